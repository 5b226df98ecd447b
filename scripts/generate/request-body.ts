import { isDeepStrictEqual } from 'node:util';
import {
  DocumentFault,
  type Json,
  type Located,
  type OpenApiDocument,
  follow,
  isJsonObject,
  pointerTo,
} from './document.js';
import { type Placed, type Schema, readSchema } from './schema.js';

export interface Body extends Placed {
  readonly mediaTypes: readonly string[];
  readonly file: { readonly field: string; readonly isRequired: boolean } | undefined;
}

const READABLE = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** The body of an operation, which has one schema whatever it is written in. */
export function readBody(document: OpenApiDocument, located: Located): Body | undefined {
  if (located.node === null) return undefined;
  const { node, pointer } = follow(document, located);
  const content = isJsonObject(node) ? node['content'] : undefined;
  if (!isJsonObject(content)) throw new DocumentFault(pointer, 'a body must have content');
  const at = pointerTo(pointer, 'content');
  const bodies = Object.entries(content).map(([mediaType, media]) => readMedia(mediaType, media, at));
  const [first, ...others] = bodies;
  if (first === undefined) throw new DocumentFault(at, 'a body must have content');
  const different = others.find((other) => !isDeepStrictEqual(other.schema, first.schema));
  if (different !== undefined)
    throw new DocumentFault(different.pointer, 'the body must be the same in every media type');
  return { ...first, mediaTypes: Object.keys(content).sort(), file: findFile(document, first) };
}

function readMedia(mediaType: string, media: Json, pointer: string): Placed {
  const at = pointerTo(pointer, mediaType);
  if (!READABLE.includes(mediaType))
    throw new DocumentFault(at, `a body of ${mediaType} is not known to the generator`);
  const schema = isJsonObject(media) ? media['schema'] : undefined;
  return { schema: readSchema(schema, pointerTo(at, 'schema')), pointer: pointerTo(at, 'schema') };
}

function findFile(document: OpenApiDocument, { schema, pointer }: Placed): Body['file'] {
  const target = follow(document, { node: schema as Json, pointer });
  const { properties = {}, required = [] }: Schema = readSchema(target.node, target.pointer);
  const field = Object.keys(properties).find((name) => properties[name]?.format === 'binary');
  return field === undefined ? undefined : { field, isRequired: required.includes(field) };
}
