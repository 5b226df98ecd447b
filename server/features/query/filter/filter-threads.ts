import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../../lib/errors.js';
import { ThreadPool } from '../../../lib/thread-pool.js';
import { asBuffer } from '../../append/convert/geometry/wkb.js';
import type { Widening } from './widen.js';
import type { FilterGeometry } from '../geometry/filter-geometry.js';
import type { FilterTask, HostQuestion, Reprojection } from './filter-thread.js';
import type { ProjectionHost } from '../project/reproject-geometry.js';
import type { RelationResult } from '../relation/evaluate-relation.js';
import type { ShapesToEvaluate } from '../relation/evaluate-shapes.js';

/** Path of the thread's program beside this file: source, compiled, or part of the bundled server. */
const PROGRAM = new URL(`filter-thread${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

const pool = new ThreadPool<FilterTask, unknown, HostQuestion>({
  program: PROGRAM,
  threads: 2,
  mostWaiting: 16,
  heapMegabytes: 512,
});

/** Number of vertices up to which computing in place is faster than a thread. */
export const MAX_LIGHT = 1000;

const BYTES_PER_VERTEX = 16;

export function isLight({ wkb }: Pick<FilterGeometry, 'wkb'>): boolean {
  return wkb.length <= MAX_LIGHT * BYTES_PER_VERTEX;
}

/** Bounds of a computation in a thread. */
export interface ThreadBounds {
  readonly signal: AbortSignal | undefined;
  /** Maximum time, including the wait for a thread; no limit if absent. */
  readonly timeLimitMs?: number | undefined;
}

/**
 * Widens a geometry in a thread, which ends when the signal aborts or the time is over.
 *
 * @throws {AppError} as `widen`, and `server.unavailable` when the time is over or too many others wait for a thread.
 */
export async function widenInThread(widening: Widening, bounds: ThreadBounds): Promise<FilterGeometry> {
  const widened = await run({ task: 'widen', widening }, bounds);
  return received(widened as FilterGeometry);
}

/**
 * Does `reprojectGeometry` in a thread, which ends when the signal aborts or the time is over.
 *
 * @throws {AppError} as `reprojectGeometry`, and `server.unavailable` as `widenInThread`.
 */
export async function reprojectInThread(
  reprojection: Reprojection,
  host: ProjectionHost,
  bounds: ThreadBounds,
): Promise<FilterGeometry | undefined> {
  const reached = await run({ task: 'reproject', reprojection }, bounds, (question) =>
    question.ask === 'places' ? host.projectPlaces(asBuffer(question.wkb)) : host.findSurroundings(),
  );
  return reached === undefined ? undefined : received(reached as FilterGeometry);
}

/** Does `resolveSelfIntersections` in a thread, likewise. */
export async function resolveInThread(
  wkb: Uint8Array,
  bounds: ThreadBounds,
): Promise<FilterGeometry | undefined> {
  const settled = await run({ task: 'resolve', wkb }, bounds);
  return settled === undefined ? undefined : received(settled as FilterGeometry);
}

/** Does `textOfFilter` in a thread, likewise. */
export async function writeInThread(wkb: Uint8Array, bounds: ThreadBounds): Promise<string | undefined> {
  return (await run({ task: 'write', wkb }, bounds)) as string | undefined;
}

/** Does `evaluateShapes` in a thread, likewise. */
export async function evaluateInThread(
  shapes: ShapesToEvaluate,
  bounds: ThreadBounds,
): Promise<readonly RelationResult[]> {
  return (await run({ task: 'evaluate', shapes }, bounds)) as readonly RelationResult[];
}

async function run(
  task: FilterTask,
  { signal = NEVER, timeLimitMs }: ThreadBounds,
  answer?: (question: HostQuestion) => Promise<unknown>,
): Promise<unknown> {
  const late = timeLimitMs === undefined ? undefined : AbortSignal.timeout(timeLimitMs);
  try {
    return await pool.run(task, late ? AbortSignal.any([signal, late]) : signal, answer);
  } catch (error) {
    if (late?.aborted !== true || error !== late.reason) throw error;
    const message =
      'The geometry took longer to compute than the server allows. Use a simpler geometry or a smaller distance.';
    throw new AppError('server.unavailable', message, { cause: error });
  }
}

const NEVER = new AbortController().signal;

/** Converts bytes from a thread to a Buffer, which database drivers need. */
function received(geometry: FilterGeometry): FilterGeometry {
  return { ...geometry, wkb: asBuffer(geometry.wkb) };
}
