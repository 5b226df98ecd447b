import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import type { LayerTable } from '../../server/storage/dialect.js';
import { migrate } from '../../server/storage/migrate.js';
import { openDatabases } from '../../server/storage/open.js';
import type { BenchSource } from './append-source.js';

/**
 * The peer's table: what our layer has, with the id that the source gives in place of the one that we make.
 * Its columns need no value, since `ogr2ogr` falls back from COPY to INSERT where one has a default.
 */
const tableIn = ({ srid, geometry }: Pick<BenchSource, 'srid' | 'geometry'>): LayerTable => ({
  name: 'peer',
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
});

/**
 * Seconds that `ogr2ogr -append` takes for the file, its start included, in the way that suits it best: COPY on
 * PostgreSQL, one transaction and a large cache on SQLite. `second` is a file with other ids, appended after.
 */
export async function measureOgr2ogr(options: {
  readonly place: string;
  /** Of a PostgreSQL cluster; SQLite in `place` otherwise. */
  readonly databaseUrl: string | undefined;
  readonly source: BenchSource;
  readonly second: BenchSource | undefined;
}): Promise<{ readonly seconds: number; readonly filledSeconds: number | undefined }> {
  const folder = join(options.place, 'peer');
  const url = options.databaseUrl ?? `sqlite:${folder}`;
  const databases = await openDatabases({ url, log: pino({ level: 'silent' }) });
  const { features } = databases;
  try {
    await migrate(databases);
    await features.write((trx) => features.dialect.createLayerTable(trx, tableIn(options.source)));
    const target =
      options.databaseUrl === undefined
        ? ['-f', 'SQLite', join(folder, 'features.db'), '-nln', 'peer', '-gt', 'unlimited', ...CACHE]
        : [
            '-f',
            'PostgreSQL',
            `PG:${url.replace(/^postgres:/, 'postgresql:')}`,
            '-nln',
            'features.peer',
            '--config',
            'PG_USE_COPY',
            'YES',
          ];
    const append = async (source: BenchSource, expected: number): Promise<number> => {
      const started = performance.now();
      await promisify(execFile)('ogr2ogr', ['-append', ...target, source.peerFile, ...sourceOptions(source)]);
      const seconds = (performance.now() - started) / 1000;
      const [row] = await features.dialect.rows<{ count: number }>(features.knex, {
        sql: 'SELECT count(*) AS count FROM peer WHERE shape IS NOT NULL AND guid IS NOT NULL AND seen_at IS NOT NULL',
        bindings: [],
      });
      if (Number(row?.count) !== expected) throw new Error(`ogr2ogr wrote ${String(row?.count)} rows`);
      return seconds;
    };
    const { source, second } = options;
    return {
      seconds: await append(source, source.rows),
      filledSeconds: second && (await append(second, source.rows + second.rows)),
    };
  } finally {
    await databases.close();
  }
}

const CACHE = ['--config', 'OGR_SQLITE_CACHE', '256'];

function sourceOptions({ format, geometry, srid }: BenchSource): string[] {
  const references =
    srid === 4326 ? ['-a_srs', 'EPSG:4326'] : ['-s_srs', 'EPSG:4326', '-t_srs', `EPSG:${srid}`];
  if (geometry === 'polygon') return [...references, '-nlt', 'PROMOTE_TO_MULTI'];
  if (format !== 'csv' && format !== 'excel') return references;
  const open = [
    'X_POSSIBLE_NAMES=lon',
    'Y_POSSIBLE_NAMES=lat',
    'KEEP_GEOM_COLUMNS=NO',
    'AUTODETECT_TYPE=YES',
  ];
  return [...references, ...open.flatMap((option) => ['-oo', option])];
}
