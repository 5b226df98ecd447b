import { expect } from 'chai';
import { DocumentFault } from '../../../../scripts/generate/document.js';
import type { Schema } from '../../../../scripts/generate/schema.js';
import { emitCoercion } from '../../../../scripts/generate/coercion/emit.js';

const components = new Map<string, Schema>([
  ['Text', { type: 'string' }],
  ['Place', { type: 'object', properties: { x: { type: 'number' } }, additionalProperties: true }],
  ['Extra', { type: 'object', properties: { y: { type: 'integer' } }, additionalProperties: true }],
]);
const emit = (schema: Schema): string =>
  emitCoercion(schema, '/s', { components, refer: (name) => `<${name}>` });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

describe('emitCoercion', () => {
  const cases: [title: string, schema: Schema, code: string][] = [
    ['anything', {}, 'coercion.any'],
    ['text', { type: 'string' }, 'coercion.text'],
    ['text that may be sent empty', { type: 'string', minLength: 0 }, 'coercion.keepEmpty(coercion.text)'],
    [
      'a list that may be sent empty',
      { type: 'array', 'x-coerce': 'list', items: { type: 'string' }, minItems: 0 },
      'coercion.keepEmpty(coercion.list(coercion.text))',
    ],
    ['a file part', { type: 'string', format: 'binary' }, 'coercion.any'],
    ['numbers', { type: 'integer' }, 'coercion.integer'],
    ['a boolean', { type: 'boolean' }, 'coercion.boolean'],
    ['a boolean in many forms', { type: 'boolean', 'x-coerce': 'boolean' }, 'coercion.lenientBoolean'],
    ['a boolean of words', { type: 'boolean', 'x-coerce': 'truthy' }, 'coercion.truthy'],
    ['what may be null', { type: ['number', 'null'] }, 'coercion.nullable(coercion.number)'],
    [
      'types in their order',
      { type: ['integer', 'string'] },
      'coercion.choice(coercion.integer, coercion.text)',
    ],
    ['listed texts', { enum: ['a', 'b'] }, 'coercion.text'],
    [
      'listed texts in any case',
      { type: ['string', 'null'], enum: ['a', 'B', null], 'x-coerce': 'word' },
      'coercion.nullable(coercion.word("a", "B"))',
    ],
    ['listed numbers', { enum: [1, null] }, 'coercion.nullable(coercion.number)'],
    ['listed values of several types', { enum: [1, 'a'] }, 'coercion.any'],
    ['a list', { type: 'array', items: { type: 'integer' } }, 'coercion.array(coercion.integer)'],
    [
      'a list in many forms',
      { type: 'array', 'x-coerce': 'list', items: { type: 'integer' } },
      'coercion.list(coercion.integer)',
    ],
    [
      'a list with a length',
      { type: 'array', 'x-coerce': 'list', items: { type: 'integer' }, maxItems: 9 },
      'coercion.list(coercion.integer, 9)',
    ],
    ['a list of anything with a length', { type: 'array', maxItems: 9 }, 'coercion.array(coercion.any, 9)'],
    [
      'JSON text',
      { type: 'object', additionalProperties: {}, 'x-coerce': 'json' },
      'coercion.json(coercion.openObject({}))',
    ],
    ['a component', ref('Text'), '<Text>'],
    ['a component as JSON text', { ...ref('Place'), 'x-coerce': 'json' }, 'coercion.json(<Place>)'],
    [
      'an object whose other members are dropped',
      { type: 'object', properties: { a: {} }, additionalProperties: true },
      'coercion.object({\na: coercion.any,\n})',
    ],
    [
      'an object whose other members are kept',
      { type: 'object', properties: { 'a-b': {} }, additionalProperties: {} },
      'coercion.openObject({\n"a-b": coercion.any,\n})',
    ],
    [
      'choices in their order',
      { oneOf: [{ type: 'integer' }, ref('Place')] },
      'coercion.choice(coercion.integer, <Place>)',
    ],
    [
      'choices among objects, which cannot be told apart',
      { anyOf: [ref('Place'), ref('Extra'), { type: 'integer' }] },
      'coercion.choice(coercion.integer, coercion.openObject({}))',
    ],
    [
      'parts of one object',
      { allOf: [ref('Place'), ref('Extra')] },
      'coercion.object({\nx: coercion.number,\ny: coercion.integer,\n})',
    ],
  ];
  for (const [title, schema, code] of cases) {
    it(`describes ${title}`, () => expect(emit(schema)).to.equal(code));
  }

  it('stops where the wire form does not go with the type', () => {
    for (const form of ['boolean', 'truthy', 'word', 'list']) {
      expect(() => emit({ type: 'string', 'x-coerce': form }), form)
        .to.throw(DocumentFault)
        .with.property('pointer', '/s/x-coerce');
    }
  });

  it('refuses words that differ only in case', () => {
    expect(() => emit({ type: 'string', enum: ['a', 'A'], 'x-coerce': 'word' }))
      .to.throw(DocumentFault)
      .with.property('pointer', '/s/enum');
  });
});
