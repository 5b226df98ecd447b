import { expect } from 'chai';
import fc from 'fast-check';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { field, openAppendFixture } from '../support/append-fixture.js';

const FIELDS = [
  field('label', 'String', { length: 6 }),
  field('small', 'SmallInteger'),
  field('number', 'Integer', { nullable: false }),
  field('big', 'BigInteger'),
  field('single', 'Single'),
  field('amount', 'Double'),
  field('seen', 'Date'),
  field('day', 'DateOnly'),
  field('at', 'TimestampOffset'),
  field('guid', 'GUID'),
  field('rating', 'Integer', { nullable: false, defaultValue: 3 }),
];

const COLUMNS = [...FIELDS.slice(0, -1).map(({ name }) => name), 'lon', 'lat'];

const CELLS: Readonly<Record<string, readonly string[]>> = {
  label: ['abc', 'éé€', 'ééééééé', 'toolong', '', ' a ', 'a\\b', 'a\tb', '"q""q"', '"a\nb"', '\\N', '"x"y'],
  small: ['1', '-32768', '32768', '99999', '1.0', ' 7 ', '', 'x'],
  number: ['1', '0', '-5', '2147483647', '2147483648', '007', '+3', '1e3', '-0', '"12"'],
  big: ['1', '9007199254740993', '-9223372036854775808', '9223372036854775808', ''],
  single: ['0.1', '16777217', '1e39', ''],
  amount: ['1.5', '-0', '-0.0', '1e308', '1e309', '.5', '5.', 'NaN', '0.1000', '12345678.123456789', ''],
  seen: [
    '2024-05-06T07:08:09.123Z',
    '2024-05-06 07:08:09',
    '2024/05/06 07:08:09.5',
    ...['05/06/2024', '2024-02-30', '2024-02-29T00:00:00', '2024-05-06T07:08:09+02:00', '1700000000000', ''],
  ],
  day: ['2024-05-06', '2024-05-06T01:00:00', ''],
  at: ['2024-05-06T07:08:09+02:00', '2024-05-06T07:08:09', ''],
  guid: ['{0F0E0D0C-0B0A-0908-0706-050403020100}', '0f0e0d0c-0b0a-0908-0706-050403020100', 'no', ''],
  lon: ['1.5', '-179.99999999999997', '181', '', "10° 30' W", '-0', '1e1', ' 3 '],
  lat: ['2.5', '89.5', '91', '', 'x', '0'],
};

/** Rows of cells that are mostly, but not all, as they should be. */
const rowsOf = fc.array(
  fc.tuple(
    ...COLUMNS.map((name) => {
      const [usual = '', ...others] = CELLS[name] ?? [];
      return fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, fc.constantFrom(usual, ...others));
    }),
  ),
  { minLength: 1, maxLength: 60 },
);

forEachDatabase('an append of cells', (open) => {
  for (const [title, wkid, timeReference] of [
    ['as they are', 4326, {}],
    ['projected', 3857, {}],
    ['in another zone', 4326, { dateFieldsTimeReference: { timeZone: 'Pacific Standard Time' } }],
  ] as const) {
    it(`loads the same rows with the same report as the general path, ${title}`, async () => {
      const fixture = await openAppendFixture(
        await open(),
        { fields: FIELDS },
        { spatialReference: { wkid } },
      );
      const info = { locationType: 'coordinates', latitudeFieldName: 'lat', longitudeFieldName: 'lon' };
      const append = async (rows: readonly (readonly string[])[]) => {
        const text = rows.map((row) => row.join(',')).join('\n');
        const status = await fixture.append({
          appendUploadId: await fixture.upload(text),
          appendUploadFormat: 'csv',
          appendSourceInfo: { ...info, ...timeReference },
          truncateExisting: true,
        });
        const { recordCount, insertCount, errorCount, statusMessage } = status;
        const errors = status.errors.map((error) =>
          // How many cells it has, where the other file has one more.
          error.code === 'invalid_row' ? { ...error, description: '' } : error,
        );
        const written = (await fixture.rows()).map(({ objectid: _, globalid: __, ...row }) => row);
        const extent = (await fixture.current()).extent;
        const told = errorCount === recordCount ? statusMessage.replaceAll(/\d+/g, '') : '';
        return { counts: { recordCount, insertCount, errorCount }, errors, told, written, extent };
      };
      await fc.assert(
        fc.asyncProperty(rowsOf, async (rows) => {
          // Short and long rows, and blank lines.
          const all = [COLUMNS, ...rows, [], ['a', '1', '2'], [...COLUMNS.map(() => '1'), '1'], []];
          const byCells = await append(all);
          // Two source fields for one of the layer: which it gets must be found out row by row.
          const doubled = all.map(([first, ...others]) =>
            first === undefined ? [] : [first === 'label' ? 'LABEL' : '', first, ...others],
          );
          expect(byCells).to.deep.equal(await append(doubled));
        }),
        { numRuns: 12 },
      );
      await fixture.close();
    });
  }
});

// Rows enough that PostgreSQL makes unique indexes after them.
const MANY = 6000;

forEachDatabase('an append of very many rows', (open) => {
  it('refuses only rows with repeated unique values', async () => {
    const fixture = await openAppendFixture(await open(), {
      fields: [field('code', 'Integer')],
      indexes: [{ name: 'by_code', fields: 'code', isUnique: true }],
    });
    const rows = Array.from({ length: MANY }, (_, row) => `${row === MANY - 1 ? 7 : row},1,2`);
    const status = await fixture.append({
      appendUploadId: await fixture.upload(`code,lon,lat\n${rows.join('\n')}\n`),
      appendUploadFormat: 'csv',
      appendSourceInfo: { locationType: 'coordinates', latitudeFieldName: 'lat', longitudeFieldName: 'lon' },
    });
    expect(status.insertCount).to.equal(MANY - 1);
    expect(status.errors.map(({ sourceRow, code }) => [sourceRow, code])).to.deep.equal([
      [MANY, 'duplicate_value'],
    ]);
    expect(await fixture.rowCount()).to.equal(MANY - 1);
    await fixture.close();
  });
});
