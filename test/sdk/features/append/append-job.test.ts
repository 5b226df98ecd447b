import { expect } from 'chai';
import type { ServerResponse } from 'node:http';
import { Fairground, type JobStatus } from '../../../../sdk/src/index.js';
import type { AppendJob } from '../../../../sdk/src/features/append/append-job.js';
import {
  type Answer,
  answerJson,
  answerText,
  type HttpServer,
  startHttpServer,
} from '../../../support/servers/http-server.js';
import { rejectionOf } from '../../../support/rejection.js';

const JOB: JobStatus = {
  jobId: '7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10',
  layerName: 'Cities',
  status: 'InProgress',
  statusMessage: '',
  submissionTime: 0,
  lastUpdatedTime: 0,
  recordCount: 0,
  insertCount: 0,
  updateCount: 0,
  skippedCount: 0,
  errorCount: 0,
  messages: [],
  errors: [],
  errorsTruncated: false,
};

describe('an append job', () => {
  let server: HttpServer;

  /** A job whose status is each of these in turn, and then the last for ever; `undefined` is a bad gateway. */
  async function jobThatSays(...statuses: (Partial<JobStatus> | undefined)[]): Promise<AppendJob> {
    server = await startHttpServer((_, response) => {
      const status = statuses.length > 1 ? statuses.shift() : statuses[0];
      if (status === undefined) answerText(response, 502, 'text/html', 'Bad Gateway');
      else answerJson(response, 200, { ...JOB, ...status });
    });
    return new Fairground({ url: server.url }).services.byName('Cities').layer(0).job(JOB.jobId);
  }

  afterEach(() => server.stop());

  it('polls a job until it is complete, and passes each answer on', async () => {
    const job = await jobThatSays(
      { status: 'Pending' },
      { status: 'InProgress', recordCount: 5 },
      { status: 'Completed', recordCount: 9 },
    );
    const seen: [string, number][] = [];
    const last = await job.wait({
      onProgress: ({ status, recordCount }) => seen.push([status, recordCount]),
    });
    expect(last.recordCount).to.equal(9);
    expect(seen).to.deep.equal([
      ['Pending', 0],
      ['InProgress', 5],
      ['Completed', 9],
    ]);
  });

  it('throws its reasons when it fails', async () => {
    const errors = [
      { sourceRow: 7, field: 'code', value: 'BGO', code: 'duplicate_key', description: 'Also in row 2.' },
    ];
    const job = await jobThatSays({ status: 'Failed', statusMessage: 'code "BGO" is in two rows.', errors });
    const error = await rejectionOf(job.wait());
    expect(error).to.include({
      name: 'JobFailedError',
      code: 'job_failed',
      message: 'code "BGO" is in two rows.',
    });
    expect(error).to.have.deep.nested.property('job.errors', errors);
  });

  it('keeps waiting although a gateway fails in between', async () => {
    const job = await jobThatSays({}, undefined, { status: 'Completed' });
    expect(await job.wait()).to.include({ status: 'Completed' });
  });

  it('keeps waiting while a server that has answered is away, and for no other', async () => {
    const away = Array.from({ length: 6 }, () => undefined);
    const job = await jobThatSays({}, ...away, { status: 'Completed' });
    expect(await job.wait()).to.include({ status: 'Completed' });
    await server.stop();
    const never = await jobThatSays(undefined);
    expect(await rejectionOf(never.wait())).to.include({ name: 'UnexpectedReplyError', status: 502 });
    expect(server.requests).to.have.length(4);
  });

  it('polls again after the time that a busy server states, and no earlier', async () => {
    const busy = (seconds: string): Answer => {
      const answers = [
        (response: ServerResponse) => answerJson(response, 200, JOB),
        (response: ServerResponse) =>
          answerJson(response, 429, { code: 'slow', message: 'Slow down.' }, { 'retry-after': seconds }),
      ];
      return (_, response) => (answers.length > 1 ? answers.shift() : answers[0])?.(response);
    };
    const jobOf = (): AppendJob =>
      new Fairground({ url: server.url }).services.byName('Cities').layer(0).job(JOB.jobId);

    server = await startHttpServer(busy('50'));
    // The client's own limit, 30 seconds, is too short for such a pause; the waiting has time.
    expect(await rejectionOf(jobOf().wait({ timeoutMs: 3_000 }))).to.include({ name: 'TimeoutError' });
    expect(server.requests).to.have.length(2);
    await server.stop();

    server = await startHttpServer(busy('3600'));
    expect(await rejectionOf(jobOf().wait())).to.include({ status: 429, retryAfterMs: 3_600_000 });
    expect(server.requests).to.have.length(2);
  });

  it('waits no longer than the given time', async () => {
    const job = await jobThatSays({});
    const error = await rejectionOf(job.wait({ timeoutMs: 250 }));
    expect(error).to.include({ name: 'TimeoutError', code: 'timeout', timeoutMs: 250 });
    expect((error as Error).message).to.contain(JOB.jobId);
  });

  it('stops waiting when the caller aborts', async () => {
    const job = await jobThatSays({});
    const caller = new AbortController();
    const reason = new Error('enough');
    const waiting = rejectionOf(job.wait({ signal: caller.signal, onProgress: () => caller.abort(reason) }));
    expect(await waiting).to.equal(reason);
    expect(server.requests).to.have.length(1);
  });

  it('repeats a cancellation without an answer, which changes nothing', async () => {
    const job = await jobThatSays(undefined, { status: 'Failed' });
    expect(await job.cancel()).to.include({ status: 'Failed' });
    expect(server.requests).to.have.length(2);
  });

  it('cancels a job at its own address', async () => {
    const job = await jobThatSays({ status: 'Failed' });
    expect(await job.cancel()).to.include({ status: 'Failed' });
    expect(server.requests[0]).to.include({
      method: 'POST',
      url: `/rest/services/Cities/FeatureServer/jobs/${JOB.jobId}/cancel`,
      body: 'f=json',
    });
  });
});
