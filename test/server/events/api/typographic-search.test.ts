import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue, type Wire } from '../support/catalogue.js';

/** Names as people type them, and other ways to look for them. */
const NAMES: readonly (readonly [name: string, ...searches: string[]])[] = [
  ["Xi'an lantern night", 'Xi\u2019an', "xi'AN", 'Xi&#8217;an lantern night', '"Xi\u2019an lantern"'],
  ['Jo\u2019s quiz', "jo's", 'jo\u2018s', 'Jo&rsquo;s'],
  ['9-5 -- "Work" ... 2x4', '9-5 \u2014 \u201cWork\u201d \u2026 2\u00d74', '9\u20135', '2\u00d74'],
  ['Rock & Roll', 'Rock &amp; Roll', 'Rock &#038; Roll', 'rock & roll'],
  ['Caf\u00e9 de la Cr\u00e8me', 'cafe creme', 'Cafe\u0301', 'CAF\u00c9', 'caf&eacute;'],
  ['Stra\u00dfenfest', 'strassenfest', 'STRASSENFEST', 'Stra&szlig;enfest'],
  ['\u0130zmir G\u00fcn\u00fc', 'izmir gunu', 'IZMIR', '\u0130zmir'],
  ['\u00c6r\u00f8 \u0141\u00f3d\u017a', 'aero lodz', '\u00e6r\u00f8'],
  ['\uff2a\uff41\uff5a\uff5a\u3000Nacht', 'jazz nacht', 'Jazz'],
  ['O\ufb03ce hours', 'office', 'o\ufb03ce'],
  ['Soft\u00adhyphen zero\u200bwidth', 'softhyphen', 'zerowidth', 'zero\u200bwidth'],
  ['\u03a7\u03bf\u03c1\u03cc\u03c2', '\u03c7\u03bf\u03c1\u03bf\u03c3', '\u03a7\u039f\u03a1\u039f\u03a3'],
  ['\u0401\u043b\u043a\u0430', '\u0435\u043b\u043a\u0430', '\u0401\u041b\u041a\u0410'],
  ['100% _under_', '100%', '_under_'],
];

forEachDatabase('searches of displayed names', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, put, event } = bound(() => catalogue);
  const found = async (list: string, search: string): Promise<unknown[]> => {
    const query = new URLSearchParams({ search });
    if (list === 'categories' || list === 'tags') query.set('hide_empty', 'false');
    const { status, body } = await get(`/${list}?${query.toString()}`);
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body['total']).to.equal((body[list] as Wire[]).length);
    return (body[list] as Wire[]).map(({ id }) => id);
  };

  for (const [list, field, make] of [
    ['events', 'title', (name: string) => catalogue.event({ title: name })],
    ['venues', 'venue', (name: string) => catalogue.venue({ venue: name })],
    ['organizers', 'organizer', (name: string) => catalogue.organizer({ organizer: name })],
    ['categories', 'name', (name: string) => catalogue.category(name)],
    ['tags', 'name', (name: string) => catalogue.tag(name)],
  ] as const) {
    it(`finds the ${list}, whatever punctuation is typed`, async () => {
      for (const [name, ...searches] of NAMES) {
        const made = await make(name);
        const shown = String(made[field]);
        for (const search of [name, shown, ...searches]) {
          // Terms are found by a part of their name, in which quotes are quotes and words have their order.
          const isOfWords = search.startsWith('"') || search === 'cafe creme';
          if (isOfWords && (list === 'categories' || list === 'tags')) continue;
          expect(await found(list, search), `${name}: ${search}`).to.deep.equal([made['id']]);
        }
      }
    });
  }

  it('finds words of descriptions across markup, entities and blanks', async () => {
    const description = '<p>It&rsquo;s a <b>walk</b>about&nbsp;by\nnight</p><p>Tom &amp; Ann\u2019s</p>';
    const { id } = await event({ title: 'Told', description });
    for (const search of ["it's", 'walkabout', '"about by night"', 'tom & ann', "Ann's", 'It\u2019s'])
      expect(await found('events', search), search).to.deep.equal([id]);
    const venue = await catalogue.venue({
      venue: 'Told',
      description,
      address: '5 Rue de l\u2019Od\u00e9on',
    });
    for (const search of ['walkabout', "l'odeon", 'de l\u2019Od\u00e9on'])
      expect(await found('venues', search), search).to.deep.equal([venue['id']]);
  });

  it('finds terms by their slug and by changed names', async () => {
    const { id } = await catalogue.category('Fr\u00fchling\u2019s', { slug: 'spring-term' });
    expect(await found('categories', 'spring\u2013term')).to.deep.equal([id]);
    expect(await found('categories', "fruhling's")).to.deep.equal([id]);
    await put(`/categories/${String(id)}`, { name: 'Autumn\u2019s' });
    expect(await found('categories', 'fruhling')).to.deep.equal([]);
    expect(await found('categories', "autumn's")).to.deep.equal([id]);
  });

  it('refuses a search of invisible characters only', async () => {
    for (const list of ['events', 'venues', 'organizers', 'categories', 'tags']) {
      const { status } = await get(`/${list}?search=%E2%80%8B`);
      expect([list, status]).to.deep.equal([list, 400]);
    }
  });

  it('finds the same records in calendars', async () => {
    const query = new URLSearchParams({ search: 'Xi\u2019an' });
    const reply = await catalogue.send('GET', `/events.ics?${query.toString()}`);
    expect(reply.headers['x-tec-total']).to.equal('1');
  });

  it('excludes words only after an ASCII hyphen', async () => {
    await event({ title: 'Harbour \u2013Night' });
    await event({ title: 'Harbour day' });
    const titles = async (search: string): Promise<number> => (await found('events', search)).length;
    expect(await titles('harbour -night')).to.equal(1);
    expect(await titles('harbour \u2013night')).to.equal(1);
    expect(await titles('harbour')).to.equal(2);
  });
});
