import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect } from 'chai';
import { ReportFile } from '../../../../../server/features/append/load/report-file.js';
import { Refusal, RowReport } from '../../../../../server/features/append/report/report.js';
import type { JsonObject } from '../../../../../server/jobs/job.js';
import { tempFolderPrefix } from '../../../../../server/lib/temp-folders.js';
import { silentLog } from '../../../../support/servers/jobs.js';
import { forEachPlaces } from '../support/places-fixture.js';

const left = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(tempFolderPrefix('report')));

forEachPlaces('the report of rows', (places) => {
  const csv = (rows: number): string =>
    [
      'Code,Size',
      ...Array.from({ length: rows }, (_, row) => `c${String(row)},${row % 2 === 0 ? 'x' : '1'}`),
    ].join('\n');
  const source = { appendUploadFormat: 'csv', appendSourceInfo: {} };

  for (const rollbackOnFailure of [false, true]) {
    it(`reports every refused row, and the first thousand in the status; rollbackOnFailure=${String(rollbackOnFailure)}`, async () => {
      const appendUploadId = await places.fixture.upload(csv(5000));
      const status = await places.fixture.append({ ...source, appendUploadId, rollbackOnFailure });
      expect(status).to.include({
        status: rollbackOnFailure ? 'Failed' : 'Completed',
        recordCount: 5000,
        insertCount: rollbackOnFailure ? 0 : 2500,
        errorCount: 2500,
        errorsTruncated: true,
      });
      expect(status.errors).to.have.length(1000);
      const report = await places.fixture.report(status);
      expect(report.map(({ sourceRow }) => sourceRow)).to.deep.equal(
        Array.from({ length: 2500 }, (_, index) => index * 2 + 1),
      );
      expect(report[1]).to.deep.equal({
        sourceRow: 3,
        field: 'Size',
        value: 'x',
        code: 'invalid_number',
        description: report[0]?.description,
      });
    });
  }

  it('reports rows that a set check refused once each, though the source is read twice', async () => {
    await places.append([{ at: null, Code: 'c0' }]);
    const lines = Array.from(
      { length: 3000 },
      (_, row) => `${row < 2500 ? 'c0' : `d${String(row)}`},${row === 2900 ? 'x' : '1'}`,
    );
    const appendUploadId = await places.fixture.upload(['Code,Size', ...lines].join('\n'));
    const status = await places.fixture.append({ ...source, appendUploadId });
    expect(status).to.include({ status: 'Completed', insertCount: 499, errorCount: 2501 });
    const report = await places.fixture.report(status);
    expect(report).to.have.length(2501);
    expect(new Set(report.map(({ sourceRow }) => sourceRow)).size).to.equal(2501);
  });

  it('keeps no report if nothing was refused', async () => {
    const status = await places.append([{ at: null, Code: 'a' }]);
    const report = await places.fixture.report(status).catch((error: unknown) => error);
    expect(report).to.be.instanceOf(Error);
  });

  it('leaves no file behind', async () => {
    const before = await left();
    const appendUploadId = await places.fixture.upload(csv(5000));
    await places.fixture.append({ ...source, appendUploadId, rollbackOnFailure: true });
    expect(await left()).to.deep.equal(before);
  });

  it('reports progress: rows read, written and refused, and the share done', async () => {
    const appendUploadId = await places.fixture.upload(csv(12_000));
    const job = await places.fixture.submit({ ...source, appendUploadId });
    const told: JsonObject[] = [];
    await places.fixture.handler.run(job, {
      signal: new AbortController().signal,
      log: silentLog,
      progress: (progress) => told.push(progress),
    });
    const percents = told.map(({ percentComplete }) => Number(percentComplete));
    expect(percents).to.deep.equal([...percents].sort((a, b) => a - b));
    expect(percents[0]).to.equal(0);
    expect(told.at(-1)).to.include({ recordCount: 12_000, writtenCount: 6000, errorCount: 6000 });
  });
});

