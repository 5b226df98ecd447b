import openapiTS, { type OpenAPI3, astToString } from 'openapi-typescript';
import ts from 'typescript';
import { type Json, type JsonObject, type OpenApiDocument, follow, isJsonObject } from '../document.js';
import { header } from './header.js';

/**
 * Types for the server. A parameter or member with a default is always there once a request has been checked,
 * so it is not optional; a file part is never among the parameters.
 */
export async function emitServerTypes(document: OpenApiDocument): Promise<string> {
  const content = requireDefaults(document, document.content) as JsonObject;
  return emit(
    { ...document, content },
    true,
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
  );
}

/** Types for callers, who may leave out what has a default and who send files as blobs. */
export async function emitSdkTypes(document: OpenApiDocument): Promise<string> {
  return emit(document, false, ts.factory.createTypeReferenceNode('Blob'));
}

async function emit(
  document: OpenApiDocument,
  defaultNonNullable: boolean,
  file: ts.TypeNode,
): Promise<string> {
  const nodes = await openapiTS(closeObjects(document.content) as unknown as OpenAPI3, {
    alphabetize: true,
    defaultNonNullable,
    silent: true,
    transform: (schema) => (schema.format === 'binary' ? file : undefined),
  });
  return header(document.name) + astToString(nodes);
}

/**
 * The document without `additionalProperties: true` on objects that name members. Unknown names are tolerated on
 * the wire and dropped, so that a type which has them would only hide a misspelled one.
 */
function closeObjects(node: Json): Json {
  if (Array.isArray(node)) return node.map(closeObjects);
  if (!isJsonObject(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, closeObjects(value)] as const);
  const { properties, required } = node;
  const namesMembers =
    required !== undefined || (isJsonObject(properties) && Object.keys(properties).length > 0);
  return Object.fromEntries(
    entries.filter(([key, value]) => !(namesMembers && key === 'additionalProperties' && value === true)),
  );
}

/** The document with `required: true` on each query parameter that has a default. */
function requireDefaults(document: OpenApiDocument, node: Json): Json {
  if (Array.isArray(node)) return node.map((item: Json) => requireDefaults(document, item));
  if (!isJsonObject(node)) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, requireDefaults(document, value)]),
  );
  if (node['in'] !== 'query' || !isJsonObject(node['schema'])) return copy;
  const { node: schema } = follow(document, { node: node['schema'], pointer: '' });
  const hasDefault = 'default' in node['schema'] || (isJsonObject(schema) && 'default' in schema);
  return hasDefault ? { ...copy, required: true } : copy;
}
