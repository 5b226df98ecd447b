import type { BulkTarget } from '../../sql/bulk-loader.js';
import { readJsonbBoxes } from './jsonb-boxes.js';
import { BoxList, type PackedLevel } from '../rtree/rtree-nodes.js';
import { LOT_BOXES, RtreePacker } from '../rtree/rtree-packer.js';
import type { RtreeOptions } from '../rtree/rtree-tables.js';

export interface AddedBoxesOptions extends RtreeOptions {
  /** Number of boxes that are packed at a time. */
  readonly lotBoxes?: number | undefined;
}

/**
 * Bounding boxes of rows that are inserted while the spatial index is paused, under their future ids.
 *
 * They need not be read from the table again, page by page. Each lot of them is packed into leaves at once, which
 * bounds the memory.
 */
export class AddedBoxes {
  readonly #options: RtreeOptions;
  readonly #lotBoxes: number;
  #packer: RtreePacker | undefined;
  #boxes = new BoxList();
  #firstId = 0;
  #nextId = 0;
  #isKept = true;

  constructor({ lotBoxes = LOT_BOXES, ...options }: AddedBoxesOptions) {
    this.#options = options;
    this.#lotBoxes = lotBoxes;
  }

  /** Prepares for an insert. Call it before the rows are inserted. */
  async begin(columns: BulkTarget['columns']): Promise<void> {
    // Rows with their own ids may have any.
    if (columns.some(({ name }) => name === this.#options.target.rowId)) this.forget();
    if (!this.#isKept) return;
    const nextId = (await this.#lastId()) + 1;
    if (this.#nextId === 0) this.#firstId = nextId;
    else if (this.#nextId !== nextId) this.forget();
    this.#nextId = nextId;
    this.#packer ??= await RtreePacker.open(this.#options);
  }

  /**
   * @param bytes - rows as `JsonbBatch` has them, with their geometry after that many values.
   * @returns leaves to `write` before the next rows, when there are enough boxes for a lot.
   */
  add(bytes: Buffer, values: number): PackedLevel | undefined {
    if (!this.#isKept) return undefined;
    this.#nextId = readJsonbBoxes(bytes, values, this.#nextId, this.#boxes);
    return this.#boxes.count < this.#lotBoxes ? undefined : this.#packer?.pack(this.#boxes);
  }

  async write(leaves: PackedLevel): Promise<void> {
    await this.#packer?.write(this.#boxes, leaves);
    this.#boxes.clear();
  }

  /** Discards the boxes, because rows were not inserted as expected or their ids are unknown. */
  forget(): void {
    this.#isKept = false;
    this.#boxes = new BoxList();
  }

  /** Starts again after all rows were deleted and the tree emptied. */
  startAnew(): void {
    this.#packer = undefined;
    this.#boxes = new BoxList();
    this.#nextId = 0;
    this.#isKept = true;
  }

  /**
   * Returns true if the boxes cover all rows from this id on.
   *
   * Otherwise it removes them from the tree, and the caller must read the boxes from the table.
   */
  async areComplete(from: number): Promise<boolean> {
    if (this.#isKept && this.#nextId !== 0 && (await this.#lastId()) === this.#nextId - 1) {
      const { dialect, trx, target } = this.#options;
      const [table, rowId] = [target.table, target.rowId].map(dialect.quote);
      const others = await dialect.rows(trx, {
        sql: `SELECT 1 FROM ${table} WHERE ${rowId} >= ? AND ${rowId} < ? LIMIT 1`,
        bindings: [from, this.#firstId],
      });
      if (others.length === 0) return true;
    }
    this.forget();
    await this.#packer?.discard();
    return false;
  }

  /** Makes all boxes part of the tree. */
  async link(): Promise<void> {
    if (this.#packer === undefined) return;
    if (this.#boxes.count > 0) await this.write(this.#packer.pack(this.#boxes));
    await this.#packer.link();
  }

  /** Returns the greatest row id ever assigned, from which SQLite continues. */
  async #lastId(): Promise<number> {
    const { dialect, trx, target } = this.#options;
    const [table, rowId] = [target.table, target.rowId].map(dialect.quote);
    const [row] = await dialect.rows<{ last: number }>(trx, {
      sql: `SELECT max(coalesce((SELECT max(${rowId}) FROM ${table}), 0),
                       coalesce((SELECT seq FROM sqlite_sequence WHERE name = ?), 0)) AS last`,
      bindings: [target.table],
    });
    return row?.last ?? 0;
  }
}
