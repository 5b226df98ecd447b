import { expect } from 'chai';
import {
  type Claim,
  claimJob,
  finishJob,
  renewLease,
  requeueJob,
} from '../../../server/jobs/claim-repository.js';
import { createJobQueue } from '../../../server/jobs/job-queue.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases/databases.js';

forEachDatabase('a claim', (open) => {
  let databases: TestDatabases;
  const now = 1_000_000;

  before(async () => {
    databases = await open();
  });

  beforeEach(() => databases.system.write((trx) => trx('jobs').delete()));

  async function submit(id: string, lane?: string): Promise<void> {
    const queue = createJobQueue(databases.system, { clock: () => now });
    await queue.submit({ id, kind: 'test', payload: {}, ...(lane !== undefined && { lane }) });
  }

  function claim(runnerId = 'me'): Promise<Claim | undefined> {
    const request = { runnerId, kinds: ['test'], now, leaseEndsAt: now + 1000 };
    return databases.system.write((trx) => claimJob(trx, databases.system.dialect, request));
  }

  it('claims a job once', async () => {
    await submit('a');
    expect((await claim())?.job).to.include({ id: 'a', status: 'running', attempts: 1 });
    expect(await claim()).to.equal(undefined);
  });

  it('claims no job before it is due', async () => {
    await submit('a');
    await databases.system.write((trx) => trx('jobs').update({ run_at: now + 1 }));
    expect(await claim()).to.equal(undefined);
  });

  it('gives out at most one job of a lane, even if rows break the rules', async () => {
    await submit('a', 'lane');
    await submit('b', 'lane');
    await claim();
    const error: unknown = await databases.system
      .write((trx) => trx('jobs').where({ id: 'b' }).update({ status: 'running' }))
      .catch((e: unknown) => e);
    expect(databases.system.dialect.isUniqueViolation(error)).to.equal(true);
  });

  it('does not give out an earlier job of a lane that appeared after a later one was taken', async () => {
    await submit('late', 'lane');
    await submit('early', 'lane');
    await databases.system.write((trx) =>
      trx('jobs').where({ id: 'late' }).update({ status: 'running', position: 1_000_000 }),
    );
    expect(await claim()).to.equal(undefined);
  });

  it('gives out a job at once if it is requeued after a request to cancel it', async () => {
    await submit('a');
    const held = await claim();
    if (held === undefined) throw new Error('nothing claimed');
    await createJobQueue(databases.system, { clock: () => now }).cancel('a');
    await databases.system.write((trx) => requeueJob(trx, held, { runAt: now + 60_000, now }));
    expect((await claim())?.job).to.include({ id: 'a', cancelRequested: true });
  });

  it('gives out a job that waits for its next try at once when its cancellation is requested', async () => {
    await submit('a');
    const held = await claim();
    if (held === undefined) throw new Error('nothing claimed');
    await databases.system.write((trx) => requeueJob(trx, held, { runAt: now + 60_000, now }));
    expect(await claim()).to.equal(undefined);
    // An earlier try may have done it, which only its handler can tell.
    const asked = await createJobQueue(databases.system, { clock: () => now }).cancel('a');
    expect(asked).to.include({ status: 'queued', cancelRequested: true, finishedAt: undefined });
    expect((await claim())?.job).to.include({ id: 'a', cancelRequested: true });
  });

  it('starts without the progress of an earlier try', async () => {
    await submit('a');
    const first = await claim();
    if (first === undefined) throw new Error('nothing claimed');
    const { system } = databases;
    const renewal = { leaseEndsAt: now + 9000, progress: { rows: 7 }, now };
    await system.write((trx) => renewLease(trx, first, renewal));
    await system.write((trx) => requeueJob(trx, first, { runAt: now, now }));
    const queue = createJobQueue(system);
    expect(await queue.find('a')).to.deep.include({ progress: { rows: 7 } });
    expect((await claim())?.job.progress).to.equal(undefined);
    expect(await queue.find('a')).to.include({ progress: undefined });
  });

  it('changes nothing any more once another has the job', async () => {
    await submit('a');
    const lost = await claim('me');
    await databases.system.write((trx) => trx('jobs').update({ status: 'queued' }));
    const held = await claim('other');
    if (lost === undefined || held === undefined) throw new Error('nothing claimed');
    const { system } = databases;
    const ending = {
      status: 'completed',
      result: { by: 'me' },
      error: undefined,
      progress: undefined,
    } as const;
    expect(await system.write((trx) => finishJob(trx, lost, ending, now))).to.equal(false);
    expect(await system.write((trx) => requeueJob(trx, lost, { runAt: now, now }))).to.equal(false);
    const renewal = { leaseEndsAt: now + 9000, progress: { rows: 1 }, now };
    expect(await system.write((trx) => renewLease(trx, lost, renewal))).to.equal(undefined);
    expect(await system.write((trx) => renewLease(trx, held, renewal))).to.deep.equal({
      cancelRequested: false,
    });
    expect(await system.write((trx) => finishJob(trx, held, ending, now))).to.equal(true);
  });
});
