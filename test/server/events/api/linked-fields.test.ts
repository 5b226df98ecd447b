import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  bound,
  type Catalogue,
  detailsOf,
  inside,
  openCatalogue,
  paramsOf,
  type Wire,
  without,
} from '../support/catalogue.js';

const CONTACT = ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'stateprovince'];
/** The fields of a venue and an organizer that are text, besides the name. */
const TEXTS = {
  venue: ['description', ...CONTACT],
  organizer: ['description', 'phone', 'email'],
} as const;
/** Where a search looks, besides the name and the description. */
const SEARCHED = {
  venue: ['address', 'city', 'province', 'state', 'stateprovince', 'zip', 'phone'],
  organizer: ['phone', 'email', 'website'],
} as const;

for (const kind of ['venue', 'organizer'] as const) {
  const list = `${kind}s`;

  forEachDatabase(`fields of ${list}`, (open) => {
    let catalogue: Catalogue;
    before(async () => {
      catalogue = await openCatalogue(await open());
    });
    after(() => catalogue.stop());
    const { get, post, put, remove } = bound(() => catalogue);
    const make = (name: string, fields: Wire = {}): Promise<Wire> =>
      catalogue[kind]({ [kind]: name, ...fields });
    const path = ({ id }: Wire): string => `/${list}/${String(id)}`;

    it('accepts texts, empty ones included, and nothing else in text fields', async () => {
      const empty = Object.fromEntries(TEXTS[kind].map((name) => [name, '']));
      expect(await make('Empty', empty)).to.not.have.any.keys(...TEXTS[kind]);
      const { body } = await post(`/${list}`, {
        [kind]: 'Numbers',
        ...Object.fromEntries(TEXTS[kind].map((name) => [name, 5])),
      });
      expect(paramsOf(body)).to.have.all.keys(...TEXTS[kind]);
      expect(detailsOf(body)).to.have.all.keys(...TEXTS[kind]);
    });

    it('shows, keeps, changes and clears each text field separately', async () => {
      const all = Object.fromEntries(TEXTS[kind].map((name) => [name, `Old ${name}`]));
      const shown = (fields: Wire): Wire => ({
        ...fields,
        ...(typeof fields['description'] === 'string' && {
          description: `<p>${fields['description']}</p>`,
        }),
      });
      const made = await make('Single', all);
      expect(made).to.include(shown(all));
      let now: Wire = all;
      for (const name of TEXTS[kind]) {
        const changed = { [name]: `New ${name}` };
        now = { ...now, ...changed };
        expect((await put(path(made), changed)).body, name).to.include(shown(now));
      }
      for (const name of TEXTS[kind]) {
        const { body } = await put(path(made), { [name]: '' });
        now = without(now, name);
        expect(body, name).to.include(shown(now));
        if (name !== 'stateprovince') expect(body).to.not.have.property(name);
      }
    });

    it('removes markup from text fields on creation and update', async () => {
      const names = TEXTS[kind].filter((name) => name !== 'description');
      const sent = (age: string): Wire => ({
        [kind]: `<i>Marked</i> ${age}`,
        description: `<b>${age}</b><script>x()</script>`,
        ...Object.fromEntries(names.map((name) => [name, `<b>${age}</b> <script>x()</script>${name} < 5`])),
      });
      const shown = (age: string): Wire => ({
        [kind]: `Marked ${age}`,
        description: `<p><b>${age}</b></p>`,
        ...Object.fromEntries(names.map((name) => [name, `${age} ${name} &lt; 5`])),
      });
      const { [kind]: name = '', ...fields } = sent('Old');
      const made = await make(String(name), fields);
      expect(made).to.include(shown('Old'));
      expect((await put(path(made), sent('New'))).body).to.include(shown('New'));
    });

    it('treats a field sent as null as one that was not sent', async () => {
      const made = await make('Nulled', { ...Object.fromEntries(TEXTS[kind].map((name) => [name, 'Kept'])) });
      const names = [kind, 'status', 'author', 'date', 'date_utc', ...TEXTS[kind]];
      const { status, body } = await put(path(made), Object.fromEntries(names.map((name) => [name, null])));
      expect([status, body]).to.deep.equal([200, made]);
      const missing = await post(`/${list}`, { [kind]: null });
      expect(missing.body['code']).to.equal('rest_missing_callback_param');
    });

    it('requires a name with some text, in an update, too', async () => {
      const made = await make('Named');
      for (const name of ['', ' ', '<b></b>', 5, ['Named']]) {
        const { status, body } = await put(path(made), { [kind]: name });
        expect([status, Object.keys(paramsOf(body))], JSON.stringify(name)).to.deep.equal([400, [kind]]);
      }
    });

    it('requires a website to be an address or empty', async () => {
      for (const website of ['foo', 'a.example', 'javascript:alert(1)']) {
        const { status, body } = await post(`/${list}`, { [kind]: 'Address', website });
        expect([status, Object.keys(paramsOf(body))], website).to.deep.equal([400, ['website']]);
      }
      const website = 'ftp://files.example.org/?a=1&b=2';
      const made = await make('Address', { website });
      expect(made['website']).to.equal(website);
      for (const empty of ['', null]) {
        await put(path(made), { website });
        const { status, body } = await put(path(made), { website: empty });
        expect(status, JSON.stringify(empty)).to.equal(200);
        expect(body).to.not.have.property('website');
      }
    });

    it('replaces each field that is sent for an existing record, and no other', async () => {
      const names = TEXTS[kind].filter((name) => name !== 'description');
      let now: Wire = Object.fromEntries(names.map((name) => [name, `old ${name}`]));
      now = { ...now, website: 'https://old.example/' };
      const made = await make('Completed', now);
      for (const name of [...names, 'website']) {
        // Another address would be that of another venue, but not in other letters.
        const isAddress = ['address', 'city', 'zip'].includes(name);
        const text = name === 'website' ? 'https://new.example/' : `New ${name}`;
        const sent = { [name]: isAddress ? `OLD ${name}` : text };
        now = { ...now, ...sent };
        expect(await make('completed', sent), name).to.include({ id: made['id'], ...now });
      }
      expect((await get(`/${list}?search=completed`)).body['total']).to.equal(1);
    });

    it('changes only the contact fields of an existing record that is named again', async () => {
      const [mapped, unmapped] = kind === 'venue' ? [{ show_map: true }, { show_map: false }] : [{}, {}];
      const made = await make('Left Alone', { date: '2026-01-01', phone: '1', ...unmapped });
      const { author } = catalogue.ids;
      const sent = { date: '2026-02-01', status: 'draft', author, phone: '2', ...mapped };
      expect(await make('LEFT alone', sent)).to.deep.equal({
        ...made,
        phone: '2',
        ...{ modified: '2026-09-02 10:00:00', modified_utc: '2026-09-02 14:00:00' },
      });
    });

    it('ignores slug and unknown fields of a linked record', async () => {
      const made = await make('Own slug', { slug: 'another', unheard_of: 1, global_id: 'evil' });
      expect(made).to.include({ slug: 'own-slug' });
      expect((await put(path(made), { slug: 'another', url: 'x' })).body).to.include({ slug: 'own-slug' });
    });

    for (const field of SEARCHED[kind]) {
      it(`finds a record by ${field}`, async () => {
        const value = field === 'website' ? 'https://findme.example.org/' : 'Findme 4711';
        const made = await make(`By ${field}`, { [field]: value });
        for (const search of ['findme', 'FINDM', field === 'website' ? 'example+findme' : '4711+findme']) {
          const { body } = await get(`/${list}?search=${search}`);
          expect(body['total'], search).to.equal(1);
          expect(inside(body, list)).to.have.nested.property('[0].id', made['id']);
        }
        await put(path(made), { [field]: '' });
        expect((await get(`/${list}?search=findme`)).body['total']).to.equal(0);
        await remove(path(made));
      });
    }

    it('finds no record by a field that is not searched', async () => {
      const fields = kind === 'venue' ? { country: 'Unsought', website: 'https://unsought.example/' } : {};
      await make('Overlooked', { ...fields, image: '' });
      for (const search of ['unsought', 'publish']) {
        expect((await get(`/${list}?search=${search}`)).body['total'], search).to.equal(0);
      }
    });

    it('lets an update give a record the name of another', async () => {
      const [first, second] = [await make('Equal'), await make('Unequal')];
      const { status, body } = await put(path(second), { [kind]: 'Equal' });
      expect([status, body[kind]]).to.deep.equal([200, 'Equal']);
      expect(body['id']).to.not.equal(first['id']);
    });

    it('keeps the publication date, but dates a draft when it is published', async () => {
      const draft = await make('Dated', { status: 'draft' });
      const kept = await make('Long ago', { date: '2020-01-01 10:00' });
      catalogue.setNow('2026-09-02T15:00:00Z');
      const published = await put(path(draft), { status: 'publish' });
      const changed = await put(path(kept), { phone: '1' });
      catalogue.setNow('2026-09-02T14:00:00Z');
      expect(published.body).to.include({ status: 'publish', date: '2026-09-02 11:00:00' });
      expect(changed.body).to.include({ date: '2020-01-01 10:00:00', modified: '2026-09-02 11:00:00' });
    });

    it('defaults the author to the caller, accepts a number or digits, and keeps it', async () => {
      const { author, editor } = catalogue.ids;
      expect(await make('Written by the caller')).to.include({ author: String(editor) });
      for (const [index, sent] of [author, String(author)].entries()) {
        const made = await make(`Written for another ${String(index)}`, { author: sent });
        expect(made['author']).to.equal(String(author));
        expect((await put(path(made), { phone: '1' })).body['author'], 'not sent').to.equal(String(author));
        expect((await put(path(made), { author: String(editor) })).body['author']).to.equal(String(editor));
      }
      const made = await make('Written by nobody');
      for (const wrong of ['', 9999, '9999', 'author']) {
        for (const answer of [
          await post(`/${list}`, { [kind]: 'Refused', author: wrong }),
          await put(path(made), { author: wrong }),
        ]) {
          expect(answer.status, JSON.stringify(wrong)).to.equal(400);
          expect(Object.keys(paramsOf(answer.body)), JSON.stringify(wrong)).to.deep.equal(['author']);
        }
      }
    });

    it('accepts times and timestamps in date and date_utc', async () => {
      const made = await make('At no time');
      for (const name of ['date', 'date_utc']) {
        for (const time of [1767225600, '1767225600']) {
          const { body } = await put(path(made), { [name]: time });
          expect(body['date_utc'], name).to.equal('2026-01-01 00:00:00');
          await put(path(made), { [name]: '2026-02-01' });
        }
      }
      for (const name of ['date', 'date_utc']) {
        for (const wrong of ['', 'x', '2027-13-01']) {
          for (const answer of [
            await post(`/${list}`, { [kind]: 'Refused', [name]: wrong }),
            await put(path(made), { [name]: wrong }),
          ]) {
            expect(answer.status, `${name} ${wrong}`).to.equal(400);
            expect(Object.keys(paramsOf(answer.body)), `${name} ${wrong}`).to.deep.equal([name]);
          }
        }
      }
    });

    it('keeps status and date of publication that an update does not send', async () => {
      for (const status of ['publish', 'draft', 'pending', 'private']) {
        const made = await make(`Kept ${status}`, { status });
        catalogue.setNow('2026-09-02T15:00:00Z');
        const { body } = await put(path(made), { phone: '1' });
        catalogue.setNow('2026-09-02T14:00:00Z');
        expect(body, status).to.include({ status, date: made['date'], date_utc: made['date_utc'] });
      }
    });

    it('finds an existing record of the same name and description', async () => {
      const made = await make('Found Again', { phone: '1' });
      const again = await post(`/${list}`, { [kind]: 'FOUND again', phone: '2' });
      expect([again.status, again.body['id'], again.body['phone']]).to.deep.equal([201, made['id'], '2']);
      const other = await make('Found Again', { description: 'Not that one' });
      expect(other['id']).to.not.equal(made['id']);
      const described = await make('Found Described', { description: 'One' });
      expect((await make('Found Described'))['id']).to.equal(described['id']);
      expect((await make('Found Described', { description: '' }))['id']).to.not.equal(described['id']);
      if (kind === 'organizer') return;
      const here = await make('At Two Places', { address: '1 Here Street' });
      const there = await make('At Two Places', { address: '2 There Street' });
      expect(there['id']).to.not.equal(here['id']);
      expect((await make('At Two Places', { address: '1 here street' }))['id']).to.equal(here['id']);
    });
  });
}

