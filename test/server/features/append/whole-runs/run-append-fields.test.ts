import { expect } from 'chai';
import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import type { Layer } from '../../../../../server/features/model/layer.js';
import {
  type AppendFixture,
  field,
  NOW,
  openAppendFixture,
  pointCollection,
} from '../support/append-fixture.js';
import { FIELDS, INDEXES, forEachPlaces, type Points } from '../support/places-fixture.js';

forEachPlaces('append', (places) => {
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
        places.databases,
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

    it('writes the caller and the time, regardless of the source', async () => {
      const at = new Date(NOW).toISOString();
      await tracked.append(points('a'));
      expect(await trackingOf(tracked.layer)).to.deep.equal([['olivia', 'olivia', at, at]]);
      await tracked.append(
        { ...points('a'), upsert: true, upsertMatchingField: 'Code' },
        { principal: bert },
      );
      expect(await trackingOf(tracked.layer)).to.deep.equal([['bert', 'bert', at, at]]);
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
        ['bert', 'bert'],
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
      strict = await openAppendFixture(places.databases, { fields, indexes: INDEXES });
    });

    afterEach(() => strict.close());

    const geojson = (points: Points): AppendParameters => ({
      edits: pointCollection(points),
      appendUploadFormat: 'geojson',
    });

    it('fills a required field with its default, or refuses the row', async () => {
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

    it('allows an update without a required field, but not a new feature', async () => {
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

    it('refuses an update that empties a required field, and only that row', async () => {
      await strict.append(geojson(['a', 'b'].map((Code) => ({ at: null, Code, Must: 1 }))));
      const status = await strict.append({
        ...geojson([
          { at: null, Code: 'a', Must: null },
          { at: null, Code: 'b', Must: 2 },
        ]),
        upsert: true,
        upsertMatchingField: 'Code',
      });
      expect(status).to.include({ status: 'Completed', updateCount: 1, insertCount: 0, errorCount: 1 });
      expect(status.errors[0]).to.include({ sourceRow: 1, field: 'Must', code: 'required' });
      expect((await strict.rows()).map(({ code, must }) => [code, must])).to.deep.equal([
        ['a', 1],
        ['b', 2],
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
    const typed = await openAppendFixture(places.databases, { fields });
    const values = {
      f_SmallInteger: -5,
      f_Integer: 2147483647,
      f_BigInteger: '9007199254740993',
      f_Single: 1.5,
      f_Double: 0.1,
      f_String: 'ü😀',
      f_GUID: '2f4d1c3a-0000-4000-8000-00000000000a',
      f_Date: '2026-01-02T03:04:05.678Z',
      f_DateOnly: '2026-01-02',
      f_TimeOnly: '03:04:05',
      f_TimestampOffset: '2026-01-02T03:04:05.000+05:30',
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

  it('stores values outside a coded domain or a range', async () => {
    const codedValues = [
      { name: 'Open', code: 1 },
      { name: 'Shut', code: 2 },
    ];
    const coded = { type: 'codedValue', name: 'states', codedValues };
    const range = { type: 'range', name: 'shares', range: [0, 1] };
    const ruled = await openAppendFixture(places.databases, {
      fields: [
        field('state', 'SmallInteger', { domain: coded, defaultValue: 1 }),
        field('share', 'Double', { domain: range }),
      ],
    });
    const edits = pointCollection([
      { at: null, state: 2, share: 0.5 },
      { at: null, state: 7, share: 3 },
    ]);
    const status = await ruled.append({ edits, appendUploadFormat: 'geojson' });
    expect(status).to.include({ status: 'Completed', insertCount: 2, errorCount: 0 });
    expect((await ruled.rows()).map(({ state, share }) => [state, share])).to.deep.equal([
      [2, 0.5],
      [7, 3],
    ]);
    await ruled.close();
  });
});
