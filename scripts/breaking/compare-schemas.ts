import { isJsonObject, type Json, type JsonObject } from '../generate/document.js';
import { membersOf, referenceOf, requiredOf, resolve, textOf, typesOf, valuesOf } from './read-schema.js';

/** Who writes what a schema describes: limits on what clients send must not get tighter, replies not looser. */
export type Direction = 'sent' | 'received';

/** A schema of the old and one of the new document, and where they stand. */
export interface SchemaPair {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  readonly at: string;
}

// Larger is looser for these, and smaller for those.
const UPPER = ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum'];
const LOWER = ['minimum', 'minLength', 'minItems', 'exclusiveMinimum'];

/** Formats that a server checks; others only describe. */
const CHECKED_FORMATS: readonly unknown[] = ['date', 'date-time', 'email', 'uri', 'uuid', 'int32'];

/** Compares schemas of two documents, each pair of components once. */
export class SchemaComparison {
  readonly #before: JsonObject;
  readonly #after: JsonObject;
  readonly #report: (fault: string) => void;
  readonly #seen = new Set<string>();

  constructor(before: JsonObject, after: JsonObject, report: (fault: string) => void) {
    this.#before = before;
    this.#after = after;
    this.#report = report;
  }

  compare({ before, after, at }: SchemaPair, direction: Direction): void {
    const place = referenceOf(before) ?? at;
    // Only components hold themselves; one that is written out elsewhere may be another each time.
    if (referenceOf(before) !== undefined && referenceOf(after) !== undefined) {
      const key = [direction, referenceOf(before), referenceOf(after)].join(' ');
      if (this.#seen.has(key)) return;
      this.#seen.add(key);
    }
    const old = resolve(this.#before, before);
    const now = resolve(this.#after, after);
    if (!isJsonObject(old) || !isJsonObject(now)) return;
    this.#compareTypes(old, now, place, direction);
    if (direction === 'sent') this.#compareLimits(old, now, place);
    this.#compareProperties(old, now, place, direction);
    for (const [word, at] of [
      ['items', `${place}[]`],
      ['additionalProperties', `${place}.*`],
    ] as const) {
      const [before, after] = [old[word], now[word]];
      if (isJsonObject(before) && isJsonObject(after)) this.compare({ before, after, at }, direction);
    }
    for (const word of ['anyOf', 'oneOf', 'allOf'])
      this.#compareAlternatives(old, now, word, place, direction);
  }

  #compareTypes(old: JsonObject, now: JsonObject, place: string, direction: Direction): void {
    const [were, are] = [typesOf(this.#before, old), typesOf(this.#after, now)];
    const [wide, narrow] = direction === 'sent' ? [are, were] : [were, are];
    // No type is any type.
    if (wide.length > 0 && (narrow.length === 0 || narrow.some((type) => !includesType(wide, type))))
      this.#report(`${place}: is ${show(are)}, was ${show(were)}`);
    const [known, values] = [valuesOf(old), valuesOf(now)];
    // Clients bear a new value in a reply, but where there was one alone, they may not look at it.
    if (direction === 'received' && known?.length === 1 && textOf(known) !== textOf(values))
      this.#report(`${place}: is not always ${known.map(textOf).join('')}`);
    if (direction !== 'sent' || values === undefined) return;
    if (known === undefined) this.#report(`${place}: takes ${values.map(textOf).join(', ')} only`);
    else
      for (const value of known)
        if (!values.includes(value)) this.#report(`${place}: takes ${textOf(value)} no more`);
  }

  #compareLimits(old: JsonObject, now: JsonObject, place: string): void {
    for (const [words, isTighter] of [
      [UPPER, (is: number, was: number | undefined) => was === undefined || is < was],
      [LOWER, (is: number, was: number | undefined) => was === undefined || is > was],
    ] as const) {
      for (const word of words) {
        const [was, is] = [old[word], now[word]];
        if (typeof is === 'number' && isTighter(is, typeof was === 'number' ? was : undefined))
          this.#report(`${place}: ${word} is ${String(is)}, was ${textOf(was ?? 'none')}`);
      }
    }
    if (now['pattern'] !== undefined && now['pattern'] !== old['pattern'])
      this.#report(`${place}: has another pattern`);
    const { format } = now;
    if (CHECKED_FORMATS.includes(format) && format !== old['format'])
      this.#report(`${place}: must be a ${textOf(format)}`);
    const wire = old['x-wire'];
    if (wire !== undefined && wire !== now['x-wire'])
      this.#report(`${place}: is not read as ${textOf(wire)} any more (x-wire)`);
  }

  #compareProperties(old: JsonObject, now: JsonObject, place: string, direction: Direction): void {
    const were = membersOf(old['properties']);
    const are = membersOf(now['properties']);
    for (const [name, before] of Object.entries(were)) {
      const after = are[name];
      if (after === undefined) this.#report(`${place}.${name}: is gone`);
      else this.compare({ before, after, at: `${place}.${name}` }, direction);
    }
    const [wereRequired, areRequired] = [requiredOf(old), requiredOf(now)];
    if (direction === 'sent') {
      if (now['additionalProperties'] === false && old['additionalProperties'] !== false)
        this.#report(`${place}: takes no further members`);
      for (const name of areRequired)
        if (!wereRequired.includes(name)) this.#report(`${place}.${name}: is required`);
    } else {
      for (const name of wereRequired)
        if (!areRequired.includes(name) && name in are) this.#report(`${place}.${name}: may be left out`);
    }
  }

  /** Alternatives are the same when they have the same name, or stand at the same place. */
  #compareAlternatives(
    old: JsonObject,
    now: JsonObject,
    word: string,
    place: string,
    direction: Direction,
  ): void {
    const [were, are] = [old[word], now[word]];
    if (!Array.isArray(were) || !Array.isArray(are)) return;
    const [must, pool] = direction === 'sent' ? [were, are] : [are, were];
    for (const [index, alternative] of (must as readonly Json[]).entries()) {
      const other = findSame(pool as readonly Json[], alternative, index);
      const [before, after] = direction === 'sent' ? [alternative, other] : [other, alternative];
      if (other === undefined)
        this.#report(`${place}: ${word} has another ${referenceOf(alternative) ?? index}`);
      else this.compare({ before, after, at: `${place}.${word}[${index}]` }, direction);
    }
  }
}

function findSame(pool: readonly Json[], alternative: Json, index: number): Json | undefined {
  const reference = referenceOf(alternative);
  if (reference === undefined) return pool[index];
  return pool.find((candidate) => referenceOf(candidate) === reference);
}

function includesType(wide: readonly string[], type: string): boolean {
  return wide.includes(type) || (type === 'integer' && wide.includes('number'));
}

function show(types: readonly string[]): string {
  return types.length === 0 ? 'anything' : types.join(' or ');
}
