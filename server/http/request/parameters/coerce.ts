import { quoteBigIntegers } from '../../../lib/big-integers.js';
import type { Fault } from '../../../lib/errors.js';
import { booleanOf } from './boolean-of.js';
import { countItems, countNames } from './count-items.js';
import { isTooDeep } from './json-depth.js';
import { listOf } from './names.js';
import { lastOf } from './repeated.js';
import type { Coercion } from './coercion.js';

/** Rules by which an interface reads its parameters. */
export interface CoercionRules {
  /** True if a parameter with empty text counts as not sent. */
  readonly emptyIsAbsent: boolean;
  /** True if parameter names are matched in any case. */
  readonly ignoresNameCase?: boolean;
}

/** Value as read, and whether it fits the type of its schema. A misfit keeps its original value. */
interface Reading {
  readonly fits: boolean;
  readonly value: unknown;
  /** Reason why text cannot be read, if it says more than the schema's fault. */
  readonly faults?: readonly Fault[];
}

type Items = Pick<Extract<Coercion, { readonly kind: 'array' | 'list' }>, 'items' | 'maxItems'>;

type Members = Readonly<Record<string, unknown>>;

/**
 * Converts parameters from a query string, a form or a JSON body into values of their schema's types. A value that
 * cannot be read is left for the validator to refuse; unknown names are dropped.
 */
export function coerceParameters(
  raw: Members,
  coercion: Coercion,
  rules: CoercionRules,
): { readonly value: Record<string, unknown>; readonly faults: readonly Fault[] } {
  const named = rules.ignoresNameCase === true ? spellNames(raw, coercion) : raw;
  const present = rules.emptyIsAbsent ? dropEmpty(named, coercion) : named;
  const { value, faults = [] } = read(present, coercion, '');
  return { value: value as Record<string, unknown>, faults };
}

/**
 * Renames parameters to the spelling of the document. If a name comes in several spellings, the exact one counts,
 * else the last.
 */
function spellNames(raw: Members, coercion: Coercion): Members {
  const { members } = resolveObject(coercion);
  if (Object.keys(raw).every((name) => Object.hasOwn(members, name))) return raw;
  const spellings = new Map(Object.keys(members).map((name) => [name.toLowerCase(), name]));
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const spelling = Object.hasOwn(members, name) ? name : (spellings.get(name.toLowerCase()) ?? name);
      return spelling === name || !Object.hasOwn(raw, spelling) ? [[spelling, value]] : [];
    }),
  );
}

function dropEmpty(raw: Members, coercion: Coercion): Members {
  const { members } = resolveObject(coercion);
  return Object.fromEntries(
    Object.entries(raw).filter(
      ([name, value]) => value !== '' || memberOf(members, name)?.kind === 'keepEmpty',
    ),
  );
}

function resolveObject(coercion: Coercion): { readonly members: Readonly<Record<string, Coercion>> } {
  if (coercion.kind === 'recursive') return resolveObject(coercion.resolve());
  return coercion.kind === 'object' ? coercion : { members: {} };
}

function memberOf(members: Readonly<Record<string, Coercion>>, name: string): Coercion | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

/** Kinds whose content may be a list. */
const TAKES_LISTS: ReadonlySet<Coercion['kind']> = new Set<Coercion['kind']>([
  'any',
  'array',
  'choice',
  'json',
  'exactJson',
  'keepEmpty',
  'recursive',
  'list',
  'nullable',
]);

function read(sent: unknown, coercion: Coercion, path: string): Reading {
  const value = TAKES_LISTS.has(coercion.kind) ? sent : lastOf(sent);
  switch (coercion.kind) {
    case 'any':
      return { fits: true, value: Array.isArray(value) ? Array.from<unknown>(value) : value };
    case 'text':
      return { fits: typeof value === 'string', value };
    case 'integer':
      return readNumber(value, /^\s*[+-]?\d+(\.0*)?\s*$/, Number.isInteger);
    case 'digits':
      return readDigits(value);
    case 'number':
      return readNumber(value, /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i, Number.isFinite);
    case 'boolean':
    case 'lenientBoolean':
      return readBoolean(value);
    case 'truthy':
      return readTruthy(value);
    case 'word':
      return readWord(value, coercion.spellings);
    case 'nullable':
      return value === null ? { fits: true, value } : read(value, coercion.content, path);
    case 'keepEmpty':
      return read(value, coercion.content, path);
    case 'recursive':
      return read(value, coercion.resolve(), path);
    case 'json':
      return readJson(value, coercion.content, path);
    case 'exactJson': {
      const excess = refuseLength(value, coercion.content, path);
      if (excess !== undefined) return excess;
      const isText = typeof value === 'string' && !isTooDeep(value);
      return readJson(isText ? quoteBigIntegers(value) : value, coercion.content, path);
    }
    case 'array':
      return readArray(typeof value === 'string' ? [value] : asList(value), coercion, path);
    case 'list':
      // A single value that is not an item is not a list either.
      if (isScalar(value) && !read(value, coercion.items, path).fits) return { fits: false, value };
      return readList(asList(value), coercion, path);
    case 'object':
      return readObject(value, coercion.members, coercion.isOpen, path);
    case 'choice':
      return readChoice(asListFor(coercion.choices, value), coercion.choices, path);
  }
}

