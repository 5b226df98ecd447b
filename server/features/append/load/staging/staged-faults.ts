import type { Fragment } from '../../../../storage/sql/dialect.js';
import type { Refusal, RowFault } from '../../report/report.js';
import { MATCH } from './match-stage.js';
import type { StagedLoad } from './staged-load.js';
import { STAGE } from './stage.js';

/** Rows reported at a time, which bounds memory. */
const PAGE_ROWS = 1000;
const FAULTS = 'append_faults';
const FAULTY = 'append_faulty';

/** Returns SQL of the column `value` of a field for the report: 64-bit integers keep all their digits. */
export function toldValue(
  { plan, dialect }: Pick<StagedLoad, 'plan' | 'dialect'>,
  field: string | null,
): string {
  const column = plan.columns.find(({ field: { name } }) => name === field);
  return column?.field.type === 'esriFieldTypeBigInteger' ? dialect.exactInteger('value') : 'value';
}

/** Reports all rows that `select` names (`source_row`, `value`), and removes them from stage and match. */
export async function refuseStaged(
  load: StagedLoad,
  field: string | null,
  refusal: Refusal,
  select: Fragment,
): Promise<void> {
  const faults = new StagedFaults(load);
  await faults.note(field, refusal, select);
  await faults.refuse();
}

/** Faults of staged rows, gathered over several checks so that the report has all faults of a row together. */
export class StagedFaults {
  readonly #load: StagedLoad;
  readonly #kinds: { readonly table: string; readonly field: string | null; readonly refusal: Refusal }[] =
    [];

  constructor(load: StagedLoad) {
    this.#load = load;
  }

  /** SQL of the numbers of the rows noted so far; `undefined` if there are none. */
  get rows(): string | undefined {
    return this.#kinds.length === 0
      ? undefined
      : this.#kinds.map(({ table }) => numbersIn(table)).join(' UNION ');
  }

  /**
   * Notes the rows that `select` names (`source_row`, `value`); later checks still see them.
   *
   * @returns SQL of their numbers; `undefined` for none
   */
  async note(field: string | null, refusal: Refusal, select: Fragment): Promise<string | undefined> {
    const { trx, dialect } = this.#load;
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

  /** Reports all noted rows. */
  async tell(): Promise<void> {
    await this.#end(() => Promise.resolve());
  }

  /** Reports all noted rows, and removes them from stage and match. */
  async refuse(): Promise<void> {
    const { trx, plan } = this.#load;
    await this.#end(async () => {
      for (const table of plan.key === undefined ? [STAGE] : [STAGE, MATCH])
        await trx.raw(`DELETE FROM ${table} WHERE source_row IN (${numbersIn(FAULTY)})`);
    });
  }

  async #end(work: () => Promise<void>): Promise<void> {
    const { trx } = this.#load;
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
    const { trx, dialect, report } = this.#load;
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
      // The faults are so many that finding the next row takes long.
      if (after < 0) {
        for (const table of this.#tables) await trx.raw(`CREATE INDEX ${table}_row ON ${table} (source_row)`);
      }
      after = last;
    }
  }

  /** Returns the faults by row, after the first number and up to the last. */
  async #faultsOf(after: number, last: number): Promise<Map<number, RowFault[]>> {
    const { trx, dialect } = this.#load;
    const byRow = new Map<number, RowFault[]>();
    for (const { table, field, refusal } of this.#kinds) {
      const found = await dialect.rows<{ source_row: number | string; value: string | number | null }>(trx, {
        sql: `SELECT source_row, ${toldValue(this.#load, field)} AS value FROM ${table}
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
