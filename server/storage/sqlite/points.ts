import type { Knex } from 'knex';
import type { Cube, Fragment, PointTable } from '../sql/dialect.js';
import { deriveIdentifier, quoteIdentifier } from '../sql/identifier.js';

/**
 * Creates an R*Tree beside the table, maintained by triggers, because SpatiaLite's own has two dimensions.
 *
 * Code that replaces the table by a copy, as Knex does for many changes, must create the triggers again.
 */
export async function createPointIndex(trx: Knex.Transaction, table: PointTable): Promise<void> {
  const { name, columns } = table;
  const index = quoteIdentifier(treeName(table));
  const [x, y, z] = columns.map(quoteIdentifier) as [string, string, string];
  const rowId = quoteIdentifier(table.rowId);
  await trx.raw(`CREATE VIRTUAL TABLE ${index} USING rtree (id, xmin, xmax, ymin, ymax, zmin, zmax)`);
  const insert = `INSERT INTO ${index} SELECT new.${rowId}, new.${x}, new.${x}, new.${y}, new.${y}, new.${z}, new.${z}
    WHERE new.${x} IS NOT NULL`;
  const remove = `DELETE FROM ${index} WHERE id = old.${rowId}`;
  const hasMoved = [x, y, z].map((part) => `old.${part} IS NOT new.${part}`).join(' OR ');
  const triggers = {
    insert: `AFTER INSERT ON ${quoteIdentifier(name)} BEGIN ${insert}; END`,
    update: `AFTER UPDATE OF ${[x, y, z].join(', ')} ON ${quoteIdentifier(name)} WHEN ${hasMoved}
      BEGIN ${remove}; ${insert}; END`,
    delete: `AFTER DELETE ON ${quoteIdentifier(name)} BEGIN ${remove}; END`,
  };
  for (const [event, body] of Object.entries(triggers)) {
    await trx.raw(`CREATE TRIGGER ${quoteIdentifier(deriveIdentifier(treeName(table), event))} ${body}`);
  }
}

export function liesInCube(table: PointTable, { centre, reach }: Cube): Fragment {
  const rowId = `${quoteIdentifier(table.name)}.${quoteIdentifier(table.rowId)}`;
  const sides = ['x', 'y', 'z'].map((side) => `${side}max >= ? AND ${side}min <= ?`).join(' AND ');
  return {
    sql: `${rowId} IN (SELECT id FROM ${quoteIdentifier(treeName(table))} WHERE ${sides})`,
    bindings: centre.flatMap((value) => [value - reach, value + reach]),
  };
}

function treeName({ name }: PointTable): string {
  return deriveIdentifier('idx', name, 'points');
}
