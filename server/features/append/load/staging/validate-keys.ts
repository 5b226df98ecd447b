import { JobError } from '../../../../jobs/job.js';
import { Refusal, shortText } from '../../report/report.js';
import { IS_NEW } from './match-stage.js';
import type { StagedLoad } from './staged-load.js';
import { STAGE, stageColumn } from './stage.js';
import { refuseStaged, StagedFaults, toldValue } from './staged-faults.js';

const MAX_DETAILS = 10;

const sharedKey = new Refusal('duplicate_value', 'an earlier source row has this key');

/**
 * Refuses source rows that share a key. Neither of them can be preferred, so nothing is written.
 *
 * @throws {JobError} naming the first keys and the rows that share them; the report has all of them.
 */
export async function refuseSharedKeys(load: StagedLoad): Promise<void> {
  const { trx, dialect, plan } = load;
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
    sql: `SELECT ${toldValue(load, field)} AS value, first, last FROM (${shared}) d ORDER BY first LIMIT ?`,
    bindings: [MAX_DETAILS],
  });
  if (named.length === 0) return;
  const faults = new StagedFaults(load);
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

/** Returns a warning of keys that differ only in case or in blanks around them: they count as different keys. */
export async function warnOfSimilarKeys({ trx, dialect, plan }: StagedLoad): Promise<string[]> {
  const key = plan.key === undefined ? undefined : plan.columns[plan.key];
  if (plan.key === undefined || key?.field.type !== 'esriFieldTypeString') return [];
  const value = stageColumn(plan.key);
  interface Similar {
    readonly one: string;
    readonly other: string;
    readonly total: number | string;
  }
  // Folds ASCII letters only, on both databases alike.
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

/** Refusal that does not reveal a hidden row. */
export const notUsable = new Refusal('invalid_key', 'this key cannot be used');

/** Refuses new staged rows whose key a row outside the view has already. */
export async function refuseHiddenKeys(load: StagedLoad): Promise<void> {
  const { plan, layer, dialect } = load;
  const key = plan.key === undefined ? undefined : plan.columns[plan.key];
  if (load.rows.restriction === undefined || plan.key === undefined || key === undefined) return;
  const value = `s.${stageColumn(plan.key)}`;
  await refuseStaged(load, key.field.name, notUsable, {
    sql: `SELECT s.source_row, ${value} AS value
          FROM ${STAGE} s JOIN ${dialect.quote(layer.table)} t ON t.${dialect.quote(key.field.column)} = ${value}
          WHERE ${IS_NEW}`,
    bindings: [],
  });
}

/** Greatest ObjectID that a source may give: generated ids continue after it, and must stay exact integers in JSON. */
const MAX_NEW_OBJECT_ID = 2 ** 52;
const hugeObjectId = new Refusal('invalid_key', 'must be at most 2^52, to leave room for later ids');

/** Refuses new staged rows whose ObjectID leaves too little room for ids of later rows. */
export async function refuseHugeIds(load: StagedLoad): Promise<void> {
  const { plan } = load;
  const key = plan.key === undefined ? undefined : plan.columns[plan.key];
  if (plan.key === undefined || key?.field.type !== 'esriFieldTypeOID') return;
  const value = `s.${stageColumn(plan.key)}`;
  await refuseStaged(load, key.field.name, hugeObjectId, {
    sql: `SELECT s.source_row, ${value} AS value FROM ${STAGE} s
          WHERE ${value} > ${String(MAX_NEW_OBJECT_ID)} AND ${IS_NEW}`,
    bindings: [],
  });
}
