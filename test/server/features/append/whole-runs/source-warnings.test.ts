import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { standInForGdal } from '../../../../support/files/gdal-stand-in.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';
import { runSqlite } from '../source/sqlite-file.js';

const WARNING = {
  type: 'esriJobMessageTypeWarning',
  description: 'Curves are read as lines of short straight pieces.',
};

forEachDatabase('what a source warns of', (open) => {
  let databases: TestDatabases;
  let files: GdalFiles;
  let content: Buffer;
  const fixtures: AppendFixture[] = [];

  before(async () => {
    databases = await open();
    files = await openGdalFiles();
    // A circle, and half of one.
    await files.write(
      'arcs.csv',
      'name,geom\ncircle,"CURVEPOLYGON(CIRCULARSTRING(0 0,1 1,2 0,1 -1,0 0))"\n' +
        'half,"CURVEPOLYGON(COMPOUNDCURVE(CIRCULARSTRING(0 0,1 1,2 0),(2 0,0 0)))"\n',
    );
    const from = ['-oo', 'GEOM_POSSIBLE_NAMES=geom', '-oo', 'KEEP_GEOM_COLUMNS=NO', '-a_srs', 'EPSG:4326'];
    await files.ogr2ogr('arcs.gpkg', 'arcs.csv', ...from, '-nlt', 'CURVEPOLYGON');
    content = await files.read('arcs.gpkg');
  });
  after(async () => {
    await Promise.all(fixtures.map((fixture) => fixture.close()));
    await files.remove();
  });

  async function append(more: object = {}, source = content) {
    const fixture = await openAppendFixture(databases, {
      geometryType: 'esriGeometryPolygon',
      fields: [field('name', 'String', { length: 20 })],
      indexes: [{ name: 'by_name', fields: 'name', isUnique: true }],
    });
    fixtures.push(fixture);
    const appendUploadId = await fixture.upload(source);
    const status = await fixture.append({ appendUploadId, appendUploadFormat: 'gpkg', ...more });
    return { status, rows: await fixture.rows() };
  }

  for (const [title, more] of [
    ['inserts', {}],
    ['upserts', { upsert: true, upsertMatchingField: 'name' }],
    ['dry runs', { dryRun: true }],
  ] as const) {
    it(`reports a warning of the source among the messages of ${title}, once, after the counts`, async () => {
      const { status, rows } = await append(more);
      expect(status).to.include({ status: 'Completed', insertCount: 2, errorCount: 0 });
      expect(status.messages.slice(1)).to.deep.equal([WARNING]);
      expect(status.statusMessage).to.match(/^2 inserted/);
      // Straight pieces, and enough of them.
      if (title === 'inserts') expect(String(rows[0]?.['wkt']).split(',').length).to.be.greaterThan(60);
    });
  }

  for (const [title, more] of [
    ['appends', {}],
    ['dry runs', { dryRun: true }],
  ] as const) {
    it(`reports an unknown GDAL warning among the messages of ${title}`, async () => {
      const ogr2ogr = await standInForGdal('ogr2ogr', () => "echo 'Warning 1: nobody knows these words' >&2");
      try {
        // The bytes differ: GDAL's warnings about bytes it has seen would be given again.
        await files.write('other.gpkg', content);
        await runSqlite(files.path('other.gpkg'), `CREATE TABLE other (${title.replace(' ', '_')})`);
        const source = await files.read('other.gpkg');
        const { status } = await append(
          { ...more, appendSourceFilter: "name <> 'half'", sourceTableName: 'arcs' },
          source,
        );
        expect(status).to.include({ status: 'Completed', insertCount: 1, errorCount: 0 });
        const told = 'GDAL warned that values may be lost or changed: nobody knows these words.';
        expect(status.messages.filter(({ description }) => description === told)).to.deep.equal([
          { ...WARNING, description: told },
        ]);
      } finally {
        await ogr2ogr.remove();
      }
    });
  }
});
