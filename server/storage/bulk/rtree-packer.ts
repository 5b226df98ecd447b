import type { Knex } from 'knex';
import type { Dialect } from '../dialect.js';
import type { SpatialTarget } from './bulk-loader.js';
import {
  BoxList,
  nodeCapacity,
  type PackedLevel,
  packLevel,
  packRoot,
  readDepth,
  readNode,
} from './rtree-nodes.js';

/** Rows read from the table at a time. */
const PAGE_ROWS = 20_000;

/** Boxes that are packed at a time, which bounds the memory: leaves of a later lot may overlap those of an earlier. */
export const LOT_BOXES = 1 << 20;

/** Nodes, and entries of the two other tables, that go into one statement. */
const NODES_AT_A_TIME = 2000;
const ENTRIES_AT_A_TIME = 20_000;

const ROOT = 1;

/** Rows of the table, as few values: each value that comes out of SQLite costs as much as its row. */
interface Page {
  readonly count: number;
  /** Row ids, with commas between them. */
  readonly ids: string;
  /** The greatest of them; `null` for no rows. */
  readonly last: number;
  /** xmin, ymin, xmax and ymax of each, doubles from the head of SpatiaLite's blob. */
  readonly boxes: Buffer;
  /** 1 when all blobs begin as expected: 00, little-endian, reference, the four doubles, 7C. */
  readonly isKnown: 0 | 1 | null;
}

export interface RtreePackerOptions {
  readonly dialect: Dialect;
  readonly trx: Knex.Transaction;
  readonly target: SpatialTarget;
}

/**
 * Writes the boxes of very many rows into SQLite's R*Tree by packing them into nodes, and the nodes into the
 * tables behind it, where adding them one by one would look for the place of each: a third of the time of a
 * million, and it stays so with ten million. The tree's leaves stay as they are; the levels above are made anew.
 *
 * Lots of boxes become leaves as they come, which nothing leads to before `link`. Until then nobody else may write to
 * the tree but through it.
 */
export class RtreePacker {
  readonly #dialect: Dialect;
  readonly #trx: Knex.Transaction;
  readonly #target: SpatialTarget;
  readonly #nodes: string;
  readonly #rowids: string;
  readonly #parents: string;
  readonly #nodeBytes: number;
  readonly #firstNode: number;
  #nextNode: number;
  #leaves = new BoxList();

  private constructor({ dialect, trx, target }: RtreePackerOptions, nodeBytes: number, nextNode: number) {
    this.#dialect = dialect;
    this.#trx = trx;
    this.#target = target;
    const indexName = dialect.spatialIndexName(target.table, target.column);
    [this.#nodes = '', this.#rowids = '', this.#parents = ''] = ['node', 'rowid', 'parent'].map((name) =>
      dialect.quote(`${indexName}_${name}`),
    );
    this.#nodeBytes = nodeBytes;
    this.#firstNode = nextNode;
    this.#nextNode = nextNode;
  }

  static async open(options: RtreePackerOptions): Promise<RtreePacker> {
    const { dialect, trx, target } = options;
    const nodes = dialect.quote(`${dialect.spatialIndexName(target.table, target.column)}_node`);
    const [tree] = await dialect.rows<{ bytes: number; last: number }>(trx, {
      sql: `SELECT length(data) AS bytes, (SELECT max(nodeno) FROM ${nodes}) AS last FROM ${nodes} WHERE nodeno = ?`,
      bindings: [ROOT],
    });
    if (tree === undefined) throw new Error('an R*Tree has no root');
    return new RtreePacker(options, tree.bytes, tree.last + 1);
  }

