import type { Knex } from 'knex';
import type { Database } from '../../storage/database/database.js';
import { column, type Dialect, type Fragment } from '../../storage/sql/dialect.js';
import { type Layer, SHAPE_COLUMN } from '../model/layer.js';
import { toColumn } from '../model/layer-table.js';
import { bind, join, sql } from '../query/sql/fragment.js';
import { bindValue, type Cell, rowId, tableOf } from './edit-repository.js';

/** Row to store in a layer's table. */
export interface NewRow {
  readonly cells: readonly Cell[];
  readonly geometry: Uint8Array | null;
}

/** Existing row with its new values. */
export interface ChangedRow {
  readonly objectId: number;
  readonly cells: readonly Cell[];
  /** `undefined` to keep the stored one. */
  readonly geometry: Uint8Array | undefined;
}

/**
 * Inserts a row, and returns its object id; `undefined` if a unique index already has one of its values.
 */
export async function insertRow(
  trx: Knex.Transaction,
  { dialect }: Pick<Database, 'dialect'>,
  layer: Layer,
  { cells, geometry }: NewRow,
): Promise<number | undefined> {
  const columns = cells.map(({ field }) => column(dialect, field.column));
  const values = cells.map(({ value }) => bindValue(value));
  if (geometry !== null) {
    columns.push(column(dialect, SHAPE_COLUMN));
    values.push(dialect.fromWkb(geometry, layer.srid));
  }
  const what =
    columns.length === 0 ? sql`DEFAULT VALUES` : sql`(${join(columns, ', ')}) VALUES (${join(values, ', ')})`;
  const [row] = await dialect.rows<{ object_id: number }>(
    trx,
    sql`INSERT INTO ${tableOf(layer, dialect)} ${what} ON CONFLICT DO NOTHING
        RETURNING ${rowId(layer, dialect)} AS object_id`,
  );
  return row?.object_id;
}

/**
 * Inserts several rows with values for the same fields, and returns their object ids in order.
 *
 * @throws the driver's unique violation.
 */
export async function insertRows(
  trx: Knex.Transaction,
  { dialect }: Pick<Database, 'dialect'>,
  layer: Layer,
  rows: readonly NewRow[],
): Promise<number[]> {
  const hasGeometry = layer.geometryType !== undefined;
  const names = (rows[0]?.cells ?? []).map(({ field }) => column(dialect, field.column));
  if (hasGeometry) names.push(column(dialect, SHAPE_COLUMN));
  const values = rows.map(({ cells, geometry }) => {
    const row = cells.map(({ value }) => bindValue(value));
    if (hasGeometry) row.push(shapeOf(geometry, layer, dialect));
    return sql`(${join(row, ', ')})`;
  });
  const added = await dialect.rows<{ object_id: number }>(
    trx,
    sql`INSERT INTO ${tableOf(layer, dialect)} (${join(names, ', ')}) VALUES ${join(values, ', ')}
        RETURNING ${rowId(layer, dialect)} AS object_id`,
  );
  // Ids count up in the order of the values, but the database may return them in any order.
  return added.map(({ object_id: id }) => id).sort((one, other) => one - other);
}

/**
 * Updates several rows, each once, in the same fields. All of them have a geometry, or none does.
 *
 * @throws the driver's unique violation.
 */
export async function changeRows(
  trx: Knex.Transaction,
  { dialect }: Pick<Database, 'dialect'>,
  layer: Layer,
  rows: readonly ChangedRow[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const hasGeometry = first.geometry !== undefined;
  const own = (index: number): Fragment => column(dialect, `column${String(index)}`, CHANGED);
  const assignments = first.cells.map(
    ({ field }, index) => sql`${column(dialect, field.column)} = ${own(index + 2)}`,
  );
  if (hasGeometry) assignments.push(sql`${column(dialect, SHAPE_COLUMN)} = ${own(first.cells.length + 2)}`);
  if (assignments.length === 0) return;
  const values = rows.map(({ objectId, cells, geometry }) => {
    const row = [dialect.typed(bind(objectId), 'bigint')];
    for (const { field, value } of cells) row.push(dialect.typed(bindValue(value), toColumn(field).type));
    if (geometry !== undefined) row.push(dialect.fromWkb(geometry, layer.srid));
    return sql`(${join(row, ', ')})`;
  });
  const id = column(dialect, layer.objectIdField.toLowerCase(), layer.table);
  const changed: Fragment = { sql: dialect.quote(CHANGED), bindings: [] };
  await dialect.execute(
    trx,
    sql`UPDATE ${tableOf(layer, dialect)} SET ${join(assignments, ', ')}
        FROM (VALUES ${join(values, ', ')}) AS ${changed} WHERE ${id} = ${own(1)}`,
  );
}

/** Alias that is not the name of any layer's table. */
const CHANGED = '_changed';

function shapeOf(geometry: Uint8Array | null, { srid }: Layer, dialect: Dialect): Fragment {
  return geometry === null ? bindValue(null) : dialect.fromWkb(geometry, srid);
}
