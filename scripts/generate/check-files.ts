import { DocumentFault, type Json, isJsonObject, pointerTo } from './document.js';
import type { ReadDocument } from './read-document.js';

/** Kinds of components that requirements name, rather than references. */
const NAMED = ['securitySchemes'];

/**
 * Checks that each component of a document is used, and listed under its name in `openapi.yaml`.
 *
 * @throws {DocumentFault} at the first that is not.
 */
export function checkComponents({ content }: ReadDocument, listed: Json): void {
  const used = new Set(referencesIn(content));
  for (const [kind, components] of Object.entries(membersOf(content['components']))) {
    const names = membersOf(membersOf(membersOf(listed)['components'])[kind]);
    for (const name of Object.keys(membersOf(components))) {
      const pointer = pointerTo(`/components/${kind}`, name);
      if (!Object.hasOwn(names, name))
        throw new DocumentFault(pointer, 'must be listed under components in openapi.yaml, by its name');
      if (!NAMED.includes(kind) && !used.has(`#${pointer}`))
        throw new DocumentFault(pointer, 'is never used');
    }
  }
}

/**
 * Checks that each file of a document's folder is read, and each of its members listed in `openapi.yaml`.
 *
 * @param paths all YAML files of the folder, relative to it.
 * @throws {DocumentFault} at the first that is not.
 */
export function checkFiles(paths: readonly string[], contents: ReadonlyMap<string, Json>): void {
  const listed = new Set(referencesIn(contents.get('openapi.yaml') ?? {}));
  for (const path of paths) {
    if (path === 'openapi.yaml') continue;
    const content = contents.get(path);
    if (content === undefined) throw new DocumentFault('', 'no reference leads to this file', path);
    for (const name of Object.keys(membersOf(content))) {
      const pointer = pointerTo('', name);
      if (!listed.has(`${path}#${pointer}`))
        throw new DocumentFault(pointer, 'must be listed in openapi.yaml', path);
    }
  }
}

function referencesIn(node: Json): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isJsonObject(node)) return [];
  const { $ref } = node;
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(node).flatMap(referencesIn)];
}

const membersOf = (node: Json | undefined): Readonly<Record<string, Json>> =>
  isJsonObject(node ?? null) ? (node as Readonly<Record<string, Json>>) : {};
