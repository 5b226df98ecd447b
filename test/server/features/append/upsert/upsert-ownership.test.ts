import { expect } from 'chai';
import type { Principal } from '../../../../../server/access/principal.js';
import { forEachDatabase } from '../../../../support/databases.js';
import {
  type AppendFixture,
  field,
  NOW,
  openAppendFixture,
  OWNER,
  pointCollection,
} from '../append-fixture.js';

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

  it('updates the rows of the caller and of nobody, inserts, and refuses the rows of others', async () => {
    const status = await append(all, restricted, byCode);
    expect(status).to.include({ status: 'Completed', insertCount: 1, updateCount: 3, errorCount: 1 });
    expect(status.errors).to.deep.equal([
      {
        sourceRow: 1,
        field: null,
        value: null,
        code: 'not_owner',
        description: 'the feature that it matches belongs to somebody else',
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

  it('holds nobody back who is exempt: the owner of the service and administrators', async () => {
    const status = await append(all, { principal: OWNER, mayUpdateOthers: true }, byCode);
    expect(status).to.include({ insertCount: 1, updateCount: 4, errorCount: 0 });
  });

  it('lets an anonymous caller update what belongs to nobody', async () => {
    const status = await append(all, { principal: undefined, mayUpdateOthers: false }, byCode);
    expect(status).to.include({ insertCount: 1, updateCount: 2, errorCount: 2 });
    const rows = await fixture.rows();
    expect(rows.find(({ code }) => code === 'new')?.['creator']).to.equal(null);
    expect(rows.find(({ code }) => code === 'n')?.['editor']).to.equal(null);
  });

  it('tells the caller as editor of updated rows, as creator and editor of new ones', async () => {
    const before = await fixture.rows();
    await append(all, { principal: OWNER, mayUpdateOthers: true }, byCode);
    const after = await fixture.rows();
    const b = after.find(({ code }) => code === 'b');
    expect(b).to.include({ creator: 'otto', editor: 'olivia' });
    expect(b?.['creationdate']).to.deep.equal(before.find(({ code }) => code === 'b')?.['creationdate']);
    const added = after.find(({ code }) => code === 'new');
    expect(added).to.include({ creator: 'olivia', editor: 'olivia' });
    for (const date of ['creationdate', 'editdate']) {
      expect(new Date(added?.[date] as string).getTime()).to.equal(NOW);
    }
  });

  it('dates the edit of an updated row anew, and leaves the date of its creation', async () => {
    const old = '2020-01-01T00:00:00.000Z';
    await fixture.databases.features.write((trx) =>
      trx(fixture.layer.table).where({ code: 'b' }).update({ creationdate: old, editdate: old }),
    );
    await append([{ at: null, Code: 'b', Name: 'touched' }], restricted, byCode);
    const b = (await fixture.rows()).find(({ code }) => code === 'b');
    expect(new Date(b?.['creationdate'] as string).toISOString()).to.equal(old);
    expect(new Date(b?.['editdate'] as string).getTime()).to.equal(NOW);
  });

  it('takes no creator, editor or date of an edit from the source', async () => {
    const source = { at: null, Code: 'b', Creator: 'eve', Editor: 'eve', CreationDate: 1, EditDate: 1 };
    await append([source, { ...source, Code: 'new' }], restricted, byCode);
    for (const row of (await fixture.rows()).filter(({ code }) => code === 'b' || code === 'new')) {
      expect(row).to.include({ creator: 'otto', editor: 'otto' });
      expect(new Date(row['creationdate'] as string).getTime()).to.equal(NOW);
    }
  });

  describe('that hides the rows of others', () => {
    const hidden = { ...restricted, mayQueryOthers: false };

    it('does not tell that a hidden row is there, whose it is or what it holds', async () => {
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

    it('has one answer to a value that a hidden row has and to one that a visible row has', async () => {
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

    it('does not tell by unchangedCount what a hidden row holds, where it may be updated', async () => {
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
