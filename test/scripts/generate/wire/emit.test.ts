import { expect } from 'chai';
import { DocumentFault } from '../../../../scripts/generate/document.js';
import type { Schema } from '../../../../scripts/generate/schema.js';
import { emitWire } from '../../../../scripts/generate/wire/emit.js';

const components = new Map<string, Schema>([
  ['Text', { type: 'string' }],
  ['Place', { type: 'object', properties: { x: { type: 'number' } }, additionalProperties: true }],
  ['Extra', { type: 'object', properties: { y: { type: 'integer' } }, additionalProperties: true }],
]);
const emit = (schema: Schema): string => emitWire(schema, '/s', { components, refer: (name) => `<${name}>` });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

describe('emitWire', () => {
  const cases: [title: string, schema: Schema, code: string][] = [
    ['anything', {}, 'wire.any'],
    ['text', { type: 'string' }, 'wire.text'],
    ['text that may be sent empty', { type: 'string', minLength: 0 }, 'wire.keepEmpty(wire.text)'],
    [
      'a list that may be sent empty',
      { type: 'array', 'x-wire': 'list', items: { type: 'string' }, minItems: 0 },
      'wire.keepEmpty(wire.list(wire.text))',
    ],
    ['a file part', { type: 'string', format: 'binary' }, 'wire.any'],
    ['numbers', { type: 'integer' }, 'wire.integer'],
    ['a boolean', { type: 'boolean' }, 'wire.boolean'],
    ['a boolean in many forms', { type: 'boolean', 'x-wire': 'boolean' }, 'wire.looseBoolean'],
    ['a boolean of words', { type: 'boolean', 'x-wire': 'truthy' }, 'wire.truthy'],
    ['what may be null', { type: ['number', 'null'] }, 'wire.nullable(wire.number)'],
    ['types in their order', { type: ['integer', 'string'] }, 'wire.choice(wire.integer, wire.text)'],
    ['listed texts', { enum: ['a', 'b'] }, 'wire.text'],
    [
      'listed texts in any case',
      { type: ['string', 'null'], enum: ['a', 'B', null], 'x-wire': 'word' },
      'wire.nullable(wire.word("a", "B"))',
    ],
    ['listed numbers', { enum: [1, null] }, 'wire.nullable(wire.number)'],
    ['listed values of several types', { enum: [1, 'a'] }, 'wire.any'],
    ['a list', { type: 'array', items: { type: 'integer' } }, 'wire.array(wire.integer)'],
    [
      'a list in many forms',
      { type: 'array', 'x-wire': 'list', items: { type: 'integer' } },
      'wire.list(wire.integer)',
    ],
    [
      'a list with a length',
      { type: 'array', 'x-wire': 'list', items: { type: 'integer' }, maxItems: 9 },
      'wire.list(wire.integer, 9)',
    ],
    ['a list of anything with a length', { type: 'array', maxItems: 9 }, 'wire.array(wire.any, 9)'],
    [
      'JSON text',
      { type: 'object', additionalProperties: {}, 'x-wire': 'json' },
      'wire.json(wire.openObject({}))',
    ],
    ['a component', ref('Text'), '<Text>'],
    ['a component as JSON text', { ...ref('Place'), 'x-wire': 'json' }, 'wire.json(<Place>)'],
    [
      'an object whose other members are dropped',
      { type: 'object', properties: { a: {} }, additionalProperties: true },
      'wire.object({\na: wire.any,\n})',
    ],
    [
      'an object whose other members are kept',
      { type: 'object', properties: { 'a-b': {} }, additionalProperties: {} },
      'wire.openObject({\n"a-b": wire.any,\n})',
    ],
    [
      'choices in their order',
      { oneOf: [{ type: 'integer' }, ref('Place')] },
      'wire.choice(wire.integer, <Place>)',
    ],
    [
      'choices among objects, which cannot be told apart',
      { anyOf: [ref('Place'), ref('Extra'), { type: 'integer' }] },
      'wire.choice(wire.integer, wire.openObject({}))',
    ],
    [
      'parts of one object',
      { allOf: [ref('Place'), ref('Extra')] },
      'wire.object({\nx: wire.number,\ny: wire.integer,\n})',
    ],
  ];
  for (const [title, schema, code] of cases) {
    it(`describes ${title}`, () => expect(emit(schema)).to.equal(code));
  }

  it('stops where the wire form does not go with the type', () => {
    for (const form of ['boolean', 'truthy', 'word', 'list']) {
      expect(() => emit({ type: 'string', 'x-wire': form }), form)
        .to.throw(DocumentFault)
        .with.property('pointer', '/s/x-wire');
    }
  });

  it('stops where words in any case could not be told apart', () => {
    expect(() => emit({ type: 'string', enum: ['a', 'A'], 'x-wire': 'word' }))
      .to.throw(DocumentFault)
      .with.property('pointer', '/s/enum');
  });
});
