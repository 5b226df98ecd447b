import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, detailsOf, inside, openCatalogue, paramsOf } from '../support/catalogue.js';
import { EVENT_KEYS } from '../support/event-keys.js';

const MEETING = { title: 'Town Meeting', start_date: '2027-08-10 10:00:00', end_date: '2027-08-10 12:00:00' };

forEachDatabase('events over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { call, get, post, put, event, venue } = bound(() => catalogue);

  describe('creating', () => {
    it('answers the creation of an event with 201 and every key', async () => {
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

    it('stores every field of a new event', async () => {
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

    it('creates an event from a form and fields in the query', async () => {
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

    it('gives records of all kinds ids from one id space', async () => {
      const ids = [(await event())['id'], (await venue({ venue: 'Id Hall' }))['id'], (await event())['id']];
      expect(new Set(ids).size).to.equal(3);
    });

    for (const status of ['draft', 'pending']) {
      it(`keeps a new event of status ${status} without a slug and without a UTC date`, async () => {
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

    it('gives an event with a future publication date the status future', async () => {
      expect(await event({ date: '2026-12-01 09:00' })).to.include({
        ...{ status: 'future', date: '2026-12-01 09:00:00', date_utc: '2026-12-01 14:00:00' },
        modified_utc: '2026-12-01 14:00:00',
      });
      expect(await event({ date_utc: '2026-01-01 09:00', status: 'future' })).to.include({
        ...{ status: 'publish', date: '2026-01-01 04:00:00' },
      });
    });

    it('reports all missing fields before other faults', async () => {
      const { status, body } = await post('/events', {
        title: 'No dates',
        timezone: 'Mars/Base',
        end_date: null,
      });
      expect([status, body['code']]).to.deep.equal([400, 'rest_missing_callback_param']);
      expect(paramsOf(body)).to.deep.equal(['start_date', 'end_date']);
    });

    it('reports all invalid values of a new event', async () => {
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

    it("reports faults of the document together with those of the handler's checks", async () => {
      const { body } = await post('/events', { ...MEETING, title: '', timezone: 'Mars/Base', status: 'any' });
      expect(paramsOf(body)).to.have.all.keys('title', 'timezone', 'status');
    });

    it('refuses event times that some zone cannot show, although lists accept them', async () => {
      const { status, body } = await post('/events', { ...MEETING, end_date: '9999-12-31 23:59:59' });
      expect([status, Object.keys(paramsOf(body))]).to.deep.equal([400, ['end_date']]);
      expect((await get('/events?start_date=0001-01-01&end_date=9999-12-31')).status).to.equal(200);
    });

    it('refuses texts that are mostly tags before it parses them', async () => {
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

    it('reports wrong types when nothing else is wrong', async () => {
      const { status, body } = await post('/events', { ...MEETING, featured: 'perhaps', all_day: '' });
      expect(status).to.equal(400);
      expect(detailsOf(body)).to.have.all.keys('featured', 'all_day');
      expect(inside(detailsOf(body), 'featured')).to.deep.include({
        ...{ code: 'rest_invalid_type', data: { param: 'featured' } },
      });
    });
  });

  it("answers malformed JSON and unknown routes in the catalogue's error format", async () => {
    const broken = await call('POST', '/events', '{"title": ', 'editor');
    expect([broken.status, broken.body['code']]).to.deep.equal([400, 'rest_invalid_json']);
    const nothing = await get('/nothing');
    expect([nothing.status, nothing.body['code']]).to.deep.equal([404, 'rest_no_route']);
  });
});
