import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Principal } from '../../auth/principal.js';
import type { AppError, Fault } from '../../lib/errors.js';
import { fetchStrictly } from '../../outbound/fetch-strictly.js';
import { FetchError } from '../../outbound/fetch-error.js';
import type { UploadedFile } from '../../api/handlers.js';
import { BlobDamagedError } from '../../storage/blobs/blobs.js';
import { makePrivateFolder } from '../append/source/private-folder.js';
import type { SourceFile } from '../append/source/source-format.js';
import type { FeaturesDeps, Schemas } from '../model/call.js';
import { damageText, openStoredFile, tellDamageFirst } from '../content/files/stored-file.js';
import { findStoredItem } from '../content/items/find-item.js';
import { findUpload } from '../uploads/uploads.js';
import { formatOfType, typeOfFile } from '../content/items/item-type.js';

/** Source to analyze. */
export interface FoundSource {
  readonly file: SourceFile;
  /** Format implied by the name or type; `undefined` if neither implies one. */
  readonly format: string | undefined;
  /**
   * Runs `work` on the file. @throws the error of `refuse` if the stored file is damaged, regardless of the
   * error of `work`.
   */
  reading<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Removes temporary files. */
  remove(): Promise<void>;
}

export interface SourceCall {
  readonly parameters: Pick<Schemas['AnalyzeParameters'], 'itemid' | 'appendUploadId' | 'text' | 'sourceUrl'>;
  readonly files: readonly UploadedFile[];
  readonly principal: Principal;
  readonly signal: AbortSignal;
  /** Makes the error to throw for a fault. */
  readonly refuse: (fault: Fault) => AppError;
}

type SourceDeps = Pick<FeaturesDeps, 'databases' | 'blobs' | 'settings' | 'readers' | 'clock'>;

const FETCH_TIMEOUT_MS = 60_000;

const MEDIA_TYPES: readonly string[] = [
  ...['text/csv', 'text/plain', 'text/tab-separated-values', 'application/csv', 'application/octet-stream'],
  ...['binary/octet-stream', 'application/zip', 'application/x-zip-compressed', 'application/vnd.ms-excel'],
  ...['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/geopackage+sqlite3'],
  ...['application/geopackage+vnd.sqlite3', 'application/vnd.sqlite3', 'application/x-sqlite3'],
];

/**
 * Finds the source of a request. @throws the error of `refuse` unless there is exactly one source, and it
 * is accessible.
 */
export async function findSource(deps: SourceDeps, call: SourceCall): Promise<FoundSource> {
  const { parameters, files, refuse } = call;
  const { itemid, appendUploadId, text: sentText, sourceUrl: sentUrl } = parameters;
  const [itemId, uploadId, text, sourceUrl] = [itemid, appendUploadId, sentText, sentUrl].map((value) =>
    value === '' ? undefined : value,
  );
  const [file] = files;
  const given = [itemId, uploadId, text, sourceUrl, file].filter((source) => source !== undefined).length;
  if (given !== 1) {
    const reason = `exactly one of itemid, appendUploadId, file, text and sourceUrl must be given, not ${given}`;
    throw refuse({ field: 'file', reason, kind: given === 0 ? 'missing' : 'invalid' });
  }
  if (itemId !== undefined) return findInItems(deps, itemId, call);
  if (uploadId !== undefined) return findInUploads(deps, uploadId, call);
  if (file !== undefined) return onDisk(file.path, basename(file.fileName), file.bytes);
  const folder = await makePrivateFolder(deps.settings);
  try {
    const path = join(folder.path, 'source');
    if (text !== undefined) {
      await writeFile(path, text, { mode: 0o600 });
      const found = onDisk(path, 'text.csv', Buffer.byteLength(text));
      return { ...found, remove: () => folder.remove() };
    }
    const bytes = await fetchTo(path, sourceUrl ?? '', deps, call);
    return { ...onDisk(path, fileNameOf(sourceUrl ?? ''), bytes), remove: () => folder.remove() };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

type StoredCall = Pick<SourceCall, 'principal' | 'signal' | 'refuse'>;

async function findInItems(deps: SourceDeps, itemId: string, call: StoredCall): Promise<FoundSource> {
  const item = await findStoredItem(deps, itemId, call.principal);
  if (item !== undefined) return openStored(deps, { ...item, field: 'itemid' }, call);
  const reason = 'was not found, or you do not have access to it';
  throw call.refuse({ field: 'itemid', reason, kind: 'invalid' });
}

async function findInUploads(deps: SourceDeps, uploadId: string, call: StoredCall): Promise<FoundSource> {
  const upload = await findUpload(deps, uploadId, call.principal);
  if (upload?.isCommitted === true) {
    return openStored(deps, { ...upload, format: undefined, field: 'appendUploadId' }, call);
  }
  const reason = upload === undefined ? 'was not found' : 'must be committed first';
  throw call.refuse({ field: 'appendUploadId', reason, kind: 'invalid' });
}

/** Opens a stored file. `field` names the parameter that it came from. */
async function openStored(
  { blobs }: SourceDeps,
  {
    field,
    ...stored
  }: Parameters<typeof openStoredFile>[1] & {
    readonly format: string | undefined;
    readonly field: string;
  },
  { signal, refuse }: StoredCall,
): Promise<FoundSource> {
  const refusing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BlobDamagedError)) throw error;
      const refusal = refuse({ field, reason: damageText(error), kind: 'invalid' });
      // Cause for the log: the store is at fault, not the caller.
      refusal.cause = error;
      throw refusal;
    }
  };
  const { file, check } = await refusing(() => openStoredFile(blobs, stored, signal));
  return {
    file,
    format: stored.format ?? formatOfName(stored.fileName),
    reading: (work, signal) =>
      refusing(async () => {
        const result = await tellDamageFirst(check, signal, work);
        await check.finish(signal);
        return result;
      }),
    remove: () => Promise.resolve(),
  };
}

/** Describes a local file, which its creator removes. */
function onDisk(path: string, fileName: string, bytes: number): FoundSource {
  return {
    file: {
      fileName,
      bytes,
      localPath: path,
      open: (range) => Promise.resolve(createReadStream(path, range)),
    },
    format: formatOfName(fileName),
    reading: (work) => work(),
    remove: () => Promise.resolve(),
  };
}

function formatOfName(fileName: string): string | undefined {
  const type = typeOfFile(fileName);
  return type === undefined ? undefined : formatOfType(type);
}

async function fetchTo(
  path: string,
  sourceUrl: string,
  { settings, readers }: SourceDeps,
  { principal, signal, refuse }: Pick<SourceCall, 'principal' | 'signal' | 'refuse'>,
): Promise<number> {
  try {
    return await readers.download({ userId: principal.userId, signal }, () =>
      fetchStrictly(sourceUrl, {
        signal,
        path,
        timeoutMs: FETCH_TIMEOUT_MS,
        mediaTypes: MEDIA_TYPES,
        maxBytes: settings.fileLimitBytes,
        allow: settings.fetchAllow,
      }),
    );
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    throw refuse({ field: 'sourceUrl', reason: error.message, kind: 'invalid' });
  }
}

function fileNameOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  try {
    return basename(decodeURIComponent(path));
  } catch {
    return basename(path);
  }
}
