import type { EncodedRows, RowEncoder } from '../../../../storage/sql/bulk-loader.js';
import type { Layer } from '../../../model/layer.js';
import type { RowConversion, RowConverter } from '../../convert/convert-rows.js';
import { readDecimalCell } from '../../convert/values/cell-text.js';
import { copyBytes, readHex } from '../../convert/values/hex-bytes.js';
import { checkLonLat, MAX_POINT_LONGITUDE } from '../../convert/geometry/lon-lat.js';
import { newGlobalIdBytes } from '../../convert/values/new-global-id.js';
import type { Bounds } from '../../convert/geometry/wkb-bounds.js';
import { isBeyondMercator, mercatorX, mercatorY } from '../../../references/web-mercator.js';
import { Refusal } from '../../report/report.js';
import type { CellLayout, CellRow, FastPathSink } from '../../source/source-format.js';
import { type CellEncoder, isDoubleField, makeCellEncoder } from './encode-cells.js';
import { jsonShapeEncoder } from './encode-json-shape.js';

/** Conversion of rows on the fast path, with the encoder that receives them. */
export interface RowEncoding extends RowConversion {
  readonly encoder: RowEncoder;
  /** True if rows go into a stage, where they begin with their number and their omitted columns. */
  readonly isStaged: boolean;
  readonly layer: Layer;
  /** Converter of the other row path, which remembers the source fields seen. */
  readonly converter: RowConverter;
  /** Bounds of the encoded rows. */
  readonly bounds: Bounds;
  /** True if times without an offset are in UTC. */
  readonly isUtc: boolean;
  /** True if geometries are in degrees. */
  readonly isLonLat: boolean;
  /** True if geometries in degrees go into a layer in Web Mercator. */
  readonly toMercator: boolean;
}

/**
 * Converts rows from the cells of their source into the form of the database, without an object per
 * row or a string per value. It takes only rows that need no message, and gives them exactly the
 * values of the slow path.
 *
 * @returns `undefined` if the cells do not map uniquely to the columns of the plan.
 */
export function openFastPathSink(encoding: RowEncoding, layout: CellLayout): FastPathSink | undefined {
  const { encoder, plan, layer, converter, isStaged } = encoding;
  const hasGeometry = layer.geometryType !== undefined;
  const isPlainPoint = layer.geometryType === 'esriGeometryPoint' && !layer.hasZ && !layer.hasM;
  // A geometry that is not read could be invalid JSON.
  if (!hasGeometry && layout.shape !== undefined) return undefined;
  if (hasGeometry && layout.pointCells !== undefined && !isPlainPoint) return undefined;
  if (hasGeometry && layout.geometryCell !== undefined && !layout.isGeometryAlone) return undefined;
  const cells = new Map<number, CellEncoder>();
  for (const column of layout.columns) {
    for (const index of plan.mapping.columnsFor(column.name)) {
      const field = plan.columns[index]?.field;
      const convert = encoding.converters[index];
      // The slow path decides between several source fields for one column.
      if (field === undefined || convert === undefined || cells.has(index)) return undefined;
      const takesNull = converter.takesNull(index) && index !== plan.key;
      const { maxBytes } = plan.columns[index] ?? {};
      cells.set(index, makeCellEncoder({ ...encoding, column, field, convert, takesNull, maxBytes }));
    }
  }
  const steps = plan.columns.map(
    (column, index) => cells.get(index) ?? constantEncoder(encoding, index, column.origin === 'guid'),
  );
  if (steps.includes(undefined)) return undefined;
  const encodeColumns = steps as readonly CellEncoder[];
  const encodeGeometry = hasGeometry ? shapeEncoder(encoding, layout) : undefined;
  const omitted =
    isStaged && plan.key !== undefined ? converter.omissionOf((index) => cells.has(index)) : null;
  let hasTaken = false;
  return {
    take(row, number) {
      if (isStaged) {
        encoder.value(number);
        encoder.value(omitted);
      }
      let isTaken = true;
      for (let index = 0; isTaken && index < encodeColumns.length; index += 1) {
        isTaken = encodeColumns[index]?.(row) ?? false;
      }
      if (isTaken && encodeGeometry !== undefined) isTaken = encodeGeometry(row);
      if (!isTaken) {
        encoder.dropRow();
        return false;
      }
      encoder.endRow();
      if (!hasTaken) converter.seeFields(layout.columns.map(({ name }) => name));
      hasTaken = true;
      return true;
    },
    flush: (): EncodedRows | undefined => encoder.take(),
  };
}

