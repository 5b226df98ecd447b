import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { silentLog } from '../../../../support/servers/jobs.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';
import { damageIn, type ZippedFile, writeZip } from '../source/zip-writer.js';

/** More than are read at once: the first are being written when the last are read. */
const ROWS = 20_000;

const KEPT = 'name,x,y\nkept,1,2\n';

forEachDatabase('an append of a shapefile that is read in its zip', (open) => {
  let files: GdalFiles;
  let set: ZippedFile[];
  let fixture: AppendFixture;

  before(async () => {
    files = await openGdalFiles();
    const lines = Array.from(
      { length: ROWS },
      (_, row) => `${Math.sqrt(row).toString(36)},${row % 170},${row % 80}`,
    );
    await files.write('rows.csv', `name,x,y\n${lines.join('\n')}\n`);
    const places = ['-oo', 'X_POSSIBLE_NAMES=x', '-oo', 'Y_POSSIBLE_NAMES=y', '-a_srs', 'EPSG:4326'];
    await files.ogr2ogr('-f', 'ESRI Shapefile', 'rows', 'rows.csv', ...places, '-lco', 'ENCODING=UTF-8');
    set = await files.entries('rows');
    fixture = await openAppendFixture(await open(), { fields: [field('name', 'String', { length: 40 })] });
    const kept = { appendUploadId: await fixture.upload(KEPT), appendUploadFormat: 'csv' };
    expect(
      await fixture.append({
        ...kept,
        appendSourceInfo: { longitudeFieldName: 'x', latitudeFieldName: 'y' },
      }),
    ).to.include({ status: 'Completed', insertCount: 1 });
  });

  after(async () => {
    await fixture.close();
    await files.remove();
  });

  for (const extension of ['dbf', 'shp']) {
    it(`writes none of the earlier rows if its ${extension} is damaged near the end`, async () => {
      const before = await fixture.rows();
      const job = await fixture.submit({
        appendUploadId: await fixture.upload(damageIn(writeZip(set), `rows.${extension}`, 0.9)),
        appendUploadFormat: 'shapefile',
        truncateExisting: true,
        rollbackOnFailure: false,
      });
      let read = 0;
      const failure = await rejectionOf(
        fixture.handler.run(job, {
          signal: new AbortController().signal,
          log: silentLog,
          progress: ({ recordCount }) => (read = Number(recordCount)),
        }),
      );
      expect(failure).to.include({ code: 'append.source_unreadable' });
      expect(failure).to.have.property('message').that.contains('the zip is damaged or incomplete');
      expect(read).to.be.greaterThan(0);
      expect(await fixture.rows()).to.deep.equal(before);
    });
  }
});
