import type { Knex } from 'knex';
import type { Cube, Fragment, PointTable } from '../sql/dialect.js';
import { deriveIdentifier, quoteIdentifier } from '../sql/identifier.js';

/** Creates a three-dimensional GiST index; PostGIS's default has two dimensions. */
export async function createPointIndex(trx: Knex.Transaction, table: PointTable): Promise<void> {
  const index = quoteIdentifier(deriveIdentifier(table.name, ...table.columns, 'gist'));
  const on = `${quoteIdentifier(table.name)} USING gist (${pointSql(table)} gist_geometry_ops_nd)`;
  await trx.raw(`CREATE INDEX ${index} ON ${on}`);
}

export function liesInCube(table: PointTable, { centre, reach }: Cube): Fragment {
  // The bounding box of the line is the cube.
  const corner = 'ST_MakePoint(?::float8, ?::float8, ?::float8)';
  return {
    sql: `${pointSql(table)} &&& ST_MakeLine(${corner}, ${corner})`,
    bindings: [...centre.map((value) => value - reach), ...centre.map((value) => value + reach)],
  };
}

/** Expression of the point, which must be identical in index and conditions. */
function pointSql({ name, columns }: PointTable): string {
  return `ST_MakePoint(${columns.map((part) => `${quoteIdentifier(name)}.${quoteIdentifier(part)}`).join(', ')})`;
}
