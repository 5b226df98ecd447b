import { pino } from 'pino';
import type { LayerTable } from '../../../server/storage/sql/dialect.js';
import { migrate } from '../../../server/storage/migrate.js';
import { openDatabases } from '../../../server/storage/open.js';
import type { BenchSource } from './append-source.js';

/** Name of the peer's table, in the schema `features` of PostgreSQL. */
export const PEER = 'peer';

/** Table that other programs write to, in a database of the server's own kind. */
export interface PeerTable {
  /** @throws {Error} when it does not have so many rows, each with its shape, its id and its last attribute. */
  checkRows(expected: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Makes a table like that of our layer, with the same indexes, and the id that the source gives in place of the one
 * that we make. Its columns need no value, since `ogr2ogr` falls back from COPY to INSERT where one has a default.
 */
export async function makePeerTable(
  url: string,
  about: Pick<BenchSource, 'srid' | 'geometry'>,
): Promise<PeerTable> {
  const databases = await openDatabases({ url, log: pino({ level: 'silent' }) });
  const { features } = databases;
  try {
    await migrate(databases);
    await features.write((trx) => features.dialect.createLayerTable(trx, tableOf(about)));
  } catch (error) {
    await databases.close();
    throw error;
  }
  return {
    async checkRows(expected) {
      const [row] = await features.dialect.rows<{ count: number }>(features.knex, {
        sql: `SELECT count(*) AS count FROM ${PEER} WHERE shape IS NOT NULL AND guid IS NOT NULL AND seen_at IS NOT NULL`,
        bindings: [],
      });
      const count = Number(row?.count);
      if (count !== expected) throw new Error(`the peer wrote ${count} rows, not ${expected}`);
    },
    close: () => databases.close(),
  };
}

function tableOf({ srid, geometry }: Pick<BenchSource, 'srid' | 'geometry'>): LayerTable {
  return {
    name: PEER,
    rowId: 'objectid',
    columns: [
      { name: 'guid', type: 'uuid', isNullable: true },
      { name: 'label', type: 'text', length: 60, isNullable: true },
      { name: 'kind', type: 'text', length: 20, isNullable: true },
      { name: 'city', type: 'text', length: 60, isNullable: true },
      { name: 'note', type: 'text', length: 120, isNullable: true },
      { name: 'small', type: 'integer', isNullable: true },
      { name: 'number', type: 'integer', isNullable: true },
      { name: 'amount', type: 'double', isNullable: true },
      { name: 'seen_at', type: 'instant', isNullable: true },
    ],
    geometry: {
      column: 'shape',
      type: geometry === 'point' ? 'Point' : 'MultiPolygon',
      hasZ: false,
      hasM: false,
      srid,
    },
    indexes: [{ name: 'guid', columns: ['guid'], isUnique: true }],
  };
}