/** Maximum length of a number: longer text could exhaust the stack of the regular expression. */
const MAX_NUMBER_LENGTH = 1000;

function readNumber(value: unknown, form: RegExp, isRight: (value: unknown) => boolean): Reading {
  if (typeof value !== 'string') return { fits: isRight(value), value };
  if (value.length > MAX_NUMBER_LENGTH) return { fits: false, value };
  const parsed = Number(value);
  // Digits beyond 2^53 would silently become another number.
  const isExact = !Number.isInteger(parsed) || Number.isSafeInteger(parsed);
  return form.test(value) && isExact && isRight(parsed)
    ? { fits: true, value: parsed }
    : { fits: false, value };
}

function readDigits(value: unknown): Reading {
  if (typeof value !== 'string' || value.length > MAX_NUMBER_LENGTH || !/^\d+$/.test(value))
    return { fits: false, value };
  // No id is as large as this, so its exact value does not matter.
  return { fits: true, value: Math.min(Number(value), Number.MAX_SAFE_INTEGER) };
}

function readBoolean(value: unknown): Reading {
  const said = booleanOf(value);
  return said === undefined ? { fits: false, value } : { fits: true, value: said };
}

const TRUE_WORDS = new Set(['1', 'enable', 'enabled', 'on', 'y', 'yes', 'true']);
const FALSE_WORDS = new Set(['0', 'disable', 'disabled', 'off', 'n', 'no', 'false', '']);

function readTruthy(value: unknown): Reading {
  if (isScalar(value)) return { fits: true, value: Boolean(value) };
  if (typeof value !== 'string') return { fits: false, value };
  const word = value.trim().toLowerCase();
  if (TRUE_WORDS.has(word)) return { fits: true, value: true };
  return FALSE_WORDS.has(word) ? { fits: true, value: false } : { fits: false, value };
}

function readWord(value: unknown, spellings: ReadonlyMap<string, string>): Reading {
  const listed = typeof value === 'string' ? spellings.get(value.toLowerCase()) : undefined;
  return { fits: listed !== undefined, value: listed ?? value };
}

const isScalar = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

