export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Something in a document that the generator will not pass over. */
export class DocumentFault extends Error {
  override readonly name = 'DocumentFault';

  /**
   * @param pointer JSON pointer to the place, such as `/paths/~1events/get`.
   * @param file file that the pointer points into; without it, the pointer points into the bundled document.
   */
  constructor(
    readonly pointer: string,
    readonly reason: string,
    readonly file?: string,
  ) {
    super(pointer === '' ? reason : `${pointer}: ${reason}`);
  }
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON pointer to a member of what `pointer` points to. */
export function pointerTo(pointer: string, member: string): string {
  return `${pointer}/${member.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** One OpenAPI document, with its name, which is also the name of its folder of generated files. */
export interface OpenApiDocument {
  readonly name: string;
  readonly content: JsonObject;
  /** SHA-256 of its files, in hex. */
  readonly digest: string;
}

/** A node of the document with its path, which messages name. */
export interface Located {
  readonly node: Json;
  readonly pointer: string;
}

/**
 * Follows local references (`#/…`) from a node until there is none.
 *
 * @throws {DocumentFault} where a reference leads nowhere, out of the document or in a circle.
 */
export function follow(document: OpenApiDocument, located: Located): Located {
  let current = located;
  for (let steps = 0; isJsonObject(current.node) && typeof current.node['$ref'] === 'string'; steps += 1) {
    if (steps > 20) throw new DocumentFault(located.pointer, 'the references go in a circle');
    current = find(document, current.node['$ref'], current.pointer);
  }
  return current;
}

function find(document: OpenApiDocument, reference: string, from: string): Located {
  if (!reference.startsWith('#/'))
    throw new DocumentFault(from, `"${reference}" does not point into this document`);
  let node: Json | undefined = document.content;
  for (const step of reference.slice(2).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    node = isJsonObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
    if (node === undefined) throw new DocumentFault(from, `"${reference}" points to nothing`);
  }
  return { node, pointer: reference.slice(1) };
}
