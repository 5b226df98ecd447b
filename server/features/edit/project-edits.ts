import { AppError } from '../../lib/errors.js';
import { JobError } from '../../jobs/job.js';
import type { Database } from '../../storage/database/database.js';
import { Semaphore } from '../../lib/semaphore.js';
import type { ConvertedRow } from '../append/convert/convert-rows.js';
import { mayProjectFrom } from '../references/known-reference.js';
import { isToMercator, projectRows } from '../references/project-rows.js';
import type { RowBatch } from '../references/row-batch.js';
import { isSameReference } from '../model/reference-numbers.js';
import { Refusal, type RowReport } from '../append/report/report.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../config/source-settings.js';
import type { Layer, SpatialReference } from '../model/layer.js';

/** Maximum number of child processes that project geometries, over all requests. */
const MAX_CHILDREN = 2;

const RETRY_SECONDS = 5;

const turns = new Semaphore(MAX_CHILDREN, {
  // One user may use half of the slots, so that others are not blocked.
  runningPerCaller: MAX_CHILDREN / 2,
  waiting: 64,
  waitingPerCaller: 16,
  waitMs: 30_000,
  refuse: tooMany,
});

function tooMany(whose: 'caller' | 'server'): AppError {
  const data = { retry_after: RETRY_SECONDS };
  return whose === 'caller'
    ? new AppError(
        'request.rate_limited',
        'Too many of your edits are waiting for their geometries to be projected.',
        {
          data,
        },
      )
    : new AppError('server.unavailable', 'Too many edits are waiting for their geometries to be projected.', {
        data,
      });
}

/** Memory of the reader. A geometry may be as long as a request body, and memory holds it several times. */
const SETTINGS = { ...DEFAULT_SOURCE_SETTINGS, readerMemoryBytes: 2 ** 30 };

export interface EditProjection {
  readonly from: SpatialReference;
  readonly layer: Pick<Layer, 'geometryType' | 'spatialReference' | 'hasZ' | 'hasM'>;
  readonly report: RowReport;
  /** Name of the user; `null` for anonymous. */
  readonly userName: string | null;
  readonly signal: AbortSignal;
}

/**
 * Projects geometries to the layer's spatial reference, by the same means as append. Rows whose geometry
 * cannot be projected are refused and omitted.
 *
 * @throws {AppError} `request.rate_limited` if too many edits of the user wait for projection,
 * `server.unavailable` if those of all users do.
 */
export async function projectEdits(
  features: Database,
  rows: readonly ConvertedRow[],
  { from, layer, report, userName, signal }: EditProjection,
): Promise<readonly ConvertedRow[]> {
  const to = layer.spatialReference;
  if (layer.geometryType === undefined || isSameReference(from, to) || rows.length === 0) return rows;
  const refuseAll = (reason: string): [] => {
    for (const { number } of rows) report.refuse(number, null, null, new Refusal('projection', reason));
    return [];
  };
  if (!(await mayProjectFrom(features, from, signal)))
    return refuseAll('its spatial reference is not supported');
  const limits = { signal, settings: SETTINGS };
  const projection = { from, to, dimensions: layer, report, ...limits, onClamped: () => undefined };
  const project = async (): Promise<readonly ConvertedRow[]> => {
    const done: ConvertedRow[] = [];
    for await (const batch of projectRows(one({ rows, recordCount: rows.length, bytesRead: 0 }), projection))
      done.push(...batch.rows);
    return done;
  };
  try {
    return isToMercator({ from, to })
      ? await project()
      : await turns.run(project, signal, userName ?? undefined);
  } catch (error) {
    if (error instanceof JobError) return refuseAll(error.message);
    throw error;
  }
}

async function* one(batch: RowBatch): AsyncGenerator<RowBatch> {
  yield await Promise.resolve(batch);
}
