import { randomUUID } from 'node:crypto';
import { basename } from 'node:path/posix';
import { Readable } from 'node:stream';
import type { Principal } from '../access/principal.js';
import { AppError } from '../errors.js';
import type { UploadedFile } from '../handlers.js';
import type { FeaturesDeps } from './call.js';
import {
  deleteUploads,
  insertUpload,
  postponeExpiry,
  selectExpiredUploads,
  selectUpload,
  type Upload,
} from './upload-repository.js';

type UploadDeps = Pick<FeaturesDeps, 'databases' | 'blobs' | 'clock' | 'settings'>;

const MS_PER_HOUR = 3_600_000;

/** Expired uploads that are looked up at a time. */
const SWEEP_BATCH = 100;

const MAX_FILE_NAME_LENGTH = 255;

/**
 * Keeps a file for its uploader, for as long as the settings say.
 *
 * @throws {AppError} `request.missing` without a file, `request.too_large` above the limit.
 */
export async function storeUpload(
  deps: UploadDeps,
  owner: Principal,
  file: Pick<UploadedFile, 'fileName' | 'path' | 'bytes'> | undefined,
  description: string,
): Promise<Upload> {
  if (file === undefined) {
    throw new AppError('request.missing', 'There is no file in the request.', {
      faults: [{ field: 'file', reason: 'required, as a part of a multipart body', kind: 'missing' }],
    });
  }
  if (file.bytes > deps.settings.uploadLimitBytes) {
    throw new AppError(
      'request.too_large',
      `The file is larger than ${deps.settings.uploadLimitBytes} bytes.`,
    );
  }
  return keep(deps, owner, { fileName: cleanFileName(file.fileName), description }, { path: file.path });
}

/** Keeps a text for its sender like a file. */
export function storeText(deps: UploadDeps, owner: Principal, text: string): Promise<Upload> {
  return keep(deps, owner, { fileName: 'edits', description: '' }, Readable.from([Buffer.from(text)]));
}

async function keep(
  { databases, blobs, clock, settings }: UploadDeps,
  owner: Principal,
  label: Pick<Upload, 'fileName' | 'description'>,
  content: Parameters<UploadDeps['blobs']['put']>[1],
): Promise<Upload> {
  const id = `i${randomUUID()}`;
  const blobKey = `uploads/${id}`;
  const { bytes, sha256 } = await blobs.put(blobKey, content);
  const now = clock();
  const upload: Upload = {
    id,
    ownerId: owner.userId,
    ...label,
    blobKey,
    bytes,
    sha256,
    createdAt: now,
    expiresAt: now + settings.uploadLifetimeHours * MS_PER_HOUR,
  };
  try {
    await databases.system.write((trx) => insertUpload(trx, upload));
  } catch (error) {
    await blobs.delete(blobKey);
    throw error;
  }
  return upload;
}

/** The caller's upload of this id; those of others are as unknown as those that never were. */
export async function findUpload(
  { databases, clock }: Pick<UploadDeps, 'databases' | 'clock'>,
  id: string,
  caller: Principal | undefined,
): Promise<Upload | undefined> {
  return caller && selectUpload(databases.system, id, caller.userId, clock());
}

/** The same for a job that is going to read it: its lifetime starts anew, so that it outlives the wait. */
export async function takeUpload(
  deps: UploadDeps,
  id: string,
  caller: Principal | undefined,
): Promise<Upload | undefined> {
  const upload = await findUpload(deps, id, caller);
  if (upload === undefined) return undefined;
  const expiresAt = deps.clock() + deps.settings.uploadLifetimeHours * MS_PER_HOUR;
  await deps.databases.system.write((trx) => postponeExpiry(trx, id, expiresAt));
  return { ...upload, expiresAt };
}

export async function removeUpload(
  { databases, blobs }: Pick<UploadDeps, 'databases' | 'blobs'>,
  upload: Upload,
): Promise<void> {
  // The bytes first: should this be cut short, the row is still there for the sweep to finish the work.
  await blobs.delete(upload.blobKey);
  await databases.system.write((trx) => deleteUploads(trx, [upload.id]));
}

/** Removes what has expired; to be called now and then. */
export async function sweepUploads(deps: Pick<UploadDeps, 'databases' | 'blobs' | 'clock'>): Promise<void> {
  for (;;) {
    const expired = await selectExpiredUploads(deps.databases.system, deps.clock(), SWEEP_BATCH);
    for (const upload of expired) await removeUpload(deps, upload);
    if (expired.length < SWEEP_BATCH) return;
  }
}

/** The name without the folders that some clients send, for display and for its extension. */
function cleanFileName(fileName: string): string {
  return basename(fileName.replaceAll('\\', '/')).slice(-MAX_FILE_NAME_LENGTH) || 'upload';
}
