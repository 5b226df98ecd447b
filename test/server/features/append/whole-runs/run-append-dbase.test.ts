// @needs gdal
import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type DbfCell, type DbfColumnInput, pointSet } from '../../../../support/files/shapefile-set.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { writeZip } from '../source/zip-writer.js';

const CELLS = ['5.5', '153,084', '1,5', '5 6', '-', '.', 'abc', '$5', '0x1F', '12%', '1e5', '7', '-3'];

const TYPES = ['SmallInteger', 'Integer', 'BigInteger', 'Single', 'Double', 'String'];

const number = (name: string, width: number, decimals = 0): DbfColumnInput => ({
  name,
  type: 'N',
  width,
  decimals,
});
const text = (name: string, width: number): DbfColumnInput => ({ name, type: 'C', width });

forEachDatabase('an append of a dBase table', (open) => {
  let databases: TestDatabases;
  const fixtures: AppendFixture[] = [];

  before(async () => {
    databases = await open();
  });
  afterEach(async () => {
    for (const fixture of fixtures.splice(0)) await fixture.close();
  });

  async function openLayer(...fields: readonly ReturnType<typeof field>[]): Promise<AppendFixture> {
    const fixture = await openAppendFixture(databases, { fields: [...fields] });
    fixtures.push(fixture);
    return fixture;
  }

  async function appendSet(
    fixture: AppendFixture,
    columns: readonly DbfColumnInput[],
    rows: readonly (readonly DbfCell[])[],
    more: Parameters<AppendFixture['append']>[0] & { cpg?: string } = {},
  ): ReturnType<AppendFixture['append']> {
    const { cpg = 'UTF-8', ...parameters } = more;
    const upload = await fixture.upload(writeZip(pointSet('t', { columns, rows }, cpg)));
    return fixture.append({ appendUploadId: upload, appendUploadFormat: 'shapefile', ...parameters });
  }

  for (const type of TYPES) {
    it(`stores and refuses number cells for ${type} like those of a CSV`, async () => {
      const definition = type === 'String' ? { length: 20 } : {};
      const outcomes: unknown[] = [];
      const fixture = await openLayer(field('v', type, definition));
      const dbf = await appendSet(
        fixture,
        [number('V', 10)],
        CELLS.map((cell) => [cell.padStart(10)]),
        {
          rollbackOnFailure: false,
        },
      );
      const csv = `v,x,y\n${CELLS.map((cell, index) => `"${cell}",${String(index)},1`).join('\n')}\n`;
      const other = await openLayer(field('v', type, definition));
      const fromCsv = await other.append({
        appendUploadId: await other.upload(csv),
        appendUploadFormat: 'csv',
        appendSourceInfo: { longitudeFieldName: 'x', latitudeFieldName: 'y' },
        rollbackOnFailure: false,
      });
      for (const [one, status] of [
        [fixture, dbf],
        [other, fromCsv],
      ] as const) {
        const refused = status.errors;
        const rows = (await one.rows()).map(({ v }) => (v === '1e5' ? '100000' : v));
        outcomes.push({
          rows,
          refused: refused.map(({ sourceRow, field: name, code }) => [sourceRow, name, code]),
        });
      }
      expect(outcomes[0]).to.deep.equal(outcomes[1]);
    });
  }

  it('keeps ids of 19 and more digits distinct', async () => {
    const ids = ['9223372036854775806', '9223372036854775807', '1000000000000000001', '1000000000000000002'];
    const fixture = await openLayer(
      field('id', 'String', { length: 40 }),
      field('long', 'String', { length: 40 }),
    );
    const rows = ids.map((id) => [id, `1234567890${id}`]);
    const columns = [number('ID', 20), number('LONG', 30)];
    expect(await appendSet(fixture, columns, rows)).to.include({ status: 'Completed', insertCount: 4 });
    const stored = await fixture.rows();
    expect(stored.map(({ id }) => id)).to.deep.equal(ids);
    expect(stored.map(({ long }) => long)).to.deep.equal(ids.map((id) => `1234567890${id}`));
  });

  it('keeps two ids that round to the same double as two keys of an upsert', async () => {
    for (const type of ['BigInteger', 'String']) {
      const fixture = await openAppendFixture(databases, {
        fields: [field('id', type), field('n', 'Integer')],
        indexes: [{ name: 'by_id', fields: 'id', isUnique: true }],
      });
      fixtures.push(fixture);
      const columns = [number('ID', 19), number('N', 4)];
      const upsert = { upsert: true, upsertMatchingField: 'id' };
      const first = [
        ['1000000000000000001', '1'],
        ['1000000000000000002', '2'],
      ];
      expect(await appendSet(fixture, columns, first, upsert), type).to.include({ insertCount: 2 });
      const second = [
        ['1000000000000000002', '3'],
        ['1000000000000000003', '4'],
      ];
      expect(await appendSet(fixture, columns, second, upsert), type).to.include({
        insertCount: 1,
        updateCount: 1,
      });
      expect((await fixture.rows()).map(({ n }) => n)).to.deep.equal([1, 3, 4]);
    }
  });

  it('refuses invalid dates by row and field', async () => {
    const fixture = await openLayer(field('day', 'DateOnly'), field('at', 'Date'));
    const columns = [
      { name: 'DAY', type: 'D', width: 8 },
      { name: 'AT', type: 'D', width: 8 },
    ];
    const rows = [
      ['20240229', '20240229'],
      ['20240230', '        '],
      ['00000000', '2024133 '],
    ];
    const status = await appendSet(fixture, columns, rows, { rollbackOnFailure: false });
    const refused = status.errors;
    expect(refused.map(({ sourceRow, field: name, code }) => [sourceRow, name, code])).to.deep.equal([
      [2, 'day', 'invalid_date'],
      [3, 'at', 'invalid_date'],
    ]);
    expect(await fixture.rowCount()).to.equal(1);
  });

  it('refuses only rows with bytes that the code page does not define', async () => {
    const fixture = await openLayer(field('c', 'String', { length: 20 }));
    const rows = [[Buffer.from([0x5a, 0xfc])], [Buffer.from([0x61, 0x81, 0x62])], ['plain']];
    const status = await appendSet(fixture, [text('C', 8)], rows, { cpg: '1252', rollbackOnFailure: false });
    const [refused] = status.errors;
    expect(refused).to.include({
      sourceRow: 2,
      description: 'holds text that is not in the encoding of the source',
    });
    expect((await fixture.rows()).map(({ c }) => c)).to.deep.equal(['Zü', 'plain']);
  });

  it('reads both of two columns with the same name', async () => {
    const fixture = await openLayer(
      field('ABC', 'String', { length: 5 }),
      field('second', 'String', { length: 5 }),
    );
    const status = await appendSet(fixture, [text('ABC', 3), text('ABC', 3)], [['p', 'q']], {
      fieldMappings: [{ name: 'second', source: 'ABC_' }],
    });
    expect(status).to.include({ status: 'Completed' });
    const [row] = await fixture.rows();
    expect([row?.['abc'], row?.['second']]).to.deep.equal(['p', 'q']);
  });
});
