import { text } from 'node:stream/consumers';
import { AppError } from '../../errors.js';
import { gdalReference } from '../append/project/spatial-reference.js';
import { startGdal } from '../append/sources/gdal/gdal-child.js';
import { GdalRefusedError } from '../append/sources/gdal/gdal-error.js';
import type { SpatialReference } from '../layer.js';

/** What PROJ knows of a spatial reference. */
export interface ReferenceDefinition {
  /** Its name there, such as `ESRI:54030`, or the definition in words itself. */
  readonly text: string;
  /** Well-known text, in one line. */
  readonly wkt: string;
}

// A definition of more is no map's; the longest of EPSG has 3,000 characters.
const MAX_TEXT_LENGTH = 20_000;
const MAX_KEPT = 500;

const MAX_WAITING = 16;

/** A look takes a fraction of a second; all who ask later wait for one that hangs. */
const LONGEST_MS = 30_000;

const kept = new Map<string, Promise<ReferenceDefinition | undefined>>();
let last: Promise<unknown> = Promise.resolve();
let waitingCount = 0;

/**
 * Looks a spatial reference up in PROJ's database, through a child process of GDAL; `undefined` when it is unknown
 * or its definition is faulty. Answers are kept, and children run one at a time: requests of strangers come here.
 *
 * @throws {GdalGoneError} when GDAL cannot be run, or gives no answer in `timeoutMs`.
 * @throws {AppError} `server.unavailable` when too many others wait for an answer.
 */
export function describeReference(
  reference: SpatialReference,
  { timeoutMs = LONGEST_MS }: { readonly timeoutMs?: number } = {},
): Promise<ReferenceDefinition | undefined> {
  const name = gdalReference(reference);
  if (name === '' || name.length > MAX_TEXT_LENGTH) return Promise.resolve(undefined);
  const known = kept.get(name);
  if (known !== undefined) return known;
  if (waitingCount >= MAX_WAITING) {
    const text = 'Too many spatial references are being looked up.';
    return Promise.reject(new AppError('server.unavailable', text));
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

async function ask(name: string, timeoutMs: number): Promise<ReferenceDefinition | undefined> {
  const child = await startGdal('gdalsrsinfo', ['--single-line', '-o', 'wkt1', name], {
    signal: AbortSignal.timeout(timeoutMs),
  });
  child.stdin.end();
  const wkt = (await text(child.stdout)).trim();
  try {
    await child.ended;
  } catch (error) {
    if (error instanceof GdalRefusedError) return undefined;
    throw error;
  }
  return wkt === '' ? undefined : { text: name, wkt };
}
