import ts from 'typescript';
import { DocumentFault, type OpenApiDocument, isJsonObject, pointerTo } from './document.js';
import { type Schema, readSchema } from './schema.js';

const PREFIX = '#/components/schemas/';
/** Names that the generated files use themselves. */
const TAKEN = new Set([
  ...['components', 'operations', 'paths', 'webhooks', 'Blob', 'Omit', 'Record', 'WithRequired'],
  'Joi',
  'codePoints',
  'format',
  'recursive',
  'lazy',
  'LazySchema',
  'expected',
  'coercion',
  'validators',
  'coercions',
]);

/** The component that a schema reference names. */
export function componentOf(reference: string, pointer: string): string {
  const name = reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : '';
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name) || TAKEN.has(name) || isKeyword(name)) {
    throw new DocumentFault(
      pointer,
      `"${reference}" does not name a schema component, or one with a name that cannot be used`,
    );
  }
  return name;
}

const isKeyword = (name: string): boolean =>
  ts.identifierToKeywordKind(ts.factory.createIdentifier(name)) !== undefined;

/** All schema components, by name in order. */
export function readComponents(document: OpenApiDocument): ReadonlyMap<string, Schema> {
  const components = document.content['components'];
  const schemas = isJsonObject(components) ? (components['schemas'] ?? {}) : {};
  if (!isJsonObject(schemas)) throw new DocumentFault('/components/schemas', 'must be an object');
  const names = Object.keys(schemas).sort();
  return new Map(
    names.map((name) => {
      const pointer = pointerTo('/components/schemas', name);
      return [componentOf(PREFIX + name, pointer), readSchema(schemas[name], pointer)];
    }),
  );
}

/** Names of the components that a schema refers to, directly. */
export function referencesIn(schema: Schema, pointer: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: Schema): void => {
    if (node.$ref !== undefined) found.add(componentOf(node.$ref, pointer));
    for (const inner of childrenOf(node)) visit(inner);
  };
  visit(schema);
  return found;
}

function childrenOf(schema: Schema): Schema[] {
  const { items, additionalProperties: additional } = schema;
  return [
    ...Object.values(schema.properties ?? {}),
    ...(items === undefined ? [] : [items]),
    ...(typeof additional === 'object' ? [additional] : []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ];
}

/**
 * Components in an order in which each stands after those it refers to, as far as circles allow.
 * Within that, in the order of their names, so that the same document always gives the same file.
 */
export function inOrderOfUse(components: ReadonlyMap<string, Schema>): string[] {
  const ordered = new Set<string>();
  const open = new Set<string>();
  const visit = (name: string): void => {
    const schema = components.get(name);
    if (schema === undefined || ordered.has(name) || open.has(name)) return;
    open.add(name);
    for (const used of [...referencesIn(schema, name)].sort()) visit(used);
    ordered.add(name);
  };
  for (const name of components.keys()) visit(name);
  return [...ordered];
}
