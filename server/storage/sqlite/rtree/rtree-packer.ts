import {
  BoxList,
  nodeCapacity,
  type PackedLevel,
  packLevel,
  packRoot,
  readDepth,
  readNode,
} from './rtree-nodes.js';
import { type RtreeOptions, RtreeTables } from './rtree-tables.js';
import { PAGE_ROWS, readStoredBoxes, takeBoxes } from './stored-boxes.js';

/** Number of boxes packed at a time, which bounds the memory; leaves of different lots may overlap. */
export const LOT_BOXES = 1 << 20;

/**
 * Packer of an R*Tree: packs the boxes of many rows into nodes, and writes the nodes to SQLite's backing tables.
 *
 * This avoids the search for a place for each box. Leaves are kept; the levels above are rebuilt.
 *
 * Lots of boxes become leaves at once, but stay unreachable until `link`. Until then, only the packer may write to the
 * tree.
 */
export class RtreePacker {
  readonly #options: RtreeOptions;
  readonly #tables: RtreeTables;
  readonly #nodeBytes: number;
  readonly #firstNode: number;
  #nextNode: number;
  #leaves = new BoxList();

  private constructor(options: RtreeOptions, tables: RtreeTables, nodeBytes: number, nextNode: number) {
    this.#options = options;
    this.#tables = tables;
    this.#nodeBytes = nodeBytes;
    this.#firstNode = nextNode;
    this.#nextNode = nextNode;
  }

  static async open(options: RtreeOptions): Promise<RtreePacker> {
    const tables = new RtreeTables(options);
    const { data, last } = await tables.readRoot();
    return new RtreePacker(options, tables, data.length, last + 1);
  }

  /** Packs boxes of rows that are not in the tree into leaves, for `write`. */
  pack(lot: BoxList): PackedLevel {
    return packLevel(lot, { nodeBytes: this.#nodeBytes, firstNode: this.#nextNode });
  }

  /** Writes the leaves of the last packed lot, which must be unchanged. */
  async write(lot: BoxList, level: PackedLevel): Promise<void> {
    await this.#writeNodes(level);
    await this.#tables.writeLeavesOf(lot, level.nodeOf);
    for (let index = 0; index < level.boxes.count; index += 1) copyBox(level.boxes, index, this.#leaves);
  }

  /**
   * Writes leaves for all rows of the table from the row id `firstId` on, none of which may be in the tree.
   *
   * @returns false, without writing, if the geometries have an unknown format.
   */
  async writeFrom(firstId: number): Promise<boolean> {
    const lot = new BoxList(PAGE_ROWS);
    let isFirst = true;
    for await (const page of readStoredBoxes(this.#options, firstId)) {
      if (page.isKnown === 0) {
        if (isFirst) return false;
        throw new Error('geometries are stored in more than one form');
      }
      isFirst = false;
      takeBoxes(page, lot);
      if (lot.count + PAGE_ROWS <= LOT_BOXES) continue;
      await this.#writeLeaves(lot);
      lot.clear();
    }
    await this.#writeLeaves(lot);
    return true;
  }

  /** Makes the written leaves part of the tree. */
  async link(): Promise<void> {
    if (this.#leaves.count === 0) return;
    const { data, last } = await this.#tables.readRoot();
    this.#nextNode = last + 1;
    await this.#keepLeaves(data);
    await this.#writeLevelsAbove(this.#leaves);
    this.#leaves = new BoxList();
  }

  /** Removes the written leaves, if they still exist. */
  async discard(): Promise<void> {
    if (this.#leaves.count === 0) return;
    await this.#tables.removeLeaves(this.#firstNode, this.#nextNode);
    this.#leaves = new BoxList();
  }

  async #writeLeaves(lot: BoxList): Promise<void> {
    if (lot.count > 0) await this.write(lot, this.pack(lot));
  }

  /** Keeps the leaves already in the tree, and removes the levels above them. */
  async #keepLeaves(root: Buffer): Promise<void> {
    let depth = readDepth(root);
    let entries = new BoxList();
    readNode(root, entries);
    if (depth === 0) {
      // If the root is the only leaf, its entries move to a new node.
      await this.#writeLeaves(entries);
      return;
    }
    const inner: number[] = [];
    for (; depth > 1; depth -= 1) {
      const below = new BoxList();
      const numbers = idsOf(entries);
      for await (const data of this.#tables.readNodes(numbers)) readNode(data, below);
      for (const number of numbers) inner.push(number);
      entries = below;
    }
    for (let index = 0; index < entries.count; index += 1) copyBox(entries, index, this.#leaves);
    await this.#tables.removeNodes(inner);
  }

  async #writeLevelsAbove(leaves: BoxList): Promise<void> {
    await this.#tables.removeParents();
    let boxes = leaves;
    let depth = 1;
    for (; boxes.count > nodeCapacity(this.#nodeBytes); depth += 1) {
      const level = packLevel(boxes, { nodeBytes: this.#nodeBytes, firstNode: this.#nextNode });
      await this.#writeNodes(level);
      await this.#tables.writeParentsOf(boxes, level.nodeOf);
      boxes = level.boxes;
    }
    await this.#tables.writeRoot(packRoot(boxes, this.#nodeBytes, depth), boxes);
  }

  async #writeNodes({ nodes, firstNode }: PackedLevel): Promise<void> {
    await this.#tables.writeNodes(nodes, this.#nodeBytes, firstNode);
    this.#nextNode = firstNode + nodes.length / this.#nodeBytes;
  }
}

function copyBox(from: BoxList, index: number, into: BoxList): void {
  const side = (number: number): number => from.ordinate(index, number);
  into.addRounded(from.id(index), side(0), side(1), side(2), side(3));
}

function idsOf(boxes: BoxList): number[] {
  return Array.from({ length: boxes.count }, (_, index) => boxes.id(index));
}
