import { expect } from 'chai';
import type { JsonObject } from '../../../../../server/jobs/job.js';
import { silentLog } from '../../../../support/servers/jobs.js';
import { forEachPlaces } from '../support/places-fixture.js';

/** As many as take the append some while after it has told of the first. */
const ROWS = 40_000;

forEachPlaces('truncateExisting', (places) => {
  const old = [
    { at: [1, 1], Code: 'a' },
    { at: [2, 2], Code: 'b' },
  ] as const;

  beforeEach(() => places.append(old));

  it('puts the new rows in place of the old ones, with ids from 1', async () => {
    const status = await places.append(
      [
        { at: [7, 7], Code: 'b' },
        { at: [8, 8], Code: 'c' },
        { at: [9, 9], Code: 'd' },
      ],
      { truncateExisting: true },
    );
    expect(status).to.include({ status: 'Completed', insertCount: 3 });
    expect(await places.table('objectid', 'code', 'wkt')).to.deep.equal([
      [1, 'b', 'POINT(7 7)'],
      [2, 'c', 'POINT(8 8)'],
      [3, 'd', 'POINT(9 9)'],
    ]);
    expect((await places.fixture.current()).extent).to.deep.equal({ xmin: 7, ymin: 7, xmax: 9, ymax: 9 });
  });

  it('leaves rows and the count of ids alone when the append fails', async () => {
    const failed = await places.append([{ at: null, Code: 'c', Size: 'x' }], { truncateExisting: true });
    expect(failed.status).to.equal('Failed');
    await places.append([{ at: null, Code: 'later' }]);
    expect(await places.table('objectid', 'code')).to.deep.equal([
      [1, 'a'],
      [2, 'b'],
      [3, 'later'],
    ]);
  });

  it('shows readers the old rows until it shows the new ones', async () => {
    const { fixture } = places;
    // Whoever looks first must not have to connect: the append might be over by then.
    await Promise.all(Array.from({ length: 4 }, () => fixture.rowCount()));
    const lines = Array.from(
      { length: ROWS },
      (_, row) => `n${String(row)},${String(row % 100)},${String(row % 50)}`,
    );
    const job = await fixture.submit({
      appendUploadId: await fixture.upload(['Code,lon,lat', ...lines].join('\n')),
      appendUploadFormat: 'csv',
      truncateExisting: true,
      appendSourceInfo: { latitudeFieldName: 'lat', longitudeFieldName: 'lon' },
    });
    const seen: Promise<number>[] = [];
    const progress = ({ recordCount }: JsonObject): void => {
      if (Number(recordCount) > 0) seen.push(fixture.rowCount());
    };
    await fixture.handler.run(job, { signal: new AbortController().signal, log: silentLog, progress });
    const counts = await Promise.all(seen);
    expect(counts.length).to.be.greaterThan(2);
    expect(counts.filter((count) => count !== 2 && count !== ROWS)).to.deep.equal([]);
    expect(counts[0]).to.equal(2);
    expect(await fixture.rowCount()).to.equal(ROWS);
  });

  it('empties the layer even where the source has no row', async () => {
    expect(await places.append([], { truncateExisting: true })).to.include({
      status: 'Completed',
      insertCount: 0,
    });
    expect(await places.fixture.rowCount()).to.equal(0);
    expect((await places.fixture.current()).extent).to.equal(undefined);
  });
});
