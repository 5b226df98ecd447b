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
/** Fields of every record that the editor has just made. */
const MADE = {
  status: 'publish',
  date: '2026-09-02 10:00:00',
  date_utc: '2026-09-02 14:00:00',
  modified: '2026-09-02 10:00:00',
  modified_utc: '2026-09-02 14:00:00',
};
const NO_COST = { currency_symbol: '', currency_code: '', currency_position: '', values: [] };
const UNSET = {
  description: '',
  excerpt: '',
  image: false,
  all_day: false,
  cost: '',
  cost_details: NO_COST,
  show_map: false,
  show_map_link: false,
  hide_from_listings: false,
  sticky: false,
  featured: false,
  categories: [],
  tags: [],
  venue: [],
  organizer: [],
  custom_fields: [],
};
const DESCRIBED = {
  '@context': 'http://schema.org',
  '@type': 'Event',
  performer: 'Organization',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
};

/** `2027-05-14 18:00:00` in its parts, which are texts. */
function parts(time: string): Wire {
  const [year, month, day, hour, minutes, seconds] = time.split(/[- :]/);
  return { year, month, day, hour, minutes, seconds };
}

function times(start: string, end: string, utcStart: string, utcEnd: string): Wire {
  return {
    start_date: start,
    start_date_details: parts(start),
    end_date: end,
    end_date_details: parts(end),
    utc_start_date: utcStart,
    utc_start_date_details: parts(utcStart),
    utc_end_date: utcEnd,
    utc_end_date_details: parts(utcEnd),
  };
}

function known(id: unknown): Wire {
  const global = `calendar.example.org?id=${String(id)}`;
  return { id, global_id: global, global_id_lineage: [global] };
}

