import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../../support/append-fixture.js';

forEachDatabase('refusing staged rows', (open) => {
  let fixture: AppendFixture;

  beforeEach(async () => {
    fixture = await openAppendFixture(await open(), {
      fields: [field('code', 'Integer')],
      indexes: [{ name: 'code', fields: 'code', isUnique: true }],
    });
  });

  afterEach(() => fixture.close());

  it('reports all rows that share a key with an earlier one, and the first thousand in the status', async () => {
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

  it('reports every fault of a row', async () => {
    const other = await openAppendFixture(fixture.databases as TestDatabases, {
      fields: [
        field('key', 'Integer'),
        field('one', 'String', { length: 9 }),
        field('two', 'Integer'),
        field('must', 'Integer', { nullable: false }),
        field('too', 'Integer', { nullable: false }),
      ],
      indexes: ['key', 'one', 'two'].map((name) => ({ name, fields: name, isUnique: true })),
    });
    const append = (rows: readonly object[], more: object = {}): ReturnType<AppendFixture['append']> =>
      other.append({ edits: JSON.stringify(rows.map((attributes) => ({ attributes }))), ...more });
    const told = ({ errors }: Awaited<ReturnType<typeof append>>): unknown =>
      errors.map(({ sourceRow, field, value, code }) => [sourceRow, field, value, code]);
    const filled = { must: 1, too: 1 };
    try {
      await append([{ key: 1, one: 'a', two: 1, ...filled }]);
      const both = await append([
        { key: 2, one: 'a', two: 1, ...filled },
        { key: 3, one: 'a', two: 2, ...filled },
        // A good row: the one in its way is refused.
        { key: 4, one: 'b', two: 2, ...filled },
        { key: 5, one: 'b', two: 2, ...filled },
      ]);
      expect(both).to.include({ insertCount: 1, errorCount: 3 });
      expect(told(both)).to.deep.equal([
        [1, 'one', 'a', 'duplicate_value'],
        [1, 'two', 1, 'duplicate_value'],
        [2, 'one', 'a', 'duplicate_value'],
        [4, 'one', 'b', 'duplicate_value'],
        [4, 'two', 2, 'duplicate_value'],
      ]);
      const later = await append([
        { key: 7, one: 'c', two: 1, ...filled },
        // A good row, too: it does not matter that the other one is refused for an index that comes later.
        { key: 8, one: 'c', two: 3, ...filled },
      ]);
      expect(later).to.include({ insertCount: 1, errorCount: 1 });
      expect(told(later)).to.deep.equal([[1, 'two', 1, 'duplicate_value']]);
      const upsert = { upsert: true, upsertMatchingField: 'key' };
      const incomplete = await append(
        [
          { key: 6, one: 'a' },
          // A row that stays as it was; the row behind it wants to become the same.
          { key: 1, one: 'a' },
          { key: 4, one: 'a' },
        ],
        upsert,
      );
      expect(incomplete).to.include({ insertCount: 0, errorCount: 2 });
      expect(told(incomplete)).to.deep.equal([
        [1, 'must', null, 'required'],
        [1, 'too', null, 'required'],
        [1, 'one', 'a', 'duplicate_value'],
        [3, 'one', 'a', 'duplicate_value'],
      ]);
      const many = await append(
        Array.from({ length: 2500 }, (_, index) => ({ key: index + 10, one: 'a', two: 1, ...filled })),
      );
      expect(many).to.include({ insertCount: 0, errorCount: 2500 });
      const all = await other.report(many);
      expect(all.map(({ sourceRow, field }) => `${String(sourceRow)} ${field ?? ''}`)).to.deep.equal(
        Array.from({ length: 2500 }, (_, index) => [
          `${String(index + 1)} one`,
          `${String(index + 1)} two`,
        ]).flat(),
      );
    } finally {
      await other.close();
    }
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
