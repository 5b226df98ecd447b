import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { csv } from '../../../../../../server/features/append/formats/csv/csv.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../../../server/config/source-settings.js';
import type { SourceInfo } from '../../../../../../server/features/append/source-info/source-info.js';
import type { JobError } from '../../../../../../server/jobs/job.js';
import { rejectionOf } from '../../../../../support/rejection.js';
import { makeZip } from '../excel/make-xlsx.js';
import { describeSource, readAll, sourceOf } from '../../source/source-file.js';

async function read(content: string | Buffer, sourceInfo: SourceInfo = {}) {
  const table = await describeSource(csv, content, { sourceInfo });
  return { table, rows: await readAll(table) };
}

const AT: SourceInfo = { latitudeFieldName: 'LAT', longitudeFieldName: 'lon' };

describe('csv source', () => {
  it('reads cells as text, and empty cells as null', async () => {
    const { table, rows } = await read('name,size\n"a\nb",5\n,\n');
    expect(table).to.deep.include({
      fields: ['name', 'size'],
      notation: 'esri',
      spatialReference: { wkid: 4326 },
    });
    expect(rows).to.deep.equal([
      { number: 1, attributes: { name: 'a\nb', size: '5' }, geometry: undefined },
      { number: 2, attributes: { name: null, size: null }, geometry: undefined },
    ]);
  });

  it('reads coordinates from the named columns in any case; none when both are empty', async () => {
    const { rows } = await read('lon,lat\n7.5, 51\n,\n7,\nx,1\n', AT);
    expect(rows.map(({ geometry }) => geometry)).to.deep.equal([
      { x: 7.5, y: 51 },
      null,
      { x: 7, y: '' },
      { x: 'x', y: 1 },
    ]);
  });

  it('reads no coordinates with locationType none', async () => {
    const { rows } = await read('lon,lat\n1,2\n', { ...AT, locationType: 'none' });
    expect(rows[0]?.geometry).to.equal(undefined);
  });

  it('names the columns when a coordinate column is missing', async () => {
    const error = (await rejectionOf(read('x,y\n1,2\n', AT))) as JobError;
    expect(error.message).to.include('no column lon, LAT.').and.to.include('x, y');
  });

  it('fills short rows with nulls and refuses long ones, by their number', async () => {
    const { rows } = await read('a,b\n1\n1,2,3\n1,2\n');
    expect(rows.map(({ number, attributes, refusal }) => [number, attributes, refusal?.code])).to.deep.equal([
      [1, { a: '1', b: null }, undefined],
      [2, {}, 'invalid_row'],
      [3, { a: '1', b: '2' }, undefined],
    ]);
  });

  for (const [title, content] of Object.entries({
    'UTF-8 with a byte order mark': Buffer.from('\uFEFFname\nZürich\n'),
    'UTF-16, little-endian': Buffer.from('\uFEFFname\nZürich\n', 'utf16le'),
    'UTF-16, big-endian': Buffer.from('\uFEFFname\nZürich\n', 'utf16le').swap16(),
    'UTF-16, little-endian, without a mark': Buffer.from('name\nZürich\n', 'utf16le'),
    'UTF-16, big-endian, without a mark': Buffer.from('name\nZürich\n', 'utf16le').swap16(),
    'the western Windows code page': Buffer.from('name\nZ\xfcrich\n', 'latin1'),
  })) {
    it(`reads ${title}`, async () => {
      expect((await read(content)).rows[0]?.attributes).to.deep.equal({ name: 'Zürich' });
    });
  }

  for (const [title, delimiter] of Object.entries({ semicolon: ';', tab: '\t', pipe: '|' })) {
    it(`finds out that the delimiter is a ${title}`, async () => {
      expect((await read(`a${delimiter}b\n1${delimiter}"x,y,z"\n`)).rows[0]?.attributes).to.deep.equal({
        a: '1',
        b: 'x,y,z',
      });
    });
  }

  it('reads columns that are called as members of objects are', async () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];
    const { table, rows } = await read(`${names.join(',')}\n1,2,3,4,5\n`, {
      renamedFields: { valueOf: 'Worth' },
    });
    expect(Object.values(rows[0]?.attributes ?? {})).to.deep.equal(['1', '2', '3', '4', '5']);
    expect(table.fieldAliases?.get('Worth')).to.equal('valueOf');
  });

  it('reads a header of any length', async () => {
    const names = Array.from({ length: 600 }, (_, index) => `${'long '.repeat(60)}${String(index)}`);
    const row = names.map((_, index) => String(index)).join(';');
    const { table, rows } = await read(`${names.join(';')}\n${row}\n`);
    expect(table.fields).to.deep.equal(names);
    expect(rows.map(({ refusal, attributes }) => [refusal, attributes[names[599] ?? '']])).to.deep.equal([
      [undefined, '599'],
    ]);
  });

  it('uses the delimiter and quote of the request', async () => {
    const { rows } = await read("a b\n'1 2' 3\n", { columnDelimiter: ' ', qualifier: "'" });
    expect(rows[0]?.attributes).to.deep.equal({ a: '1 2', b: '3' });
  });

  it('uses the column names of the request, with and without a header in the file', async () => {
    expect(
      (await read('x,y\n1,2\n', { columnNames: ['a', 'b'] })).rows.map(({ attributes }) => attributes),
    ).to.deep.equal([{ a: '1', b: '2' }]);
    const { rows } = await read('1,2\n3,4\n', { columnNames: ['a', 'b'] });
    expect(rows.map(({ number, attributes }) => [number, attributes])).to.deep.equal([
      [1, { a: '1', b: '2' }],
      [2, { a: '3', b: '4' }],
    ]);
  });

  it('finds columns by their cleaned names and the names in layerInfo', async () => {
    const { table } = await read('Main Street,2nd,old\n', { renamedFields: { old: 'fresh' } });
    expect(Object.fromEntries(table.fieldAliases ?? [])).to.deep.equal({
      Main_Street: 'Main Street',
      F2nd: '2nd',
      _2nd: '2nd',
      fresh: 'old',
    });
  });

  it('ignores empty cells after the last column', async () => {
    const { rows } = await read('a,b\n1,2,,\n');
    expect(rows[0]?.attributes).to.deep.equal({ a: '1', b: '2' });
  });

  it('counts CSV rows from the first row of values, whatever precedes it', async () => {
    const { table, rows } = await read('sep=;\r\na;b\r\n1,5;2\r\n');
    expect(table.fields).to.deep.equal(['a', 'b']);
    expect(rows).to.deep.equal([{ number: 1, attributes: { a: '1,5', b: '2' }, geometry: undefined }]);
  });

  it('uses the delimiter that the first line states, unless the request states another', async () => {
    const text = 'sep=;\r\na,b,c;d\r\n1,2,3;4\r\n';
    expect((await read(text)).rows[0]?.attributes).to.deep.equal({ 'a,b,c': '1,2,3', d: '4' });
    const { rows } = await read(text, { columnDelimiter: ',' });
    expect(rows[0]?.attributes).to.deep.equal({ a: '1', b: '2', 'c;d': '3;4' });
  });

  it('reads a position from one column, by latitude and longitude or by grid reference', async () => {
    const info = (notation: 'latitudeAndLongitude' | 'grid'): SourceInfo => ({
      coordinateColumn: { fieldName: 'AT', notation },
    });
    const latLon = await read('at\n"51.5N, 7W"\nnowhere\n', info('latitudeAndLongitude'));
    expect(latLon.rows.map(({ geometry, refusal }) => refusal?.description ?? geometry)).to.deep.equal([
      { x: -7, y: 51.5 },
      'AT must be a latitude and longitude, not "nowhere"',
    ]);
    const grid = await read('id,at\n1,31UDQ4825111932\n2,\n3,x\n', {
      ...info('grid'),
      sourceSpatialReference: { wkid: 3857 },
    });
    expect(grid.table.spatialReference).to.deep.equal({ wkid: 4326 });
    const [first, second, third] = grid.rows;
    expect((first?.geometry as { y: number }).y).to.be.closeTo(48.8582, 1e-4);
    expect(second?.geometry).to.equal(null);
    expect(third?.refusal?.description).to.equal('AT must be an MGRS or USNG grid reference, not "x"');
  });

  it('keeps rows whose coordinates cannot be read, with persistErrors', async () => {
    const text = 'lon,lat\nx,1\n7,\n7,51\n7,91\n-181,51\n';
    const { rows } = await read(text, { ...AT, persistErrors: true });
    expect(rows.map(({ geometry }) => geometry)).to.deep.equal([null, null, { x: 7, y: 51 }, null, null]);
    const inMetres = { ...AT, persistErrors: true, sourceSpatialReference: { wkid: 3857 } };
    const metres = await read('lon,lat\n700,910\nx,1\n', inMetres);
    expect(metres.rows.map(({ geometry }) => geometry)).to.deep.equal([{ x: 700, y: 910 }, null]);
  });

  it('reads degrees, minutes and seconds and decimal commas, where coordinates are degrees', async () => {
    const text = "lon;lat\n7°30';51,5\n";
    expect((await read(text, AT)).rows[0]?.geometry).to.deep.equal({ x: 7.5, y: 51.5 });
    const metres = await read(text, { ...AT, sourceSpatialReference: { wkid: 3857 } });
    expect(metres.rows[0]?.geometry).to.deep.equal({ x: "7°30'", y: '51,5' });
  });

  it('accepts a line of ten megabytes, and refuses a quote that is never closed', async () => {
    const long = 'x'.repeat(10 * 1024 * 1024);
    const source = { chunkBytes: 65_536 };
    const table = await describeSource(csv, `a,b\n${long},1\n`, source);
    expect((await readAll(table))[0]?.attributes['a']).to.have.length(long.length);
    const open = await describeSource(csv, `a,b\n"${long}${long}\n1,2`, source);
    expect(((await rejectionOf(readAll(open))) as JobError).message).to.include('longer than 16777216');
  });

  it('reads the only text in a zip, and leaves nothing of it behind', async () => {
    const sourceFolder = await mkdtemp(join(tmpdir(), 'fairground-csv-'));
    const describeIn = (content: Buffer) =>
      csv.describe(sourceOf(content), {
        sourceInfo: {},
        tableName: undefined,
        signal: new AbortController().signal,
        settings: { ...DEFAULT_SOURCE_SETTINGS, sourceFolder },
      });
    try {
      const table = await describeIn(makeZip({ 'data/a.CSV': 'a,b\n1,2\n', 'readme.md': 'x' }));
      expect((await readAll(table))[0]?.attributes).to.deep.equal({ a: '1', b: '2' });
      await table.close?.();
      const wrong: Record<string, string>[] = [
        ...[{ 'a.csv': 'a\n', 'b.csv': 'b\n' }, { 'readme.md': 'x' }, { 'a.csv': '' }],
      ];
      for (const files of wrong) {
        const error = (await rejectionOf(describeIn(makeZip(files)))) as JobError;
        expect(error.code).to.equal('append.source_unreadable');
      }
      expect(await readdir(sourceFolder)).to.deep.equal([]);
    } finally {
      await rm(sourceFolder, { recursive: true });
    }
  });

  it('keeps zero characters, for the conversion to refuse', async () => {
    expect((await read('a,b\nx\0y,1\n')).rows[0]?.attributes).to.deep.equal({ a: 'x\0y', b: '1' });
  });

  it('renames columns with equal or empty names', async () => {
    expect((await read('a,a,,__proto__\n1,2,3,4\n')).rows[0]?.attributes).to.deep.equal({
      a: '1',
      a_: '2',
      field_3: '3',
      field_4: '4',
    });
  });

  for (const [title, content] of Object.entries({
    'a zip archive': Buffer.from('PK\x03\x04', 'latin1'),
    'an old workbook': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  })) {
    it(`refuses a file that is ${title}`, async () => {
      const error = (await rejectionOf(read(content))) as JobError;
      expect(error.code).to.equal('append.source_unreadable');
    });
  }

  for (const [title, text, kind] of [
    ['a list of JSON objects', '\ufeff[{"a": 1}]\n', 'JSON'],
    ['a JSON object', '{\n  "type": "FeatureCollection"}', 'JSON'],
    ['the page of a sign-in', '\n<!DOCTYPE html>\n<html>a,b</html>', 'a web page'],
    ['XML', '<?xml version="1.0"?>\n<a/>', 'XML'],
  ] as const) {
    it(`refuses ${title}, which is not a table`, async () => {
      const error = (await rejectionOf(read(text))) as JobError;
      expect(error.message).to.equal(
        `The source could not be read as csv: it looks like ${kind}${kind === 'JSON' ? ' (geojson or featureCollection)' : ''}`,
      );
    });
  }

  it('accepts braces and brackets in a header', async () => {
    for (const header of ['[a],{b}', '{a},[b]', '<a>,b']) {
      expect((await read(`${header}\n1,2\n`)).rows.length, header).to.equal(1);
    }
  });

  it('refuses an empty file and an open quote', async () => {
    expect(((await rejectionOf(read(''))) as JobError).message).to.include('empty');
    expect(((await rejectionOf(read('a\n"b\n'))) as JobError).message).to.include('not closed');
  });
});
