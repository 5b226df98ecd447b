import { expect } from 'chai';
import { basic, Fairground } from '../../../sdk/src/index.js';
import { answerJson, answerText, type HttpServer, startHttpServer } from '../../support/http-server.js';
import { rejectionOf } from '../../support/rejection.js';

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
      if (pathname === `${ROOT}/events` && method === 'GET') {
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

  it('are listed below the root that is given, page after page', async () => {
    const titles: string[] = [];
    for await (const { title } of fairground.events.list({ categories: ['music', 'food'] }))
      titles.push(title);
    expect(titles).to.deep.equal(['Evening 11', 'Evening 12', 'Evening 13']);
    expect(server.requests[0]?.url).to.equal(`${ROOT}/events?categories=music,food&page=1`);
    expect(server.requests[0]?.headers.authorization).to.match(/^Basic /);
  });

  it('are read by slug, changed and not found', async () => {
    expect(await fairground.events.bySlug('evening-11')).to.include({ id: 11 });
    expect(await fairground.events.update(12, { title: 'Later' })).to.include({ id: 12 });
    expect(server.requests[1]).to.include({ method: 'PATCH', body: '{"title":"Later"}' });
    expect(await rejectionOf(fairground.events.read(99))).to.include({
      status: 404,
      code: 'event-not-found',
    });
  });

  it('are not made twice: such a site does not know of keys', async () => {
    await rejectionOf(fairground.venues.create({ venue: 'Shed' }));
    expect(server.requests).to.have.length(1);
    expect(server.requests[0]?.headers).not.to.have.property('idempotency-key');
  });
});
