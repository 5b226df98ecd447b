import type { Schema } from '@hapi/joi';
import type { Fault } from '../../errors.js';
import type { Input } from '../operation.js';
import { type CoercionRules, coerceParameters } from '../parameters/coerce.js';
import { inPath } from '../parameters/wire.js';
import { faultsOf } from './faults.js';
import { VALIDATION } from './options.js';

/** Outcome of a check: a value of the schema, or everything that is wrong. */
export type Checked =
  | { readonly value: Readonly<Record<string, unknown>>; readonly faults: readonly [] }
  | {
      readonly value: undefined;
      readonly faults: readonly Fault[];
      /** What is left when the members with faults are taken out. */
      readonly rest: Readonly<Record<string, unknown>>;
    };

/** Reads a group of parameters from the wire and checks it against the document. */
export function checkInput(
  input: Input | undefined,
  raw: Readonly<Record<string, unknown>>,
  rules: CoercionRules,
): Checked {
  if (input === undefined) return { value: {}, faults: [] };
  const { value, faults } = coerceParameters(raw, input.wire, rules);
  const found = checkValue(input.schema, value);
  // What could not be read says more than the schema's complaint about the same place.
  const unread = new Set(faults.map(({ field }) => field));
  const all = [...faults, ...found.faults.filter(({ field }) => !unread.has(field))];
  if (all.length > 0) return { value: undefined, faults: all, rest: withoutFaulty(value, all) };
  return { value: found.value as Readonly<Record<string, unknown>>, faults: [] };
}

/** The same for the parts of a path that the router has found. */
export function checkPath(input: Input | undefined, raw: Readonly<Record<string, unknown>>): Checked {
  return checkInput(input && { ...input, wire: inPath(input.wire) }, raw, { emptyIsAbsent: false });
}

function withoutFaulty(
  value: Readonly<Record<string, unknown>>,
  faults: readonly Fault[],
): Readonly<Record<string, unknown>> {
  const faulty = new Set(faults.map(({ field }) => field.split(/[.[]/, 1)[0]));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !faulty.has(name)));
}

/** Checks a value as it is. */
export function checkValue(
  schema: Schema,
  value: unknown,
): { readonly value: unknown; readonly faults: readonly Fault[] } {
  const result = schema.validate(value, VALIDATION);
  return { value: result.value as unknown, faults: faultsOf(result.error?.details ?? []) };
}
