import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type As, bound, type Catalogue, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

const RECORD = { author: 9999, date: 'never', website: 'no address' };

/** Values that the document allows and the catalogue refuses, field by field. */
const KINDS = [
  {
    list: 'events',
    make: 'event',
    wrong: { ...RECORD, title: ' ', start_date: 'never', timezone: 'Nowhere', post_parent: 9999 },
  },
  { list: 'venues', make: 'venue', wrong: { ...RECORD, venue: ' ' } },
  { list: 'organizers', make: 'organizer', wrong: { ...RECORD, organizer: ' ' } },
  { list: 'categories', make: 'category', wrong: { name: ' ', parent: 9999 } },
  { list: 'tags', make: 'tag', wrong: { name: ' ' } },
] as const;

forEachDatabase('rules of all updates', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { call, get, post } = bound(() => catalogue);

  for (const { list, make, wrong } of KINDS) {
    describe(`of ${list}`, () => {
      const isTerm = make === 'category' || make === 'tag';
      let counter = 0;
      const create = (): Promise<Wire> => {
        counter += 1;
        const name = `Common ${String(counter)}`;
        if (make === 'category' || make === 'tag') return catalogue[make](name);
        return catalogue[make]({ [make === 'event' ? 'title' : make]: name });
      };
      /** The names of what is refused, by 400. */
      const refused = async (method: string, path: string, fields: object, as: As): Promise<string[]> => {
        const { status, body } = await call(method, path, fields, as);
        expect([status, body['code']], `${method} ${path}`).to.deep.equal([400, 'rest_invalid_param']);
        return Object.keys(paramsOf(body)).sort();
      };

      for (const method of ['POST', 'PUT', 'PATCH']) {
        for (const address of isTerm ? ['id'] : ['id', 'slug']) {
          it(`reports all faults by ${method} and ${address} before a missing right, and changes nothing`, async () => {
            const { id, slug } = await create();
            const path = `/${list}/${address === 'id' ? String(id) : `by-slug/${String(slug)}`}`;
            const before = (await get(path)).body;
            for (const as of ['editor', 'nobody', 'subscriber'] as const) {
              expect(await refused(method, path, wrong, as), as).to.deep.equal(Object.keys(wrong).sort());
              for (const [name, value] of Object.entries(wrong))
                expect(await refused(method, path, { [name]: value }, as)).to.deep.equal([name]);
            }
            expect((await get(path)).body).to.deep.equal(before);
          });
        }
      }

      it('reports the same faults on creation as on update', async () => {
        const named = make === 'event' ? { ...wrong, end_date: '2027-05-14' } : wrong;
        for (const as of ['editor', 'nobody'] as const)
          expect(await refused('POST', `/${list}`, named, as)).to.deep.equal(Object.keys(wrong).sort());
        expect((await post(`/${list}`, wrong, 'subscriber')).status).to.equal(400);
      });
    });
  }
});
