import { expect } from 'chai';
import { forEachDatabase } from '../../support/databases.js';
import {
  bound,
  type Catalogue,
  detailsOf,
  inside,
  openCatalogue,
  paramsOf,
  type Wire,
  without,
} from './catalogue.js';

const ALWAYS = [
  ...['id', 'author', 'status', 'date', 'date_utc', 'modified', 'modified_utc', 'url', 'organizer', 'slug'],
  ...['global_id', 'global_id_lineage'],
];
const CLUB = {
  ...{ organizer: 'Walking Club', description: 'Walks all year.', phone: '+1 555 0143' },
  ...{ website: 'https://walks.example.org/?a=1&b=2', email: 'hello@walks.example.org' },
};

forEachDatabase('organizers over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, post, put, remove, event, organizer } = bound(() => catalogue);
  const path = ({ id }: Wire): string => `/organizers/${String(id)}`;

  describe('creating', () => {
    it('answers 201, and leaves out keys without a value', async () => {
      const { status, headers, body } = await post('/organizers', { organizer: 'Rowing & Sons' });
      expect(status).to.equal(201);
      expect(headers).to.not.have.any.keys('location');
      expect(body).to.have.all.keys(ALWAYS);
      expect(body).to.include({
        ...{ organizer: 'Rowing &#038; Sons', slug: 'rowing-sons', status: 'publish' },
        ...{ author: String(catalogue.ids.editor), date: '2026-09-02 10:00:00' },
        ...{ date_utc: '2026-09-02 14:00:00', modified_utc: '2026-09-02 14:00:00' },
        url: 'https://calendar.example.org/organizer/rowing-sons/',
        global_id: `calendar.example.org?id=${String(body['id'])}`,
      });
      expect(body['global_id_lineage']).to.deep.equal([body['global_id']]);
    });

    it('takes every field, by its own rules', async () => {
      const { body } = await post('/organizers', CLUB);
      expect(body).to.have.all.keys([...ALWAYS, 'description', 'phone', 'website', 'email']);
      expect(body).to.include({ ...CLUB, description: '<p>Walks all year.</p>' });
      const odd = await organizer({
        organizer: 'Odd',
        email: 'not an <b>address</b>',
        phone: ' < 5 ',
        website: '',
      });
      expect(odd).to.include({ email: 'not an address', phone: '&lt; 5' }).and.not.include.keys('website');
    });

    it('refuses an empty name, numbers for texts and addresses that are none', async () => {
      const missing = await post('/organizers', { phone: '5' });
      expect([missing.body['code'], paramsOf(missing.body)]).to.deep.equal([
        'rest_missing_callback_param',
        ['organizer'],
      ]);
      const bad = { organizer: '<i> </i>', website: 'foo', date: 'x', author: 9999, status: 'foo' };
      const { status, body } = await post('/organizers', bad);
      expect(status).to.equal(400);
      expect(paramsOf(body)).to.have.all.keys('organizer', 'website', 'date', 'author', 'status');
      const typed = await post('/organizers', { organizer: 'X', phone: 5, email: [] });
      expect(detailsOf(typed.body)).to.have.all.keys('phone', 'email');
    });

    it('takes a form and the query as well as JSON', async () => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const posted = await catalogue.call('POST', '/organizers', 'organizer=Form&phone=5', 'editor', form);
      expect(posted.body).to.include({ organizer: 'Form', phone: '5' });
      const queried = await catalogue.call(
        'POST',
        '/organizers?organizer=Query&email=q',
        undefined,
        'editor',
      );
      expect(queried.body).to.include({ organizer: 'Query', email: 'q' });
    });

    it('gives a draft its slug at once, and what waits for review none', async () => {
      expect(await organizer({ organizer: 'Draft Club', status: 'draft' })).to.include({
        slug: 'draft-club',
      });
      const pending = await organizer({ organizer: 'Pending Club', status: 'publish' }, 'contributor');
      expect(pending).to.include({ status: 'pending' }).and.not.include.keys('slug');
      expect(pending['url']).to.equal(
        `https://calendar.example.org/?post_type=tribe_organizer&p=${String(pending['id'])}`,
      );
    });

    it('gives slugs that are unique among organizers, not among venues and events', async () => {
      await catalogue.venue({ venue: 'Same Name' });
      await event({ title: 'Same Name' });
      const first = await organizer({ organizer: 'Same Name' });
      const second = await organizer({ organizer: 'Same, Name' });
      expect([first['slug'], second['slug']]).to.deep.equal(['same-name', 'same-name-2']);
    });

    it('gives ids that no record of another kind has', async () => {
      const ids = [
        (await organizer({ organizer: 'Id 1' }))['id'],
        (await catalogue.venue({ venue: 'Id 2' }))['id'],
        (await event())['id'],
        (await organizer({ organizer: 'Id 3' }))['id'],
      ];
      expect(new Set(ids).size).to.equal(4);
    });
  });

  describe('creating what is there already', () => {
    let first: Wire;
    before(async () => {
      first = await organizer({ organizer: 'City Library', description: 'Old', phone: '1' });
    });

    it('finds one of the same name in any case, and completes it', async () => {
      const { status, body } = await post('/organizers', {
        organizer: 'CITY library',
        phone: '2',
        email: 'a@b',
      });
      expect(status).to.equal(201);
      expect(body).to.include({ id: first['id'], organizer: 'City Library', phone: '2', email: 'a@b' });
      const same = await organizer({ organizer: 'City Library', description: 'Old' });
      expect(same['id']).to.equal(first['id']);
      expect((await get('/organizers?search=library')).body['total']).to.equal(1);
    });

    it('takes one with another description for another organizer', async () => {
      const other = await organizer({ organizer: 'City Library', description: 'New' });
      expect(other['id']).to.not.equal(first['id']);
      expect(other).to.include({ slug: 'city-library-2' });
    });

    it('passes over the trash and what the caller may not read', async () => {
      const gone = await organizer({ organizer: 'Gone Club' });
      await remove(path(gone));
      expect((await organizer({ organizer: 'Gone Club' }))['id']).to.not.equal(gone['id']);
      const secret = await organizer({ organizer: 'Secret Club', status: 'private' });
      expect((await organizer({ organizer: 'Secret Club' }, 'author'))['id']).to.not.equal(secret['id']);
    });

    it('changes nothing of one that the caller may not change', async () => {
      const { phone } = (await get(path(first))).body;
      const body = await organizer({ organizer: 'City Library', phone: '666' }, 'contributor');
      expect(body).to.include({ id: first['id'], phone });
    });
  });

  describe('reading', () => {
    it('adds a description for search engines, by id and by slug', async () => {
      const made = await organizer({ ...CLUB, organizer: 'Described' });
      const { status, body } = await get(path(made));
      expect(status).to.equal(200);
      expect(without(body, 'json_ld')).to.deep.equal(made);
      expect(body['json_ld']).to.deep.equal({
        ...{ '@type': 'Person', name: 'Described', description: 'Walks all year.', url: CLUB.website },
        ...{ telephone: CLUB.phone, email: CLUB.email, sameAs: CLUB.website },
      });
      expect((await get('/organizers/by-slug/described')).body).to.deep.equal(body);
      expect((await get('/organizers/by-slug/DESCRIBED')).body).to.deep.equal(body);
    });

    it('describes the first organizer of an event, and each where it is embedded', async () => {
      const first = await organizer({ organizer: 'Bare' });
      const second = await organizer({ ...CLUB, organizer: 'Second' });
      const made = await event({ organizer: [first['id'], second['id']] });
      expect((made['organizer'] as Wire[]).map((one) => Object.keys(one))).to.not.include('json_ld');
      const { body } = await get(`/events/${String(made['id'])}`);
      const described = { '@type': 'Person', name: 'Bare', description: '', url: '', telephone: '' };
      expect(inside(inside(body, 'json_ld'), 'organizer')).to.deep.equal({
        ...described,
        email: '',
        sameAs: '',
      });
      expect(body['organizer']).to.deep.equal([
        (await get(path(first))).body,
        (await get(path(second))).body,
      ]);
    });

    it("takes an id or slug that is no organizer's for a bad value, whatever is done with it", async () => {
      const { id } = await event({ title: 'No organizer' });
      const hall = await catalogue.venue({ venue: 'No organizer hall' });
      for (const [address, name] of [
        ['9999', 'id'],
        ['0', 'id'],
        ['99999999999', 'id'],
        [String(id), 'id'],
        [String(hall['id']), 'id'],
        ['by-slug/nowhere', 'slug'],
        ['by-slug/no-organizer', 'slug'],
        ['by-slug/no-organizer-hall', 'slug'],
      ] as const) {
        for (const [method, as] of [
          ['GET', 'nobody'],
          ['PUT', 'editor'],
          ['PUT', 'nobody'],
          ['DELETE', 'nobody'],
        ] as const) {
          const body = method === 'PUT' ? { phone: 'X' } : undefined;
          const answer = await catalogue.call(method, `/organizers/${address}`, body, as);
          expect([answer.status, answer.body['code']], `${method} ${address}`).to.deep.equal([
            ...[400, 'rest_invalid_param'],
          ]);
          expect(Object.keys(paramsOf(answer.body))).to.deep.equal([name]);
        }
      }
      for (const address of ['abc', '-1', '1.5', 'by-slug/']) {
        const answer = await get(`/organizers/${address}`);
        expect([answer.status, answer.body['code']], address).to.deep.equal([404, 'rest_no_route']);
      }
    });

    it('finds a slug of another script however it is escaped', async () => {
      const made = await organizer({ organizer: '東京 Club' });
      expect(made['slug']).to.equal('%e6%9d%b1%e4%ba%ac-club');
      for (const slug of ['%E6%9D%B1%E4%BA%AC-Club', encodeURIComponent(String(made['slug']))]) {
        expect((await get(`/organizers/by-slug/${slug}`)).body['id'], slug).to.equal(made['id']);
      }
    });
  });

  describe('updating', () => {
    it('leaves alone what is not sent, also the slug, by any method and address', async () => {
      const made = await organizer({ ...CLUB, organizer: 'Steady' });
      for (const [method, address] of [
        ['POST', path(made)],
        ['PUT', path(made)],
        ['PATCH', path(made)],
        ['POST', '/organizers/by-slug/steady'],
        ['PUT', '/organizers/by-slug/steady'],
        ['PATCH', '/organizers/by-slug/steady'],
      ] as const) {
        const name = `${method} ${address}`;
        const { status, body } = await catalogue.call(method, address, { organizer: name }, 'editor');
        expect([status, body], name).to.deep.equal([200, { ...made, organizer: name }]);
      }
      expect((await put(path(made), {})).body).to.include({ phone: CLUB.phone, slug: 'steady' });
    });

    it('clears what is sent empty, but not the name', async () => {
      const made = await organizer({ ...CLUB, organizer: 'Emptied' });
      const empty = { description: '', phone: '', website: '', email: '', image: '' };
      expect((await put(path(made), empty)).body).to.have.all.keys(ALWAYS);
      const { status, body } = await put(path(made), { organizer: '' });
      expect([status, Object.keys(paramsOf(body))]).to.deep.equal([400, ['organizer']]);
    });

    it('takes null for nothing sent, but for what it clears', async () => {
      const made = await organizer({ ...CLUB, organizer: 'Nulled' });
      const nulls = {
        organizer: null,
        description: null,
        phone: null,
        email: null,
        status: null,
        author: null,
      };
      expect((await put(path(made), nulls)).body).to.deep.equal(made);
      expect((await put(path(made), { website: null })).body).to.deep.equal(without(made, 'website'));
    });

    it('accepts a body as it was read', async () => {
      const made = await organizer({ ...CLUB, organizer: 'Tom & "Jerry" <3', status: 'draft' });
      const { body } = await get(path(made), 'editor');
      const answer = await put(path(made), body);
      expect([answer.status, without(answer.body, 'modified_utc')]).to.deep.equal([
        200,
        without(made, 'modified_utc'),
      ]);
    });

    it('may make two of the same name', async () => {
      const first = await organizer({ organizer: 'Twin' });
      const second = await organizer({ organizer: 'Other twin' });
      const { status, body } = await put(path(second), { organizer: 'Twin' });
      expect([status, body['organizer']]).to.deep.equal([200, 'Twin']);
      expect(first['id']).to.not.equal(second['id']);
    });

    it('gives a draft the date of its publication, and keeps that', async () => {
      const made = await organizer({ organizer: 'Dated', status: 'draft' });
      expect(made).to.include({ date_utc: '0000-00-00 00:00:00', modified_utc: '0000-00-00 00:00:00' });
      catalogue.setNow('2026-09-02T15:00:00Z');
      const published = await put(path(made), { status: 'publish' });
      expect(published.body).to.include({ status: 'publish', date: '2026-09-02 11:00:00', slug: 'dated' });
      catalogue.setNow('2026-09-02T16:00:00Z');
      const changed = await put(path(made), { phone: '1' });
      expect(changed.body).to.include({ date: '2026-09-02 11:00:00', modified: '2026-09-02 12:00:00' });
      const later = await put(path(made), { date: '2027-01-01' });
      expect(later.body).to.include({ status: 'future' });
      expect((await get(path(made))).body['code']).to.equal('organizer-not-accessible');
    });

    it('shows in the events that it holds', async () => {
      const made = await organizer({ organizer: 'Renamed' });
      const { id } = await event({ organizer: made['id'] });
      await put(path(made), { organizer: 'New Name' });
      const [embedded] = (await get(`/events/${String(id)}`)).body['organizer'] as Wire[];
      expect(embedded).to.include({ organizer: 'New Name', slug: 'renamed' });
    });
  });

  describe('deleting', () => {
    it('moves to the trash, once, and frees the slug', async () => {
      const made = await organizer({ organizer: 'Closing' });
      const { status, body } = await remove(`${path(made)}?force=true`);
      expect([status, body['status'], body['slug']]).to.deep.equal([200, 'trash', 'closing__trashed']);
      expect(body['url']).to.equal(
        `https://calendar.example.org/?post_type=tribe_organizer&p=${String(made['id'])}`,
      );
      for (const address of [path(made), '/organizers/by-slug/closing__trashed']) {
        const again = await remove(address);
        expect([again.status, again.body['code']]).to.deep.equal([410, 'organizer-is-in-trash']);
        expect((await get(address, 'editor')).status).to.equal(200);
        expect((await get(address)).body['code']).to.equal('organizer-not-accessible');
      }
      expect((await remove('/organizers/by-slug/closing')).status).to.equal(400);
      expect(await organizer({ organizer: 'Closing' })).to.include({ slug: 'closing' });
    });
  });

  it('a search wants all its words in one field, which may be any of six', async () => {
    await organizer({ ...CLUB, organizer: 'Searched one', description: 'Spaß am See' });
    for (const [search, total] of [
      ['searched+one', 1],
      ['one+spass', 0],
      ['spass', 1],
      ['SEE', 1],
      ['walks.example', 1],
      ['hello@walks', 1],
      ['0143', 1],
      ['100%25', 0],
    ] as const) {
      const { body } = await get(`/organizers?search=${search}&slug=searched-one`);
      expect(body['total'], search).to.equal(total);
    }
    expect((await get('/organizers?search=')).status).to.equal(400);
  });
});
