import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { MADE, NOW } from '../support/append-fixture.js';
import { forEachPlaces, type Points } from '../support/places-fixture.js';

forEachPlaces('append', (places) => {
  const { append, table } = places;

  describe('insert', () => {
    it('writes features under new ids, and brings extent and last edit date up to date', async () => {
      const status = await append([
        { at: [10, 50], Code: 'a', Name: 'Alpha', Size: 1, Seen: '2026-01-02T03:04:05Z' },
        { at: null, Code: 'b', Name: 'Be\t"t\\a\n', Size: null, OBJECTID: 77, GlobalID: randomUUID() },
        { at: [12, 48.5], CODE: 'c', other: 1 },
      ]);
      expect(status).to.include({
        status: 'Completed',
        recordCount: 3,
        insertCount: 3,
        updateCount: 0,
        errorCount: 0,
      });
      expect(await table('objectid', 'code', 'name', 'size', 'seen', 'wkt')).to.deep.equal([
        [1, 'a', 'Alpha', 1, '2026-01-02T03:04:05.000Z', 'POINT(10 50)'],
        [2, 'b', 'Be\t"t\\a\n', null, null, null],
        [3, 'c', null, null, null, 'POINT(12 48.5)'],
      ]);
      const guids = (await table('globalid')).flat();
      expect(new Set(guids)).to.have.property('size', 3);
      for (const guid of guids) expect(guid).to.match(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      const layer = await places.fixture.current();
      expect(layer.extent).to.deep.equal({ xmin: 10, ymin: 48.5, xmax: 12, ymax: 50 });
      expect(layer.lastEditAt).to.equal(NOW);
    });

    it('widens the extent with every append', async () => {
      await append([{ at: [1, 1], Code: 'a' }]);
      await append([{ at: [-5, 2], Code: 'b' }]);
      expect((await places.fixture.current()).extent).to.deep.equal({ xmin: -5, ymin: 1, xmax: 1, ymax: 2 });
    });

    it('prefers mapped source fields to fields with the same name', async () => {
      const status = await append([{ at: null, Name: 'wrong', label: 'right', Code: 'x' }], {
        fieldMappings: [{ source: 'LABEL', name: 'name' }],
      });
      expect(status.status).to.equal('Completed');
      expect(await table('name', 'code')).to.deep.equal([['right', 'x']]);
    });

    it('fails for a missing mapped source field, and names the existing ones', async () => {
      const status = await append([{ at: null, Code: 'x' }], {
        fieldMappings: [{ source: 'label', name: 'Name' }],
      });
      expect(status.status).to.equal('Failed');
      expect(status.statusMessage).to.include('label').and.to.include('Code');
      expect(await places.fixture.rowCount()).to.equal(0);
    });

    it('writes only the fields of appendFields', async () => {
      await append([{ at: [1, 1], Code: 'x', Name: 'n', Size: 5 }], { appendFields: ['code', 'SIZE'] });
      expect(await table('code', 'name', 'size')).to.deep.equal([['x', null, 5]]);
    });

    it('completes without changes for a source without rows', async () => {
      const status = await append([]);
      expect(status).to.include({ status: 'Completed', recordCount: 0, insertCount: 0 });
      expect((await places.fixture.current()).extent).to.equal(undefined);
    });

    it('leaves the last edit date where it writes nothing', async () => {
      const lastEditAt = async (): Promise<number> => (await places.fixture.current()).lastEditAt;
      await append([]);
      expect(await lastEditAt()).to.equal(MADE);
      const skipped = await places.upsert([{ at: [1, 1], Code: 'a' }], { skipInserts: true });
      expect(skipped).to.include({ status: 'Completed', skippedCount: 1 });
      expect(await lastEditAt()).to.equal(MADE);
    });
  });

  describe('bad rows', () => {
    const points: Points = [
      { at: [1, 1], Code: 'a', Size: 1 },
      { at: [1, 1], Code: 'b', Size: 'many' },
      { at: [1, 1], Code: 'much too long for it' },
      { at: [1, 95], Code: 'd' },
      { at: [1, 1], Code: 'e', Seen: '2026-02-30' },
    ];
    const errors = [
      { sourceRow: 2, field: 'Size', value: 'many', code: 'invalid_number', description: 'must be a number' },
      {
        sourceRow: 3,
        field: 'Code',
        value: 'much too long for it',
        code: 'too_long',
        description: 'must be at most 10 characters long',
      },
      {
        sourceRow: 4,
        field: null,
        value: '{"type":"Point","coordinates":[1,95]}',
        code: 'invalid_geometry',
        description: 'latitude must be between -90 and 90',
      },
      {
        sourceRow: 5,
        field: 'Seen',
        value: '2026-02-30',
        code: 'invalid_date',
        description: 'must be a date',
      },
    ];

    it('reports bad rows by number, field and value, and keeps the good rows', async () => {
      const status = await append(points);
      expect(status).to.include({
        status: 'Completed',
        recordCount: 5,
        insertCount: 1,
        errorCount: 4,
        errorsTruncated: false,
      });
      expect(status.errors).to.deep.equal(errors);
      expect(await table('code')).to.deep.equal([['a']]);
    });

    it('reports every fault of a bad row, and counts the row once', async () => {
      const status = await append([
        { at: [1, 95], Code: 'much too long for it', Size: 'many', Seen: '2026-02-30' },
        { at: [1, 1], Code: 'a' },
      ]);
      expect(status).to.include({ status: 'Completed', recordCount: 2, insertCount: 1, errorCount: 1 });
      const told = [
        ['Code', 'too_long'],
        ['Size', 'invalid_number'],
        ['Seen', 'invalid_date'],
        [null, 'invalid_geometry'],
      ];
      expect(status.errors.map(({ field, code }) => [field, code])).to.deep.equal(told);
      expect(status.errors.map(({ sourceRow }) => sourceRow)).to.deep.equal([1, 1, 1, 1]);
      expect(await places.fixture.report(status)).to.deep.equal(status.errors);
    });

    it('reports values beside a place that cannot be read', async () => {
      const appendUploadId = await places.fixture.upload(
        'Code,Size,where\nmuch too long for it,many,nowhere\na,1,60.4 5.3\n',
      );
      const status = await places.fixture.append({
        appendUploadId,
        appendUploadFormat: 'csv',
        appendSourceInfo: { coordinateFieldName: 'where', coordinateFieldType: 'LatitudeAndLongitude' },
      });
      expect(status).to.include({ insertCount: 1, errorCount: 1 });
      expect(status.errors.map(({ sourceRow, field, code }) => [sourceRow, field, code])).to.deep.equal([
        [1, null, 'invalid_geometry'],
        [1, 'Code', 'too_long'],
        [1, 'Size', 'invalid_number'],
      ]);
    });

    it('rolls back all rows with rollbackOnFailure, and reports all bad rows', async () => {
      const before = await places.fixture.current();
      const status = await append(points, { rollbackOnFailure: true });
      expect(status).to.include({ status: 'Failed', recordCount: 5, insertCount: 0, errorCount: 4 });
      expect(status.errors).to.deep.equal(errors);
      expect(await places.fixture.rowCount()).to.equal(0);
      expect(await places.fixture.current()).to.deep.equal(before);
    });

    it('fails the job if no row is good', async () => {
      const status = await append(points.slice(1));
      expect(status).to.include({ status: 'Failed', recordCount: 4, errorCount: 4 });
    });

    it('counts all bad rows, and lists a thousand of them', async () => {
      const many = Array.from({ length: 1500 }, (_, row) => ({
        at: null,
        Code: `c${row}`,
        Size: row === 0 ? 1 : 'x',
      }));
      const status = await append(many);
      expect(status).to.include({ insertCount: 1, errorCount: 1499, errorsTruncated: true });
      expect(status.errors).to.have.length(1000);
    });

    it('refuses rows whose value in a unique index is taken by the layer or an earlier row', async () => {
      await append([{ at: [1, 1], Code: 'a', Name: 'first' }]);
      const status = await append([
        { at: [2, 2], Code: 'a', Name: 'taken' },
        { at: [2, 2], Code: 'b', Name: 'good' },
        { at: [9, 9], Code: 'b', Name: 'repeated' },
        { at: null, Code: null },
        { at: null, Code: null },
      ]);
      expect(status).to.include({ status: 'Completed', recordCount: 5, insertCount: 3, errorCount: 2 });
      expect(
        status.errors.map(({ sourceRow, field, value, code }) => [sourceRow, field, value, code]),
      ).to.deep.equal([
        [1, 'Code', 'a', 'duplicate_value'],
        [3, 'Code', 'b', 'duplicate_value'],
      ]);
      expect(await table('code', 'name')).to.deep.equal([
        ['a', 'first'],
        ['b', 'good'],
        [null, null],
        [null, null],
      ]);
      expect((await places.fixture.current()).extent).to.deep.equal({ xmin: 1, ymin: 1, xmax: 2, ymax: 2 });
    });

    it('reports all bad rows with rollbackOnFailure, shared unique values beside bad values', async () => {
      await append([{ at: null, Code: 'a' }]);
      const points: Points = [
        { at: null, Code: 'b', Size: 'many' },
        { at: null, Code: 'a' },
        { at: null, Code: 'c' },
        { at: null, Code: 'c' },
      ];
      const status = await append(points, { rollbackOnFailure: true });
      expect(status).to.include({ status: 'Failed', recordCount: 4, insertCount: 0, errorCount: 3 });
      expect(status.errors.map(({ sourceRow, code }) => [sourceRow, code])).to.deep.equal([
        [1, 'invalid_number'],
        [2, 'duplicate_value'],
        [4, 'duplicate_value'],
      ]);
      expect(await places.fixture.rowCount()).to.equal(1);
    });

    it('rolls everything back if a unique value is taken and rollbackOnFailure is set', async () => {
      const status = await append(
        [
          { at: null, Code: 'a' },
          { at: null, Code: 'a' },
        ],
        { rollbackOnFailure: true },
      );
      expect(status).to.include({ status: 'Failed', errorCount: 1 });
      expect(await places.fixture.rowCount()).to.equal(0);
    });
  });
});
