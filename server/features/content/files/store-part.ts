import { AppError } from '../../../lib/errors.js';
import type { UploadedFile } from '../../../api/handlers.js';
import type { Transaction } from '../../../storage/database/database.js';
import { adoptBlob, type ContentDeps, orDiscard, putContent, releaseBlobs } from './content.js';
import { putPart, selectParts } from './part-repository.js';

export interface PartLimits {
  readonly partLimitBytes: number;
  readonly fileLimitBytes: number;
}

/** Steps of a file's owner in the transaction that stores a part. */
export interface PartSteps {
  readonly lock: (trx: Transaction) => Promise<void>;
  readonly check?: (trx: Transaction) => Promise<void>;
}

/**
 * Stores a part of a file, replacing the one with its number.
 *
 * @param around - `lock` locks the row of the file, and throws if it accepts no parts; `check` may refuse
 * the part once it is stored.
 * @throws {AppError} `request.missing` without a file; `request.too_large` if the part, or the sum of all
 * parts, is too large.
 */
export async function storePart(
  deps: ContentDeps & { readonly settings: PartLimits },
  fileId: string,
  { number, file }: { readonly number: number; readonly file: UploadedFile | undefined },
  { lock, check }: PartSteps,
): Promise<void> {
  const { partLimitBytes, fileLimitBytes } = deps.settings;
  if (file === undefined) throw fileMissing();
  if (file.bytes > partLimitBytes) throw tooLarge('The part', partLimitBytes);
  const content = await putContent(deps, 'parts', { path: file.path });
  await orDiscard(deps, content, async (trx) => {
    const now = deps.clock();
    await lock(trx);
    const arrived = await selectParts(trx, fileId);
    const others = arrived.filter((part) => part.number !== number);
    const bytes = others.reduce((sum, part) => sum + part.bytes, content.bytes);
    if (bytes > fileLimitBytes) throw tooLarge('The total of all parts', fileLimitBytes);
    await adoptBlob(trx, content, now);
    await putPart(trx, fileId, { number, ...content }, now);
    const replaced = arrived.filter((part) => part.number === number).map((part) => part.blobKey);
    await releaseBlobs(trx, replaced, now);
    await check?.(trx);
  });
}

export function fileMissing(): AppError {
  return new AppError('request.missing', 'There is no file in the request.', {
    faults: [{ field: 'file', reason: 'must be given as a part of a multipart body', kind: 'missing' }],
  });
}

export function tooLarge(what: string, limitBytes: number): AppError {
  return new AppError('request.too_large', `${what} is larger than ${limitBytes} bytes.`);
}
