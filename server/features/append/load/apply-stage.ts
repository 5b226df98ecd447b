import type { PausedIndex } from '../../../storage/bulk/bulk-loader.js';
import { SHAPE_COLUMN } from '../../layer.js';
import type { AppendTarget } from '../request.js';
import { patchesColumns, rowIdColumn } from './layer-target.js';
import { foreignOwner } from './refuse-staged.js';
import { IS_NEW, MATCH, matchedRows, updatedColumns } from './match-stage.js';
import type { StageCheck } from './stage-check.js';
import { STAGE, stageColumn } from './stage.js';

export interface AppliedCounts {
  readonly insertCount: number;
  readonly updateCount: number;
  readonly unchangedCount: number;
}

export interface StageApplication extends StageCheck {
  /** `undefined` for a table without geometry. */
  readonly index: PausedIndex | undefined;
  readonly upsert: AppendTarget['upsert'];
}

/** Writes the staged rows to the layer: those that match as updates, the others as inserts. */
export async function applyStage(application: StageApplication): Promise<AppliedCounts> {
  const { upsert } = application;
  const unchangedCount = await countUnchanged(application);
  const updateCount = updates(upsert) ? await updateMatched(application, upsert.updateGeometry) : 0;
  const insertCount = inserts(upsert) ? await insertOthers(application) : 0;
  return { insertCount, updateCount, unchangedCount };
}

/** What `applyStage` would do; nothing is written. */
export async function foretellStage(application: StageApplication): Promise<AppliedCounts> {
  const { upsert } = application;
  const count = async (sql: string): Promise<number> => {
    const { trx, dialect } = application;
    const [row] = await dialect.rows<{ count: number | string }>(trx, { sql, bindings: [] });
    return Number(row?.count ?? 0);
  };
  return {
    insertCount: inserts(upsert)
      ? await count(`SELECT count(*) AS count FROM ${STAGE} s${newRows(upsert)}`)
      : 0,
    updateCount: updates(upsert)
      ? await count(`SELECT count(*) AS count FROM ${matchedRows(application)}`)
      : 0,
    unchangedCount: await countUnchanged(application),
  };
}

function updates(upsert: AppendTarget['upsert']): upsert is NonNullable<AppendTarget['upsert']> {
  return upsert !== null && !upsert.skipUpdates;
}

function inserts(upsert: AppendTarget['upsert']): boolean {
  return upsert?.skipInserts !== true;
}

function newRows(upsert: AppendTarget['upsert']): string {
  return upsert === null ? '' : ` WHERE ${IS_NEW}`;
}

async function countUnchanged(application: StageApplication): Promise<number> {
  const { trx, dialect, upsert, ownership } = application;
  if (!updates(upsert)) return 0;
  // Whether a hidden row has some value is not to be found out by sending it.
  const owner = ownership?.mayQueryOthers === false ? foreignOwner(application) : undefined;
  const unchanged =
    owner === undefined
      ? {
          // The layer itself, the largest of the three tables, has nothing to say here.
          sql: `SELECT count(*) AS count FROM ${MATCH} m JOIN ${STAGE} s ON s.source_row = m.source_row
                WHERE m.is_same = 1`,
          bindings: [],
        }
      : {
          sql: `SELECT count(*) AS count FROM ${matchedRows(application)} WHERE m.is_same = 1 AND NOT ${owner.sql}`,
          bindings: owner.bindings,
        };
  const [row] = await dialect.rows<{ count: number | string }>(trx, unchanged);
  return Number(row?.count ?? 0);
}

async function updateMatched(application: StageApplication, updatesGeometry: boolean): Promise<number> {
  const { trx, dialect, layer, plan, index } = application;
  const { quote } = dialect;
  const assignments = updatedColumns(application).map(({ own, staged, omitted }) =>
    omitted === undefined
      ? `${own} = s.${staged}`
      : `${own} = CASE WHEN ${omitted} THEN t.${own} ELSE s.${staged} END`,
  );
  for (const [column, { field, origin, isUpdated }] of plan.columns.entries()) {
    // Editor tracking: the same in every row.
    if (isUpdated && origin !== 'source')
      assignments.push(`${quote(field.column)} = s.${stageColumn(column)}`);
  }
  if (index !== undefined && updatesGeometry) {
    const shape = quote(SHAPE_COLUMN);
    const moved = `SELECT m.target FROM ${MATCH} m JOIN ${STAGE} s ON s.source_row = m.source_row WHERE m.is_moved = 1`;
    await index.touch({ sql: moved, bindings: [] });
    assignments.push(`${shape} = coalesce(s.geometry, t.${shape})`);
    for (const name of patchesColumns(layer).map(quote)) {
      assignments.push(`${name} = coalesce(s.${name}, t.${name})`);
    }
  }
  if (assignments.length === 0) {
    const [row] = await dialect.rows<{ count: number | string }>(trx, {
      sql: `SELECT count(*) AS count FROM ${matchedRows(application)}`,
      bindings: [],
    });
    return Number(row?.count ?? 0);
  }
  return dialect.execute(trx, {
    sql: `UPDATE ${quote(layer.table)} AS t SET ${assignments.join(', ')}
          FROM ${MATCH} m JOIN ${STAGE} s ON s.source_row = m.source_row
          WHERE t.${quote(rowIdColumn(layer))} = m.target`,
    bindings: [],
  });
}

async function insertOthers(application: StageApplication): Promise<number> {
  const { trx, dialect, bulk, layer, plan, index, upsert } = application;
  const { quote } = dialect;
  const isNew = newRows(upsert);
  const rowId = rowIdColumn(layer);
  const rowIdKey = plan.columns.findIndex(
    ({ field }, column) => column === plan.key && field.column === rowId,
  );
  const givesRowId = rowIdKey >= 0;
  const columns = plan.columns.map(({ field }, column) => ({
    own: field.column,
    staged: `s.${stageColumn(column)}`,
  }));
  for (const own of patchesColumns(layer)) columns.push({ own, staged: `s.${quote(own)}` });
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
    sql: `INSERT INTO ${quote(layer.table)} (${columns.map(({ own }) => quote(own)).join(', ')})
          SELECT ${values.join(', ')} FROM ${STAGE} s${isNew} ORDER BY s.source_row`,
    bindings,
  });
}
