import openapiTS, { type OpenAPI3, astToString } from 'openapi-typescript';
import ts from 'typescript';
import { type Json, type JsonObject, type OpenApiDocument, follow, isJsonObject } from '../document.js';
import { header } from './header.js';

/**
 * Types for the server. A parameter or member with a default is always there once a request has been checked,
 * so it is not optional; a file part is never among the parameters.
 */
export async function emitServerTypes(document: OpenApiDocument): Promise<string> {
  const content = asRead(document, document.content) as JsonObject;
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
  const text = astToString(nameSchemas(nodes));
  return header(document.name) + text.replaceAll(/\bcomponents\["schemas"\]\["(\w+)"\]/g, '$1');
}

/** Declares each schema under its own name, which editors show in the place of all of its members. */
function nameSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  return nodes.flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return [node];
    const declarations: ts.Node[] = [];
    const members = node.members.map((group) => {
      if (!isMember(group, 'schemas') || group.type === undefined || !ts.isTypeLiteralNode(group.type))
        return group;
      const names = group.type.members.filter(ts.isPropertySignature).map((schema) => {
        declarations.push(declareSchema(schema));
        const { text } = schema.name as ts.Identifier;
        const reference = ts.factory.createTypeReferenceNode(text);
        return ts.factory.createPropertySignature(undefined, text, undefined, reference);
      });
      const { name } = group;
      return ts.factory.createPropertySignature(
        undefined,
        name,
        undefined,
        ts.factory.createTypeLiteralNode(names),
      );
    });
    const { modifiers, name } = node;
    const components = ts.factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, members);
    return [...declarations, components];
  });
}

function isMember(node: ts.TypeElement, name: string): node is ts.PropertySignature {
  return ts.isPropertySignature(node) && ts.isIdentifier(node.name) && node.name.text === name;
}

/** With the comment of the member, which is about the type. */
function declareSchema(schema: ts.PropertySignature): ts.Node {
  const { text } = schema.name as ts.Identifier;
  const exported = ts.factory.createModifier(ts.SyntaxKind.ExportKeyword);
  const type = schema.type ?? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  const alias = ts.factory.createTypeAliasDeclaration([exported], text, undefined, type);
  return ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(schema));
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

/**
 * The document with query parameters as they are read: `required: true` on each that has a default, and the schema of
 * what a text holds in the place of the text's.
 */
function asRead(document: OpenApiDocument, node: Json): Json {
  if (Array.isArray(node)) return node.map((item: Json) => asRead(document, item));
  if (!isJsonObject(node)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, asRead(document, value)]));
  if (node['in'] !== 'query' || !isJsonObject(node['schema'])) return copy;
  const { contentSchema } = node['schema'];
  if (contentSchema !== undefined) return { ...copy, schema: contentSchema };
  const { node: schema } = follow(document, { node: node['schema'], pointer: '' });
  const hasDefault = 'default' in node['schema'] || (isJsonObject(schema) && 'default' in schema);
  return hasDefault ? { ...copy, required: true } : copy;
}
