import type { Knex } from 'knex';
import type { Database } from '../../storage/database/database.js';
import { type Box, column, type Dialect, type Fragment } from '../../storage/sql/dialect.js';
import type { ColumnValue } from '../append/convert/values/column-values.js';
import { rowIdColumn } from '../append/load/rows/layer-target.js';
import { type Field, type FieldType, type Layer, SHAPE_COLUMN } from '../model/layer.js';
import { creatorField } from '../catalog/ownership.js';
import type { ReadyPlan } from '../query/sql/query-repository.js';
import { emitValue } from '../query/sql/emit-where.js';
import { bind, join, sql } from '../query/sql/fragment.js';
import { queryDialectOf } from '../query/sql/query-dialects.js';
import { restrictRows, selectionCondition } from '../query/sql/selection-sql.js';
import type { Value, ValueType } from '../where/tree.js';
import type { EditTarget } from './feature-edits.js';

/** Row that is locked until the transaction ends. */
export interface LockedRow {
  readonly objectId: number;
  readonly globalId: string | null;
  readonly creator: string | null;
  /** Bounding box of the geometry, in the layer's spatial reference. */
  readonly box: Box | undefined;
}

/** Value to store in a column. */
export interface Cell {
  readonly field: Field;
  readonly value: ColumnValue;
}

interface RawRow {
  readonly object_id: number;
  readonly global_id: string | null;
  readonly creator: string | null;
  readonly xmin: number | null;
  readonly ymin: number | null;
  readonly xmax: number | null;
  readonly ymax: number | null;
}

/** Locks rows in the order of their object ids, so that two callers cannot deadlock. */
export async function lockRows(
  trx: Knex.Transaction,
  { dialect }: Pick<Database, 'dialect'>,
  layer: Layer,
  { where, limit }: { readonly where: Fragment; readonly limit?: number },
): Promise<LockedRow[]> {
  const select = sql`SELECT ${join(rowColumns(layer, dialect), ', ')} FROM ${tableOf(layer, dialect)} WHERE ${where}
    ORDER BY ${rowId(layer, dialect)}`;
  const bounded = limit === undefined ? select : sql`${select} LIMIT ${bind(limit)}`;
  const rows = await dialect.rows<RawRow>(trx, {
    sql: `${bounded.sql} ${dialect.holdSelected}`,
    bindings: bounded.bindings,
  });
  return rows.map((row) => ({
    objectId: row.object_id,
    globalId: row.global_id,
    creator: row.creator,
    box: boxOf(row),
  }));
}

