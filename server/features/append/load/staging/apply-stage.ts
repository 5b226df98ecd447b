import type { AppendTarget } from '../../request/request.js';
import { rowIdColumn } from '../rows/layer-target.js';
import { foreignOwner } from './validate-stage.js';
import { MATCH, matchedRows } from './match-stage.js';
import type { AppliedCounts, StagedLoad } from './staged-load.js';
import { changesOf, insertOthers, newRows } from './staged-rows.js';
import { STAGE } from './stage.js';
import { rewriteTable } from './rewrite-table.js';

/** Writes the staged rows to the layer: those that match as updates, the others as inserts. */
export async function applyStage(load: StagedLoad): Promise<AppliedCounts> {
  const { layer, index, stagedCount } = load;
  const { upsert } = load.target;
  const unchangedCount = await countUnchanged(load);
  const isWhole = inserts(upsert) && (upsert === null || updates(upsert));
  const rowsIn = isWhole ? await index?.replace(stagedCount) : undefined;
  if (rowsIn !== undefined) return { ...(await rewriteTable(load, rowsIn)), unchangedCount, rowsIn };
  const updateCount = updates(upsert) ? await updateMatched(load, upsert.updateGeometry) : 0;
  const insertCount = inserts(upsert) ? await insertOthers(load, layer.table) : 0;
  return { insertCount, updateCount, unchangedCount };
}

/** Counts what `applyStage` would do, and writes nothing. */
export async function dryRunStage(load: StagedLoad): Promise<AppliedCounts> {
  const { upsert } = load.target;
  const count = async (sql: string): Promise<number> => {
    const { trx, dialect } = load;
    const [row] = await dialect.rows<{ count: number | string }>(trx, { sql, bindings: [] });
    return Number(row?.count ?? 0);
  };
  return {
    insertCount: inserts(upsert)
      ? await count(`SELECT count(*) AS count FROM ${STAGE} s${newRows(upsert)}`)
      : 0,
    updateCount: updates(upsert) ? await count(`SELECT count(*) AS count FROM ${matchedRows(load)}`) : 0,
    unchangedCount: await countUnchanged(load),
  };
}

function updates(upsert: AppendTarget['upsert']): upsert is NonNullable<AppendTarget['upsert']> {
  return upsert !== null && !upsert.skipUpdates;
}

function inserts(upsert: AppendTarget['upsert']): boolean {
  return upsert?.skipInserts !== true;
}

async function countUnchanged(load: StagedLoad): Promise<number> {
  const { trx, dialect, ownership } = load;
  const { upsert } = load.target;
  if (!updates(upsert)) return 0;
  // Do not reveal the values of a hidden row through the count.
  const owner = ownership?.mayQueryOthers === false ? foreignOwner(load) : undefined;
  const unchanged =
    owner === undefined
      ? {
          // This query needs neither the layer nor the stage, which are by far the larger tables.
          sql: `SELECT count(*) AS count FROM ${MATCH} m WHERE m.is_same = 1`,
          bindings: [],
        }
      : {
          sql: `SELECT count(*) AS count FROM ${matchedRows(load)} WHERE m.is_same = 1 AND NOT ${owner.sql}`,
          bindings: owner.bindings,
        };
  const [row] = await dialect.rows<{ count: number | string }>(trx, unchanged);
  return Number(row?.count ?? 0);
}

async function updateMatched(load: StagedLoad, updatesGeometry: boolean): Promise<number> {
  const { trx, dialect, layer, index } = load;
  const { quote } = dialect;
  const changes = changesOf(load, updatesGeometry);
  const assignments = [...changes].map(([name, value]) => `${quote(name)} = ${value}`);
  if (index !== undefined && updatesGeometry) {
    await index.touch({ sql: `SELECT m.target FROM ${MATCH} m WHERE m.is_moved = 1`, bindings: [] });
  }
  if (assignments.length === 0) {
    const [row] = await dialect.rows<{ count: number | string }>(trx, {
      sql: `SELECT count(*) AS count FROM ${matchedRows(load)}`,
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
