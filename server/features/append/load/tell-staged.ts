import type { Fragment } from '../../../storage/dialect.js';
import type { Refusal } from '../report.js';
import { MATCH } from './match-stage.js';
import type { StageCheck } from './stage-check.js';
import { STAGE } from './stage.js';

/** Rows named at a time, so that their number does not matter to the memory. */
const PAGE_ROWS = 1000;
const REFUSED = 'append_refused';

/** SQL of the column `value`, of a field, as it is told: not rounded where it is a whole number of many digits. */
export function toldValue(
  { plan, dialect }: Pick<StageCheck, 'plan' | 'dialect'>,
  field: string | null,
): string {
  const column = plan.columns.find(({ field: { name } }) => name === field);
  return column?.field.type === 'esriFieldTypeBigInteger' ? dialect.exactInteger('value') : 'value';
}

/** Puts the rows that `select` names (`source_row`, `value`) into the report, all of them, and out of all else. */
export async function refuse(
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
export async function tell(
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
