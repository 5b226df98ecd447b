import { setImmediate as takeTurns } from 'node:timers/promises';
import type { Schema, ValidationError } from '@hapi/joi';
import type { Fault } from '../../lib/errors.js';
import type { Input } from '../operation/operation.js';
import { type CoercionRules, coerceParameters } from '../request/parameters/coerce.js';
import { inPath } from '../request/parameters/coercion.js';
import { faultsOf } from './faults.js';
import { VALIDATION } from './options.js';

/** Outcome of a check: a value that fits the schema, or all its faults. */
export type Checked =
  | { readonly value: Readonly<Record<string, unknown>>; readonly faults: readonly [] }
  | {
      readonly value: undefined;
      readonly faults: readonly Fault[];
      /** Members without faults. */
      readonly rest: Readonly<Record<string, unknown>>;
    };

/** Coerces a group of parameters and checks it against the document. */
export function checkInput(
  input: Input | undefined,
  raw: Readonly<Record<string, unknown>>,
  rules: CoercionRules,
): Checked {
  if (input === undefined) return { value: {}, faults: [] };
  return isEmpty(raw) ? checkNothing(input, rules) : checkSome(input, raw, rules);
}

/**
 * Checks input that may hold thousands of features. It yields to the event loop first, and between coercion and
 * validation.
 */
export async function checkLongInput(
  input: Input | undefined,
  raw: Readonly<Record<string, unknown>>,
  rules: CoercionRules,
): Promise<Checked> {
  if (input === undefined) return { value: {}, faults: [] };
  await takeTurns();
  const coerced = coerceParameters(raw, input.coercion, rules);
  await takeTurns();
  return conclude(coerced, checkValue(input.schema(), coerced.value));
}

const ofNothing = new WeakMap<Input, Checked>();

/** Cached outcome of a check without parameters, the most frequent case. */
function checkNothing(input: Input, rules: CoercionRules): Checked {
  const known = ofNothing.get(input);
  if (known?.value !== undefined) return { value: { ...known.value }, faults: [] };
  const checked = checkSome(input, {}, rules);
  ofNothing.set(input, checked);
  return checked;
}

function isEmpty(raw: Readonly<Record<string, unknown>>): boolean {
  for (const name in raw) if (Object.hasOwn(raw, name)) return false;
  return true;
}

function checkSome(input: Input, raw: Readonly<Record<string, unknown>>, rules: CoercionRules): Checked {
  const coerced = coerceParameters(raw, input.coercion, rules);
  return conclude(coerced, checkValue(input.schema(), coerced.value));
}

function conclude(
  { value, faults }: ReturnType<typeof coerceParameters>,
  found: ReturnType<typeof checkValue>,
): Checked {
  if (faults.length === 0 && found.faults.length === 0) {
    return { value: found.value as Readonly<Record<string, unknown>>, faults: [] };
  }
  // A coercion fault says more than the schema's fault for the same field.
  const unread = new Set(faults.map(({ field }) => field));
  const all = [...faults, ...found.faults.filter(({ field }) => !unread.has(field))];
  return { value: undefined, faults: all, rest: withoutFaulty(value, all) };
}

/** Checks the declared headers and ignores all others. */
export function checkHeaders(
  input: Input | undefined,
  raw: Readonly<Record<string, unknown>>,
  rules: CoercionRules,
): Checked {
  if (input?.coercion.kind !== 'object') return checkInput(input, raw, rules);
  const declared: Record<string, unknown> = {};
  for (const name in input.coercion.members) if (raw[name] !== undefined) declared[name] = raw[name];
  return checkInput(input, declared, rules);
}

const inPaths = new WeakMap<Input, Input>();

/** Checks the path parameters of a route that the router has matched. */
export function checkPath(input: Input | undefined, raw: Readonly<Record<string, unknown>>): Checked {
  if (input === undefined) return { value: {}, faults: [] };
  let placed = inPaths.get(input);
  if (placed === undefined) {
    placed = { ...input, coercion: inPath(input.coercion) };
    inPaths.set(input, placed);
  }
  return checkInput(placed, raw, { emptyIsAbsent: false });
}

/** Returns the name of the parameter that contains a fault. */
export function rootOf(field: string): string {
  return field.split(/[.[]/, 1)[0] ?? '';
}

function withoutFaulty(
  value: Readonly<Record<string, unknown>>,
  faults: readonly Fault[],
): Readonly<Record<string, unknown>> {
  const faulty = new Set(faults.map(({ field }) => rootOf(field)));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !faulty.has(name)));
}

/** Checks a value without coercion. */
export function checkValue(
  schema: Schema,
  value: unknown,
): { readonly value: unknown; readonly faults: readonly Fault[] } {
  const { value: read, error } = schema.validate(value, VALIDATION) as {
    value: unknown;
    error?: ValidationError;
  };
  return { value: read, faults: error === undefined ? [] : faultsOf(error.details) };
}
