import { expect } from 'chai';
import { Fairground } from '../../../sdk/src/index.js';

const ID = '0c6b928f590f49ebac04761bab413e49';

/** Records the requests of a client, as the end of an address with the fields of its form. */
function listen(answers: (end: string, form: URLSearchParams) => object): {
  readonly fairground: Fairground;
  readonly asked: readonly (readonly [end: string, form: URLSearchParams])[];
} {
  const asked: [string, URLSearchParams][] = [];
  const fetch = async (...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    const request = new Request(input, init);
    const end = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const form = new URLSearchParams(await request.text());
    asked.push([end, form]);
    return Response.json(answers(end, form));
  };
  return { fairground: new Fairground({ url: 'https://example.org', fetch }), asked };
}

describe('requests of feature service calls', () => {
  it('shares an item with everyone, with all signed-in users, or with nobody', async () => {
    const { fairground, asked } = listen((end) => (end === ID ? { owner: 'ada' } : { itemId: ID }));
    for (const access of ['public', 'org', 'private'] as const) await fairground.items.share(ID, access);
    const shares = asked.filter(([end]) => end === 'share').map(([, form]) => form);
    expect(shares.map((form) => [form.get('everyone'), form.get('org')])).to.deep.equal([
      ['true', 'true'],
      ['false', 'true'],
      ['false', 'false'],
    ]);
  });

  it('lists each page of a folder, from the start that the page before states', async () => {
    const { fairground, asked } = listen((end, form) => {
      if (end === 'self') return { username: 'ada', user: { username: 'ada' } };
      return form.get('start') === '1'
        ? { items: [{ id: 'a' }], nextStart: 101 }
        : { items: [{ id: 'b' }], nextStart: -1 };
    });
    const ids: string[] = [];
    for await (const { id } of fairground.folders.items('roads')) ids.push(id);
    expect(ids).to.deep.equal(['a', 'b']);
    const pages = asked.filter(([end]) => end === 'roads').map(([, form]) => form);
    expect(pages.map((form) => [form.get('start'), form.get('num')])).to.deep.equal([
      ['1', '100'],
      ['101', '100'],
    ]);
  });

  it('keeps successful deletions beside a failed one on request', async () => {
    const { fairground, asked } = listen(() => ({ deleteResults: [] }));
    const layer = fairground.services.byName('Cities').layer(0);
    await layer.deleteFeatures({ objectIds: [1, 2] }, { rollbackOnFailure: false });
    await layer.deleteFeatures({ where: 'a = 1' });
    expect(asked.map(([, form]) => Object.fromEntries(form))).to.deep.equal([
      { f: 'json', objectIds: '1,2', rollbackOnFailure: 'false', returnDeleteResults: 'true' },
      { f: 'json', where: 'a = 1', returnDeleteResults: 'true' },
    ]);
  });
});
