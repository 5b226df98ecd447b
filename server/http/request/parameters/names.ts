import { AppError } from '../../../lib/errors.js';
import { Repeated } from './repeated.js';

type Values = Record<string, unknown>;
/** Name as it was sent, brackets included, and its value. */
export type Pair = readonly [name: string, value: string];

/** Maximum number of names in one body or query. */
export const MOST_NAMES = 1000;
/** Maximum depth; `venue[address][city]` is the deepest that forms need. */
const MOST_BRACKETS = 5;

/**
 * Reads a query string or a form body, as `nestNames` does. Text whose escapes are not UTF-8 is kept as it was sent.
 *
 * @throws {AppError} as `nestNames`.
 */
export function parseNames(text: string): Values {
  if (text === '') return {};
  return nestNames(text.split('&', MOST_NAMES + 1).map(readPair));
}

/**
 * Nests names as PHP does: `a[b]=1` makes an object, `a[]=1` and `a[0]=1` a list, and every `a[][b]=1` another object
 * of a list. A plain name sent several times is `Repeated`; of a name with brackets the last value counts.
 *
 * @throws {AppError} `request.invalid` when it is too deep or has too many names.
 */
export function nestNames(pairs: readonly Pair[]): Values {
  if (pairs.length > MOST_NAMES) throw tooMuch();
  const root = new Branch();
  const plain = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const path = readPath(name);
    if (path === undefined) continue;
    root.put(path, value);
    if (path.length > 1) continue;
    const values = plain.get(name);
    if (values === undefined) plain.set(name, [value]);
    else values.push(value);
  }
  const values = root.toObject();
  for (const [name, sent] of plain)
    if (sent.length > 1 && typeof values[name] === 'string') values[name] = Repeated.from(sent);
  return values;
}

function readPair(text: string): Pair {
  const end = text.indexOf('=');
  return end < 0 ? [decode(text), ''] : [decode(text.slice(0, end)), decode(text.slice(end + 1))];
}

function decode(encoded: string): string {
  const text = encoded.replaceAll('+', ' ');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the keys of a name, `''` for empty brackets. Unbalanced brackets are characters of a plain name. */
function readPath(name: string): readonly string[] | undefined {
  const [, first = name, brackets = ''] = /^([^[]+)((?:\[[^\]]*\])+)$/.exec(name) ?? [];
  const path = brackets === '' ? [first] : [first, ...brackets.slice(1, -1).split('][')];
  if (path.length > MOST_BRACKETS + 1) throw tooMuch();
  // An own member of this name would hide an inherited one.
  return first === '' || path.some((key) => Object.hasOwn(Object.prototype, key)) ? undefined : path;
}

function tooMuch(): AppError {
  return new AppError('request.invalid', 'The parameters are nested too deep, or there are too many.');
}

/** Object or list that grows while names are read. */
class Branch {
  readonly #members = new Map<string, string | Branch>();
  #next = 0;

  put([key = '', ...rest]: readonly string[], value: string): void {
    const name = key === '' ? String(this.#next) : key;
    if (isIndex(name)) this.#next = Math.max(this.#next, Number(name) + 1);
    if (rest.length === 0) {
      this.#members.set(name, value);
      return;
    }
    const known = this.#members.get(name);
    const branch = known instanceof Branch ? known : new Branch();
    this.#members.set(name, branch);
    branch.put(rest, value);
  }

  toObject(): Values {
    return Object.fromEntries(
      [...this.#members].map(([name, member]) => [
        name,
        member instanceof Branch ? member.toValue() : member,
      ]),
    );
  }

  toValue(): unknown {
    const members = this.toObject();
    return listOf(members) ?? members;
  }
}

const isIndex = (key: string): boolean => /^(?:0|[1-9]\d{0,14})$/.test(key);

/**
 * Returns the items of an object whose keys are all numbers, in their order; `undefined` for any other object. PHP
 * writes lists with gaps like this, in forms and in JSON.
 */
export function listOf(members: Readonly<Record<string, unknown>>): unknown[] | undefined {
  // Returns at the first key of nearly every object.
  for (const key in members) if (!isIndex(key)) return undefined;
  const keys = Object.keys(members).sort((one, other) => Number(one) - Number(other));
  return keys.length === 0 ? undefined : keys.map((key) => members[key]);
}
