import { isJsonObject, type Json, type JsonObject } from '../generate/document.js';

/** The name of the component that a node stands for. */
export function referenceOf(node: Json | undefined): string | undefined {
  const reference = isJsonObject(node) ? node['$ref'] : undefined;
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
}

/** Resolves a reference within its own document. */
export function resolve(document: JsonObject, node: Json | undefined): Json | undefined {
  let current = node;
  for (
    let steps = 0;
    isJsonObject(current) && typeof current['$ref'] === 'string' && steps < 20;
    steps += 1
  ) {
    let found: Json | undefined = document;
    for (const step of current['$ref'].slice(2).split('/'))
      found = isJsonObject(found) ? found[step] : undefined;
    current = found;
  }
  return current;
}

/** A schema with all that it takes from others, by reference or with `allOf`. */
export function readWhole(document: JsonObject, node: Json | undefined): JsonObject {
  const schema = membersOf(resolve(document, node));
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf)) return schema;
  const parts = [...(allOf as readonly Json[]).map((part) => readWhole(document, part)), own];
  const merged = Object.assign({}, ...parts) as JsonObject;
  return {
    ...merged,
    properties: Object.assign({}, ...parts.map((part) => membersOf(part['properties']))) as JsonObject,
    required: [...new Set(parts.flatMap(requiredOf))],
    ...(parts.some((part) => part['additionalProperties'] === false) && { additionalProperties: false }),
  };
}

/** Returns the alternatives of which a value fits one. */
export function alternativesOf({ anyOf, oneOf }: JsonObject): readonly Json[] | undefined {
  const alternatives = anyOf ?? oneOf;
  return Array.isArray(alternatives) ? (alternatives as readonly Json[]) : undefined;
}

/** Returns a value as messages show it. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** None where it is no object. */
export function membersOf(node: Json | undefined): JsonObject {
  return isJsonObject(node) ? node : {};
}

/** Members that are always there. */
export function requiredOf(schema: JsonObject): readonly string[] {
  return Array.isArray(schema['required']) ? (schema['required'] as readonly string[]) : [];
}

/** The types that a schema lets a value be, all where there are none. */
export function typesOf(document: JsonObject, schema: JsonObject): readonly string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type as readonly string[];
  const values = valuesOf(schema);
  if (values !== undefined) return [...new Set(values.map(typeOf))];
  const types = (alternativesOf(schema) ?? []).map((one) => typesOf(document, readWhole(document, one)));
  return types.some((of) => of.length === 0) ? [] : [...new Set(types.flat())];
}

/** The few values that a schema lets through, where they are few. */
export function valuesOf(schema: JsonObject): readonly Json[] | undefined {
  const { enum: values, const: value } = schema;
  if (Array.isArray(values)) return values as readonly Json[];
  return value === undefined ? undefined : [value];
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
