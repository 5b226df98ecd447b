import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';
import type { SpatialTarget } from '../../sql/bulk-loader.js';
import type { BoxList } from './rtree-nodes.js';

/** Number of nodes, or entries of the other two tables, per statement. */
const NODES_AT_A_TIME = 2000;
const ENTRIES_AT_A_TIME = 20_000;

const ROOT = 1;

/** Spatial index, and the transaction that writes it. */
export interface RtreeOptions {
  readonly dialect: Dialect;
  readonly trx: Knex.Transaction;
  readonly target: SpatialTarget;
}

/**
 * The three backing tables of SQLite's R*Tree: nodes, the leaf of each row, and the parent of each other node
 * (https://sqlite.org/rtree.html#backing_store_for_r_tree).
 */
export class RtreeTables {
  readonly #dialect: Dialect;
  readonly #trx: Knex.Transaction;
  readonly #nodes: string;
  readonly #rowids: string;
  readonly #parents: string;

  constructor({
    dialect,
    trx,
    target,
  }: Omit<RtreeOptions, 'target'> & { readonly target: Pick<SpatialTarget, 'table' | 'column'> }) {
    this.#dialect = dialect;
    this.#trx = trx;
    const indexName = dialect.spatialIndexName(target.table, target.column);
    [this.#nodes = '', this.#rowids = '', this.#parents = ''] = ['node', 'rowid', 'parent'].map((name) =>
      dialect.quote(`${indexName}_${name}`),
    );
  }

  /** Returns the root and the greatest node number. */
  async readRoot(): Promise<{ readonly data: Buffer; readonly last: number }> {
    const [root] = await this.#dialect.rows<{ data: Buffer; last: number }>(this.#trx, {
      sql: `SELECT data, (SELECT max(nodeno) FROM ${this.#nodes}) AS last FROM ${this.#nodes} WHERE nodeno = ?`,
      bindings: [ROOT],
    });
    if (root === undefined) throw new Error('an R*Tree has no root');
    return root;
  }

  /** Yields nodes by their numbers, in any order. */
  async *readNodes(numbers: readonly number[]): AsyncGenerator<Buffer> {
    for (let first = 0; first < numbers.length; first += NODES_AT_A_TIME) {
      const some = numbers.slice(first, first + NODES_AT_A_TIME);
      const nodes = await this.#dialect.rows<{ data: Buffer }>(this.#trx, {
        sql: `SELECT data FROM ${this.#nodes} WHERE nodeno IN (SELECT value FROM json_each(?))`,
        bindings: [JSON.stringify(some)],
      });
      for (const { data } of nodes) yield data;
    }
  }

  async removeNodes(numbers: readonly number[]): Promise<void> {
    await this.#trx.raw(`DELETE FROM ${this.#nodes} WHERE nodeno IN (SELECT value FROM json_each(?))`, [
      JSON.stringify(numbers),
    ]);
  }

  /** Removes leaves and the row entries that name them: those with numbers from `first` to before `end`. */
  async removeLeaves(first: number, end: number): Promise<void> {
    for (const table of [this.#rowids, this.#nodes]) {
      await this.#trx.raw(`DELETE FROM ${table} WHERE nodeno >= ? AND nodeno < ?`, [first, end]);
    }
  }

  /** Writes consecutive nodes of one size under numbers from `firstNode` on. */
  async writeNodes(nodes: Buffer, size: number, firstNode: number): Promise<void> {
    const count = nodes.length / size;
    for (let first = 0; first < count; first += NODES_AT_A_TIME) {
      const end = Math.min(first + NODES_AT_A_TIME, count);
      await this.#trx.raw(
        `WITH RECURSIVE node (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM node WHERE i + 1 < ?)
         INSERT INTO ${this.#nodes} (nodeno, data) SELECT ? + i, substr(?, i * ? + 1, ?) FROM node`,
        [end - first, firstNode + first, nodes.subarray(first * size, end * size), size, size],
      );
    }
  }

  /** Writes the leaf of each row's box. */
  async writeLeavesOf(rows: BoxList, leafOf: Uint32Array): Promise<void> {
    await this.#writeEntries({ table: this.#rowids, id: 'rowid', node: 'nodeno' }, rows, leafOf);
  }

  /** Writes the parent of each node. */
  async writeParentsOf(nodes: BoxList, parentOf: Uint32Array): Promise<void> {
    await this.#writeEntries({ table: this.#parents, id: 'nodeno', node: 'parentnode' }, nodes, parentOf);
  }

  async removeParents(): Promise<void> {
    await this.#trx.raw(`DELETE FROM ${this.#parents}`);
  }

  /** Replaces the root, and sets it as the parent of the nodes below it. */
  async writeRoot(data: Buffer, below: BoxList): Promise<void> {
    await this.writeParentsOf(below, new Uint32Array(below.count).fill(ROOT));
    await this.#trx.raw(`UPDATE ${this.#nodes} SET data = ? WHERE nodeno = ?`, [data, ROOT]);
  }

  async #writeEntries(
    { table, id, node }: { readonly table: string; readonly id: string; readonly node: string },
    boxes: BoxList,
    nodeOf: Uint32Array,
  ): Promise<void> {
    for (let first = 0; first < boxes.count; first += ENTRIES_AT_A_TIME) {
      const end = Math.min(first + ENTRIES_AT_A_TIME, boxes.count);
      // Rows that were inserted together have consecutive ids.
      if (boxes.id(end - 1) - boxes.id(first) === end - 1 - first) {
        await this.#trx.raw(
          `INSERT OR REPLACE INTO ${table} (${id}, ${node}) SELECT ? + key, value FROM json_each(?)`,
          [boxes.id(first), `[${nodeOf.subarray(first, end).join(',')}]`],
        );
        continue;
      }
      let entries = '';
      for (let index = first; index < end; index += 1) {
        entries += `${index === first ? '{' : ','}"${String(boxes.id(index))}":${String(nodeOf[index])}`;
      }
      await this.#trx.raw(
        `INSERT OR REPLACE INTO ${table} (${id}, ${node})
         SELECT CAST(key AS INTEGER), value FROM json_each(?)`,
        [`${entries}}`],
      );
    }
  }
}
