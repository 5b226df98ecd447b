import { createReadStream } from 'node:fs';
import { JobError } from '../../../jobs/job.js';
import { type BlobDamagedError, BlobMissingError } from '../../../storage/blobs/blobs.js';
import { openStoredFile, type StoredFile, tellDamageFirst } from '../../content/files/stored-file.js';
import type { Layer } from '../../model/layer.js';
import type { AppendDeps } from '../request/append-deps.js';
import { refuseUnknownReference } from './rows/refuse-unknown-reference.js';
import { mayProjectFrom } from '../../references/known-reference.js';
import { sridOf } from '../../model/reference-numbers.js';
import type { AppendRequest, AppendTarget } from '../request/request.js';
import { makePrivateFolder } from '../source/private-folder.js';
import { findFormat } from '../formats/registry.js';
import type { OpenOptions, SourceFile, SourceTable } from '../source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../config/source-settings.js';

// Read size. Requesting each chunk is a notable part of the cost of reading CSV, so chunks are
// larger than the default 64 KiB.
const PIECE_BYTES = 256 * 1024;

/**
 * Passes the stored file of an append to `work`. With SQLite, a file in a remote store is copied
 * first: the only writer must not wait for the network while others wait for it.
 *
 * @throws {JobError} if the file no longer exists, {BlobDamagedError} if its bytes are not those
 * that were stored.
 */
export async function withSource<T>(
  deps: AppendDeps,
  source: AppendRequest['source'],
  signal: AbortSignal,
  work: (source: StoredFile) => Promise<T>,
): Promise<T> {
  const { databases, settings } = deps;
  const stored = await openSource(deps, source, signal);
  const { file, check } = stored;
  const isCopied = file.localPath === undefined && databases.features.dialect.kind === 'spatialite';
  return tellDamageFirst(check, signal, () =>
    isCopied
      ? withLocalCopy(file, { signal, ...(settings && { settings }) }, (copy) => work({ file: copy, check }))
      : work(stored),
  );
}

/** Opens the stored file of an append. @throws {JobError} if it no longer exists. */
async function openSource(
  { blobs }: Pick<AppendDeps, 'blobs'>,
  source: AppendRequest['source'],
  signal: AbortSignal,
): Promise<StoredFile> {
  try {
    return await openStoredFile(blobs, source, signal, PIECE_BYTES);
  } catch (error) {
    if (!(error instanceof BlobMissingError)) throw error;
    const text = 'The source no longer exists: it was deleted or has expired.';
    throw new JobError('append.source_gone', text, { cause: error });
  }
}

/** Returns the failure of an append whose source is damaged. */
export function sourceDamaged(cause: BlobDamagedError): JobError {
  return new JobError('append.source_damaged', `The file is damaged: ${cause.difference}.`, { cause });
}

/**
 * Copies a file of a remote store to this machine, passes it to `work`, and removes it afterwards.
 */
async function withLocalCopy<T>(
  file: SourceFile,
  { settings = DEFAULT_SOURCE_SETTINGS, signal }: OpenOptions,
  work: (copy: SourceFile) => Promise<T>,
): Promise<T> {
  const folder = await makePrivateFolder(settings);
  try {
    const localPath = await folder.place(file, 'source', signal);
    return await work({
      fileName: file.fileName,
      bytes: file.bytes,
      localPath,
      open: (range) => Promise.resolve(createReadStream(localPath, { ...range, highWaterMark: PIECE_BYTES })),
    });
  } finally {
    await folder.remove();
  }
}

/**
 * Describes the table of the file that goes into a layer. @throws {JobError} if the file is
 * unreadable or has no such table.
 */
export function describeSource(
  { settings }: AppendDeps,
  file: SourceFile,
  part: { readonly request: AppendRequest; readonly target: AppendTarget; readonly signal: AbortSignal },
): Promise<SourceTable> {
  const { request, target, signal } = part;
  const format = findFormat(request.source.format);
  if (format === undefined)
    throw new JobError('append.format_gone', `${request.source.format} cannot be read.`);
  return format.describe(file, {
    sourceInfo: request.sourceInfo,
    tableName: target.sourceTableName ?? undefined,
    tableId: target.sourceTableId ?? undefined,
    isOneOfSeveral: request.targets.length > 1,
    replacesRows: target.upsert !== null && !target.upsert.skipUpdates,
    signal,
    ...(settings && { settings }),
  });
}

/**
 * Checks that the spatial reference of the rows is known. If each row may state its own, rows in an
 * unknown one are refused, and the others are unaffected.
 *
 * @throws {JobError} if all rows are in an unknown spatial reference.
 */
export async function checkSpatialReference(
  { databases: { features } }: Pick<AppendDeps, 'databases'>,
  table: SourceTable,
  layer: Layer,
  signal: AbortSignal,
): Promise<SourceTable> {
  if (table.others !== undefined) return refuseUnknownReference({ features, layer }, table, signal);
  const reference = layer.geometryType === undefined ? undefined : table.spatialReference;
  if (reference === undefined || (await mayProjectFrom(features, reference, signal))) return table;
  const srid = String(sridOf(reference) ?? 'stated as wkt');
  throw new JobError(
    'append.unknown_reference',
    `The spatial reference of the source (${srid}) is not supported.`,
  );
}
