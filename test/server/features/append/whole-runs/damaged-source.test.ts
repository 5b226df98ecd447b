import { expect } from 'chai';
import { loadConfig } from '../../../../../server/config/config.js';
import { fromPayload } from '../../../../../server/features/append/request/request.js';
import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import type { Blobs } from '../../../../../server/storage/blobs/blobs.js';
import { openBlobs } from '../../../../../server/storage/open-blobs.js';
import { damageBlob, DAMAGES, replaceBytes } from '../../../../support/files/damaged-blobs.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type S3Server, startS3Server } from '../../../../support/servers/s3-server.js';
import { zipFiles } from '../../../../support/files/zip-files.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';

const CSV = 'code,name,x,y\nBGO,Bergen,5.3,60.4\nOSL,Oslo,10.7,59.9\n';
const POINTS = { latitudeFieldName: 'y', longitudeFieldName: 'x' };
const GEOJSON = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', properties: { code: 'BGO' }, geometry: { type: 'Point', coordinates: [5, 60] } },
  ],
});

/** Sources of each way of reading: streamed, read twice, unpacked, or handed to a child as a file. */
const SOURCES: readonly [format: string, make: (files: GdalFiles) => Promise<Buffer>][] = [
  ['csv', () => Promise.resolve(Buffer.from(CSV))],
  ['geojson', () => Promise.resolve(Buffer.from(GEOJSON))],
  ['gpkg', (files) => files.read('places.gpkg')],
  ['shapefile', async (files) => zipFiles(await shapefileOf(files))],
];

async function shapefileOf(files: GdalFiles): Promise<Record<string, Buffer>> {
  const entries = await files.entries('places');
  return Object.fromEntries(entries.map(({ name, content }) => [name, Buffer.from(content)]));
}

async function makeSources(): Promise<GdalFiles> {
  const files = await openGdalFiles();
  await files.write('places.csv', CSV);
  const points = ['-oo', 'X_POSSIBLE_NAMES=x', '-oo', 'Y_POSSIBLE_NAMES=y', '-a_srs', 'EPSG:4326'];
  await files.ogr2ogr('places.gpkg', 'places.csv', ...points);
  await files.ogr2ogr('places', 'places.csv', ...points, '-f', 'ESRI Shapefile');
  return files;
}

function parametersOf(format: string): AppendParameters {
  return {
    appendUploadFormat: format,
    ...(format === 'csv' && { appendSourceInfo: POINTS }),
  };
}

const FIELDS = [field('code', 'String', { length: 8 }), field('name', 'String', { length: 40 })];

/** Describes damage alike for blobs as files and as objects of a bucket. */
function describeDamage(title: string, blobsOf: () => Promise<Blobs | undefined>): void {
  forEachDatabase(title, (open) => {
    let files: GdalFiles;
    let databases: TestDatabases;
    let fixture: AppendFixture;
    let blobs: Blobs;
    before(async () => {
      files = await makeSources();
      databases = await open();
      const own = await blobsOf();
      fixture = await openAppendFixture(databases, { fields: FIELDS }, {}, own && { blobs: own });
      blobs = own ?? (await openBlobs(fixture.blobsUrl));
    });
    after(async () => {
      await fixture.close();
      await files.remove();
    });

    async function appendDamaged(
      parameters: AppendParameters,
      damage: (bytes: Buffer) => Buffer,
    ): Promise<Awaited<ReturnType<AppendFixture['run']>>> {
      const job = await fixture.submit(parameters);
      await damageBlob(blobs, fromPayload(job.payload).source.blobKey, damage);
      return fixture.run(job);
    }

    for (const [format, make] of SOURCES) {
      for (const [how, damage] of DAMAGES) {
        it(`appends nothing of an upload as ${format} that ${how}, with the reason`, async () => {
          const appendUploadId = await fixture.upload(await make(files));
          const status = await appendDamaged({ ...parametersOf(format), appendUploadId }, damage);
          expect(status.status).to.equal('Failed');
          expect(status.statusMessage).to.match(/^The file is damaged: it/);
          expect(await fixture.rowCount()).to.equal(0);
        });
      }

      it(`appends a whole one as ${format}`, async () => {
        const other = await openAppendFixture(databases, { fields: FIELDS }, {}, { blobs });
        try {
          const appendUploadId = await other.upload(await make(files));
          const status = await other.append({ ...parametersOf(format), appendUploadId });
          expect(status.status, status.statusMessage).to.equal('Completed');
          expect(await other.rowCount()).to.be.above(0);
        } finally {
          await other.close();
        }
      });
    }

    it('appends nothing of an item, of edits, or of a dry run', async () => {
      const [, damage] = DAMAGES[0] ?? expect.fail();
      const appendItemId = await fixture.addItem(CSV, 'csv');
      const appendUploadId = await fixture.upload(CSV);
      const edits = JSON.stringify({
        layers: [{ featureSet: { features: [{ attributes: { code: 'BGO' } }] } }],
      });
      const ways = [
        { ...parametersOf('csv'), appendItemId },
        { ...parametersOf('csv'), appendUploadId, dryRun: true },
        { edits },
      ] as AppendParameters[];
      for (const way of ways) {
        const { statusMessage } = await appendDamaged(way, damage);
        expect(statusMessage).to.match(/^The file is damaged: its SHA-256/);
      }
      expect(await fixture.rowCount()).to.equal(0);
    });

    it('names the damage before its consequences', async () => {
      const appendUploadId = await fixture.upload(await files.read('places.gpkg'));
      const unreadable = (bytes: Buffer): Buffer => replaceBytes(bytes, 'SQLite format 3', 'SQLite format ?');
      const { statusMessage } = await appendDamaged({ ...parametersOf('gpkg'), appendUploadId }, unreadable);
      expect(statusMessage).to.match(/^The file is damaged: its SHA-256/);
    });

    it('compares a job of an earlier version, which holds no hash, by the size', async () => {
      const job = await fixture.submit({
        ...parametersOf('csv'),
        appendUploadId: await fixture.upload(CSV),
      });
      const source = { ...fromPayload(job.payload).source, sha256: undefined };
      const earlier = { ...job, payload: { ...job.payload, source } };
      await damageBlob(blobs, source.blobKey, (bytes) => bytes.subarray(0, -1));
      expect((await fixture.run(earlier)).statusMessage).to.match(/^The file is damaged: it has \d+ bytes/);
    });

    it('reports a missing source as missing', async () => {
      const job = await fixture.submit({
        ...parametersOf('csv'),
        appendUploadId: await fixture.upload(CSV),
      });
      await blobs.delete(fromPayload(job.payload).source.blobKey);
      expect((await fixture.run(job)).statusMessage).to.match(/^The source no longer exists/);
    });
  });
}

describeDamage('a damaged source among files', () => Promise.resolve(undefined));

describe('in a bucket', function () {
  this.timeout(300_000);
  let s3: S3Server;
  before(async () => {
    s3 = await startS3Server();
  });
  after(() => s3.stop());

  describeDamage('a damaged source', async () => {
    const config = loadConfig(s3.settings(await s3.makeBucket()));
    return openBlobs(config.blobs, config);
  });
});
