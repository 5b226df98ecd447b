import { expect } from 'chai';
import { DocumentFault } from '../../../../scripts/generate/document.js';
import { emitJoi } from '../../../../scripts/generate/joi/emit.js';
import { type Schema, readSchema } from '../../../../scripts/generate/schema.js';

const emit = (schema: unknown): string => emitJoi(readSchema(schema, '/s'), '/s', (name) => `<${name}>`);

describe('emitJoi', () => {
  const text = 'Joi.string().min(0)';
  const number = 'Joi.number().unsafe()';
  const cases: [title: string, schema: Schema, code: string][] = [
    ['anything', {}, 'Joi.any()'],
    ['text, which may be empty', { type: 'string' }, text],
    ['text that may not be empty', { type: 'string', minLength: 1 }, 'Joi.string()'],
    [
      'text with bounds, in code points',
      { type: 'string', minLength: 2, maxLength: 5 },
      `Joi.string().custom(codePoints(2, 5))`,
    ],
    ['text with an upper bound', { type: 'string', maxLength: 5 }, `${text}.custom(codePoints(0, 5))`],
    ['text with a lower bound', { type: 'string', minLength: 2 }, `Joi.string().custom(codePoints(2))`],
    [
      'text with a pattern',
      { type: 'string', pattern: '^"\\d$' },
      `${text}.pattern(new RegExp("^\\"\\\\d$", 'u'))`,
    ],
    ['text of a format', { type: 'string', format: 'date-time' }, `${text}.custom(format("date-time"))`],
    ['a file part, which is no parameter', { type: 'string', format: 'binary' }, 'Joi.any().strip()'],
    ['a number, also beyond 2^53', { type: 'number' }, number],
    [
      'a number within bounds',
      { type: 'number', minimum: 0, exclusiveMaximum: 1.5 },
      `${number}.min(0).less(1.5)`,
    ],
    [
      'an integer',
      { type: 'integer', exclusiveMinimum: 0, maximum: 9 },
      `${number}.integer().max(9).greater(0)`,
    ],
    [
      'an integer of 32 bits',
      { type: 'integer', format: 'int32' },
      `${number}.integer().custom(format("int32"))`,
    ],
    ['a boolean with a default', { type: 'boolean', default: false }, 'Joi.boolean().default(false)'],
    ['a list', { type: 'array' }, 'Joi.array()'],
    [
      'a list with items and bounds',
      { type: 'array', items: { type: 'boolean' }, minItems: 1, maxItems: 2 },
      'Joi.array().items(Joi.boolean()).min(1).max(2)',
    ],
    [
      'a default list, made anew each time',
      { type: 'array', default: [1] },
      'Joi.array().default(() => ([1]))',
    ],
    ['null', { type: 'null' }, 'Joi.valid(null)'],
    [
      'any of several, those first that look at least of a value',
      {
        anyOf: [
          { type: 'object', additionalProperties: true },
          { type: 'array' },
          { type: 'boolean' },
          { $ref: '#/components/schemas/A' },
        ],
      },
      'Joi.alternatives().try(Joi.boolean(), Joi.array(), Joi.object({}).unknown(true), <A>)',
    ],
    ['a value or null', { type: ['boolean', 'null'] }, 'Joi.boolean().allow(null)'],
    [
      'several types',
      { type: ['boolean', 'array', 'null'] },
      'Joi.alternatives().try(Joi.boolean(), Joi.array()).allow(null)',
    ],
    [
      'several types, and what to say to a value of none',
      { type: ['boolean', 'array', 'null'], 'x-expected': 'yes, no or "list"' },
      'Joi.alternatives().try(Joi.boolean(), Joi.array()).allow(null).try(expected("yes, no or \\"list\\""))',
    ],
    [
      'a choice, and what to say to a value that fits none, before the default',
      { anyOf: [{ type: 'boolean' }, {}], 'x-expected': 'any', default: true },
      'Joi.alternatives().try(Joi.boolean(), Joi.any()).try(expected("any")).default(true)',
    ],
    ['listed values', { type: ['string', 'null'], enum: ['', 'a', null] }, 'Joi.valid("", "a", null)'],
    ['one value', { const: 5 }, 'Joi.valid(5)'],
    ['null as the only value', { const: null }, 'Joi.valid(null)'],
    ['a component', { $ref: '#/components/schemas/Thing' }, '<Thing>'],
    [
      'exactly one of',
      { oneOf: [{ type: 'boolean' }, {}] },
      "Joi.alternatives().try(Joi.boolean(), Joi.any()).match('one')",
    ],
    [
      'any of',
      { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      'Joi.alternatives().try(Joi.boolean(), Joi.valid(null))',
    ],
    [
      'all of',
      { allOf: [{ $ref: '#/components/schemas/A' }], required: ['b'] },
      "Joi.alternatives().try(<A>, Joi.object({\nb: Joi.any().required(),\n}).unknown(true)).match('all')",
    ],
    ['an object of any kind', { type: 'object', additionalProperties: true }, 'Joi.object({}).unknown(true)'],
    [
      'an object of one kind of members',
      { type: 'object', additionalProperties: { type: 'boolean' } },
      'Joi.object({}).pattern(Joi.any(), Joi.boolean())',
    ],
    [
      'an object with members',
      {
        type: 'object',
        properties: { a: {}, 'b-c': { type: 'null' } },
        required: ['b-c', 'd'],
        additionalProperties: true,
      },
      'Joi.object({\na: Joi.any(),\n["b-c"]: Joi.valid(null).required(),\nd: Joi.any().required(),\n}).unknown(true)',
    ],
    [
      'an object with a required file, which is looked for elsewhere',
      {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
        additionalProperties: true,
      },
      'Joi.object({\nfile: Joi.any().strip(),\n}).unknown(true)',
    ],
  ];
  for (const [title, schema, code] of cases) {
    it(`writes ${title}`, () => expect(emit(schema)).to.equal(code));
  }

  const refused: [title: string, schema: unknown, pointer: string][] = [
    ['an unknown keyword', { type: 'string', contentEncoding: 'base64' }, '/s/contentEncoding'],
    [
      'an unknown keyword deep inside',
      { type: 'array', items: { oneOf: [{}, { not: {} }] } },
      '/s/items/oneOf/1/not',
    ],
    ['uniqueItems, which it does not check', { type: 'array', uniqueItems: true }, '/s/uniqueItems'],
    ['a keyword with a wrong value', { type: 'string', maxLength: -1 }, '/s/maxLength'],
    ['a pattern that cannot be read', { type: 'string', pattern: '[a' }, '/s/pattern'],
    ['a type that does not exist', { type: 'text' }, '/s/type'],
    ['a keyword of another type', { type: 'integer', pattern: 'a' }, '/s/pattern'],
    ['a keyword beside a reference', { $ref: '#/components/schemas/A', minLength: 1 }, '/s/minLength'],
    ['a keyword beside listed values', { enum: ['a'], minLength: 1 }, '/s/minLength'],
    ['listed values of another type', { type: 'string', enum: [1] }, '/s'],
    ['listed objects', { enum: [{}] }, '/s'],
    ['an unknown format', { type: 'string', format: 'ipv7' }, '/s/format'],
    ['an unknown coercion', { type: 'string', 'x-coerce': 'csv' }, '/s/x-coerce'],
    [
      'words for a choice where there is none',
      { type: ['string', 'null'], 'x-expected': 'a text' },
      '/s/x-expected',
    ],
    ['empty words for a choice', { type: ['string', 'number'], 'x-expected': '' }, '/s/x-expected'],
    ['an object that is silent about further members', { type: 'object', properties: { a: {} } }, '/s'],
    [
      'a closed object that requires what it does not allow',
      { type: 'object', required: ['a'], additionalProperties: false },
      '/s/required',
    ],
    ['a reference out of the document', { $ref: 'other.yaml#/A' }, '/s'],
    ['a schema that is no object', true, '/s'],
  ];
  for (const [title, schema, pointer] of refused) {
    it(`stops at ${title}`, () => {
      expect(() => emit(schema))
        .to.throw(DocumentFault)
        .with.property('pointer', pointer);
    });
  }
});
