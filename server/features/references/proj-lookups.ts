import { text } from 'node:stream/consumers';
import { AppError } from '../../lib/errors.js';
import { raceAbort } from '../../lib/race-abort.js';
import { startGdal } from '../../gdal/gdal-child.js';
import { GdalRefusedError } from '../../gdal/gdal-error.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../config/source-settings.js';

const MAX_KEPT = 500;
const MAX_WAITING = 16;
const RETRY_SECONDS = 5;

/** Timeout of one look-up, which usually takes a fraction of a second; later callers wait for one that hangs. */
export const LOOKUP_TIMEOUT_MS = 30_000;

/** PROJ reads its database and needs little memory. */
const SETTINGS = { ...DEFAULT_SOURCE_SETTINGS, readerMemoryBytes: 512 * 2 ** 20 };

/** Options of a caller that waits for an answer of PROJ. */
export interface LookupOptions {
  /** Ends the caller's wait when it aborts; `undefined` for work whose result many callers share. */
  readonly signal: AbortSignal | undefined;
  /** Timeout of the look-up itself, if this caller starts it. */
  readonly timeoutMs?: number;
}

/**
 * Looks up a name, such as `EPSG:25832`, and caches the answer. Each `queueLookups` runs one look-up at a
 * time, because each needs a child process and anonymous clients send spatial references. Callers share an
 * answer, so one that leaves does not end the look-up.
 *
 * @throws {AppError} `server.unavailable` if too many callers wait for an answer.
 * @throws the reason of the caller's signal if it aborts first.
 */
export function queueLookups<Answer>(
  ask: (name: string, timeoutMs: number) => Promise<Answer | undefined>,
): (name: string, asking: LookupOptions) => Promise<Answer | undefined> {
  const kept = new Map<string, Promise<Answer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  let waitingCount = 0;
  function answerTo(name: string, timeoutMs: number): Promise<Answer | undefined> {
    const known = kept.get(name);
    if (known !== undefined) {
      // Moves the name to the end, so that names in use outlast invented ones.
      kept.delete(name);
      kept.set(name, known);
      return known;
    }
    if (waitingCount >= MAX_WAITING) {
      const reason = 'Too many spatial references are being looked up.';
      return Promise.reject(
        new AppError('server.unavailable', reason, { data: { retry_after: RETRY_SECONDS } }),
      );
    }
    waitingCount += 1;
    const asked = last.then(() => ask(name, timeoutMs));
    last = asked
      .catch(() => undefined)
      .finally(() => {
        waitingCount -= 1;
      });
    const oldest = kept.keys().next().value;
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(name, asked);
    asked.catch(() => kept.delete(name));
    return asked;
  }
  return (name, { signal, timeoutMs = LOOKUP_TIMEOUT_MS }) => {
    if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
    const answer = answerTo(name, timeoutMs);
    return signal === undefined ? answer : raceAbort(answer, signal);
  };
}

export interface ProgramOptions {
  readonly timeoutMs: number;
  /** Signal of the only caller. */
  readonly signal?: AbortSignal | undefined;
  /** Standard input of the program. */
  readonly input?: string;
}

/**
 * Returns the output of a GDAL program that needs no file; `undefined` if it refuses its arguments.
 *
 * @throws {GdalGoneError} if GDAL cannot be run, does not answer within `timeoutMs`, or the signal aborts.
 */
export async function runGdalProgram(
  program: 'gdalsrsinfo' | 'gdaltransform',
  args: readonly string[],
  { timeoutMs, signal, input = '' }: ProgramOptions,
): Promise<string | undefined> {
  const late = AbortSignal.timeout(timeoutMs);
  const child = await startGdal(program, args, {
    signal: signal ? AbortSignal.any([signal, late]) : late,
    settings: SETTINGS,
  });
  child.stdin.end(input);
  const answer = (await text(child.stdout)).trim();
  try {
    await child.ended;
  } catch (error) {
    if (error instanceof GdalRefusedError) return undefined;
    throw error;
  }
  return answer === '' ? undefined : answer;
}
