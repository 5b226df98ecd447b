import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  bound,
  type Catalogue,
  inside,
  openCatalogue,
  SITE,
  type Wire,
  without,
} from '../support/catalogue.js';

const ROOT = `${SITE}/cal/events/v1`;

forEachDatabase('clean bodies', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, post, put, event, venue } = bound(() => catalogue);
  const pathOf = ({ id }: Wire): string => `/events/${String(id)}`;

  it('gives each key of a clean body one type, and keeps other values', async () => {
    const made = await event({ venue: { venue: 'Hall' }, organizer: ['Club', 'Band'].map(asOrganizer) });
    const plain = (await get(pathOf(made))).body;
    const { body } = await get(`${pathOf(made)}?_clean=1`);
    const changed = ['author', 'image', 'venue', 'organizer', 'custom_fields'];
    const details = Object.keys(plain).filter((name) => name.endsWith('_date_details'));
    expect(details).to.have.lengthOf(4);
    expect(without(body, ...changed, ...details)).to.deep.equal(without(plain, ...changed, ...details));
    const { editor } = catalogue.ids;
    const hall = { ...inside(plain, 'venue'), author: editor };
    expect(body).to.deep.include({ author: editor, image: null, venue: [hall], custom_fields: {} });
    expect((body['organizer'] as Wire[]).map(({ author }) => author)).to.deep.equal([editor, editor]);
    const parts = { year: 2027, month: 5, day: 14, hour: 18, minutes: 0, seconds: 0 };
    expect(body['start_date_details']).to.deep.equal(parts);
  });

  it('cleans lists, and keeps the parameter in their links', async () => {
    for (let count = 0; count < 2; count += 1) await event({ title: 'Paged' });
    const { body } = await get('/events?search=paged&per_page=1&_clean=true');
    expect((body['events'] as Wire[]).map(({ image, venue: none }) => [image, none])).to.deep.equal([
      [null, []],
    ]);
    const next = String(body['next_rest_url']);
    const other = await get(next.slice(ROOT.length));
    expect((other.body['events'] as Wire[])[0]).to.include({ image: null });
    expect(other.body['previous_rest_url']).to.match(/&_clean=1$/);
    const { body: venues } = await get('/venues?_clean=1&per_page=1');
    expect((venues['venues'] as Wire[])[0]?.['author']).to.be.a('number');
    expect((await get('/categories?_clean=1')).body['rest_url']).to.match(/&_clean=1$/);
  });

  it('trims and wraps clean bodies, and cleans replies to writes', async () => {
    const made = await event({ venue: { venue: 'Trimmed Hall' } });
    const { body } = await get(`${pathOf(made)}?_clean=1&_fields=author,venue.venue&_envelope=1`);
    expect(body['body']).to.deep.equal({ author: catalogue.ids.editor, venue: [{ venue: 'Trimmed Hall' }] });
    const written = await put(`${pathOf(made)}?_clean=1`, { title: 'Written' });
    expect(written.body).to.include({ author: catalogue.ids.editor, image: null });
    const failed = await post('/events?_clean=1', { title: 'No times' });
    expect([failed.status, inside(failed.body, 'data')['params']]).to.deep.equal([
      400,
      { start_date: 'start_date is required.', end_date: 'end_date is required.' },
    ]);
  });

  it('changes nothing when a clean body is sent back', async () => {
    const hall = await venue({ venue: 'Kept Hall', city: 'Graz' });
    for (const fields of [
      { venue: hall['id'], organizer: [asOrganizer('Kept Club')], cost: '$5' },
      { status: 'draft' },
      { password: 'tulip', description: 'Hidden', venue: hall['id'] },
    ]) {
      const path = pathOf(await event(fields));
      const read = async (query = ''): Promise<Wire> => {
        const { status, body } = await get(`${path}?context=edit${query}`, 'editor');
        expect(status).to.equal(200);
        return without(body, 'modified', 'modified_utc', 'json_ld');
      };
      const before = await read();
      const sent = await put(path, await read('&_clean=1'));
      expect(sent.status, JSON.stringify(sent.body)).to.equal(200);
      expect(await read()).to.deep.equal(before);
      const { body: list } = await get(`/events?include=${path.slice('/events/'.length)}&_clean=1`, 'editor');
      const [listed] = list['events'] as Wire[];
      expect((await put(path, listed)).status).to.equal(200);
      expect(await read()).to.deep.equal(before);
    }
  });

  it('cleans only on request, and only records', async () => {
    const made = await event();
    for (const query of ['', '?_clean=0', '?_clean=', '?_clean=false']) {
      expect((await get(`${pathOf(made)}${query}`)).body, query).to.include({ image: false });
    }
    for (const path of ['', '/doc']) {
      expect((await get(`${path}?_clean=1`)).body, path).to.deep.equal((await get(path)).body);
    }
  });
});

function asOrganizer(organizer: string): Wire {
  return { organizer };
}
