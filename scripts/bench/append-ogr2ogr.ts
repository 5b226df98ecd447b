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
const tableIn = (srid: number): LayerTable => ({
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
  geometry: { column: 'shape', type: 'Point', hasZ: false, hasM: false, srid },
  indexes: [{ name: 'guid', columns: ['guid'], isUnique: true }],
});

/** Seconds that `ogr2ogr -append` takes for the file, its start included. */
export async function measureOgr2ogr(options: {
  readonly place: string;
  /** Of a PostgreSQL cluster; SQLite in `place` otherwise. */
  readonly databaseUrl: string | undefined;
  readonly source: BenchSource;
}): Promise<number> {
  const folder = join(options.place, 'peer');
  const url = options.databaseUrl ?? `sqlite:${folder}`;
  const databases = await openDatabases({ url, log: pino({ level: 'silent' }) });
  const { features } = databases;
  try {
    await migrate(databases);
    await features.write((trx) => features.dialect.createLayerTable(trx, tableIn(options.source.srid)));
    const target =
      options.databaseUrl === undefined
        ? ['-f', 'SQLite', join(folder, 'features.db'), '-nln', 'peer', '-gt', 'unlimited']
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
    const started = performance.now();
    await promisify(execFile)('ogr2ogr', [
      '-append',
      ...target,
      options.source.file,
      ...sourceOptions(options.source),
    ]);
    const seconds = (performance.now() - started) / 1000;
    const [row] = await features.dialect.rows<{ count: number }>(features.knex, {
      sql: 'SELECT count(*) AS count FROM peer WHERE shape IS NOT NULL AND guid IS NOT NULL AND seen_at IS NOT NULL',
      bindings: [],
    });
    if (Number(row?.count) !== options.source.rows)
      throw new Error(`ogr2ogr wrote ${String(row?.count)} rows`);
    return seconds;
  } finally {
    await databases.close();
  }
}

function sourceOptions({ format, srid }: BenchSource): string[] {
  const references =
    srid === 4326 ? ['-a_srs', 'EPSG:4326'] : ['-s_srs', 'EPSG:4326', '-t_srs', `EPSG:${srid}`];
  if (format === 'geojson') return references;
  const open = [
    'X_POSSIBLE_NAMES=lon',
    'Y_POSSIBLE_NAMES=lat',
    'KEEP_GEOM_COLUMNS=NO',
    'AUTODETECT_TYPE=YES',
  ];
  return [...references, ...open.flatMap((option) => ['-oo', option])];
}
