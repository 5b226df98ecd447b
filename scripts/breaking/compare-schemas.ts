import { isJsonObject, type Json, type JsonObject } from '../generate/document.js';
import {
  alternativesOf,
  membersOf,
  readWhole,
  referenceOf,
  requiredOf,
  textOf,
  typesOf,
  valuesOf,
} from './read-schema.js';

/** Direction of the described value: limits on what clients send must not get tighter, replies not looser. */
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
  readonly #seen: Set<string>;

  constructor(
    before: JsonObject,
    after: JsonObject,
    report: (fault: string) => void,
    seen: ReadonlySet<string> = new Set(),
  ) {
    this.#before = before;
    this.#after = after;
    this.#report = report;
    this.#seen = new Set(seen);
  }

  compare({ before, after, at }: SchemaPair, direction: Direction): void {
    const place = referenceOf(before) ?? at;
    // Only components hold themselves; one that is written out elsewhere may be another each time.
    if (referenceOf(before) !== undefined && referenceOf(after) !== undefined) {
      const key = [direction, referenceOf(before), referenceOf(after)].join(' ');
      if (this.#seen.has(key)) return;
      this.#seen.add(key);
    }
    const old = readWhole(this.#before, before);
    const now = readWhole(this.#after, after);
    if (!this.#compareTypes(old, now, place, direction)) return;
    // Where there are alternatives, nothing else is said in our documents.
    if (alternativesOf(old) !== undefined || alternativesOf(now) !== undefined) {
      this.#compareAlternatives(old, now, place, direction);
      return;
    }
    this.#compareValues(old, now, place, direction);
    if (direction === 'sent') this.#compareLimits(old, now, place);
    this.#compareProperties(old, now, place, direction);
    for (const [word, at] of [
      ['items', `${place}[]`],
      ['additionalProperties', `${place}.*`],
    ] as const) {
      const [was, is] = [old[word], now[word]];
      // Treat a missing or true schema as any value; false has been reported.
      if ((isJsonObject(was) || isJsonObject(is)) && was !== false && is !== false)
        this.compare(
          { before: isJsonObject(was) ? was : {}, after: isJsonObject(is) ? is : {}, at },
          direction,
        );
    }
  }

  /** True if they agree, so that it is worth to look closer. */
  #compareTypes(old: JsonObject, now: JsonObject, place: string, direction: Direction): boolean {
    const [were, are] = [typesOf(this.#before, old), typesOf(this.#after, now)];
    const [wide, narrow] = direction === 'sent' ? [are, were] : [were, are];
    // No type is any type.
    if (wide.length === 0 || (narrow.length > 0 && narrow.every((type) => includesType(wide, type))))
      return true;
    this.#report(`${place}: is ${show(are)}, was ${show(were)}`);
    return false;
  }

  #compareValues(old: JsonObject, now: JsonObject, place: string, direction: Direction): void {
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
    const wire = old['x-coerce'];
    if (wire !== undefined && wire !== now['x-coerce'])
      this.#report(`${place}: is not read as ${textOf(wire)} any more (x-coerce)`);
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

  /** Compares alternatives: a value that was sent must still fit one, and a value that is received an old one. */
  #compareAlternatives(old: JsonObject, now: JsonObject, place: string, direction: Direction): void {
    const [were, are] = [alternativesOf(old) ?? [old], alternativesOf(now) ?? [now]];
    const [must, pool] = direction === 'sent' ? [were, are] : [are, were];
    for (const [index, alternative] of must.entries()) {
      const at = `${place}[${index}]`;
      const pair = (other: Json): SchemaPair =>
        direction === 'sent'
          ? { before: alternative, after: other, at }
          : { before: other, after: alternative, at };
      const same = findSame(pool, must, index);
      const isNamed = referenceOf(alternative) !== undefined && same !== undefined;
      // One that has all members of another would fit that, whatever else of it is gone.
      if (!isNamed && pool.some((other) => this.#fits(pair(other), direction))) continue;
      if (same !== undefined) this.compare(pair(same), direction);
      else
        this.#report(`${place}: ${direction === 'sent' ? 'cannot' : 'may'} be ${nameOf(alternative, index)}`);
    }
  }

  #fits(pair: SchemaPair, direction: Direction): boolean {
    let isFit = true;
    const trial = new SchemaComparison(this.#before, this.#after, () => (isFit = false), this.#seen);
    trial.compare(pair, direction);
    return isFit;
  }
}

/** The alternative of the same name, or at the same place of as many: where one fits none, it is compared with that. */
function findSame(pool: readonly Json[], must: readonly Json[], index: number): Json | undefined {
  const reference = referenceOf(must[index]);
  if (reference !== undefined && must.length > 1)
    return pool.find((candidate) => referenceOf(candidate) === reference);
  return pool.length === must.length ? pool[index] : undefined;
}

function nameOf(alternative: Json, index: number): string {
  return referenceOf(alternative) ?? `alternative ${String(index)}`;
}

function includesType(wide: readonly string[], type: string): boolean {
  return wide.includes(type) || (type === 'integer' && wide.includes('number'));
}

function show(types: readonly string[]): string {
  return types.length === 0 ? 'anything' : types.join(' or ');
}
