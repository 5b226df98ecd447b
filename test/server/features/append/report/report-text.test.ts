import { Readable } from 'node:stream';
import { expect } from 'chai';
import { toCsv } from '../../../../../server/features/append/report/report-text.js';
import type { RowError } from '../../../../../server/features/append/report/report.js';

async function csvOf(errors: readonly Partial<RowError>[]): Promise<string> {
  const lines = errors.map((error) => `${JSON.stringify(error)}\n`);
  const chunks = (await toCsv(Readable.from(lines)).toArray()) as Buffer[];
  return Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))).toString();
}

describe('the report of rows as CSV', () => {
  const valueOf = async (value: RowError['value']): Promise<string> =>
    (await csvOf([{ sourceRow: 1, value }])).split('\r\n').slice(1).join('|');

  it('escapes values that a spreadsheet would take for a formula', async () => {
    for (const value of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx']) {
      expect(await valueOf(value)).to.equal(`,1,,'${value},,|`);
    }
    expect(await valueOf('\r=1')).to.equal(`,1,,"'\r=1",,|`);
    // A value that is not text is no formula.
    expect(await valueOf(-1)).to.equal(',1,,-1,,|');
    expect(await valueOf('1=1')).to.equal(',1,,1=1,,|');
  });

  it('quotes values that would end a cell or a row', async () => {
    expect(await valueOf('a,"b"')).to.equal(',1,,"a,""b""",,|');
    expect(await csvOf([{ value: 'a\nb' }])).to.match(/\r\n,,,"a\nb",,\r\n$/);
    expect(await valueOf('=HYPERLINK("x")')).to.equal(`,1,,"'=HYPERLINK(""x"")",,|`);
  });

  it('writes each refused row once and in order, however many there are', async () => {
    for (const count of [0, 499, 500, 501, 1200]) {
      const rows = Array.from({ length: count }, (_, index) => ({ sourceRow: index + 1 }));
      const [header, ...lines] = (await csvOf(rows)).trimEnd().split('\r\n');
      expect(header).to.equal('layerId,sourceRow,field,value,code,description');
      expect(lines).to.deep.equal(rows.map(({ sourceRow }) => `,${String(sourceRow)},,,,`));
    }
  });
});
