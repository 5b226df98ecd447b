import { expect } from 'chai';
import type { LayerInput } from '../../../../../server/features/definition/define/define-layer.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';
import { runSqlite } from '../source/sqlite-file.js';

forEachDatabase('columns of bytes', (open) => {
  let databases: TestDatabases;
  let files: GdalFiles;
  const sources: { format: string; content: Buffer }[] = [];
  const fixtures: AppendFixture[] = [];

  before(async () => {
    databases = await open();
    files = await openGdalFiles();
    await files.write('things.csv', 'name,n\na,1\nb,2\n');
    await files.ogr2ogr('things.gpkg', 'things.csv', '-nln', 'things');
    await runSqlite(
      files.path('things.gpkg'),
      'ALTER TABLE things ADD COLUMN Photo BLOB',
      "UPDATE things SET Photo = X'0037ff'",
    );
    await files.ogr2ogr('-f', 'OpenFileGDB', 'things.gdb', 'things.gpkg', 'things');
    sources.push(
      { format: 'gpkg', content: await files.read('things.gpkg') },
      { format: 'filegdb', content: await files.zip('things.gdb', 'things.gdb/') },
    );
  });
  after(async () => {
    await Promise.all(fixtures.map((fixture) => fixture.close()));
    await files.remove();
  });

  async function makeTable(fields: LayerInput['fields']): Promise<AppendFixture> {
    const fixture = await openAppendFixture(databases, { type: 'Table', ...(fields && { fields }) });
    fixtures.push(fixture);
    return fixture;
  }

  it('leaves out a binary column that matches a field by name, and says so in the status', async () => {
    for (const { format, content } of sources) {
      const fixture = await makeTable([
        field('name', 'String'),
        field('n', 'Integer'),
        field('photo', 'String'),
      ]);
      const source = { appendUploadId: await fixture.upload(content), appendUploadFormat: format };
      const status = await fixture.append(source);
      expect(status, format).to.include({ status: 'Completed', insertCount: 2, errorCount: 0 });
      expect(status.messages.slice(1), format).to.deep.equal([
        {
          type: 'esriJobMessageTypeWarning',
          description: 'Photo of the source holds binary data, which is not supported, and was left out.',
        },
      ]);
      const rows = await fixture.rows();
      expect(rows.map(({ name, photo }) => [name, photo])).to.deep.equal([
        ['a', null],
        ['b', null],
      ]);
      for (const more of [
        { appendFields: ['name'] },
        { fieldMappings: [{ source: 'name', name: 'photo' }] },
      ]) {
        const unasked = await fixture.append({ ...source, ...more });
        const texts = unasked.messages.map(({ description }) => description).join();
        expect(texts, format).not.to.match(/bytes|Photo/);
      }
    }
  });

  it('reports a binary column that matches no field like any other column', async () => {
    for (const { format, content } of sources) {
      const fixture = await makeTable([field('name', 'String'), field('n', 'Integer')]);
      const source = { appendUploadId: await fixture.upload(content), appendUploadFormat: format };
      const { messages, unmatchedSourceFields } = await fixture.append(source);
      expect(messages.slice(1).map(({ description }) => description)).to.deep.equal([
        'Columns of the source that match no field of the layer were left out: Photo.',
      ]);
      expect(unmatchedSourceFields, format).to.deep.equal(['Photo']);
    }
  });

  it('refuses fieldMappings that name binary columns or missing columns', async () => {
    for (const { format, content } of sources) {
      const fixture = await makeTable([field('name', 'String'), field('note', 'String')]);
      const status = await fixture.append({
        appendUploadId: await fixture.upload(content),
        appendUploadFormat: format,
        fieldMappings: [
          { source: 'photo', name: 'note' },
          { source: 'nowhere', name: 'name' },
        ],
      });
      expect(status, format).to.include({ status: 'Failed', insertCount: 0 });
      expect(status.statusMessage)
        .to.match(
          /^fieldMappings names source fields that were not found: nowhere\. The source has: .*name, n\. /,
        )
        .and.match(/fieldMappings names source fields of binary data, which is not supported: photo\.$/);
    }
  });

  it('does not read bytes as text in databases whose columns hold any type', async () => {
    await files.ogr2ogr('-f', 'SQLite', 'loose.sqlite', 'things.csv', '-nln', 'things');
    await runSqlite(
      files.path('loose.sqlite'),
      'ALTER TABLE things ADD COLUMN size INTEGER',
      'ALTER TABLE things ADD COLUMN ratio FLOAT',
      "UPDATE things SET size = X'37', ratio = X'37' WHERE name = 'a'",
    );
    const fixture = await makeTable([
      field('name', 'String'),
      field('size', 'Integer'),
      field('ratio', 'String'),
    ]);
    const status = await fixture.append({
      appendUploadId: await fixture.upload(await files.read('loose.sqlite')),
      appendUploadFormat: 'sqlite',
    });
    expect(status).to.include({ status: 'Completed', insertCount: 1, errorCount: 1 });
    expect(status.errors.map(({ field: name, code, value }) => [name, code, value])).to.deep.equal([
      ['size', 'invalid_number', '37'],
      ['ratio', 'invalid_text', '37'],
    ]);
  });
});