  /** Boxes of rows that the tree has none of, as leaves to `write`. */
  pack(lot: BoxList): PackedLevel {
    return packLevel(lot, { nodeBytes: this.#nodeBytes, firstNode: this.#nextNode });
  }

  /** Writes the leaves that a lot was packed into, the lot being still as it was, with no other packed since. */
  async write(lot: BoxList, level: PackedLevel): Promise<void> {
    await this.#writeNodes(level.nodes, level.firstNode);
    await this.#writeEntries(this.#rowids, 'rowid', 'nodeno', lot, level.nodeOf);
    for (let index = 0; index < level.boxes.count; index += 1) copyBox(level.boxes, index, this.#leaves);
  }

  /**
   * Writes leaves for all rows of the table from the row id `firstId` on, of which the tree must have none.
   *
   * @returns false when the geometries are not stored in the form that is known here; nothing is done then.
   */
  async writeFrom(firstId: number): Promise<boolean> {
    const lot = new BoxList(PAGE_ROWS);
    let reading: Promise<Page> | undefined = this.#readPage(firstId);
    for (let isFirst = true; reading !== undefined; isFirst = false) {
      const page: Page = await reading;
      if (page.isKnown === 0) {
        if (isFirst) return false;
        throw new Error('geometries are stored in more than one form');
      }
      // The next is read while this one is worked on.
      reading = page.count < PAGE_ROWS ? undefined : this.#readPage(page.last + 1);
      reading?.catch(() => undefined);
      takeBoxes(page, lot);
      if (reading !== undefined && lot.count + PAGE_ROWS <= LOT_BOXES) continue;
      await this.#writeLeaves(lot);
      lot.clear();
    }
    return true;
  }

  /** Makes the leaves that were written part of the tree. */
  async link(): Promise<void> {
    if (this.#leaves.count === 0) return;
    const [root] = await this.#dialect.rows<{ data: Buffer; last: number }>(this.#trx, {
      sql: `SELECT data, (SELECT max(nodeno) FROM ${this.#nodes}) AS last FROM ${this.#nodes} WHERE nodeno = ?`,
      bindings: [ROOT],
    });
    if (root === undefined) throw new Error('an R*Tree has no root');
    this.#nextNode = root.last + 1;
    await this.#keepLeaves(root.data);
    await this.#writeLevelsAbove(this.#leaves);
    this.#leaves = new BoxList();
  }

  /** Takes the leaves that were written away again, in case they are still there. */
  async discard(): Promise<void> {
    if (this.#leaves.count === 0) return;
    const bindings = [this.#firstNode, this.#nextNode];
    for (const table of [this.#rowids, this.#nodes]) {
      await this.#trx.raw(`DELETE FROM ${table} WHERE nodeno >= ? AND nodeno < ?`, bindings);
    }
    this.#leaves = new BoxList();
  }

  async #readPage(firstId: number): Promise<Page> {
    const { quote } = this.#dialect;
    const [table, rowId, shape] = [this.#target.table, this.#target.rowId, this.#target.column].map(quote);
    const [page] = await this.#dialect.rows<Page>(this.#trx, {
      sql: `SELECT count(*) AS count, coalesce(group_concat(id), '') AS ids, max(id) AS last,
              CAST(coalesce(group_concat(CAST(substr(shape, 7, 32) AS TEXT), ''), '') AS BLOB) AS boxes,
              min(substr(shape, 1, 2) = x'0001' AND substr(shape, 39, 1) = x'7c') AS isKnown
            FROM (SELECT ${rowId} AS id, ${shape} AS shape FROM ${table}
                  WHERE ${rowId} >= ? AND ${shape} IS NOT NULL ORDER BY ${rowId} LIMIT ?)`,
      bindings: [firstId, PAGE_ROWS],
    });
    if (page === undefined) throw new Error('an aggregate gave no row');
    return page;
  }

  async #writeLeaves(lot: BoxList): Promise<void> {
    if (lot.count > 0) await this.write(lot, this.pack(lot));
  }

  /** Adds the leaves that are in the tree already, and takes the levels above them away. */
  async #keepLeaves(root: Buffer): Promise<void> {
    let depth = readDepth(root);
    let entries = new BoxList();
    readNode(root, entries);
    if (depth === 0) {
      // The root is the only leaf: its entries move to a node of their own.
      await this.#writeLeaves(entries);
      return;
    }
    const inner: number[] = [];
    for (; depth > 1; depth -= 1) {
      const below = new BoxList();
      for (let first = 0; first < entries.count; first += NODES_AT_A_TIME) {
        const numbers = idsOf(entries, first, NODES_AT_A_TIME);
        const nodes = await this.#dialect.rows<{ data: Buffer }>(this.#trx, {
          sql: `SELECT data FROM ${this.#nodes} WHERE nodeno IN (SELECT value FROM json_each(?))`,
          bindings: [JSON.stringify(numbers)],
        });
        for (const { data } of nodes) readNode(data, below);
        inner.push(...numbers);
      }
      entries = below;
    }
    for (let index = 0; index < entries.count; index += 1) copyBox(entries, index, this.#leaves);
    await this.#trx.raw(`DELETE FROM ${this.#nodes} WHERE nodeno IN (SELECT value FROM json_each(?))`, [
      JSON.stringify(inner),
    ]);
  }

  async #writeLevelsAbove(leaves: BoxList): Promise<void> {
    await this.#trx.raw(`DELETE FROM ${this.#parents}`);
    let boxes = leaves;
    let depth = 1;
    for (; boxes.count > nodeCapacity(this.#nodeBytes); depth += 1) {
      const level = packLevel(boxes, { nodeBytes: this.#nodeBytes, firstNode: this.#nextNode });
      await this.#writeNodes(level.nodes, level.firstNode);
      await this.#writeEntries(this.#parents, 'nodeno', 'parentnode', boxes, level.nodeOf);
      boxes = level.boxes;
    }
    const rootOf = new Uint32Array(boxes.count).fill(ROOT);
    await this.#writeEntries(this.#parents, 'nodeno', 'parentnode', boxes, rootOf);
    await this.#trx.raw(`UPDATE ${this.#nodes} SET data = ? WHERE nodeno = ?`, [
      packRoot(boxes, this.#nodeBytes, depth),
      ROOT,
    ]);
  }

  async #writeNodes(nodes: Buffer, firstNode: number): Promise<void> {
    const count = nodes.length / this.#nodeBytes;
    for (let first = 0; first < count; first += NODES_AT_A_TIME) {
      const end = Math.min(first + NODES_AT_A_TIME, count);
      const size = this.#nodeBytes;
      await this.#trx.raw(
        `WITH RECURSIVE node (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM node WHERE i + 1 < ?)
         INSERT INTO ${this.#nodes} (nodeno, data) SELECT ? + i, substr(?, i * ? + 1, ?) FROM node`,
        [end - first, firstNode + first, nodes.subarray(first * size, end * size), size, size],
      );
    }
    this.#nextNode = firstNode + count;
  }

  /** The node that each box is in, by the box's id. */
  async #writeEntries(
    table: string,
    idColumn: string,
    nodeColumn: string,
    boxes: BoxList,
    nodeOf: Uint32Array,
  ): Promise<void> {
    for (let first = 0; first < boxes.count; first += ENTRIES_AT_A_TIME) {
      const end = Math.min(first + ENTRIES_AT_A_TIME, boxes.count);
      // Rows that came together have ids one after the other.
      if (boxes.id(end - 1) - boxes.id(first) === end - 1 - first) {
        await this.#trx.raw(
          `INSERT OR REPLACE INTO ${table} (${idColumn}, ${nodeColumn})
           SELECT ? + key, value FROM json_each(?)`,
          [boxes.id(first), `[${nodeOf.subarray(first, end).join(',')}]`],
        );
        continue;
      }
      let entries = '';
      for (let index = first; index < end; index += 1) {
        entries += `${index === first ? '{' : ','}"${String(boxes.id(index))}":${String(nodeOf[index])}`;
      }
      await this.#trx.raw(
        `INSERT OR REPLACE INTO ${table} (${idColumn}, ${nodeColumn})
         SELECT CAST(key AS INTEGER), value FROM json_each(?)`,
        [`${entries}}`],
      );
    }
  }
}

function takeBoxes({ count, ids, boxes }: Page, into: BoxList): void {
  if (count === 0) return;
  const view = new DataView(boxes.buffer, boxes.byteOffset, boxes.byteLength);
  const names = ids.split(',');
  for (let index = 0, at = 0; index < count; index += 1, at += 32) {
    const [xmin, ymin] = [view.getFloat64(at, true), view.getFloat64(at + 8, true)];
    const [xmax, ymax] = [view.getFloat64(at + 16, true), view.getFloat64(at + 24, true)];
    into.add(Number(names[index]), xmin, xmax, ymin, ymax);
  }
}

function copyBox(from: BoxList, index: number, into: BoxList): void {
  const side = (number: number): number => from.ordinate(index, number);
  into.addRounded(from.id(index), side(0), side(1), side(2), side(3));
}

function idsOf(boxes: BoxList, first: number, count: number): number[] {
  const end = Math.min(first + count, boxes.count);
  return Array.from({ length: Math.max(end - first, 0) }, (_, index) => boxes.id(first + index));
}
