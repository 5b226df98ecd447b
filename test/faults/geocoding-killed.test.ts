import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect } from 'chai';
import { createGeocoding } from '../../server/geocoding/geocoding.js';
import { createArcgisGeocoder } from '../../server/geocoding/providers/arcgis/arcgis-geocoder.js';
import { listUsage } from '../../server/geocoding/usage-repository.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import type { Job, JobQueue } from '../../server/jobs/job.js';
import {
  type AppendFixture,
  field,
  openAppendFixture,
} from '../server/features/append/support/append-fixture.js';
import {
  type ArcgisServer,
  type ArcgisServerOptions,
  startArcgisServer,
} from '../server/geocoding/arcgis-server.js';
import { forEachDatabase } from '../support/databases/databases.js';
import { type Fairground, startFairground } from '../support/servers/fairground.js';
import { answerJson } from '../support/servers/http-server.js';
import { eventually, untilFinished } from '../support/servers/jobs.js';
import { addUser } from '../support/databases/users.js';

const ROWS = 900;
const PRICE = 4;
/** Cost of one address, in millionths. */
const COST = 4000;

const SOURCE = [
  'name,town',
  ...Array.from({ length: ROWS }, (_, row) => `n${String(row)},T${String(row)}`),
].join('\n');
const KNOWN = Object.fromEntries(
  Array.from({ length: ROWS }, (_, row) => [
    `T${String(row)}`,
    { x: row / 10, y: row / 20, score: 100, match: `Town ${String(row)}` },
  ]),
);

forEachDatabase('a worker killed while it looks addresses up', (open) => {
  let fixture: AppendFixture;
  let queue: JobQueue;
  let geocoder: ArcgisServer;
  let instead: ArcgisServerOptions['instead'];
  let workers: Fairground[] = [];
  let userId: number;

  before(async () => {
    geocoder = await startArcgisServer({
      known: KNOWN,
      suggestedBatchSize: 100,
      instead: (...parts) => instead?.(...parts) ?? false,
    });
  });

  beforeEach(async () => {
    instead = undefined;
    geocoder.batches.length = 0;
    const databases = await open();
    queue = createJobQueue(databases.system);
    ({ id: userId } = await addUser(databases.system, { name: 'payer', role: 'author' }));
    const provider = createArcgisGeocoder({
      url: geocoder.serviceUrl,
      token: undefined,
      allow: [geocoder.host],
      requestsPerSecond: 1000,
      pauseMs: 1,
    });
    // Only for the checks of the request: the processes below do the work.
    const geocoding = createGeocoding({
      system: databases.system,
      geocoder: provider,
      clock: Date.now,
      settings: {
        geocoderPrice: PRICE,
        geocoderBudget: undefined,
        geocoderBudgetDays: 30,
        geocoderMinScore: 70,
        geocoderCache: 1000,
        geocoderCacheDays: 30,
      },
    });
    const fields = [field('name', 'String', { length: 20 })];
    fixture = await openAppendFixture(databases, { fields }, {}, { geocoding });
  });

  afterEach(async () => {
    for (const worker of workers) worker.process.kill('SIGKILL');
    await Promise.all(workers.map((worker) => worker.exit()));
    workers = [];
    await fixture.close();
  });

  after(() => geocoder.stop());

  function startWorker(): Fairground {
    const worker = startFairground(['work'], {
      FAIRGROUND_DATABASE_URL: fixture.databaseUrl,
      FAIRGROUND_BLOBS: fixture.blobsUrl,
      FAIRGROUND_JOB_LEASE: '2',
      FAIRGROUND_GEOCODER: `arcgis:${geocoder.serviceUrl}`,
      FAIRGROUND_GEOCODER_PRICE: String(PRICE),
      FAIRGROUND_GEOCODER_RATE: '1000',
      FAIRGROUND_FETCH_ALLOW: geocoder.host,
    });
    workers.push(worker);
    return worker;
  }

  async function submit(): Promise<string> {
    const { id, payload, lane } = await fixture.submit({
      appendUploadId: await fixture.upload(SOURCE),
      appendUploadFormat: 'csv',
      appendSourceInfo: { locationType: 'address', addressFields: { City: 'town' } },
    });
    await queue.submit({ id, kind: 'append', payload, ownerId: userId, ...(lane !== undefined && { lane }) });
    return id;
  }

  async function kill({ process }: Fairground): Promise<void> {
    process.kill('SIGKILL');
    await once(process, 'exit');
    workers = [];
  }

  const usage = () => listUsage(fixture.databases.system.knex, {}, { offset: 0, limit: 10 });
  const sent = (): number => geocoder.batches.reduce((sum, size) => sum + size, 0);

  async function expectComplete(id: string): Promise<Job> {
    const job = await untilFinished(queue, id);
    expect(job.status, JSON.stringify(job.error)).to.equal('completed');
    expect(job.result).to.include({ recordCount: ROWS, insertCount: ROWS, errorCount: 0 });
    expect(await fixture.rowCount()).to.equal(ROWS);
    return job;
  }

  it('writes nothing, charges for answered addresses, and only for the rest at the next worker', async function () {
    this.timeout(300_000);
    let held = 0;
    // The answer to the seventh hundred never comes, so that the worker dies over it.
    instead = (request) => {
      if (!request.body.includes('T650')) return false;
      held += 1;
      return true;
    };
    const id = await submit();
    const first = startWorker();
    await eventually(() => (held > 0 ? true : undefined));
    await kill(first);
    expect(await fixture.rowCount()).to.equal(0);
    const [spent] = await usage();
    // Two runs of 500 rows were begun; of the second, two hundreds are asked and one is on its way.
    expect(spent).to.include({ jobId: id, userId, requested: ROWS, cost: ROWS * COST });
    const before = sent();
    instead = undefined;
    startWorker();
    const job = await expectComplete(id);
    expect(job.attempts).to.equal(2);
    // Addresses that were answered before are not sent again.
    expect(before).to.equal(600);
    expect(sent()).to.equal(ROWS);
    expect(await usage()).to.have.length(1);
    expect((await usage())[0]).to.include({ requested: ROWS, matched: ROWS, cached: 0, cost: ROWS * COST });
    expect(job.result?.['geocoding']).to.include({
      requested: ROWS,
      matched: ROWS,
      cost: (ROWS * PRICE) / 1000,
    });
  });

  it('geocodes nothing again after a worker dies between its last answer and its rows', async function () {
    this.timeout(300_000);
    const held: ServerResponse[] = [];
    instead = (request, response) => {
      if (!request.body.includes('T650')) return false;
      held.push(response);
      return true;
    };
    const id = await submit();
    const first = startWorker();
    await eventually(() => (held.length > 0 ? true : undefined));
    await fixture.databases.features.write(async (trx) => {
      // From here on nobody else can write rows, and the worker dies over waiting.
      await trx('layers').where({ key: fixture.layer.key }).update({ key: fixture.layer.key });
      instead = undefined;
      // It asks again when it is told to come back.
      for (const response of held) answerJson(response, 503, {}, { 'retry-after': '0' });
      await eventually(async () => ((await usage())[0]?.matched === ROWS ? true : undefined));
      await kill(first);
    });
    expect(await fixture.rowCount()).to.equal(0);
    expect(sent()).to.equal(ROWS);
    startWorker();
    await expectComplete(id);
    expect(sent()).to.equal(ROWS);
    expect((await usage())[0]).to.include({ requested: ROWS, matched: ROWS, cost: ROWS * COST });
  });
});
