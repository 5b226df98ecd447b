import { runInThisContext } from 'node:vm';
import Joi from '@hapi/joi';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Json } from '../../../../scripts/generate/document.js';
import { emitJoi } from '../../../../scripts/generate/joi/emit.js';
import type { Schema } from '../../../../scripts/generate/schema.js';
import { checkValue } from '../../../../server/http/validation/check.js';
import { recursive } from '../../../../server/http/validation/recursive.js';
import { codePoints, format } from '../../../../server/http/validation/rules.js';
import { ajvOf } from '../../../contract/ajv.js';
import { Samples } from '../../../contract/samples.js';

type Context = (
  joi: typeof Joi,
  points: typeof codePoints,
  form: typeof format,
  later: typeof recursive,
  self: () => Joi.Schema,
) => Joi.Schema;

/** Runs generated code; a reference is to the schema itself. */
function compile(schema: Schema): Joi.Schema {
  const code = emitJoi(schema, '', () => 'recursive(self)');
  const make = runInThisContext(`(Joi, codePoints, format, recursive, self) => ${code}`) as Context;
  const made: Joi.Schema = make(Joi, codePoints, format, recursive, () => made);
  return made;
}

const SCHEMAS: Readonly<Record<string, Schema>> = {
  text: { type: 'string' },
  'text of some length': { type: 'string', minLength: 2, maxLength: 4 },
  'text of no more than some length': { type: 'string', maxLength: 1 },
  'text with a pattern': { type: 'string', pattern: '^[a-z]*\\p{L}?$' },
  'a date-time': { type: 'string', format: 'date-time' },
  'a date': { type: 'string', format: 'date' },
  'a uuid': { type: 'string', format: 'uuid' },
  number: { type: 'number' },
  'a number within bounds': { type: 'number', minimum: -1, maximum: 1.5 },
  'a number beyond bounds': { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1.5 },
  integer: { type: 'integer' },
  'integer of 32 bits': { type: 'integer', format: 'int32' },
  boolean: { type: 'boolean' },
  null: { type: 'null' },
  'text or null': { type: ['string', 'null'], minLength: 1 },
  'integer, text or list': { type: ['integer', 'string', 'array'] },
  'listed values': { enum: ['', 'a', 1, true, null] },
  'listed values of a type': { type: ['string', 'null'], enum: ['a', ''] },
  constant: { const: 0 },
  'a list': { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 2 },
  'a closed object': {
    type: 'object',
    properties: { a: { type: 'string' }, b: {} },
    required: ['a'],
    additionalProperties: false,
  },
  'an object with a nameless requirement': { type: 'object', required: ['c'], additionalProperties: true },
  'an open object': {
    type: 'object',
    properties: { a: { type: ['integer', 'null'] } },
    required: ['a'],
    additionalProperties: true,
  },
  'an empty object': { type: 'object', additionalProperties: false },
  'an object of integers': {
    type: 'object',
    properties: { a: { type: 'string' } },
    additionalProperties: { type: 'integer' },
  },
  'one of': { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 1 }, { type: 'string' }] },
  'any of': {
    anyOf: [
      { type: 'integer' },
      { type: 'object', properties: { a: { const: 1 } }, additionalProperties: false },
    ],
  },
  'all of': {
    allOf: [
      { type: 'object', properties: { a: { type: 'integer' } }, additionalProperties: true },
      { type: 'object', properties: { b: { type: 'string' } }, required: ['b'], additionalProperties: true },
    ],
    required: ['a'],
  },
  itself: {
    type: 'object',
    properties: { a: { $ref: '#/components/schemas/Self' }, b: { type: 'boolean' } },
    required: ['b'],
    additionalProperties: false,
  },
};

/** Values that samples rarely hit, and where Joi by itself would differ from JSON Schema. */
const EDGES: readonly Json[] = [
  ...[
    '',
    ' ',
    '😀',
    '😀😀',
    '😀😀😀😀',
    'aaaa',
    'aaaaa',
    'ä',
    '1',
    'true',
    'null',
    '2026-02-29',
    '2024-02-29',
    '2026-13-01',
  ],
  ...[
    '2024-02-29T23:59:59Z',
    '2024-02-30T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:00+02:00',
    '2026-01-01T00:00:00',
  ],
  ...[
    '123e4567-e89b-12d3-a456-426614174000',
    '{123e4567-e89b-12d3-a456-426614174000}',
    '123E4567-E89B-12D3-A456-426614174000',
  ],
  ...[0, 1, 1.5, -1, 1.0, 2 ** 31, 2 ** 31 - 1, -(2 ** 31), 2 ** 53 + 2, 1e300, true, false, null],
  ...[
    [],
    [1],
    [1, 2],
    [1, 2, 3],
    ['1'],
    [null],
    {},
    { a: '' },
    { a: null },
    { a: 1 },
    { a: '1', c: null },
    { a: 1, b: '' },
  ],
  ...[
    { b: true, a: { b: false } },
    { b: true, a: { b: 0 } },
    { a: 'x', z: 1 },
    { z: 1 },
    { z: '1' },
    { constructor: 1 },
  ],
];

describe('the emitted Joi and Ajv', () => {
  for (const [title, schema] of Object.entries(SCHEMAS)) {
    it(`validates ${title} alike by Joi and Ajv`, () => {
      const schemas = { Self: schema };
      const isValid = ajvOf({ components: { schemas } })('/components/schemas/Self');
      const joi = compile(schema);
      const check = (value: Json): void => {
        const { faults } = checkValue(joi, value);
        expect(faults.length === 0, JSON.stringify({ value, faults })).to.equal(isValid(value));
      };
      EDGES.forEach(check);
      const samples = new Samples(schemas);
      fc.assert(fc.property(fc.oneof(samples.of(schema), samples.near(schema)), check), { numRuns: 200 });
    });
  }

  it('differs between Joi and Ajv only on a file part', () => {
    const schema: Schema = { type: 'string', format: 'binary' };
    expect(checkValue(compile(schema), 5).faults).to.deep.equal([]);
  });
});
