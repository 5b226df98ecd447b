import { expect } from 'chai';
import { findBreakingChanges } from '../../../scripts/breaking/compare-documents.js';
import { mayBreak } from '../../../scripts/breaking/may-break.js';
import type { Json, JsonObject } from '../../../scripts/generate/document.js';

const TOWN = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string', maxLength: 40 },
    kind: { type: 'string', enum: ['port', 'city'] },
    parent: { $ref: '#/components/schemas/Town' },
  },
};

interface Parts {
  readonly security?: readonly Json[];
  readonly town?: JsonObject;
  readonly parameters?: readonly Json[];
  readonly body?: JsonObject;
  readonly responses?: JsonObject;
  readonly operationId?: string;
}

const json = (schema: Json): JsonObject => ({ 'application/json': { schema } });
const town = { $ref: '#/components/schemas/Town' };

/** A document with one operation. */
function document({
  town: schema = TOWN,
  parameters = [{ name: 'q', in: 'query', schema: { type: 'string', maxLength: 9 } }],
  body = { content: json({ type: 'object', properties: { name: { type: 'string' } } }) },
  responses = { '200': { content: json(town) }, '404': { content: json({ type: 'object' }) } },
  operationId = 'makeTown',
  security = [{}, { basic: [] }],
}: Parts = {}): JsonObject {
  return {
    paths: { '/towns': { post: { operationId, parameters, requestBody: body, responses, security } } },
    components: { schemas: { Town: schema } },
  };
}

function changed(parts: Parts): string[] {
  return findBreakingChanges(document(), document(parts)).map((fault) => fault.replace('POST /towns: ', ''));
}

const withTown = (changes: JsonObject): string[] => changed({ town: { ...TOWN, ...changes } });
const withProperty = (name: string, schema: JsonObject): string[] =>
  withTown({ properties: { ...TOWN.properties, [name]: schema } });
const withParameter = (schema: JsonObject, more: JsonObject = {}): string[] =>
  changed({ parameters: [{ name: 'q', in: 'query', schema, ...more }] });

