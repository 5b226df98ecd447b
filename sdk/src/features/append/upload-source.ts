import type { ContentStream } from './append-source.js';
import { type Upload, uploadWhole } from './upload-whole.js';

// Below this size trying costs less than asking for the limit first.
const ASK_LIMIT_FROM_BYTES = 1_000_000;

/**
 * Uploads a source for an append, in parts where the server does not take it in one piece; its id.
 *
 * @throws {FairgroundError} `upload_too_large` when the server does not take that much at all.
 */
export async function uploadSource(upload: Upload, content: Blob | ContentStream): Promise<string> {
  if (content instanceof Blob && content.size <= ASK_LIMIT_FROM_BYTES) return uploadWhole(upload, content);
  // Loaded when there is something large: most pages have nothing.
  const { uploadLarge } = await import('./upload-large.js');
  return uploadLarge(upload, content);
}