function readJson(value: unknown, content: Coercion, path: string): Reading {
  if (typeof value !== 'string') return read(value, content, path);
  const excess = refuseLength(value, content, path);
  if (excess !== undefined) return excess;
  if (isTooDeep(value))
    return { fits: false, value, faults: [{ field: path, reason: 'is nested too deep', kind: 'invalid' }] };
  try {
    return read(JSON.parse(value), content, path);
  } catch (error) {
    const reason = `is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
    return { fits: false, value, faults: [{ field: path, reason, kind: 'invalid' }] };
  }
}

/** Reads a list. Items of a text are counted before it is parsed, so that megabytes are refused within milliseconds. */
function readList(value: unknown, coercion: Items, path: string): Reading {
  if (isScalar(value)) return readArray([value], coercion, path);
  if (typeof value !== 'string') return readArray(value, coercion, path);
  if (value.trimStart().startsWith('[')) {
    const count = countItems(value);
    if (count > coercion.maxItems) return tooMany(path, coercion, count);
    const list = isTooDeep(value) ? undefined : parseList(value);
    if (list !== undefined) return readArray(list, coercion, path);
  }
  const count = countNames(value);
  return count > coercion.maxItems
    ? tooMany(path, coercion, count)
    : readArray(splitCommas(value), coercion, path);
}

/** Parses a text in brackets; if it is not JSON, the bracket belongs to the first item. */
function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function splitCommas(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Refuses JSON text of a list with too many items, before it is parsed. */
function refuseLength(value: unknown, content: Coercion, path: string): Reading | undefined {
  if (typeof value !== 'string' || content.kind !== 'array') return undefined;
  const count = countItems(value);
  return count > content.maxItems ? tooMany(path, content, count) : undefined;
}

/** Creates the fault for a list that is too long; its items are not read. */
function tooMany(path: string, { maxItems }: Items, count: number): Reading {
  const reason = `must contain less than or equal to ${maxItems} items, not ${count}`;
  return { fits: true, value: [], faults: [{ field: path, reason, kind: 'invalid' }] };
}

/** Maximum number of refused items of one list: thousands of faults would help no caller. */
const MOST_MISFITS = 100;

/** Reads a list that was sent as an object with numbers as keys; returns other values unchanged. */
function asList(value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (listOf(value as Members) ?? value) : value;
}

function asListFor(choices: readonly Coercion[], value: unknown): unknown {
  const list = asList(value);
  return list !== value && choices.some(takesItems) ? list : value;
}

function takesItems(coercion: Coercion): boolean {
  switch (coercion.kind) {
    case 'array':
    case 'list':
      return true;
    case 'recursive':
      return takesItems(coercion.resolve());
    case 'nullable':
    case 'keepEmpty':
    case 'json':
    case 'exactJson':
      return takesItems(coercion.content);
    case 'choice':
      return coercion.choices.some(takesItems);
    default:
      return false;
  }
}

function readArray(sent: unknown, { items, maxItems }: Items, path: string): Reading {
  if (!Array.isArray(sent)) return { fits: false, value: sent };
  if (sent.length > maxItems && maxItems > 0) return tooMany(path, { items, maxItems }, sent.length);
  if (items.kind === 'any') return { fits: true, value: Array.from<unknown>(sent) };
  const readings: Reading[] = [];
  let misfits = 0;
  for (const [index, item] of (sent as unknown[]).entries()) {
    const reading = read(item, items, `${path}[${index}]`);
    if (!reading.fits) misfits += 1;
    if (misfits > MOST_MISFITS) {
      const reason = `has more than ${MOST_MISFITS} items that cannot be read`;
      readings.push({ fits: true, value: undefined, faults: [{ field: path, reason, kind: 'invalid' }] });
      break;
    }
    readings.push(reading);
  }
  return gather(
    readings,
    readings.map((reading) => reading.value),
  );
}

function readObject(
  value: unknown,
  members: Readonly<Record<string, Coercion>>,
  isOpen: boolean,
  path: string,
): Reading {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { fits: false, value };
  const readings: Reading[] = [];
  const result: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(value as Members)) {
    const member = memberOf(members, name);
    if (member === undefined) {
      // Assigning to `__proto__` would change the prototype of the object.
      if (isOpen && name !== '__proto__') result[name] = content;
    } else if (!isAbsent(content, member)) {
      const reading = read(content, member, path === '' ? name : `${path}.${name}`);
      readings.push(reading);
      result[name] = reading.value;
    }
  }
  return gather(readings, result);
}

function isAbsent(value: unknown, coercion: Coercion): boolean {
  if (value === undefined) return true;
  if (value === null) return !takesNull(coercion);
  return coercion.kind === 'lenientBoolean' && value === '';
}

function takesNull(coercion: Coercion): boolean {
  if (coercion.kind === 'recursive') return takesNull(coercion.resolve());
  if (coercion.kind === 'json' || coercion.kind === 'exactJson' || coercion.kind === 'keepEmpty')
    return takesNull(coercion.content);
  if (coercion.kind === 'choice') return coercion.choices.some(takesNull);
  return coercion.kind === 'nullable' || coercion.kind === 'any';
}

/** Combines readings. A list or object fits its kind whatever it contains; faults inside have their own paths. */
function gather(readings: readonly Reading[], value: unknown): Reading {
  const faults = readings.flatMap((reading) => reading.faults ?? []);
  return faults.length === 0 ? { fits: true, value } : { fits: true, value, faults };
}

function readChoice(value: unknown, choices: readonly Coercion[], path: string): Reading {
  const faults: Fault[] = [];
  for (const coercion of choices) {
    const reading = read(value, coercion, path);
    if (reading.fits) return reading;
    faults.push(...(reading.faults ?? []));
  }
  return { fits: false, value, ...(faults.length === 0 ? {} : { faults }) };
}