describe('findBreakingChanges', () => {
  it('finds no break in the same document, nor in additions and looser rules', () => {
    expect(changed({})).to.deep.equal([]);
    expect(withProperty('people', { type: 'integer' })).to.deep.equal([]);
    expect(withTown({ required: ['id', 'name', 'kind'] })).to.deep.equal([]);
    expect(withParameter({ type: 'string', maxLength: 99 })).to.deep.equal([]);
    expect(withParameter({ type: ['string', 'number'] })).to.deep.equal([]);
    expect(changed({ responses: { '200': { content: json(town) } } })).to.deep.equal([]);
    const more = { name: 'n', in: 'query', schema: { type: 'string' } };
    const q = { name: 'q', in: 'query', schema: { type: 'string' } };
    expect(changed({ parameters: [q, more] })).to.deep.equal([]);
  });

  it('finds operations that are gone or called otherwise', () => {
    expect(findBreakingChanges(document(), { paths: {} })).to.deep.equal(['POST /towns: is gone']);
    expect(changed({ operationId: 'addTown' })).to.deep.equal(['is called addTown, was makeTown']);
  });

  it('finds parameters that are gone, or needed now', () => {
    expect(changed({ parameters: [] })).to.deep.equal(['the parameter query q is gone']);
    expect(withParameter({ type: 'string' }, { required: true })).to.deep.equal([
      'the parameter query q is required',
    ]);
    const more = { name: 'n', in: 'query', required: true, schema: { type: 'string' } };
    const q = { name: 'q', in: 'query', schema: { type: 'string' } };
    expect(changed({ parameters: [q, more] })).to.deep.equal(['the parameter query n is required']);
  });

  it('compares members of an object in the query as parameters, and text by its content', () => {
    const box = { type: 'object', 'x-coerce': 'json', properties: { xmin: { type: 'number' } } };
    const whole = {
      name: 'parameters',
      in: 'query',
      schema: { type: 'object', required: ['q'], properties: { q: { type: 'string' }, box } },
    };
    const q = { name: 'q', in: 'query', required: true, schema: { type: 'string' } };
    const text = { type: 'string', contentMediaType: 'application/json', contentSchema: box };
    const listed = [q, { name: 'box', in: 'query', schema: text }];
    const before = document({ parameters: [whole] });
    expect(findBreakingChanges(before, document({ parameters: listed }))).to.deep.equal([]);
    expect(findBreakingChanges(before, document({ parameters: [q] }))).to.deep.equal([
      'POST /towns: the parameter query box is gone',
    ]);
    const other = { ...text, contentSchema: { ...box, properties: {} } };
    const narrowed = document({ parameters: [q, { name: 'box', in: 'query', schema: other }] });
    expect(findBreakingChanges(before, narrowed)).to.deep.equal(['POST /towns: query box.xmin: is gone']);
  });

  it('finds requests that clients may not send any more', () => {
    expect(withParameter({ type: 'integer' })).to.deep.equal(['query q: is integer, was string']);
    expect(withParameter({ type: 'string', maxLength: 8 })).to.deep.equal(['query q: maxLength is 8, was 9']);
    expect(withParameter({ type: 'string', minLength: 1 })).to.deep.equal([
      'query q: minLength is 1, was none',
    ]);
    expect(withParameter({ type: 'string', pattern: '^a' })).to.deep.equal(['query q: has another pattern']);
    expect(withParameter({ type: 'string', enum: ['a'] })).to.deep.equal(['query q: takes a only']);
    const body = { required: true, content: json({ type: 'object', required: ['name'], properties: {} }) };
    expect(changed({ body })).to.deep.equal([
      'a body is required',
      'body.name: is gone',
      'body.name: is required',
    ]);
    expect(changed({ body: { content: {} } })).to.deep.equal(['body: application/json is gone']);
  });

  it('finds objects that take less than before, and operations that are for fewer callers', () => {
    const properties = { name: { type: 'string' } };
    const closed = { content: json({ type: 'object', additionalProperties: false, properties }) };
    expect(changed({ body: closed })).to.deep.equal(['body: takes no further members']);
    expect(changed({ security: [{ basic: [] }] })).to.deep.equal(['needs credentials']);
    expect(changed({ security: [] })).to.deep.equal([]);
  });

  it('finds credentials that do not do any more', () => {
    const closed = (were: readonly Json[], are: readonly Json[]): string[] =>
      findBreakingChanges(document({ security: were }), document({ security: are })).map((fault) =>
        fault.replace('POST /towns: ', ''),
      );
    const session = { session: [], nonce: [] };
    expect(closed([{ basic: [] }, session], [session, { bearer: [] }])).to.deep.equal([
      'takes no basic any more',
    ]);
    expect(closed([session], [{ session: [] }])).to.deep.equal(['takes no nonce and session any more']);
    expect(closed([], [{}, { basic: [] }])).to.deep.equal([]);
    expect(closed([], [{ basic: [] }])).to.deep.equal(['needs credentials']);
    expect(closed([{ basic: ['author'] }], [{ basic: ['editor'] }])).to.deep.equal([
      'needs the role editor with basic',
    ]);
    expect(closed([{ basic: [] }], [{ basic: ['subscriber'] }])).to.deep.equal([]);
    expect(closed([{ basic: ['author'] }], [{ basic: ['contributor'] }, { bearer: [] }])).to.deep.equal([]);
  });

  it('finds text that is no longer read, and formats that are now required', () => {
    const change = (before: JsonObject, after: JsonObject): string[] =>
      findBreakingChanges(
        document({ parameters: [{ name: 'q', in: 'query', schema: before }] }),
        document({ parameters: [{ name: 'q', in: 'query', schema: after }] }),
      ).map((fault) => fault.replace('POST /towns: query q: ', ''));
    const list = { type: 'array', items: { type: 'string' } };
    expect(change({ ...list, 'x-coerce': 'list' }, list)).to.deep.equal([
      'is not read as list any more (x-coerce)',
    ]);
    expect(change(list, { ...list, 'x-coerce': 'list' })).to.deep.equal([]);
    expect(change({ type: 'string' }, { type: 'string', format: 'uuid' })).to.deep.equal(['must be a uuid']);
    expect(change({ type: 'string' }, { type: 'string', format: 'password' })).to.deep.equal([]);
    expect(change({ type: 'string' }, { const: 'a' })).to.deep.equal(['takes a only']);
    expect(change({ const: 'a' }, { enum: ['a', 'b'] })).to.deep.equal([]);
    expect(change({ const: 'a' }, { type: 'string' })).to.deep.equal([]);
    const map = (schema: JsonObject): JsonObject => ({ type: 'object', additionalProperties: schema });
    expect(change(map({ type: 'string' }), map({ type: 'integer' }))).to.have.length(1);
  });

  it('accepts a type among alternatives, and reports other types', () => {
    const either = { anyOf: [{ type: 'integer' }, { type: 'string' }] };
    expect(withParameter({ anyOf: [{ type: 'integer' }] })).to.deep.equal([
      'query q: is integer, was string',
    ]);
    expect(withParameter(either)).to.deep.equal([]);
    expect(withProperty('id', { oneOf: [{ type: 'integer' }, town] })).to.deep.equal([
      'Town.id: is integer or object, was integer',
    ]);
    expect(withProperty('id', { enum: [1, 2] })).to.deep.equal([]);
  });

  it('reports a break at each place where a component is written out', () => {
    const place = (schema: JsonObject): JsonObject => ({ content: json(schema) });
    const { id } = TOWN.properties;
    const before = document({ responses: { '200': place(town), '201': place(town) } });
    const after = document({
      responses: { '200': place(TOWN), '201': place({ ...TOWN, properties: { id } }) },
    });
    expect(findBreakingChanges(before, after)).to.include('POST /towns: Town.name: is gone');
  });

  it('finds headers that replies have no more', () => {
    const content = json(town);
    const before = document({ responses: { '201': { content, headers: { Location: {}, ETag: {} } } } });
    const after = document({ responses: { '201': { content, headers: { ETag: {} } } } });
    expect(findBreakingChanges(before, after)).to.deep.equal([
      'POST /towns: 201: the header Location is gone',
    ]);
  });

  it('finds members that replies may lack now, or that clients do not know', () => {
    expect(withTown({ required: ['id'] })).to.deep.equal(['Town.name: may be left out']);
    expect(withProperty('id', { type: ['integer', 'null'] })).to.deep.equal([
      'Town.id: is integer or null, was integer',
    ]);
    const { id, name, parent } = TOWN.properties;
    expect(withTown({ properties: { id, name, parent } })).to.deep.equal(['Town.kind: is gone']);
    expect(changed({ responses: { '201': { content: json(town) } } })).to.deep.equal([
      'does not answer 200 any more',
    ]);
    expect(withProperty('kind', { type: 'string', enum: ['port', 'city', 'spa'] })).to.deep.equal([]);
    const done = (schema: JsonObject): JsonObject => ({ '200': { content: json(schema) } });
    expect(
      findBreakingChanges(
        document({ responses: done({ const: true }) }),
        document({ responses: done({ type: 'boolean' }) }),
      ),
    ).to.deep.equal(['POST /towns: 200: is not always true']);
    const either = { anyOf: [town, { type: 'object' }] };
    const before = document({ responses: { '200': { content: json({ anyOf: [town] }) } } });
    const after = document({ responses: { '200': { content: json(either) } } });
    expect(findBreakingChanges(before, after)).to.deep.equal(['POST /towns: 200: may be alternative 1']);
  });

  it('finds that a body must be one of fewer kinds, also where one alone is left', () => {
    const port = { type: 'object', properties: { pier: { type: 'integer' } } };
    const city = { type: 'object', properties: { pier: { type: 'string' } } };
    const taking = (schema: JsonObject): JsonObject => document({ body: { content: json(schema) } });
    const between = (one: JsonObject, other: JsonObject): string[] =>
      findBreakingChanges(taking(one), taking(other)).map((fault) => fault.replace('POST /towns: ', ''));
    expect(between({ anyOf: [port, city] }, port)).to.deep.equal(['body: cannot be alternative 1']);
    expect(between({ anyOf: [port, city] }, { oneOf: [port, town] })).not.to.deep.equal([]);
    expect(between({ anyOf: [town, city] }, { anyOf: [city, port] })).to.deep.equal(['body: cannot be Town']);
    expect(between({ anyOf: [town, city] }, { anyOf: [city, town] })).to.deep.equal([]);
    expect(between(city, { anyOf: [port, { type: 'integer' }] })).to.deep.equal([
      'body: cannot be alternative 0',
    ]);
    expect(between({ anyOf: [port, town] }, { anyOf: [city, town] })).to.deep.equal([
      'body[0].pier: is string, was integer',
    ]);
    expect(between(city, { anyOf: [port, city] })).to.deep.equal([]);
  });

  it('finds a new alternative of a reply', () => {
    const port = { type: 'object', required: ['pier'], properties: { pier: { type: 'integer' } } };
    const giving = (schema: JsonObject): JsonObject =>
      document({ responses: { '200': { content: json(schema) } } });
    const between = (one: JsonObject, other: JsonObject): string[] =>
      findBreakingChanges(giving(one), giving(other)).map((fault) => fault.replace('POST /towns: ', ''));
    expect(between(port, { anyOf: [port, { type: 'object' }] })).to.deep.equal(['200: may be alternative 1']);
    expect(between({ anyOf: [port, { type: 'object' }] }, port)).to.deep.equal([]);
  });

  it('finds lists and maps that take less, and more that is needed by way of another schema', () => {
    const taking = (schema: JsonObject): JsonObject => document({ body: { content: json(schema) } });
    const between = (one: JsonObject, other: JsonObject): string[] =>
      findBreakingChanges(taking(one), taking(other)).map((fault) => fault.replace('POST /towns: ', ''));
    const list = { type: 'array', items: { type: 'string' } };
    expect(between({ type: 'array' }, list)).to.deep.equal(['body[]: is string, was anything']);
    expect(between(list, { type: 'array' })).to.deep.equal([]);
    const map = { type: 'object', additionalProperties: { type: 'string' } };
    expect(between({ type: 'object', additionalProperties: true }, map)).to.deep.equal([
      'body.*: is string, was anything',
    ]);
    expect(between(map, { type: 'object', additionalProperties: true })).to.deep.equal([]);
    expect(between({ allOf: [town] }, { allOf: [town], required: ['kind'] })).to.deep.equal([
      'body.kind: is required',
    ]);
    const more = { type: 'object', required: ['mayor'], properties: { mayor: { type: 'string' } } };
    expect(between({ allOf: [town] }, { allOf: [town, more] })).to.deep.equal(['body.mayor: is required']);
    expect(between({ allOf: [town, more] }, { allOf: [town] })).to.deep.equal(['body.mayor: is gone']);
    expect(between({ allOf: [town] }, town)).to.deep.equal([]);
  });

  it('finds parameters that are written otherwise, and another address', () => {
    const list = { name: 'q', in: 'query', schema: { type: 'array' }, style: 'form', explode: false };
    const before = document({ parameters: [list] });
    const after = document({ parameters: [{ ...list, explode: true }] });
    expect(findBreakingChanges(before, after)).to.deep.equal(['POST /towns: query q: explode is true']);
    const lenient = { ...list, schema: { type: 'array', 'x-coerce': 'list' } };
    const repeated = document({ parameters: [{ ...lenient, explode: true }] });
    expect(findBreakingChanges(document({ parameters: [lenient] }), repeated)).to.deep.equal([]);
    const at = (url: string): JsonObject => ({ ...document(), servers: [{ url }] });
    expect(findBreakingChanges(at('/v1'), at('/v2'))).to.deep.equal(['servers: /v1 is gone']);
    expect(findBreakingChanges(at('/v1'), at('/v1'))).to.deep.equal([]);
  });

  it('reports a component once, although it contains itself', () => {
    expect(withTown({ required: ['id'] })).to.have.length(1);
  });
});

describe('mayBreak', () => {
  it('requires a higher major version, or a higher minor one while the major is 0', () => {
    expect(mayBreak('0.1.0', '0.2.0')).to.equal(true);
    expect(mayBreak('0.1.0', '0.1.9')).to.equal(false);
    expect(mayBreak('1.1.0', '1.2.0')).to.equal(false);
    expect(mayBreak('1.1.0', '2.0.0')).to.equal(true);
    expect(mayBreak('2.0.0', '1.9.0')).to.equal(false);
  });
});
