import { expect } from 'chai';
import { document } from '../../../../server/generated/events/document.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, inside, openCatalogue, type Wire } from '../support/catalogue.js';

const ROOT = '/cal/events/v1';
const LINKED = ['page', 'per_page', 'search', 'event', 'has_events', 'only_with_upcoming', 'status'];
const TERMS = [
  ...['page', 'per_page', 'search', 'exclude', 'include', 'order', 'orderby', 'hide_empty', 'post', 'event'],
  'slug',
];
const CONTACT = ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'stateprovince'];

/** Parameters of each list that are documented for clients. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  '/events': [
    ...['page', 'per_page', 'start_date', 'end_date', 'starts_before', 'starts_after', 'ends_before'],
    ...['ends_after', 'strict_dates', 'search', 'categories', 'tags', 'venue', 'organizer', 'featured'],
    ...['status', 'geoloc', 'geoloc_lat', 'geoloc_lng', 'include', 'post_parent', 'ticketed'],
  ],
  '/venues': LINKED,
  '/organizers': LINKED,
  '/categories': [...TERMS, 'parent'],
  '/tags': TERMS,
};

/** Documented fields of a new record: those that it needs, and those that it may have. */
const RECORDS: Readonly<
  Record<string, { readonly needs: readonly string[]; readonly may: readonly string[] }>
> = {
  '/events': {
    needs: ['title', 'start_date', 'end_date'],
    may: [
      ...['author', 'date', 'date_utc', 'description', 'slug', 'excerpt', 'status', 'timezone', 'all_day'],
      ...['image', 'cost', 'website', 'show_map', 'show_map_link', 'hide_from_listings', 'sticky'],
      ...['featured', 'categories', 'tags', 'venue', 'organizer', 'password'],
    ],
  },
  '/venues': {
    needs: ['venue'],
    may: [
      ...['author', 'date', 'date_utc', 'description', 'status', 'show_map', 'show_map_link', 'website'],
      ...['image', ...CONTACT],
    ],
  },
  '/organizers': {
    needs: ['organizer'],
    may: [...['author', 'date', 'date_utc', 'description', 'status', 'phone', 'website', 'email', 'image']],
  },
  '/categories': { needs: ['name'], may: ['description', 'slug', 'parent'] },
  '/tags': { needs: ['name'], may: ['description', 'slug'] },
};

