import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { forEachPlaces, type Points } from '../support/places-fixture.js';

forEachPlaces('append', (places) => {
  const { append, upsert, table } = places;

  describe('upsert', () => {
    beforeEach(() =>
      append([
        { at: [1, 1], Code: 'a', Name: 'Old', Size: 5 },
        { at: [2, 2], Code: 'b', Name: 'Keep', Size: 6 },
      ]),
    );

    it('updates matching rows, keeps fields that the source omits, and inserts the rest', async () => {
      const before = await places.fixture.rows();
      const status = await upsert([
        { at: [3, 3], Code: 'a', Name: 'New' },
        { at: [4, 4], Code: 'c', Size: 7 },
        { at: null, Code: 'b', Size: null },
      ]);
      expect(status).to.include({
        status: 'Completed',
        recordCount: 3,
        insertCount: 1,
        updateCount: 2,
        skippedCount: 0,
        errorCount: 0,
      });
      expect(await table('code', 'name', 'size', 'wkt')).to.deep.equal([
        ['a', 'New', 5, 'POINT(3 3)'],
        ['b', 'Keep', null, 'POINT(2 2)'],
        ['c', null, 7, 'POINT(4 4)'],
      ]);
      const after = await places.fixture.rows();
      expect(after.slice(0, 2).map(({ globalid }) => globalid)).to.deep.equal(
        before.map(({ globalid }) => globalid),
      );
      expect((await places.fixture.current()).extent).to.deep.equal({ xmin: 2, ymin: 2, xmax: 4, ymax: 4 });
    });

    it('repeats an upsert without duplicates', async () => {
      const points: Points = [
        { at: [3, 3], Code: 'a' },
        { at: [4, 4], Code: 'x' },
      ];
      expect(await upsert(points)).to.include({ insertCount: 1, updateCount: 1 });
      expect(await upsert(points)).to.include({ insertCount: 0, updateCount: 2 });
      expect(await places.fixture.rowCount()).to.equal(3);
    });

    it('inserts nothing with skipInserts, updates nothing with skipUpdates', async () => {
      const points: Points = [
        { at: [3, 3], Code: 'a', Name: 'New' },
        { at: [4, 4], Code: 'c' },
      ];
      expect(await upsert(points, { skipInserts: true, skipUpdates: true })).to.include({
        status: 'Completed',
        insertCount: 0,
        updateCount: 0,
        skippedCount: 2,
      });
      expect(await upsert(points, { skipUpdates: true })).to.include({
        insertCount: 1,
        updateCount: 0,
        skippedCount: 1,
      });
      expect((await table('name')).flat()).to.deep.equal(['Old', 'Keep', null]);
      expect(await upsert([...points, { at: null, Code: 'z' }], { skipInserts: true })).to.include({
        insertCount: 0,
        updateCount: 2,
        skippedCount: 1,
      });
      expect((await table('name')).flat()).to.deep.equal(['New', 'Keep', null]);
    });

    it('keeps the geometry of matching features with updateGeometry=false, and stores that of new ones', async () => {
      await upsert(
        [
          { at: [8, 8], Code: 'a', Name: 'New' },
          { at: [9, 9], Code: 'c' },
        ],
        { updateGeometry: false },
      );
      expect(await table('name', 'wkt')).to.deep.equal([
        ['New', 'POINT(1 1)'],
        ['Keep', 'POINT(2 2)'],
        [null, 'POINT(9 9)'],
      ]);
    });

    it('writes only the fields of appendFields, and matches by the key all the same', async () => {
      await upsert(
        [
          { at: null, Code: 'a', Name: 'New', Size: 1 },
          { at: null, Code: 'c', Name: 'n', Size: 2 },
        ],
        { appendFields: ['Size'] },
      );
      expect(await table('code', 'name', 'size')).to.deep.equal([
        ['a', 'Old', 1],
        ['b', 'Keep', 6],
        ['c', null, 2],
      ]);
    });

    it('writes nothing if source rows share a key, whatever rollbackOnFailure is', async () => {
      const status = await upsert([
        { at: null, Code: 'x' },
        { at: null, Code: 'a', Name: 'one' },
        { at: null, Code: 'a', Name: 'two' },
      ]);
      expect(status.status).to.equal('Failed');
      expect(status.statusMessage).to.include('Code');
      expect(status.messages.map(({ description }) => description)).to.include('Code a: rows 2 and 3');
      expect((await table('name')).flat()).to.deep.equal(['Old', 'Keep']);
    });

    it('fails when the source has no field for the key', async () => {
      const status = await upsert([{ at: null, Name: 'x' }]);
      expect(status.status).to.equal('Failed');
      expect(status.statusMessage).to.include('no field for the matching field Code');
      expect(await places.fixture.rowCount()).to.equal(2);
    });

    it('inserts rows without a key', async () => {
      expect(
        await upsert([
          { at: null, Code: null, Name: 'n' },
          { at: null, Code: 'a' },
        ]),
      ).to.include({ insertCount: 1, updateCount: 1 });
    });

    it('matches by object id, keeps given ones, and gives others after them', async () => {
      const status = await append(
        [
          { at: null, OBJECTID: '1', Name: 'by id' },
          { at: [5, 5], OBJECTID: 10, Code: 'new' },
          { at: [6, 6], OBJECTID: null, Code: 'made' },
          { at: null, OBJECTID: 'x' },
          { at: null, OBJECTID: 0 },
        ],
        { upsert: true },
      );
      expect(status).to.include({ insertCount: 2, updateCount: 1, errorCount: 2 });
      expect(status.errors.map(({ sourceRow, field, code }) => [sourceRow, field, code])).to.deep.equal([
        [4, 'OBJECTID', 'invalid_key'],
        [5, 'OBJECTID', 'invalid_key'],
      ]);
      const ids = (await table('objectid')).flat();
      expect(ids.slice(0, 3)).to.deep.equal([1, 2, 10]);
      await append([{ at: null, Code: 'later' }]);
      const later = (await table('objectid', 'code')).at(-1);
      expect(later?.[1]).to.equal('later');
      expect(later?.[0]).to.be.greaterThan(Math.max(...(ids as number[])));
    });

    it('matches by global id in any form, and keeps given ones', async () => {
      const [first] = await places.fixture.rows();
      const fresh = randomUUID();
      const status = await append(
        [
          { at: null, GlobalID: `{${String(first?.['globalid']).toUpperCase()}}`, Name: 'by guid' },
          { at: null, GlobalID: fresh.toUpperCase(), Code: 'c' },
          { at: null, GlobalID: null, Code: 'd' },
        ],
        { upsert: true, useGlobalIds: true },
      );
      expect(status).to.include({ insertCount: 2, updateCount: 1, errorCount: 0 });
      const rows = await places.fixture.rows();
      expect(rows[0]?.['name']).to.equal('by guid');
      expect(rows[2]?.['globalid']).to.equal(fresh);
    });

    it('refuses a value that another feature has in a unique index', async () => {
      const status = await append(
        [
          { at: null, OBJECTID: 2, Code: 'a' },
          { at: null, OBJECTID: 1, Code: 'a', Name: 'same' },
        ],
        { upsert: true },
      );
      expect(status).to.include({ updateCount: 1, errorCount: 1 });
      expect(status.errors[0]).to.include({ sourceRow: 1, field: 'Code', code: 'duplicate_value' });
      expect(await table('code', 'name')).to.deep.equal([
        ['a', 'same'],
        ['b', 'Keep'],
      ]);
    });
  });

  it('empties the layer first with truncateExisting, or not at all', async () => {
    await append([
      { at: [1, 1], Code: 'a' },
      { at: [2, 2], Code: 'b' },
    ]);
    const failed = await append([{ at: null, Code: 'c', Size: 'x' }], { truncateExisting: true });
    expect(failed.status).to.equal('Failed');
    expect(await places.fixture.rowCount()).to.equal(2);
    expect(await append([{ at: [7, 7], Code: 'a' }], { truncateExisting: true })).to.include({
      insertCount: 1,
    });
    expect(await table('code', 'wkt')).to.deep.equal([['a', 'POINT(7 7)']]);
    expect((await places.fixture.current()).extent).to.deep.equal({ xmin: 7, ymin: 7, xmax: 7, ymax: 7 });
  });
});
