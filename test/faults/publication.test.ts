import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Catalogue, openCatalogue, type Wire } from '../server/events/support/catalogue.js';
import { forEachDatabase, type TestDatabases } from '../support/databases/databases.js';
import { type Fairground, startFairground } from '../support/servers/fairground.js';
import { eventually } from '../support/servers/jobs.js';

forEachDatabase('publication by worker processes', (open) => {
  let databases: TestDatabases;
  let catalogue: Catalogue;
  let blobs: string;
  let workers: Fairground[] = [];

  before(async () => {
    blobs = await mkdtemp(join(tmpdir(), 'fairground-publication-'));
    databases = await open();
    catalogue = await openCatalogue(databases, 'UTC');
  });

  after(async () => {
    await kill(workers);
    await catalogue.stop();
    await rm(blobs, { recursive: true, force: true });
  });

  async function startWorker(): Promise<Fairground> {
    const settings = { FAIRGROUND_DATABASE_URL: databases.url, FAIRGROUND_BLOBS: `file:${blobs}` };
    const worker = startFairground(['work'], settings);
    workers.push(worker);
    await worker.says(/the worker runs/);
    return worker;
  }

  async function kill(killed: readonly Fairground[]): Promise<void> {
    for (const { process } of killed) process.kill('SIGKILL');
    await Promise.all(killed.map((worker) => worker.exit()));
    workers = workers.filter((worker) => !killed.includes(worker));
  }

  /** The only worker there is: one of those of the test before, if there are any. */
  async function oneWorker(): Promise<Fairground> {
    const [first, ...others] = workers;
    await kill(others);
    return first ?? startWorker();
  }

  /** Made now, public at the second that begins `seconds` from now. */
  function schedule(title: string, seconds: number): Promise<Wire> {
    const now = Date.now();
    catalogue.setNow(new Date(now).toISOString());
    const date_utc = new Date(now + seconds * 1000).toISOString().slice(0, 19);
    return catalogue.event({ title, date_utc, status: 'publish' });
  }

  const read = async ({ id }: Wire): Promise<number> => (await catalogue.get(`/events/${String(id)}`)).status;
  const isPublic = async (event: Wire): Promise<true | undefined> =>
    (await read(event)) === 200 ? true : undefined;

  it('publishes events at their time, once for any number of workers', async function () {
    this.timeout(300_000);
    await Promise.all([startWorker(), startWorker(), startWorker()]);
    const events: Wire[] = [];
    for (let count = 0; count < 20; count += 1)
      events.push(await schedule(`Soon ${String(count)}`, 2 + (count % 3)));
    for (const event of events) {
      expect(event['status']).to.equal('future');
      const dueAt = Date.parse(`${String(event['date_utc']).replace(' ', 'T')}Z`);
      await eventually(() => isPublic(event));
      expect(Date.now()).to.be.at.least(dueAt);
    }
    const ids = events.map(({ id }) => Number(id));
    const revisions = await databases.events.knex('events').whereIn('id', ids).pluck<number[]>('revision');
    expect(new Set(revisions)).to.deep.equal(new Set([2]));
  });

  it('publishes overdue events by the next worker when the one before was killed', async function () {
    this.timeout(300_000);
    const first = await oneWorker();
    await eventually(isPublic.bind(undefined, await schedule('While it lives', 1)));
    await kill([first]);
    const missed = await schedule('While it is dead', 1);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await read(missed)).to.equal(403);
    await startWorker();
    await eventually(() => isPublic(missed));
  });

  it('lets a worker stop that waits to publish', async function () {
    this.timeout(300_000);
    const worker = await oneWorker();
    await schedule('Some day', 3600);
    worker.process.kill('SIGTERM');
    expect(await worker.exit()).to.equal(0);
  });
});
