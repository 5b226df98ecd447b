import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { standInForGdal } from '../../../../support/files/gdal-stand-in.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';

forEachDatabase('a dry run of a file that GDAL reads', (open, kind) => {
  let files: GdalFiles;
  let fixture: AppendFixture;

  before(async () => {
    fixture = await openAppendFixture(await open(), { fields: [field('name', 'String', { length: 20 })] });
    files = await openGdalFiles();
    // That which no other test has had read, of the other database neither.
    const geometry = '{"type":"Point","coordinates":[1,2]}';
    await files.write(
      'piers.geojson',
      `{"type":"Feature","properties":{"name":"${kind} pier"},"geometry":${geometry}}`,
    );
    for (const name of ['piers.fgb', 'piers.gpkg']) await files.ogr2ogr(name, 'piers.geojson');
  });

  after(async () => {
    await files.remove();
    await fixture.close();
  });

  for (const [format, file] of [
    ['flatgeobuf', 'piers.fgb'],
    ['gpkg', 'piers.gpkg'],
  ] as const) {
    it(`reuses what a dry run of ${format} has read for the append that follows`, async () => {
      const appendUploadId = await fixture.upload(await files.read(file));
      const source = { appendUploadId, appendUploadFormat: format, truncateExisting: true };
      const ogr2ogr = await standInForGdal('ogr2ogr');
      try {
        expect(await fixture.append({ ...source, dryRun: true })).to.include({
          insertCount: 1,
          dryRun: true,
        });
        expect(await ogr2ogr.countStarts()).to.equal(1);
        expect(await fixture.append(source)).to.include({ status: 'Completed', insertCount: 1 });
        expect(await ogr2ogr.countStarts()).to.equal(1);
      } finally {
        await ogr2ogr.remove();
      }
      expect(await fixture.rows()).to.have.lengthOf(1);
      expect((await fixture.rows())[0]).to.include({ name: `${kind} pier`, wkt: 'POINT(1 2)' });
    });
  }
});
