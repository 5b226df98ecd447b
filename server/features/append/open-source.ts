import { createReadStream } from 'node:fs';
import { JobError } from '../../jobs/job.js';
import type { Layer } from '../layer.js';
import type { AppendDeps } from './append-deps.js';
import { refuseUnknownReference } from './load/refuse-unknown-reference.js';
import { mayProjectFrom } from './project/known-reference.js';
import { sridOf } from './project/spatial-reference.js';
import type { AppendRequest, AppendTarget } from './request.js';
import { makePrivateFolder } from './sources/private-folder.js';
import { findFormat } from './sources/registry.js';
import type { OpenOptions, SourceFile, SourceTable } from './sources/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from './sources/source-settings.js';

// Measured: a fifth of the work of reading CSV is to ask for the next piece, when each has 64 KiB.
const PIECE_BYTES = 256 * 1024;

/**
 * Gives the stored file of an append to `work`. SQLite has one writer, for which others wait: it must not wait for a remote
 * store, so that the file is copied from there before.
 *
 * @throws {JobError} when it is not there any more.
 */
export async function withSource<T>(
  deps: AppendDeps,
  source: AppendRequest['source'],
  signal: AbortSignal,
  work: (file: SourceFile) => Promise<T>,
): Promise<T> {
  const { databases, settings } = deps;
  const file = await openSource(deps, source);
  const isCopied = file.localPath === undefined && databases.features.dialect.kind === 'spatialite';
  if (!isCopied) return work(file);
  return withLocalCopy(file, { signal, ...(settings && { settings }) }, work);
}

/** The stored file of an append. @throws {JobError} when it is not there any more. */
async function openSource(deps: AppendDeps, source: AppendRequest['source']): Promise<SourceFile> {
  const stored = await deps.blobs.stat(source.blobKey);
  if (stored === undefined) {
    throw new JobError(
      'append.source_gone',
      'The source is not there any more: it was deleted or has expired.',
    );
  }
  return {
    fileName: source.fileName,
    bytes: stored.bytes,
    ...(deps.blobs.path && { localPath: deps.blobs.path(source.blobKey) }),
    open: (range) => deps.blobs.open(source.blobKey, { ...range, pieceBytes: PIECE_BYTES }),
  };
}

/** Gives `work` a file of this machine with the bytes of one in a remote store, and removes it after. */
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

/** The table of the file that goes into a layer. @throws {JobError} when the file cannot be read, or has no such table. */
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
 * Makes sure that it is known where the rows are. Where each may state its own spatial reference, one that nobody knows
 * takes nothing from the others: the rows that are in it are refused.
 *
 * @throws {JobError} where all rows are in one that nobody knows.
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
  const srid = String(sridOf(reference) ?? 'that it states as wkt');
  throw new JobError(
    'append.unknown_reference',
    `The source is in spatial reference ${srid}, which is unknown.`,
  );
}
