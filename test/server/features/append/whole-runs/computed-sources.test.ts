import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { createAppendHandler } from '../../../../../server/features/append/handler.js';
import {
  DEFAULT_SOURCE_SETTINGS,
  type SourceSettings,
} from '../../../../../server/config/source-settings.js';
import { findLayerByKey } from '../../../../../server/features/catalog/layer-repository.js';
import { type Job, JobError } from '../../../../../server/jobs/job.js';
import { openBlobs } from '../../../../../server/storage/open-blobs.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { makeGate, silentLog } from '../../../../support/servers/jobs.js';
import { type AppendFixture, field, NOW, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';
import { runSqlite } from '../source/sqlite-file.js';

/** Rows without end, of the numbers from 1 on. */
const ENDLESS = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT';

const registered = (name: string): string =>
  `INSERT INTO gpkg_contents (table_name, data_type, identifier) VALUES ('${name}', 'attributes', '${name}')`;

forEachDatabase('appends of rows that a source works out', (open) => {
  let files: GdalFiles;
  let fixture: AppendFixture;
  let sourceFolder: string;

  before(async () => {
    files = await openGdalFiles();
    await files.writeBasePackage();
  });
  after(() => files.remove());

  beforeEach(async () => {
    fixture = await openAppendFixture(await open(), {
      type: 'Table',
      geometryType: undefined,
      fields: [
        field('name', 'String', { length: 20_000 }),
        field('count', 'BigInteger'),
        field('share', 'Double'),
        field('day', 'DateOnly'),
      ],
      indexes: [{ name: 'by_count', fields: 'count', isUnique: true }],
    });
    sourceFolder = await mkdtemp(join(tmpdir(), 'fairground-sources-'));
  });
  afterEach(async () => {
    await fixture.close();
    await rm(sourceFolder, { recursive: true });
  });

  /** A job that appends the table `rows` of a small GeoPackage. */
  async function submit(
    statements: readonly string[],
    parameters: Partial<Parameters<AppendFixture['submit']>[0]> = {},
  ): Promise<Job> {
    await files.write('rows.gpkg', await files.read('base.gpkg'));
    await runSqlite(files.path('rows.gpkg'), ...statements, registered('rows'));
    const content = await files.read('rows.gpkg');
    expect(content.length).to.be.below(300_000);
    return fixture.submit({
      appendUploadId: await fixture.upload(content),
      appendUploadFormat: 'gpkg',
      sourceTableName: 'rows',
      ...parameters,
    });
  }

  interface RunOptions extends Partial<SourceSettings> {
    readonly signal?: AbortSignal;
    readonly onProgress?: (recordCount: number) => void;
  }

  /** Runs a job and expects it to leave no file; its result, or why it failed. */
  async function run(
    job: Job,
    { signal = new AbortController().signal, onProgress = () => undefined, ...settings }: RunOptions = {},
  ): Promise<unknown> {
    const { databases, blobsUrl } = fixture;
    const handler = createAppendHandler({
      databases,
      blobs: await openBlobs(blobsUrl),
      clock: () => NOW,
      settings: { ...DEFAULT_SOURCE_SETTINGS, ...settings, sourceFolder },
      findLayer: (key) => findLayerByKey(databases.features, key),
    });
    const progress = ({ recordCount }: Readonly<Record<string, unknown>>): void => {
      onProgress(Number(recordCount));
    };
    const ended: unknown = await handler
      .run(job, { signal, log: silentLog, progress })
      .catch((error: unknown) => error);
    expect(await readdir(sourceFolder), 'files that are left').to.deep.equal([]);
    return ended;
  }

  async function expectRefused(ended: unknown, reason: string): Promise<void> {
    expect(ended).to.be.instanceOf(JobError);
    expect(ended).to.include({ code: 'append.source_unreadable', retryable: false });
    expect((ended as JobError).message).to.contain(reason);
    expect(await fixture.rowCount()).to.equal(0);
  }

  for (const [title, statement] of [
    ['a view', `CREATE VIEW rows AS ${ENDLESS} i AS count, printf('%.15000c', 'x') AS name FROM n`],
    [
      'a view of crossed tables',
      `CREATE TABLE ten AS ${ENDLESS} i FROM n LIMIT 10;
       CREATE VIEW rows AS SELECT a.i AS count, printf('%.15000c', 'x') AS name
       FROM ten a, ten b, ten c, ten d, ten e, ten f, ten g`,
    ],
    [
      'generated columns',
      `CREATE TABLE rows (count INTEGER PRIMARY KEY, name TEXT GENERATED ALWAYS AS (printf('%.15000c', 'x')) VIRTUAL);
       INSERT INTO rows ${ENDLESS} i FROM n LIMIT 8000`,
    ],
  ] as const) {
    it(`fails with a reason if rows of ${title} exceed the limit for the size of the file`, async () => {
      // An endless view cannot be counted, which ends its description already.
      const limited = statement.replace(/ FROM n$/, ' FROM n LIMIT 100000');
      const ended = await run(await submit([limited]));
      await expectRefused(ended, 'its rows take more than 100 MB');
      await expectRefused(ended, 'FAIRGROUND_SOURCE_RATIO');
    });
  }

  const STALLED = [
    `CREATE TABLE numbers AS ${ENDLESS} i FROM n LIMIT 3000`,
    `CREATE VIEW rows AS SELECT i AS count, CASE WHEN i < 2500 THEN printf('%.200c', 'x')
     ELSE (${ENDLESS} max(i) FROM n) END AS name FROM numbers`,
  ];

  it('fails with a reason if no row arrives for a time', async () => {
    await expectRefused(
      await run(await submit(STALLED), { readerTimeoutSeconds: 1 }),
      'reading it stalled: no row arrived for 1 s',
    );
  });

  it('lets others write while an append waits for rows, and stops it at once when it is cancelled', async () => {
    const job = await submit(STALLED);
    const abort = new AbortController();
    const steps: string[] = [];
    const reading = makeGate();
    const onProgress = (count: number): void => {
      if (count > 0) reading.open();
    };
    const running = run(job, { signal: abort.signal, onProgress }).finally(() => steps.push('append'));
    await Promise.race([reading.opened, running]);
    await fixture.databases.features.write(async (trx) => {
      await trx('layers').update({ key: trx.ref('key') });
    });
    steps.push('edit');
    abort.abort(new Error('the job was cancelled'));
    expect(await running).to.be.instanceOf(Error);
    expect(steps).to.deep.equal(['edit', 'append']);
    expect(await fixture.rowCount()).to.equal(0);
  });

  const MIXED = [
    'CREATE TABLE stored (id INTEGER PRIMARY KEY, name TEXT, count INTEGER, share REAL, day DATE)',
    `INSERT INTO stored VALUES
       (1, 'æ,"''\n', 9007199254740993, 0.1, '2026-02-28'),
       (2, NULL, 2, -0.0, NULL),
       (3, 'three', NULL, 1e300, '1969-12-31'),
       (4, '', -9223372036854775808, NULL, '2026-02-31')`,
  ];

  it('accepts and refuses the rows of a view like those of a table', async () => {
    const outcomes: unknown[] = [];
    for (const rows of ['CREATE VIEW rows AS SELECT * FROM stored', 'ALTER TABLE stored RENAME TO rows']) {
      const before = await fixture.rowCount();
      const result = await run(
        await submit([...MIXED, rows], { rollbackOnFailure: false, truncateExisting: before > 0 }),
      );
      expect(result, String(result)).to.include({ recordCount: 4, insertCount: 3, errorCount: 1 });
      const stored = (await fixture.rows()).map(({ objectid: _, globalid: __, ...row }) => row);
      outcomes.push({ stored, errors: (result as { errors: unknown }).errors });
    }
    expect(outcomes[0]).to.deep.equal(outcomes[1]);
  });

  it('reads a source again if a unique value exists already', async () => {
    const view = 'CREATE VIEW rows AS SELECT * FROM stored WHERE id < 3';
    expect(await run(await submit([...MIXED, view]))).to.include({ insertCount: 2 });
    const again = await run(await submit([...MIXED, view], { rollbackOnFailure: false, dryRun: true }));
    expect(again).to.be.instanceOf(JobError).with.nested.property('result.errorCount', 2);
    const upsert = { upsert: true, upsertMatchingField: 'count', useGlobalIds: false };
    expect(await run(await submit([...MIXED, view], upsert))).to.include({ updateCount: 2 });
    expect(await fixture.rowCount()).to.equal(2);
  });
});
