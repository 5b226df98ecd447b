import { expect } from 'chai';
import { PageList } from '../../../sdk/src/paging/page-list.js';
import { rejectionOf } from '../../support/rejection.js';

interface Page {
  readonly number: number;
  readonly items: readonly string[];
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('PageList', () => {
  const pages = [['a', 'b'], ['c'], [], ['d']];
  let loaded: number[];

  const list = (start = 0): PageList<Page, string, number> =>
    new PageList({
      start,
      load: (number) => {
        loaded.push(number);
        return Promise.resolve({ number, items: pages[number] ?? [] });
      },
      after: (_, number) => (number < pages.length - 1 ? number + 1 : undefined),
      items: (page) => page.items,
    });

  beforeEach(() => (loaded = []));

  it('returns one page when awaited', async () => {
    expect(await list()).to.deep.equal({ number: 0, items: ['a', 'b'] });
    expect(loaded).to.deep.equal([0]);
  });

  it('yields every item when iterated', async () => {
    expect(await collect(list())).to.deep.equal(['a', 'b', 'c', 'd']);
  });

  it('starts at the requested page', async () => {
    expect(await collect(list(1))).to.deep.equal(['c', 'd']);
  });

  it('yields whole pages on request', async () => {
    expect((await collect(list().pages())).map(({ number }) => number)).to.deep.equal([0, 1, 2, 3]);
  });

  it('loads no page before it is needed', async () => {
    const walked = list();
    expect(loaded).to.deep.equal([]);
    for await (const item of walked) if (item === 'b') break;
    expect(loaded).to.deep.equal([0]);
  });

  it('passes a failure on to whoever awaits it', async () => {
    const failing = new PageList<Page, string, number>({
      start: 0,
      load: () => Promise.reject(new Error('down')),
      after: () => undefined,
      items: () => [],
    });
    expect(
      await failing.then(
        () => 'fine',
        (error: unknown) => (error as Error).message,
      ),
    ).to.equal('down');
  });

  it('does not accept a page without its items', async () => {
    const strange = new PageList<Page, string, number>({
      start: 0,
      load: () => Promise.resolve({ message: 'soon' } as unknown as Page),
      after: () => undefined,
      items: (page) => page.items,
    });
    for (const asked of [Promise.resolve(strange), collect(strange)])
      expect(await rejectionOf(asked)).to.include({
        code: 'unexpected_reply',
        excerpt: '{"message":"soon"}',
      });
  });
});
