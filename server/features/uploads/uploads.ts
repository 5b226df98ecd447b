import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import type { UploadedFile } from '../../api/handlers.js';
import type { Transaction } from '../../storage/database/database.js';
import type { FeaturesDeps } from '../model/call.js';
import { adoptBlob, orDiscard, putContent, releaseBlobs } from '../content/files/content.js';
import { cleanFileName, extensionOf } from '../content/files/file-name.js';
import { deleteParts } from '../content/files/part-repository.js';
import { fileMissing, tooLarge } from '../content/files/store-part.js';
import { makeRoom } from './upload-space.js';
import { lockUploadSpace } from './upload-space-repository.js';
import {
  deleteUpload,
  insertUpload,
  postponeExpiry,
  selectUpload,
  type Upload,
} from './upload-repository.js';

export type UploadDeps = Pick<FeaturesDeps, 'databases' | 'blobs' | 'clock' | 'settings'>;

const MS_PER_HOUR = 3_600_000;

/** Name of files that are sent without one. */
const NAMELESS = 'upload';

/**
 * Stores a file for its uploader, for the configured lifetime.
 *
 * @throws {AppError} `request.missing` without a file, `request.too_large` above the limit,
 * `request.invalid` for an extension that is not accepted, or as `makeRoom`.
 */
export async function storeUpload(
  deps: UploadDeps,
  owner: Principal,
  file: Pick<UploadedFile, 'fileName' | 'path' | 'bytes'> | undefined,
  description: string,
): Promise<Upload> {
  if (file === undefined) throw fileMissing();
  if (file.bytes > deps.settings.uploadLimitBytes) throw tooLarge('The file', deps.settings.uploadLimitBytes);
  const fileName = checkFileName(deps, file.fileName, 'file');
  return keep(deps, owner, { kind: 'file', fileName, description, field: 'file' }, { path: file.path });
}

/** Stores a text for a job of its sender, like a file. @throws {AppError} as `makeRoom`. */
export function storeText(deps: UploadDeps, owner: Principal, text: string): Promise<Upload> {
  const label = { kind: 'edits', fileName: 'edits', description: '', field: 'edits' } as const;
  return keep(deps, owner, label, Readable.from([Buffer.from(text)]));
}

/**
 * Starts an upload in parts.
 *
 * @throws {AppError} `request.invalid` as `storeUpload`.
 */
export async function registerUpload(
  deps: UploadDeps,
  owner: Principal,
  label: Pick<Upload, 'fileName' | 'description'>,
): Promise<Upload> {
  const fileName = checkFileName(deps, label.fileName, 'itemName');
  const upload: Upload = {
    ...label,
    ...newUpload(deps, owner),
    kind: 'file',
    fileName,
    isCommitted: false,
    blobKey: '',
    bytes: 0,
    sha256: '',
  };
  await deps.databases.system.write((trx) => insert(deps, trx, upload, 'itemName'));
  return upload;
}

async function keep(
  deps: UploadDeps,
  owner: Principal,
  { field, ...label }: Pick<Upload, 'kind' | 'fileName' | 'description'> & { readonly field: string },
  source: Parameters<typeof putContent>[2],
): Promise<Upload> {
  const content = await putContent(deps, 'uploads', source);
  return orDiscard(deps, content, async (trx) => {
    const upload: Upload = { ...label, ...content, ...newUpload(deps, owner), isCommitted: true };
    await adoptBlob(trx, content, upload.createdAt);
    await insert(deps, trx, upload, field);
    return upload;
  });
}

function newUpload(
  { clock, settings }: Pick<UploadDeps, 'clock' | 'settings'>,
  owner: Principal,
): Pick<Upload, 'id' | 'ownerId' | 'createdAt' | 'expiresAt'> {
  const now = clock();
  const expiresAt = now + lifetimeMs(settings);
  return { id: `i${randomUUID()}`, ownerId: owner.userId, createdAt: now, expiresAt };
}

/** @param field - name of the parameter with the upload. */
async function insert(
  deps: Pick<UploadDeps, 'settings'>,
  trx: Transaction,
  upload: Upload,
  field: string,
): Promise<void> {
  await lockUploadSpace(trx);
  await insertUpload(trx, upload);
  await makeRoom(deps, trx, { ownerId: upload.ownerId, field, now: upload.createdAt });
}

export function lifetimeMs({
  uploadLifetimeHours,
}: Pick<UploadDeps['settings'], 'uploadLifetimeHours'>): number {
  return uploadLifetimeHours * MS_PER_HOUR;
}

/** Finds the caller's upload of this id; those of other users count as unknown. */
export async function findUpload(
  { databases, clock }: Pick<UploadDeps, 'databases' | 'clock'>,
  id: string,
  caller: Principal | undefined,
): Promise<Upload | undefined> {
  return caller && selectUpload(databases.system.knex, id, caller.userId, clock());
}

/**
 * Reserves a committed upload for a job. Its lifetime restarts, so that it outlives the submission; the
 * sweep keeps uploads that a waiting or running job needs.
 */
export async function takeUpload(
  deps: UploadDeps,
  id: string,
  caller: Principal | undefined,
): Promise<Upload | undefined> {
  const upload = await findUpload(deps, id, caller);
  if (upload?.isCommitted !== true) return undefined;
  const now = deps.clock();
  const expiresAt = now + lifetimeMs(deps.settings);
  const isThere = await deps.databases.system.write((trx) => postponeExpiry(trx, id, { now, expiresAt }));
  return isThere ? { ...upload, expiresAt } : undefined;
}

/** Deletes an upload. Its bytes stay a little longer, for a job that was just submitted with them. */
export async function removeUpload(
  { databases, clock }: Pick<UploadDeps, 'databases' | 'clock'>,
  upload: Pick<Upload, 'id' | 'blobKey'>,
): Promise<void> {
  await databases.system.write(async (trx) => {
    if (await deleteUpload(trx, upload.id)) await releaseBlobs(trx, await takeBlobs(trx, upload), clock());
  });
}

/** Returns the keys of all bytes of an upload whose row is deleted. */
export async function takeBlobs(
  trx: Transaction,
  { id, blobKey }: Pick<Upload, 'id' | 'blobKey'>,
): Promise<string[]> {
  const parts = await deleteParts(trx, [id]);
  return blobKey === '' ? parts : [...parts, blobKey];
}

/** Checks the extension. @throws {AppError} `request.invalid` if it is not accepted. */
function checkFileName(
  { settings }: Pick<UploadDeps, 'settings'>,
  sent: string,
  field: 'file' | 'itemName',
): string {
  const fileName = cleanFileName(sent) || NAMELESS;
  const extension = extensionOf(fileName);
  const { uploadExtensions: taken } = settings;
  if (extension === '' || taken.includes('*') || taken.includes(extension)) return fileName;
  throw new AppError('request.invalid', `Files of type .${extension} are not accepted.`, {
    faults: [{ field, reason: `the extension must be one of ${taken.join(', ')}`, kind: 'invalid' }],
  });
}
