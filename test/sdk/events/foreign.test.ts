import { expect } from 'chai';
import { basic, Fairground } from '../../../sdk/src/index.js';
import {
  answerJson,
  answerText,
  type HttpServer,
  startHttpServer,
} from '../../support/servers/http-server.js';
import { rejectionOf } from '../../support/rejection.js';
import { runSdk } from '../../support/clients/sdk-program.js';
import { EVENT, PAST_THE_END, UNKNOWN_SLUG, VENUE, WRONG_PASSWORD } from './foreign-shapes.js';

const ROOT = '/blog/wp-json/tribe/events/v1';

// An event as sites with that calendar tell of it: more and less than Fairground does.
const event = (id: number) => ({
  id,
  global_id: `blog.example.org?id=${String(id)}`,
  author: '1',
  status: 'publish',
  title: `Evening ${String(id)}`,
  slug: `evening-${String(id)}`,
  start_date: '2031-11-05 18:00:00',
  end_date: '2031-11-05 21:00:00',
  timezone: 'Europe/Oslo',
  cost: '',
  image: false,
  venue: [],
  organizer: [],
  categories: [],
  tags: [],
  json_ld: { '@type': 'Event' },
});

describe('events of another site', () => {
  let server: HttpServer;
  let fairground: Fairground;

  beforeEach(async () => {
    server = await startHttpServer(({ method, url }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://x');
      const page = Number(searchParams.get('page'));
      if (searchParams.get('search') === 'shrinking' && page > 1) answerJson(response, 404, PAST_THE_END);
      else if (pathname === `${ROOT}/events` && method === 'GET') {
        answerJson(response, 200, {
          events: page === 1 ? [event(11), event(12)] : [event(13)],
          rest_url: `https://blog.example.org${url}`,
          ...(page === 1 && { next_rest_url: `https://blog.example.org${ROOT}/events?page=2` }),
          total: 3,
          total_pages: 2,
        });
      } else if (pathname === `${ROOT}/events/by-slug/evening-11`) answerJson(response, 200, event(11));
      else if (pathname === `${ROOT}/venues` && method === 'POST')
        answerText(response, 503, 'text/html', 'busy');
      else if (pathname === `${ROOT}/events/12`) answerJson(response, 200, event(12));
      else {
        answerJson(response, 404, {
          code: 'event-not-found',
          message: 'The requested post ID does not exist or is not an event',
          data: { status: 404 },
        });
      }
    });
    fairground = new Fairground({
      url: `${server.url}/blog`,
      eventsRoot: '/wp-json/tribe/events/v1/',
      credentials: basic({ username: 'ada', applicationPassword: 'abcd efgh' }),
    });
  });
  afterEach(() => server.stop());

  it('lists events of another site below the given root, page after page', async () => {
    const titles: string[] = [];
    for await (const { title } of fairground.events.list({ categories: ['music', 'food'] }))
      titles.push(title);
    expect(titles).to.deep.equal(['Evening 11', 'Evening 12', 'Evening 13']);
    expect(server.requests[0]?.url).to.equal(`${ROOT}/events?categories=music,food&page=1`);
    expect(server.requests[0]?.headers.authorization).to.match(/^Basic /);
  });

  it('walks events to their end although there are fewer pages than at the beginning', async () => {
    const ids: number[] = [];
    for await (const { id } of fairground.events.list({ search: 'shrinking' })) ids.push(id);
    expect(ids).to.deep.equal([11, 12]);
    expect(await rejectionOf(fairground.events.list({ search: 'shrinking', page: 2 }))).to.include({
      code: 'event-archive-page-not-found',
    });
    const walk = async (): Promise<void> => {
      for await (const { id } of fairground.events.list({ search: 'shrinking', page: 2 })) ids.push(id);
    };
    expect(await rejectionOf(walk())).to.include({ code: 'event-archive-page-not-found' });
  });

  it('finds events of a site without readable addresses', async () => {
    const eventsRoot = '?rest_route=/tribe/events/v1';
    const plain = new Fairground({ url: `${server.url}/blog`, eventsRoot });
    await rejectionOf(plain.events.list({ search: 'a?b' }));
    await rejectionOf(plain.events.read(12));
    const root = '/blog/?rest_route=/tribe/events/v1/events';
    const asked = server.requests.map(({ url }) => decodeURIComponent(url));
    expect(asked).to.deep.equal([`${root}&search=a?b&page=1`, `${root}/12`]);
  });

  it('reads events by slug, changes them, and reports missing ones', async () => {
    expect(await fairground.events.bySlug('evening-11')).to.include({ id: 11 });
    expect(await fairground.events.update(12, { title: 'Later' })).to.include({ id: 12 });
    expect(server.requests[1]).to.include({ method: 'PATCH', body: '{"title":"Later"}' });
    expect(await rejectionOf(fairground.events.read(99))).to.include({
      status: 404,
      code: 'event-not-found',
    });
  });

  it('creates no event twice on a site without idempotency keys', async () => {
    await rejectionOf(fairground.venues.create({ venue: 'Shed' }));
    expect(server.requests).to.have.length(1);
    expect(server.requests[0]?.headers).not.to.have.property('idempotency-key');
  });
});

