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
import { type Placed, type Schema, readSchema } from './schema.js';

export interface Parameter extends Placed {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  /** One object parameter whose members are the query's parameters. */
  readonly isExploded: boolean;
}

const KNOWN = new Set([
  ...['name', 'in', 'required', 'schema', 'style', 'explode'],
  ...['description', 'example', 'examples', 'deprecated'],
]);
const PLACES = ['header', 'path', 'query'];

/** The name that an exploded object parameter must bear, for types and generator to know it by. */
const EXPLODED = 'parameters';

/** Parameters of an operation; its own replace those of its path. */
export function readParameters(document: OpenApiDocument, lists: readonly Located[]): Parameter[] {
  const byPlaceAndName = new Map<string, Parameter>();
  for (const { node, pointer } of lists) {
    if (!Array.isArray(node)) throw new DocumentFault(pointer, 'must be a list');
    node.forEach((item: Json, index) => {
      const at = pointerTo(pointer, String(index));
      const parameter = readParameter(follow(document, { node: item, pointer: at }));
      byPlaceAndName.set(`${parameter.in} ${parameter.name}`, parameter);
    });
  }
  return [...byPlaceAndName.values()];
}

function readParameter({ node, pointer }: Located): Parameter {
  if (!isJsonObject(node)) throw new DocumentFault(pointer, 'must be an object');
  const unknown = Object.keys(node).find((key) => !KNOWN.has(key));
  if (unknown !== undefined)
    throw new DocumentFault(pointerTo(pointer, unknown), `"${unknown}" is not known to the generator`);
  const { name, in: place } = node;
  if (typeof name !== 'string' || typeof place !== 'string' || !PLACES.includes(place)) {
    throw new DocumentFault(pointer, 'must have a name, in the path, the query or a header');
  }
  const at = pointerTo(pointer, 'schema');
  return {
    name: place === 'header' ? name.toLowerCase() : name,
    in: place,
    isRequired: node['required'] === true,
    isExploded: isExploded(node, name, place, pointer),
    schema: requireSchema(node, at),
    pointer: at,
  };
}

function requireSchema(node: JsonObject, pointer: string): Schema {
  if (node['schema'] === undefined) throw new DocumentFault(pointer, 'a parameter must have a schema');
  const schema = readSchema(node['schema'], pointer);
  // Tried here, where the place is known: later it is one of several members of an object of ours.
  emitJoi(schema, pointer, (name) => name);
  return schema;
}

/** Only the plain styles are read: one value, or the members of one object as parameters of their own. */
function isExploded({ style, explode }: JsonObject, name: string, place: string, pointer: string): boolean {
  if (style !== undefined && style !== (place === 'query' ? 'form' : 'simple')) {
    throw new DocumentFault(pointerTo(pointer, 'style'), 'is not known to the generator');
  }
  return place === 'query' && name === EXPLODED && explode !== false;
}

/**
 * The object that stands for a whole query, if there is one.
 *
 * @throws {DocumentFault} if it has company.
 */
export function exploded(query: readonly Parameter[]): Placed | undefined {
  const whole = query.find((parameter) => parameter.isExploded);
  if (whole === undefined) return undefined;
  if (query.length > 1)
    throw new DocumentFault(whole.pointer, `"${EXPLODED}" must be the only query parameter`);
  return { schema: whole.schema, pointer: whole.pointer };
}
