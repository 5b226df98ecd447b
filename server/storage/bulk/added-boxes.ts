import type { Knex } from 'knex';
import type { Dialect } from '../dialect.js';
import type { BulkTarget, SpatialTarget } from './bulk-loader.js';
import { readJsonbBoxes } from './jsonb-boxes.js';
import { BoxList } from './rtree-nodes.js';

/** As many as are packed at a time. */
const MAX_BOXES = 1 << 20;

/**
 * The boxes of rows on their way into a table whose spatial index is paused, under the ids that the rows will get: they
 * then need not be read from the table again, page by page, while nothing else goes on.
 */
export class AddedBoxes {
  readonly #dialect: Pick<Dialect, 'quote' | 'rows'>;
  readonly #target: SpatialTarget;
  #boxes = new BoxList();
  #firstId = 0;
  #nextId = 0;
  #isKept = true;

  constructor(dialect: Pick<Dialect, 'quote' | 'rows'>, target: SpatialTarget) {
    this.#dialect = dialect;
    this.#target = target;
  }

  /** To be called before rows are inserted. */
  async begin(trx: Knex.Transaction, columns: BulkTarget['columns']): Promise<void> {
    // Rows that bring ids of their own have any.
    if (columns.some(({ name }) => name === this.#target.rowId)) this.forget();
    if (!this.#isKept) return;
    const nextId = (await this.#lastId(trx)) + 1;
    if (this.#nextId === 0) this.#firstId = nextId;
    else if (this.#nextId !== nextId) this.forget();
    this.#nextId = nextId;
  }

  /** @param bytes - rows as `JsonbBatch` has them, with their geometry behind so many values. */
  add(bytes: Buffer, values: number): void {
    if (!this.#isKept) return;
    this.#nextId = readJsonbBoxes(bytes, values, this.#nextId, this.#boxes);
    if (this.#boxes.count > MAX_BOXES) this.forget();
  }

  /** Rows are not, or not all, where they were to go; or it is known no more what goes there. */
  forget(): void {
    this.#isKept = false;
    this.#boxes = new BoxList();
  }

  /** Those of all rows from the id on; `undefined` where they must be read from the table. */
  async take(trx: Knex.Transaction, from: number): Promise<BoxList | undefined> {
    if (!this.#isKept || this.#nextId === 0 || (await this.#lastId(trx)) !== this.#nextId - 1)
      return undefined;
    const { quote, rows } = this.#dialect;
    const [table, rowId] = [this.#target.table, this.#target.rowId].map(quote);
    const others = await rows(trx, {
      sql: `SELECT 1 FROM ${table} WHERE ${rowId} >= ? AND ${rowId} < ? LIMIT 1`,
      bindings: [from, this.#firstId],
    });
    return others.length === 0 ? this.#boxes : undefined;
  }

  /** The greatest that a row ever had, by which SQLite goes. */
  async #lastId(trx: Knex.Transaction): Promise<number> {
    const { quote, rows } = this.#dialect;
    const [table, rowId] = [this.#target.table, this.#target.rowId].map(quote);
    const [row] = await rows<{ last: number }>(trx, {
      sql: `SELECT max(coalesce((SELECT max(${rowId}) FROM ${table}), 0),
                       coalesce((SELECT seq FROM sqlite_sequence WHERE name = ?), 0)) AS last`,
      bindings: [this.#target.table],
    });
    return row?.last ?? 0;
  }
}
