import { JobError } from '../../../../jobs/job.js';
import type { PrivateFolder } from '../../source/private-folder.js';
import { unreadableSource } from '../../source/source-error.js';
import type { SourceSettings } from '../../../../config/source-settings.js';
import type { StderrLog } from '../../../../gdal/stderr-log.js';
import { startGdal } from '../../../../gdal/gdal-child.js';
import { GdalGoneError, GdalRefusedError, GdalTimeError } from '../../../../gdal/gdal-error.js';
import { type OgrTable, readOgrInfo } from './ogrinfo-text.js';
import { RememberedAnswers } from '../../../../gdal/remembered-answers.js';
import type { SqlKind } from './select-rows.js';

/** Source that GDAL reads, in the reader's private folder. */
export interface GdalSource {
  /** Name of the format, for messages. */
  readonly format: string;
  /** GDAL's name of the only driver that may open it. */
  readonly driver: string;
  /** File or folder, relative to `folder`. */
  readonly dataset: string;
  readonly folder: PrivateFolder;
  readonly openOptions: readonly string[];
  /** Added to the environment of GDAL's processes. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly sql: SqlKind;
  /** True if its times have no zone, although GDAL shows them as UTC. */
  readonly isZoneless: boolean;
  /** True if its times before 1970 are a second late; see `readsTimesLate`. */
  readonly isLate?: boolean;
  /** Unpacked size in bytes, if the files in the folder do not show it. */
  readonly unpackedBytes?: number;
  readonly settings: SourceSettings;
}

/** Lists the tables that GDAL finds in a source. @throws {JobError} if it cannot be opened */
export async function listTables(source: GdalSource, signal: AbortSignal): Promise<OgrTable[]> {
  return (await listTablesWithErrors(source, signal)).tables;
}

/** Tables, and whether GDAL gave a warning: it omits columns only with one. */
export interface ListedTables {
  readonly tables: OgrTable[];
  readonly hasErrors: boolean;
}

/** Lists the tables of a source. @throws {JobError} if it cannot be opened */
export async function listTablesWithErrors(source: GdalSource, signal: AbortSignal): Promise<ListedTables> {
  const args = ['-so', '-al', '-noextent', '-wkt_format', 'WKT2_2019', ...openWith(source)];
  return asSourceError(source.format, async () => {
    const { text, errorCount, reason, warnings } = await askOgrInfo(source, args, signal);
    const tables = readOgrInfo(text).map((table) => (warnings.length === 0 ? table : { ...table, warnings }));
    // Some drivers report an unreadable file only with an error message.
    if (errorCount > 0 && tables.length === 0) throw new GdalRefusedError(reason);
    return { tables, hasErrors: reason !== undefined };
  });
}

/** Limit on the output of `ogrinfo`: a source may have many tables, but their description is bounded. */
const MAX_INFO_BYTES = 64 * 2 ** 20;

const answers = new RememberedAnswers<OgrAnswer>(8 * 2 ** 20);

/** Maximum length of a cached answer. */
const MOST_TEXT = 2 ** 18;

/** Output of `ogrinfo`. */
export interface OgrAnswer extends Pick<StderrLog, 'errorCount' | 'reason' | 'warnings'> {
  readonly text: string;
}

/**
 * Runs `ogrinfo` on a source. @throws {GdalGoneError
 *
 * GdalRefusedError
 *
 * GdalTimeError}
 */
export async function askOgrInfo(
  source: GdalSource,
  args: readonly string[],
  signal: AbortSignal,
): Promise<OgrAnswer> {
  const { folder, settings, driver, environment = {} } = source;
  const recalled = await answers.recall({ folder: folder.path, driver, environment, args });
  if (recalled.answer !== undefined) return recalled.answer;
  const child = await startGdal('ogrinfo', ['-ro', ...args], {
    signal,
    settings,
    folder: folder.path,
    drivers: [driver],
    environment,
  });
  const timer = setTimeout(() => {
    child.stop(tooSlow(settings));
  }, settings.readerTimeoutSeconds * 1000);
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_INFO_BYTES) child.stop(new GdalRefusedError('it has too many tables'));
      else chunks.push(chunk);
    }
    await child.ended;
    signal.throwIfAborted();
    const text = Buffer.concat(chunks).toString('utf8');
    const { errorCount, reason, warnings } = child.stderrLog;
    const answer = { text, errorCount, reason, warnings };
    // Do not cache failures, which may be temporary.
    if (errorCount === 0 && text.length <= MOST_TEXT) recalled.remember(answer);
    return answer;
  } finally {
    clearTimeout(timer);
    child.stop();
    await child.ended.catch(() => undefined);
  }
}

/** Returns the arguments with which both programs open the source. */
export function openWith({ openOptions, dataset }: GdalSource): string[] {
  return [...openOptions.flatMap((option) => ['-oo', option]), dataset];
}

export function tooSlow({ readerTimeoutSeconds }: SourceSettings): GdalTimeError {
  return new GdalTimeError(`reading it stalled: no row arrived for ${String(readerTimeoutSeconds)} s`);
}

/** Runs `work`, and converts GDAL's errors about the source to failures of the job. */
export async function asSourceError<T>(format: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toSourceError(format, error);
  }
}

function toSourceError(format: string, error: unknown): unknown {
  if (error instanceof GdalRefusedError) return unreadableSource(format, error.message, error);
  if (error instanceof RangeError) return unreadableSource(format, error.message, error);
  if (!(error instanceof GdalGoneError)) return error;
  return new JobError(
    'append.reader_lost',
    `The reader of the source ended unexpectedly: ${error.message}.`,
    {
      retryable: true,
      cause: error,
    },
  );
}
