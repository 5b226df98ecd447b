import fc from 'fast-check';
import type { Json, JsonObject } from '../../scripts/generate/document.js';
import { type Schema, typesOf } from '../../scripts/generate/schema.js';
import { anyCharacter } from '../support/files/any-character.js';

/** Makes samples of the schemas of a document: such as it describes, and such as it nearly describes. */
export class Samples {
  /** @param words - texts that mean something where the samples go; others are made up. */
  constructor(
    private readonly components: Readonly<Record<string, Schema>>,
    private readonly words: readonly string[] = [],
  ) {}

  /** Values that should be valid; where keywords work against each other, some may not be. */
  of(schema: Schema, depth = 0): fc.Arbitrary<Json> {
    if (schema.$ref !== undefined)
      return this.of(this.components[schema.$ref.split('/').at(-1)!]!, depth + 1);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    if (schema.const !== undefined) return fc.constant(schema.const);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices !== undefined) return fc.oneof(...choices.map((choice) => this.of(choice, depth)));
    if (schema.allOf !== undefined) return this.#merged(schema.allOf, depth);
    const types = typesOf(schema);
    return types.length === 0
      ? anything
      : fc.oneof(...types.map((type) => this.#ofType(type, schema, depth)));
  }

  /** Samples with one place of each changed to something else. */
  near(schema: Schema): fc.Arbitrary<Json> {
    return fc.tuple(this.of(schema), fc.nat(), anything, fc.nat(3)).map(([value, place, other, how]) => {
      const places = placesOf(value);
      return change(value, places[place % places.length]!, other, how);
    });
  }

  #ofType(type: string, schema: Schema, depth: number): fc.Arbitrary<Json> {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'string':
        return this.#text(schema);
      case 'integer':
      case 'number':
        return number(schema, type === 'integer');
      case 'array':
        return this.#array(schema, depth);
      default:
        return this.#object(schema, depth);
    }
  }

  #text(schema: Schema): fc.Arbitrary<string> {
    const isFree = schema.pattern === undefined && FORMATS[schema.format ?? ''] === undefined;
    return isFree ? this.#orWord(text(schema), schema) : text(schema);
  }

  #orWord(made: fc.Arbitrary<string>, { minLength = 0, maxLength = Infinity }: Schema): fc.Arbitrary<string> {
    const fitting = this.words.filter(({ length }) => length >= minLength && length <= maxLength);
    return fitting.length === 0 ? made : fc.oneof(made, fc.constantFrom(...fitting));
  }

  #array({ items = {}, minItems = 0, maxItems = minItems + 2 }: Schema, depth: number): fc.Arbitrary<Json> {
    // A schema may contain itself.
    const maxLength = depth > 4 ? minItems : Math.min(maxItems, minItems + 2);
    return fc.array(this.of(items, depth + 1), { minLength: minItems, maxLength });
  }

  #object(
    { properties = {}, required = [], additionalProperties }: Schema,
    depth: number,
  ): fc.Arbitrary<Json> {
    const shown = Object.entries(properties).filter(([name]) => depth <= 4 || required.includes(name));
    const undeclared = required
      .filter((name) => !Object.hasOwn(properties, name))
      .map((name) => [name, anything] as const);
    const members = Object.fromEntries([
      ...shown.map(([name, property]) => [name, this.of(property, depth + 1)] as const),
      ...undeclared,
    ]);
    const declared = fc.record(members, { requiredKeys: [...required] }) as fc.Arbitrary<JsonObject>;
    if (additionalProperties === false) return declared;
    const further =
      typeof additionalProperties === 'object' ? this.of(additionalProperties, depth + 1) : anything;
    const names = this.#orWord(
      fc.string({ maxLength: 3 }).filter((name) => name !== '__proto__'),
      {},
    );
    const extra = fc.dictionary(names, further, { maxKeys: 2, noNullPrototype: true });
    return fc.tuple(extra, declared).map(([more, own]) => ({ ...more, ...own }));
  }

  #merged(parts: readonly Schema[], depth: number): fc.Arbitrary<Json> {
    return fc
      .tuple(...parts.map((part) => this.of(part, depth)))
      .map((values) => Object.assign({}, ...values) as Json);
  }
}

const anything: fc.Arbitrary<Json> = fc.constantFrom<Json[]>(
  ...[null, true, false, 0, -1, 1, 1.5, -0.25, 2 ** 31, 2 ** 53, 1e300],
  ...['', 'a', ' ', '0', 'true', 'null', '😀', 'é', 'a'.repeat(300), '2026-02-30', '2026-01-01T00:00:00Z'],
  ...[[], [null], ['a'], [1, 'a'], {}, { a: 1 }, { constructor: 1 }, [[]]],
);

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  email: fc.emailAddress(),
  // `fc.webUrl` keeps a table of all characters, as `unit: 'binary'` does.
  uri: fc
    .tuple(
      fc.constantFrom('http', 'https'),
      fc.webAuthority(),
      fc.array(fc.string({ unit: anyCharacter }), { maxLength: 5 }),
    )
    .map(
      ([scheme, authority, steps]) =>
        `${scheme}://${authority}${steps.map((step) => `/${encodeURIComponent(step)}`).join('')}`,
    ),
  uuid: fc.uuid(),
};

function text({ minLength = 0, maxLength = minLength + 12, pattern, format }: Schema): fc.Arbitrary<string> {
  const form = FORMATS[format ?? ''];
  if (form !== undefined) return form;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: anyCharacter, minLength, maxLength: Math.min(maxLength, minLength + 12) });
}

function number(schema: Schema, isInteger: boolean): fc.Arbitrary<number> {
  const min = schema.minimum ?? schema.exclusiveMinimum ?? -1e6;
  const max = schema.maximum ?? schema.exclusiveMaximum ?? Math.max(1e6, min + 1e6);
  if (isInteger) return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return fc.double({ min, max, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value));
}

type Path = readonly (string | number)[];

function placesOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [
    path,
    ...steps.flatMap((step) => placesOf((value as Record<string | number, Json>)[step]!, [...path, step])),
  ];
}

/** Replaces what is at a place, takes it away, or puts something beside what is in it. */
function change(value: Json, [step, ...rest]: Path, other: Json, how: number): Json {
  if (step === undefined) return how === 0 && isObject(value) ? { ...value, unheardOf: other } : other;
  if (Array.isArray(value)) {
    return value.map((item: Json, index) => (index === step ? change(item, rest, other, how) : item));
  }
  const { [step]: inner, ...others } = value as Record<string | number, Json>;
  return rest.length === 0 && how === 1 ? others : { ...others, [step]: change(inner!, rest, other, how) };
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
