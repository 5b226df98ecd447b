import { expect } from 'chai';
import type { AppendParameters } from '../../../../server/features/append/parameters.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases.js';
import { type AppendFixture, field, openAppendFixture } from './append-fixture.js';

const CSV = { appendUploadFormat: 'csv', appendSourceInfo: {} };

forEachDatabase('source fields whose names differ but in case', (open) => {
  let databases: TestDatabases;
  let fixture: AppendFixture;

  before(async () => {
    databases = await open();
  });
  beforeEach(async () => {
    fixture = await openAppendFixture(databases, {
      fields: [field('Name', 'String'), field('kind', 'String')],
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
    `Of fields of the source whose names differ but in case, one is taken; left out: ${text}.`;

  it('leave a field of the layer to the one that is spelled as it is, wherever that stands, and are told', async () => {
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

  it('leave it to the last where none is', async () => {
    expect(await append('NAME,name\na,b\n')).to.deep.equal({
      rows: [['b', null]],
      warnings: [leftOut('NAME (name fills Name)')],
    });
  });

  it('are told from each other by mappings', async () => {
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

  it('are no key of an upsert but for the one', async () => {
    await append('Name,kind\na,old\n');
    const upsert = { upsert: true, upsertMatchingField: 'Name' };
    const { rows } = await append('Name,NAME,kind\na,z,new\n', upsert);
    expect(rows).to.deep.equal([['a', 'new']]);
  });
});
