import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import { JobError, type JsonObject } from '../../../../../server/jobs/job.js';
import { silentLog } from '../../../../support/servers/jobs.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { type AppendFixture, pointCollection } from '../support/append-fixture.js';
import { forEachPlaces } from '../support/places-fixture.js';

forEachPlaces('append', (places) => {
  describe('exactly once', () => {
    const parameters: AppendParameters = {
      edits: pointCollection([
        { at: [1, 1], Code: 'a' },
        { at: null, Code: null },
      ]),
      appendUploadFormat: 'geojson',
    };

    it('finds out that the job is done already, and gives its result again', async () => {
      const job = await places.fixture.submit(parameters);
      const first = await places.fixture.run(job);
      expect(await places.fixture.run({ ...job, attempts: 2 })).to.deep.equal(first);
      expect(await places.fixture.rowCount()).to.equal(2);
    });

    it('applies a job once although two workers run it at a time', async () => {
      const job = await places.fixture.submit(parameters);
      const [one, other] = await Promise.all([places.fixture.run(job), places.fixture.run(job)]);
      expect(one.insertCount).to.equal(2);
      expect(other).to.deep.equal(one);
      expect(await places.fixture.rowCount()).to.equal(2);
    });

    it('leaves nothing behind when it is stopped, and can be run again', async () => {
      const stop = new AbortController();
      const job = await places.fixture.submit(parameters);
      stop.abort(new Error('stopped'));
      expect(await rejectionOf(places.fixture.run(job, stop.signal))).to.have.property('message', 'stopped');
      expect(await places.fixture.rowCount()).to.equal(0);
      expect(await places.fixture.run(job)).to.include({ insertCount: 2 });
    });

    it('leaves its source for another append', async () => {
      const uploaded = await places.fixture.submit({
        appendUploadId: await places.fixture.upload(parameters.edits ?? ''),
        appendUploadFormat: 'geojson',
      });
      await places.fixture.run(uploaded);
      const again = await places.fixture.run({ ...uploaded, id: randomUUID() });
      expect(again).to.include({ status: 'Completed', insertCount: 1, errorCount: 1 });
    });
  });

  it('fails with the position if the source is not valid JSON', async () => {
    const appendUploadId = await places.fixture.upload(
      '{"type":"FeatureCollection","features":[{"type":"Feature"}, {"type" 1}]}',
    );
    const status = await places.fixture.append({ appendUploadId, appendUploadFormat: 'geojson' });
    expect(status.status).to.equal('Failed');
    expect(status.statusMessage).to.match(/feature 2, from byte \d+/);
  });

  describe('many rows', () => {
    const csv = (rows: number, first = 0): string =>
      [
        'Code,Size,lon,lat',
        ...Array.from({ length: rows }, (_, row) => `${first + row},${row},${(row % 300) - 150},${row % 80}`),
      ].join('\n');
    const source = {
      appendUploadFormat: 'csv',
      appendSourceInfo: { latitudeFieldName: 'lat', longitudeFieldName: 'lon' },
    };

    it('finds many inserted and updated rows through the spatial index', async () => {
      const inserted = await places.fixture.append({
        ...source,
        appendUploadId: await places.fixture.upload(csv(12_000)),
      });
      expect(inserted).to.include({ status: 'Completed', insertCount: 12_000 });
      expect(await countByIndex(places.fixture, [-150.5, -0.5, -149.5, 0.5])).to.equal(10);
      const moved = await places.fixture.upload(csv(6000, 9000).replaceAll(/,\d+$/gm, ',85'));
      const upserted = await places.fixture.append({
        ...source,
        appendUploadId: moved,
        upsert: true,
        upsertMatchingField: 'Code',
      });
      expect(upserted).to.include({ insertCount: 3000, updateCount: 3000, errorCount: 0 });
      expect(await countByIndex(places.fixture, [-180, 84, 180, 86])).to.equal(6000);
      expect(await countByIndex(places.fixture, [-180, -90, 180, 84])).to.equal(9000);
    });

    it('stops amid many rows when the job is stopped, and writes them in the next run', async () => {
      const job = await places.fixture.submit({
        ...source,
        appendUploadId: await places.fixture.upload(csv(40_000)),
      });
      const stop = new AbortController();
      const progress = ({ recordCount }: JsonObject): void => {
        if (Number(recordCount) > 10_000) stop.abort(new Error('stopped'));
      };
      const stopped = rejectionOf(
        places.fixture.handler.run(job, { signal: stop.signal, log: silentLog, progress }),
      );
      expect(await stopped)
        .to.be.instanceOf(Error)
        .and.not.instanceOf(JobError);
      expect(await places.fixture.rowCount()).to.equal(0);
      expect(await places.fixture.run(job)).to.include({ status: 'Completed', insertCount: 40_000 });
    });

    it('leaves triggers and indexes unchanged after many rows', async () => {
      const before = await schemaOf(places.fixture);
      await places.fixture.append({ ...source, appendUploadId: await places.fixture.upload(csv(6000)) });
      expect(await schemaOf(places.fixture)).to.deep.equal(before);
      await places.fixture.append({
        ...source,
        appendUploadId: await places.fixture.upload(csv(6000)),
        rollbackOnFailure: true,
      });
      expect(await schemaOf(places.fixture)).to.deep.equal(before);
    });
  });

  async function countByIndex(
    { layer, databases: { features } }: AppendFixture,
    [xmin, ymin, xmax, ymax]: [number, number, number, number],
  ): Promise<number> {
    const { dialect } = features;
    const found = dialect.intersectsBox(
      { name: layer.table, rowId: 'objectid', column: 'shape', srid: layer.srid },
      { xmin, ymin, xmax, ymax },
    );
    const [row] = await dialect.rows<{ count: number }>(features.knex, {
      sql: `SELECT count(*) AS count FROM ${dialect.quote(layer.table)} WHERE ${found.sql}`,
      bindings: found.bindings,
    });
    return Number(row?.count);
  }

  async function schemaOf({ layer, databases: { features } }: AppendFixture): Promise<unknown[]> {
    const sql =
      places.kind === 'sqlite'
        ? `SELECT type, name, sql FROM sqlite_master WHERE tbl_name = ? ORDER BY type, name`
        : `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = ? ORDER BY indexname`;
    return features.dialect.rows(features.knex, { sql, bindings: [layer.table] });
  }
});
