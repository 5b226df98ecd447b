import { expect } from 'chai';
import { jobListPage } from '../../../../server/features/html/job-list-page.js';
import { jobPage } from '../../../../server/features/html/job-page.js';
import type { Schemas } from '../../../../server/features/model/call.js';
import { linksOf, mainOf, makeFrame, makeOwnFrame, wordsOf } from '../../pages/page-frames.js';

const ID = '7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10';
const HREF = `/maps/rest/services/Towns/FeatureServer/jobs/${ID}`;

const COMPLETED: Schemas['AppendJob'] = {
  layerName: 'Cities',
  submissionTime: Date.UTC(2026, 0, 2, 3, 4, 5),
  lastUpdatedTime: Date.UTC(2026, 0, 2, 3, 4, 6),
  recordCount: 12345,
  status: 'Completed',
  jobId: ID,
  insertCount: 11000,
  updateCount: 1300,
  skippedCount: 40,
  errorCount: 5,
  statusMessage: 'All of it.',
  messages: [
    { type: 'esriJobMessageTypeInformative', description: 'All of it.' },
    { type: 'esriJobMessageTypeWarning', description: 'Two keys differ in case only.' },
  ],
  errors: [],
  errorsTruncated: false,
};
const ERRORS: Schemas['AppendJob']['errors'] = [
  { sourceRow: 7, field: 'code', value: 'BGO', code: 'duplicate_value', description: 'Also in row 2.' },
  { sourceRow: 8, field: null, value: null, code: 'required', description: 'Something is missing.' },
];

describe('jobPage', () => {
  it('shows the outcome of a job that has ended', () => {
    const page = jobPage(makeOwnFrame(), 'Towns', COMPLETED);
    expect(wordsOf(page)).to.equal(
      'Services Towns Jobs Job Append to Cities partly refused All of it. Two keys differ in case only. ' +
        'Records read 12,345 Inserted 11,000 Updated 1,300 Skipped 40 Refused 5 ' +
        'Submitted 2026-01-02 03:04:05 UTC Last change 2026-01-02 03:04:06 UTC',
    );
    expect(page.body).not.to.match(/http-equiv="refresh"|progress\.js|<form class="actions"/);
    expect(linksOf(page)).to.deep.include({
      Services: '/maps/rest/services',
      Towns: '/maps/rest/services/Towns/FeatureServer',
      Jobs: '/maps/rest/services/Towns/FeatureServer/jobs',
      'indented JSON': '/maps/rest/services?f=pjson',
      JSON: '/maps/rest/services?f=json',
    });
  });

  it('shows all warnings and notes of a job', () => {
    const descriptions = ['Columns were left out: tiefe.', 'No column for: depth.'];
    const messages = [
      ...COMPLETED.messages.slice(0, 1),
      { type: 'esriJobMessageTypeWarning', description: descriptions[0] ?? '' } as const,
      { type: 'esriJobMessageTypeInformative', description: descriptions[1] ?? '' } as const,
    ];
    const words = wordsOf(jobPage(makeOwnFrame(), 'Towns', { ...COMPLETED, messages }));
    expect(words).to.include(`All of it. ${descriptions.join(' ')} Records read`);
  });

  it('shows that a job was a dry run', () => {
    const words = wordsOf(jobPage(makeOwnFrame(), 'Towns', { ...COMPLETED, dryRun: true }));
    expect(words).to.include('Dry run yes, nothing was written');
  });

  it('reloads while the job runs, with or without scripts, and offers to stop it', () => {
    for (const [status, badge] of [
      ['Pending', 'waiting'],
      ['InProgress', 'under way'],
    ] as const) {
      const job = { ...COMPLETED, status, percentComplete: 30 };
      const page = jobPage(makeOwnFrame(), 'Towns', job);
      expect(page.body)
        .to.include('<noscript><meta http-equiv="refresh" content="3" /></noscript>')
        .and.include('/maps/pages/assets/1/progress.js');
      expect(mainOf(page))
        .to.include(`>${badge}</span>`)
        .and.include('value="30"')
        .and.include(`data-job="${HREF}"`)
        .and.include(`action="${HREF}/cancel?f=html"`)
        .and.include('name="formToken" value="own-token"')
        .and.not.include('differ in case');
      expect(mainOf(jobPage(makeFrame(), 'Towns', job))).not.to.include('<form');
    }
  });

  it('shows the refused rows with a link to all of them, and offers to run a failed job again', () => {
    const job: Schemas['AppendJob'] = {
      ...COMPLETED,
      status: 'Failed',
      errors: ERRORS,
      errorsTruncated: true,
      reportUrl: `https://fair.example.org${HREF}/report`,
    };
    const page = jobPage(makeOwnFrame(), 'Towns', job);
    expect(wordsOf(page)).to.include(
      'Refused rows Row Field Value Why 7 code BGO Also in row 2. 8 Something is missing.',
    );
    expect(linksOf(page)).to.include({ 'All refused rows as CSV': `${HREF}/report?format=csv` });
    expect(mainOf(page)).to.include(`action="${HREF}/restart?f=html"`);
    const few = jobPage(makeOwnFrame(), 'Towns', { ...job, errorsTruncated: false });
    expect(linksOf(few)).to.include({ 'The refused rows as CSV': `${HREF}/report?format=csv` });
  });
});

describe('jobListPage', () => {
  const [JOB] = [
    {
      jobId: ID,
      status: 'Failed',
      layerName: 'Cities',
      submissionTime: COMPLETED.submissionTime,
      lastUpdatedTime: COMPLETED.lastUpdatedTime,
      recordCount: 12345,
      owner: 'ada',
    },
  ] as const;
  const listPage = (
    list: Partial<Schemas['JobListReply']>,
    address = '/rest/services/Towns/FeatureServer/jobs',
  ) =>
    jobListPage(makeOwnFrame({ address }), 'Towns', {
      total: 1,
      start: 1,
      num: 10,
      nextStart: -1,
      jobs: [JOB],
      ...list,
    });

  it('lists each job with a link to it', () => {
    const page = listPage({});
    expect(wordsOf(page)).to.equal(
      'Services Towns Jobs Jobs Submitted To State Records By 2026-01-02 03:04:05 UTC Cities failed 12,345 ada',
    );
    expect(linksOf(page)).to.include({ '2026-01-02 03:04:05 UTC': HREF });
    expect(wordsOf(listPage({ total: 0, jobs: [] }))).to.include('There are no jobs here.');
  });

  it('links to newer and older jobs, and keeps the other parameters', () => {
    const address = '/rest/services/Towns/FeatureServer/jobs?num=10&start=15';
    const at = (start: number): string =>
      `/maps/rest/services/Towns/FeatureServer/jobs?num=10&start=${String(start)}`;
    const between = linksOf(listPage({ total: 40, start: 15, nextStart: 25 }, address));
    expect(between).to.include({ Newer: at(5), Older: at(25) });
    expect(linksOf(listPage({ total: 40, start: 4, nextStart: 14 }, address))).to.include({ Newer: at(1) });
    const first = linksOf(listPage({ total: 40, start: 1, nextStart: 11 }, address));
    expect(first)
      .to.include({ Older: at(11) })
      .and.not.have.property('Newer');
    expect(linksOf(listPage({ total: 40, start: 31 }, address))).not.to.have.property('Older');
    expect(linksOf(listPage({}))).not.to.have.any.keys('Newer', 'Older');
  });
});
