import { BaseResolver, Source, bundle, createConfig } from '@redocly/openapi-core';
import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { parseDocument } from 'yaml';
import { DocumentFault, type JsonObject, isJsonObject } from './document.js';

/** Reads a file of a document by its absolute path. */
export type ReadText = (path: string) => Promise<string>;

/** A document as one, and the files that it was made of. */
export interface Bundle {
  readonly content: JsonObject;
  /** Texts by path relative to the folder of `openapi.yaml`, sorted by path. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Joins an `openapi.yaml` and all files that it refers to into one document with local references only.
 * Paths and components keep the order of `openapi.yaml`.
 *
 * @throws {DocumentFault} with the file and the place of a reference that leads nowhere, or of a fault in the YAML.
 */
export async function bundleDocument(
  path: string,
  readText: ReadText = (file) => readFile(file, 'utf8'),
): Promise<Bundle> {
  const folder = dirname(path);
  const resolver = new TextResolver(readText);
  const config = await createConfig({});
  const outcome = await bundle({ ref: path, config, externalRefResolver: resolver }).catch(
    (error: unknown) => error,
  );
  const [fault] = resolver.faults;
  if (fault !== undefined) throw new DocumentFault('', fault.reason, relative(folder, fault.path));
  if (!isBundled(outcome)) throw outcome;
  const [problem] = outcome.problems;
  if (problem !== undefined) {
    const { source, pointer = '#/' } = problem.location[0] ?? {};
    throw new DocumentFault(pointer.slice(1), problem.message, relative(folder, source?.absoluteRef ?? path));
  }
  const content: unknown = outcome.bundle.parsed;
  if (!isJsonObject(content)) throw new DocumentFault('', 'the document must be an object');
  const texts = [...resolver.texts].map(([file, text]) => [relative(folder, file), text] as const);
  return { content, texts: new Map(texts.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const isBundled = (outcome: unknown): outcome is Awaited<ReturnType<typeof bundle>> =>
  !(outcome instanceof Error);

/** Resolver of references that reads files through `readText` only, and remembers their texts. */
class TextResolver extends BaseResolver {
  readonly texts = new Map<string, string>();
  /** Files that could not be read as YAML, in the order of reading. */
  readonly faults: { readonly path: string; readonly reason: string }[] = [];

  constructor(readonly readText: ReadText) {
    super();
  }

  override async loadExternalRef(path: string): Promise<Source> {
    const text = await this.readText(path);
    this.texts.set(path, text);
    const [error] = parseDocument(text).errors;
    if (error !== undefined) this.faults.push({ path, reason: error.message.split('\n')[0] ?? error.code });
    return new Source(path, text);
  }
}
