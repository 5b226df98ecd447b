import type { BulkLoader, PausedIndex } from '../../../storage/bulk/bulk-loader.js';
import { SHAPE_COLUMN } from '../../layer.js';
import type { AppendRequest } from '../request.js';
import { rowIdColumn } from './layer-target.js';
import { matchCondition, type StageCheck } from './refuse-staged.js';
import { STAGE, stageColumn } from './stage.js';

export interface AppliedCounts {
  readonly insertCount: number;
  readonly updateCount: number;
}

export interface StageApplication extends StageCheck {
  readonly bulk: BulkLoader;
  /** `undefined` for a table without geometry. */
  readonly index: PausedIndex | undefined;
  readonly upsert: AppendRequest['upsert'];
  /** Whether any source row had a field for the plan's column. */
  readonly hasSeen: (column: number) => boolean;
}

/** Writes the staged rows to the layer: those that match as updates, the others as inserts. */
export async function applyStage(application: StageApplication): Promise<AppliedCounts> {
  const { upsert } = application;
  // Updates first: a row that was just inserted must not be found as a match.
  const updateCount =
    upsert === null || upsert.skipUpdates ? 0 : await updateMatched(application, upsert.updateGeometry);
  const insertCount = upsert?.skipInserts === true ? 0 : await insertOthers(application);
  return { insertCount, updateCount };
}

async function updateMatched(application: StageApplication, updatesGeometry: boolean): Promise<number> {
  const { trx, dialect, layer, plan, index, hasSeen } = application;
  const { quote } = dialect;
  const table = quote(layer.table);
  const match = matchCondition(application) ?? '1 = 0';
  const hasOmissions = await someOmit(application);
  const assignments: string[] = [];
  for (const [column, { field, origin, isUpdated }] of plan.columns.entries()) {
    if (!isUpdated || (origin === 'source' && !hasSeen(column))) continue;
    const [own, staged] = [quote(field.column), stageColumn(column)];
    const mayOmit = origin === 'source' && hasOmissions;
    const isOmitted = `s.omitted LIKE '%,${String(column)},%'`;
    assignments.push(
      `${own} = ${mayOmit ? `CASE WHEN ${isOmitted} THEN t.${own} ELSE s.${staged} END` : `s.${staged}`}`,
    );
  }
  if (index !== undefined && updatesGeometry) {
    const shape = quote(SHAPE_COLUMN);
    await index.touch({
      sql: `SELECT t.${quote(rowIdColumn(layer))} FROM ${STAGE} s JOIN ${table} t ON ${match}
            WHERE s.geometry IS NOT NULL AND (t.${shape} IS NULL OR t.${shape} <> s.geometry)`,
      bindings: [],
    });
    assignments.push(`${shape} = coalesce(s.geometry, t.${shape})`);
  }
  if (assignments.length === 0) return countMatched(application, match);
  return dialect.execute(trx, {
    sql: `UPDATE ${table} AS t SET ${assignments.join(', ')} FROM ${STAGE} s WHERE ${match}`,
    bindings: [],
  });
}

async function insertOthers(application: StageApplication): Promise<number> {
  const { trx, dialect, bulk, layer, plan, index } = application;
  const { quote } = dialect;
  const table = quote(layer.table);
  const match = matchCondition(application);
  const isNew = match === undefined ? '' : ` WHERE NOT EXISTS (SELECT 1 FROM ${table} t WHERE ${match})`;
  const rowId = rowIdColumn(layer);
  const rowIdKey = plan.columns.findIndex(
    ({ field }, column) => column === plan.key && field.column === rowId,
  );
  const givesRowId = rowIdKey >= 0;
  const columns = plan.columns.map(({ field }, column) => ({
    own: field.column,
    staged: `s.${stageColumn(column)}`,
  }));
  if (index !== undefined) columns.push({ own: SHAPE_COLUMN, staged: 's.geometry' });
  const bindings: (string | number)[] = [];
  const values = columns.map(({ own, staged }) => {
    if (!givesRowId || own !== rowId) return staged;
    const given = bulk.rowIdOr(staged, layer.table, rowId);
    bindings.push(...(given.bindings as string[]));
    return given.sql;
  });
  if (givesRowId) {
    const key = `s.${stageColumn(rowIdKey)}`;
    await index?.touch({ sql: `SELECT ${key} FROM ${STAGE} s${isNew} AND ${key} IS NOT NULL`, bindings: [] });
    // Ids that the source gives must be out of the way of those that are made for its other rows.
    await bulk.reserveRowIds(trx, {
      table: layer.table,
      rowId,
      select: `SELECT max(${key}) FROM ${STAGE} s`,
    });
  }
  return dialect.execute(trx, {
    sql: `INSERT INTO ${table} (${columns.map(({ own }) => quote(own)).join(', ')})
          SELECT ${values.join(', ')} FROM ${STAGE} s${isNew} ORDER BY s.source_row`,
    bindings,
  });
}

async function someOmit({ trx, dialect }: StageApplication): Promise<boolean> {
  const found = await dialect.rows(trx, {
    sql: `SELECT 1 FROM ${STAGE} WHERE omitted IS NOT NULL LIMIT 1`,
    bindings: [],
  });
  return found.length > 0;
}

async function countMatched({ trx, dialect, layer }: StageApplication, match: string): Promise<number> {
  const [row] = await dialect.rows<{ count: number }>(trx, {
    sql: `SELECT count(*) AS count FROM ${STAGE} s JOIN ${dialect.quote(layer.table)} t ON ${match}`,
    bindings: [],
  });
  return row?.count ?? 0;
}
