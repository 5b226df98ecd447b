import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, inside, openCatalogue, SITE, type Wire } from '../support/catalogue.js';
import { encode, picture } from '../support/pictures.js';
import { upload } from '../support/uploads.js';

const ROOT = `${SITE}/cal/events/v1`;
const LISTS = ['events', 'venues', 'organizers', 'categories', 'tags', 'images'] as const;

forEachDatabase('shaped pages of lists', (open) => {
  let catalogue: Catalogue;
  const { get, event, venue, organizer, category, tag } = bound(() => catalogue);
  before(async () => {
    catalogue = await openCatalogue(await open());
    for (const name of ['One', 'Two', 'Three']) {
      await event({ title: name });
      await venue({ venue: name });
      await organizer({ organizer: name });
      await category(name);
      await tag(name);
      const file = { name: `${name}.png`, bytes: await encode(picture(8, 8), 'png') };
      expect((await upload(catalogue, '/images', file, 'editor')).status).to.equal(201);
    }
  });
  after(() => catalogue.stop());

  /** Bodies of all pages, by the links forward from the first and then back from the last. */
  async function follow(first: string, linksOf = (body: Wire): Wire => body): Promise<Wire[]> {
    const read = async (address: string): Promise<Wire> => {
      const { status, body } = await get(address.replace(ROOT, ''), 'editor');
      expect(status, address).to.equal(200);
      return body;
    };
    const bodies = [await read(first)];
    for (const link of ['next_rest_url', 'previous_rest_url']) {
      for (;;) {
        const next = linksOf(bodies.at(-1) ?? {})[link];
        if (next === undefined) break;
        bodies.push(await read(next as string));
      }
    }
    expect(bodies).to.have.length(5);
    return bodies;
  }

  for (const list of LISTS) {
    const address = `/${list}?per_page=1&hide_empty=false`;

    it(`returns the same fields on each page of ${list}`, async () => {
      for (const fields of [
        `_fields=${list}.id,next_rest_url,previous_rest_url`,
        `_fields[]=${list}.id&_fields[]=next_rest_url&_fields[]=previous_rest_url`,
      ]) {
        for (const body of await follow(`${address}&${fields}`)) {
          expect(Object.keys(body)).to.include.oneOf(['next_rest_url', 'previous_rest_url']);
          expect(body).not.to.have.any.keys('rest_url', 'total');
          expect((body[list] as Wire[]).map(Object.keys)).to.deep.equal([['id']]);
        }
      }
    });

    it(`returns the same envelope and types on each page of ${list}`, async () => {
      for (const body of await follow(`${address}&_envelope=1&_clean=1`, (envelope) =>
        inside(envelope, 'body'),
      )) {
        expect(body).to.have.all.keys('body', 'status', 'headers');
        const { rest_url: address_, [list]: items } = inside(body, 'body');
        expect(String(address_)).to.contain('_envelope=1').and.contain('_clean=1');
        expect(items).to.have.length(1);
      }
    });
  }
});
