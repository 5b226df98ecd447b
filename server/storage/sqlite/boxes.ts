import type { Knex } from 'knex';
import { BoxList, readDepth, readNode } from './rtree/rtree-nodes.js';
import { RtreeTables } from './rtree/rtree-tables.js';
import type { Box, Dialect } from '../sql/dialect.js';

/** Maximum number of leaves to read, about those of ten million rows. */
const MAX_LEAVES = 200_000;

/**
 * Returns bounding boxes of the leaves of a column's R*Tree, rounded outward to its 32 bits.
 *
 * Returns `undefined` if the root contains the rows themselves, or if there are too many leaves.
 */
export async function readIndexBoxes(
  dialect: Dialect,
  knex: Knex,
  { table, column }: { readonly table: string; readonly column: string },
): Promise<readonly Box[] | undefined> {
  const snapshot = await dialect.openSnapshot(knex, table);
  try {
    const tree = new RtreeTables({ dialect, trx: snapshot, target: { table, column } });
    const { data } = await tree.readRoot();
    const depth = readDepth(data);
    if (depth === 0) return undefined;
    let level = new BoxList();
    readNode(data, level);
    for (let above = depth; above > 1; above -= 1) {
      const below = new BoxList();
      const nodes = Array.from({ length: level.count }, (_, index) => level.id(index));
      for await (const node of tree.readNodes(nodes)) readNode(node, below);
      if (below.count > MAX_LEAVES) return undefined;
      level = below;
    }
    return toBoxes(level);
  } finally {
    await snapshot.commit();
  }
}

function toBoxes(list: BoxList): Box[] {
  return Array.from({ length: list.count }, (_, index) => ({
    xmin: list.ordinate(index, 0),
    ymin: list.ordinate(index, 2),
    xmax: list.ordinate(index, 1),
    ymax: list.ordinate(index, 3),
  }));
}
