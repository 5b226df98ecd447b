import { expect } from 'chai';
import type { Finding } from '../../../server/doctor/finding.js';
import { checkDatabases } from '../../../server/doctor/check-databases.js';
import { forgetRunner, reportRunner } from '../../../server/jobs/runner-repository.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases/databases.js';

const MINUTE_MS = 60_000;

forEachDatabase('checkDatabases', (open, kind) => {
  let databases: TestDatabases;

  before(async () => {
    databases = await open();
  });

  async function look(subject: string, now = Date.now()): Promise<Finding | undefined> {
    const config = { databaseUrl: databases.url, spatialitePath: undefined };
    const findings = await checkDatabases(config, () => now);
    return findings.find((finding) => finding.subject === subject);
  }

  it('compares the clock with that of a database elsewhere', async () => {
    for (const [minutes, seen] of [
      [-10, /^the database's is \d+ s ahead of this one$/],
      [10, /^the database's is \d+ s behind this one$/],
    ] as const) {
      const clock = await look('clock', Date.now() + minutes * MINUTE_MS);
      // A file has no clock of its own.
      if (kind === 'sqlite') expect(clock).to.include({ verdict: 'ok' });
      else expect(clock).to.include({ verdict: 'fail' }).and.have.property('seen').that.matches(seen);
    }
    expect(await look('clock')).to.include({ verdict: 'ok' });
  });

  it('counts the jobs that wait, not those that run', async () => {
    const job = { kind: 'test', payload: '{}', max_attempts: 1, run_at: 0, submitted_at: 0, updated_at: 0 };
    await databases.system.write((trx) => trx('jobs').insert({ ...job, id: 'a', status: 'running' }));
    expect(await look('jobs')).to.include({ verdict: 'ok', seen: 'none waits' });
    const late = { ...job, id: 'b', status: 'queued', submitted_at: Date.now() };
    await databases.system.write((trx) => trx('jobs').insert(late));
    expect(await look('jobs')).to.include({ verdict: 'ok', seen: '1 wait' });
  });

  it('warns of jobs that wait while no worker runs, and of long waits while one does', async () => {
    const now = Date.now() + 20 * MINUTE_MS;
    // The database's own clock is behind this one.
    expect(await look('jobs', now)).to.deep.include({
      verdict: 'warn',
      seen: '1 wait, and no worker runs',
      mend: 'Start a worker: fairground serve starts one, fairground work is one.',
    });
    await databases.system.write((trx) => reportRunner(trx, 'runner', now));
    expect(await look('jobs', now)).to.include({
      verdict: 'warn',
      seen: '1 wait, the oldest for 20 minutes',
    });
    await databases.system.write((trx) => forgetRunner(trx, 'runner'));
  });
});
