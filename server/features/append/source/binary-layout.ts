import type { CellColumn, CellLayout, CellRow, SourceRow } from './source-format.js';

/** Row without its number. */
export type RowCells = Omit<SourceRow, 'number'>;

/** Returns the layout of rows with one cell per column, followed by the geometry as WKB. */
export function binaryLayout(columns: readonly Omit<CellColumn, 'cell' | 'cellCount'>[]): CellLayout {
  return {
    columns: columns.map((column, cell) => ({ ...column, cell, cellCount: 1 })),
    geometryCell: columns.length,
    isGeometryBinary: true,
    isGeometryAlone: true,
    mayLoseGeometry: false,
  };
}

/** Reads a row from its cells. */
export function readBinaryRow({ columns }: CellLayout, { bytes, starts, ends }: CellRow): RowCells {
  const attributes: Record<string, unknown> = {};
  for (const column of columns) {
    const [start, end] = [starts[column.cell] ?? -1, ends[column.cell] ?? 0];
    if (start < 0) attributes[column.name] = null;
    else if (column.readBytes !== undefined) attributes[column.name] = column.readBytes(bytes, start, end);
    else attributes[column.name] = column.read(bytes.toString('utf8', start, end), '');
  }
  const start = starts[columns.length] ?? -1;
  // Rows outlive the cells, so copy the bytes.
  const geometry = start < 0 ? null : Buffer.from(bytes.subarray(start, ends[columns.length]));
  return { attributes, geometry };
}
