import { expect } from 'chai';
import { makeConverter } from '../../../../../server/features/append/convert/values/column-values.js';
import { UTC_ZONE } from '../../../../../server/features/append/convert/dates/time-zones.js';
import { makeCellEncoder } from '../../../../../server/features/append/load/encode/encode-cells.js';
import { readLateDateTime } from '../../../../../server/features/append/formats/gdal/cell-values.js';
import type { RowEncoder } from '../../../../../server/storage/sql/bulk-loader.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';

/** Around the moment before which some versions of GDAL read times of file geodatabases a second late. */
const TIMES = [
  '0001-01-02 03:04:05',
  '1582-10-04 00:00:00',
  '1899-12-30 12:00:00',
  '1950-01-01 00:00:00',
  '1969-06-15 12:00:00',
  '1969-12-31 00:00:00',
  '1969-12-31 23:59:58',
  '1970-01-01 00:00:00',
  '1970-01-01 00:00:01',
  '1970-06-15 12:00:00',
  '2024-02-29 12:00:00',
  '9999-12-31 23:59:59',
];

forEachDatabase('times of a file geodatabase', (open) => {
  let databases: TestDatabases;
  let files: GdalFiles;
  let fixture: AppendFixture;
  let database: Buffer;

  before(async () => {
    databases = await open();
    files = await openGdalFiles();
    const lines = TIMES.map((time, index) => `${String(index)},${time}`);
    await files.write('times.csv', ['id,at', ...lines, `${String(TIMES.length)},`].join('\n'));
    const options = ['-oo', 'AUTODETECT_TYPE=YES', '-nln', 'Times'];
    await files.ogr2ogr('-f', 'OpenFileGDB', 'times.gdb', 'times.csv', ...options);
    database = await files.zip('times.gdb', 'times.gdb/');
  });
  after(() => files.remove());

  beforeEach(async () => {
    fixture = await openAppendFixture(databases, {
      type: 'Table',
      geometryType: undefined,
      fields: [field('id', 'Integer'), field('at', 'Date')],
    });
  });
  afterEach(() => fixture.close());

  async function append(appendSourceInfo: Record<string, unknown>): Promise<unknown[]> {
    const source = { appendUploadFormat: 'filegdb', appendSourceInfo };
    const status = await fixture.append({ ...source, appendUploadId: await fixture.upload(database) });
    expect(status).to.include({ status: 'Completed', insertCount: TIMES.length + 1 });
    return (await fixture.rows()).map((row) => row['at']);
  }

  it('stores times of a file geodatabase to the second, before and after 1970', async () => {
    const expected = TIMES.map((time) => `${time.replace(' ', 'T')}.000Z`);
    expect(await append({})).to.deep.equal([...expected, null]);
  });

  it('reads times of a file geodatabase in the zone that the request names', async () => {
    const zone = { timeZone: 'Asia/Tokyo', respectDaylightSaving: false };
    const nineHoursBefore = (time: string): string =>
      new Date(Date.parse(`${time.replace(' ', 'T')}Z`) - 9 * 3_600_000).toISOString();
    const stored = await append({ dateFieldsTimeReference: zone });
    // Before 1888 clocks of Tokyo went by the sun.
    expect(stored.slice(2)).to.deep.equal([...TIMES.slice(2).map(nineHoursBefore), null]);
  });
});

describe('makeCellEncoder for times that come a second late before 1970', () => {
  const at = { name: 'at', alias: 'at', column: 'at', type: 'esriFieldTypeDate' } as const;
  const seen = { ...at, nullable: true, editable: true, domain: null, defaultValue: null };

  /** Packs a cell's text, and tells if that used its bytes alone. */
  function pack(text: string): { readonly value: unknown; readonly isQuick: boolean } {
    const values: unknown[] = [];
    let isQuick = true;
    const encoder: RowEncoder = {
      value: (value) => values.push(value),
      text: (bytes, start, end) => values.push(bytes.toString('latin1', start, end)),
      digits: () => undefined,
      double: () => undefined,
      geometry: () => undefined,
      endRow: () => undefined,
      dropRow: () => undefined,
      take: () => undefined,
    };
    const read = (cell: string): string => {
      isQuick = false;
      return readLateDateTime(cell);
    };
    const column = { name: 'at', cell: 0, cellCount: 1, form: 'lateDateTime', read } as const;
    const convert = makeConverter(seen, UTC_ZONE);
    const packCell = makeCellEncoder({ encoder, column, field: seen, convert, isUtc: true, takesNull: true });
    // Between others, as cells lie.
    const bytes = Buffer.from(`2024${text}1969`);
    const row = { bytes, starts: Int32Array.of(4), ends: Int32Array.of(4 + text.length) };
    expect(packCell(row)).to.equal(true);
    return { value: values[0], isQuick };
  }

  it('subtracts a second before 1970, and nothing after', () => {
    expect(pack('0001/01/02 03:04:06+00')).to.deep.equal({
      value: '0001-01-02T03:04:05.000Z',
      isQuick: false,
    });
    expect(pack('1969/12/31 23:59:59+00')).to.deep.equal({
      value: '1969-12-31T23:59:58.000Z',
      isQuick: false,
    });
    expect(pack('1950/01/01 00:00:01')).to.deep.equal({ value: '1950-01-01T00:00:00.000Z', isQuick: false });
    expect(pack('1970/01/01 00:00:00+00')).to.deep.equal({
      value: '1970-01-01T00:00:00.000Z',
      isQuick: true,
    });
    expect(pack('1970/01/01 00:00:01')).to.deep.equal({ value: '1970-01-01T00:00:01.000Z', isQuick: true });
    expect(pack('9999/12/31 23:59:59+00')).to.deep.equal({
      value: '9999-12-31T23:59:59.000Z',
      isQuick: true,
    });
  });
});
