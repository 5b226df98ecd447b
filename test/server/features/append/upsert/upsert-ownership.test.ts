import { expect } from 'chai';
import type { Principal } from '../../../../../server/auth/principal.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import {
  type AppendFixture,
  field,
  NOW,
  openAppendFixture,
  OWNER,
  pointCollection,
} from '../support/append-fixture.js';

const OTHER: Principal = { userId: 2, name: 'otto', role: 'contributor' };

forEachDatabase('an upsert under ownership-based access control', (open) => {
  let fixture: AppendFixture;

  beforeEach(async () => {
    fixture = await openAppendFixture(
      await open(),
      {
        fields: [
          field('Code', 'String', { length: 10 }),
          field('Name', 'String'),
          field('Tag', 'String', { length: 10 }),
        ],
        indexes: [
          { name: 'code', fields: 'Code', isUnique: true },
          { name: 'tag', fields: 'Tag', isUnique: true },
        ],
      },
      {
        editorTrackingInfo: {
          enableEditorTracking: true,
          enableOwnershipAccessControl: true,
          allowOthersToUpdate: false,
        },
      },
    );
    await fixture.append({ edits: pointCollection([{ at: [1, 1], Code: 'a', Tag: 'ta' }]), ...GEOJSON });
    await append([{ at: [2, 2], Code: 'b', Tag: 'tb' }], { principal: OTHER });
    const { features } = fixture.databases;
    await features.write((trx) =>
      trx(fixture.layer.table).insert([
        { objectid: 10, globalid: '00000000-0000-4000-8000-000000000001', code: 'n', creator: null },
        { objectid: 11, globalid: '00000000-0000-4000-8000-000000000002', code: 'e', creator: '' },
      ]),
    );
  });

  afterEach(() => fixture.close());

  const GEOJSON = { appendUploadFormat: 'geojson' };
  const restricted = { principal: OTHER, mayUpdateOthers: false };

  const append = (
    points: Parameters<typeof pointCollection>[0],
    call: Parameters<AppendFixture['append']>[1],
    more = {},
  ) => fixture.append({ edits: pointCollection(points), ...GEOJSON, ...more }, call);
  const byCode = { upsert: true, upsertMatchingField: 'Code' };
  const all = ['a', 'b', 'n', 'e', 'new'].map((Code) => ({ at: null, Code, Name: 'touched' }));

  const names = async () => (await fixture.rows()).map(({ code, name }) => [code, name]);

  it('updates own and unowned rows, inserts rows, and refuses rows of other users', async () => {
    const status = await append(all, restricted, byCode);
    expect(status).to.include({ status: 'Completed', insertCount: 1, updateCount: 3, errorCount: 1 });
    expect(status.errors).to.deep.equal([
      {
        sourceRow: 1,
        field: null,
        value: null,
        code: 'not_owner',
        description: 'the matching feature belongs to another user',
      },
    ]);
    expect(Object.fromEntries(await names())).to.deep.equal({
      a: null,
      b: 'touched',
      n: 'touched',
      e: 'touched',
      new: 'touched',
    });
  });

  it('writes nothing at all with rollbackOnFailure', async () => {
    const status = await append(all, restricted, { ...byCode, rollbackOnFailure: true });
    expect(status).to.include({ status: 'Failed', errorCount: 1, updateCount: 0 });
    expect((await names()).filter(([, name]) => name !== null)).to.deep.equal([]);
  });

  it('does not restrict the owner of the service and administrators', async () => {
    const status = await append(all, { principal: OWNER, mayUpdateOthers: true }, byCode);
    expect(status).to.include({ insertCount: 1, updateCount: 4, errorCount: 0 });
  });

  it('lets an anonymous caller update unowned rows', async () => {
    const status = await append(all, { principal: undefined, mayUpdateOthers: false }, byCode);
    expect(status).to.include({ insertCount: 1, updateCount: 2, errorCount: 2 });
    const rows = await fixture.rows();
    expect(rows.find(({ code }) => code === 'new')?.['creator']).to.equal(null);
    expect(rows.find(({ code }) => code === 'n')?.['editor']).to.equal(null);
  });

  describe('and editor tracking', () => {
    const OLD = '2020-01-01T00:00:00.000Z';
    const timeOf = (value: unknown): number => new Date(value as string).getTime();

    /** Every row dated long before the upsert under test. */
    const backdate = (): Promise<unknown> =>
      fixture.databases.features.write((trx) =>
        trx(fixture.layer.table).update({ creationdate: OLD, editdate: OLD }),
      );
    const tracked = async (): Promise<Record<string, unknown>> =>
      Object.fromEntries(
        (await fixture.rows()).map(({ code, creator, editor, creationdate, editdate }) => [
          String(code),
          [creator, editor, timeOf(creationdate), timeOf(editdate)],
        ]),
      );
    const then = Date.parse(OLD);

    it('makes the caller creator and editor of new and of updated rows, now', async () => {
      await backdate();
      await append(all, { principal: OWNER, mayUpdateOthers: true }, byCode);
      const own = ['olivia', 'olivia', NOW, NOW];
      expect(await tracked()).to.deep.equal({ a: own, b: own, n: own, e: own, new: own });
    });

    it("makes the caller the creator of unowned rows, if other users' rows may not be updated", async () => {
      await backdate();
      await append(all, restricted, byCode);
      const own = ['otto', 'otto', NOW, NOW];
      expect(await tracked()).to.deep.equal({
        a: ['olivia', 'olivia', then, then],
        b: own,
        n: own,
        e: own,
        new: own,
      });
      const again = await append([{ at: null, Code: 'n' }], { ...restricted, principal: OWNER }, byCode);
      expect(again).to.include({ updateCount: 0, errorCount: 1 });
    });

    it('makes the caller creator of the rows of others where these may be updated', async () => {
      await append(all, { principal: OTHER, mayUpdateOthers: true }, byCode);
      expect(Object.values(await tracked()).map((row) => (row as unknown[])[0])).to.deep.equal(
        Array(5).fill('otto'),
      );
    });

    it('keeps creator and creation date of updated rows with keepCreator', async () => {
      await backdate();
      await append(all, { principal: OWNER, mayUpdateOthers: true }, { ...byCode, keepCreator: true });
      expect(await tracked()).to.deep.equal({
        a: ['olivia', 'olivia', then, NOW],
        b: ['otto', 'olivia', then, NOW],
        n: [null, 'olivia', then, NOW],
        e: ['', 'olivia', then, NOW],
        new: ['olivia', 'olivia', NOW, NOW],
      });
    });

    it('sets the four tracking fields also in rows whose other values do not change', async () => {
      await backdate();
      const same = [{ at: [2, 2] as const, Code: 'b', Tag: 'tb' }];
      const status = await append(same, { principal: OWNER, mayUpdateOthers: true }, byCode);
      expect(status).to.include({ updateCount: 1, unchangedCount: 1 });
      expect((await tracked())['b']).to.deep.equal(['olivia', 'olivia', NOW, NOW]);
    });

    it('leaves all four as they are with skipUpdates and in a dry run', async () => {
      await backdate();
      const before = await tracked();
      const exempt = { principal: OWNER, mayUpdateOthers: true };
      await append(all.slice(0, 4), exempt, { ...byCode, skipUpdates: true });
      await append(all.slice(0, 4), exempt, { ...byCode, dryRun: true });
      expect(await tracked()).to.deep.equal(before);
    });

    it('sets them where most of a large layer is updated', async () => {
      const many = Array.from({ length: 5000 }, (_, index) => ({ at: null, Code: `c${String(index)}` }));
      await append(many, { principal: OTHER });
      await backdate();
      const exempt = { principal: OWNER, mayUpdateOthers: true };
      expect(await append(many.slice(1), exempt, byCode)).to.include({ updateCount: 4999 });
      const after = await tracked();
      expect(after['c0']).to.deep.equal(['otto', 'otto', then, then]);
      expect(after['c4999']).to.deep.equal(['olivia', 'olivia', NOW, NOW]);
      await append(many.slice(1), { ...exempt, principal: OTHER }, { ...byCode, keepCreator: true });
      expect((await tracked())['c4999']).to.deep.equal(['olivia', 'otto', NOW, NOW]);
    });
  });

  it('ignores creator, editor and dates of the source', async () => {
    const source = { at: null, Code: 'b', Creator: 'eve', Editor: 'eve', CreationDate: 1, EditDate: 1 };
    await append([source, { ...source, Code: 'new' }], restricted, byCode);
    for (const row of (await fixture.rows()).filter(({ code }) => code === 'b' || code === 'new')) {
      expect(row).to.include({ creator: 'otto', editor: 'otto' });
      expect(new Date(row['creationdate'] as string).getTime()).to.equal(NOW);
    }
  });

  describe('that hides the rows of others', () => {
    const hidden = { ...restricted, mayQueryOthers: false };

    it('does not reveal the existence, owner or values of a hidden row', async () => {
      const status = await append(all, hidden, byCode);
      expect(status.errors).to.deep.equal([
        {
          sourceRow: 1,
          field: 'Code',
          value: null,
          code: 'invalid_key',
          description: 'this key cannot be used',
        },
      ]);
    });

    it('refuses a value of a hidden row with the same text as that of a visible row', async () => {
      const status = await append(
        [
          { at: null, Code: 'x', Tag: 'ta' },
          { at: null, Code: 'y', Tag: 'tb' },
        ],
        hidden,
        byCode,
      );
      const [ofHidden, ofOwn] = status.errors.map(({ code, description, field }) => [
        code,
        description,
        field,
      ]);
      expect(ofHidden).to.deep.equal(['duplicate_value', 'this value cannot be used', 'Tag']);
      expect(ofOwn).to.deep.equal(ofHidden);
    });

    it('does not reveal values of a hidden row by unchangedCount where it may be updated', async () => {
      const guesses = [
        { at: null, Code: 'a', Tag: 'ta' },
        { at: null, Code: 'b', Tag: 'tb' },
      ];
      const call = { ...hidden, mayUpdateOthers: true };
      const status = await append(guesses, call, { ...byCode, dryRun: true });
      expect(status).to.include({ updateCount: 2, unchangedCount: 1 });
      const exempt = await append(guesses, { principal: OWNER }, { ...byCode, dryRun: true });
      expect(exempt).to.include({ updateCount: 2, unchangedCount: 2 });
    });
  });
});
