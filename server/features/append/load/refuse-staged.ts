import { JobError } from '../../../jobs/job.js';
import type { Fragment } from '../../../storage/dialect.js';
import type { Layer } from '../../layer.js';
import type { AppendPlan } from '../plan.js';
import { Refusal, shortText } from '../report.js';
import { rowIdColumn } from './layer-target.js';
import { IS_NEW, MATCH, matchedRows } from './match-stage.js';
import type { StageCheck } from './stage-check.js';
import { STAGE, stageColumn } from './stage.js';

/** Rows named at a time, so that their number does not matter to the memory. */
const PAGE_ROWS = 1000;
const MAX_DETAILS = 10;
const REFUSED = 'append_refused';

const sharedKey = new Refusal('duplicate_value', 'an earlier source row has this key');

/**
 * Which of two rows with the same key should win cannot be told, so nothing is written at all.
 *
 * @throws {JobError} naming the first keys and the rows that share them; the report has all of them.
 */
export async function refuseSharedKeys(check: StageCheck): Promise<void> {
  const { trx, dialect, plan } = check;
  if (plan.key === undefined) return;
  const key = stageColumn(plan.key);
  const field = plan.columns[plan.key]?.field.name ?? '';
  const shared = `SELECT ${key} AS value, min(source_row) AS first, max(source_row) AS last
                  FROM ${STAGE} WHERE ${key} IS NOT NULL GROUP BY ${key} HAVING count(*) > 1`;
  interface SharedKey {
    readonly value: string | number;
    readonly first: number;
    readonly last: number;
  }
  const named = await dialect.rows<SharedKey>(trx, {
    sql: `SELECT ${toldValue(check, field)} AS value, first, last FROM (${shared}) d ORDER BY first LIMIT ?`,
    bindings: [MAX_DETAILS],
  });
  if (named.length === 0) return;
  await tell(check, field, sharedKey, {
    sql: `SELECT s.source_row, s.${key} AS value FROM ${STAGE} s JOIN (${shared}) d ON d.value = s.${key}
          WHERE s.source_row > d.first`,
    bindings: [],
  });
  throw new JobError(
    'append.duplicate_key',
    `Source rows share values of the matching field ${field}; nothing was written.`,
    {
      details: named.map(
        ({ value, first, last }) =>
          `${field} ${shortText(String(value))}: rows ${String(first)} and ${String(last)}`,
      ),
    },
  );
}

/** SQL of the column `value`, of a field, as it is told: not rounded where it is a whole number of many digits. */
function toldValue({ plan, dialect }: Pick<StageCheck, 'plan' | 'dialect'>, field: string | null): string {
  const column = plan.columns.find(({ field: { name } }) => name === field);
  return column?.field.type === 'esriFieldTypeBigInteger' ? dialect.exactInteger('value') : 'value';
}

/** Keys that differ only in case or in blanks around them are others, though hardly meant so. */
export async function warnOfSimilarKeys({ trx, dialect, plan }: StageCheck): Promise<string[]> {
  const key = plan.key === undefined ? undefined : plan.columns[plan.key];
  if (plan.key === undefined || key?.field.type !== 'esriFieldTypeString') return [];
  const value = stageColumn(plan.key);
  interface Similar {
    readonly one: string;
    readonly other: string;
    readonly total: number | string;
  }
  // Both databases fold the letters of ASCII with this, and no others.
  const folded = `lower(trim(${value})${dialect.kind === 'postgis' ? ' COLLATE "C"' : ''})`;
  const [similar] = await dialect.rows<Similar>(trx, {
    sql: `SELECT min(${value}) AS one, max(${value}) AS other, count(*) OVER () AS total
          FROM ${STAGE} WHERE ${value} IS NOT NULL GROUP BY ${folded} HAVING count(*) > 1
          ORDER BY min(source_row) LIMIT 1`,
    bindings: [],
  });
  if (similar === undefined) return [];
  const [one, other] = [similar.one, similar.other].map((text) => JSON.stringify(shortText(text)));
  return [
    `${String(similar.total)} values of the matching field ${key.field.name} differ only in case or blanks, ` +
      `such as ${String(one)} and ${String(other)}; they count as different keys.`,
  ];
}

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

/** Refuses staged rows that would be new, had not a row that the view leaves out the key already. */
export async function refuseHiddenKeys(check: StageCheck): Promise<void> {
  const { plan, layer, dialect, restriction } = check;
  const key = plan.key === undefined ? undefined : plan.columns[plan.key];
  if (restriction === undefined || plan.key === undefined || key === undefined) return;
  const value = `s.${stageColumn(plan.key)}`;
  await refuse(check, key.field.name, notUsable, {
    sql: `SELECT s.source_row, ${value} AS value
          FROM ${STAGE} s JOIN ${dialect.quote(layer.table)} t ON t.${dialect.quote(key.field.column)} = ${value}
          WHERE ${IS_NEW}`,
    bindings: [],
  });
}

