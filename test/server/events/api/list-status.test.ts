import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type As, bound, type Catalogue, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

forEachDatabase('status of a list of events', (open) => {
  let catalogue: Catalogue;
  const { get, put, event } = bound(() => catalogue);
  before(async () => {
    catalogue = await openCatalogue(await open());
    for (const owner of ['author', 'editor'] as const) {
      for (const status of ['publish', 'future', 'draft', 'pending', 'private', 'trash'] as const) {
        const made = await event({ title: `${owner} ${status}`, author: catalogue.ids[owner] });
        const date = status === 'future' ? { date: '2027-01-01' } : {};
        await put(`/events/${String(made['id'])}`, { status, ...date });
      }
    }
  });
  after(() => catalogue.stop());

  const titles = async (query: string, as: As): Promise<string[]> => {
    const { status, body } = await get(`/events?per_page=50&${query}`, as);
    expect(status, JSON.stringify(body)).to.equal(200);
    const found = (body['events'] as Wire[]).map(({ title }) => String(title));
    expect(body['total']).to.equal(found.length);
    return found.sort();
  };
  const of = (owner: string, ...statuses: string[]): string[] =>
    statuses.map((status) => `${owner} ${status}`);
  const unpublished = ['draft', 'future', 'pending', 'private'];
  const published = ['author publish', 'editor publish'];

  it('lists only published events for the public', async () => {
    for (const as of ['nobody', 'subscriber'] as const) {
      expect(await titles('', as)).to.deep.equal(published);
      expect(await titles('status=publish', as)).to.deep.equal(published);
      expect(await titles('status[]=publish', as)).to.deep.equal(published);
    }
  });

  for (const value of ['draft', 'publish,draft', 'any', 'trash', '']) {
    it(`refuses the status "${value}" to the public`, async () => {
      for (const as of ['nobody', 'subscriber'] as const) {
        const { status, body } = await get(`/events?status=${value}`, as);
        expect([status, body['code']], as).to.deep.equal([400, 'rest_invalid_param']);
        expect(Object.keys(paramsOf(body))).to.deep.equal(['status']);
      }
    });
  }

  it('lists everything but the trash that a writer may read by default', async () => {
    const mine = [...of('author', ...unpublished), ...published].sort();
    expect(await titles('', 'author')).to.deep.equal(mine);
    expect(await titles('', 'contributor')).to.deep.equal(published);
    const all = [...mine, ...of('editor', ...unpublished)].sort();
    for (const as of ['editor', 'administrator'] as const) expect(await titles('', as)).to.deep.equal(all);
  });

  it('accepts one or several statuses from writers, the trash among them', async () => {
    for (const list of ['draft,private', ' draft , private ', 'private,,draft,']) {
      const query = `status=${encodeURIComponent(list)}`;
      expect(await titles(query, 'author'), list).to.deep.equal(of('author', 'draft', 'private'));
    }
    for (const as of ['editor', 'administrator'] as const) {
      expect(await titles('status[]=trash&status[]=future', as)).to.deep.equal([
        ...[...of('author', 'future', 'trash'), ...of('editor', 'future', 'trash')],
      ]);
    }
    expect(await titles('status=trash', 'author')).to.deep.equal(of('author', 'trash'));
    expect(await titles('status=draft', 'contributor')).to.deep.equal([]);
  });

  for (const value of ['foo', 'any', 'publish,foo', '']) {
    it(`refuses the status "${value}" to writers, too`, async () => {
      const { status, body } = await get(`/events?status=${value}`, 'editor');
      expect([status, Object.keys(paramsOf(body))]).to.deep.equal([400, ['status']]);
    });
  }

  it('applies the status to include and search, too', async () => {
    const { body } = await get('/events?per_page=50&status=draft,private,trash', 'editor');
    const include = (body['events'] as Wire[]).map(({ id }) => String(id)).join(',');
    expect(await titles(`include=${include}`, 'nobody')).to.deep.equal([]);
    expect(await titles(`include=${include}`, 'author')).to.deep.equal(of('author', 'draft', 'private'));
    expect(await titles('search=draft', 'nobody')).to.deep.equal([]);
    expect(await titles('search=draft', 'author')).to.deep.equal(of('author', 'draft'));
  });
});
