import { expect } from 'chai';
import fc from 'fast-check';
import type { Database } from '../../../server/storage/database/database.js';
import type { Fragment, TextColumn } from '../../../server/storage/sql/dialect.js';
import { forEachDatabase } from '../../support/databases/databases.js';

const NOTES: TextColumn = { table: 'notes', rowId: 'id', column: 'body' };
// Few letters, so that parts of texts meet; with what LIKE, MATCH and their quotes take for signs.
const ALPHABET = ['a', 'b', 'é', '東', '𝄞', ' ', '\n', '%', '_', '\\', '"', "'", '-', '*', '^', '('] as const;
const text = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...ALPHABET), { minLength, maxLength }).map((letters) => letters.join(''));

forEachDatabase('Dialect, parts of texts', (open) => {
  let features: Database;
  before(async () => {
    ({ features } = await open());
    await features.write(async (trx) => {
      await trx.schema.createTable('notes', (table) => {
        table.integer('id').primary();
        table.text('body').notNullable();
      });
      await trx('notes').insert({ id: 1, body: 'there before the index' });
      await features.dialect.createSubstringIndex(trx, NOTES);
    });
  });

  const find = async ({ sql, bindings }: Fragment): Promise<number[]> =>
    features.knex('notes').whereRaw(sql, bindings).orderBy('id').pluck<number[]>('id');
  const { stringify } = JSON;

  it('finds rows from before the index, and follows every change', async () => {
    const findPart = (part: string): Promise<number[]> => find(features.dialect.containsAll(NOTES, [part]));
    expect(await findPart('fore the')).to.deep.equal([1]);
    await features.write((trx) => trx('notes').insert({ id: 2, body: 'before' }));
    expect(await findPart('efore')).to.deep.equal([1, 2]);
    await features.write((trx) => trx('notes').where({ id: 1 }).update({ body: 'after' }));
    expect([await findPart('efore'), await findPart('fter')]).to.deep.equal([[2], [1]]);
    await features.write((trx) => trx('notes').delete());
    expect([await findPart('efore'), await findPart('fter')]).to.deep.equal([[], []]);
    // Nor is it found in what takes the place of a row.
    await features.write((trx) => trx('notes').insert({ id: 2, body: 'instead' }));
    expect([await findPart('efore'), await findPart('nstead')]).to.deep.equal([[], [2]]);
    await features.write((trx) => trx('notes').delete());
  });

  it('finds exactly the texts that contain the parts, with any characters', async () => {
    const samples = fc.sample(text(0, 12), { numRuns: 300, seed: 11 });
    await features.write((trx) => trx('notes').insert(samples.map((body, id) => ({ id, body }))));
    await fc.assert(
      fc.asyncProperty(fc.array(text(1, 4), { minLength: 1, maxLength: 3 }), async (parts) => {
        const model = (holds: (body: string) => boolean): number[] =>
          samples.flatMap((body, id) => (holds(body) ? [id] : []));
        const all = await find(features.dialect.containsAll(NOTES, parts));
        expect(all, stringify(parts)).to.deep.equal(
          model((body) => parts.every((part) => body.includes(part))),
        );
        const any = await find(features.dialect.containsAny(NOTES, parts));
        expect(any, stringify(parts)).to.deep.equal(
          model((body) => parts.some((part) => body.includes(part))),
        );
      }),
      { numRuns: 200 },
    );
  });
});
