import type { Fragment } from '../../../../storage/sql/dialect.js';
import type { Layer } from '../../../model/layer.js';
import type { AppendPlan } from '../../mapping/plan.js';
import { Refusal } from '../../report/report.js';
import type { AppendTarget } from '../../request/request.js';
import { rowIdColumn } from '../rows/layer-target.js';
import { notUsable } from './refuse-keys.js';
import { IS_NEW, isReshaped, MATCH, matchedRows } from './match-stage.js';
import type { StageCheck } from './stage-check.js';
import { STAGE, stageColumn } from './stage.js';
import { refuse, type StagedFaults } from './staged-faults.js';

/** Refuses staged rows that would update rows of others, where ownership forbids it. */
export async function refuseForeignRows(check: StageCheck): Promise<void> {
  const { plan, layer, ownership } = check;
  const owner = foreignOwner(check);
  if (owner === undefined || ownership === undefined || ownership.mayUpdateOthers) return;
  // That a hidden row is there must not be told; no more than that the key will not do.
  const [field, refusal] = ownership.mayQueryOthers
    ? [null, notOwner]
    : [plan.columns[plan.key ?? -1]?.field.name ?? layer.objectIdField, notUsable];
  await refuse(check, field, refusal, {
    sql: `SELECT s.source_row, NULL AS value FROM ${matchedRows(check)} WHERE ${owner.sql}`,
    bindings: owner.bindings,
  });
}

const notOwner = new Refusal('not_owner', 'the feature that it matches belongs to somebody else');

/** Refuses staged rows that would move the rows that they match, where these are to stay where they are. */
export async function refuseMoves(
  check: StageCheck,
  { skipUpdates, updateGeometry }: NonNullable<AppendTarget['upsert']>,
): Promise<void> {
  if (!check.isFixed || check.layer.geometryType === undefined || skipUpdates || !updateGeometry) return;
  // Where a hidden row lies is not to be found out by sending it.
  const hidden = check.ownership?.mayQueryOthers === false ? foreignOwner(check) : undefined;
  const isHidden = hidden === undefined ? '' : ` OR (s.geometry IS NOT NULL AND ${hidden.sql})`;
  await refuse(check, null, notMovable, {
    sql: `SELECT s.source_row, NULL AS value FROM ${matchedRows(check)} WHERE ${isReshaped(check)}${isHidden}`,
    bindings: hidden?.bindings ?? [],
  });
}

const notMovable = new Refusal(
  'not_movable',
  'this layer does not take changes of geometries; updateGeometry=false leaves them as they are',
);

/** Condition that row `t` of the layer belongs to somebody else; a row without a creator belongs to nobody. */
export function foreignOwner({ dialect, layer, ownership }: StageCheck): Fragment | undefined {
  const creator = layer.fields.find(({ name }) => name === layer.editorTracking?.creatorField);
  if (ownership === undefined || creator === undefined) return undefined;
  const owner = `t.${dialect.quote(creator.column)}`;
  return {
    sql: `(${owner} IS NOT NULL AND ${owner} <> '' AND ${owner} <> ?)`,
    bindings: [ownership.userName ?? ''],
  };
}

/** Notes staged rows that are new and lack a value which only updates may leave out. */
export async function noteIncomplete({ plan }: StageCheck, faults: StagedFaults): Promise<void> {
  if (plan.key === undefined) return;
  for (const [index, { field, origin }] of plan.columns.entries()) {
    if (field.nullable || origin === 'guid' || index === plan.key) continue;
    await faults.note(field.name, new Refusal('required', 'must not be empty in a new feature'), {
      sql: `SELECT s.source_row, NULL AS value FROM ${STAGE} s
            WHERE s.${stageColumn(index)} IS NULL AND ${IS_NEW}`,
      bindings: [],
    });
  }
}

const taken = new Refusal('duplicate_value', 'another feature has this value already');
const repeated = new Refusal('duplicate_value', 'an earlier source row has this value');
const unusable = new Refusal('duplicate_value', 'this value cannot be used');

/** Notes staged rows whose value another feature, or an earlier staged row that is good so far, has in a unique index. */
export async function noteTaken(check: StageCheck, faults: StagedFaults): Promise<void> {
  const indexes = uniqueIndexes(check);
  const takenIn = new Map<UniqueIndex, string | undefined>();
  // Of all indexes first: a row that is refused for one of them is in nobody's way in another.
  if (!check.ignoresExisting)
    for (const index of indexes) takenIn.set(index, await noteTakenBy(check, faults, index));
  for (const index of indexes) await noteRepeated(faults, index, takenIn.get(index));
}

