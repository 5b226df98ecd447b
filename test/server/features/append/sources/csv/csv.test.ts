import { expect } from 'chai';
import { csv } from '../../../../../../server/features/append/sources/csv/csv.js';
import type { SourceInfo } from '../../../../../../server/features/append/source-info.js';
import type { JobError } from '../../../../../../server/jobs/job.js';
import { rejectionOf } from '../../../../../support/rejection.js';
import { describeSource, readAll } from '../source-file.js';

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

  it('names the columns when a coordinate column is not there', async () => {
    const error = (await rejectionOf(read('x,y\n1,2\n', AT))) as JobError;
    expect(error.message).to.include('no column lon').and.to.include('x, y');
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

  it('takes delimiter and quote from the request', async () => {
    const { rows } = await read("a b\n'1 2' 3\n", { columnDelimiter: ' ', qualifier: "'" });
    expect(rows[0]?.attributes).to.deep.equal({ a: '1 2', b: '3' });
  });

  it('takes column names from the request, for a file with a header and for one without', async () => {
    expect(
      (await read('x,y\n1,2\n', { columnNames: ['a', 'b'] })).rows.map(({ attributes }) => attributes),
    ).to.deep.equal([{ a: '1', b: '2' }]);
    const { rows } = await read('1,2\n3,4\n', { columnNames: ['a', 'b'] });
    expect(rows.map(({ number, attributes }) => [number, attributes])).to.deep.equal([
      [1, { a: '1', b: '2' }],
      [2, { a: '3', b: '4' }],
    ]);
  });

  it('knows columns also by their cleaned names and the names that layerInfo gives', async () => {
    const { table } = await read('Main Street,2nd,old\n', { renamedFields: { old: 'fresh' } });
    expect(Object.fromEntries(table.fieldAliases ?? [])).to.deep.equal({
      Main_Street: 'Main Street',
      F2nd: '2nd',
      fresh: 'old',
    });
  });

  it('tells columns of the same or no name apart', async () => {
    expect((await read('a,a,,__proto__\n1,2,3,4\n')).rows[0]?.attributes).to.deep.equal({
      a: '1',
      a_: '2',
      field_3: '3',
      field_4: '4',
    });
  });

  it('refuses an empty file and an open quote', async () => {
    expect(((await rejectionOf(read(''))) as JobError).message).to.include('empty');
    expect(((await rejectionOf(read('a\n"b\n'))) as JobError).message).to.include('not closed');
  });
});