forEachDatabase('maps of venues', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { put, venue } = bound(() => catalogue);

  for (const [value, shown] of [
    ...[true, 'true', '1', 'YES', 'on', 'y', 'enable', 'Enabled'].map((yes) => [yes, true] as const),
    ...[false, 'false', '0', 'no', 'Off', 'disabled', ''].map((no) => [no, false] as const),
  ]) {
    it(`${shown ? 'shows' : 'hides'} the map of a venue for ${JSON.stringify(value)}`, async () => {
      const fields = { show_map: value, show_map_link: value };
      const wanted = { show_map: shown, show_map_link: shown };
      expect(await venue({ venue: `Made ${JSON.stringify(value)}`, ...fields })).to.include(wanted);
      const other = await venue({
        venue: `Changed ${JSON.stringify(value)}`,
        show_map: !shown,
        show_map_link: !shown,
      });
      expect((await put(`/venues/${String(other['id'])}`, fields)).body).to.include(wanted);
    });
  }

  it('keeps the map of a venue shown or hidden if an update does not set it', async () => {
    const { id } = await venue({ venue: 'Mapped', show_map: false, show_map_link: false });
    const path = `/venues/${String(id)}`;
    const changed = await put(path, { city: 'Graz' });
    expect(changed.body).to.include({ city: 'Graz', show_map: false, show_map_link: false });
    expect((await put(path, { show_map: true })).body).to.include({ show_map: true, show_map_link: false });
    const other = await put(path, { show_map: false, show_map_link: true });
    expect(other.body).to.include({ show_map: false, show_map_link: true });
    expect((await put(path, { city: '' })).body).to.include({ show_map: false, show_map_link: true });
  });
});