forEachDatabase('arguments in the index', (open) => {
  let catalogue: Catalogue;
  let routes: Wire;
  before(async () => {
    catalogue = await openCatalogue(await open());
    routes = inside((await bound(() => catalogue).get('')).body, 'routes');
  });
  after(() => catalogue.stop());

  /** Returns the arguments of `path` for a method. */
  const argsOf = (path: string, method: string): Wire => {
    const endpoints = inside(routes, `${ROOT}${path}`)['endpoints'] as Wire[];
    const found = endpoints.find((endpoint) => (endpoint['methods'] as string[]).includes(method));
    return inside(found ?? {}, 'args');
  };
  const requiredIn = (args: Wire): string[] =>
    Object.keys(args).filter((name) => inside(args, name)['required'] === true);

  it('describes the arguments of the index itself', () => {
    const args = argsOf('', 'GET');
    expect(args).to.have.nested.property('namespace.default', 'cal/events/v1');
    expect(args).to.have.nested.property('context.default', 'view');
    expect(requiredIn(args)).to.deep.equal([]);
  });

  for (const [list, names] of Object.entries(LISTS)) {
    it(`describes the arguments of the list ${list}, none of which is required`, () => {
      const args = argsOf(list, 'GET');
      expect(args).to.include.all.keys(...names);
      expect(args).to.have.nested.property('page.default', 1);
      expect(args).to.have.nested.property('per_page.default', 10);
      expect(args).to.have.nested.property('per_page.type', 'integer');
      expect(requiredIn(args)).to.deep.equal([]);
    });
  }

  it('states the defaults of arguments that only single lists have', () => {
    expect(argsOf('/events', 'GET')).to.have.nested.property('strict_dates.default', false);
    expect(argsOf('/venues', 'GET')).to.have.nested.property('only_with_upcoming.default', false);
    expect(argsOf('/organizers', 'GET')).to.have.nested.property('only_with_upcoming.default', false);
    expect(argsOf('/tags', 'GET')).to.have.nested.property('hide_empty.default', true);
    expect(argsOf('/tags', 'GET')).to.not.have.property('parent');
  });

  for (const [list, { needs, may }] of Object.entries(RECORDS)) {
    const item = `${list}/(?P<id>\\d+)`;
    it(`describes the arguments of a record of ${list}`, () => {
      const create = argsOf(list, 'POST');
      expect(create).to.include.all.keys(...needs, ...may);
      expect(requiredIn(create)).to.have.members(needs);
      for (const method of ['POST', 'PUT', 'PATCH']) {
        const update = argsOf(item, method);
        expect(update, method).to.include.all.keys('id', ...needs, ...may);
        expect(requiredIn(update), method).to.deep.equal(['id']);
        expect(update, method).to.have.nested.property('id.type', 'integer');
      }
      for (const method of ['GET', 'DELETE']) {
        expect(requiredIn(argsOf(item, method)), method).to.deep.equal(['id']);
      }
    });
  }

  it('gives each argument its one type, and none to arguments of any type', () => {
    const args = argsOf('/events', 'POST');
    const typeOf = (name: string): unknown => inside(args, name)['type'];
    for (const name of ['title', 'start_date', 'end_date', 'date', 'date_utc', 'slug', 'password']) {
      expect(typeOf(name), name).to.equal('string');
    }
    expect(typeOf('author')).to.equal('integer');
    expect(typeOf('featured')).to.equal('boolean');
    for (const name of ['cost', 'website', 'venue']) expect(typeOf(name), name).to.equal(undefined);
    expect(inside(argsOf('/categories', 'POST'), 'parent')['type']).to.equal('integer');
  });

  it('offers a password argument for reading and deleting an event', () => {
    for (const method of ['GET', 'DELETE']) {
      expect(argsOf('/events/(?P<id>\\d+)', method), method).to.have.property('password');
    }
  });

  for (const list of ['/events', '/venues', '/organizers']) {
    it(`requires a slug to find a record of ${list}`, () => {
      const path = `${list}/by-slug/(?P<slug>[^/]+)`;
      for (const method of ['GET', 'DELETE', 'POST', 'PUT', 'PATCH']) {
        const args = argsOf(path, method);
        expect(args, method).to.have.property('slug');
        // An event takes a new slug in an update, which hides the one in the address.
        const isNew = list === '/events' && !['GET', 'DELETE'].includes(method);
        expect(requiredIn(args), method).to.deep.equal(isNew ? [] : ['slug']);
      }
    });
  }

  it('marks each extension in the descriptions of arguments', () => {
    const described = (args: Wire, names: readonly string[]): void => {
      for (const name of Object.keys(args).filter((one) => names.includes(one)))
        expect(inside(args, name)['description'], name).to.match(/An extension\./);
    };
    const sorting = ['orderby', 'order', 'modified_after', 'slug', 'author', 'geoloc_radius'];
    described(argsOf('/events', 'GET'), [...sorting, 'runs_after', 'runs_before']);
    described(argsOf('/venues', 'GET'), [...sorting, 'include']);
    described(argsOf('/organizers', 'GET'), [...sorting, 'include']);
    described(argsOf('/events', 'POST'), ['password', 'post_parent']);
    described(argsOf('/venues', 'POST'), ['password', 'geo_lat', 'geo_lng']);
    const known = Object.keys(LISTS).join('|');
    const modelled = new RegExp(`^${ROOT}(?:/doc|(?:${known})(?:/\\{id\\}|/by-slug/\\{slug\\})?)?$`);
    for (const [path, item] of Object.entries(inside(document, 'paths'))) {
      // The files of an image go with it.
      if (modelled.test(path) || path.includes('/files/')) continue;
      const operations = Object.values(item as Wire).filter((one) => !Array.isArray(one)) as Wire[];
      for (const { description } of operations) expect(description, path).to.match(/An extension\./);
    }
    const shared = Object.values(inside(inside(document, 'components'), 'parameters')) as Wire[];
    const headers = shared.filter(({ in: place }) => place === 'header');
    expect(headers).to.have.length(3);
    for (const { name, description } of headers) expect(description, String(name)).to.match(/An extension\./);
  });

  it('answers OPTIONS of every route as the index does', async () => {
    for (const [pattern, route] of Object.entries(routes)) {
      const path = pattern
        .slice(ROOT.length)
        .replace('(?P<id>\\d+)', '5')
        .replace('(?P<slug>[^/]+)', 'x')
        .replace(/\(\?P<\w+>[^)]*\)/g, crypto.randomUUID())
        .replace(/\\/g, '');
      const { status, body } = await catalogue.call('OPTIONS', path);
      expect([status, body], path).to.deep.equal([200, route]);
    }
  });
});
