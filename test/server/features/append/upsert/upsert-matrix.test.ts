import { expect } from 'chai';
import { forEachPlaces, type Points } from '../support/places-fixture.js';

const BOOLEANS = [false, true];

/** Every setting of the four, by name. */
const SETTINGS = BOOLEANS.flatMap((skipInserts) =>
  BOOLEANS.flatMap((skipUpdates) =>
    BOOLEANS.flatMap((updateGeometry) =>
      BOOLEANS.map((hasGeometry) => ({ skipInserts, skipUpdates, updateGeometry, hasGeometry })),
    ),
  ),
);

forEachPlaces('every kind of upsert', (places) => {
  beforeEach(() => places.append([{ at: [1, 1], Code: 'old', Name: 'Before', Size: 5 }]));

  const sourceOf = (hasGeometry: boolean): Points => [
    { at: hasGeometry ? [2, 2] : null, Code: 'old', Name: 'After' },
    { at: hasGeometry ? [3, 3] : null, Code: 'new', Name: 'New' },
  ];

  for (const settings of SETTINGS) {
    const { hasGeometry, ...parameters } = settings;
    const { skipInserts, skipUpdates, updateGeometry } = parameters;
    const title = Object.entries(settings).map(([name, value]) => `${name}=${String(value)}`);

    it(`upserts with ${title.join(', ')}`, async () => {
      const status = await places.upsert(sourceOf(hasGeometry), parameters);
      expect(status).to.include({
        status: 'Completed',
        recordCount: 2,
        insertCount: skipInserts ? 0 : 1,
        updateCount: skipUpdates ? 0 : 1,
        skippedCount: Number(skipInserts) + Number(skipUpdates),
        errorCount: 0,
      });
      const old = skipUpdates
        ? ['old', 'Before', 5, 'POINT(1 1)']
        : ['old', 'After', 5, updateGeometry && hasGeometry ? 'POINT(2 2)' : 'POINT(1 1)'];
      // New features take their geometry whatever updateGeometry says.
      const added = ['new', 'New', null, hasGeometry ? 'POINT(3 3)' : null];
      expect(await places.table('code', 'name', 'size', 'wkt')).to.deep.equal(
        skipInserts ? [old] : [old, added],
      );
    });
  }

  for (const [skipInserts, skipUpdates] of BOOLEANS.flatMap((a) => BOOLEANS.map((b) => [a, b] as const))) {
    it(`inserts rows without upsert, with skipInserts=${String(skipInserts)}, skipUpdates=${String(skipUpdates)}`, async () => {
      const more = {
        upsert: false,
        skipInserts,
        skipUpdates,
        updateGeometry: false,
        upsertMatchingField: 'x',
      };
      const status = await places.append(
        [{ at: [2, 2], Code: 'other', OBJECTID: 1, GlobalID: '{00000000-0000-4000-8000-00000000000A}' }],
        more,
      );
      expect(status).to.include({ status: 'Completed', insertCount: 1, updateCount: 0, skippedCount: 0 });
      expect(await places.table('objectid', 'code', 'wkt')).to.deep.equal([
        [1, 'old', 'POINT(1 1)'],
        [2, 'other', 'POINT(2 2)'],
      ]);
      // Ids of the source are dropped, and made anew.
      const [, added] = await places.fixture.rows();
      expect(added?.['globalid'])
        .to.match(/^[0-9a-f-]{36}$/)
        .and.not.to.match(/^0{8}/);
    });
  }

  describe('with appendFields', () => {
    const source: Points = [
      { at: null, Code: 'old', Name: 'After', Size: 1 },
      { at: null, Code: 'new', Name: 'New', Size: 2 },
    ];

    it('writes the key of new rows although it is not among them', async () => {
      await places.upsert(source, { appendFields: ['size'] });
      expect(await places.table('code', 'name', 'size')).to.deep.equal([
        ['old', 'Before', 1],
        ['new', null, 2],
      ]);
    });

    it('accepts the key in appendFields', async () => {
      await places.upsert(source, { appendFields: ['CODE', 'Name'] });
      expect(await places.table('code', 'name', 'size')).to.deep.equal([
        ['old', 'After', 5],
        ['new', 'New', null],
      ]);
    });

    it('restricts an insert to appendFields too', async () => {
      await places.append([{ at: null, Code: 'x', Name: 'n', Size: 9 }], { appendFields: ['Code', 'Size'] });
      expect((await places.table('code', 'name', 'size')).at(-1)).to.deep.equal(['x', null, 9]);
    });
  });

  it('matches by a field that is mapped from another name, and leaves a field that is not in the source', async () => {
    const fieldMappings = [
      { source: 'key', name: 'Code' },
      { source: 'label', name: 'Name' },
    ];
    const source = [{ at: null, key: 'old', label: 'Mapped' }] as unknown as Points;
    expect(await places.upsert(source, { fieldMappings })).to.include({ updateCount: 1 });
    expect(await places.table('code', 'name', 'size')).to.deep.equal([['old', 'Mapped', 5]]);
  });

  it('keeps values that a row omits, and sets null values, while others change', async () => {
    await places.append([
      { at: null, Code: 'b', Name: 'B', Size: 1 },
      { at: null, Code: 'c', Name: 'C', Size: 2 },
    ]);
    await places.upsert([
      { at: null, Code: 'old', Size: 10 },
      { at: null, Code: 'b', Name: null, Size: 11 },
      { at: null, Code: 'c', Name: 'new C' },
    ]);
    expect(await places.table('code', 'name', 'size')).to.deep.equal([
      ['old', 'Before', 10],
      ['b', null, 11],
      ['c', 'new C', 2],
    ]);
  });

  it('counts matched rows that change nothing, and writes them all the same', async () => {
    const status = await places.upsert([
      { at: [1, 1], Code: 'old', Name: 'Before' },
      { at: [9, 9], Code: 'new' },
    ]);
    expect(status).to.include({ insertCount: 1, updateCount: 1, unchangedCount: 1, skippedCount: 0 });
    const moved = await places.upsert([
      { at: [1, 2], Code: 'old' },
      { at: null, Code: 'new', Name: null },
    ]);
    expect(moved).to.include({ updateCount: 2, unchangedCount: 1 });
    const elsewhere = await places.upsert([{ at: [5, 5], Code: 'old', Name: 'Before' }], {
      updateGeometry: false,
    });
    expect(elsewhere).to.include({ updateCount: 1, unchangedCount: 1 });
    const skipped = await places.upsert([{ at: null, Code: 'old' }], { skipUpdates: true });
    expect(skipped).to.include({ updateCount: 0, unchangedCount: 0, skippedCount: 1 });
  });
});
