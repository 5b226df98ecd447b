import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue, type Wire } from '../support/catalogue.js';

const FIELDS = {
  venue: {
    found: ['venue', 'description', 'address', 'city', 'province', 'state', 'stateprovince', 'zip', 'phone'],
    passedOver: ['country', 'website'],
  },
  organizer: { found: ['organizer', 'description', 'phone', 'website', 'email'], passedOver: [] },
} as const;

forEachDatabase('a search for venues and organizers', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, put } = bound(() => catalogue);

  for (const kind of ['venue', 'organizer'] as const) {
    const { found, passedOver } = FIELDS[kind];
    const totalOf = async (search: string): Promise<unknown> =>
      (await get(`/${kind}s?search=${search}`)).body['total'];
    const textOf = (field: string): string =>
      field === 'website' ? 'https://needle.example/' : 'Some needle-work';

    for (const field of found) {
      it(`finds ${kind}s by ${field}, as it is now`, async () => {
        const before = Number(await totalOf('needle'));
        // Either the state or the province is in `stateprovince`, too; this country makes it the other one.
        const other = kind === 'venue' && { country: field === 'province' ? 'USA' : 'Norway' };
        const made: Wire = await catalogue[kind]({
          ...other,
          [kind]: `Named ${field}`,
          [field]: textOf(field),
        });
        expect(await totalOf('needle')).to.equal(before + 1);
        await put(`/${kind}s/${String(made['id'])}`, {
          [field]: field === 'website' ? '' : 'Another',
        });
        expect(await totalOf('needle')).to.equal(before);
      });
    }

    for (const field of passedOver) {
      it(`does not find ${kind}s by ${field}`, async () => {
        const before = await totalOf('needle');
        await catalogue[kind]({ [kind]: `Named ${field}`, [field]: textOf(field) });
        expect(await totalOf('needle')).to.equal(before);
      });
    }
  }
});
