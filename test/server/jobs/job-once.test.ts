import { expect } from 'chai';
import { AppError } from '../../../server/lib/errors.js';
import { createJobQueue } from '../../../server/jobs/job-queue.js';
import { pruneJobs, pruneRequestKeys } from '../../../server/jobs/retention.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases/databases.js';
import { rejectionOf } from '../../support/rejection.js';

forEachDatabase('jobs by key and subject', (open) => {
  let databases: TestDatabases;
  const now = Date.parse('2026-05-01T10:00:00Z');
  const DAY = 86_400_000;

  before(async () => {
    databases = await open();
  });

  beforeEach(() => databases.system.write((trx) => trx('jobs').delete()));

  const once = { key: 'k', fingerprint: 'f' };
  const submission = { kind: 'append', ownerId: 1, payload: {}, once };

  it('creates one job for requests with one key, concurrent ones included', async () => {
    const told: string[] = [];
    const queue = createJobQueue(databases.system, { onSubmit: (job) => told.push(job.id) });
    const jobs = await Promise.all([1, 2, 3].map(() => queue.submit(submission)));
    const [first] = jobs;
    expect(new Set(jobs.map(({ id }) => id)).size).to.equal(1);
    expect(told).to.deep.equal([first?.id]);
    expect(await queue.findOnce(1, once)).to.deep.equal(first);
    expect(await queue.count({})).to.equal(1);
  });

  it('keeps the keys of each owner apart', async () => {
    const queue = createJobQueue(databases.system);
    const mine = await queue.submit(submission);
    const theirs = await queue.submit({ ...submission, ownerId: 2 });
    expect(theirs.id).not.to.equal(mine.id);
    expect(await queue.findOnce(3, once)).to.equal(undefined);
  });

  it('refuses a key that was used for another request', async () => {
    const queue = createJobQueue(databases.system);
    await queue.submit(submission);
    const other = { key: 'k', fingerprint: 'g' };
    for (const attempt of [
      () => queue.submit({ ...submission, once: other }),
      () => queue.findOnce(1, other),
    ]) {
      const error = await rejectionOf(attempt());
      expect(error).to.be.instanceOf(AppError).with.property('code', 'request.idempotency_mismatch');
    }
    expect(await queue.count({})).to.equal(1);
  });

  it('accepts a key again after a day, and keeps the job', async () => {
    const queue = createJobQueue(databases.system, { clock: () => now });
    const first = await queue.submit(submission);
    expect(await pruneRequestKeys(databases.system, () => now + DAY)).to.equal(0);
    expect(await pruneRequestKeys(databases.system, () => now + DAY + 1)).to.equal(1);
    const second = await queue.submit({ ...submission, once: { key: 'k', fingerprint: 'other' } });
    expect(second.id).not.to.equal(first.id);
    expect(await queue.find(first.id)).to.include({ id: first.id });
  });

  it('lists and counts by any subject, and by several together, in pages', async () => {
    const queue = createJobQueue(databases.system, { clock: () => now });
    await queue.submit({
      id: 'a',
      kind: 'append',
      ownerId: 1,
      payload: {},
      subjects: ['service-1', 'layer-1'],
    });
    await queue.submit({
      id: 'b',
      kind: 'append',
      ownerId: 2,
      payload: {},
      subjects: ['service-1', 'layer-2'],
    });
    await queue.submit({
      id: 'c',
      kind: 'append',
      ownerId: 1,
      payload: {},
      subjects: ['service-1', 'layer-1', 'layer-2', 'layer-1'],
    });
    await queue.submit({ id: 'd', kind: 'append', ownerId: 1, payload: {} });
    const ids = async (filter: object): Promise<string[]> =>
      (await queue.list({ limit: 10, ...filter })).map(({ id }) => id);
    expect(await ids({ subjects: ['service-1'] })).to.deep.equal(['c', 'b', 'a']);
    expect(await ids({ subjects: ['layer-2'] })).to.deep.equal(['c', 'b']);
    expect(await ids({ subjects: ['layer-1'], ownerId: 2 })).to.deep.equal([]);
    expect(await ids({ subjects: ['layer-1', 'layer-2'] })).to.deep.equal(['c']);
    expect(await ids({ subjects: ['service-1'], limit: 1, offset: 1 })).to.deep.equal(['b']);
    expect(await queue.count({ subjects: ['service-1'] })).to.equal(3);
    expect(await queue.count({ subjects: ['service-1'], ownerId: 1 })).to.equal(2);
  });

  it('forgets subjects with their job', async () => {
    const queue = createJobQueue(databases.system, { clock: () => now });
    const { id } = await queue.submit({ kind: 'append', payload: {}, subjects: ['layer-1'] });
    await queue.cancel(id);
    await pruneJobs(databases.system, 0, () => now + 1);
    expect(await databases.system.knex('job_subjects')).to.deep.equal([]);
  });
});
