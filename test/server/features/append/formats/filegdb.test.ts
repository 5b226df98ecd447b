import { expect } from 'chai';
import { filegdb } from '../../../../../server/features/append/formats/filegdb.js';
import type { SourceTable } from '../../../../../server/features/append/source/source-format.js';
import { fileSource, type GdalFiles, openGdalFiles, refusalOf } from '../source/gdal-files.js';
import { readAll } from '../source/source-file.js';
import { type ZippedFile, writeZip } from '../source/zip-writer.js';

const { signal } = new AbortController();

describe('filegdb', () => {
  let files: GdalFiles;
  let database: ZippedFile[];
  const opened: SourceTable[] = [];

  before(async () => {
    files = await openGdalFiles();
    await files.write(
      'points.geojson',
      `{"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{"name":"ü\\t","real":0.30000000000000004,"seen":"2024-01-02T03:04:05","id":"{11111111-2222-3333-4444-555555555555}"},"geometry":{"type":"Point","coordinates":[10,50]}},
        {"type":"Feature","properties":{"name":"","real":null,"seen":null,"id":null},"geometry":null}]}`,
    );
    await files.write('notes.csv', 'text,n\nhello,x\n');
    await files.ogr2ogr(
      '-f',
      'OpenFileGDB',
      'places.gdb',
      'points.geojson',
      '-nln',
      'Points',
      '-t_srs',
      'EPSG:25832',
    );
    await files.ogr2ogr('-update', 'places.gdb', 'notes.csv', '-nln', 'Notes');
    database = await files.entries('places.gdb', 'places.gdb/');
  });

  after(() => files.remove());
  afterEach(async () => {
    for (const table of opened.splice(0)) await table.close?.();
  });

  async function describeZip(zipped: readonly ZippedFile[], tableName?: string): Promise<SourceTable> {
    await files.write('source.zip', writeZip(zipped));
    const table = await filegdb.describe(await fileSource(files.path('source.zip')), {
      sourceInfo: {},
      tableName,
      signal,
    });
    opened.push(table);
    return table;
  }

  it('reads times before 1970 correctly, despite the GDAL bug', async () => {
    const times = [
      '1969-12-31 23:59:58',
      '1950-01-01 00:00:00',
      '1899-12-30 12:00:00',
      '0001-01-02 03:04:05',
    ];
    const later = [
      '1970-01-01 00:00:00',
      '1970-01-01 00:00:01',
      '2024-02-29 12:00:00',
      '9999-12-31 23:59:59',
    ];
    const lines = [...times, ...later].map((time, index) => `${String(index)},${time}`);
    await files.write('times.csv', ['id,at', ...lines].join('\n'));
    const options = ['-oo', 'AUTODETECT_TYPE=YES', '-nln', 'Times'];
    await files.ogr2ogr('-f', 'OpenFileGDB', 'times.gdb', 'times.csv', ...options);
    const rows = await readAll(await describeZip(await files.entries('times.gdb', 'times.gdb/')));
    const expected = [...times, ...later].map((time) => time.replace(' ', 'T'));
    expect(rows.map(({ attributes }) => attributes['at'])).to.deep.equal(expected);
  });

  /** Changes the type of a named field in a description of fields, where it comes after the alias, which is empty. */
  function retype(table: Buffer, name: string, type: number): void {
    const text = Buffer.from(name, 'utf16le');
    const at = table.indexOf(Buffer.concat([Buffer.from([name.length]), text]));
    const alias = at + 1 + text.length;
    table[alias + 1 + 2 * (table[alias] ?? 0)] = type;
  }

  it('names the fields with types of ArcGIS Pro 3.2, and reads the other tables', async () => {
    const types = [
      ['seen', 14, 'seen (date only)'],
      ['seen', 15, 'seen (time only)'],
      ['seen', 16, 'seen (timestamp offset)'],
      ['real', 13, 'real (big integer)'],
    ] as const;
    for (const [name, type, told] of types) {
      const late = database.map((file) => {
        const content = Buffer.from(file.content);
        if (file.name.endsWith('a00000009.gdbtable')) retype(content, name, type);
        return { ...file, content };
      });
      const { message } = await refusalOf(describeZip(late, 'Points'));
      expect(message).to.equal(
        'The source could not be read as filegdb: table Points has field types introduced in ArcGIS Pro 3.2: ' +
          `${told}; export it with older field types, such as date, text or double, or use GDAL 3.9 or later`,
      );
      const [row] = await readAll(await describeZip(late, 'Notes'));
      expect(row?.attributes).to.include({ text: 'hello', n: 'x' });
      const file = await fileSource(files.path('source.zip'));
      expect(await filegdb.listTables?.(file, { signal })).to.deep.equal(['Points', 'Notes']);
    }
  });

  it('finds such fields behind geometries with z and m', async () => {
    await files.write('zm.csv', 'id,wkt,note,at\n1,"POINT ZM (1 2 3 4)",a,2024-01-01 00:00:00\n');
    const from = [
      '-oo',
      'GEOM_POSSIBLE_NAMES=wkt',
      '-oo',
      'KEEP_GEOM_COLUMNS=NO',
      '-oo',
      'AUTODETECT_TYPE=YES',
    ];
    await files.ogr2ogr('-f', 'OpenFileGDB', 'zm.gdb', 'zm.csv', ...from, '-nlt', 'POINTZM', '-nln', 'ZM');
    const late = (await files.entries('zm.gdb', 'zm.gdb/')).map((file) => {
      const content = Buffer.from(file.content);
      if (file.name.endsWith('a00000009.gdbtable')) {
        retype(content, 'id', 13);
        retype(content, 'at', 14);
      }
      return { ...file, content };
    });
    const { message } = await refusalOf(describeZip(late));
    expect(message).to.contain('id (big integer), at (date only)');
  });

  it('reads the largest and smallest numbers as they are', async () => {
    const numbers = [
      Number.MAX_VALUE,
      -Number.MAX_VALUE,
      1.797693134862315e308,
      Number.MIN_VALUE,
      1e308,
      -0.1,
    ];
    const features = numbers.map((v) => ({ type: 'Feature', properties: { v }, geometry: null }));
    await files.write('numbers.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
    const options = ['-nln', 'Numbers', '-nlt', 'NONE'];
    await files.ogr2ogr('-f', 'OpenFileGDB', 'numbers.gdb', 'numbers.geojson', ...options);
    const rows = await readAll(await describeZip(await files.entries('numbers.gdb', 'numbers.gdb/')));
    expect(rows.map(({ attributes }) => attributes['v'])).to.deep.equal(numbers);
  });

  it("reads the ObjectID beside a field with GDAL's name for row ids", async () => {
    await files.write('fid.csv', 'FID,name\n7,first\n5,second\n');
    const options = ['-oo', 'AUTODETECT_TYPE=YES', '-nln', 'Rows', '-lco', 'FID=OBJECTID'];
    await files.ogr2ogr('-f', 'OpenFileGDB', 'fid.gdb', 'fid.csv', ...options);
    const rows = await readAll(await describeZip(await files.entries('fid.gdb', 'fid.gdb/')));
    expect(rows.map(({ attributes }) => attributes)).to.deep.equal([
      { OBJECTID: 1, FID: 7, name: 'first' },
      { OBJECTID: 2, FID: 5, name: 'second' },
    ]);
  });

  it('reads feature classes with their ObjectID, times without zone, numbers to the last digit', async () => {
    const table = await describeZip(database, 'points');
    expect(table.spatialReference).to.deep.equal({ wkid: 25832 });
    expect(table.columns?.[0]).to.deep.equal({ name: 'OBJECTID', type: 'bigInteger', isRowId: true });
    const rows = await readAll(table);
    expect(rows.map(({ attributes }) => attributes)).to.deep.equal([
      {
        OBJECTID: 1,
        name: 'ü\t',
        real: 0.30000000000000004,
        seen: '2024-01-02T03:04:05',
        id: '{11111111-2222-3333-4444-555555555555}',
      },
      { OBJECTID: 2, name: '', real: null, seen: null, id: null },
    ]);
    expect(rows[1]?.geometry).to.equal(null);
  });

  it('reads tables, and asks which one is meant', async () => {
    expect((await refusalOf(describeZip(database))).message).to.contain('several tables: Points, Notes');
    const notes = await describeZip(database, 'NOTES');
    expect(notes.geometry).to.equal(null);
    expect((await readAll(notes))[0]?.attributes).to.deep.equal({ OBJECTID: 1, text: 'hello', n: 'x' });
  });

  it('finds the database deep in the zip, at its root, and in capital letters', async () => {
    const moved = (prefix: string): ZippedFile[] =>
      database.map(({ name, content }) => ({ name: prefix + name.slice('places.gdb/'.length), content }));
    for (const prefix of ['a/b/places.gdb/', '']) {
      expect((await describeZip(moved(prefix), 'Points')).recordCount, prefix).to.equal(2);
    }
    const capital = moved('X.GDB/').map(({ name, content }) => ({ name: name.toUpperCase(), content }));
    expect((await describeZip(capital, 'Points')).recordCount).to.equal(2);
  });

  it('refuses a zip with none or with two', async () => {
    const two = [...database, ...database.map(({ name, content }) => ({ name: `b/${name}`, content }))];
    expect((await refusalOf(describeZip(two))).message).to.contain(
      'several file geodatabases: places.gdb, b/places.gdb',
    );
    const none = await refusalOf(describeZip([{ name: 'a.txt', content: 'x' }]));
    expect(none.message).to.equal(
      'The source could not be read as filegdb: the zip holds no .gdb folder; it holds a.txt',
    );
  });

  it('loses no row of a damaged table in silence', async () => {
    const largest = database.reduce((a, b) => (b.content.length > a.content.length ? b : a));
    expect(largest.name).to.match(/gdbtable$/);
    // The table of points: the one that holds the text of its first row.
    const points = database.find(
      ({ content, name }) => name.endsWith('.gdbtable') && content.includes('ü\t'),
    );
    const broken = (edit: (content: Buffer) => Buffer): ZippedFile[] =>
      database.map((file) =>
        file === points ? { ...file, content: edit(Buffer.from(file.content)) } : file,
      );
    const edits: ((content: Buffer) => Buffer)[] = [
      (content) => content.subarray(0, content.length - 40),
      (content) => content.subarray(0, 60),
      (content) => content.fill(0xff, content.indexOf('ü\t') - 30, content.indexOf('ü\t')),
      (content) => content.fill(0xff, 0, 40),
    ];
    for (const edit of edits) {
      const failure = await refusalOf(describeZip(broken(edit), 'Points').then((table) => readAll(table)));
      expect(failure.code).to.be.oneOf(['append.source_unreadable', 'append.table_unknown']);
      expect(failure.retryable).to.be.false;
    }
  });
});
