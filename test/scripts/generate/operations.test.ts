import { expect } from 'chai';
import { DocumentFault } from '../../../scripts/generate/document.js';
import { readOperations } from '../../../scripts/generate/operations.js';
import { documentOf } from './support.js';

const replies = "responses: { '204': { description: Done } }";
const read = (paths: string, schemas?: string, rest?: Parameters<typeof documentOf>[2]) =>
  readOperations(documentOf(paths, schemas, rest));

describe('readOperations', () => {
  it('lists operations by their ids, with method and path', () => {
    const plans = read(`
      /b/{id}: { delete: { operationId: removeB, ${replies} } }
      /a: { get: { operationId: readA, ${replies} }, post: { operationId: addA, ${replies} } }
    `);
    expect(plans.map(({ operationId, method, path }) => `${operationId} ${method} ${path}`)).to.deep.equal([
      'addA post /a',
      'readA get /a',
      'removeB delete /b/{id}',
    ]);
  });

  it('brings the parameters of path and operation together, the operation’s own first', () => {
    const [plan] = read(`
      /a/{id}:
        parameters:
          - { name: id, in: path, required: true, schema: { type: integer } }
          - { name: page, in: query, schema: { type: string } }
        get:
          operationId: readA
          parameters:
            - { name: page, in: query, required: true, schema: { type: integer } }
            - { name: X-Key, in: header, schema: { type: string } }
          ${replies}
    `);
    expect(plan?.pathParameters?.schema).to.deep.include({
      required: ['id'],
      properties: { id: { type: 'integer' } },
    });
    expect(plan?.parameters?.schema).to.deep.include({
      required: ['page'],
      properties: { page: { type: 'integer' } },
    });
    expect(plan?.headers?.schema.properties).to.have.all.keys('x-key');
  });

  it('types a parameter of JSON text as its content', () => {
    const ref = '#/components/schemas/Box';
    const schema = `{ type: string, contentMediaType: application/json, contentSchema: { $ref: '${ref}' } }`;
    const [plan] = read(
      `/a: { get: { operationId: readA, parameters: [{ name: box, in: query, schema: ${schema} }], ${replies} } }`,
      'Box: { type: object, x-coerce: json, additionalProperties: true, properties: { xmin: { type: number } } }',
    );
    expect(plan?.parameters?.schema.properties).to.deep.equal({ box: { $ref: ref } });
  });

  it('accepts a list as one text with commas', () => {
    const schema = '{ type: array, x-coerce: list, items: { type: string } }';
    const [plan] = read(
      `/a: { get: { operationId: readA, parameters: [{ name: tags, in: query, explode: false, schema: ${schema} }], ${replies} } }`,
    );
    expect(plan?.parameters?.schema.properties).to.have.all.keys('tags');
  });

  it('joins query and body', () => {
    const [plan] = read(
      `/a: { post: { operationId: addA, parameters: [{ name: f, in: query, schema: { type: string } }], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Body' } } } }, ${replies} } }`,
      'Body: { type: object, additionalProperties: true, properties: { title: { type: string } }, required: [title] }',
    );
    expect(plan?.parameters?.schema).to.deep.include({ required: ['title'] });
    expect(plan?.parameters?.schema.properties).to.have.all.keys('f', 'title');
    expect(plan?.bodyTypes).to.deep.equal(['application/json']);
  });

  it('finds the file part of a body', () => {
    const body =
      '{ type: object, additionalProperties: true, required: [file], properties: { file: { type: string, format: binary } } }';
    const [plan] = read(
      `/a: { post: { operationId: addA, requestBody: { content: { multipart/form-data: { schema: ${body} } } }, ${replies} } }`,
    );
    expect(plan?.file).to.deep.equal({ field: 'file', isRequired: true });
  });

  it('reads whether credentials are ignored, optional or required', () => {
    const paths = `
      /a: { get: { operationId: a, security: [], ${replies} } }
      /b: { get: { operationId: b, security: [{}, { basic: [] }], ${replies} } }
      /c: { get: { operationId: c, security: [{ basic: [] }], ${replies} } }
      /d: { get: { operationId: d, ${replies} } }
    `;
    const securities = read(paths, '{}', { security: [{ basic: [] }] }).map(({ security }) => security);
    expect(securities).to.deep.equal(['none', 'optional', 'required', 'required']);
  });

  it('reads the scope of a requirement as the least role', () => {
    const paths = `
      /a: { get: { operationId: a, security: [{ basic: [author] }, { bearer: [author] }], ${replies} } }
      /b: { get: { operationId: b, security: [{ basic: [] }], ${replies} } }
    `;
    expect(read(paths).map(({ role }) => role)).to.deep.equal(['author', undefined]);
  });

  it('keeps the schema of JSON replies, and the media type of others', () => {
    const [plan] = read(
      "/a: { get: { operationId: a, responses: { '200': { description: x, content: { application/json: { schema: { type: 'null' } }, text/csv: {} } } } } }",
    );
    const reply = plan?.replies.get(200);
    expect(reply?.get('application/json')?.schema).to.deep.equal({ type: 'null' });
    expect(reply?.has('text/csv') && reply.get('text/csv')).to.equal(undefined);
  });

  const get = (inner: string) => `/a: { get: { operationId: a, ${inner}, ${replies} } }`;
  const refused: [title: string, paths: string, pointer: string][] = [
    ['a method that is not served', `/a: { trace: { operationId: a, ${replies} } }`, '/paths/~1a/trace'],
    ['an operation without an id', `/a: { get: { ${replies} } }`, '/paths/~1a/get/operationId'],
    [
      'an id that is used twice',
      `{ /a: { get: { operationId: a, ${replies} } }, /b: { get: { operationId: a, ${replies} } } }`,
      '/paths',
    ],
    ['a cookie', get('parameters: [{ name: c, in: cookie, schema: {} }]'), '/paths/~1a/get/parameters/0'],
    [
      'a style that is not read',
      get('parameters: [{ name: c, in: query, style: pipeDelimited, schema: {} }]'),
      '/paths/~1a/get/parameters/0/style',
    ],
    [
      'a parameter without a schema',
      get('parameters: [{ name: c, in: query }]'),
      '/paths/~1a/get/parameters/0/schema',
    ],
    [
      'an unknown keyword in a parameter’s schema',
      get('parameters: [{ name: c, in: query, schema: { const: 1, not: {} } }]'),
      '/paths/~1a/get/parameters/0/schema/not',
    ],
    [
      'an object that is not text',
      get('parameters: [{ name: c, in: query, schema: { type: object, additionalProperties: {} } }]'),
      '/paths/~1a/get/parameters/0/schema',
    ],
    [
      'a list of objects that is not text',
      get(
        'parameters: [{ name: c, in: query, schema: { type: array, items: { anyOf: [{ type: object, additionalProperties: {} }] } } }]',
      ),
      '/paths/~1a/get/parameters/0/schema',
    ],
    [
      'text that holds what is not read from JSON',
      get(
        'parameters: [{ name: c, in: query, schema: { type: string, contentMediaType: application/json, contentSchema: { type: object, additionalProperties: {} } } }]',
      ),
      '/paths/~1a/get/parameters/0/schema/contentSchema',
    ],
    [
      'text that holds something else than JSON',
      get(
        'parameters: [{ name: c, in: query, schema: { type: string, contentMediaType: text/csv, contentSchema: { type: object, x-coerce: json, additionalProperties: {} } } }]',
      ),
      '/paths/~1a/get/parameters/0/schema',
    ],
    [
      'a list in one text that is read from repeated names only',
      get(
        'parameters: [{ name: c, in: query, explode: false, schema: { type: array, items: { type: string } } }]',
      ),
      '/paths/~1a/get/parameters/0/explode',
    ],
    ['a scope that is no role', get('security: [{ basic: [write] }]'), '/paths/~1a/get/security/0/basic'],
    [
      'roles that differ by credentials',
      get('security: [{ basic: [author] }, { bearer: [editor] }]'),
      '/paths/~1a/get/security',
    ],
    ['a role without credentials', get('security: [{}, { basic: [editor] }]'), '/paths/~1a/get/security'],
    [
      'a reference to nothing',
      get("parameters: [{ $ref: '#/components/parameters/nope' }]"),
      '/paths/~1a/get/parameters/0',
    ],
    [
      'a body that cannot be read',
      get('requestBody: { content: { text/xml: { schema: {} } } }'),
      '/paths/~1a/get/requestBody/content/text~1xml',
    ],
    [
      'a body that differs by media type',
      get(
        'requestBody: { content: { application/json: { schema: {} }, multipart/form-data: { schema: { type: string } } } }',
      ),
      '/paths/~1a/get/requestBody/content/multipart~1form-data/schema',
    ],
    [
      'a reply for any status',
      '/a: { get: { operationId: a, responses: { default: { description: x } } } }',
      '/paths/~1a/get/responses/default',
    ],
  ];
  for (const [title, paths, pointer] of refused) {
    it(`stops at ${title}`, () => {
      expect(() => read(paths))
        .to.throw(DocumentFault)
        .with.property('pointer', pointer);
    });
  }
});
