import { createHash } from 'node:crypto';
import { bundleDocument } from './bundle.js';
import { DocumentFault, type OpenApiDocument } from './document.js';

/** A document together with the texts of the files that it was bundled from. */
export interface ReadDocument extends OpenApiDocument {
  /** Texts by path relative to the folder of `openapi.yaml`. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Reads and bundles `openapi/<name>/openapi.yaml`.
 *
 * @throws {DocumentFault}
 */
export async function readDocument(name: string, path: string): Promise<ReadDocument> {
  const { content, texts } = await bundleDocument(path);
  if (typeof content['openapi'] !== 'string' || !content['openapi'].startsWith('3.1.'))
    throw new DocumentFault('/openapi', 'only OpenAPI 3.1 is read');
  const hash = createHash('sha256');
  for (const [file, text] of texts) hash.update(`${file}\0${text}\0`);
  return { name, content, texts, digest: hash.digest('hex') };
}
