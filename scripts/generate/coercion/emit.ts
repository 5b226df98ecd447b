import { componentOf } from '../component.js';
import { DocumentFault, type Json, pointerTo } from '../document.js';
import type { Refer } from '../joi/place.js';
import { type Schema, typesOf } from '../schema.js';

/** The document around the schema whose coercion is written. */
export interface Surroundings {
  readonly components: ReadonlyMap<string, Schema>;
  readonly refer: Refer;
}

/**
 * Source of the wire description of a schema: the calls into `server/http/request/parameters/coercion.ts` that describe it.
 *
 * @throws {DocumentFault} where `x-coerce` stands on a schema that it cannot serve.
 */
export function emitCoercion(schema: Schema, pointer: string, around: Surroundings): string {
  const bare = emitBare(schema, pointer, around);
  const takesNull =
    typesOf(schema).includes('null') || (schema.enum?.includes(null) ?? false) || schema.const === null;
  const code = takesNull && bare !== 'coercion.any' ? `coercion.nullable(${bare})` : bare;
  const mayBeEmpty = schema.minLength === 0 || schema.minItems === 0;
  return mayBeEmpty ? `coercion.keepEmpty(${code})` : code;
}

function emitBare(schema: Schema, pointer: string, around: Surroundings): string {
  const types = typesOf(schema).filter((type) => type !== 'null');
  const only = types.length === 1 ? types[0] : undefined;
  const form = schema['x-coerce'];
  switch (form) {
    case undefined:
      return emitContent(schema, types, pointer, around);
    case 'json':
    case 'exact-json':
      return `coercion.${form === 'json' ? 'json' : 'exactJson'}(${emitContent(schema, types, pointer, around)})`;
    case 'boolean':
    case 'truthy':
      if (only === 'boolean') return form === 'truthy' ? 'coercion.truthy' : 'coercion.lenientBoolean';
      break;
    case 'word':
      if (only === 'string' && schema.enum !== undefined) return emitWord(schema.enum, pointer);
      break;
    case 'list':
      if (only === 'array') return `coercion.list(${emitItems(schema, pointer, around)})`;
      break;
  }
  throw new DocumentFault(
    pointerTo(pointer, 'x-coerce'),
    `"${form}" does not go with the type of this schema`,
  );
}

/** @throws {DocumentFault} where letters in another case would be another of the listed words. */
function emitWord(listed: readonly Json[], pointer: string): string {
  const words = listed.filter((word) => typeof word === 'string');
  if (new Set(words.map((word) => word.toLowerCase())).size < words.length)
    throw new DocumentFault(
      pointerTo(pointer, 'enum'),
      'lists words that differ in the case of letters alone',
    );
  return `coercion.word(${words.map((word) => JSON.stringify(word)).join(', ')})`;
}

function emitContent(
  schema: Schema,
  types: readonly string[],
  pointer: string,
  around: Surroundings,
): string {
  if (schema.$ref !== undefined) return around.refer(componentOf(schema.$ref, pointer));
  if (schema.allOf !== undefined) return emitObject(mergeAll(schema, pointer, around), pointer, around);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined)
    return emitChoices(choices, pointerTo(pointer, schema.oneOf ? 'oneOf' : 'anyOf'), around);
  if (types.length === 0) return emitConstants(schema);
  const codes = types.map((type) => emitType(type, schema, pointer, around));
  return codes.length === 1 ? (codes[0] ?? '') : `coercion.choice(${codes.join(', ')})`;
}

/** Listed values without a type show it themselves. */
function emitConstants(schema: Schema): string {
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const types = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  const [type] = types;
  if (types.size !== 1 || type === undefined) return 'coercion.any';
  return type === 'number' || type === 'boolean' ? `coercion.${type}` : 'coercion.text';
}

function emitType(type: string, schema: Schema, pointer: string, around: Surroundings): string {
  switch (type) {
    case 'array':
      return `coercion.array(${emitItems(schema, pointer, around)})`;
    case 'object':
      return emitObject(schema, pointer, around);
    case 'string':
      return schema.format === 'binary' ? 'coercion.any' : 'coercion.text';
    default:
      return `coercion.${type}`;
  }
}

function emitItems(schema: Schema, pointer: string, around: Surroundings): string {
  const { items, maxItems } = schema;
  const code =
    items === undefined ? 'coercion.any' : emitCoercion(items, pointerTo(pointer, 'items'), around);
  return maxItems === undefined ? code : `${code}, ${maxItems}`;
}

function emitObject(schema: Schema, pointer: string, around: Surroundings): string {
  const members = Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== '__proto__')
    .map(([name, property]) => {
      const code = emitCoercion(property, pointerTo(pointerTo(pointer, 'properties'), name), around);
      return `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}: ${code},`;
    });
  // Nothing declared: the object is of the caller's own making and passes as a whole. A schema for further
  // members also keeps them, where `true` only tolerates them.
  const keepsAll = members.length === 0 || typeof schema.additionalProperties === 'object';
  if (members.length === 0) return 'coercion.openObject({})';
  return `coercion.${keepsAll ? 'openObject' : 'object'}({\n${members.join('\n')}\n})`;
}

/** More than one object among the choices cannot be told apart by its kind, so such a value passes as it is. */
function emitChoices(choices: readonly Schema[], pointer: string, around: Surroundings): string {
  const objects = choices.filter((choice) => isObject(choice, around));
  const kept = objects.length > 1 ? choices.filter((choice) => !objects.includes(choice)) : choices;
  const codes = kept.map((choice, index) => emitCoercion(choice, pointerTo(pointer, String(index)), around));
  if (objects.length > 1) {
    const asJson = objects.some((choice) => choice['x-coerce'] === 'json');
    codes.push(asJson ? 'coercion.json(coercion.openObject({}))' : 'coercion.openObject({})');
  }
  return codes.length === 1 ? (codes[0] ?? '') : `coercion.choice(${codes.join(', ')})`;
}

function isObject(schema: Schema, around: Surroundings): boolean {
  const target = deref(schema, around);
  if (typesOf(target).includes('object') || target.allOf !== undefined) return true;
  return (target.oneOf ?? target.anyOf ?? []).some((choice) => isObject(choice, around));
}

function deref(schema: Schema, around: Surroundings): Schema {
  let current = schema;
  while (current.$ref !== undefined) current = around.components.get(componentOf(current.$ref, '')) ?? {};
  return current;
}

/** One object with the members of all parts. */
function mergeAll(schema: Schema, pointer: string, around: Surroundings): Schema {
  const parts = (schema.allOf ?? []).map((part) => deref(part, around));
  if (parts.some((part) => !typesOf(part).includes('object') && part.allOf === undefined)) {
    throw new DocumentFault(pointerTo(pointer, 'allOf'), 'a request may combine objects only');
  }
  const flat = parts.map((part) => (part.allOf === undefined ? part : mergeAll(part, pointer, around)));
  const open = flat.find((part) => typeof part.additionalProperties === 'object')?.additionalProperties;
  return {
    properties: Object.assign({}, ...flat.map((part) => part.properties ?? {})) as Record<string, Schema>,
    additionalProperties: open ?? true,
  };
}
