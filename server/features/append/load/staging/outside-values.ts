import type { Knex } from 'knex';
import { column, type Dialect, type Fragment } from '../../../../storage/sql/dialect.js';
import type { Layer } from '../../../model/layer.js';
import {
  type CheckedRows,
  countOutside,
  describeOutside,
  type DomainCheck,
  rowsAfter,
} from '../../../definition/outside-domain-repository.js';
import { bind, join, sql } from '../../../query/sql/fragment.js';
import { type LayerDomains, readDomains } from '../../convert/values/value-domains.js';
import type { AppendPlan } from '../../mapping/plan.js';
import { rowIdColumn } from '../rows/layer-target.js';
import type { LayerLoad } from '../rows/layer-load.js';
import { MATCH } from './match-stage.js';
import type { StagedLoad } from './staged-load.js';
import { STAGE, stageColumn } from './stage.js';

/**
 * Checks rows that were inserted straight into the layer for values outside the domains of their
 * fields.
 */
export interface InsertedRows {
  /**
   * Call it after all rows are inserted. @param hasSeen - true if any row had a source field for
   * the plan's column
   */
  describeOutside(hasSeen: (column: number) => boolean): Promise<string[]>;
}

/** Prepares the check. Call it before rows are inserted into `table`. */
export async function watchInserts(load: LayerLoad, table: string): Promise<InsertedRows> {
  const { trx, layer, plan, rows } = load;
  const { dialect } = load.features;
  const domains = readDomains(rows.shown);
  if (domains.fields.length === 0) return { describeOutside: () => Promise.resolve([]) };
  const place = { table, rowId: rowIdColumn(layer) };
  const lastId = await findLastId(trx, dialect, place);
  return {
    async describeOutside(hasSeen) {
      const checks = limitedColumns(domains, plan, hasSeen).map(({ domain }) => ({
        domain,
        column: domain.field.column,
      }));
      const { typeField } = domains;
      const type = typeField && { field: typeField, column: typeField.column };
      const from = rowsAfter(dialect, place, lastId);
      return (await countOutside(trx, dialect, { from, type }, checks)).map(describeOutside);
    },
  };
}

async function findLastId(
  trx: Knex.Transaction,
  dialect: Dialect,
  { table, rowId }: { readonly table: string; readonly rowId: string },
): Promise<number> {
  const [row] = await dialect.rows<{ last: number | string | null }>(
    trx,
    sql`SELECT max(${column(dialect, rowId)}) AS last FROM ${column(dialect, table)}`,
  );
  return Number(row?.last ?? 0);
}

interface LimitedColumn {
  readonly domain: LayerDomains['fields'][number];
  /** Index into the columns of the plan. */
  readonly index: number;
}

/** Returns the columns that the source fills and whose fields have domains. */
function limitedColumns(
  { fields }: LayerDomains,
  plan: AppendPlan,
  hasSeen: (column: number) => boolean,
): LimitedColumn[] {
  return fields.flatMap((domain) => {
    const index = indexOf(plan, domain.field.name);
    return plan.columns[index]?.origin === 'source' && hasSeen(index) ? [{ domain, index }] : [];
  });
}

function indexOf({ columns }: AppendPlan, name: string): number {
  return columns.findIndex(({ field }) => field.name === name);
}

/**
 * Checks the staged rows that are about to be written for values outside the domains of their
 * fields.
 */
export async function describeStagedOutside(load: StagedLoad): Promise<string[]> {
  const { trx, dialect, plan, hasSeen } = load;
  const domains = readDomains(load.rows.shown);
  const limited = limitedColumns(domains, plan, hasSeen);
  if (limited.length === 0) return [];
  const checks = limited.map(({ domain, index }): DomainCheck => {
    const conditions = [
      ...(isOmittable(load, index) ? [sql`NOT ${omits(index)}`] : []),
      // An update does not change its key.
      ...(plan.columns[index]?.isUpdated === true ? [] : [sql`target IS NULL`]),
    ];
    const isWritten = conditions.length === 0 ? undefined : join(conditions, ' AND ');
    return { domain, column: stageColumn(index), isWritten };
  });
  const staged = stagedRows(load, domains, limited);
  return (await countOutside(trx, dialect, staged, checks)).map(describeOutside);
}

const TYPE_COLUMN = 'type_id';

/**
 * Selects the rows about to be written, with the checked columns and the type that each row will
 * have.
 */
function stagedRows(
  load: StagedLoad,
  { typeField }: LayerDomains,
  limited: readonly LimitedColumn[],
): CheckedRows {
  const { dialect, layer } = load;
  const { upsert } = load.target;
  const type = typeField && { field: typeField, column: TYPE_COLUMN };
  const isJoined = upsert !== null;
  const columns = [
    sql`s.omitted`,
    isJoined ? sql`m.target` : sql`NULL AS target`,
    ...limited.map(({ index }) => stagedColumn(index)),
    ...(typeField === undefined
      ? []
      : [sql`${typeOfRow(load, isJoined, typeField)} AS ${column(dialect, TYPE_COLUMN)}`]),
  ];
  const table = column(dialect, STAGE);
  const match = column(dialect, MATCH);
  const isTarget = sql`${column(dialect, rowIdColumn(layer), 't')} = m.target`;
  const matched = isJoined ? sql` LEFT JOIN ${match} m ON m.source_row = s.source_row` : sql``;
  const held =
    isJoined && typeField !== undefined
      ? sql` LEFT JOIN ${column(dialect, layer.table)} t ON ${isTarget}`
      : sql``;
  const skipped = [
    ...(upsert?.skipInserts === true ? [sql`target IS NOT NULL`] : []),
    ...(upsert?.skipUpdates === true ? [sql`target IS NULL`] : []),
  ];
  const where = skipped.length === 0 ? sql`` : sql` WHERE ${join(skipped, ' AND ')}`;
  const selected = sql`SELECT ${join(columns, ', ')} FROM ${table} s${matched}${held}`;
  return { from: sql`(${selected}) staged${where}`, type };
}

/**
 * Returns SQL for the type of the row after the append: an update without a type keeps the stored
 * one.
 */
function typeOfRow(
  load: StagedLoad,
  isJoined: boolean,
  { name, column: own }: Layer['fields'][number],
): Fragment {
  const { dialect, plan, hasSeen } = load;
  const index = indexOf(plan, name);
  const held = column(dialect, own, 't');
  const planned = plan.columns[index];
  if (planned === undefined) return isJoined ? held : sql`NULL`;
  if (!isJoined) return stagedColumn(index);
  const isKept = sql`m.target IS NOT NULL`;
  if (planned.origin !== 'source' || !hasSeen(index))
    return sql`CASE WHEN ${isKept} THEN ${held} ELSE ${stagedColumn(index)} END`;
  if (!isOmittable(load, index)) return stagedColumn(index);
  return sql`CASE WHEN ${isKept} AND ${omits(index, 's')} THEN ${held} ELSE ${stagedColumn(index)} END`;
}

function isOmittable({ hasOmissions }: StagedLoad, index: number): boolean {
  return hasOmissions && index >= 0;
}

function omits(index: number, table = 'staged'): Fragment {
  const omitted: Fragment = { sql: `${table}.omitted`, bindings: [] };
  return sql`(${omitted} IS NOT NULL AND ${omitted} LIKE ${bind(`%,${String(index)},%`)})`;
}

function stagedColumn(index: number): Fragment {
  return { sql: `s.${stageColumn(index)}`, bindings: [] };
}
