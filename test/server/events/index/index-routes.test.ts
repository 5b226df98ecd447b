import { expect } from 'chai';
import { IndexRoutes } from '../../../../server/events/index/index-routes.js';

const DOCUMENT = {
  paths: {
    '/cal/x': {
      get: {
        parameters: [
          { $ref: '#/components/parameters/page' },
          { name: 'If-None-Match', in: 'header', schema: { type: 'string' } },
        ],
      },
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Create' } } },
        },
      },
    },
    '/cal/x/{id}.ics': { parameters: [{ $ref: '#/components/parameters/id' }], get: {} },
    '/cal/x/by-slug/{slug}': {
      parameters: [{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
      get: {},
      put: {},
      delete: {},
      patch: {},
      post: {},
    },
    '/cal/doc': { get: {} },
  },
  components: {
    parameters: {
      id: { name: 'id', in: 'path', required: true, description: 'Id.', schema: { type: 'integer' } },
      page: { name: 'page', in: 'query', description: 'Page.', schema: { type: 'integer', default: 1 } },
    },
    schemas: {
      Create: { allOf: [{ $ref: '#/components/schemas/Fields' }], required: ['name'] },
      Fields: {
        properties: {
          name: { description: 'Name.', type: 'string' },
          status: { $ref: '#/components/schemas/Status' },
          either: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
        },
      },
      Status: { type: 'string', enum: ['a', 'b'] },
    },
  },
};

describe('IndexRoutes', () => {
  const routes = new IndexRoutes(DOCUMENT);

  it('describes a list with its arguments and address', () => {
    expect(routes.describe('/cal/x', 'https://a.example', {})).to.deep.equal({
      namespace: 'cal/events/v1',
      methods: ['GET', 'POST'],
      endpoints: [
        {
          methods: ['GET'],
          args: { page: { description: 'Page.', type: 'integer', default: 1, required: false } },
        },
        {
          methods: ['POST'],
          args: {
            name: { description: 'Name.', type: 'string', required: true },
            status: { type: 'string', enum: ['a', 'b'], required: false },
            either: { required: false },
          },
        },
      ],
      _links: { self: [{ href: 'https://a.example/cal/x' }] },
    });
  });

  it('writes the parts of a path as patterns, which have no links', () => {
    const all = routes.describeAll('https://a.example', {});
    expect(Object.keys(all)).to.deep.equal([
      '/cal/x',
      '/cal/x/(?P<id>\\d+)\\.ics',
      '/cal/x/by-slug/(?P<slug>[^/]+)',
      '/cal/doc',
    ]);
    expect(all['/cal/x/(?P<id>\\d+)\\.ics']).not.to.have.property('_links');
  });

  it('groups the methods that take the same', () => {
    const { methods, endpoints } = routes.describe('/cal/x/by-slug/{slug}', 'https://a.example', {});
    expect(methods).to.deep.equal(['GET', 'DELETE', 'POST', 'PUT', 'PATCH']);
    expect(endpoints.map((endpoint) => endpoint.methods)).to.deep.equal([
      ['GET'],
      ['DELETE'],
      ['POST', 'PUT', 'PATCH'],
    ]);
  });

  it('returns an empty list for a route without arguments', () => {
    expect(routes.describe('/cal/doc', 'https://a.example', {}).endpoints).to.deep.equal([
      { methods: ['GET'], args: [] },
    ]);
  });

  it('shows the current defaults in arguments of reads', () => {
    const { endpoints } = routes.describe('/cal/x', 'https://a.example', {
      '/cal/x': { page: '7', name: 'no' },
    });
    expect(endpoints[0]).to.have.nested.property('args.page.default', '7');
    expect(endpoints[1]).not.to.have.nested.property('args.name.default');
  });
});
