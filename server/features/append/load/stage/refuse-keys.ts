import { JobError } from '../../../../jobs/job.js';
import { Refusal, shortText } from '../../report/report.js';
import { IS_NEW } from './match-stage.js';
import type { StageCheck } from './stage-check.js';
import { STAGE, stageColumn } from './stage.js';
import { refuse, StagedFaults, toldValue } from './staged-faults.js';

const MAX_DETAILS = 10;

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
  const faults = new StagedFaults(check);
  await faults.note(field, sharedKey, {
    sql: `SELECT s.source_row, s.${key} AS value FROM ${STAGE} s JOIN (${shared}) d ON d.value = s.${key}
          WHERE s.source_row > d.first`,
    bindings: [],
  });
  await faults.tell();
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

/** All that is told where more would tell of rows that are hidden. */
export const notUsable = new Refusal('invalid_key', 'this key cannot be used');

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

/** Ids that are made go on from the greatest that is given, and must be whole numbers of JSON for long after it. */
const MAX_NEW_OBJECT_ID = 2 ** 52;
const hugeObjectId = new Refusal('invalid_key', 'beyond 2^52: no room is left for the ids after it');

/** Refuses staged rows that would be new, under an ObjectID that leaves too little room for those of later rows. */
export async function refuseHugeIds(check: StageCheck): Promise<void> {
  const { plan } = check;
  const key = plan.key === undefined ? undefined : plan.columns[plan.key];
  if (plan.key === undefined || key?.field.type !== 'esriFieldTypeOID') return;
  const value = `s.${stageColumn(plan.key)}`;
  await refuse(check, key.field.name, hugeObjectId, {
    sql: `SELECT s.source_row, ${value} AS value FROM ${STAGE} s
          WHERE ${value} > ${String(MAX_NEW_OBJECT_ID)} AND ${IS_NEW}`,
    bindings: [],
  });
}