const notOwner = new Refusal('not_owner', 'the feature that it matches belongs to somebody else');
const notUsable = new Refusal('invalid_key', 'this key cannot be used');

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

/** Refuses staged rows that are new and lack a value which only updates may leave out. */
export async function refuseIncomplete(check: StageCheck): Promise<void> {
  const { plan } = check;
  if (plan.key === undefined) return;
  for (const [index, { field, origin }] of plan.columns.entries()) {
    if (field.nullable || origin === 'guid' || index === plan.key) continue;
    await refuse(check, field.name, new Refusal('required', 'must not be empty in a new feature'), {
      sql: `SELECT s.source_row, NULL AS value FROM ${STAGE} s
            WHERE s.${stageColumn(index)} IS NULL AND ${IS_NEW}`,
      bindings: [],
    });
  }
}

const taken = new Refusal('duplicate_value', 'another feature has this value already');
const repeated = new Refusal('duplicate_value', 'an earlier source row has this value');
const unusable = new Refusal('duplicate_value', 'this value cannot be used');

/** Refuses staged rows whose value another feature, or an earlier staged row, has in a unique index. */
export async function refuseTaken(check: StageCheck): Promise<void> {
  const { plan, layer, dialect, ownership, restriction } = check;
  const hasHidden = restriction !== undefined || ownership?.mayQueryOthers === false;
  const rowId = `t.${dialect.quote(rowIdColumn(layer))}`;
  // A row may of course keep the value of the feature that it updates.
  const isAnother =
    plan.key === undefined
      ? ''
      : ` AND NOT EXISTS (SELECT 1 FROM ${MATCH} m WHERE m.source_row = s.source_row AND m.target = ${rowId})`;
  for (const indexes of uniqueColumns(layer, plan)) {
    const columns = indexes.map((index) => ({
      staged: stageColumn(index),
      own: dialect.quote(plan.columns[index]?.field.column ?? ''),
    }));
    const value = columns.length === 1 ? `s.${columns[0]?.staged ?? ''}` : 'NULL';
    const names = indexes.map((index) => plan.columns[index]?.field.name ?? '').join(', ');
    if (!check.ignoresExisting) {
      const isTaken = columns.map(({ staged, own }) => `t.${own} = s.${staged}`).join(' AND ');
      // One wording for all, where one of two would tell that a hidden feature is in the way.
      await refuse(check, names, hasHidden ? unusable : taken, {
        sql: `SELECT s.source_row, ${value} AS value
              FROM ${STAGE} s JOIN ${dialect.quote(layer.table)} t ON ${isTaken}${isAnother}`,
        bindings: [],
      });
    }
    const list = columns.map(({ staged }) => staged).join(', ');
    const isRepeated = columns.map(({ staged }) => `d.${staged} = s.${staged}`).join(' AND ');
    const isComplete = columns.map(({ staged }) => `${staged} IS NOT NULL`).join(' AND ');
    await refuse(check, names, repeated, {
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

/** Puts the rows that `select` names (`source_row`, `value`) into the report, all of them, and out of all else. */
async function refuse(
  check: StageCheck,
  field: string | null,
  refusal: Refusal,
  select: Fragment,
): Promise<void> {
  const { trx, plan } = check;
  const tables = plan.key === undefined ? [STAGE] : [STAGE, MATCH];
  await tell(check, field, refusal, select, async (refused) => {
    for (const table of tables) await trx.raw(`DELETE FROM ${table} WHERE source_row IN (${refused})`);
  });
}

/** Tells of the rows that `select` names; `remove` is then given SQL of their numbers, where there are any. */
async function tell(
  { trx, dialect, plan, report }: StageCheck,
  field: string | null,
  refusal: Refusal,
  select: Fragment,
  remove?: (refused: string) => Promise<void>,
): Promise<void> {
  await trx.raw(`CREATE TEMP TABLE ${REFUSED} AS ${select.sql}`, select.bindings);
  const told = toldValue({ plan, dialect }, field);
  let last = -1;
  for (;;) {
    const page = await dialect.rows<{ source_row: number | string; value: string | number | null }>(trx, {
      sql: `SELECT source_row, ${told} AS value FROM ${REFUSED} WHERE source_row > ? ORDER BY source_row LIMIT ?`,
      bindings: [last, PAGE_ROWS],
    });
    for (const { source_row: row, value } of page) report.refuse(Number(row), field, value, refusal);
    last = page.length === 0 ? last : Number(page.at(-1)?.source_row);
    if (page.length < PAGE_ROWS) break;
    // Only where there are so many that looking for the next would take long.
    await trx.raw(`CREATE INDEX IF NOT EXISTS append_refused_row ON ${REFUSED} (source_row)`);
  }
  if (last >= 0) await remove?.(`SELECT source_row FROM ${REFUSED}`);
  await trx.raw(`DROP TABLE ${REFUSED}`);
}
