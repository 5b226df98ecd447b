import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { AppendParameters } from '../../../../server/features/append/parameters.js';
import type { Layer } from '../../../../server/features/layer.js';
import { JobError, type JsonObject } from '../../../../server/jobs/job.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases.js';
import { silentLog } from '../../../support/jobs.js';
import { rejectionOf } from '../../../support/rejection.js';
import { type AppendFixture, field, NOW, openAppendFixture, pointCollection } from './append-fixture.js';

type Points = Parameters<typeof pointCollection>[0];

const FIELDS = [
  field('Code', 'String', { length: 10 }),
  field('Name', 'String', { length: 20 }),
  field('Size', 'Integer'),
  field('Seen', 'Date'),
];
const INDEXES = [{ name: 'code', fields: 'Code', isUnique: true }];

forEachDatabase('append', (open, kind) => {
  let databases: TestDatabases;
  let fixture: AppendFixture;

  before(async () => {
    databases = await open();
  });

  beforeEach(async () => {
    fixture = await openAppendFixture(databases, { fields: FIELDS, indexes: INDEXES });
  });

  afterEach(() => fixture.close());

  const append = (points: Points, more: AppendParameters = {}) =>
    fixture.append({ edits: pointCollection(points), appendUploadFormat: 'geojson', ...more });
  const upsert = (points: Points, more: AppendParameters = {}) =>
    append(points, { upsert: true, upsertMatchingField: 'Code', ...more });
  const table = async (...columns: string[]): Promise<unknown[][]> =>
    (await fixture.rows()).map((row) =>
      columns.map((column) => (column === 'objectid' ? Number(row[column]) : row[column])),
    );

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
      const layer = await fixture.current();
      expect(layer.extent).to.deep.equal({ xmin: 10, ymin: 48.5, xmax: 12, ymax: 50 });
      expect(layer.lastEditAt).to.equal(NOW);
    });

    it('widens the extent with every append', async () => {
      await append([{ at: [1, 1], Code: 'a' }]);
      await append([{ at: [-5, 2], Code: 'b' }]);
      expect((await fixture.current()).extent).to.deep.equal({ xmin: -5, ymin: 1, xmax: 1, ymax: 2 });
    });

    it('takes source fields by mapping before those of the same name', async () => {
      const status = await append([{ at: null, Name: 'wrong', label: 'right', Code: 'x' }], {
        fieldMappings: [{ source: 'LABEL', name: 'name' }],
      });
      expect(status.status).to.equal('Completed');
      expect(await table('name', 'code')).to.deep.equal([['right', 'x']]);
    });

    it('fails when a mapped source field is nowhere, and names those that are there', async () => {
      const status = await append([{ at: null, Code: 'x' }], {
        fieldMappings: [{ source: 'label', name: 'Name' }],
      });
      expect(status.status).to.equal('Failed');
      expect(status.statusMessage).to.include('label').and.to.include('Code');
      expect(await fixture.rowCount()).to.equal(0);
    });

    it('writes only the fields of appendFields', async () => {
      await append([{ at: [1, 1], Code: 'x', Name: 'n', Size: 5 }], { appendFields: ['code', 'SIZE'] });
      expect(await table('code', 'name', 'size')).to.deep.equal([['x', null, 5]]);
    });

    it('does nothing, and well, with a source of no rows', async () => {
      const status = await append([]);
      expect(status).to.include({ status: 'Completed', recordCount: 0, insertCount: 0 });
      expect((await fixture.current()).extent).to.equal(undefined);
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
      { sourceRow: 2, field: 'Size', value: 'many', code: 'invalid_number', description: 'not a number' },
      {
        sourceRow: 3,
        field: 'Code',
        value: 'much too long for it',
        code: 'too_long',
        description: 'longer than 10 characters',
      },
      {
        sourceRow: 4,
        field: null,
        value: '{"type":"Point","coordinates":[1,95]}',
        code: 'invalid_geometry',
        description: 'latitude is not between -90 and 90',
      },
      { sourceRow: 5, field: 'Seen', value: '2026-02-30', code: 'invalid_date', description: 'not a date' },
    ];

    it('are reported by number, field and value, and the good ones kept', async () => {
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

    it('leave the layer as it was with rollbackOnFailure, and are all reported', async () => {
      const before = await fixture.current();
      const status = await append(points, { rollbackOnFailure: true });
      expect(status).to.include({ status: 'Failed', recordCount: 5, insertCount: 0, errorCount: 4 });
      expect(status.errors).to.deep.equal(errors);
      expect(await fixture.rowCount()).to.equal(0);
      expect(await fixture.current()).to.deep.equal(before);
    });

    it('fail the job when there is no good one', async () => {
      const status = await append(points.slice(1));
      expect(status).to.include({ status: 'Failed', recordCount: 4, errorCount: 4 });
    });

    it('are counted without end, and a thousand of them kept', async () => {
      const many = Array.from({ length: 1500 }, (_, row) => ({
        at: null,
        Code: `c${row}`,
        Size: row === 0 ? 1 : 'x',
      }));
      const status = await append(many);
      expect(status).to.include({ insertCount: 1, errorCount: 1499, errorsTruncated: true });
      expect(status.errors).to.have.length(1000);
    });

    it('are those whose value in a unique index is taken, by the layer or an earlier row', async () => {
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
      expect((await fixture.current()).extent).to.deep.equal({ xmin: 1, ymin: 1, xmax: 2, ymax: 2 });
    });

    it('roll everything back when a unique value is taken and rollbackOnFailure is set', async () => {
      const status = await append(
        [
          { at: null, Code: 'a' },
          { at: null, Code: 'a' },
        ],
        { rollbackOnFailure: true },
      );
      expect(status).to.include({ status: 'Failed', errorCount: 1 });
      expect(await fixture.rowCount()).to.equal(0);
    });
  });

  describe('upsert', () => {
    beforeEach(() =>
      append([
        { at: [1, 1], Code: 'a', Name: 'Old', Size: 5 },
        { at: [2, 2], Code: 'b', Name: 'Keep', Size: 6 },
      ]),
    );

    it('updates what matches, leaves what the row does not have, and inserts the rest', async () => {
      const before = await fixture.rows();
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
      const after = await fixture.rows();
      expect(after.slice(0, 2).map(({ globalid }) => globalid)).to.deep.equal(
        before.map(({ globalid }) => globalid),
      );
      expect((await fixture.current()).extent).to.deep.equal({ xmin: 2, ymin: 2, xmax: 4, ymax: 4 });
    });

    it('can be repeated without doubling anything', async () => {
      const points: Points = [
        { at: [3, 3], Code: 'a' },
        { at: [4, 4], Code: 'x' },
      ];
      expect(await upsert(points)).to.include({ insertCount: 1, updateCount: 1 });
      expect(await upsert(points)).to.include({ insertCount: 0, updateCount: 2 });
      expect(await fixture.rowCount()).to.equal(3);
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

    it('keeps the geometry of matching features with updateGeometry=false, and takes that of new ones', async () => {
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

    it('writes nothing when source rows share a key, whatever rollbackOnFailure says', async () => {
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
      expect(await fixture.rowCount()).to.equal(2);
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
      const [first] = await fixture.rows();
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
      const rows = await fixture.rows();
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
    expect(await fixture.rowCount()).to.equal(2);
    expect(await append([{ at: [7, 7], Code: 'a' }], { truncateExisting: true })).to.include({
      insertCount: 1,
    });
    expect(await table('code', 'wkt')).to.deep.equal([['a', 'POINT(7 7)']]);
    expect((await fixture.current()).extent).to.deep.equal({ xmin: 7, ymin: 7, xmax: 7, ymax: 7 });
  });

  describe('exactly once', () => {
    const parameters: AppendParameters = {
      edits: pointCollection([
        { at: [1, 1], Code: 'a' },
        { at: null, Code: null },
      ]),
      appendUploadFormat: 'geojson',
    };

    it('finds out that the job is done already, and gives its result again', async () => {
      const job = await fixture.submit(parameters);
      const first = await fixture.run(job);
      expect(await fixture.run({ ...job, attempts: 2 })).to.deep.equal(first);
      expect(await fixture.rowCount()).to.equal(2);
    });

    it('is not done twice by two workers at a time', async () => {
      const job = await fixture.submit(parameters);
      const [one, other] = await Promise.all([fixture.run(job), fixture.run(job)]);
      expect(one.insertCount).to.equal(2);
      expect(other).to.deep.equal(one);
      expect(await fixture.rowCount()).to.equal(2);
    });

    it('leaves nothing behind when it is stopped, and can be run again', async () => {
      const stop = new AbortController();
      const job = await fixture.submit(parameters);
      stop.abort(new Error('stopped'));
      expect(await rejectionOf(fixture.run(job, stop.signal))).to.have.property('message', 'stopped');
      expect(await fixture.rowCount()).to.equal(0);
      expect(await fixture.run(job)).to.include({ insertCount: 2 });
    });

    it('leaves its source for another append', async () => {
      const uploaded = await fixture.submit({
        appendUploadId: await fixture.upload(parameters.edits ?? ''),
        appendUploadFormat: 'geojson',
      });
      await fixture.run(uploaded);
      const again = await fixture.run({ ...uploaded, id: randomUUID() });
      expect(again).to.include({ status: 'Completed', insertCount: 1, errorCount: 1 });
    });
  });

  it('fails with the position when the source is no JSON after all', async () => {
    const appendUploadId = await fixture.upload(
      '{"type":"FeatureCollection","features":[{"type":"Feature"}, {"type" 1}]}',
    );
    const status = await fixture.append({ appendUploadId, appendUploadFormat: 'geojson' });
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

    it('are all found through the spatial index, inserted and updated', async () => {
      const inserted = await fixture.append({ ...source, appendUploadId: await fixture.upload(csv(12_000)) });
      expect(inserted).to.include({ status: 'Completed', insertCount: 12_000 });
      expect(await countByIndex(fixture, [-150.5, -0.5, -149.5, 0.5])).to.equal(10);
      const moved = await fixture.upload(csv(6000, 9000).replaceAll(/,\d+$/gm, ',85'));
      const upserted = await fixture.append({
        ...source,
        appendUploadId: moved,
        upsert: true,
        upsertMatchingField: 'Code',
      });
      expect(upserted).to.include({ insertCount: 3000, updateCount: 3000, errorCount: 0 });
      expect(await countByIndex(fixture, [-180, 84, 180, 86])).to.equal(6000);
      expect(await countByIndex(fixture, [-180, -90, 180, 84])).to.equal(9000);
    });

    it('are given up in the middle when the job is stopped, and can be written by the next run', async () => {
      const job = await fixture.submit({ ...source, appendUploadId: await fixture.upload(csv(40_000)) });
      const stop = new AbortController();
      const progress = ({ recordCount }: JsonObject): void => {
        if (Number(recordCount) > 10_000) stop.abort(new Error('stopped'));
      };
      const stopped = rejectionOf(
        fixture.handler.run(job, { signal: stop.signal, log: silentLog, progress }),
      );
      expect(await stopped)
        .to.be.instanceOf(Error)
        .and.not.instanceOf(JobError);
      expect(await fixture.rowCount()).to.equal(0);
      expect(await fixture.run(job)).to.include({ status: 'Completed', insertCount: 40_000 });
    });

    it('leave triggers and indexes as they were', async () => {
      const before = await schemaOf(fixture);
      await fixture.append({ ...source, appendUploadId: await fixture.upload(csv(6000)) });
      expect(await schemaOf(fixture)).to.deep.equal(before);
      await fixture.append({
        ...source,
        appendUploadId: await fixture.upload(csv(6000)),
        rollbackOnFailure: true,
      });
      expect(await schemaOf(fixture)).to.deep.equal(before);
    });
  });

  describe('editor tracking and ownership', () => {
    const bert = { userId: 2, name: 'bert', role: 'author' } as const;
    let tracked: AppendFixture;

    beforeEach(async () => {
      const tracking = {
        enableEditorTracking: true,
        enableOwnershipAccessControl: true,
        allowOthersToUpdate: false,
      };
      tracked = await openAppendFixture(
        databases,
        { fields: FIELDS, indexes: INDEXES },
        {
          editorTrackingInfo: tracking,
        },
      );
    });

    afterEach(() => tracked.close());

    const points = (...codes: string[]): AppendParameters => ({
      edits: pointCollection(codes.map((Code) => ({ at: null, Code, Creator: 'mallory', CreationDate: 0 }))),
      appendUploadFormat: 'geojson',
    });

    async function trackingOf(layer: Layer): Promise<unknown[][]> {
      const {
        creatorField = '',
        editorField = '',
        creationDateField = '',
        editDateField = '',
      } = layer.editorTracking ?? {};
      const names = [creatorField, editorField, creationDateField, editDateField].map((name) =>
        name.toLowerCase(),
      );
      return (await tracked.rows()).map((row) => names.map((name) => row[name]));
    }

    it('writes the caller and the time, whatever the source says', async () => {
      const at = new Date(NOW).toISOString();
      await tracked.append(points('a'));
      expect(await trackingOf(tracked.layer)).to.deep.equal([['olivia', 'olivia', at, at]]);
      await tracked.append(
        { ...points('a'), upsert: true, upsertMatchingField: 'Code' },
        { principal: bert },
      );
      expect(await trackingOf(tracked.layer)).to.deep.equal([['olivia', 'bert', at, at]]);
    });

    it('lets others update their own and anonymous features only, where they may not more', async () => {
      await tracked.append(points('mine'), { principal: bert });
      await tracked.append(points('hers'));
      await tracked.append(points('nobodys'), { principal: undefined });
      const upserting = {
        ...points('mine', 'hers', 'nobodys', 'new'),
        upsert: true,
        upsertMatchingField: 'Code',
      };
      const status = await tracked.append(upserting, { principal: bert, mayUpdateOthers: false });
      expect(status).to.include({ updateCount: 2, insertCount: 1, errorCount: 1 });
      expect(status.errors[0]).to.include({ sourceRow: 2, code: 'not_owner' });
      expect((await trackingOf(tracked.layer)).map(([creator, editor]) => [creator, editor])).to.deep.equal([
        ['bert', 'bert'],
        ['olivia', 'olivia'],
        [null, 'bert'],
        ['bert', 'bert'],
      ]);
      expect(await tracked.append(upserting)).to.include({ updateCount: 4 });
    });
  });

  describe('fields that must not be empty', () => {
    let strict: AppendFixture;

    beforeEach(async () => {
      const fields = [
        field('Code', 'String', { length: 10 }),
        field('Must', 'Integer', { nullable: false }),
        field('Kind', 'String', { length: 10, nullable: false, defaultValue: 'usual' }),
      ];
      strict = await openAppendFixture(databases, { fields, indexes: INDEXES });
    });

    afterEach(() => strict.close());

    const geojson = (points: Points): AppendParameters => ({
      edits: pointCollection(points),
      appendUploadFormat: 'geojson',
    });

    it('get their default where the source has no value, and else refuse the row', async () => {
      const status = await strict.append(
        geojson([
          { at: null, Must: 1 },
          { at: null, Kind: 'rare' },
          { at: null, Must: 2, Kind: null },
        ]),
      );
      expect(status.errors.map(({ sourceRow, field, code }) => [sourceRow, field, code])).to.deep.equal([
        [2, 'Must', 'required'],
        [3, 'Kind', 'required'],
      ]);
      expect((await strict.rows()).map(({ must, kind }) => [must, kind])).to.deep.equal([[1, 'usual']]);
    });

    it('may be left out of an update, but not of a new feature', async () => {
      await strict.append(geojson([{ at: null, Code: 'a', Must: 1, Kind: 'rare' }]));
      const status = await strict.append({
        ...geojson([
          { at: [1, 1], Code: 'a' },
          { at: null, Code: 'b' },
        ]),
        upsert: true,
        upsertMatchingField: 'Code',
      });
      expect(status).to.include({ updateCount: 1, insertCount: 0, errorCount: 1 });
      expect(status.errors[0]).to.include({ sourceRow: 2, field: 'Must', code: 'required' });
      expect((await strict.rows()).map(({ must, kind, wkt }) => [must, kind, wkt])).to.deep.equal([
        [1, 'rare', 'POINT(1 1)'],
      ]);
    });
  });

  it('keeps every type whole, from text and from numbers', async () => {
    const fields = [
      ...[
        'SmallInteger',
        'Integer',
        'BigInteger',
        'Single',
        'Double',
        'String',
        'GUID',
        'Date',
        'DateOnly',
        'TimeOnly',
        'TimestampOffset',
      ].map((type) => field(`f_${type}`, type, type === 'String' ? { length: 50 } : {})),
    ];
    const typed = await openAppendFixture(databases, { fields });
    const values = {
      ...{
        f_SmallInteger: -5,
        f_Integer: 2147483647,
        f_BigInteger: '9007199254740993',
        f_Single: 1.5,
        f_Double: 0.1,
      },
      ...{
        f_String: 'ü😀',
        f_GUID: '2f4d1c3a-0000-4000-8000-00000000000a',
        f_Date: '2026-01-02T03:04:05.678Z',
      },
      ...{
        f_DateOnly: '2026-01-02',
        f_TimeOnly: '03:04:05',
        f_TimestampOffset: '2026-01-02T03:04:05.000+05:30',
      },
    };
    const json = pointCollection([{ at: null, ...values }]).replace('"9007199254740993"', '9007199254740993');
    const csv = `${Object.keys(values).join(',')}\n${Object.values(values).join(',')}\n`;
    await typed.append({ edits: json, appendUploadFormat: 'geojson' });
    await typed.append({
      appendUploadId: await typed.upload(csv),
      appendUploadFormat: 'csv',
      appendSourceInfo: {},
    });
    const { dialect, knex } = typed.databases.features;
    const rows = await dialect.rows<Record<string, unknown>>(knex, {
      sql: `SELECT t.*, CAST(f_biginteger AS text) AS big FROM ${dialect.quote(typed.layer.table)} t ORDER BY objectid`,
      bindings: [],
    });
    for (const row of rows) {
      const got = Object.keys(values).map((name) =>
        name === 'f_BigInteger' ? row['big'] : row[name.toLowerCase()],
      );
      expect(got).to.deep.equal(Object.values(values));
    }
    expect(rows).to.have.length(2);
    await typed.close();
  });

  describe('projection', () => {
    let mercator: AppendFixture;

    beforeEach(async () => {
      mercator = await openAppendFixture(
        databases,
        { fields: FIELDS },
        { spatialReference: { wkid: 102100 } },
      );
    });

    afterEach(() => mercator.close());

    it('brings every geometry to the spatial reference of the layer, and keeps rows in order', async () => {
      const status = await mercator.append({
        edits: pointCollection([
          { at: [180, 45], Code: 'a' },
          { at: null, Code: 'b' },
          { at: [0, 0], Code: 'c' },
          { at: [0, -90], Code: 'pole' },
        ]),
        appendUploadFormat: 'geojson',
      });
      expect(status).to.include({ status: 'Completed', insertCount: 4 });
      expect(status.messages.at(-1)).to.deep.include({ type: 'esriJobMessageTypeWarning' });
      const rows = await mercator.rows();
      expect(rows.map(({ code }) => code)).to.deep.equal(['a', 'b', 'c', 'pole']);
      expect(rows[1]?.['wkt']).to.equal(null);
      const [a, , c, pole] = rows.map(({ wkt }) =>
        /\(([-\d.e]+) ([-\d.e]+)\)/.exec(String(wkt))?.slice(1).map(Number),
      );
      expect(a?.[0]).to.be.closeTo(20037508.3428, 0.001);
      expect(a?.[1]).to.be.closeTo(5621521.4862, 0.001);
      expect(c?.[0]).to.be.closeTo(0, 0.001);
      expect(pole?.[1]).to.be.closeTo(-20048966.1, 0.001);
      expect((await mercator.current()).extent?.ymin).to.be.closeTo(-20048966.1, 0.001);
    });

    it('goes by what the source says', async () => {
      const features = [{ attributes: { Code: 'a' }, geometry: { x: 500000, y: 5500000 } }];
      await mercator.append({ edits: JSON.stringify({ features, spatialReference: { wkid: 25832 } }) });
      await mercator.append({ edits: JSON.stringify({ features, spatialReference: { wkid: 900913 } }) });
      const wkts = (await mercator.rows()).map(({ wkt }) => String(wkt));
      expect(wkts[0]).to.match(/^POINT\(1001875\.4\d* 63\d+/);
      expect(wkts[1]).to.equal('POINT(500000 5500000)');
    });

    it('refuses rows that lie outside of what can be projected', async () => {
      const features = [
        { attributes: { Code: 'far' }, geometry: { x: 1e30, y: 1e30 } },
        { attributes: { Code: 'near' }, geometry: { x: 500000, y: 5500000 } },
      ];
      const status = await mercator.append({
        edits: JSON.stringify({ features, spatialReference: { wkid: 25832 } }),
      });
      expect(status).to.include({ insertCount: 1, errorCount: 1 });
      expect(status.errors[0]).to.include({ sourceRow: 1, code: 'projection' });
    });

    it('fails when the spatial reference of the source is unknown', async () => {
      const status = await mercator.append({ edits: '{"features":[],"spatialReference":{"wkid":4}}' });
      expect(status.status).to.equal('Failed');
      expect(status.statusMessage).to.include('spatial reference 4');
    });
  });

  it('reads dates of a csv source in its zone', async () => {
    const appendUploadId = await fixture.upload('Code,Seen\na,07/01/2026 12:00\nb,2026-07-01T12:00Z\n');
    const dateFieldsTimeReference = { timeZone: 'Eastern Standard Time', respectDaylightSaving: true };
    await fixture.append({
      appendUploadId,
      appendUploadFormat: 'csv',
      appendSourceInfo: { dateFieldsTimeReference },
    });
    expect((await table('seen')).flat()).to.deep.equal([
      '2026-07-01T16:00:00.000Z',
      '2026-07-01T12:00:00.000Z',
    ]);
  });

  it('writes polygons with holes, and lines, as the layer stores them', async () => {
    const polygons = await openAppendFixture(databases, { geometryType: 'esriGeometryPolygon' });
    const rings = [
      [
        [2, 2],
        [4, 2],
        [4, 4],
        [2, 4],
        [2, 2],
      ],
      [
        [0, 0],
        [0, 9],
        [9, 9],
        [9, 0],
        [0, 0],
      ],
    ];
    await polygons.append({
      edits: JSON.stringify([{ attributes: {}, geometry: { rings, spatialReference: { wkid: 4326 } } }]),
    });
    const [row] = await polygons.rows();
    const wkt = String(row?.['wkt']).replaceAll(', ', ',');
    expect(wkt).to.equal('MULTIPOLYGON(((0 0,0 9,9 9,9 0,0 0),(2 2,4 2,4 4,2 4,2 2)))');
    expect((await polygons.current()).extent).to.deep.equal({ xmin: 0, ymin: 0, xmax: 9, ymax: 9 });
    await polygons.close();
  });

  it('ignores geometry when it appends to a table', async () => {
    const plain = await openAppendFixture(databases, { type: 'Table', fields: FIELDS });
    expect(
      await plain.append({
        edits: pointCollection([{ at: [1, 1], Code: 'a' }]),
        appendUploadFormat: 'geojson',
      }),
    ).to.include({ insertCount: 1 });
    expect(
      await plain.append({
        edits: pointCollection([{ at: [1, 1], OBJECTID: 1, Code: 'b' }]),
        appendUploadFormat: 'geojson',
        upsert: true,
      }),
    ).to.include({ updateCount: 1 });
    expect((await plain.rows()).map(({ code }) => code)).to.deep.equal(['b']);
    await plain.close();
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
      kind === 'sqlite'
        ? `SELECT type, name, sql FROM sqlite_master WHERE tbl_name = ? ORDER BY type, name`
        : `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = ? ORDER BY indexname`;
    return features.dialect.rows(features.knex, { sql, bindings: [layer.table] });
  }
});
