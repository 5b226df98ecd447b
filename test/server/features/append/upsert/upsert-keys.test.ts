import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { forEachPlaces, type Points } from '../support/places-fixture.js';

const GUID = '0d3c2f4e-1111-4abc-8def-0123456789ab';

forEachPlaces('the key of an upsert', (places) => {
  beforeEach(() =>
    places.append([
      { at: null, Code: 'a', Name: 'first' },
      { at: null, Code: 'b', Name: 'second' },
    ]),
  );

  const byId = (points: Points) => places.append(points, { upsert: true });
  const byGlobalId = (points: Points) => places.append(points, { upsert: true, useGlobalIds: true });

  const pairs: readonly [string, () => ReturnType<typeof byId>, string][] = [
    [
      'the same number',
      () =>
        byId([
          { at: null, OBJECTID: 7 },
          { at: null, OBJECTID: 7 },
        ]),
      'OBJECTID',
    ],
    [
      'a number and its text',
      () =>
        byId([
          { at: null, OBJECTID: 7 },
          { at: null, OBJECTID: '7' },
        ]),
      'OBJECTID',
    ],
    [
      'a whole number and one with a fraction of zero',
      () =>
        byId([
          { at: null, OBJECTID: '7.0' },
          { at: null, OBJECTID: ' 7 ' },
        ]),
      'OBJECTID',
    ],
    [
      'a GUID in braces and capitals, and the same without',
      () =>
        byGlobalId([
          { at: null, GlobalID: GUID },
          { at: null, GlobalID: `{${GUID.toUpperCase()}}` },
        ]),
      'GlobalID',
    ],
    [
      'equal texts',
      () =>
        places.upsert([
          { at: null, Code: 'x' },
          { at: null, Code: 'x' },
        ]),
      'Code',
    ],
  ];
  for (const [title, run, field] of pairs) {
    it(`refuses the same key in ${title}: nothing is written`, async () => {
      const status = await run();
      expect(status).to.include({ status: 'Failed', insertCount: 0, updateCount: 0, errorCount: 1 });
      expect(status.statusMessage).to.include(`share values of the matching field ${field}`);
      expect(status.errors[0]).to.include({ sourceRow: 2, field, code: 'duplicate_value' });
      expect(await places.fixture.rowCount()).to.equal(2);
    });
  }

  it('compares text keys exactly, and reports keys that are nearly equal', async () => {
    const status = await places.upsert([
      { at: null, Code: 'A' },
      { at: null, Code: 'b' },
      { at: null, Code: 'B ' },
      { at: null, Code: 'B' },
      { at: null, Code: 'c' },
      { at: null, Code: 'd' },
      { at: null, Code: ' d' },
    ]);
    expect(status).to.include({ status: 'Completed', insertCount: 6, updateCount: 1 });
    const warnings = status.messages.filter(({ type }) => type === 'esriJobMessageTypeWarning');
    expect(warnings).to.have.length(1);
    expect(warnings[0]?.description).to.match(
      /^2 values of the matching field Code differ only in case or blanks/,
    );
  });

  it('does not report keys that differ clearly', async () => {
    const status = await places.upsert([
      { at: null, Code: 'A' },
      { at: null, Code: 'b' },
    ]);
    expect(status.messages.map(({ type }) => type)).not.to.include('esriJobMessageTypeWarning');
  });

  for (const bad of ['abc', 0, -3, 1.5, 2 ** 52 + 1, 2 ** 53, '1e300']) {
    it(`refuses only the row whose object id is ${String(bad)}`, async () => {
      const status = await byId([
        { at: null, OBJECTID: bad },
        { at: null, OBJECTID: 1, Name: 'by id' },
      ]);
      expect(status).to.include({ status: 'Completed', updateCount: 1, insertCount: 0, errorCount: 1 });
      expect(status.errors[0]).to.include({ sourceRow: 1, field: 'OBJECTID', code: 'invalid_key' });
    });
  }

  it('creates ids after the greatest that a row may give', async () => {
    await byId([{ at: null, OBJECTID: 2 ** 52, Name: 'given' }]);
    await places.append([{ at: null, Code: 'made' }]);
    const status = await byId([{ at: null, OBJECTID: 2 ** 52 + 1, Name: 'by id' }]);
    expect(status).to.include({ status: 'Completed', updateCount: 1, errorCount: 0 });
    expect((await places.table('objectid', 'name')).slice(-2)).to.deep.equal([
      [2 ** 52, 'given'],
      [2 ** 52 + 1, 'by id'],
    ]);
  });

  it('refuses only the row whose global id is invalid', async () => {
    const status = await byGlobalId([
      { at: null, GlobalID: 'none' },
      { at: null, GlobalID: GUID },
    ]);
    expect(status).to.include({ insertCount: 1, errorCount: 1 });
    expect(status.errors[0]).to.include({ sourceRow: 1, field: 'GlobalID' });
  });

  it('inserts a row without a key, with a new id', async () => {
    expect(
      await byId([
        { at: null, OBJECTID: null },
        { at: null, OBJECTID: '' },
      ]),
    ).to.include({ insertCount: 2, errorCount: 0 });
    expect(
      await byGlobalId([
        { at: null, GlobalID: null },
        { at: null, GlobalID: '' },
      ]),
    ).to.include({ insertCount: 2, errorCount: 0 });
    expect(
      await places.upsert([
        { at: null, Code: null },
        { at: null, Code: null },
      ]),
    ).to.include({ insertCount: 2 });
    const ids = (await places.table('globalid')).flat();
    expect(new Set(ids).size).to.equal(8);
  });

  it('reads an empty text as a missing key, and blanks as a text', async () => {
    const rows = [
      { at: null, Code: '', Name: 'x' },
      { at: null, Code: '', Name: 'y' },
      { at: null, Code: ' ', Name: 'z' },
    ];
    expect(await places.upsert(rows)).to.include({ insertCount: 3, errorCount: 0 });
    expect(await places.upsert(rows)).to.include({ insertCount: 2, updateCount: 1, errorCount: 0 });
    const codes = (await places.table('code')).flat();
    expect(codes.slice(2)).to.deep.equal([null, null, ' ', null, null]);
    // Without an upsert it is a value like others.
    await places.append([{ at: null, Code: '' }]);
    expect((await places.table('code')).at(-1)).to.deep.equal(['']);
  });

  for (const [title, more, source] of [
    ['object id', {}, 'Name'],
    ['global id', { useGlobalIds: true }, 'Name'],
    ['unique field', { upsertMatchingField: 'Code' }, 'Name'],
  ] as const) {
    it(`fails when the source lacks the ${title}, from JSON and from CSV`, async () => {
      const json = await places.append([{ at: null, [source]: 'x' }], { upsert: true, ...more });
      expect(json.status).to.equal('Failed');
      expect(json.statusMessage).to.include('has no field for the matching field');
      const csv = await places.fixture.append({
        appendUploadId: await places.fixture.upload('Name\nx\n'),
        appendUploadFormat: 'csv',
        appendSourceInfo: {},
        upsert: true,
        ...more,
      });
      expect(csv.status).to.equal('Failed');
      expect(csv.statusMessage).to.include('It has: Name');
      expect(await places.fixture.rowCount()).to.equal(2);
    });
  }

  it('matches by upsertMatchingField, not by the global id, if both are given', async () => {
    const [first] = await places.fixture.rows();
    const status = await places.upsert(
      [{ at: null, Code: 'b', GlobalID: first?.['globalid'], Name: 'by code' }],
      {
        useGlobalIds: true,
      },
    );
    expect(status).to.include({ updateCount: 1, insertCount: 0 });
    expect((await places.table('name')).flat()).to.deep.equal(['first', 'by code']);
  });

  it('keeps ids that new rows give, and creates other ids clear of them', async () => {
    await byId([{ at: null, OBJECTID: 500, Code: 'kept' }]);
    await places.append([{ at: null, Code: 'next' }]);
    await byGlobalId([{ at: null, GlobalID: `{${GUID.toUpperCase()}}`, Code: 'guid' }]);
    const rows = await places.table('objectid', 'code');
    expect(rows.slice(2)).to.deep.equal([
      [500, 'kept'],
      [501, 'next'],
      [502, 'guid'],
    ]);
    expect((await places.fixture.rows()).at(-1)?.['globalid']).to.equal(GUID);
  });

  it('leaves no id out for new rows without one', async () => {
    await byId([
      { at: null, OBJECTID: 1, Name: 'by id' },
      { at: null, Code: 'new' },
    ]);
    await places.append([{ at: null, Code: 'next' }]);
    expect((await places.table('objectid')).flat()).to.deep.equal([1, 2, 3, 4]);
  });

  it('creates new ids if the key is another field', async () => {
    await places.upsert([{ at: null, Code: 'new', OBJECTID: 900, GlobalID: GUID }]);
    expect((await places.table('objectid')).flat()).to.deep.equal([1, 2, 3]);
    expect((await places.table('globalid')).flat()).not.to.include(GUID);
  });

  it('reports shared keys before faults of other rows', async () => {
    const status = await places.upsert([
      { at: null, Code: 'a', Name: 'changed' },
      { at: null, Code: randomUUID() },
      { at: null, Code: 'z' },
      { at: null, Code: 'z' },
    ]);
    expect(status).to.include({ status: 'Failed', errorCount: 2 });
    expect((await places.table('name')).flat()).to.deep.equal(['first', 'second']);
  });
});