/** Locks rows of a selection with object ids above `after`, in their order; for a view, those of its source. */
export async function lockSelected(
  trx: Knex.Transaction,
  { dialect }: Pick<Database, 'dialect'>,
  { layer, selection, area }: ReadyPlan,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<LockedRow[]> {
  const selected = selectionCondition(layer, selection, area, dialect, queryDialectOf(dialect));
  const isNext = sql`${rowId(layer, dialect)} > ${bind(after)}`;
  const where = selected === undefined ? isNext : sql`${isNext} AND ${selected}`;
  return lockRows(trx, { dialect }, layer.view?.source ?? layer, { where, limit });
}

/** Evaluates the expressions for each of these rows, by object id, in forms that value converters read. */
export async function selectExpressions(
  trx: Knex.Transaction,
  { dialect }: Pick<Database, 'dialect'>,
  layer: Layer,
  { ids, expressions }: { readonly ids: readonly number[]; readonly expressions: readonly Value[] },
): Promise<Map<number, readonly unknown[]>> {
  const query = queryDialectOf(dialect);
  const values = expressions.map((expression, index) => {
    const value = query.value({ type: TOLD_AS[expression.type] }, emitValue(expression, query));
    return sql`${value} AS ${{ sql: dialect.quote(`v${String(index)}`), bindings: [] }}`;
  });
  const rows = await dialect.rows<Readonly<Record<string, unknown>>>(
    trx,
    sql`SELECT ${join([sql`${rowId(layer, dialect)} AS object_id`, ...values], ', ')}
        FROM ${tableOf(layer, dialect)} WHERE ${rowId(layer, dialect)} IN (${idList(dialect, ids)})`,
  );
  return new Map(
    rows.map((row) => [Number(row['object_id']), expressions.map((_, index) => row[`v${String(index)}`])]),
  );
}

/** Field types by which the values of expressions are read. */
const TOLD_AS: Readonly<Record<ValueType, FieldType>> = {
  integer: 'esriFieldTypeBigInteger',
  real: 'esriFieldTypeDouble',
  text: 'esriFieldTypeString',
  guid: 'esriFieldTypeGUID',
  timestamp: 'esriFieldTypeDate',
  date: 'esriFieldTypeDateOnly',
  time: 'esriFieldTypeTimeOnly',
};

/**
 * Returns the condition that a row's value of `field`, an object id or global id, is one of `values` and
 * not null.
 */
export function isAmong(
  dialect: Dialect,
  { layer, restriction }: Pick<EditTarget, 'layer' | 'restriction'>,
  field: Field,
  values: readonly (string | number)[],
): Fragment {
  const query = queryDialectOf(dialect);
  const type = field.type === 'esriFieldTypeOID' ? 'integer' : 'guid';
  const list = join(
    values.map((value) => query.literal(type, String(value))),
    ', ',
  );
  const isOne = sql`${column(dialect, field.column)} IN (${list})`;
  const isThere = restriction && restrictRows(restriction, layer, dialect, query);
  return isThere === undefined ? isOne : sql`${isOne} AND ${isThere}`;
}

/**
 * Sets these values in the rows.
 *
 * @param geometry - `undefined` to keep the stored one.
 * @throws the driver's unique violation.
 */
export async function updateRows(
  trx: Knex.Transaction,
  { dialect }: Pick<Database, 'dialect'>,
  layer: Layer,
  {
    objectIds,
    cells,
    geometry,
  }: {
    readonly objectIds: readonly number[];
    readonly cells: readonly Cell[];
    readonly geometry: Uint8Array | null | undefined;
  },
): Promise<void> {
  const assignments = cells.map(
    ({ field, value }) => sql`${column(dialect, field.column)} = ${bindValue(value)}`,
  );
  if (geometry !== undefined) {
    const shape = geometry === null ? bindValue(null) : dialect.fromWkb(geometry, layer.srid);
    assignments.push(sql`${column(dialect, SHAPE_COLUMN)} = ${shape}`);
  }
  if (assignments.length === 0) return;
  await dialect.execute(
    trx,
    sql`UPDATE ${tableOf(layer, dialect)} SET ${join(assignments, ', ')}
        WHERE ${rowId(layer, dialect)} IN (${idList(dialect, objectIds)})`,
  );
}

export async function deleteRows(
  trx: Knex.Transaction,
  { dialect }: Pick<Database, 'dialect'>,
  layer: Layer,
  objectIds: readonly number[],
): Promise<void> {
  await dialect.execute(
    trx,
    sql`DELETE FROM ${tableOf(layer, dialect)}
        WHERE ${rowId(layer, dialect)} IN (${idList(dialect, objectIds)})`,
  );
}

/** True if a row other than `objectId` has these values. */
export async function isTaken(
  trx: Knex.Transaction,
  { dialect }: Pick<Database, 'dialect'>,
  layer: Layer,
  { cells, objectId }: { readonly cells: readonly Cell[]; readonly objectId: number | undefined },
): Promise<boolean> {
  const same = cells.map(({ field, value }) => sql`${column(dialect, field.column)} = ${bindValue(value)}`);
  if (objectId !== undefined) same.push(sql`${rowId(layer, dialect)} <> ${bind(objectId)}`);
  const found = await dialect.rows(
    trx,
    sql`SELECT 1 AS one FROM ${tableOf(layer, dialect)} WHERE ${join(same, ' AND ')} LIMIT ${bind(1)}`,
  );
  return found.length > 0;
}

/** Runs `work` in a savepoint, and rolls it back if a unique index refuses it. Returns true if the work succeeded. */
export async function unlessTaken(
  trx: Knex.Transaction,
  { dialect }: Pick<Database, 'dialect'>,
  work: () => Promise<void>,
): Promise<boolean> {
  await trx.raw('SAVEPOINT edit_feature');
  try {
    await work();
  } catch (error) {
    if (!dialect.isUniqueViolation(error)) throw error;
    await trx.raw('ROLLBACK TO SAVEPOINT edit_feature');
    await trx.raw('RELEASE SAVEPOINT edit_feature');
    return false;
  }
  await trx.raw('RELEASE SAVEPOINT edit_feature');
  return true;
}

function rowColumns(layer: Layer, dialect: Dialect): Fragment[] {
  const nothing = sql`NULL`;
  const globalId = layer.fields.find(({ name }) => name === layer.globalIdField);
  const creator = creatorField(layer);
  const of = (field: Field | undefined): Fragment =>
    field === undefined ? nothing : column(dialect, field.column);
  const { xmin, ymin, xmax, ymax } =
    layer.geometryType === undefined
      ? { xmin: nothing, ymin: nothing, xmax: nothing, ymax: nothing }
      : queryDialectOf(dialect).bounds(column(dialect, SHAPE_COLUMN));
  return [
    sql`${rowId(layer, dialect)} AS object_id`,
    sql`${of(globalId)} AS global_id`,
    sql`${of(creator)} AS creator`,
    sql`${xmin} AS xmin`,
    sql`${ymin} AS ymin`,
    sql`${xmax} AS xmax`,
    sql`${ymax} AS ymax`,
  ];
}

function boxOf({ xmin, ymin, xmax, ymax }: RawRow): Box | undefined {
  if (xmin === null || ymin === null || xmax === null || ymax === null) return undefined;
  return { xmin, ymin, xmax, ymax };
}

export function tableOf({ table }: Layer, dialect: Dialect): Fragment {
  return { sql: dialect.quote(table), bindings: [] };
}

export function rowId(layer: Layer, dialect: Dialect): Fragment {
  return column(dialect, rowIdColumn(layer));
}

function idList(dialect: Dialect, ids: readonly number[]): Fragment {
  const query = queryDialectOf(dialect);
  return join(
    ids.map((id) => query.literal('integer', String(id))),
    ', ',
  );
}

export function bindValue(value: ColumnValue): Fragment {
  return { sql: '?', bindings: [value] };
}
