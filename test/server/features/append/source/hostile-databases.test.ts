import { createServer } from 'node:net';
import { expect } from 'chai';
import { gpkg } from '../../../../../server/features/append/formats/gpkg.js';
import { sqlite } from '../../../../../server/features/append/formats/sqlite.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../../server/config/source-settings.js';
import type {
  SourceFormat,
  SourceRow,
  SourceTable,
} from '../../../../../server/features/append/source/source-format.js';
import { JobError } from '../../../../../server/jobs/job.js';
import { startBuiltChildren } from '../../../../support/servers/built-children.js';
import { fileSource, type GdalFiles, openGdalFiles } from './gdal-files.js';
import { readAll } from './source-file.js';
import { FILLER } from '../formats/geopackage/package-file.js';
import { runSqlite } from './sqlite-file.js';

const { signal } = new AbortController();
const SECRET = 'the secret of the house';

for (const [title, more] of [
  ['hostile databases', []],
  ['large hostile databases', [FILLER]],
] as const) {
  describe(title, () => testHostile(more));
}

/** @param more - statements that make a file a large one */
function testHostile(more: readonly string[]): void {
  let files: GdalFiles;
  let startAsBefore: () => void;

  before(async () => {
    startAsBefore = startBuiltChildren();
    files = await openGdalFiles();
    await files.write('secret.csv', `a\n${SECRET}\n`);
    await files.write(
      'points.geojson',
      '{"type":"Feature","properties":{"name":"a"},"geometry":{"type":"Point","coordinates":[1,2]}}',
    );
    await files.ogr2ogr('base.gpkg', 'points.geojson', '-nln', 'points', '-lco', 'SPATIAL_INDEX=NO');
    await files.ogr2ogr('-f', 'SQLite', 'base.sqlite', 'points.geojson', '-nln', 'points');
  });

  after(async () => {
    startAsBefore();
    await files.remove();
  });

  /** A copy of a good file with something bad in it, opened at a table; the rows, or why not. */
  async function open(
    format: SourceFormat,
    statements: readonly string[],
    tableName: string,
    settings = DEFAULT_SOURCE_SETTINGS,
  ): Promise<SourceRow[] | JobError> {
    const name = `hostile.${format.name}`;
    await files.write(name, await files.read(`base.${format.name}`));
    await runSqlite(files.path(name), ...more, ...statements);
    let table: SourceTable | undefined;
    try {
      const file = await fileSource(files.path(name));
      table = await format.describe(file, { sourceInfo: {}, tableName, signal, settings });
      return await readAll(table);
    } catch (error) {
      if (error instanceof JobError) return error;
      throw error;
    } finally {
      await table?.close?.();
    }
  }

  const registered = (name: string): string =>
    `INSERT INTO gpkg_contents (table_name, data_type, identifier) VALUES ('${name}', 'attributes', '${name}')`;

  /** Puts a virtual table into the file's own list, as a program with that module would. */
  const forged = (name: string, sql: string): string[] => [
    'PRAGMA writable_schema = ON',
    `INSERT INTO sqlite_master (type, name, tbl_name, rootpage, sql) VALUES ('table', '${name}', '${name}', 0, '${sql.replaceAll("'", "''")}')`,
    'PRAGMA writable_schema = OFF',
  ];

  it('reads no other file through virtual tables', async () => {
    const secret = files.path('secret.csv');
    const modules = [
      `CREATE VIRTUAL TABLE stolen USING VirtualText('${secret}', 'UTF-8', 1)`,
      `CREATE VIRTUAL TABLE stolen USING VirtualOGR('${secret}')`,
      `CREATE VIRTUAL TABLE stolen USING VirtualShape('${secret}', 'UTF-8', 4326)`,
      `CREATE VIRTUAL TABLE stolen USING csv(filename='${secret}')`,
    ];
    for (const sql of modules) {
      for (const format of [gpkg, sqlite]) {
        const extra = format === gpkg ? [registered('stolen')] : [];
        const rows = await open(format, [...extra, ...forged('stolen', sql)], 'stolen');
        expect(JSON.stringify(rows), sql).not.to.contain(SECRET);
        expect(rows, sql).to.be.instanceOf(JobError);
      }
    }
  });

  it('calls no harmful function from a view', async () => {
    const secret = files.path('secret.csv');
    const calls = [
      `ogr_datasource_load_layers('${secret}')`,
      `load_extension('mod_spatialite')`,
      `BlobFromFile('${secret}')`,
      `readfile('${secret}')`,
      `ogr_geocode('Oslo')`,
    ];
    for (const call of calls) {
      const statements = [`CREATE VIEW stolen AS SELECT 1 AS id, ${call} AS a`, registered('stolen')];
      const rows = await open(gpkg, statements, 'stolen');
      expect(JSON.stringify(rows), call).not.to.contain(SECRET);
    }
  });

  it('neither changes a hostile database nor writes beside it, whatever its triggers do', async () => {
    const statements = [
      'CREATE TABLE log (a)',
      'CREATE TRIGGER t AFTER UPDATE ON points BEGIN INSERT INTO log VALUES (1); END',
      'PRAGMA journal_mode = WAL',
    ];
    await files.write('base2.gpkg', '');
    const rows = await open(gpkg, statements, 'points');
    expect(rows).to.have.length(1);
    const bytes = await files.read('hostile.gpkg');
    expect(await open(gpkg, statements, 'points')).to.have.length(1);
    expect((await files.read('hostile.gpkg')).equals(bytes)).to.be.true;
  });

  it('stops at the limit of processor time', async () => {
    const endless =
      'CREATE VIEW endless AS WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x, x AS y FROM c WHERE x < 0';
    const settings = { ...DEFAULT_SOURCE_SETTINGS, readerCpuSeconds: 1 };
    const failure = await open(gpkg, [endless, registered('endless')], 'endless', settings);
    expect(failure).to.be.instanceOf(JobError).with.property('retryable', false);
    expect((failure as JobError).message).to.contain('processor time');
  });

  const ENDLESS = 'WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)';
  for (const [stage, statements] of [
    ['before there is a row', [`CREATE VIEW slow AS ${ENDLESS} SELECT x, x AS y FROM c WHERE x < 0`]],
    [
      'amid their rows',
      [
        'CREATE TABLE numbers (id INTEGER PRIMARY KEY)',
        `INSERT INTO numbers SELECT value FROM (${ENDLESS} SELECT x AS value FROM c LIMIT 5000)`,
        `CREATE VIEW slow AS SELECT id, CASE WHEN id < 4000 THEN id ELSE (${ENDLESS} SELECT max(x) FROM c) END AS n FROM numbers`,
      ],
    ],
  ] as const) {
    it(`gives up a reader that stalls ${stage}`, async () => {
      const settings = { ...DEFAULT_SOURCE_SETTINGS, readerTimeoutSeconds: 1 };
      const failure = await open(gpkg, [...statements, registered('slow')], 'slow', settings);
      expect(failure).to.be.instanceOf(JobError);
      expect(failure).to.include({ code: 'append.source_unreadable', retryable: false });
      expect((failure as JobError).message).to.equal(
        'The source could not be read as gpkg: reading it stalled: no row arrived for 1 s',
      );
    });
  }

  it('stops at the limit of memory', async () => {
    // Refused as a whole, it costs nothing; without the bound there would be a row.
    const huge = 'CREATE VIEW huge AS SELECT 1 AS id, length(CAST(zeroblob(700000000) AS TEXT)) AS a';
    const settings = { ...DEFAULT_SOURCE_SETTINGS, readerMemoryBytes: 600 * 2 ** 20 };
    const failure = await open(gpkg, [huge, registered('huge')], 'huge', settings);
    expect(failure).to.be.instanceOf(JobError).with.property('retryable', false);
  });

  it('sorts within the limit of memory, not on disk', async () => {
    const numbers = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2000)';
    const sorted =
      `CREATE VIEW sorted AS SELECT i AS id, length(a) AS n FROM (${numbers} ` +
      `SELECT i, hex(zeroblob(100000)) || i AS a FROM n ORDER BY a LIMIT 5000)`;
    const settings = { ...DEFAULT_SOURCE_SETTINGS, readerMemoryBytes: 400 * 2 ** 20 };
    // On the disk there would be room for all of them.
    const failure = await open(gpkg, [sorted, registered('sorted')], 'sorted', settings);
    expect(failure).to.be.instanceOf(JobError).with.property('retryable', false);
  });

  it('opens no network connection for a path that names one', async () => {
    let calls = 0;
    const listener = createServer((socket) => {
      calls += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as { port: number };
    try {
      const url = `/vsicurl/http://127.0.0.1:${String(port)}/a.csv`;
      await open(
        gpkg,
        [registered('stolen'), ...forged('stolen', `CREATE VIRTUAL TABLE stolen USING VirtualOGR('${url}')`)],
        'stolen',
      );
      expect(calls).to.equal(0);
    } finally {
      listener.close();
    }
  });
}
