import { text } from 'node:stream/consumers';
import { AppError } from '../../errors.js';
import { startGdal } from '../append/sources/gdal/gdal-child.js';
import { GdalRefusedError } from '../append/sources/gdal/gdal-error.js';

const MAX_KEPT = 500;
const MAX_WAITING = 16;

/** A look takes a fraction of a second; all who ask later wait for one that hangs. */
export const LONGEST_MS = 30_000;

/**
 * The same question about a name, such as `EPSG:25832`, with the answers kept. Those of one `askInTurn` are asked one at
 * a time, since each needs a child process and strangers come here with their spatial references.
 *
 * @throws {AppError} `server.unavailable` when too many others wait for an answer.
 */
export function askInTurn<Answer>(
  ask: (name: string, timeoutMs: number) => Promise<Answer | undefined>,
): (name: string, timeoutMs?: number) => Promise<Answer | undefined> {
  const kept = new Map<string, Promise<Answer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  let waitingCount = 0;
  return (name, timeoutMs = LONGEST_MS) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    if (waitingCount >= MAX_WAITING) {
      const reason = 'Too many spatial references are being looked up.';
      return Promise.reject(new AppError('server.unavailable', reason));
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
  };
}

/**
 * What one of GDAL's programs that need no file says; `undefined` where it refuses what it was asked.
 *
 * @throws {GdalGoneError} when GDAL cannot be run, or gives no answer in `timeoutMs`.
 */
export async function askGdal(
  program: 'gdalsrsinfo' | 'gdaltransform',
  args: readonly string[],
  { timeoutMs, input = '' }: { readonly timeoutMs: number; readonly input?: string },
): Promise<string | undefined> {
  const child = await startGdal(program, args, { signal: AbortSignal.timeout(timeoutMs) });
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
