import { expect } from 'chai';
import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import { AppError } from '../../../../../server/lib/errors.js';
import type { JsonObject } from '../../../../../server/jobs/job.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { silentLog } from '../../../../support/servers/jobs.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';
import { runSqlite } from '../source/sqlite-file.js';
import { writeZip } from '../source/zip-writer.js';

const PLACES = `name,pop,share,opened,updated,x,y
Ash,10,0.5,2020-01-31,2020-01-31T23:30:00,1,1
Birch,20,0.25,2020-02-01,2020-02-01T00:30:00,2,2
Cedar,,,,,3,3
Oak,30,0.1,2021-05-05,2021-05-05T12:00:00,4,4
Ash,40,0.1,2022-05-05,2022-05-05T12:00:00,5,5
`;

const LEFT_OUT =
  'Columns of the source that match no field of the layer were left out: share, opened, updated.';

forEachDatabase('appendSourceFilter', (open) => {
  let databases: TestDatabases;
  let files: GdalFiles;
  let fixture: AppendFixture;
  const sources: Record<string, Buffer> = {};

  before(async () => {
    databases = await open();
    files = await openGdalFiles();
    await files.write('places.csv', PLACES);
    await files.write('places.csvt', 'String(20),Integer,Real,Date,DateTime,Real,Real\n');
    const points = ['-oo', 'X_POSSIBLE_NAMES=x', '-oo', 'Y_POSSIBLE_NAMES=y', '-oo', 'KEEP_GEOM_COLUMNS=NO'];
    const from = [...points, '-a_srs', 'EPSG:4326', '-nln', 'places'];
    await files.ogr2ogr('places.gpkg', 'places.csv', ...from);
    await files.ogr2ogr('places.sqlite', 'places.csv', ...from, '-f', 'SQLite', '-dsco', 'SPATIALITE=YES');
    await files.ogr2ogr('places.fgb', 'places.csv', ...from);
    await files.ogr2ogr('places.gdb', 'places.csv', ...from, '-f', 'OpenFileGDB');
    await files.ogr2ogr('places.shp', 'places.csv', ...from);
    sources['gpkg'] = await files.read('places.gpkg');
    sources['sqlite'] = await files.read('places.sqlite');
    sources['flatgeobuf'] = await files.read('places.fgb');
    sources['filegdb'] = await files.zip('places.gdb', 'places.gdb/');
    const parts = ['shp', 'shx', 'dbf', 'prj'].map((extension) => files.entries(`places.${extension}`));
    sources['shapefile'] = writeZip((await Promise.all(parts)).flat());
  });

  after(() => files.remove());

  beforeEach(async () => {
    fixture = await openAppendFixture(databases, {
      fields: [field('name', 'String', { length: 20 }), field('pop', 'Integer')],
    });
  });

  afterEach(() => fixture.close());

  async function append(format: string, appendSourceFilter: string, more: AppendParameters = {}) {
    const appendUploadId = await fixture.upload(sources[format] ?? '');
    return fixture.append({ appendUploadId, appendUploadFormat: format, appendSourceFilter, ...more });
  }

  const pops = async () => (await fixture.rows()).map(({ pop }) => pop as number | null);

  for (const format of ['gpkg', 'sqlite', 'flatgeobuf', 'filegdb', 'shapefile']) {
    it(`appends the rows of ${format} that match, and reports the number of others`, async () => {
      const status = await append(format, "pop > 10 AND share < 0.3 AND opened >= DATE '2020-02-01'");
      expect(status).to.include({ status: 'Completed', recordCount: 3, insertCount: 3, errorCount: 0 });
      expect((await pops()).sort()).to.deep.equal([20, 30, 40]);
      expect(status.messages.slice(1)).to.deep.equal([
        {
          type: 'esriJobMessageTypeWarning',
          description: '2 rows of the source do not meet appendSourceFilter and were left out.',
        },
        { type: 'esriJobMessageTypeWarning', description: LEFT_OUT },
      ]);
      expect((await fixture.rows()).filter(({ wkt }) => wkt === null)).to.deep.equal([]);
    });
  }

  it('leaves the number of rows open until all are read, but reports progress', async () => {
    const appendUploadId = await fixture.upload(sources['gpkg'] ?? '');
    const parameters = { appendUploadId, appendUploadFormat: 'gpkg', appendSourceFilter: 'pop = 20' };
    const told: JsonObject[] = [];
    await fixture.handler.run(await fixture.submit(parameters), {
      signal: new AbortController().signal,
      log: silentLog,
      progress: (progress) => told.push(progress),
    });
    expect(told.filter((progress) => 'totalCount' in progress)).to.deep.equal([]);
    expect(told.at(-1)).to.include({ recordCount: 1, percentComplete: 80 });
    expect(await append('gpkg', 'pop = 20')).to.include({ recordCount: 1, totalCount: 1 });
    expect(await append('gpkg', '1=1')).to.include({ recordCount: 5, totalCount: 5 });
  });

  it('compares fields that the layer does not have, by their cleaned names too', async () => {
    const appendSourceInfo = { layerInfo: { fields: [{ name: 'part', alias: 'share' }] } };
    expect(await append('gpkg', 'part = 0.5', { appendSourceInfo })).to.include({ insertCount: 1 });
    expect(await append('gpkg', 'fid = 2')).to.include({ insertCount: 1 });
    expect(await pops()).to.deep.equal([10, 20]);
  });

  it('reads dates without an offset in the zone of dateFieldsTimeReference', async () => {
    const where = "updated < TIMESTAMP '2020-02-01 00:00:00'";
    const appendSourceInfo = { dateFieldsTimeReference: { timeZone: 'Europe/Berlin' } };
    expect(await append('filegdb', where)).to.include({ insertCount: 1 });
    expect(await append('filegdb', where, { appendSourceInfo })).to.include({ insertCount: 2 });
  });

  it('filters rows before all checks, such as those for shared keys and bad rows', async () => {
    fixture = await openAppendFixture(databases, {
      fields: [field('name', 'String', { length: 20 }), field('pop', 'Integer', { nullable: false })],
      indexes: [{ name: 'by_name', fields: 'name', isUnique: true }],
    });
    const upsert = { upsert: true, upsertMatchingField: 'name', rollbackOnFailure: true };
    const unfiltered = await append('gpkg', '1=1', upsert);
    expect(unfiltered).to.include({ status: 'Failed', errorCount: 2 });
    expect(unfiltered.errors.map(({ sourceRow, field }) => [sourceRow, field])).to.deep.equal([
      [3, 'pop'],
      [5, 'name'],
    ]);
    expect(await append('gpkg', 'pop < 40', upsert)).to.include({ status: 'Completed', insertCount: 3 });
    expect(await append('gpkg', 'pop > 20', upsert)).to.include({ insertCount: 0, updateCount: 2 });
    expect(await pops()).to.deep.equal([40, 20, 30]);
  });

  it('counts the rows that it leaves out once, though the source may be read twice', async () => {
    fixture = await openAppendFixture(databases, {
      fields: [field('name', 'String', { length: 20 }), field('pop', 'Integer')],
      indexes: [{ name: 'by_name', fields: 'name', isUnique: true }],
    });
    await append('gpkg', 'pop = 20');
    const status = await append('gpkg', 'pop < 40 OR pop IS NULL');
    expect(status).to.include({ insertCount: 3, errorCount: 1 });
    expect(status.messages.slice(1).map(({ description }) => description)).to.deep.equal([
      '1 row of the source does not meet appendSourceFilter and was left out.',
      LEFT_OUT,
    ]);
  });

  it('leaves the numbers of rows as they are in the source', async () => {
    const { errors } = await append('gpkg', "name = 'Oak'", {
      fieldMappings: [{ source: 'name', name: 'pop' }],
    });
    expect(errors.map(({ sourceRow }) => sourceRow)).to.deep.equal([4]);
  });

  it('refuses rows whose filter fields cannot be read', async () => {
    await files.write('accents.csv', 'name,pop,x,y\nÉrable,50,1,1\nAsh,60,2,2\n');
    const points = ['-oo', 'X_POSSIBLE_NAMES=x', '-oo', 'Y_POSSIBLE_NAMES=y', '-oo', 'AUTODETECT_TYPE=YES'];
    await files.ogr2ogr('accents.shp', 'accents.csv', ...points, '-lco', 'ENCODING=ISO-8859-1');
    const parts = ['shp', 'shx', 'dbf'].map((extension) => files.entries(`accents.${extension}`));
    const content = writeZip([
      ...(await Promise.all(parts)).flat(),
      { name: 'accents.cpg', content: 'UTF-8' },
    ]);
    const source = { appendUploadId: await fixture.upload(content), appendUploadFormat: 'shapefile' };
    const status = await fixture.append({ ...source, appendSourceFilter: 'pop > 55' });
    expect(status).to.include({ status: 'Completed', insertCount: 1, errorCount: 1 });
    expect(status.errors[0]).to.include({ sourceRow: 1, code: 'invalid_text' });
  });

  it('treats a null as no match, and a value of another type as null', async () => {
    expect(await append('gpkg', 'NOT (pop > 15 AND share < 1)')).to.include({ insertCount: 1 });
    await runSqlite(
      files.path('odd.sqlite'),
      'CREATE TABLE odd (name TEXT, pop INTEGER, big BIGINT)',
      "INSERT INTO odd VALUES ('a', 1, 9007199254740992), ('b', NULL, 9007199254740993), ('c', 'many', 0)",
      "INSERT INTO odd VALUES ('d', 1.5, 0), ('e', '7', 0)",
    );
    const appendUploadId = await fixture.upload(await files.read('odd.sqlite'));
    const more = { appendUploadId, appendUploadFormat: 'sqlite', appendFields: ['name'] };
    expect(await fixture.append({ ...more, appendSourceFilter: 'pop IS NULL' })).to.include({
      insertCount: 3,
    });
    expect(await fixture.append({ ...more, appendSourceFilter: 'pop = 7' })).to.include({ insertCount: 1 });
    const whole = 'big >= 9007199254740993';
    expect(await fixture.append({ ...more, appendSourceFilter: whole })).to.include({ insertCount: 1 });
  });

  it('succeeds if no row matches appendSourceFilter', async () => {
    const status = await append('gpkg', 'pop > 1000');
    expect(status).to.include({ status: 'Completed', recordCount: 0, insertCount: 0 });
    expect(await fixture.rowCount()).to.equal(0);
  });

  it('fails if the source has no such field, and names the existing ones', async () => {
    const status = await append('gpkg', 'population > 1');
    expect(status).to.include({
      status: 'Failed',
      statusMessage:
        "appendSourceFilter is invalid: 'population' is not a field of the source (at character 1). The source has: fid, name, pop, share, opened, updated.",
    });
    expect(await append('gpkg', "pop > 'many'")).to.include({ status: 'Failed', insertCount: 0 });
  });

  it('gives layers of a service conditions of their own', async () => {
    const more = await fixture.addLayer({ name: 'More', fields: [field('pop', 'Integer')] });
    const appendUploadId = await fixture.upload(sources['gpkg'] ?? '');
    const status = await fixture.append(
      {
        appendUploadId,
        appendUploadFormat: 'gpkg',
        layerMappings: [
          { id: 0, sourceTableName: 'places' },
          { id: more.id, sourceTableName: 'places' },
        ],
        appendSourceFilter: JSON.stringify([{ id: more.id, where: 'pop < 30' }]),
      },
      { service: { name: 'Town', layers: [fixture.layer, more] } },
    );
    expect(status.layers?.map(({ insertCount }) => insertCount)).to.deep.equal([5, 2]);
  });

  it('refuses appendSourceFilter for formats without column types', async () => {
    const edits = { edits: '{"features":[]}', appendSourceFilter: 'pop > 1' };
    const error: unknown = await fixture.append(edits).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(AppError);
    expect((error as AppError).faults).to.deep.equal([
      {
        field: 'appendSourceFilter',
        reason: 'is supported with sqlite, gpkg, shapefile, filegdb, flatgeobuf, not with featureCollection',
        kind: 'invalid',
      },
    ]);
  });
});
