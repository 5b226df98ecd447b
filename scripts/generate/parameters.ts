import {
  DocumentFault,
  type Json,
  type JsonObject,
  type Located,
  type OpenApiDocument,
  follow,
  isJsonObject,
  pointerTo,
} from './document.js';
import { emitJoi } from './joi/emit.js';
import { type Placed, readSchema, typesOf } from './schema.js';

export interface Parameter extends Placed {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
}

const KNOWN = new Set([
  ...['name', 'in', 'required', 'schema', 'style', 'explode'],
  ...['description', 'example', 'examples', 'deprecated'],
]);
const PLACES = ['header', 'path', 'query'];

/** Parameters of an operation; its own replace those of its path. */
export function readParameters(document: OpenApiDocument, lists: readonly Located[]): Parameter[] {
  const byPlaceAndName = new Map<string, Parameter>();
  for (const { node, pointer } of lists) {
    if (!Array.isArray(node)) throw new DocumentFault(pointer, 'must be a list');
    node.forEach((item: Json, index) => {
      const at = pointerTo(pointer, String(index));
      const parameter = readParameter(document, follow(document, { node: item, pointer: at }));
      byPlaceAndName.set(`${parameter.in} ${parameter.name}`, parameter);
    });
  }
  return [...byPlaceAndName.values()];
}

function readParameter(document: OpenApiDocument, { node, pointer }: Located): Parameter {
  if (!isJsonObject(node)) throw new DocumentFault(pointer, 'must be an object');
  const unknown = Object.keys(node).find((key) => !KNOWN.has(key));
  if (unknown !== undefined)
    throw new DocumentFault(pointerTo(pointer, unknown), `"${unknown}" is not known to the generator`);
  const { name, in: place } = node;
  if (typeof name !== 'string' || typeof place !== 'string' || !PLACES.includes(place)) {
    throw new DocumentFault(pointer, 'must have a name, in the path, the query or a header');
  }
  const at = pointerTo(pointer, 'schema');
  if (node['schema'] === undefined) throw new DocumentFault(at, 'a parameter must have a schema');
  const value = readValue(document, { schema: readSchema(node['schema'], at), pointer: at });
  requirePlainStyle(document, node, { pointer, value });
  // Tried here, where the place is known: later it is one of several members of an object of ours.
  emitJoi(value.schema, value.pointer, (component) => component);
  return {
    name: place === 'header' ? name.toLowerCase() : name,
    in: place,
    isRequired: node['required'] === true,
    ...value,
  };
}

/** The value of a parameter: of one whose text holds JSON, what `contentSchema` says of that. */
function readValue(document: OpenApiDocument, placed: Placed): Placed {
  const { schema, pointer } = placed;
  if (schema.contentSchema === undefined) {
    if (isStructured(document, placed))
      throw new DocumentFault(pointer, 'structured values must be text with a contentSchema');
    return placed;
  }
  if (schema.type !== 'string' || schema.contentMediaType !== 'application/json')
    throw new DocumentFault(pointer, 'only text of application/json may have a contentSchema');
  const content = { schema: schema.contentSchema, pointer: pointerTo(pointer, 'contentSchema') };
  if (resolve(document, content).schema['x-coerce']?.endsWith('json') !== true)
    throw new DocumentFault(content.pointer, 'must be read from JSON (x-coerce)');
  return content;
}

/** Objects, and lists of them: clients of many generators cannot write these into an address. */
function isStructured(document: OpenApiDocument, placed: Placed): boolean {
  const { schema, pointer } = resolve(document, placed);
  if (typesOf(schema).includes('object') || schema.allOf !== undefined) return true;
  const inner = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return inner.some((one) => isStructured(document, { schema: one, pointer }));
}

function resolve(document: OpenApiDocument, { schema, pointer }: Placed): Placed {
  const target = follow(document, { node: schema as Json, pointer });
  return { schema: readSchema(target.node, target.pointer), pointer: target.pointer };
}

/** Only the plain styles are read. A list in one text, with commas, is one only where `x-coerce` has it read so. */
function requirePlainStyle(
  document: OpenApiDocument,
  { style, explode, in: place }: JsonObject,
  { pointer, value }: { readonly pointer: string; readonly value: Placed },
): void {
  if (style !== undefined && style !== (place === 'query' ? 'form' : 'simple'))
    throw new DocumentFault(pointerTo(pointer, 'style'), 'is not known to the generator');
  if (explode === false && resolve(document, value).schema['x-coerce'] !== 'list')
    throw new DocumentFault(
      pointerTo(pointer, 'explode'),
      'is false for lists that are read from commas only',
    );
}
