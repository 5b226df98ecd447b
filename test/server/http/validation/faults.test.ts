import Joi from '@hapi/joi';
import { expect } from 'chai';
import { checkValue } from '../../../../server/http/validation/check.js';
import { recursive } from '../../../../server/http/validation/recursive.js';
import { codePoints } from '../../../../server/http/validation/rules.js';
import { expected } from '../../../../server/http/validation/expected.js';

const faultsOf = (schema: Joi.Schema, value: unknown): string[] =>
  checkValue(schema, value).faults.map(({ field, kind, reason }) => `${field}: ${kind}: ${reason}`);

describe('faults', () => {
  const place = Joi.object({ name: Joi.string().required(), size: Joi.number().integer() }).unknown(false);

  it('names each faulty field with its path', () => {
    const schema = Joi.object({ list: Joi.array().items(place), f: Joi.valid('json', 'html') });
    expect(faultsOf(schema, { list: [{ name: 'a' }, { size: 1.5 }], f: 'xml' })).to.deep.equal([
      'list[1].name: missing: is required',
      'list[1].size: type: must be an integer',
      'f: invalid: must be one of json, html',
    ]);
  });

  it('reports faults within recursive schemas', () => {
    expect(faultsOf(Joi.object({ a: recursive(() => place) }), { a: {} })).to.deep.equal([
      'a.name: missing: is required',
    ]);
  });

  it('reports the faults of the alternative that has the value’s own type', () => {
    const schema = Joi.object({ a: Joi.alternatives().try(Joi.number(), place).match('one') });
    expect(faultsOf(schema, { a: { size: 'x' } })).to.deep.equal([
      'a.name: missing: is required',
      'a.size: type: must be a number',
    ]);
    expect(faultsOf(schema, { a: true })).to.deep.equal(['a: type: has the wrong type']);
  });

  it('uses the document’s words when a value fits no alternative', () => {
    const few = Joi.array().max(0);
    const schema = Joi.object({
      a: Joi.alternatives().try(Joi.number().max(9), few, place, expected('a number up to 9')),
      b: Joi.alternatives().try(Joi.number(), few, expected('a number')),
    });
    expect(faultsOf(schema, { a: 10 })).to.deep.equal(['a: invalid: must be a number up to 9']);
    expect(faultsOf(schema, { a: [1, 2], b: [1, 2] })).to.deep.equal([
      'a: invalid: must be a number up to 9',
      'b: invalid: must be a number',
    ]);
    expect(faultsOf(schema, { a: true, b: 'x' })).to.deep.equal([
      'a: type: must be a number up to 9',
      'b: type: must be a number',
    ]);
    // A fault deeper in the value says more.
    expect(faultsOf(schema, { a: { name: 'x', size: 'x' } })).to.deep.equal([
      'a.size: type: must be a number',
    ]);
    expect(faultsOf(schema, { a: 9, b: [] })).to.deep.equal([]);
  });

  it('reports that a value is too long if its type is accepted', () => {
    const short = Joi.string().custom(codePoints(0, 3));
    const schema = Joi.object({
      a: Joi.alternatives().try(
        Joi.number(),
        short,
        Joi.array().items(short).max(1),
        expected('a short text'),
      ),
    });
    expect(faultsOf(schema, { a: 'long' })).to.deep.equal([
      'a: invalid: length must be less than or equal to 3 characters long',
    ]);
    expect(faultsOf(schema, { a: ['x', 'y'] })).to.deep.equal([
      'a: invalid: must contain less than or equal to 1 items',
    ]);
    expect(faultsOf(schema, { a: ['long'] })).to.deep.equal([
      'a[0]: invalid: length must be less than or equal to 3 characters long',
    ]);
  });

  it('reports the faults of every part of a combined schema', () => {
    const other = Joi.object({ b: Joi.any().required() }).unknown(true);
    const schema = Joi.alternatives().try(place, other).match('all');
    expect(faultsOf(schema, {})).to.deep.equal(['name: missing: is required', 'b: missing: is required']);
  });
});
