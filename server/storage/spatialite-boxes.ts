import type { Knex } from 'knex';
import { BoxList, readDepth, readNode } from './bulk/rtree-nodes.js';
import { RtreeTables } from './bulk/rtree-tables.js';
import type { Box, Dialect } from './dialect.js';

/** Boxes from which on the levels below are not read: they are small enough to choose by. */
const ENOUGH_BOXES = 2000;

/**
 * Boxes that hold all geometries of a column between them, each around some that are near each other: the nodes of the
 * R*Tree of one level, down to its leaves where these are few. Each side is touched by a geometry, to the 32 bits that
 * the tree keeps, rounded outward. `undefined` where the root has the rows themselves.
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
    let depth = readDepth(data);
    if (depth === 0) return undefined;
    let level = new BoxList();
    readNode(data, level);
    for (; depth > 1 && level.count < ENOUGH_BOXES; depth -= 1) {
      const below = new BoxList();
      const nodes = Array.from({ length: level.count }, (_, index) => level.id(index));
      for await (const node of tree.readNodes(nodes)) readNode(node, below);
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
