import type { SpatialReference } from '../../layer.js';
import type { ConvertedRow } from '../convert/convert-rows.js';
import { toIsoWkb } from '../convert/ewkb.js';
import type { WkbDimensions } from '../convert/wkb.js';
import { visitPositions } from '../convert/wkb-bounds.js';
import { Refusal, type RowReport } from '../report.js';
import { type Projector, startProjector } from './ogr-projector.js';
import { sridOf } from './spatial-reference.js';

/** What travels between the steps: rows, and how far the source has been read. */
export interface RowBatch {
  readonly rows: readonly ConvertedRow[];
  /** Source records up to here, refused ones included. */
  readonly recordCount: number;
  readonly bytesRead: number;
}

export interface Projection {
  readonly from: SpatialReference;
  readonly to: SpatialReference;
  readonly dimensions: WkbDimensions;
  readonly report: RowReport;
  readonly signal: AbortSignal;
  /** Called once for each geometry that had to be moved to the edge of Web Mercator. */
  readonly onClamped: () => void;
}

/**
 * Projects the geometries of batches on their way, in a child process, whatever the database is. Batches keep
 * their order and size, but for rows whose geometry cannot be projected: these are refused.
 */
export async function* projectRows(
  batches: AsyncIterable<RowBatch>,
  projection: Projection,
): AsyncGenerator<RowBatch> {
  const { signal } = projection;
  const projector = startProjector(projection);
  const stop = (): void => {
    projector.stop();
  };
  signal.addEventListener('abort', stop);
  const waiting: RowBatch[] = [];
  const feeding = feed(batches, projector, waiting, signal);
  // Its failure is met below; it must not go unnoticed before.
  feeding.catch(stop);
  try {
    const finish = finisher(projection);
    let index = 0;
    for await (const line of projector.lines()) {
      // Batches without geometry have nothing to wait for.
      for (let batch = waiting[0]; batch !== undefined; batch = waiting[0]) {
        index = nextWithGeometry(batch, index);
        if (index < batch.rows.length) break;
        waiting.shift();
        index = 0;
        yield finish(batch);
      }
      const row = waiting[0]?.rows[index];
      if (row === undefined) throw new Error('ogr2ogr gave more geometries than it was given');
      row.geometry = line === '\\N' ? UNPROJECTABLE : toIsoWkb(Buffer.from(line, 'hex'));
      index += 1;
    }
    await feeding;
    signal.throwIfAborted();
    for (const batch of waiting) {
      if (nextWithGeometry(batch, index) < batch.rows.length) throw new Error('ogr2ogr lost geometries');
      index = 0;
      yield finish(batch);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Stands for a geometry that ogr2ogr could not project, until its batch is finished. */
const UNPROJECTABLE = new Uint8Array(0);

async function feed(
  batches: AsyncIterable<RowBatch>,
  projector: Projector,
  waiting: RowBatch[],
  signal: AbortSignal,
): Promise<void> {
  for await (const batch of batches) {
    signal.throwIfAborted();
    waiting.push(batch);
    let lines = '';
    for (const { geometry } of batch.rows) {
      if (geometry !== null) lines += `0,${hex(geometry)}\n`;
    }
    // Waits while the child is busy, and so holds back the reading of the source.
    if (lines !== '') await projector.write(lines);
  }
  projector.end();
}

function nextWithGeometry({ rows }: RowBatch, from: number): number {
  let index = from;
  while (index < rows.length && rows[index]?.geometry === null) index += 1;
  return index;
}

// Where Web Mercator stops being useful: 85.06 degrees. Beyond it, y runs off to infinity at the poles.
const MERCATOR_EDGE = 20_048_966.1;

const unprojectable = new Refusal('projection', 'lies outside of what the spatial reference can show');

function finisher({ to, report, onClamped }: Projection): (batch: RowBatch) => RowBatch {
  const isMercator = sridOf(to) === 3857;
  return (batch) => {
    const rows = batch.rows.filter((row) => {
      if (row.geometry === null) return true;
      if (row.geometry === UNPROJECTABLE || !settle(row.geometry as Buffer, isMercator, onClamped)) {
        report.refuse(row.number, null, null, unprojectable);
        return false;
      }
      return true;
    });
    return { ...batch, rows };
  };
}

/** Moves what lies beyond the edge of Web Mercator onto it; false when a coordinate is no number. */
function settle(wkb: Buffer, isMercator: boolean, onClamped: () => void): boolean {
  const seen = { infinite: 0, clamped: 0 };
  visitPositions(wkb, (x, y, offset) => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) seen.infinite += 1;
    if (!isMercator || Math.abs(y) <= MERCATOR_EDGE) return;
    wkb.writeDoubleLE(Math.sign(y) * MERCATOR_EDGE, offset + 8);
    seen.clamped += 1;
  });
  if (seen.infinite > 0) return false;
  if (seen.clamped > 0) onClamped();
  return true;
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}
