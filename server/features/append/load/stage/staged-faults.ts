import type { Fragment } from '../../../../storage/sql/dialect.js';
import type { Refusal, RowFault } from '../../report/report.js';
import { MATCH } from './match-stage.js';
import type { StageCheck } from './stage-check.js';
import { STAGE } from './stage.js';

/** Rows named at a time, so that their number does not matter to the memory. */
const PAGE_ROWS = 1000;
const FAULTS = 'append_faults';
const FAULTY = 'append_faulty';

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
  const faults = new StagedFaults(check);
  await faults.note(field, refusal, select);
  await faults.refuse();
}

/** What several checks have to say against staged rows, so that each row is told with all of it. */
export class StagedFaults {
  readonly #check: StageCheck;
  readonly #kinds: { readonly table: string; readonly field: string | null; readonly refusal: Refusal }[] =
    [];

  constructor(check: StageCheck) {
    this.#check = check;
  }

  /** SQL of the numbers of the rows that were noted so far; `undefined` for none. */
  get rows(): string | undefined {
    return this.#kinds.length === 0
      ? undefined
      : this.#kinds.map(({ table }) => numbersIn(table)).join(' UNION ');
  }

  /**
   * Notes the rows that `select` names (`source_row`, `value`); the next check sees them nevertheless.
   *
   * @returns SQL of their numbers; `undefined` for none
   */
  async note(field: string | null, refusal: Refusal, select: Fragment): Promise<string | undefined> {
    const { trx, dialect } = this.#check;
    const table = `${FAULTS}_${String(this.#kinds.length)}`;
    await trx.raw(`CREATE TEMP TABLE ${table} AS ${select.sql}`, select.bindings);
    const some = await dialect.rows(trx, { sql: `SELECT 1 AS one FROM ${table} LIMIT 1`, bindings: [] });
    if (some.length === 0) {
      await trx.raw(`DROP TABLE ${table}`);
      return undefined;
    }
    this.#kinds.push({ table, field, refusal });
    return numbersIn(table);
  }

  /** Puts the noted rows into the report, all of them. */
  async tell(): Promise<void> {
    await this.#end(() => Promise.resolve());
  }

  /** The same, and out of all else. */
  async refuse(): Promise<void> {
    const { trx, plan } = this.#check;
    await this.#end(async () => {
      for (const table of plan.key === undefined ? [STAGE] : [STAGE, MATCH])
        await trx.raw(`DELETE FROM ${table} WHERE source_row IN (${numbersIn(FAULTY)})`);
    });
  }

  async #end(work: () => Promise<void>): Promise<void> {
    const { trx } = this.#check;
    const { rows } = this;
    if (rows === undefined) return;
    await trx.raw(`CREATE TEMP TABLE ${FAULTY} AS SELECT DISTINCT source_row FROM (${rows}) f`);
    await this.#tellPages();
    await work();
    for (const table of this.#tables) await trx.raw(`DROP TABLE ${table}`);
    this.#kinds.length = 0;
  }

  get #tables(): string[] {
    return [FAULTY, ...this.#kinds.map(({ table }) => table)];
  }

  async #tellPages(): Promise<void> {
    const { trx, dialect, report } = this.#check;
    for (let after = -1; ;) {
      const page = await dialect.rows<{ source_row: number | string }>(trx, {
        sql: `SELECT source_row FROM ${FAULTY} WHERE source_row > ? ORDER BY source_row LIMIT ?`,
        bindings: [after, PAGE_ROWS],
      });
      const last = Number(page.at(-1)?.source_row ?? after);
      const faults = await this.#faultsOf(after, last);
      for (const row of page)
        report.refuseRow(Number(row.source_row), faults.get(Number(row.source_row)) ?? []);
      if (page.length < PAGE_ROWS) return;
      // Only where there are so many that looking for the next would take long.
      if (after < 0) {
        for (const table of this.#tables) await trx.raw(`CREATE INDEX ${table}_row ON ${table} (source_row)`);
      }
      after = last;
    }
  }

  /** By row, of those after the first number up to the last. */
  async #faultsOf(after: number, last: number): Promise<Map<number, RowFault[]>> {
    const { trx, dialect } = this.#check;
    const byRow = new Map<number, RowFault[]>();
    for (const { table, field, refusal } of this.#kinds) {
      const found = await dialect.rows<{ source_row: number | string; value: string | number | null }>(trx, {
        sql: `SELECT source_row, ${toldValue(this.#check, field)} AS value FROM ${table}
              WHERE source_row > ? AND source_row <= ?`,
        bindings: [after, last],
      });
      for (const { source_row: row, value } of found) {
        const faults = byRow.get(Number(row)) ?? [];
        byRow.set(Number(row), [...faults, { field, value, refusal }]);
      }
    }
    return byRow;
  }
}

function numbersIn(table: string): string {
  return `SELECT source_row FROM ${table}`;
}