describe('an events site of a calendar plugin', function () {
  this.timeout(300_000);

  let server: HttpServer;
  let fairground: Fairground;

  before(async () => {
    server = await startHttpServer(({ url, headers }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://x');
      const place = pathname.replace('/wp-json/tribe/events/v1', '');
      const json = (status: number, body: unknown): void =>
        answerJson(response, status, body, { 'content-type': 'application/json; charset=UTF-8' });
      if (headers.authorization?.startsWith('Basic ') === true) json(401, WRONG_PASSWORD);
      else if (place === '/events/101') json(200, EVENT);
      else if (place.startsWith('/events/by-slug/')) json(400, UNKNOWN_SLUG);
      else if (place === '/venues') json(200, { venues: [VENUE], rest_url: '', total: 1, total_pages: 1 });
      else if (place === '/events' && searchParams.get('page') === '1')
        json(200, { events: [EVENT], rest_url: '', total: 1, total_pages: 1 });
      else if (place === '/events') json(404, PAST_THE_END);
      // Notice that its language prints before the answer.
      else answerText(response, 200, 'application/json', 'Notice: Undefined index in /srv/x.php{"tags":[]}');
    });
    fairground = new Fairground({ url: server.url, eventsRoot: 'wp-json/tribe/events/v1' });
  });
  after(() => server.stop());

  it('reads events of a calendar plugin by the types of Fairground’s own records', async () => {
    const event = await fairground.events.read(101);
    const venue = Array.isArray(event.venue) ? undefined : event.venue;
    expect([venue?.venue, venue?.zip]).to.deep.equal(['Harbour Pavilion', '03801']);
    expect(event.image && event.image.sizes?.['medium']?.url).to.match(/poster-300x200\.png$/);
    expect(event.cost_details.values).to.deep.equal(['12']);
    expect(event.start_date_details.hour).to.equal('18');
    expect(event.categories[0]?.urls.self).to.match(/categories\/3$/);
    expect(event.organizer[0]?.email).to.equal('hello@walks.example.org');
    const places: (string | undefined)[] = [];
    for await (const { city } of fairground.venues.list({ search: 'hall' })) places.push(city);
    expect(places).to.deep.equal(['Portsmouth']);
  });

  it('refuses in its own ways, which are errors like ours', async () => {
    const wrong = new Fairground({
      url: server.url,
      eventsRoot: 'wp-json/tribe/events/v1',
      credentials: basic({ username: 'ada', applicationPassword: 'no' }),
    });
    expect(await rejectionOf(wrong.events.list())).to.include({ status: 401, code: 'incorrect_password' });
    const unknown = await rejectionOf(fairground.events.bySlug('nothing'));
    expect(unknown).to.deep.include({
      status: 400,
      faults: [{ field: 'slug', reason: 'Invalid parameter.' }],
    });
    expect(await rejectionOf(fairground.events.list({ page: 9 }))).to.include({
      status: 404,
      code: 'event-archive-page-not-found',
    });
    expect(await rejectionOf(fairground.tags.list())).to.include({ code: 'unexpected_reply', status: 200 });
  });

  it('lists events of a calendar plugin on the command line, with titles as text', async () => {
    const root = ['--root', 'wp-json/tribe/events/v1'];
    const { code, out } = await runSdk(['events', 'list', '--url', server.url, ...root]);
    expect(code).to.equal(0);
    expect(out).to.equal(
      '2027-05-14 18:00 America/New_York  Evening Walk & Picnic, Harbour Pavilion  #101\n',
    );
  });
});
