import { expect } from 'chai';
import { forEachDatabase } from '../../support/databases.js';
import { bound, type Catalogue, detailsOf, inside, openCatalogue, paramsOf } from './catalogue.js';

const EVENT_KEYS = [
  ...[
    'id',
    'global_id',
    'global_id_lineage',
    'author',
    'status',
    'date',
    'date_utc',
    'modified',
    'modified_utc',
  ],
  ...['url', 'rest_url', 'title', 'description', 'excerpt', 'slug', 'image', 'all_day'],
  ...['start_date', 'start_date_details', 'end_date', 'end_date_details'],
  ...['utc_start_date', 'utc_start_date_details', 'utc_end_date', 'utc_end_date_details'],
  ...['timezone', 'timezone_abbr', 'cost', 'cost_details', 'website', 'show_map', 'show_map_link'],
  ...[
    'hide_from_listings',
    'sticky',
    'featured',
    'categories',
    'tags',
    'venue',
    'organizer',
    'custom_fields',
  ],
];
const MEETING = { title: 'Town Meeting', start_date: '2027-08-10 10:00:00', end_date: '2027-08-10 12:00:00' };

forEachDatabase('events over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { call, get, post, put, remove, event, venue } = bound(() => catalogue);

  describe('creating', () => {
    it('answers 201 with every key of an event', async () => {
      const { status, headers, body } = await post('/events', MEETING);
      expect(status).to.equal(201);
      expect(headers).to.not.have.any.keys('location');
      expect(body).to.have.all.keys(EVENT_KEYS);
      const id = String(body['id']);
      expect(body).to.deep.include({
        global_id: `calendar.example.org?id=${id}`,
        author: String(catalogue.ids.editor),
        status: 'publish',
        ...{ date: '2026-09-02 10:00:00', date_utc: '2026-09-02 14:00:00' },
        ...{ modified: '2026-09-02 10:00:00', modified_utc: '2026-09-02 14:00:00' },
        url: 'https://calendar.example.org/event/town-meeting/',
        rest_url: `https://calendar.example.org/cal/events/v1/events/${id}`,
        ...{ title: 'Town Meeting', slug: 'town-meeting', description: '', excerpt: '', image: false },
        ...{ start_date: '2027-08-10 10:00:00', utc_start_date: '2027-08-10 14:00:00' },
        ...{ timezone: 'America/New_York', timezone_abbr: 'EDT', cost: '' },
        cost_details: { currency_symbol: '', currency_code: '', currency_position: '', values: [] },
        website: 'https://calendar.example.org/event/town-meeting/',
        ...{
          all_day: false,
          show_map: false,
          show_map_link: false,
          hide_from_listings: false,
          sticky: false,
        },
        ...{ featured: false, categories: [], tags: [], venue: [], organizer: [], custom_fields: [] },
        end_date_details: { year: '2027', month: '08', day: '10', hour: '12', minutes: '00', seconds: '00' },
      });
    });

    it('takes every field', async () => {
      const body = await event({
        title: "Lantern's <b>Fair</b>",
        description: 'one\n\ntwo<script>x</script>',
        excerpt: 'short',
        slug: 'My Lantern',
        timezone: 'Europe/Rome',
        cost: ['0', '20', '30'],
        website: 'https://walks.example.org/?a=1&b=2',
        ...{ show_map: true, show_map_link: '1', hide_from_listings: 1, sticky: 'true', featured: true },
      });
      expect(body).to.deep.include({
        title: 'Lantern&#8217;s Fair',
        description: '<p>one</p>\n<p>two</p>',
        excerpt: '<p>short</p>',
        slug: 'my-lantern',
        ...{
          start_date: '2027-05-14 18:00:00',
          utc_start_date: '2027-05-14 16:00:00',
          timezone_abbr: 'CEST',
        },
        cost: 'Free – $30',
        website: 'https://walks.example.org/?a=1&amp;b=2',
        ...{ show_map: true, show_map_link: true, hide_from_listings: true, sticky: true, featured: true },
      });
    });

    it('takes a form, and fields in the query', async () => {
      const form = 'title=Form&start_date=2027-05-14&end_date=2027-05-15&all_day=1&venue[venue]=Form+Hall';
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const sent = await call('POST', '/events?excerpt=query&title=Weaker', form, 'editor', headers);
      expect(sent.status).to.equal(201);
      expect(sent.body).to.include({
        title: 'Form',
        excerpt: '<p>query</p>',
        end_date: '2027-05-15 23:59:59',
      });
      expect(sent.body['venue']).to.include({ venue: 'Form Hall' });
    });

    it('gives records of all kinds ids from one space', async () => {
      const ids = [(await event())['id'], (await venue({ venue: 'Id Hall' }))['id'], (await event())['id']];
      expect(new Set(ids).size).to.equal(3);
    });

    it('numbers slugs that are taken, by events alone', async () => {
      await venue({ venue: 'Twice' });
      const slugs = [];
      for (let i = 0; i < 12; i += 1) slugs.push((await event({ title: 'Twice' }))['slug']);
      const numbers = Array.from({ length: 11 }, (_nothing, index) => index + 2);
      expect(slugs).to.deep.equal(['twice', ...numbers.map((number) => `twice-${String(number)}`)]);
    });

    it('numbers slugs that leave no room for a number', async () => {
      const slugs = [];
      for (let i = 0; i < 12; i += 1) slugs.push((await event({ title: 'x'.repeat(200) }))['slug']);
      const numbers = Array.from({ length: 11 }, (_nothing, index) => `-${String(index + 2)}`);
      const wanted = ['', ...numbers].map((number) => 'x'.repeat(200 - number.length) + number);
      expect(slugs).to.deep.equal(wanted);
    });

    it('numbers the slugs of events that are created at the same time', async () => {
      const made = await Promise.all(Array.from({ length: 100 }, () => event({ title: 'At Once' })));
      expect(new Set(made.map(({ slug }) => slug)).size).to.equal(100);
      expect(await event({ title: 'At Once' })).to.include({ slug: 'at-once-101' });
    });

    it('numbers slugs that are as long as one can be', async () => {
      for (const slug of ['y'.repeat(200), `${'y'.repeat(198)}-2`, `${'y'.repeat(198)}-3`]) {
        expect(await event({ slug: 'y'.repeat(250) })).to.include({ slug });
      }
    });

    it('gives an event without letters its id for a slug, a draft when it is published', async () => {
      const body = await event({ title: '!!!' });
      expect(body['slug']).to.equal(String(body['id']));
      const draft = await event({ title: '???', status: 'draft' });
      expect(draft['slug']).to.equal('');
      const published = await put(`/events/${String(draft['id'])}`, { status: 'publish' });
      expect(published.body['slug']).to.equal(String(draft['id']));
    });

    it('numbers a slug that an event has which is not public', async () => {
      for (const [slug, fields] of [
        ['held-private', { status: 'private' }],
        ['held-future', { date: '2030-01-01' }],
      ] as const) {
        expect(await event({ slug, ...fields })).to.include({ slug });
        expect((await event({ slug }))['slug']).to.equal(`${slug}-2`);
      }
    });

    for (const status of ['draft', 'pending']) {
      it(`keeps what is ${status} without a slug and without a date in UTC`, async () => {
        const body = await event({ title: 'Unready', status });
        expect(body).to.include({
          ...{ slug: '', date: '2026-09-02 10:00:00' },
          ...{ date_utc: '0000-00-00 00:00:00', modified_utc: '0000-00-00 00:00:00' },
          url: `https://calendar.example.org/?post_type=tribe_events&p=${String(body['id'])}`,
        });
        const changed = await put(`/events/${String(body['id'])}`, { title: 'Not ready yet' });
        expect(changed.body).to.include({ status, slug: '', title: 'Not ready yet' });
      });
    }

    it('makes a publication date in the future a status', async () => {
      expect(await event({ date: '2026-12-01 09:00' })).to.include({
        ...{ status: 'future', date: '2026-12-01 09:00:00', date_utc: '2026-12-01 14:00:00' },
        modified_utc: '2026-12-01 14:00:00',
      });
      expect(await event({ date_utc: '2026-01-01 09:00', status: 'future' })).to.include({
        ...{ status: 'publish', date: '2026-01-01 04:00:00' },
      });
    });

    it('names all missing fields, before anything else is looked at', async () => {
      const { status, body } = await post('/events', {
        title: 'No dates',
        timezone: 'Mars/Base',
        end_date: null,
      });
      expect([status, body['code']]).to.deep.equal([400, 'rest_missing_callback_param']);
      expect(paramsOf(body)).to.deep.equal(['start_date', 'end_date']);
    });

    it('names all values that are not accepted', async () => {
      const bad = {
        ...{ title: ' ', start_date: 'foo', end_date: '2027-13-01', timezone: 'Mars/Base', date: 'soon' },
        ...{ status: 'trash', author: 99999999999, website: 'javascript:x', venue: 9999, slug: 5 },
      };
      const { status, body } = await post('/events', bad);
      expect([status, body['code']]).to.deep.equal([400, 'rest_invalid_param']);
      expect(paramsOf(body)).to.have.all.keys(
        ...['title', 'start_date', 'end_date', 'timezone', 'date'],
        ...['status', 'author', 'website', 'venue', 'slug'],
      );
      expect(detailsOf(body)).to.deep.equal([]);
    });

    it('tells what the document refuses together with what it cannot know', async () => {
      const { body } = await post('/events', { ...MEETING, title: '', timezone: 'Mars/Base', status: 'any' });
      expect(paramsOf(body)).to.have.all.keys('title', 'timezone', 'status');
    });

    it('refuses times that clocks in some zone cannot show, which lists take', async () => {
      const { status, body } = await post('/events', { ...MEETING, end_date: '9999-12-31 23:59:59' });
      expect([status, Object.keys(paramsOf(body))]).to.deep.equal([400, ['end_date']]);
      expect((await get('/events?start_date=0001-01-01&end_date=9999-12-31')).status).to.equal(200);
    });

    it('refuses texts that are tags for the most part before it takes them apart', async () => {
      const tags = (count: number): string => `${'<b>'.repeat(count)}Much`;
      expect((await post('/events', { ...MEETING, title: 'Tags', excerpt: tags(5000) })).status).to.equal(
        201,
      );
      const many = { title: tags(5001), description: tags(500_000), cost: ['5', tags(5001)] };
      const { status, body } = await post('/events', { ...MEETING, ...many });
      expect([status, Object.keys(paramsOf(body))]).to.deep.equal([400, ['title', 'description', 'cost']]);
      const inside = await post('/events', { ...MEETING, venue: { venue: 'Tags', address: tags(5001) } });
      expect([inside.status, Object.keys(paramsOf(inside.body))]).to.deep.equal([400, ['venue']]);
      expect((await post('/venues', { venue: 'Tags', description: tags(5001) })).status).to.equal(400);
    });

    it('tells of wrong types when all else is right', async () => {
      const { status, body } = await post('/events', { ...MEETING, featured: 'perhaps', all_day: '' });
      expect(status).to.equal(400);
      expect(detailsOf(body)).to.have.all.keys('featured', 'all_day');
      expect(inside(detailsOf(body), 'featured')).to.deep.include({
        ...{ code: 'rest_invalid_type', data: { param: 'featured' } },
      });
    });
  });

  describe('reading', () => {
    it('adds a description for search engines, also to the venue', async () => {
      const made = await event({
        title: 'A & B',
        description: '<p>Long</p>',
        cost: '$12',
        venue: { venue: 'Pier' },
      });
      const { body } = await get(`/events/${String(made['id'])}`);
      expect(body).to.have.all.keys(...EVENT_KEYS, 'json_ld');
      expect(body['venue']).to.include.keys('json_ld');
      const url = 'https://calendar.example.org/event/a-b/';
      expect(body['json_ld']).to.deep.equal({
        ...{
          '@context': 'http://schema.org',
          '@type': 'Event',
          name: 'A &#038; B',
          description: 'Long',
          url,
        },
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        startDate: '2027-05-14T18:00:00-04:00',
        endDate: '2027-05-14T21:00:00-04:00',
        location: {
          ...{ '@type': 'Place', name: 'Pier', description: '', url: '' },
          ...{ address: { '@type': 'PostalAddress' }, telephone: '', sameAs: '' },
        },
        offers: {
          ...{ '@type': 'Offer', price: '12', priceCurrency: 'USD', url, category: 'primary' },
          ...{ availability: 'inStock', validFrom: '2026-09-02T00:00:00-04:00' },
        },
        performer: 'Organization',
      });
    });

    it('tells search engines the day of publication by the clock of the site', async () => {
      const { id } = await event({ title: 'Late News', cost: '5', date: '2026-08-31 22:30:00' });
      const { body } = await get(`/events/${String(id)}`);
      expect(body['json_ld']).to.have.nested.property('offers.validFrom', '2026-08-31T00:00:00-04:00');
    });

    it('tells search engines how far the clock of the event is off UTC, minutes among it', async () => {
      for (const [timezone, offset] of [
        ['America/St_Johns', '-02:30'],
        ['UTC-9:30', '-09:30'],
        ['Asia/Kathmandu', '+05:45'],
        ['UTC', '+00:00'],
      ] as const) {
        const { id } = await event({ timezone });
        const { body } = await get(`/events/${String(id)}`);
        expect(body['json_ld'], timezone).to.include({
          startDate: `2027-05-14T18:00:00${offset}`,
          endDate: `2027-05-14T21:00:00${offset}`,
        });
      }
    });

    it('finds a slug in any spelling of it', async () => {
      const { id } = await event({ title: '東京 Walk' });
      for (const slug of ['東京-walk', '%E6%9D%B1%E4%BA%AC-Walk', '%25e6%259d%25b1%25e4%25ba%25ac-walk']) {
        expect((await get(`/events/by-slug/${slug}`)).body['id'], slug).to.equal(id);
      }
    });

    it('tells unknown ids, other kinds and what is no id apart', async () => {
      const { id } = await venue({ venue: 'Not an Event' });
      const seen = [];
      for (const path of ['9999', '0', String(id), '9'.repeat(30), 'abc', '-1', '+1', '1.0', '1%20', '1.5']) {
        const { status, body } = await get(`/events/${path}`);
        seen.push([path === String(id) ? 'venue' : path, status, body['code']]);
      }
      expect(seen).to.deep.equal([
        ['9999', 404, 'rest-event-not-found'],
        ['0', 404, 'rest-event-not-found'],
        ['venue', 400, 'rest-invalid-event-id'],
        ['9'.repeat(30), 404, 'rest-event-not-found'],
        ['abc', 404, 'rest_no_route'],
        ['-1', 404, 'rest_no_route'],
        ['+1', 404, 'rest_no_route'],
        ['1.0', 404, 'rest_no_route'],
        ['1%20', 404, 'rest_no_route'],
        ['1.5', 404, 'rest_no_route'],
      ]);
    });

    it('takes an unknown slug, or one of another kind, for a bad value', async () => {
      const { slug } = await venue({ venue: 'Only a Venue' });
      for (const path of [`/events/by-slug/nowhere`, `/events/by-slug/${String(slug)}`]) {
        const { status, body } = await get(path);
        expect([status, body['code'], Object.keys(paramsOf(body))]).to.deep.equal([
          ...[400, 'rest_invalid_param', ['slug']],
        ]);
      }
    });
  });

  describe('updating', () => {
    it('does the same by POST, PUT and PATCH, by id and by slug', async () => {
      const { id, slug } = await event({ title: 'Methods' });
      for (const path of [`/events/${String(id)}`, `/events/by-slug/${String(slug)}`]) {
        for (const method of ['POST', 'PUT', 'PATCH']) {
          const { status, body } = await call(method, path, { title: `${method} was here` }, 'editor');
          expect([status, body['title'], body['id']]).to.deep.equal([200, `${method} was here`, id]);
          expect(body).to.have.all.keys(EVENT_KEYS);
        }
      }
    });

    it('leaves alone what is not sent', async () => {
      const made = await event({
        ...{ description: 'd', excerpt: 'e', slug: 'kept', cost: '$5', website: 'https://example.org/' },
        ...{ timezone: 'Europe/Rome', show_map: true, sticky: true, featured: true, status: 'private' },
        ...{ date: '2026-01-01 09:00', venue: { venue: 'Kept Hall' } },
      });
      catalogue.setNow('2026-09-03T14:00:00Z');
      const { body } = await put(`/events/${String(made['id'])}`, { title: 'Moved' });
      catalogue.setNow('2026-09-02T14:00:00Z');
      expect(body).to.deep.equal({
        ...made,
        ...{ title: 'Moved', modified: '2026-09-03 10:00:00', modified_utc: '2026-09-03 14:00:00' },
      });
    });

    it('clears what is sent empty', async () => {
      const { id } = await event({
        description: 'd',
        excerpt: 'e',
        cost: '$5',
        website: 'https://example.org/',
      });
      const empty = { description: '', excerpt: '', cost: '', website: '' };
      const { status, body } = await put(`/events/${String(id)}`, empty);
      expect(status).to.equal(200);
      expect(body).to.include(empty);
    });

    it('moves one end alone, and the end along with a start that passes it', async () => {
      const { id } = await event();
      const path = `/events/${String(id)}`;
      expect((await put(path, { end_date: '2027-05-14 20:00' })).body).to.include({
        ...{ start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 20:00:00' },
        ...{ utc_start_date: '2027-05-14 22:00:00', utc_end_date: '2027-05-15 00:00:00' },
      });
      expect((await put(path, { start_date: '2027-05-15 09:00' })).body).to.include({
        ...{ start_date: '2027-05-15 09:00:00', end_date: '2027-05-15 09:00:00' },
        utc_end_date: '2027-05-15 13:00:00',
      });
    });

    it('keeps the clock and moves the instant when only the zone changes', async () => {
      const { id } = await event();
      expect((await put(`/events/${String(id)}`, { timezone: 'asia/tokyo' })).body).to.include({
        ...{ start_date: '2027-05-14 18:00:00', utc_start_date: '2027-05-14 09:00:00' },
        ...{ timezone: 'asia/tokyo', timezone_abbr: 'JST' },
      });
    });

    it('stretches stored times when an event becomes an all-day one', async () => {
      const { id } = await event();
      expect((await put(`/events/${String(id)}`, { all_day: true })).body).to.include({
        ...{ all_day: true, start_date: '2027-05-14 00:00:00', end_date: '2027-05-14 23:59:59' },
      });
    });

    it('takes back a whole body that was read, without a change', async () => {
      const made = await event({ title: 'Round & "Trip"', cost: '0-20', venue: { venue: 'Round Hall' } });
      const path = `/events/${String(made['id'])}`;
      const read = (await get(path)).body;
      const { status, body } = await put(path, read);
      expect(status).to.equal(200);
      expect(unescapeTypography(body['title'])).to.equal(unescapeTypography(read['title']));
      const same = [
        'slug',
        'start_date',
        'utc_end_date',
        'timezone',
        'cost',
        'status',
        'date_utc',
        'website',
      ];
      for (const key of same) expect(body[key], key).to.deep.equal(read[key]);
      expect(inside(body, 'venue')['id']).to.equal(inside(read, 'venue')['id']);
    });

    it('takes a slug in the body for the new one', async () => {
      await event({ slug: 'other-one' });
      const { id } = await event({ slug: 'this-one' });
      const { body } = await put('/events/by-slug/this-one', { slug: 'other-one' });
      expect([body['id'], body['slug']]).to.deep.equal([id, 'other-one-2']);
    });

    it('gives a draft its slug and its date when it is published', async () => {
      const { id } = await event({ title: 'Ready Now', status: 'draft' });
      catalogue.setNow('2026-09-04T14:00:00Z');
      const { body } = await put(`/events/${String(id)}`, { status: 'publish' });
      catalogue.setNow('2026-09-02T14:00:00Z');
      expect(body).to.include({ status: 'publish', slug: 'ready-now', date_utc: '2026-09-04 14:00:00' });
    });

    it("makes a draft's slug unique only when it is published", async () => {
      await event({ slug: 'shared' });
      const draft = await event({ slug: 'shared', status: 'draft' });
      expect(draft['slug']).to.equal('shared');
      const path = `/events/${String(draft['id'])}`;
      expect((await put(path, { slug: 'Shared', excerpt: 'Soon' })).body['slug']).to.equal('shared');
      expect((await put(path, { status: 'publish' })).body['slug']).to.equal('shared-2');
    });

    it('answers 404 for an unknown event, by id and by slug, and tells the id of another kind apart', async () => {
      for (const path of ['/events/9999', '/events/by-slug/nowhere']) {
        const { status, body } = await put(path, { title: 'X' });
        expect([status, body['code']]).to.deep.equal([404, 'rest-event-not-found']);
      }
      const path = `/events/${String((await venue({ venue: 'No Event Either' }))['id'])}`;
      for (const { status, body } of [await put(path, { title: 'X' }), await remove(path)]) {
        expect([status, body['code']]).to.deep.equal([400, 'rest-invalid-event-id']);
      }
    });
  });

  describe('deleting', () => {
    it('moves to the trash, once', async () => {
      const made = await event({ title: 'Going' });
      const path = `/events/${String(made['id'])}`;
      const { status, body } = await remove(`${path}?force=true`);
      expect(status).to.equal(200);
      expect(body).to.deep.equal({
        ...made,
        ...{ status: 'trash', slug: 'going__trashed' },
        url: `https://calendar.example.org/?post_type=tribe_events&p=${String(made['id'])}`,
        website: `https://calendar.example.org/?post_type=tribe_events&amp;p=${String(made['id'])}`,
      });
      const seen = [await remove(path), await get(path, 'editor'), await remove('/events/by-slug/going')];
      expect(seen.map((answer) => [answer.status, answer.body['code']])).to.deep.equal([
        [410, 'event-is-in-trash'],
        [403, 'event-no-longer-available'],
        [400, 'rest_invalid_param'],
      ]);
      expect((await remove('/events/by-slug/going__trashed')).status).to.equal(410);
      expect((await event({ title: 'Going' }))['slug']).to.equal('going');
    });

    it('is undone by an update with a status, which finds the old slug again', async () => {
      const { id } = await event({ title: 'Coming Back' });
      const path = `/events/${String(id)}`;
      await remove(path);
      expect((await put(path, { title: 'Still gone' })).body).to.include({
        status: 'trash',
        title: 'Still gone',
      });
      expect((await put(path, { status: 'publish' })).body).to.include({
        status: 'publish',
        slug: 'coming-back',
      });
    });

    it('is what an update to the status trash does', async () => {
      const { id } = await event({ title: 'By Update' });
      const { body } = await put(`/events/${String(id)}`, { status: 'trash' });
      expect(body).to.include({ status: 'trash', slug: 'by-update__trashed' });
      expect((await remove(`/events/${String(id)}`)).status).to.equal(410);
    });

    it('answers 404 for an unknown id and 400 for an unknown slug', async () => {
      expect((await remove('/events/9999')).body['code']).to.equal('rest-event-not-found');
      expect((await remove('/events/by-slug/nowhere')).body['code']).to.equal('rest_invalid_param');
    });
  });

  it('answers broken JSON and unknown routes in its own face', async () => {
    const broken = await call('POST', '/events', '{"title": ', 'editor');
    expect([broken.status, broken.body['code']]).to.deep.equal([400, 'rest_invalid_json']);
    const nothing = await get('/nothing');
    expect([nothing.status, nothing.body['code']]).to.deep.equal([404, 'rest_no_route']);
  });
});

/** As clients read a title: quotes are the same whether they came as entities or as characters. */
function unescapeTypography(title: unknown): string {
  return String(title).replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
