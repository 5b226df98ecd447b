import type { OgrTable } from '../gdal/ogrinfo-text.js';
import { quoteName, type SelectedColumn } from '../gdal/select-rows.js';

/**
 * Separators before each cell and between rows: control characters that text rarely contains. Text that
 * contains one is detected by the surplus separators.
 */
export const [LEFT, NONE, NEXT_ROW, CELL] = [0x1c, 0x1d, 0x1e, 0x1f] as const;

/** SQL names of the row id of every table, unless it has a column with that name. */
export const ROW_ID = '_rowid_';

/**
 * Builds the statement for up to `?2` rows from row id `?1` on. It returns their number, the least and
 * greatest row id, all cells as one text, and all geometries concatenated; SQLite assembles them faster than
 * single values.
 *
 * A cell is `CELL` and the text that GDAL would give, `NONE` for null, or `LEFT` for a value left to GDAL
 * because its type differs from its column. The last cell of a row is the length of its geometry.
 */
export function writeBatchQuery(table: OgrTable, columns: readonly SelectedColumn[]): string {
  const geometry = quoteName(table.geometryColumn ?? '');
  const cells = [
    ...columns.map((column) => cellOf(column)),
    `ifnull(${CELL_MARK} || octet_length(${geometry}), ${NONE_MARK})`,
  ];
  const rows =
    `SELECT ${ROW_ID} AS id, ${cells.join(' || ')} AS cells, ${geometry} AS shape ` +
    `FROM ${quoteName(table.name)} WHERE ${ROW_ID} >= CAST(?1 AS INTEGER) ORDER BY ${ROW_ID} LIMIT ?2`;
  return (
    `SELECT count(*) AS count, CAST(min(id) AS TEXT) AS first, CAST(max(id) AS TEXT) AS last, ` +
    `CAST(group_concat(cells, ${sqlMark(NEXT_ROW)}) AS BLOB) AS cells, ` +
    `CAST(group_concat(shape, '') AS BLOB) AS shapes FROM (${rows})`
  );
}

/** Builds the statement for the number of rows of a table. */
export function writeCountQuery({ name }: Pick<OgrTable, 'name'>): string {
  return `SELECT count(*) AS count FROM ${quoteName(name)} NOT INDEXED`;
}

function sqlMark(byte: number): string {
  return `x'${byte.toString(16)}'`;
}

const [LEFT_MARK, NONE_MARK, CELL_MARK] = [sqlMark(LEFT), sqlMark(NONE), sqlMark(CELL)];

/** Fractions are written with more digits than `quote` gives, since its last bit may be wrong. */
function cellOf({ column, form }: SelectedColumn): string {
  const name = quoteName(column.name);
  const filled =
    form === 'text' || form === 'isoDateTime'
      ? `WHEN 'text' THEN ${CELL_MARK} || ${name}`
      : `WHEN 'integer' THEN ${CELL_MARK} || ${name} ` +
        `WHEN 'real' THEN iif(abs(${name}) < 9e999, ` +
        `${CELL_MARK} || format('%!.18g', ${name}), ${LEFT_MARK})`;
  return `CASE typeof(${name}) ${filled} WHEN 'null' THEN ${NONE_MARK} ELSE ${LEFT_MARK} END`;
}
