import { expect } from 'chai';
import { ROLES } from '../../../../server/auth/principal.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type As,
  bound,
  type Catalogue,
  detailsOf,
  inside,
  openCatalogue,
  paramsOf,
  SITE,
  type Wire,
} from '../support/catalogue.js';

const DAY = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };
const ALL = 'GET, DELETE, POST, PUT, PATCH';

forEachDatabase('the conventions of the catalogue', (open) => {
  let catalogue: Catalogue;
  const { get, call, post, event } = bound(() => catalogue);
  let walk: Wire;
  let hall: Wire;
  before(async () => {
    catalogue = await openCatalogue(await open());
    hall = await bound(() => catalogue).venue({ city: 'Graz' });
    walk = await event({ title: 'Walk', cost: '$10', venue: hall['id'] }, 'author');
  });
  after(() => catalogue.stop());

  const one = (): string => `/events/${String(walk['id'])}`;
  const form = (text: string): [body: string, as: As, headers: Record<string, string>] => [
    text,
    'editor',
    { 'content-type': 'application/x-www-form-urlencoded' },
  ];

  describe('addresses', () => {
    it('matches paths in any case, with leading zeros and a trailing slash', async () => {
      for (const path of [`/EVENTS/00${String(walk['id'])}`, `/Events/${String(walk['id'])}/`]) {
        expect((await get(path)).body['id'], path).to.equal(walk['id']);
      }
      expect((await get('/Events/By-Slug/walk/')).body['id']).to.equal(walk['id']);
    });

    it('answers unknown paths with no route, and without Allow', async () => {
      const paths = ['/nothing', '/events/-1', '/events/1.5', '/events/abc', '/events//1', '//events'];
      paths.push('/events/by-slug/', '/venues/+1', '/categories/1e3', '/tags/%20', '/events/1/2');
      const wrongMethods = ['/events', '/venues', '/organizers', '/categories', '/tags', '/doc', ''];
      for (const [method, path] of [
        ...paths.map((none) => ['GET', none] as const),
        ...wrongMethods.map((known) => ['DELETE', known] as const),
        ...wrongMethods.map((known) => ['PUT', known] as const),
      ]) {
        const { status, headers, body } = await call(method, path, undefined, 'editor');
        expect([status, body['code'], body['data']], `${method} ${path}`).to.deep.equal([
          404,
          'rest_no_route',
          { status: 404 },
        ]);
        expect(headers, path).not.to.have.property('allow');
      }
    });

    it('prefers path parameters to other parameters of the same name', async () => {
      const { id: other } = await event({ title: 'Other' });
      expect((await get(`${one()}?id=${String(other)}&slug=other`)).body['id']).to.equal(walk['id']);
      expect((await get(`/events/by-slug/walk?slug=other`)).body['id']).to.equal(walk['id']);
      const changed = await call('PATCH', one(), { id: other, title: 'Walk' }, 'editor');
      expect(changed.body['id']).to.equal(walk['id']);
    });

    it('answers HEAD with the status and headers of GET, without a body', async () => {
      for (const path of ['', '/doc', '/events', one(), '/venues', '/tags', '/events/999999', '/nothing']) {
        const [head, whole] = [await call('HEAD', path), await get(path)];
        expect([head.status, head.body], path).to.deep.equal([whole.status, {}]);
        for (const name of ['content-type', 'allow', 'etag', 'x-tec-total']) {
          expect(head.headers[name], `${name} of ${path}`).to.equal(whole.headers[name]);
        }
      }
    });
  });

  describe('Allow', () => {
    const editors: As[] = ['editor', 'administrator'];
    const authors: As[] = ['author', ...editors];
    const writers: As[] = ['contributor', ...authors];
    /** Roles that may write at all, by route. */
    const rights: [path: string, allowed: string, who: As[]][] = [
      ['/events', 'GET, POST', writers],
      ['/events/5', ALL, writers],
      ['/events/by-slug/walk', ALL, writers],
      ['/venues/5', ALL, writers],
      ['/organizers', 'GET, POST', writers],
      ['/categories', 'GET, POST', authors],
      ['/categories/5', ALL, authors],
      ['/tags', 'GET, POST', editors],
      ['/tags/5', ALL, editors],
    ];
    for (const [path, allowed, who] of rights) {
      it(`lists the methods of each role in Allow at ${path}`, async () => {
        for (const as of ['nobody', ...ROLES] as As[]) {
          const expected = who.includes(as) ? allowed : 'GET';
          for (const method of ['GET', 'OPTIONS']) {
            expect((await call(method, path, undefined, as)).headers['allow'], `${method} as ${as}`).to.equal(
              expected,
            );
          }
        }
      });
    }

    it('lists the remaining methods in Allow for a record of another user', async () => {
      const others = await call('PATCH', one(), { title: 'Mine' }, 'other author');
      expect([others.status, others.body['code'], others.headers['allow']]).to.deep.equal([
        403,
        'rest_forbidden',
        'GET',
      ]);
      const own = await call('PATCH', one(), { title: 'Walk' }, 'author');
      expect([own.status, own.headers['allow']]).to.deep.equal([200, ALL]);
    });
  });

  describe('replies', () => {
    it('sends content headers with replies', async () => {
      for (const path of ['/events', one(), '/nothing', '/events?page=0']) {
        expect((await get(path)).headers, path).to.include({
          'content-type': 'application/json; charset=UTF-8',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
          link: `<${SITE}/>; rel="https://api.w.org/"`,
        });
      }
    });

    it('forbids caching of replies to signed-in callers', async () => {
      expect((await get('/events')).headers).not.to.have.property('cache-control');
      for (const path of ['/events', '/events/999999']) {
        expect((await get(path, 'subscriber')).headers['cache-control'], path).to.equal(
          'no-cache, must-revalidate, max-age=0, no-store, private',
        );
      }
    });

    it('trims replies to the fields that are named', async () => {
      expect((await get(`${one()}?_fields=id,cost_details.values,venue.city`)).body).to.deep.equal({
        id: walk['id'],
        cost_details: { values: ['10'] },
        venue: { city: 'Graz' },
      });
      const { body } = await get('/events?search=walk&_fields=events.id,total');
      expect(body).to.deep.equal({ events: [{ id: walk['id'] }], total: 1 });
      const made = await call('POST', '/events?_fields=title', { title: 'Trimmed', ...DAY }, 'editor');
      expect([made.status, made.body]).to.deep.equal([201, { title: 'Trimmed' }]);
    });

    it('refuses field names of more than 20 parts before anything is done', async () => {
      const fields = 'a.'.repeat(20) + 'a';
      const faults = [
        await get(`${one()}?_fields=${fields}`),
        await call('POST', `/events?_fields=${fields}`, { title: 'Lost', ...DAY }, 'editor'),
        await call('POST', '/events', { title: 'Lost', ...DAY, _fields: fields.repeat(100_000) }, 'editor'),
      ];
      for (const { status, body } of faults) {
        expect([status, Object.keys(paramsOf(body))]).to.deep.equal([400, ['_fields']]);
      }
      const wrong = await call(
        'POST',
        '/events',
        { title: 'Lost', sticky: 'x', ...DAY, _fields: fields },
        'editor',
      );
      expect(paramsOf(wrong.body)).to.have.all.keys('sticky', '_fields');
      expect((await get('/events?search=lost')).body['total']).to.equal(0);
    });

    it('ignores objects in shape parameters that expect text', async () => {
      const odd = { toString: 1, valueOf: 1 };
      const body = { title: 'Odd', ...DAY, _fields: [odd, 'title'] };
      const made = await call('POST', '/events', body, 'editor');
      expect([made.status, made.body]).to.deep.equal([201, { title: 'Odd' }]);
      for (const clean of [odd, 'perhaps', ['1'], 5]) {
        const { status, body: told } = await call('POST', '/events', { ...body, _clean: clean }, 'editor');
        expect([status, paramsOf(told)]).to.deep.equal([400, { _clean: '_clean must be true or false.' }]);
      }
    });

    it('wraps replies in an envelope with status and headers', async () => {
      const { status, body } = await get('/events?search=walk&_envelope=1&_fields=total');
      expect([status, body['status'], body['body']]).to.deep.equal([200, 200, { total: 1 }]);
      expect(inside(body, 'headers')).to.include({ 'X-TEC-Total': '1', 'X-TEC-TotalPages': '1' });
      const lost = await get('/events/999999?_envelope=1');
      expect([lost.status, lost.body['status']]).to.deep.equal([200, 404]);
    });

    it('ignores parameters without a meaning here', async () => {
      const plain = await get(one());
      const odd = await call('GET', `${one()}?_embed=1&_locale=user&x=1`, undefined, 'nobody', {
        accept: 'text/html',
      });
      expect([odd.status, odd.body]).to.deep.equal([200, plain.body]);
    });
  });

  describe('parameters', () => {
    it('uses the last value of a repeated parameter, in the query and in a form', async () => {
      const { body } = await get('/venues?per_page=1&page=7&per_page=50&page=1');
      expect(body['rest_url']).to.contain('page=1&per_page=50');
      const made = await call('POST', '/venues', ...form('venue=First&venue=Second&city=a&city=b'));
      expect(made.body).to.include({ venue: 'Second', city: 'b' });
    });

    it('reads lists in every form, including repeated names', async () => {
      const { id } = await event({ title: 'Run' });
      const ids = [walk['id'], id].map(String);
      for (const query of [
        ...[`include=${ids.join('&include=')}`, `include[]=${ids.join('&include[]=')}`],
        ...[`include=${ids.join(' , ')}`, `include=[${ids.join(', ')}]`],
      ]) {
        const { body } = await get(`/events?${query}&_fields=events.id`);
        expect(body, query).to.deep.equal({ events: [{ id: walk['id'] }, { id }] });
      }
    });

    it('reads no parameters from an empty body or a JSON list', async () => {
      const bodies: [body: string, type: string][] = [
        ['', 'application/json'],
        ['', 'text/plain'],
        ['', 'multipart/form-data'],
        ['', 'multipart/form-data; boundary=x'],
        [' ', 'application/json'],
        ['[{"title":"A"}]', 'application/json'],
        ['"title"', 'application/json'],
      ];
      for (const [body, type] of bodies) {
        const answer = await call('POST', '/events', body, 'editor', { 'content-type': type });
        expect(answer.body['code'], body).to.equal('rest_missing_callback_param');
        expect(inside(answer.body, 'data')['params']).to.deep.equal(['title', 'start_date', 'end_date']);
      }
    });

    it('reads parameters from the query if the body lacks them', async () => {
      const query = new URLSearchParams({ title: 'From the address', ...DAY });
      const { status, body } = await call('POST', `/events?${query.toString()}`, { title: 'Body' }, 'editor');
      expect([status, body['title']]).to.deep.equal([201, 'Body']);
      expect((await call('POST', `/events?${query.toString()}`, '', 'editor')).body['title']).to.equal(
        'From the address',
      );
    });

    it('refuses a blank title', async () => {
      for (const title of ['', ' ', '\t\n', '\u00a0', '0']) {
        const { status, body } = await post('/events', { title, ...DAY });
        expect([status, body['code']], JSON.stringify(title)).to.deep.equal([400, 'rest_invalid_param']);
        expect(paramsOf(body)).to.have.all.keys('title');
      }
    });
  });

  describe('checks', () => {
    const wrong = { authorization: `Basic ${Buffer.from('editor:nope').toString('base64')}` };

    it('runs the checks of a request in their documented order', async () => {
      const codeOf = async (...request: Parameters<Catalogue['call']>): Promise<unknown> =>
        (await call(...request)).body['code'];
      // Credentials before the address, the address before the body, the body before what is in it.
      expect(await codeOf('GET', '/nothing', undefined, 'nobody', wrong)).to.equal('incorrect_password');
      expect(await codeOf('POST', '/nothing', '{"', 'editor')).to.equal('rest_no_route');
      expect(await codeOf('POST', '/events', '{"')).to.equal('rest_invalid_json');
      // Order of the errors: missing fields, wrong fields, rights, the record.
      expect(await codeOf('POST', '/events', { status: 'odd' })).to.equal('rest_missing_callback_param');
      expect(await codeOf('POST', '/events', { title: 'A', ...DAY, status: 'odd' })).to.equal(
        'rest_invalid_param',
      );
      expect(await codeOf('POST', '/events', { title: 'A', ...DAY })).to.equal('rest_forbidden');
      expect(await codeOf('DELETE', '/events/999999')).to.equal('rest_forbidden');
      expect(await codeOf('DELETE', '/events/999999', undefined, 'editor')).to.equal('rest-event-not-found');
      expect(await codeOf('DELETE', '/venues/999999')).to.equal('rest_invalid_param');
    });

    it('reports where JSON is malformed', async () => {
      const { status, headers, body } = await post('/events', '{"title": ');
      expect([status, headers['allow']]).to.deep.equal([400, 'GET, POST']);
      expect(inside(body, 'data')).to.deep.include({ status: 400, json_error_code: 4 });
      expect(inside(body, 'data')['json_error_message']).to.be.a('string');
    });

    it('reports all faults at once, and types only when nothing else is wrong', async () => {
      const both = await post('/events', { title: '', ...DAY, timezone: 'Mars/Base', featured: 'perhaps' });
      expect(paramsOf(both.body)).to.include.all.keys('title', 'timezone');
      expect(inside(both.body, 'data')['details']).to.deep.equal([]);
      const types = await post('/events', { title: 'A', ...DAY, featured: 'perhaps' });
      expect(detailsOf(types.body)).to.have.nested.property('featured.code', 'rest_invalid_type');
    });
  });

  it('lets a header or parameter replace the method POST', async () => {
    const { id } = await event({ title: 'Overridden' });
    const path = `/events/${String(id)}`;
    const read = await call('POST', `${path}?_method=GET`);
    expect([read.status, read.body['id']]).to.deep.equal([200, id]);
    const removed = await call('POST', path, undefined, 'editor', { 'x-http-method-override': 'DELETE' });
    expect([removed.status, removed.body['status']]).to.deep.equal([200, 'trash']);
    const again = await call('POST', `${path}?_method=DELETE`, undefined, 'editor');
    expect([again.status, again.body['code']]).to.deep.equal([410, 'event-is-in-trash']);
  });

  it('writes nothing when POST is replaced by an unsupported method', async () => {
    const { id } = await event({ title: 'Kept' });
    const path = `/events/${String(id)}`;
    for (const method of ['HEAD', 'OPTIONS', 'PROPFIND', 'GETS']) {
      const byName = await call('POST', `${path}?_method=${method}`, { title: 'Changed' }, 'editor');
      const byHeader = await call('POST', path, { title: 'Changed' }, 'editor', {
        'x-http-method-override': method,
      });
      for (const { status, body } of [byName, byHeader]) {
        expect([status, body['code']], method).to.deep.equal([404, 'rest_no_route']);
      }
    }
    expect((await get(path)).body).to.have.property('title', 'Kept');
    const empty = await call('POST', `${path}?_method=`, { title: 'Changed' }, 'editor');
    expect([empty.status, empty.body['title']]).to.deep.equal([200, 'Changed']);
  });
});
