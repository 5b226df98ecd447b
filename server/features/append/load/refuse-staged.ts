import type { Knex } from 'knex';
import { JobError } from '../../../jobs/job.js';
import type { Dialect, Fragment } from '../../../storage/dialect.js';
import type { Layer } from '../../layer.js';
import type { AppendPlan } from '../plan.js';
import { Refusal, type RowError, type RowReport } from '../report.js';
import { STAGE, stageColumn } from './stage.js';

/** A stage under examination. */
export interface StageCheck {
  readonly trx: Knex.Transaction;
  readonly dialect: Dialect;
  readonly layer: Layer;
  readonly plan: AppendPlan;
  readonly report: RowReport;
}

const MAX_NAMED = 1000;

/** SQL condition that staged row `s` matches row `t` of the layer; `undefined` to insert only. */
export function matchCondition({ plan, dialect }: Pick<StageCheck, 'plan' | 'dialect'>): string | undefined {
  const key = plan.key === undefined ? undefined : plan.columns[plan.key];
  if (plan.key === undefined || key === undefined) return undefined;
  return `t.${dialect.quote(key.field.column)} = s.${stageColumn(plan.key)}`;
}

/**
 * Which of two rows with the same key should win cannot be told, so nothing is written at all.
 *
 * @throws {JobError} naming the first keys and the rows that share them.
 */
export async function refuseSharedKeys({ trx, dialect, plan }: StageCheck): Promise<void> {
  if (plan.key === undefined) return;
  const key = stageColumn(plan.key);
  interface SharedKey {
    readonly value: string | number;
    readonly first: number;
    readonly last: number;
    /** Rows too many, of all keys; the same in every row. */
    readonly surplus: number | string;
  }
  const shared = await dialect.rows<SharedKey>(trx, {
    sql: `SELECT ${key} AS value, min(source_row) AS first, max(source_row) AS last,
                 sum(count(*) - 1) OVER () AS surplus
          FROM ${dialect.quote(STAGE)}
          WHERE ${key} IS NOT NULL GROUP BY ${key} HAVING count(*) > 1 ORDER BY min(source_row) LIMIT ?`,
    bindings: [MAX_NAMED],
  });
  const [one] = shared;
  if (one === undefined) return;
  const errorCount = Number(one.surplus);
  const field = plan.columns[plan.key]?.field.name ?? '';
  const fault = { code: 'duplicate_value', description: 'more than one source row has this key' } as const;
  const errors = shared.map(({ value, last }): RowError => ({ sourceRow: last, field, value, ...fault }));
  const details = shared
    .slice(0, 10)
    .map(({ value, first, last }) => `${field} ${String(value)}: rows ${String(first)} and ${String(last)}`);
  throw new JobError(
    'append.duplicate_key',
    `Source rows share values of the matching field ${field}; nothing was written.`,
    {
      details,
      result: { errors, errorCount, errorsTruncated: errorCount > errors.length },
    },
  );
}

/** Refuses staged rows that would update rows of others, where ownership forbids it. */
export async function refuseForeignRows(check: StageCheck, userName: string | null): Promise<void> {
  const { layer, dialect } = check;
  const match = matchCondition(check);
  const creator = layer.fields.find(({ name }) => name === layer.editorTracking?.creatorField);
  if (match === undefined || creator === undefined) return;
  const owner = `t.${dialect.quote(creator.column)}`;
  const isForeign = `${owner} IS NOT NULL AND ${owner} <> '' AND ${owner} <> ?`;
  await refuse(
    check,
    null,
    new Refusal('not_owner', 'the feature that it matches belongs to somebody else'),
    {
      sql: `SELECT s.source_row, NULL AS value FROM ${STAGE} s JOIN ${dialect.quote(layer.table)} t ON ${match} WHERE ${isForeign}`,
      bindings: [userName ?? ''],
    },
  );
}

/** Refuses staged rows that are new and lack a value which only updates may leave out. */
export async function refuseIncomplete(check: StageCheck): Promise<void> {
  const { plan, layer, dialect } = check;
  const match = matchCondition(check);
  if (match === undefined) return;
  for (const [index, { field, origin }] of plan.columns.entries()) {
    if (field.nullable || origin === 'guid' || index === plan.key) continue;
    await refuse(check, field.name, new Refusal('required', 'must not be empty in a new feature'), {
      sql: `SELECT s.source_row, NULL AS value FROM ${STAGE} s WHERE s.${stageColumn(index)} IS NULL
            AND NOT EXISTS (SELECT 1 FROM ${dialect.quote(layer.table)} t WHERE ${match})`,
      bindings: [],
    });
  }
}

/** Refuses staged rows whose value another feature, or an earlier staged row, has in a unique index. */
export async function refuseTaken(check: StageCheck): Promise<void> {
  const { plan, layer, dialect } = check;
  const match = matchCondition(check);
  // A row may of course keep the value of the feature that it updates.
  const isAnother = match === undefined ? '' : ` AND (${match}) IS NOT TRUE`;
  for (const indexes of uniqueColumns(layer, plan)) {
    const columns = indexes.map((index) => ({
      staged: stageColumn(index),
      own: dialect.quote(plan.columns[index]?.field.column ?? ''),
    }));
    const value = columns.length === 1 ? `s.${columns[0]?.staged ?? ''}` : 'NULL';
    const names = indexes.map((index) => plan.columns[index]?.field.name ?? '').join(', ');
    const isTaken = columns.map(({ staged, own }) => `t.${own} = s.${staged}`).join(' AND ');
    await refuse(check, names, new Refusal('duplicate_value', 'another feature has this value already'), {
      sql: `SELECT s.source_row, ${value} AS value FROM ${STAGE} s JOIN ${dialect.quote(layer.table)} t ON ${isTaken}${isAnother}`,
      bindings: [],
    });
    const list = columns.map(({ staged }) => staged).join(', ');
    const isRepeated = columns.map(({ staged }) => `d.${staged} = s.${staged}`).join(' AND ');
    const isComplete = columns.map(({ staged }) => `${staged} IS NOT NULL`).join(' AND ');
    await refuse(check, names, new Refusal('duplicate_value', 'an earlier source row has this value'), {
      sql: `SELECT s.source_row, ${value} AS value FROM ${STAGE} s
            JOIN (SELECT ${list}, min(source_row) AS first FROM ${STAGE} WHERE ${isComplete} GROUP BY ${list} HAVING count(*) > 1) d
            ON ${isRepeated} WHERE s.source_row > d.first`,
      bindings: [],
    });
  }
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

/** Takes the rows that `select` names (`source_row`, `value`) out of the stage and into the report. */
async function refuse(
  { trx, dialect, report }: StageCheck,
  field: string | null,
  refusal: Refusal,
  select: Fragment,
): Promise<void> {
  const named = await dialect.rows<{ source_row: number; value: string | number | null }>(trx, {
    sql: `SELECT source_row, value FROM (${select.sql}) r ORDER BY source_row LIMIT ?`,
    bindings: [...select.bindings, MAX_NAMED],
  });
  if (named.length === 0) return;
  const count = await dialect.execute(trx, {
    sql: `DELETE FROM ${STAGE} WHERE source_row IN (SELECT source_row FROM (${select.sql}) r)`,
    bindings: select.bindings,
  });
  report.refuseMany(
    count,
    named.map(({ source_row: sourceRow, value }) => ({
      sourceRow,
      field,
      value,
      code: refusal.code,
      description: refusal.description,
    })),
  );
}
