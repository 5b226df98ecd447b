import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  bound,
  type Catalogue,
  inside,
  openCatalogue,
  paramsOf,
  SITE,
  type Wire,
} from '../support/catalogue.js';

const ROOT = `${SITE}/cal/events/v1`;

forEachDatabase('categories over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, post, put, remove, event, category, tag } = bound(() => catalogue);

  it('shows the ancestors of a category in its URL', async () => {
    const nature = await category('Nature');
    const outdoors = await category('Outdoors', { parent: nature['id'] });
    const walks = await category('Walks', { parent: String(outdoors['id']) });
    expect(walks).to.include({
      parent: outdoors['id'],
      url: `${SITE}/events/category/nature/outdoors/walks/`,
    });
    expect(inside(walks, 'urls')).to.include({ up: `${ROOT}/categories/${String(outdoors['id'])}` });
    expect(nature['urls']).to.not.have.property('up');
    expect((await get(`/categories/${String(walks['id'])}`)).body).to.deep.equal(walks);
    const listed = (await get(`/categories?hide_empty=false&search=walks`)).body['categories'];
    expect(listed).to.deep.equal([walks]);
  });

  it('refuses a parent that is not a category', async () => {
    const { id } = await tag('No parent');
    const { id: child } = await category('Child');
    const refusals = [];
    for (const parent of ['', 'foo', 999999, 1e12, -1, 1.5, id]) {
      refusals.push(await post('/categories', { name: 'Refused', parent }));
      refusals.push(await put(`/categories/${String(child)}`, { parent }));
    }
    for (const parent of [0, '0']) refusals.push(await post('/categories', { name: 'Refused', parent }));
    for (const { status, body } of refusals) {
      expect(status, JSON.stringify(body)).to.equal(400);
      expect(Object.keys(paramsOf(body))).to.deep.equal(['parent']);
    }
    const { body } = await put(`/categories/${String(child)}`, { parent: 999999, name: '<i></i>' });
    expect(paramsOf(body)).to.have.all.keys('parent', 'name');
  });

  it('allows one name under different parents, and adds the slug of the parent to the slug', async () => {
    const sport = await category('Sport');
    const ball = await category('Ball', { parent: sport['id'] });
    await category('Finals');
    const first = await category('Finals', { parent: sport['id'] });
    expect(first).to.include({ slug: 'finals-sport' });
    expect(await category('Finals', { parent: ball['id'] })).to.include({ slug: 'finals-ball' });
    const { status, body } = await post('/categories', { name: 'FINALS', parent: sport['id'] });
    expect(status).to.equal(400);
    expect(inside(body, 'data')).to.include({ term_id: first['id'] });
    // The parents' slugs are taken in turn, and at last there is a number.
    expect(await category('Finals!', { parent: ball['id'] })).to.include({ slug: 'finals-ball-sport' });
    expect(await category('Finals?', { parent: ball['id'] })).to.include({ slug: 'finals-ball-sport-2' });
  });

  it('moves a category to another parent, but never below itself', async () => {
    const top = await category('Top');
    const middle = await category('Middle', { parent: top['id'] });
    const low = await category('Low', { parent: middle['id'] });
    const path = `/categories/${String(top['id'])}`;
    for (const parent of [top['id'], middle['id'], low['id']]) {
      const { status, body } = await put(path, { parent });
      expect(status).to.equal(400);
      expect(Object.keys(paramsOf(body))).to.deep.equal(['parent']);
    }
    const moved = await put(`/categories/${String(low['id'])}`, { parent: top['id'] });
    expect(moved.body).to.include({ parent: top['id'], url: `${SITE}/events/category/top/low/` });
    const renamed = await put(`/categories/${String(low['id'])}`, { name: 'Lower' });
    expect(renamed.body).to.include({ name: 'Lower', parent: top['id'] });
  });

  it('moves a category to the top with the parent value of top categories', async () => {
    const above = await category('Ground floor');
    const { id } = await category('Cellar', { parent: above['id'] });
    const { status, body } = await put(`/categories/${String(id)}`, { parent: 0 });
    expect(status).to.equal(200);
    expect(body).to.include({ parent: 0, url: `${SITE}/events/category/cellar/` });
    expect(body['urls']).to.not.have.property('up');
    expect((await put(`/categories/${String(id)}`, body)).body).to.deep.equal(body);
  });

  it('prevents two concurrent moves from forming a cycle', async () => {
    for (let round = 0; round < 5; round += 1) {
      // Each move is right by itself, and has nothing to do with the other but what lies between them.
      const upper = await category(`Upper ${String(round)}`);
      const underUpper = await category(`Under upper ${String(round)}`, { parent: upper['id'] });
      const other = await category(`Other ${String(round)}`);
      const underOther = await category(`Under other ${String(round)}`, { parent: other['id'] });
      const answers = await Promise.all([
        put(`/categories/${String(upper['id'])}`, { parent: underOther['id'] }),
        put(`/categories/${String(other['id'])}`, { parent: underUpper['id'] }),
      ]);
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 400]);
    }
  });

  it('keeps ancestors of used categories in the default list', async () => {
    const arts = await category('Performing arts');
    const theatre = await category('Theatre', { parent: arts['id'] });
    const puppets = await category('Puppets', { parent: theatre['id'] });
    await category('Shadow puppets', { parent: puppets['id'] });
    await category('Opera', { parent: arts['id'] });
    const list = async (query = ''): Promise<unknown[][]> => {
      const { body } = await get(`/categories?include=${every.join(',')}${query}`);
      expect(body['total']).to.equal((body['categories'] as Wire[]).length);
      return (body['categories'] as Wire[]).map(({ name, parent, count }) => [name, parent, count]);
    };
    const { body: all } = await get('/categories?hide_empty=false&per_page=50');
    const every = (all['categories'] as Wire[]).map(({ id }) => id);
    const names = async (query = ''): Promise<unknown[]> => (await list(query)).map(([name]) => name);
    const before = await names();
    expect(before).not.to.include.members(['Performing arts']);
    const made = await event({ categories: [puppets['id']], status: 'draft' });
    expect(await names()).to.deep.equal(before);
    await put(`/events/${String(made['id'])}`, { status: 'publish' });
    expect(await list()).to.deep.include.members([
      ['Performing arts', 0, 0],
      ['Theatre', arts['id'], 0],
      ['Puppets', theatre['id'], 1],
    ]);
    expect(await names()).not.to.include.oneOf(['Shadow puppets', 'Opera']);
    expect(await names(`&parent=${String(arts['id'])}`)).to.deep.equal(['Theatre']);
    expect(await names('&search=theatre')).to.deep.equal(['Theatre']);
    expect(await names('&slug=performing-arts&hide_empty=true')).to.deep.equal(['Performing arts']);
    expect(await names(`&exclude=${String(puppets['id'])}&parent=${String(theatre['id'])}`)).to.deep.equal(
      [],
    );
    expect(await names(`&event=${String(made['id'])}`)).to.deep.equal(['Puppets']);
    await remove(`/events/${String(made['id'])}`);
    expect(await names()).to.deep.equal(before);
  });

  it('moves the children of a deleted category to its parent', async () => {
    const above = await category('Above');
    const between = await category('Between', { parent: above['id'] });
    const below = await category('Below', { parent: between['id'] });
    const deleted = await remove(`/categories/${String(between['id'])}`);
    expect(deleted.body).to.deep.equal(between);
    const path = `/categories/${String(below['id'])}`;
    expect((await get(path)).body).to.include({ parent: above['id'] });
    await remove(`/categories/${String(above['id'])}`);
    const { body } = await get(path);
    expect(body).to.include({ parent: 0 });
    expect(body['urls']).to.not.have.property('up');
  });
});