describe('RowReport', () => {
  const refusal = new Refusal('required', 'must not be empty');

  it('writes values as text that every reader accepts', () => {
    const report = new RowReport();
    const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)) as unknown;
    for (const value of [`${'x'.repeat(99)}\u{1F600}`, 'a\uD83Db', deep, { a: 1 }]) {
      report.refuse(1, null, value, new Refusal('invalid_text', 'bad'));
    }
    const told = report.errors.map(({ value }) => value);
    expect(told).to.deep.equal([`${'x'.repeat(99)}\uFFFD…`, 'a\uFFFDb', '', '{"a":1}']);
  });

  it('counts a row once, lists all its faults, and reports omitted ones', () => {
    const report = new RowReport();
    const faults = [
      { field: 'a', value: 1, refusal },
      { field: 'b', value: 'x', refusal },
    ];
    for (let row = 1; row <= 500; row += 1) report.refuseRow(row, faults);
    expect([report.errorCount, report.errors.length, report.isTruncated]).to.deep.equal([500, 1000, false]);
    expect(
      report.errors.slice(0, 2).map(({ sourceRow, field, value }) => [sourceRow, field, value]),
    ).to.deep.equal([
      [1, 'a', 1],
      [1, 'b', 'x'],
    ]);
    report.refuseRow(501, faults);
    expect([report.errorCount, report.errors.length, report.isTruncated]).to.deep.equal([501, 1000, true]);
  });

  it('reports hidden fields of a view once per row', () => {
    const report = new RowReport();
    report.conceal(new Set(['a', 'b']));
    const faults = ['a', 'shown', 'b'].map((field) => ({ field, value: 1, refusal }));
    report.refuseRow(1, faults);
    report.refuseRow(2, faults);
    expect(report.errors.map(({ sourceRow, field }) => [sourceRow, field])).to.deep.equal([
      ...[
        [1, null],
        [1, 'shown'],
      ],
      ...[
        [2, null],
        [2, 'shown'],
      ],
    ]);
    expect(report.errorCount).to.equal(2);
  });

  it('discards reports after a mark, and continues from there', () => {
    const file = new ReportFile(1e9);
    try {
      const report = new RowReport(file);
      for (let row = 1; row <= 900; row += 1) report.refuse(row, 'a', null, refusal);
      const mark = report.mark();
      for (let row = 901; row <= 3000; row += 1) report.refuse(row, 'a', null, refusal);
      report.rewind(mark);
      expect([report.errorCount, report.errors.length, report.isTruncated]).to.deep.equal([900, 900, false]);
      expect(file.mark()).to.deep.equal(mark.sunk);
    } finally {
      file.close();
    }
  });

  it('stops if the faults exceed the limit for the size of the source, and counts omitted ones', () => {
    const file = new ReportFile(200_000);
    try {
      const report = new RowReport(file);
      const fill = (): void => {
        for (let row = 1; row <= 10_000; row += 1) report.refuse(row, 'a', null, refusal);
      };
      fill();
      const [warning] = file.warnings;
      expect(warning).to.match(
        /^The row errors take more than 1 MB, .*: the report omits the last [78],\d{3} of them\.$/,
      );
      expect(report.errorCount).to.equal(10_000);
      const full = report.mark();
      expect(full.sunk?.bytes).to.be.within(199_000, 200_000);
      fill();
      report.rewind(full);
      expect(file.warnings).to.deep.equal([warning]);
    } finally {
      file.close();
    }
  });

  it('accepts rows again after a report is rewound', () => {
    const file = new ReportFile(200_000);
    try {
      const report = new RowReport(file);
      report.refuse(1, 'a', null, refusal);
      const mark = report.mark();
      for (let row = 2; row <= 10_000; row += 1) report.refuse(row, 'a', null, refusal);
      report.rewind(mark);
      report.refuse(2, 'a', null, refusal);
      expect(file.warnings).to.deep.equal([]);
      expect(file.mark().bytes).to.be.above(mark.sunk?.bytes ?? Infinity);
    } finally {
      file.close();
    }
  });
});
