import { expect } from 'chai';
import { forEachPlaces, type Points } from '../support/places-fixture.js';

forEachPlaces('a dry run', (places) => {
  const source: Points = [
    { at: [1, 1], Code: 'same', Name: 'Same' },
    { at: [5, 5], Code: 'moved' },
    { at: null, Code: 'new' },
    { at: null, Code: 'bad', Size: 'x' },
  ];

  beforeEach(() =>
    places.append([
      { at: [1, 1], Code: 'same', Name: 'Same' },
      { at: [2, 2], Code: 'moved' },
    ]),
  );

  it('reports the result of an upsert, and writes nothing', async () => {
    const before = [await places.fixture.rows(), await places.fixture.current()];
    const dry = await places.upsert(source, { dryRun: true });
    expect(dry).to.include({
      status: 'Completed',
      dryRun: true,
      recordCount: 4,
      insertCount: 1,
      updateCount: 2,
      unchangedCount: 1,
      skippedCount: 0,
      errorCount: 1,
    });
    expect([await places.fixture.rows(), await places.fixture.current()]).to.deep.equal(before);
    const real = await places.upsert(source);
    const told = [
      'recordCount',
      'insertCount',
      'updateCount',
      'unchangedCount',
      'errorCount',
      'errors',
    ] as const;
    for (const name of told) expect(real[name]).to.deep.equal(dry[name]);
    expect((await places.fixture.report(dry)).length).to.equal(1);
    // Ids go on where they would have without the trial.
    expect((await places.table('objectid')).flat()).to.deep.equal([1, 2, 3]);
  });

  it('reports conflicts of an insert with the layer and within the source', async () => {
    const points: Points = [
      { at: null, Code: 'same' },
      { at: null, Code: 'x' },
      { at: null, Code: 'x' },
    ];
    const dry = await places.append(points, { dryRun: true });
    expect(dry).to.include({ insertCount: 1, errorCount: 2 });
    expect(dry.errors.map(({ sourceRow, code }) => [sourceRow, code])).to.deep.equal([
      [1, 'duplicate_value'],
      [3, 'duplicate_value'],
    ]);
    expect(await places.fixture.rowCount()).to.equal(2);
    // As after an upsert: ids go on where they would have without the trial.
    const free: Points = [{ at: null, Code: 'free' }];
    expect(await places.append(free, { dryRun: true })).to.include({ insertCount: 1 });
    await places.append(free);
    expect((await places.table('objectid')).flat()).to.deep.equal([1, 2, 3]);
  });

  it('treats the layer as empty with truncateExisting, and does not change it', async () => {
    const dry = await places.append([{ at: null, Code: 'same' }], { dryRun: true, truncateExisting: true });
    expect(dry).to.include({ status: 'Completed', insertCount: 1, errorCount: 0 });
    expect(await places.fixture.rowCount()).to.equal(2);
  });

  it('honours skipInserts and skipUpdates', async () => {
    const skips = { dryRun: true, skipInserts: true, skipUpdates: true };
    expect(await places.upsert(source.slice(0, 3), skips)).to.include({
      insertCount: 0,
      updateCount: 0,
      unchangedCount: 0,
      skippedCount: 3,
    });
  });

  it('fails where the append would', async () => {
    const twice: Points = [
      { at: null, Code: 'x' },
      { at: null, Code: 'x' },
    ];
    expect((await places.upsert(twice, { dryRun: true })).status).to.equal('Failed');
    expect((await places.upsert(source, { dryRun: true, rollbackOnFailure: true })).status).to.equal(
      'Failed',
    );
  });

  it('allows another run of the same job after a dry run', async () => {
    const job = await places.fixture.submit({ edits: '[{"attributes":{"Code":"n"}}]', dryRun: true });
    const first = await places.fixture.run(job);
    expect(await places.fixture.run(job)).to.deep.equal(first);
  });
});
