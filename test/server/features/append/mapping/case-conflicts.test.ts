import { expect } from 'chai';
import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';

const CSV = { appendUploadFormat: 'csv', appendSourceInfo: {} };

forEachDatabase('source fields whose names differ but in case', (open) => {
  let databases: TestDatabases;
  let fixture: AppendFixture;

  before(async () => {
    databases = await open();
  });
  beforeEach(async () => {
    fixture = await openAppendFixture(databases, {
      fields: [field('Name', 'String', { length: 100 }), field('kind', 'String')],
      indexes: [{ name: 'by_name', fields: 'Name', isUnique: true }],
    });
  });
  afterEach(() => fixture.close());

  async function append(content: string, more: AppendParameters = {}) {
    const status = await fixture.append({ ...CSV, appendUploadId: await fixture.upload(content), ...more });
    expect(status).to.include({ status: 'Completed', errorCount: 0 });
    const rows = (await fixture.rows()).map(({ name, kind }) => [name, kind]);
    const warnings = status.messages.filter(({ type }) => type === 'esriJobMessageTypeWarning');
    return { rows, warnings: warnings.map(({ description }) => description) };
  }

  const leftOut = (text: string): string =>
    `Some field names of the source differ only by case, and one of each is used; left out: ${text}.`;

  it('prefers the source field with the exact name, at any position, and reports the others', async () => {
    const warnings = [leftOut('NAME (Name fills Name)')];
    expect(await append('Name,NAME\na,b\n"c",\n')).to.deep.equal({
      rows: [
        ['a', null],
        ['c', null],
      ],
      warnings,
    });
    const behind = await append('NAME,Name,kind\nx,d,new\n');
    expect(behind.rows[2]).to.deep.equal(['d', 'new']);
    expect(behind.warnings).to.deep.equal(warnings);
  });

  it('uses the last of several source fields if none has the exact name', async () => {
    expect(await append('NAME,name\na,b\n')).to.deep.equal({
      rows: [['b', null]],
      warnings: [leftOut('NAME (name fills Name)')],
    });
  });

  it('distinguishes fields that differ only by case in mappings', async () => {
    const fieldMappings = [{ name: 'Name', source: 'a' }];
    expect(await append('a,A\nlow,high\n', { fieldMappings })).to.deep.equal({
      rows: [['low', null]],
      warnings: [leftOut('A (a fills Name)')],
    });
    // Both may be of use.
    const both = [{ name: 'kind', source: 'NAME' }];
    expect(await append('Name,NAME\nb,sort\n', { fieldMappings: both })).to.deep.equal({
      rows: [
        ['low', null],
        ['b', 'sort'],
      ],
      warnings: [],
    });
  });

  describe('in features of JSON, each of which has fields of its own,', () => {
    type Attributes = Readonly<Record<string, unknown>>;
    const toGeoJson = (properties: Attributes): object => ({ type: 'Feature', properties, geometry: null });
    const toEsri = (attributes: Attributes): object => ({ attributes });
    const writers: readonly [format: string, write: (rows: readonly Attributes[]) => string][] = [
      [
        'geojson',
        (rows) => JSON.stringify({ type: 'FeatureCollection', features: rows.map((row) => toGeoJson(row)) }),
      ],
      ['featureCollection', (rows) => JSON.stringify({ features: rows.map((row) => toEsri(row)) })],
      ['jsonl', (rows) => rows.map((row) => JSON.stringify(toGeoJson(row))).join('\n')],
    ];
    const leftOutOfOne = (text: string): string => leftOut(text).replace('of the source', 'of a feature');

    for (const [appendUploadFormat, write] of writers) {
      it(`resolves JSON fields that differ only by case to one field, and reports them: ${appendUploadFormat}`, async () => {
        const rows = [
          { Name: 'a', kind: 'k' },
          { Name: 'b', name: 'not this' },
          { NAME: 'nor this', Name: 'c' },
          { NAME: 'd', KIND: 'alone' },
          // Enough rows that most are taken by their cells, in the formats that do so.
          ...Array.from({ length: 5000 }, (_, index) => ({ Name: `n${String(index)}`, kind: 'k' })),
          { Name: 'e', name: 'not this' },
        ];
        const found = await append(write(rows), { appendUploadFormat });
        expect(found.rows.slice(0, 4)).to.deep.equal([
          ['a', 'k'],
          ['b', null],
          ['c', null],
          ['d', 'alone'],
        ]);
        expect(found.rows).to.have.length(5005);
        expect(found.rows.at(-1)).to.deep.equal(['e', null]);
        expect(found.warnings).to.deep.equal([
          leftOutOfOne('name (Name fills Name), NAME (Name fills Name)'),
        ]);
      });

      it(`uses the last JSON field if none has the exact name: ${appendUploadFormat}`, async () => {
        const found = await append(write([{ NAME: 'a', name: 'b' }]), { appendUploadFormat });
        expect(found).to.deep.equal({
          rows: [['b', null]],
          warnings: [leftOutOfOne('NAME (name fills Name)')],
        });
      });

      it(`distinguishes JSON fields that differ only by case in mappings, and uses one as key: ${appendUploadFormat}`, async () => {
        const name = { name: 'Name', source: 'a' };
        const one = { appendUploadFormat, fieldMappings: [name] };
        expect(await append(write([{ a: 'low', A: 'high' }]), one)).to.deep.equal({
          rows: [['low', null]],
          warnings: [leftOutOfOne('A (a fills Name)')],
        });
        // Both may be of use.
        const both = { appendUploadFormat, fieldMappings: [name, { name: 'kind', source: 'A' }] };
        const second = await append(write([{ a: 'x', A: 'y' }]), both);
        expect(second.rows[1]).to.deep.equal(['x', 'y']);
        expect(second.warnings).to.deep.equal([]);
        const upsert = { appendUploadFormat, upsert: true, upsertMatchingField: 'Name' };
        const { rows } = await append(write([{ NAME: 'high', Name: 'low', kind: 'new' }]), upsert);
        expect(rows[0]).to.deep.equal(['low', 'new']);
      });
    }

    it('accepts rows whose left-out fields hold bad values', async () => {
      const long = 'x'.repeat(5000);
      for (const properties of [
        { name: long, Name: 'behind' },
        { Name: 'before', name: long },
        { NAME: long, name: 'last' },
      ]) {
        const content = JSON.stringify(toGeoJson(properties));
        await append(content, { appendUploadFormat: 'geojson' });
      }
      expect((await fixture.rows()).map(({ name }) => name)).to.deep.equal(['behind', 'before', 'last']);
      const refused = await fixture.append({
        ...{ ...CSV, appendUploadFormat: 'geojson', rollbackOnFailure: false },
        appendUploadId: await fixture.upload(JSON.stringify(toGeoJson({ name: 'short', Name: long }))),
      });
      expect(refused).to.include({ errorCount: 1 });
    });
  });

  it('uses one of several fields that differ only by case as the key of an upsert', async () => {
    await append('Name,kind\na,old\n');
    const upsert = { upsert: true, upsertMatchingField: 'Name' };
    const { rows } = await append('Name,NAME,kind\na,z,new\n', upsert);
    expect(rows).to.deep.equal([['a', 'new']]);
  });
});
