import type { Fragment } from '../../../../storage/sql/dialect.js';
import type { Layer } from '../../../model/layer.js';
import type { AppendPlan } from '../../mapping/plan.js';
import { Refusal } from '../../report/report.js';
import type { AppendTarget } from '../../request/request.js';
import { rowIdColumn } from '../rows/layer-target.js';
import { notUsable } from './validate-keys.js';
import { IS_NEW, isReshaped, MATCH, matchedRows } from './match-stage.js';
import type { StagedLoad } from './staged-load.js';
import { STAGE, stageColumn } from './stage.js';
import { refuseStaged, type StagedFaults } from './staged-faults.js';

/** Refuses staged rows that would update rows of others, where ownership forbids it. */
export async function refuseForeignRows(load: StagedLoad): Promise<void> {
  const { plan, layer, ownership } = load;
  const owner = foreignOwner(load);
  if (owner === undefined || ownership === undefined || ownership.mayUpdateOthers) return;
  // Do not reveal that a hidden row exists: the refusal only says that the key cannot be used.
  const [field, refusal] = ownership.mayQueryOthers
    ? [null, notOwner]
    : [plan.columns[plan.key ?? -1]?.field.name ?? layer.objectIdField, notUsable];
  await refuseStaged(load, field, refusal, {
    sql: `SELECT s.source_row, NULL AS value FROM ${matchedRows(load)} WHERE ${owner.sql}`,
    bindings: owner.bindings,
  });
}

const notOwner = new Refusal('not_owner', 'the matching feature belongs to another user');

/** Refuses staged rows that would move the features that they match, where the caller may not move features. */
export async function refuseMoves(
  load: StagedLoad,
  { skipUpdates, updateGeometry }: NonNullable<AppendTarget['upsert']>,
): Promise<void> {
  if (!load.isFixed || load.layer.geometryType === undefined || skipUpdates || !updateGeometry) return;
  // Do not reveal a hidden row's position through the error.
  const hidden = load.ownership?.mayQueryOthers === false ? foreignOwner(load) : undefined;
  const isHidden = hidden === undefined ? '' : ` OR (s.geometry IS NOT NULL AND ${hidden.sql})`;
  await refuseStaged(load, null, notMovable, {
    sql: `SELECT s.source_row, NULL AS value FROM ${matchedRows(load)} WHERE ${isReshaped(load)}${isHidden}`,
    bindings: hidden?.bindings ?? [],
  });
}

const notMovable = new Refusal(
  'not_movable',
  'geometry updates are not supported by this layer; set updateGeometry=false to keep its geometries',
);

/** Returns the condition that row `t` of the layer belongs to another user; a row without a creator has no owner. */
export function foreignOwner({ dialect, layer, ownership }: StagedLoad): Fragment | undefined {
  const creator = layer.fields.find(({ name }) => name === layer.editorTracking?.creatorField);
  if (ownership === undefined || creator === undefined) return undefined;
  const owner = `t.${dialect.quote(creator.column)}`;
  return {
    sql: `(${owner} IS NOT NULL AND ${owner} <> '' AND ${owner} <> ?)`,
    bindings: [ownership.userName ?? ''],
  };
}

/** Notes new staged rows that lack a value which only updates may omit. */
export async function noteIncomplete({ plan }: StagedLoad, faults: StagedFaults): Promise<void> {
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

/** Notes staged rows that conflict in a unique index with another feature, or with an earlier staged row not yet refused. */
export async function noteUniqueConflicts(load: StagedLoad, faults: StagedFaults): Promise<void> {
  const indexes = uniqueIndexes(load);
  const takenIn = new Map<UniqueIndex, string | undefined>();
  // Check all indexes against the layer first: a row refused by one index no longer conflicts in another.
  if (!load.request.truncateExisting)
    for (const index of indexes) takenIn.set(index, await noteConflictsWithLayer(load, faults, index));
  for (const index of indexes) await noteConflictsWithStage(faults, index, takenIn.get(index));
}

/** A unique index other than the key's. */
interface UniqueIndex {
  /** Names of its fields. */
  readonly names: string;
  /** SQL names of its columns, in the layer and staged. */
  readonly columns: readonly { readonly own: string; readonly staged: string }[];
  /** SQL of the value that the report shows for row `s`. */
  readonly value: string;
}

function uniqueIndexes({ plan, layer, dialect }: StagedLoad): UniqueIndex[] {
  return uniqueColumns(layer, plan).map((indexes) => {
    const columns = indexes.map((index) => ({
      staged: stageColumn(index),
      own: dialect.quote(plan.columns[index]?.field.column ?? ''),
    }));
    const names = indexes.map((index) => plan.columns[index]?.field.name ?? '').join(', ');
    return { names, columns, value: columns.length === 1 ? `s.${columns[0]?.staged ?? ''}` : 'NULL' };
  });
}

/** Notes rows whose value a feature of the layer has. @returns SQL of their numbers; `undefined` if there are none. */
function noteConflictsWithLayer(
  { plan, layer, dialect, ownership, rows: { restriction } }: StagedLoad,
  faults: StagedFaults,
  { names, columns, value }: UniqueIndex,
): Promise<string | undefined> {
  const hasHidden = restriction !== undefined || ownership?.mayQueryOthers === false;
  const rowId = `t.${dialect.quote(rowIdColumn(layer))}`;
  // A row may keep the value of the feature that it updates.
  const isAnother =
    plan.key === undefined
      ? ''
      : ` AND NOT EXISTS (SELECT 1 FROM ${MATCH} m WHERE m.source_row = s.source_row AND m.target = ${rowId})`;
  const isTaken = columns.map(({ staged, own }) => `t.${own} = s.${staged}`).join(' AND ');
  // Use one wording for all rows: a second one would reveal that a hidden feature conflicts.
  return faults.note(names, hasHidden ? unusable : taken, {
    sql: `SELECT s.source_row, ${value} AS value
          FROM ${STAGE} s JOIN ${dialect.quote(layer.table)} t ON ${isTaken}${isAnother}`,
    bindings: [],
  });
}

/** Notes rows whose value an earlier row has. @param takenRows - SQL of the numbers of rows that conflict with the layer */
async function noteConflictsWithStage(
  faults: StagedFaults,
  { names, columns, value }: UniqueIndex,
  takenRows: string | undefined,
): Promise<void> {
  const list = columns.map(({ staged }) => `g.${staged}`).join(', ');
  const isComplete = columns.map(({ staged }) => `g.${staged} IS NOT NULL`).join(' AND ');
  const isRepeated = columns.map(({ staged }) => `d.${staged} = s.${staged}`).join(' AND ');
  // A refused row conflicts with no other.
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

/** Returns SQL that joins `rows`, if there are any, to `staged` by row number, as `alias`. */
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
      // Columns outside the plan are null in new rows, and nulls are never equal; generated ids are unique.
      return !isKey && indexes.every((index) => index >= 0 && plan.columns[index]?.origin !== 'guid');
    });
}
