import { expect } from 'chai';
import { createJobQueue } from '../../../server/jobs/job-queue.js';
import type { Job } from '../../../server/jobs/job.js';
import { pruneJobs } from '../../../server/jobs/retention.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases/databases.js';

forEachDatabase('the job queue', (open) => {
  let databases: TestDatabases;
  const now = Date.parse('2026-05-01T10:00:00Z');
  const clock = (): number => now;

  before(async () => {
    databases = await open();
  });

  beforeEach(() => databases.system.write((trx) => trx('jobs').delete()));

  it('stores a job and returns it as it was submitted', async () => {
    const queue = createJobQueue(databases.system, { clock });
    const payload = { layer: 3, name: 'Zürich', nested: { list: [1, null, 'x'] } };
    const job = await queue.submit({
      kind: 'append',
      lane: 'layer:3',
      ownerId: 7,
      requestId: 'request-1',
      payload,
    });
    expect(job).to.deep.equal({
      id: job.id,
      kind: 'append',
      lane: 'layer:3',
      ownerId: 7,
      requestId: 'request-1',
      status: 'queued',
      payload,
      progress: undefined,
      result: undefined,
      error: undefined,
      attempts: 0,
      cancelRequested: false,
      submittedAt: now,
      updatedAt: now,
      finishedAt: undefined,
    });
    expect(job.id).to.match(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(await queue.find(job.id)).to.deep.equal(job);
  });

  it('stores work that is done already', async () => {
    const submitted: Job[] = [];
    const queue = createJobQueue(databases.system, { clock, onSubmit: (job) => submitted.push(job) });
    const payload = { layer: 3 };
    const job = await queue.record({ kind: 'definition', ownerId: 7, payload, startedAt: now - 50 });
    expect(job).to.include({ kind: 'definition', ownerId: 7, status: 'completed', attempts: 0 });
    expect(job).to.include({ submittedAt: now - 50, updatedAt: now, finishedAt: now });
    expect(await queue.find(job.id)).to.deep.equal(job);
    // There is nothing to do, so nobody is woken.
    expect(submitted).to.deep.equal([]);
    expect(await pruneJobs(databases.system, 1, () => now + 86_400_001)).to.equal(1);
    expect(await queue.find(job.id)).to.equal(undefined);
  });

  it('accepts an id that the caller chose, once', async () => {
    const queue = createJobQueue(databases.system, { clock });
    const submission = { id: 'chosen', kind: 'append', payload: {} };
    expect(await queue.submit(submission)).to.include({ id: 'chosen' });
    const error: unknown = await queue.submit(submission).catch((e: unknown) => e);
    expect(databases.system.dialect.isUniqueViolation(error)).to.equal(true);
  });

  it('finds no job that was never submitted', async () => {
    const queue = createJobQueue(databases.system);
    expect(await queue.find('nothing')).to.equal(undefined);
    expect(await queue.cancel('nothing')).to.equal(undefined);
  });

  it('lists newest first, by kind, lane and owner, up to the limit', async () => {
    const queue = createJobQueue(databases.system, { clock });
    await queue.submit({ id: 'a', kind: 'append', lane: 'x', ownerId: 1, payload: {} });
    await queue.submit({ id: 'b', kind: 'append', lane: 'y', ownerId: 2, payload: {} });
    await queue.submit({ id: 'c', kind: 'prune', lane: 'x', ownerId: 1, payload: {} });
    const ids = async (filter: object): Promise<string[]> =>
      (await queue.list({ limit: 10, ...filter })).map(({ id }) => id);
    expect(await ids({})).to.deep.equal(['c', 'b', 'a']);
    expect(await ids({ kind: 'append' })).to.deep.equal(['b', 'a']);
    expect(await ids({ lane: 'x' })).to.deep.equal(['c', 'a']);
    expect(await ids({ ownerId: 2 })).to.deep.equal(['b']);
    expect(await ids({ kind: 'append', lane: 'x' })).to.deep.equal(['a']);
    expect(await ids({ limit: 1 })).to.deep.equal(['c']);
  });

  it('cancels a waiting job at once', async () => {
    const queue = createJobQueue(databases.system, { clock });
    const { id } = await queue.submit({ kind: 'append', payload: {} });
    const later = createJobQueue(databases.system, { clock: () => now + 5 });
    expect(await later.cancel(id)).to.include({
      status: 'cancelled',
      submittedAt: now,
      updatedAt: now + 5,
      finishedAt: now + 5,
      cancelRequested: true,
    });
    expect(await queue.cancel(id)).to.include({ status: 'cancelled' });
  });

  it('announces submissions and cancellations once they are stored', async () => {
    const told: string[] = [];
    const tell =
      (what: string) =>
      (job: Job): void => {
        told.push(`${what} ${job.id}`);
      };
    const queue = createJobQueue(databases.system, {
      onSubmit: tell('submitted'),
      onCancel: tell('cancelled'),
    });
    await queue.submit({ id: 'a', kind: 'append', payload: {} });
    await queue.cancel('a');
    await queue.cancel('a');
    expect(told).to.deep.equal(['submitted a', 'cancelled a']);
  });

  it('forgets finished jobs after their time, and no others', async () => {
    const queue = createJobQueue(databases.system, { clock });
    await queue.submit({ id: 'old', kind: 'append', payload: {} });
    await queue.cancel('old');
    await queue.submit({ id: 'waiting', kind: 'append', payload: {} });
    const DAY = 86_400_000;
    expect(await pruneJobs(databases.system, 7, () => now + 7 * DAY)).to.equal(0);
    expect(await pruneJobs(databases.system, 7, () => now + 7 * DAY + 1)).to.equal(1);
    expect(await queue.find('old')).to.equal(undefined);
    expect(await queue.find('waiting')).to.include({ status: 'queued' });
  });

  it('forgets any number of jobs', async () => {
    const queue = createJobQueue(databases.system, { clock });
    const row = { kind: 'test', status: 'completed', payload: '{}', max_attempts: 1, run_at: 0 };
    const rows = Array.from({ length: 250 }, (_, index) => ({
      ...row,
      id: `job-${String(index)}`,
      submitted_at: 0,
      updated_at: 0,
      finished_at: index,
    }));
    for (let from = 0; from < rows.length; from += 50)
      await databases.system.write((trx) => trx('jobs').insert(rows.slice(from, from + 50)));
    expect(await pruneJobs(databases.system, 7, clock)).to.equal(250);
    expect(await queue.count({})).to.equal(0);
  });

  it('deletes no job whose files could not be removed', async () => {
    const queue = createJobQueue(databases.system, { clock });
    await queue.submit({ id: 'old', kind: 'append', payload: {} });
    await queue.cancel('old');
    const later = (): number => now + 30 * 86_400_000;
    const failing = pruneJobs(databases.system, 7, later, () => Promise.reject(new Error('out of reach')));
    expect(await failing.catch((error: unknown) => (error as Error).message)).to.equal('out of reach');
    expect(await queue.find('old')).to.include({ status: 'cancelled' });
    const forgotten: string[] = [];
    const forget = (id: string): Promise<void> => Promise.resolve(void forgotten.push(id));
    expect(await pruneJobs(databases.system, 7, later, forget)).to.equal(1);
    expect(forgotten).to.deep.equal(['old']);
  });
});
