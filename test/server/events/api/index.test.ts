import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, inside, openCatalogue, SITE, type Wire } from '../support/catalogue.js';

const ROOT = '/cal/events/v1';
const SLUG = '/by-slug/(?P<slug>[^/]+)';
const ID = '/(?P<id>\\d+)';
/** The routes that every system of this kind has. */
const MODELLED = [
  '',
  '/doc',
  ...['/events', '/venues', '/organizers'].flatMap((list) => [list, `${list}${ID}`, `${list}${SLUG}`]),
  ...['/categories', '/tags'].flatMap((list) => [list, `${list}${ID}`]),
].map((path) => `${ROOT}${path}`);

forEachDatabase('the index', (open) => {
  let catalogue: Catalogue;
  const { get, call } = bound(() => catalogue);
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());

  const routes = async (): Promise<Wire> => inside((await get('')).body, 'routes');
  const endpointsOf = (route: Wire): Wire[] => route['endpoints'] as Wire[];

  it('names itself and its root, with and without a slash', async () => {
    for (const path of ['', '/', '?namespace=cal/events/v1&context=view']) {
      const { status, headers, body } = await get(path);
      expect([status, headers['allow']]).to.deep.equal([200, 'GET']);
      expect(body).to.have.all.keys('namespace', 'routes', '_links');
      expect(body['namespace']).to.equal('cal/events/v1');
      expect(body['_links']).to.deep.equal({ up: [{ href: `${SITE}/` }] });
    }
  });

  it('lists the routes that clients know, and more', async () => {
    const paths = Object.keys(await routes());
    expect(MODELLED).to.have.length(15);
    expect(paths).to.include.members(MODELLED);
    expect(paths).to.include.members([`${ROOT}/images`, `${ROOT}/events${ID}/restore`]);
  });

  it('describes each route with its methods, links only those without a pattern', async () => {
    for (const [path, route] of Object.entries(await routes())) {
      const { namespace, methods, endpoints, _links: links } = route as Record<string, unknown>;
      expect(namespace).to.equal('cal/events/v1');
      expect((endpoints as Wire[]).flatMap((endpoint) => endpoint['methods'])).to.deep.equal(methods);
      const expected = path.includes('(') ? undefined : { self: [{ href: `${SITE}${path}` }] };
      expect(links, path).to.deep.equal(expected);
    }
  });

  it('describes the arguments of a list, with the current date window as its default', async () => {
    const [read, create] = endpointsOf(inside(await routes(), `${ROOT}/events`));
    expect(inside(read!, 'args')).to.deep.include({
      page: { description: 'Page of the list, from 1.', type: 'integer', default: 1, required: false },
    });
    expect(read).to.have.nested.property('args.start_date.default', '2026-09-01 19:59:00');
    expect(read).to.have.nested.property('args.end_date.default', '2028-09-02 14:00:00');
    const [calendar] = endpointsOf(inside(await routes(), `${ROOT}/events.ics`));
    for (const name of ['start_date', 'end_date'])
      expect(inside(inside(calendar!, 'args'), name)).to.deep.equal(inside(inside(read!, 'args'), name));
    expect(create).to.not.have.nested.property('args.start_date.default');
    expect(create).to.have.nested.property('args.title.required', true);
    expect(create).to.have.nested.property('args.featured.required', false);
  });

  it('describes a record with one endpoint for each group of methods', async () => {
    const route = inside(await routes(), `${ROOT}/events${ID}`);
    expect(route['methods']).to.deep.equal(['GET', 'DELETE', 'POST', 'PUT', 'PATCH']);
    expect(endpointsOf(route).map((endpoint) => endpoint['methods'])).to.deep.equal([
      ['GET'],
      ['DELETE'],
      ['POST', 'PUT', 'PATCH'],
    ]);
    for (const endpoint of endpointsOf(route)) {
      expect(endpoint).to.have.nested.property('args.id.required', true);
    }
  });

  it('lists no arguments for a route that takes none', async () => {
    const [doc] = endpointsOf(inside(await routes(), `${ROOT}/doc`));
    expect(doc).to.deep.equal({ methods: ['GET'], args: [] });
  });

  it('answers OPTIONS for each route, with the methods that the caller may use', async () => {
    const all = await routes();
    const list = await call('OPTIONS', '/events');
    expect(list.body).to.deep.equal(all[`${ROOT}/events`]);
    expect([list.status, list.headers['allow']]).to.deep.equal([200, 'GET']);
    const record = await call('OPTIONS', '/events/5', undefined, 'editor');
    expect(record.body).to.deep.equal(all[`${ROOT}/events${ID}`]);
    expect(record.headers['allow']).to.equal('GET, DELETE, POST, PUT, PATCH');
    expect((await call('OPTIONS', '/events/abc')).body['code']).to.equal('rest_no_route');
  });

  it('serves the index and the document to everyone, under the public address', async () => {
    const { status, headers, body } = await get('/doc');
    expect([status, headers['content-type']]).to.deep.equal([200, 'application/json; charset=UTF-8']);
    expect(body['openapi']).to.match(/^3\.1/);
    expect(inside(body, 'info')).to.include.all.keys('title', 'version', 'description');
    expect(body['servers']).to.deep.equal([{ url: SITE }]);
    for (const pattern of MODELLED) {
      const methods = pattern.includes('(')
        ? ['get', 'delete', 'post', 'put', 'patch']
        : [ROOT, `${ROOT}/doc`].includes(pattern)
          ? ['get']
          : ['get', 'post'];
      const path = pattern.replace(/\(\?P<(\w+)>[^)]*\)/, '{$1}');
      expect(inside(inside(body, 'paths'), path), path).to.include.all.keys(...methods);
    }
    expect(inside(inside(body, 'components'), 'schemas')).to.include.all.keys(
      'ImageSize',
      'CostDetails',
      'Term',
      'Image',
      'DateDetails',
      'Event',
      'Venue',
      'Organizer',
    );
  });

  it('includes the port and path of the public address in index and document', async () => {
    const address = 'https://example.org:8443/what/is/on';
    const other = await openCatalogue(await open(), 'UTC', { FAIRGROUND_PUBLIC_URL: address });
    try {
      expect((await other.get('/doc')).body['servers']).to.deep.equal([{ url: address }]);
      const { body } = await other.get('');
      expect(body['_links']).to.deep.equal({ up: [{ href: `${address}/` }] });
      const list = inside(inside(body, 'routes'), `${ROOT}/events`);
      expect(list['_links']).to.deep.equal({ self: [{ href: `${address}${ROOT}/events` }] });
    } finally {
      await other.stop();
    }
  });

  it('answers 304 to a client that has index and document', async () => {
    for (const path of ['', '/doc']) {
      const { headers } = await get(path);
      const again = await call('GET', path, undefined, 'nobody', {
        'if-none-match': String(headers['etag']),
      });
      expect([again.status, again.body]).to.deep.equal([304, {}]);
    }
  });
});
