import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { sweepPublishes } from '../../server/features/publish/sweep-publishes.js';
import { listServices } from '../../server/features/catalog/service-repository.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import { forEachDatabase, type TestDatabases } from '../support/databases/databases.js';
import { type Fairground, startFairground } from '../support/servers/fairground.js';
import type { Json } from '../support/servers/feature-server.js';
import { eventually } from '../support/servers/jobs.js';
import { addUser } from '../support/databases/users.js';

const HOUR_MS = 3_600_000;

forEachDatabase('a server killed between making a service and queueing its publish job', (open, kind) => {
  let databases: TestDatabases;
  let folder: string;
  let password: string;
  let servers: Fairground[];

  before(async () => {
    servers = [];
    databases = await open();
    folder = await mkdtemp(join(tmpdir(), 'fairground-killed-'));
    ({ applicationPassword: password } = await addUser(databases.system, { name: 'ada', role: 'author' }));
  });
  after(async () => {
    for (const server of servers) server.process.kill('SIGKILL');
    await Promise.all(servers.map((server) => server.exit()));
    await rm(folder, { recursive: true, force: true });
  });

  async function start(): Promise<{
    server: Fairground;
    post: (operation: string, fields: Record<string, string>) => Promise<Json>;
  }> {
    const server = startFairground(['serve', '--port', '0', '--no-worker'], {
      FAIRGROUND_DATABASE_URL: databases.url,
      FAIRGROUND_BLOBS: `file:${folder}`,
      FAIRGROUND_LOG_LEVEL: 'error',
    });
    servers.push(server);
    const [, url = ''] = await server.says(/listens on (\S+)/);
    const authorization = `Basic ${Buffer.from(`ada:${password}`).toString('base64')}`;
    const post = async (operation: string, fields: Record<string, string>): Promise<Json> => {
      const body = new URLSearchParams({ f: 'json', ...fields });
      const path = `/sharing/rest/content/users/ada/${operation}`;
      return (await (
        await fetch(url + path, { method: 'POST', headers: { authorization }, body })
      ).json()) as Json;
    };
    return { server, post };
  }

  /** Runs `work` while nobody else can store a job. */
  async function holdingUpJobs(work: () => Promise<void>): Promise<void> {
    await databases.system.write(async (trx) => {
      if (kind === 'postgres') await trx.raw('LOCK TABLE jobs IN EXCLUSIVE MODE');
      await work();
    });
  }

  const serviceNames = async (): Promise<string[]> =>
    (await listServices(databases.features)).map(({ name }) => name);

  it('leaves a service that is removed later, which frees its name', async function () {
    this.timeout(300_000);
    const first = await start();
    const text = 'code,lat,lon\nA,1,2\n';
    const added = await first.post('addItem', { title: 'rows', type: 'CSV', filename: 'rows.csv', text });
    const wish = {
      itemid: String(added['id']),
      filetype: 'csv',
      publishParameters: JSON.stringify({
        name: 'Rows',
        latitudeFieldName: 'lat',
        longitudeFieldName: 'lon',
      }),
    };
    await holdingUpJobs(async () => {
      const asked = first.post('publish', wish).catch(() => undefined);
      await eventually(async () => ((await serviceNames()).includes('Rows') ? true : undefined));
      first.server.process.kill('SIGKILL');
      await Promise.all([asked, first.server.exit()]);
    });
    const queue = createJobQueue(databases.system);
    expect(await queue.count({})).to.equal(0);

    await sweepPublishes({ databases, clock: Date.now });
    expect(await serviceNames(), 'its request may still be under way').to.deep.equal(['Rows']);
    await sweepPublishes({ databases, clock: () => Date.now() + HOUR_MS });
    expect(await serviceNames()).to.deep.equal([]);

    const second = await start();
    const published = await second.post('publish', wish);
    expect(published, JSON.stringify(published)).to.have.property('services');
    expect(await queue.count({ kind: 'publish' })).to.equal(1);
    expect(await serviceNames()).to.deep.equal(['Rows']);
  });
});
