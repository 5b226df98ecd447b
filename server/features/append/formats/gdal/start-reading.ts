import { Readable } from 'node:stream';
import { DEBUGGED } from '../../../../gdal/stderr-kinds.js';
import { StderrLog } from '../../../../gdal/stderr-log.js';
import { type GdalChild, type GdalChildOptions, startGdal } from '../../../../gdal/gdal-child.js';
import type { GdalSource } from './gdal-source.js';
import { type RecalledAnswer, RememberedAnswers } from '../../../../gdal/remembered-answers.js';
import { watchOutput } from './watch-output.js';

/** Limits above which starting GDAL is a small part of the reading time. */
const [MOST_SOURCE_BYTES, MOST_OUTPUT_BYTES] = [2 ** 20, 2 ** 17] as const;

const answers = new RememberedAnswers<readonly Buffer[]>(MOST_SOURCE_BYTES);

/** Ways to receive the output: see `GdalChildOptions`. */
export type ReadingOptions = Pick<GdalChildOptions, 'knownWarnings' | 'projects' | 'isMerged'>;

/** Running `ogr2ogr` that outputs rows of a source. */
export interface Reading {
  readonly child: Pick<GdalChild, 'stdout' | 'stderrLog' | 'ended' | 'stop'>;
  /** Output of the child, which is killed if it writes nothing for too long while the worker waits. */
  readonly output: AsyncGenerator<Buffer>;
}

/**
 * Starts `ogr2ogr` to write rows of a source to its standard output. Output without errors is cached and
 * replayed for the same question on the same bytes: see `RememberedAnswers`.
 *
 * @param outputDriver - GDAL's name of the output driver
 * @param environment - added to the child's environment, beside the source's own
 */
export async function startReading(
  source: GdalSource,
  args: readonly string[],
  outputDriver: string,
  environment: Readonly<Record<string, string>>,
  signal: AbortSignal,
  listening: ReadingOptions = {},
): Promise<Reading> {
  const { folder, settings, driver } = source;
  const debugged = DEBUGGED[driver];
  const all = {
    ...environment,
    ...source.environment,
    ...(debugged !== undefined && { CPL_DEBUG: debugged }),
  };
  // Do not cache output that includes error messages.
  const recalled =
    listening.isMerged === true
      ? undefined
      : await answers.recall({ folder: folder.path, driver, environment: all, args });
  if (recalled?.answer !== undefined) {
    const child = standInFor(recalled.answer);
    return { child, output: watchOutput(child, source) };
  }
  const child = await startGdal('ogr2ogr', args, {
    signal,
    settings,
    folder: folder.path,
    drivers: [driver, outputDriver],
    environment: all,
    ...listening,
  });
  const output = watchOutput(child, source);
  return { child, output: recalled === undefined ? output : keepOutput(output, child, recalled) };
}

/** Process that has already ended. */
function standInFor(output: readonly Buffer[]): Reading['child'] {
  return {
    stdout: Readable.from(output),
    stderrLog: new StderrLog(),
    ended: Promise.resolve(),
    stop: () => undefined,
  };
}

/** Passes the output on, and caches it at its end; an aborted reading is not cached. */
async function* keepOutput(
  output: AsyncGenerator<Buffer>,
  { stderrLog }: Pick<GdalChild, 'stderrLog'>,
  recalled: RecalledAnswer<readonly Buffer[]>,
): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of output) {
    bytes += chunk.length;
    if (bytes > MOST_OUTPUT_BYTES) kept = [];
    // Copy it: it may be a small part of a larger allocation.
    else kept.push(Buffer.from(chunk));
    yield chunk;
  }
  if (bytes <= MOST_OUTPUT_BYTES && stderrLog.reason === undefined) recalled.remember(kept);
}
