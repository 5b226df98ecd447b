import { toIsoWkb } from '../append/convert/geometry/ewkb.js';
import { visitPositions } from '../append/convert/geometry/wkb-bounds.js';
import { Refusal } from '../append/report/report.js';
import { type Projector, startProjector } from './ogr-projector.js';
import type { Projection, RowBatch } from './row-batch.js';
import { sridOf } from '../model/reference-numbers.js';
import { clampToMercator, WEB_MERCATOR_SRID } from './web-mercator.js';

/** Projects between any two references that GDAL knows, in a child process. */
export async function* projectByGdal(
  batches: AsyncIterable<RowBatch>,
  projection: Projection,
): AsyncGenerator<RowBatch> {
  const { signal } = projection;
  const projector = await startProjector(projection);
  const stop = (): void => {
    projector.stop();
  };
  signal.addEventListener('abort', stop);
  const waiting: RowBatch[] = [];
  const feeding = feed(batches, projector, waiting, signal);
  // Attaches a handler early, so that the failure is not reported as unhandled; it is awaited below.
  feeding.catch(stop);
  try {
    const finish = finisher(projection);
    let index = 0;
    for await (const line of projector.lines()) {
      const batch = waiting[0];
      if (batch === undefined) throw new Error('ogr2ogr gave more rows than it was given');
      const row = batch.rows[index];
      if (row !== undefined && row.geometry !== null)
        row.geometry = line === '\\N' ? UNPROJECTABLE : toIsoWkb(Buffer.from(line, 'hex'));
      index += 1;
      if (index < batch.rows.length) continue;
      waiting.shift();
      index = 0;
      yield finish(batch);
    }
    await feeding;
    signal.throwIfAborted();
    if (waiting.length > 0) throw new Error('ogr2ogr lost rows');
    for (const warning of projector.warnings) projection.onWarning?.(warning);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
    // Errors of the rest of the source no longer matter.
    await feeding.catch(() => undefined);
  }
}

/** Marks a geometry that ogr2ogr could not project, until its batch is complete. */
const UNPROJECTABLE = Buffer.alloc(0);

async function feed(
  batches: AsyncIterable<RowBatch>,
  projector: Projector,
  waiting: RowBatch[],
  signal: AbortSignal,
): Promise<void> {
  for await (const batch of batches) {
    signal.throwIfAborted();
    if (projector.isStopped) return;
    waiting.push(batch);
    let lines = batch.rows.length === 0 ? WITHOUT_GEOMETRY : '';
    for (const { geometry } of batch.rows) {
      lines += geometry === null ? WITHOUT_GEOMETRY : `0,${hex(geometry)}\n`;
    }
    // Waits while the child is busy, which applies back-pressure to the source.
    await projector.write(lines);
  }
  projector.end();
}

/**
 * Line for a row without geometry, as long as a point. It keeps back-pressure on a source with millions of such rows.
 */
const WITHOUT_GEOMETRY = `${'0'.repeat(40)},\n`;

/** Completes rows that the reader of their source has projected. */
export async function* finishProjected(
  batches: AsyncIterable<RowBatch>,
  projection: Projection,
): AsyncGenerator<RowBatch> {
  const finish = finisher(projection);
  for await (const batch of batches) yield finish(batch);
}

const unprojectable = new Refusal('projection', 'is outside the valid area of the spatial reference');

function finisher({ to, report, onClamped }: Projection): (batch: RowBatch) => RowBatch {
  const isMercator = sridOf(to) === WEB_MERCATOR_SRID;
  return (batch) => {
    const rows = batch.rows.filter((row) => {
      const wkb = row.geometry as Buffer | null;
      if (wkb === null) return true;
      if (wkb === UNPROJECTABLE || !isFiniteEverywhere(wkb)) {
        report.refuse(row.number, null, null, unprojectable);
        return false;
      }
      if (isMercator) clampToMercator(wkb, onClamped);
      return true;
    });
    return { ...batch, rows };
  };
}

function isFiniteEverywhere(wkb: Buffer): boolean {
  let infiniteCount = 0;
  visitPositions(wkb, (x, y) => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) infiniteCount += 1;
  });
  return infiniteCount === 0;
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}
