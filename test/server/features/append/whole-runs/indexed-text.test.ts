import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { maxIndexedBytes } from '../../../../../server/features/model/indexed-text.js';
import type { Field } from '../../../../../server/features/model/layer.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { field, openAppendFixture } from '../support/append-fixture.js';

describe('maxIndexedBytes', () => {
  const fields = ['a', 'b', 'n'].map((name) => ({
    name,
    type: name === 'n' ? 'esriFieldTypeInteger' : 'esriFieldTypeString',
  })) as Field[];
  const [a, b, n] = fields;
  const index = (...names: string[]) => ({
    ...{ name: names.join(), fields: names, isUnique: false, isAscending: true, description: '' },
  });

  it('divides the size of an index entry among its texts, and uses the smallest share', () => {
    const layer = { fields, indexes: [index('a'), index('n', 'a'), index('b', 'a', 'n'), index('n')] };
    if (a === undefined || b === undefined || n === undefined) throw new Error('a field is missing');
    expect(maxIndexedBytes(layer, a)).to.equal(1292);
    expect(maxIndexedBytes({ fields, indexes: [index('a')] }, a)).to.equal(2600);
    expect(maxIndexedBytes({ fields, indexes: [index('a')] }, b)).to.equal(undefined);
    expect(maxIndexedBytes(layer, n)).to.equal(undefined);
  });
});

forEachDatabase('texts in an index', (open) => {
  let databases: TestDatabases;

  before(async () => {
    databases = await open();
  });

  it('refuses texts that do not fit an index, from any source', async () => {
    const fields = [field('Code', 'String', { length: 8000 }), field('Name', 'String', { length: 8000 })];
    const indexes = [{ name: 'code', fields: 'Code', isUnique: true }];
    const fixture = await openAppendFixture(databases, { fields, indexes });
    try {
      // Random text does not get smaller when it is compressed.
      const text = (bytes: number): string => randomBytes(bytes).toString('base64url').slice(0, bytes);
      const codes = [text(2600), text(2601), 'ü'.repeat(1301), text(8000)];
      const csv = ['Code,Name', ...codes.map((code) => `${code},${text(8000)}`)].join('\n');
      const features = codes.map((Code, row) => ({
        attributes: { Code: `${Code.slice(0, -1)}.`, Name: row },
      }));
      const options = { appendUploadFormat: 'csv', appendSourceInfo: {} };
      for (const status of [
        await fixture.append({ ...options, appendUploadId: await fixture.upload(csv) }),
        await fixture.append({ edits: JSON.stringify(features) }),
        await fixture.append({ edits: JSON.stringify(features), upsert: true, upsertMatchingField: 'Code' }),
      ]) {
        expect(status).to.include({ status: 'Completed', errorCount: 3 });
        expect(status.errors.map(({ sourceRow, code }) => [sourceRow, code])).to.deep.equal(
          [2, 3, 4].map((row) => [row, 'too_long']),
        );
      }
      expect(await fixture.rowCount()).to.equal(2);
    } finally {
      await fixture.close();
    }
  });
});
