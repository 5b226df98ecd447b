import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../append-fixture.js';

forEachDatabase('refusing staged rows', (open) => {
  let fixture: AppendFixture;

  beforeEach(async () => {
    fixture = await openAppendFixture(await open(), {
      fields: [field('code', 'Integer')],
      indexes: [{ name: 'code', fields: 'code', isUnique: true }],
    });
  });

  afterEach(() => fixture.close());

  it('tells all rows that share a key with an earlier one, the first thousand in the status', async () => {
    const features = Array.from({ length: 4500 }, (_, index) => ({
      attributes: { code: Math.floor(index / 3) },
    }));
    const edits = JSON.stringify(features);
    const status = await fixture.append({ edits, upsert: true, upsertMatchingField: 'code' });
    expect(status).to.include({ status: 'Failed', errorCount: 3000, errorsTruncated: true });
    expect(status.errors).to.have.length(1000);
    expect(status.errors[0]).to.include({ sourceRow: 2, field: 'code', value: 0, code: 'duplicate_value' });
    const all = await fixture.report(status);
    expect(all.slice(0, 1000)).to.deep.equal(status.errors);
    expect(all.map(({ sourceRow }) => sourceRow)).to.deep.equal(
      features.map((_, index) => index + 1).filter((row) => row % 3 !== 1),
    );
  });

  it('names keys of many digits to the last one', async () => {
    const other = await openAppendFixture(fixture.databases as TestDatabases, {
      fields: [field('big', 'BigInteger')],
      indexes: [{ name: 'big', fields: 'big', isUnique: true }],
    });
    try {
      const upsert = { upsert: true, upsertMatchingField: 'big' };
      for (const [big, told] of [
        ['9007199254740993', '9007199254740993'],
        ['-9223372036854775808', '-9223372036854775808'],
        ['7', 7],
      ]) {
        const edits = JSON.stringify([big, big].map((value) => ({ attributes: { big: value } })));
        const shared = await other.append({ edits, ...upsert });
        expect(shared.messages[1]?.description).to.equal(`big ${String(big)}: rows 1 and 2`);
        expect(shared.errors.map(({ value }) => value)).to.deep.equal([told]);
        const repeated = await other.append({ edits });
        expect(repeated.errors.map(({ value }) => value)).to.deep.equal([told]);
      }
    } finally {
      await other.close();
    }
  });

  it('names each key once where there are few', async () => {
    const edits = JSON.stringify([1, 2, 1, 2, 3].map((code) => ({ attributes: { code } })));
    const status = await fixture.append({ edits, upsert: true, upsertMatchingField: 'code' });
    expect(status).to.include({ status: 'Failed', errorCount: 2, errorsTruncated: false });
    expect(status.errors.map(({ sourceRow }) => sourceRow)).to.deep.equal([3, 4]);
    expect(await fixture.rowCount()).to.equal(0);
  });

  it('refuses values that are unique together where another row has all of them, and not where it has one', async () => {
    const other = await openAppendFixture(fixture.databases as TestDatabases, {
      fields: [field('code', 'Integer'), field('part', 'Integer'), field('note', 'Integer')],
      indexes: [
        { name: 'code_part', fields: 'code,part', isUnique: true },
        { name: 'note', fields: 'note', isUnique: true },
      ],
    });
    try {
      const rows = (
        ...values: readonly (readonly [code: number, part: number | null, note: number])[]
      ): string => JSON.stringify(values.map(([code, part, note]) => ({ attributes: { code, part, note } })));
      for (const upsert of [{}, { upsert: true, upsertMatchingField: 'note' }]) {
        await other.append({ edits: '{"features":[]}', truncateExisting: true });
        await other.append({ edits: rows([7, 1, 1]) });
        const status = await other.append({
          edits: rows([1, 1, 2], [1, 2, 3], [1, 1, 4], [7, 2, 5], [7, 1, 6], [8, null, 7], [8, null, 8]),
          ...upsert,
        });
        expect(status).to.include({ status: 'Completed', insertCount: 5, errorCount: 2 });
        expect(
          status.errors.map(({ sourceRow, field, value }) => [sourceRow, field, value]),
        ).to.have.deep.members([
          [3, 'code, part', null],
          [5, 'code, part', null],
        ]);
      }
    } finally {
      await other.close();
    }
  });
});