/** A unique index other than the key's. */
interface UniqueIndex {
  /** Of its fields. */
  readonly names: string;
  /** SQL names of its columns, in the layer and staged. */
  readonly columns: readonly { readonly own: string; readonly staged: string }[];
  /** SQL of what is told of row `s`. */
  readonly value: string;
}

function uniqueIndexes({ plan, layer, dialect }: StageCheck): UniqueIndex[] {
  return uniqueColumns(layer, plan).map((indexes) => {
    const columns = indexes.map((index) => ({
      staged: stageColumn(index),
      own: dialect.quote(plan.columns[index]?.field.column ?? ''),
    }));
    const names = indexes.map((index) => plan.columns[index]?.field.name ?? '').join(', ');
    return { names, columns, value: columns.length === 1 ? `s.${columns[0]?.staged ?? ''}` : 'NULL' };
  });
}

/** Notes rows whose value a feature of the layer has. @returns SQL of their numbers; `undefined` for none */
function noteTakenBy(
  { plan, layer, dialect, ownership, restriction }: StageCheck,
  faults: StagedFaults,
  { names, columns, value }: UniqueIndex,
): Promise<string | undefined> {
  const hasHidden = restriction !== undefined || ownership?.mayQueryOthers === false;
  const rowId = `t.${dialect.quote(rowIdColumn(layer))}`;
  // A row may of course keep the value of the feature that it updates.
  const isAnother =
    plan.key === undefined
      ? ''
      : ` AND NOT EXISTS (SELECT 1 FROM ${MATCH} m WHERE m.source_row = s.source_row AND m.target = ${rowId})`;
  const isTaken = columns.map(({ staged, own }) => `t.${own} = s.${staged}`).join(' AND ');
  // One wording for all, where one of two would tell that a hidden feature is in the way.
  return faults.note(names, hasHidden ? unusable : taken, {
    sql: `SELECT s.source_row, ${value} AS value
          FROM ${STAGE} s JOIN ${dialect.quote(layer.table)} t ON ${isTaken}${isAnother}`,
    bindings: [],
  });
}

/** Notes rows whose value an earlier one has. @param takenRows - SQL of those of which that is told already */
async function noteRepeated(
  faults: StagedFaults,
  { names, columns, value }: UniqueIndex,
  takenRows: string | undefined,
): Promise<void> {
  const list = columns.map(({ staged }) => `g.${staged}`).join(', ');
  const isComplete = columns.map(({ staged }) => `g.${staged} IS NOT NULL`).join(' AND ');
  const isRepeated = columns.map(({ staged }) => `d.${staged} = s.${staged}`).join(' AND ');
  // A row that is refused itself is in nobody's way.
  const first =
    faults.rows === undefined ? 'g.source_row' : 'CASE WHEN f.source_row IS NULL THEN g.source_row END';
  await faults.note(names, repeated, {
    sql: `SELECT s.source_row, ${value} AS value FROM ${STAGE} s
          JOIN (SELECT ${list}, min(${first}) AS first FROM ${STAGE} g${maybeJoin('f', 'g', faults.rows)}
                WHERE ${isComplete} GROUP BY ${list} HAVING count(*) > 1) d ON ${isRepeated}
          ${maybeJoin('x', 's', takenRows)}
          WHERE s.source_row > d.first${takenRows === undefined ? '' : ' AND x.source_row IS NULL'}`,
    bindings: [],
  });
}

/** SQL that joins rows by their numbers, as `alias`, to those that there may be of `staged`. */
function maybeJoin(alias: string, staged: string, rows: string | undefined): string {
  return rows === undefined
    ? ''
    : ` LEFT JOIN (${rows}) ${alias} ON ${alias}.source_row = ${staged}.source_row`;
}

/** Unique indexes other than the key's, as indexes into the plan's columns. */
function uniqueColumns(layer: Layer, plan: AppendPlan): number[][] {
  const indexOf = (name: string): number =>
    plan.columns.findIndex(({ field }) => field.name.toLowerCase() === name.toLowerCase());
  return layer.indexes
    .filter(({ isUnique }) => isUnique)
    .map(({ fields }) => fields.map(indexOf))
    .filter((indexes) => {
      const isKey = indexes.length === 1 && indexes[0] === plan.key;
      // What the plan does not write is null in new rows, and nulls are never equal; new ids are never taken.
      return !isKey && indexes.every((index) => index >= 0 && plan.columns[index]?.origin !== 'guid');
    });
}
