import type { AppendTarget } from '../../request/request.js';
import { rowIdColumn } from '../rows/layer-target.js';
import { foreignOwner } from './refuse-staged.js';
import { MATCH, matchedRows } from './match-stage.js';
import type { AppliedCounts, StageApplication } from './stage-application.js';
import { changesOf, insertOthers, newRows } from './staged-rows.js';
import { STAGE } from './stage.js';
import { writeAnew } from './write-anew.js';

/** Writes the staged rows to the layer: those that match as updates, the others as inserts. */
export async function applyStage(application: StageApplication): Promise<AppliedCounts> {
  const { upsert, layer, index, stagedCount } = application;
  const unchangedCount = await countUnchanged(application);
  const isWhole = inserts(upsert) && (upsert === null || updates(upsert));
  const rowsIn = isWhole ? await index?.replace(stagedCount) : undefined;
  if (rowsIn !== undefined) return { ...(await writeAnew(application, rowsIn)), unchangedCount, rowsIn };
  const updateCount = updates(upsert) ? await updateMatched(application, upsert.updateGeometry) : 0;
  const insertCount = inserts(upsert) ? await insertOthers(application, layer.table) : 0;
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

async function countUnchanged(application: StageApplication): Promise<number> {
  const { trx, dialect, upsert, ownership } = application;
  if (!updates(upsert)) return 0;
  // Whether a hidden row has some value is not to be found out by sending it.
  const owner = ownership?.mayQueryOthers === false ? foreignOwner(application) : undefined;
  const unchanged =
    owner === undefined
      ? {
          // The layer itself and the stage, by far the larger ones, have nothing to say here.
          sql: `SELECT count(*) AS count FROM ${MATCH} m WHERE m.is_same = 1`,
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
  const { trx, dialect, layer, index } = application;
  const { quote } = dialect;
  const changes = changesOf(application, updatesGeometry);
  const assignments = [...changes].map(([name, value]) => `${quote(name)} = ${value}`);
  if (index !== undefined && updatesGeometry) {
    await index.touch({ sql: `SELECT m.target FROM ${MATCH} m WHERE m.is_moved = 1`, bindings: [] });
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
