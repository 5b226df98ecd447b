import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

forEachDatabase('events that are parts of others', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, put, remove, event } = bound(() => catalogue);
  const pathOf = ({ id }: Wire): string => `/events/${String(id)}`;
  /** Each a part of the one before. */
  const chain = async (length: number): Promise<Wire[]> => {
    const made: Wire[] = [];
    for (let count = 0; count < length; count += 1) {
      made.push(await event({ title: 'Part', post_parent: made.at(-1)?.['id'] ?? 0 }));
    }
    return made;
  };
  const partsOf = async ({ id }: Wire): Promise<unknown> =>
    (await get(`/events?post_parent=${String(id)}`)).body['total'];

  it('refuses a parent that is a part of the event, at any depth', async () => {
    const [top = {}, middle = {}, low = {}] = await chain(3);
    for (const [upper, lower] of [
      [top, middle],
      [top, low],
      [middle, low],
      [top, top],
    ] as const) {
      const { status, body } = await put(pathOf(upper), { post_parent: lower['id'], title: 'Circle' });
      expect([status, body['code'], Object.keys(paramsOf(body))]).to.deep.equal([
        ...[400, 'rest_invalid_param', ['post_parent']],
      ]);
      expect(paramsOf(body)['post_parent']).to.match(/must not be (?:a part of )?the event itself/);
      expect((await get(pathOf(upper))).body['title']).to.equal('Part');
    }
    expect([await partsOf(top), await partsOf(middle), await partsOf(low)]).to.deep.equal([1, 1, 0]);
  });

  it('refuses a cycle through an event in the trash', async () => {
    const [top = {}, middle = {}, low = {}] = await chain(3);
    await remove(pathOf(middle));
    expect((await put(pathOf(top), { post_parent: low['id'] })).status).to.equal(400);
  });

  it('moves events within the tree, and upwards', async () => {
    const [top = {}, middle = {}, low = {}] = await chain(3);
    expect((await put(pathOf(low), { post_parent: top['id'] })).status).to.equal(200);
    expect((await put(pathOf(middle), { post_parent: low['id'] })).status).to.equal(200);
    expect([await partsOf(top), await partsOf(low), await partsOf(middle)]).to.deep.equal([1, 1, 0]);
  });

  it('prevents two concurrent changes from forming a cycle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await event({ title: 'One' }), await event({ title: 'Other' })];
      const answers = await Promise.all([
        put(pathOf(one), { post_parent: other['id'] }),
        put(pathOf(other), { post_parent: one['id'] }),
      ]);
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 400]);
    }
  });
});
