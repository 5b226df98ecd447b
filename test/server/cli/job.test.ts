import { expect } from 'chai';
import { createJobQueue } from '../../../server/jobs/job-queue.js';
import { createJobRunner } from '../../../server/jobs/job-runner.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases/databases.js';
import { addUser } from '../../support/databases/users.js';
import { runFairground } from '../../support/servers/fairground.js';
import { eventually, handlerOf, silentLog } from '../../support/servers/jobs.js';

forEachDatabase('fairground job', (open) => {
  let databases: TestDatabases;
  let waiting: string;
  let other: string;

  before(async () => {
    databases = await open();
    const queue = createJobQueue(databases.system);
    const { id: ownerId } = await addUser(databases.system, { name: 'ada', role: 'author' });
    waiting = (await queue.submit({ kind: 'test', payload: { secret: 'rows' }, ownerId })).id;
    other = (await queue.submit({ kind: 'other', payload: {} })).id;
  });

  const job = (...args: string[]): ReturnType<typeof runFairground> =>
    runFairground(['job', ...args], { FAIRGROUND_DATABASE_URL: databases.url });

  it('lists jobs, of one state or one user', async () => {
    const all = await job('list', '--json');
    expect(all.err).to.equal('');
    const ids = (JSON.parse(all.out) as { id: string }[]).map(({ id }) => id);
    expect(ids).to.deep.equal([other, waiting]);
    const own = await job('list', '--user', 'Ada', '--state', 'queued');
    expect(own.out).to.match(new RegExp(`^\\S+  ${waiting}  test +queued +ada\\n$`));
    const none = await job('list', '--state', 'failed', '--json');
    expect(none.out).to.equal('[]\n');
  });

  it('refuses an unknown state and an unknown user, with exit code 2', async () => {
    const state = await job('list', '--state', 'faild');
    expect(state).to.include({ code: 2 });
    expect(state.err).to.include('--state must be one of queued').and.include('did you mean failed?');
    const user = await job('list', '--user', 'nobody');
    expect(user).to.include({ code: 2 });
    expect(user.err).to.include('user nobody was not found');
  });

  it('shows a job without its payload', async () => {
    const { out } = await job('show', waiting);
    expect(JSON.parse(out)).to.include({ id: waiting, kind: 'test', state: 'queued', user: 'ada' });
    expect(out).not.to.include('secret');
    expect(await job('show', 'nothing')).to.include({
      code: 1,
      err: 'fairground: job nothing was not found; fairground job list shows the latest\n',
    });
  });

  it('cancels a waiting job at once', async () => {
    expect(await job('cancel', waiting)).to.include({ code: 0, out: `job ${waiting} is cancelled\n` });
  });

  it('cancels a running job, whose worker notices', async () => {
    const run = (_: unknown, { signal }: { signal: AbortSignal }): Promise<never> =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const runner = createJobRunner({
      system: databases.system,
      handlers: [handlerOf(run)],
      log: silentLog,
      settings: { jobConcurrency: 1, jobLeaseSeconds: 3, shutdownTimeoutSeconds: 20 },
    });
    const queue = createJobQueue(databases.system);
    const { id } = await queue.submit({ kind: 'test', payload: {} });
    runner.start();
    const statusIs = (wanted: string) =>
      eventually(async () => ((await queue.find(id))?.status === wanted ? true : undefined));
    await statusIs('running');
    expect((await job('cancel', id)).out).to.include('its worker stops it within seconds');
    await statusIs('cancelled');
    await runner.stop();
  });
});