/** Makes the encoder of a column that no cell fills. */
function constantEncoder(
  { encoder, plan, converter }: RowEncoding,
  index: number,
  isGuid: boolean,
): CellEncoder | undefined {
  if (isGuid) {
    return () => {
      const id = newGlobalIdBytes();
      encoder.text(id, 0, id.length);
      return true;
    };
  }
  const { constant = null, field } = plan.columns[index] ?? {};
  const mayBeLeft = plan.key !== undefined && index !== plan.key;
  if (index === plan.key || (constant === null && !mayBeLeft && !converter.takesNull(index)))
    return undefined;
  const isDouble = field !== undefined && isDoubleField(field);
  return () => {
    if (isDouble && typeof constant === 'number') encoder.double(constant);
    else encoder.value(constant);
    return true;
  };
}

function shapeEncoder(encoding: RowEncoding, layout: CellLayout): CellEncoder {
  const { pointCells, shape } = layout;
  if (shape !== undefined) return jsonShapeEncoder(encoding, shape);
  return pointCells === undefined ? geometryEncoder(encoding, layout) : pointEncoder(encoding, pointCells);
}

/** Two-dimensional point, little-endian. */
const POINT = Buffer.concat([Buffer.from([1, 1, 0, 0, 0]), Buffer.alloc(16)]);

function pointEncoder(
  { encoder, bounds, isLonLat, toMercator }: RowEncoding,
  { x: xCell, y: yCell }: { readonly x: number; readonly y: number },
): CellEncoder {
  const wkb = Buffer.from(POINT);
  return ({ bytes, starts, ends }: CellRow) => {
    const [xStart, yStart] = [starts[xCell] ?? -1, starts[yCell] ?? -1];
    if (xStart < 0 && yStart < 0) {
      encoder.geometry(null);
      return true;
    }
    if (xStart < 0 || yStart < 0) return false;
    let x = readDecimalCell(bytes, xStart, ends[xCell] ?? 0);
    let y = readDecimalCell(bytes, yStart, ends[yCell] ?? 0);
    if (Number.isNaN(x) || Number.isNaN(y)) return false;
    if (isLonLat && checkLonLat(x, y, MAX_POINT_LONGITUDE) !== undefined) return false;
    if (toMercator) {
      x = mercatorX(x);
      y = mercatorY(y);
      if (isBeyondMercator(y)) return false;
    }
    wkb.writeDoubleLE(x, 5);
    wkb.writeDoubleLE(y, 13);
    encoder.geometry(wkb);
    bounds.add(wkb);
    return true;
  };
}

/** Limit in bytes; larger geometries take the slow path, so that no buffer grows to their size. */
const MAX_GEOMETRY_BYTES = 1 << 20;

// Length below which a loop is faster than a native call and the view that it needs.
const SHORT_BYTES = 192;

function geometryEncoder(encoding: RowEncoding, layout: CellLayout): CellEncoder {
  const { geometryCell, mayLoseGeometry, isGeometryBinary = false } = layout;
  const { encoder, convertGeometry, bounds } = encoding;
  let scratch = Buffer.alloc(1024);
  let target = viewOf(scratch);
  // Consecutive rows are often in one block, so keep its view.
  let block: Buffer = scratch;
  let source = target;
  // Most geometries have the same size, so reuse the last view.
  let wkb = scratch;
  return ({ bytes, starts, ends }: CellRow) => {
    const start = geometryCell === undefined ? -1 : (starts[geometryCell] ?? -1);
    if (geometryCell === undefined || start < 0) {
      encoder.geometry(null);
      return geometryCell === undefined || !mayLoseGeometry;
    }
    const length = (ends[geometryCell] ?? 0) - start;
    const size = isGeometryBinary ? length : length / 2;
    if (!Number.isInteger(size) || size > MAX_GEOMETRY_BYTES) return false;
    if (size > scratch.length) {
      scratch = Buffer.alloc(size * 2);
      target = viewOf(scratch);
    }
    if (block !== bytes) {
      block = bytes;
      source = viewOf(bytes);
    }
    if (isGeometryBinary && size > SHORT_BYTES) scratch.set(bytes.subarray(start, start + size));
    else if (isGeometryBinary) copyBytes(source, start, target, size);
    else if (!readHex(source, start, target, size)) return false;
    if (wkb.length !== size || wkb.buffer !== scratch.buffer) wkb = scratch.subarray(0, size);
    const geometry = convertGeometry(wkb);
    if (geometry instanceof Refusal) return false;
    encoder.geometry(geometry);
    if (geometry !== null) bounds.add(geometry);
    return true;
  };
}

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
