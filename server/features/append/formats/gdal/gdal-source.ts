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

/** Something that GDAL reads, in our own folder. */
export interface GdalSource {
  /** The format's name, for what is told to the caller. */
  readonly format: string;
  /** GDAL's name of the one driver that may open it. */
  readonly driver: string;
  /** File or folder, relative to `folder`. */
  readonly dataset: string;
  readonly folder: PrivateFolder;
  readonly openOptions: readonly string[];
  /** Added to the environment of its children. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly sql: SqlKind;
  /** Its times are of no zone, though GDAL shows them as of UTC. */
  readonly isZoneless: boolean;
  /** Its times before 1970 come a second late; see `readsTimesLate`. */
  readonly isLate?: boolean;
  /** Size in bytes, unpacked, where the files in the folder do not tell it. */
  readonly unpackedBytes?: number;
  readonly settings: SourceSettings;
}

/** Lists the tables that GDAL finds in a source. @throws {JobError} if it cannot be opened. */
export async function listTables(source: GdalSource, signal: AbortSignal): Promise<OgrTable[]> {
  return (await listTablesWithErrors(source, signal)).tables;
}

/** Tables, and whether GDAL said anything against the source: in silence it leaves out no column. */
export interface ListedTables {
  readonly tables: OgrTable[];
  readonly hasErrors: boolean;
}

/** Lists the tables of a source. @throws {JobError} when it cannot be opened. */
export async function listTablesWithErrors(source: GdalSource, signal: AbortSignal): Promise<ListedTables> {
  const args = ['-so', '-al', '-noextent', '-wkt_format', 'WKT2_2019', ...openWith(source)];
  return asSourceError(source.format, async () => {
    const { text, errorCount, reason, warnings } = await askOgrInfo(source, args, signal);
    const tables = readOgrInfo(text).map((table) => (warnings.length === 0 ? table : { ...table, warnings }));
    // Some drivers only say so when a file cannot be read.
    if (errorCount > 0 && tables.length === 0) throw new GdalRefusedError(reason);
    return { tables, hasErrors: reason !== undefined };
  });
}

/** Tables may be many, but what is said of them is not endless. */
const MAX_INFO_BYTES = 64 * 2 ** 20;

const answers = new RememberedAnswers<OgrAnswer>(8 * 2 ** 20);

/** Longer ones are not remembered. */
const MOST_TEXT = 2 ** 18;

/** Output of `ogrinfo`. */
export interface OgrAnswer extends Pick<StderrLog, 'errorCount' | 'reason' | 'warnings'> {
  readonly text: string;
}

/** Runs `ogrinfo` on a source. @throws {GdalGoneError | GdalRefusedError | GdalTimeError} */
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
    // Do not remember failures, which may pass.
    if (errorCount === 0 && text.length <= MOST_TEXT) recalled.remember(answer);
    return answer;
  } finally {
    clearTimeout(timer);
    child.stop();
    await child.ended.catch(() => undefined);
  }
}

/** How both programs are told what to open. */
export function openWith({ openOptions, dataset }: GdalSource): string[] {
  return [...openOptions.flatMap((option) => ['-oo', option]), dataset];
}

export function tooSlow({ readerTimeoutSeconds }: SourceSettings): GdalTimeError {
  return new GdalTimeError(`reading it stalled: no row arrived for ${String(readerTimeoutSeconds)} s`);
}

/** Runs `work`; what GDAL says against the source becomes a failure of the job, in words for its owner. */
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
