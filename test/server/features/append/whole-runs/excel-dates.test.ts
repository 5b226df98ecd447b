import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { makeXlsx } from '../formats/excel/make-xlsx.js';

const ZONE = { dateFieldsTimeReference: { timeZone: 'America/New_York', respectDaylightSaving: true } };

forEachDatabase('dates of workbooks', (open) => {
  let databases: TestDatabases;
  const fixtures: AppendFixture[] = [];

  before(async () => {
    databases = await open();
  });
  after(() => Promise.all(fixtures.map((fixture) => fixture.close())));

  /** A number without a date format in each of the fields; what they then hold. */
  async function appendNumber(number: number, fields: readonly string[], workbookPr = '') {
    const fixture = await openAppendFixture(databases, {
      type: 'Table',
      geometryType: undefined,
      fields: fields.map((type) => field(type, type)),
    });
    fixtures.push(fixture);
    const row = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;
    const data =
      row(fields.map((type) => `<c t="str"><v>${type}</v></c>`)) +
      row(fields.map(() => `<c><v>${String(number)}</v></c>`));
    const status = await fixture.append({
      appendUploadId: await fixture.upload(makeXlsx({ sheets: [{ name: 'S', data }], workbookPr })),
      appendUploadFormat: 'excel',
      appendSourceInfo: ZONE,
    });
    const [stored] = await fixture.rows();
    return { status, stored };
  }

  const instantOf = (value: unknown): string => new Date(value as string | number | Date).toISOString();

  it('reads numbers as days where cells have no date format, in the zone of the source', async () => {
    const { stored, status } = await appendNumber(45_000.75, ['Date', 'TimestampOffset', 'Double']);
    expect(status).to.include({ status: 'Completed', insertCount: 1 });
    // Half past six in the evening of 15 March 2023, in summer time.
    expect(instantOf(stored?.['date'])).to.equal('2023-03-15T22:00:00.000Z');
    expect(stored?.['timestampoffset']).to.equal('2023-03-15T18:00:00.000-04:00');
    expect(stored?.['double']).to.equal(45_000.75);
  });

  it('reads numbers as days and times for fields of these types', async () => {
    const { stored: day } = await appendNumber(45_000, ['DateOnly']);
    expect(day?.['dateonly']).to.equal('2023-03-15');
    const { stored: time } = await appendNumber(0.75, ['TimeOnly']);
    expect(time?.['timeonly']).to.equal('18:00:00');
  });

  it('counts days from 1904 in workbooks that do so', async () => {
    const { stored } = await appendNumber(43_538, ['DateOnly'], 'date1904="1"');
    expect(stored?.['dateonly']).to.equal('2023-03-15');
  });

  it('reads numbers too large for a day count by their digits', async () => {
    const { stored: compact } = await appendNumber(20_240_229, ['DateOnly']);
    expect(compact?.['dateonly']).to.equal('2024-02-29');
    const { stored: epoch } = await appendNumber(1_709_208_000_000, ['Date']);
    expect(instantOf(epoch?.['date'])).to.equal('2024-02-29T12:00:00.000Z');
    for (const number of [4_000_000, -1]) {
      const { status } = await appendNumber(number, ['Date']);
      expect(status.errors[0]).to.include({ code: 'invalid_date', value: number, field: 'Date' });
    }
  });
});