forEachDatabase('bodies of records', (open) => {
  let catalogue: Catalogue;
  let author: string;
  before(async () => {
    catalogue = await openCatalogue(await open());
    author = String(catalogue.ids.editor);
  });
  after(() => catalogue.stop());
  const { get, call, post, put, remove, event, venue, organizer, category } = bound(() => catalogue);

  it('shows an event with every field, by id, by slug and in a list', async () => {
    const outdoors = await category('Outdoors', { description: 'Everything under the sky' });
    const walks = await category('Walks', { parent: outdoors['id'] });
    const hall = await venue({
      venue: 'Harbour Pavilion',
      description: 'A hall by the water.',
      address: '4 Quay Road',
      city: 'Portsmouth',
      country: 'United States',
      state: 'NH',
      zip: '03801',
      phone: '+1 555 0142',
      website: 'https://pavilion.example.org/',
      geo_lat: 43.0718,
      geo_lng: -70.7626,
    });
    const club = await organizer({ organizer: 'Walking Club', email: 'hello@walks.example.org' });
    const { status, headers, body } = await post('/events', {
      title: 'Evening Walk & Picnic',
      description: 'A slow walk.',
      excerpt: 'Bring a blanket.',
      start_date: '2027-05-14 18:05:09',
      end_date: '2027-05-15 01:10:00',
      cost: '$12',
      website: 'https://walks.example.org/picnic',
      show_map: true,
      show_map_link: true,
      featured: true,
      categories: [walks['id']],
      tags: ['Family'],
      venue: hall['id'],
      organizer: [club['id'], { organizer: 'Rowing Club' }],
    });
    expect(status).to.equal(201);
    expect(headers).to.not.have.property('location');
    const rowing = (body['organizer'] as Wire[])[1] ?? {};
    const tag = (body['tags'] as Wire[])[0] ?? {};
    const url = `${SITE}/event/evening-walk-picnic/`;
    const embedded = { term_group: 0, filter: 'raw', count: 1, description: '' };
    const wanted = {
      ...UNSET,
      ...MADE,
      ...known(body['id']),
      author,
      url,
      rest_url: `${ROOT}/events/${String(body['id'])}`,
      title: 'Evening Walk &#038; Picnic',
      description: '<p>A slow walk.</p>',
      excerpt: '<p>Bring a blanket.</p>',
      slug: 'evening-walk-picnic',
      timezone: 'America/New_York',
      timezone_abbr: 'EDT',
      cost: '$12',
      ...times('2027-05-14 18:05:09', '2027-05-15 01:10:00', '2027-05-14 22:05:09', '2027-05-15 05:10:00'),
      cost_details: { ...NO_COST, currency_symbol: '$', currency_position: 'prefix', values: ['12'] },
      website: 'https://walks.example.org/picnic',
      show_map: true,
      show_map_link: true,
      featured: true,
      categories: [
        {
          ...embedded,
          id: walks['id'],
          term_taxonomy_id: walks['id'],
          parent: outdoors['id'],
          name: 'Walks',
          slug: 'walks',
          taxonomy: 'tribe_events_cat',
          urls: walks['urls'],
        },
      ],
      tags: [
        {
          ...embedded,
          id: tag['id'],
          term_taxonomy_id: tag['id'],
          parent: 0,
          name: 'Family',
          slug: 'family',
          taxonomy: 'post_tag',
          urls: { self: `${ROOT}/tags/${String(tag['id'])}`, collection: `${ROOT}/tags` },
        },
      ],
      venue: {
        ...MADE,
        ...known(hall['id']),
        author,
        venue: 'Harbour Pavilion',
        slug: 'harbour-pavilion',
        url: `${SITE}/venue/harbour-pavilion/`,
        description: '<p>A hall by the water.</p>',
        address: '4 Quay Road',
        city: 'Portsmouth',
        country: 'United States',
        state: 'NH',
        zip: '03801',
        phone: '+1 555 0142',
        website: 'https://pavilion.example.org/',
        stateprovince: 'NH',
        geo_lat: 43.0718,
        geo_lng: -70.7626,
        show_map: true,
        show_map_link: true,
      },
      organizer: [
        {
          ...MADE,
          ...known(club['id']),
          author,
          organizer: 'Walking Club',
          slug: 'walking-club',
          url: `${SITE}/organizer/walking-club/`,
          email: 'hello@walks.example.org',
        },
        {
          ...MADE,
          ...known(rowing['id']),
          author,
          organizer: 'Rowing Club',
          slug: 'rowing-club',
          url: `${SITE}/organizer/rowing-club/`,
        },
      ],
    };
    expect(body).to.deep.equal(wanted);

    const { body: list } = await get('/events?search=picnic');
    expect(list['events']).to.deep.equal([wanted]);

    const { body: read } = await get(`/events/${String(body['id'])}`);
    expect((await get('/events/by-slug/evening-walk-picnic')).body).to.deep.equal(read);
    const described = (record: Wire): Wire => without(record, 'json_ld');
    expect({
      ...described(read),
      venue: described(inside(read, 'venue')),
      organizer: (read['organizer'] as Wire[]).map(described),
    }).to.deep.equal(wanted);
    const place = {
      '@type': 'Place',
      name: 'Harbour Pavilion',
      description: 'A hall by the water.',
      url: '',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '4 Quay Road',
        addressLocality: 'Portsmouth',
        addressRegion: 'NH',
        postalCode: '03801',
        addressCountry: 'United States',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 43.0718, longitude: -70.7626 },
      telephone: '+1 555 0142',
      sameAs: 'https://pavilion.example.org/',
    };
    const person = { '@type': 'Person', description: '', url: '', telephone: '', email: '', sameAs: '' };
    expect(read['json_ld']).to.deep.equal({
      ...DESCRIBED,
      name: 'Evening Walk &#038; Picnic',
      description: 'Bring a blanket.',
      url,
      startDate: '2027-05-14T18:05:09-04:00',
      endDate: '2027-05-15T01:10:00-04:00',
      location: place,
      organizer: { ...person, name: 'Walking Club', email: 'hello@walks.example.org' },
      offers: {
        '@type': 'Offer',
        price: '12',
        priceCurrency: 'USD',
        url,
        category: 'primary',
        availability: 'inStock',
        validFrom: '2026-09-02T00:00:00-04:00',
      },
    });
    expect(inside(read, 'venue')['json_ld']).to.deep.equal(place);
  });

  it('shows an all-day event that has only a title', async () => {
    const dates = { start_date: '2027-05-21 15:00', end_date: '2027-05-23', all_day: true };
    const made = await event({ title: 'Garden Days', ...dates });
    const url = `${SITE}/event/garden-days/`;
    const span = ['2027-05-21 00:00:00', '2027-05-23 23:59:59', '2027-05-21 04:00:00', '2027-05-24 03:59:59'];
    const { body } = await get(`/events/${String(made['id'])}`);
    expect(body).to.deep.equal({
      ...UNSET,
      ...MADE,
      ...known(made['id']),
      author,
      url,
      website: url,
      all_day: true,
      rest_url: `${ROOT}/events/${String(made['id'])}`,
      title: 'Garden Days',
      slug: 'garden-days',
      timezone: 'America/New_York',
      timezone_abbr: 'EDT',
      ...times(...(span as [string, string, string, string])),
      json_ld: {
        ...DESCRIBED,
        name: 'Garden Days',
        description: '',
        url,
        startDate: '2027-05-21T00:00:00-04:00',
        endDate: '2027-05-23T23:59:59-04:00',
      },
    });
  });

  it('derives no excerpt from the description', async () => {
    const made = await event({ description: '<p>Much to tell</p>' });
    expect((await get(`/events/${String(made['id'])}`)).body).to.include({ excerpt: '' });
  });

  it('ignores keys that clients cannot choose', async () => {
    const made = await event({ title: 'Settled', cost: '$5' });
    const forged = {
      url: 'https://evil.example.org/',
      rest_url: 'https://evil.example.org/',
      timezone_abbr: 'XYZ',
      utc_start_date: '2030-01-01 00:00:00',
      utc_end_date: '2030-01-01 00:00:00',
      start_date_details: parts('2030-01-01 00:00:00'),
      end_date_details: {},
      custom_fields: { a: 1 },
      cost_details: { currency_symbol: '€', values: ['99'] },
      global_id: 'evil',
      json_ld: {},
      global_id_lineage: ['evil'],
      modified: '2030-01-01 00:00:00',
      id: 1,
      unheard_of: { of: 1 },
    };
    expect((await put(`/events/${String(made['id'])}`, forged)).body).to.deep.equal(made);
    const again = await post('/events', {
      ...forged,
      title: 'Settled',
      cost: '$5',
      slug: made['slug'],
      start_date: made['start_date'],
      end_date: made['end_date'],
    });
    expect(again.status).to.equal(201);
    const own = ['id', 'global_id', 'global_id_lineage', 'slug', 'url', 'rest_url', 'website'];
    expect(without(again.body, ...own)).to.deep.equal(without(made, ...own));
    expect(again.body['url']).to.equal(`${SITE}/event/settled-2/`);
  });

  it('replies to updates and deletions with the keys of lists', async () => {
    const made = await event({ title: 'Same keys' });
    const path = `/events/${String(made['id'])}`;
    const keys = Object.keys(made).sort();
    expect(Object.keys((await put(path, { title: 'Still' })).body).sort()).to.deep.equal(keys);
    expect(Object.keys((await remove(path)).body).sort()).to.deep.equal(keys);
    const gone = (await get('/events?status=trash', 'editor')).body['events'] as Wire[];
    expect(gone.map((one) => Object.keys(one).sort())).to.deep.equal([keys]);
  });

  it('replies to failures with code, message and a status in data', async () => {
    const DAY = { start_date: '2027-08-12 10:00', end_date: '2027-08-12 12:00' };
    const hall = await venue({ venue: 'Of another kind' });
    const walk = await event({ title: 'Not mine' });
    const shut = await event({ title: 'Shut', password: 'tulip' });
    const gone = await event({ title: 'Gone' });
    await remove(`/events/${String(gone['id'])}`);
    const ALL = 'GET, DELETE, POST, PUT, PATCH';
    const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
    for (const [status, code, allow, ...request] of [
      [404, 'rest-event-not-found', 'GET', 'GET', '/events/9999'],
      [400, 'rest-invalid-event-id', 'GET', 'GET', `/events/${String(hall['id'])}`],
      [403, 'event-password-protected', 'GET', 'GET', `/events/${String(shut['id'])}`],
      [404, 'event-archive-page-not-found', 'GET', 'GET', '/events?page=9'],
      [404, 'venue-archive-page-not-found', 'GET', 'GET', '/venues?page=9'],
      [404, 'organizer-archive-page-not-found', 'GET', 'GET', '/organizers?page=9'],
      [404, 'rest_no_route', undefined, 'GET', '/nothing'],
      [401, 'rest_forbidden', 'GET', 'POST', '/events', { title: 'Nobody', ...DAY }],
      [403, 'rest_forbidden', 'GET', 'PATCH', `/events/${String(walk['id'])}`, { title: 'Mine' }, 'author'],
      [410, 'event-is-in-trash', ALL, 'DELETE', `/events/${String(gone['id'])}`, undefined, 'editor'],
    ] as const) {
      const [method, path, sent, as] = request;
      const { status: got, headers, body } = await call(method, path, sent, as);
      expect([got, body['code'], headers['allow']], path).to.deep.equal([status, code, allow]);
      expect(body, path).to.have.all.keys('code', 'message', 'data');
      expect(body['message'], path).to.be.a('string').that.is.not.empty;
      expect(body['data'], path).to.deep.equal({ status });
    }
    const wrong = { authorization: basic('editor:wrong') };
    const { body, headers } = await call('GET', '/events', undefined, 'nobody', wrong);
    expect(without(body, 'message')).to.deep.equal({ code: 'incorrect_password', data: { status: 401 } });
    expect(headers).to.not.have.any.keys('allow', 'www-authenticate');
  });
});
