import type { ContentStream } from './append-source.js';
import { type Upload, uploadWhole } from './upload-whole.js';

// Below this size, trying to upload costs less than reading the limit first.
const ASK_LIMIT_FROM_BYTES = 1_000_000;

/**
 * Uploads the source of an append and returns the upload's id. A file above the server's limit is sent in parts.
 *
 * @throws {FairgroundError} `upload_too_large` when the source exceeds the server's limit even in parts.
 */
export async function uploadSource(upload: Upload, content: Blob | ContentStream): Promise<string> {
  if (content instanceof Blob && content.size <= ASK_LIMIT_FROM_BYTES) return uploadWhole(upload, content);
  // Load this code only for large files, which most pages do not have.
  const { uploadLarge } = await import('./upload-large.js');
  return uploadLarge(upload, content);
}
