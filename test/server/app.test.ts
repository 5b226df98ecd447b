import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from '@hapi/hapi';
import { expect } from 'chai';
import { parse } from 'yaml';
import { createAccess } from '../../server/auth/access.js';
import { createApp } from '../../server/app.js';
import { loadConfig } from '../../server/config/config.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import { createJobRunner } from '../../server/jobs/job-runner.js';
import type { Databases } from '../../server/storage/database/database.js';
import { MIGRATIONS } from '../../server/storage/migrations/index.js';
import { openDatabases } from '../../server/storage/open.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import { forEachDatabase, type TestDatabases } from '../support/databases/databases.js';
import { handlerOf, silentLog, untilFinished } from '../support/servers/jobs.js';

async function makeApp(
  databases: Databases,
  folder: string,
  env: Record<string, string> = {},
  stopping?: AbortSignal,
): Promise<Server> {
  const { system } = databases;
  return createApp({
    config: loadConfig({ FAIRGROUND_RATE_LIMIT: 'off', FAIRGROUND_VALIDATE_RESPONSES: 'on', ...env }),
    log: silentLog,
    databases,
    blobs: await openBlobs(`file:${folder}`),
    access: createAccess({ system, log: silentLog }),
    jobs: createJobQueue(system),
    ...(stopping && { stopping }),
  });
}

forEachDatabase('createApp', (open) => {
  let folder: string;
  let databases: TestDatabases;
  let app: Server;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-app-'));
    databases = await open();
    app = await makeApp(databases, folder, { FAIRGROUND_PUBLIC_URL: 'https://fair.example/base/' });
  });
  after(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('returns a server that does not listen yet', () => {
    expect(app.listener.listening).to.equal(false);
  });

  it('reports the server as alive, and as ready while its databases answer', async () => {
    const live = await app.inject('/health/live');
    expect([live.statusCode, live.result]).to.deep.equal([200, { status: 'ok' }]);
    const ready = await app.inject('/health/ready');
    expect([ready.statusCode, ready.result]).to.deep.equal([
      200,
      { status: 'ok', system: 'ok', events: 'ok', features: 'ok', blobs: 'ok' },
    ]);
  });

  it('counts requests by route and status for /metrics, whatever callers make up', async () => {
    await app.inject('/health/live');
    await app.inject({ method: 'BREW', url: '/coffee/1234' });
    await app.inject({ method: 'OPTIONS', url: '/cal/events/v1/events/1234' });
    await app.inject({ method: 'HEAD', url: '/cal/events/v1/venues' });
    await app.inject({ method: 'BREW', url: '/cal/events/v1/venues' });
    const { payload, headers } = await app.inject('/metrics');
    expect(headers['content-type']).to.match(/^text\/plain; version=/);
    expect(payload).to.match(
      /^http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} [1-9]/m,
    );
    expect(payload).to.match(
      /^http_request_duration_seconds_count\{method="OPTIONS",route="\/cal\/events\/v1\/events\/\{id\}",status="200"\} [1-9]/m,
    );
    expect(payload).to.match(
      /^http_request_duration_seconds_count\{method="GET",route="\/cal\/events\/v1\/venues",status="200"\} 1$/m,
    );
    expect(payload).to.match(
      /^http_request_duration_seconds_count\{method="\*",route="\/cal\/events\/v1\/venues",status="4\d\d"\} 1$/m,
    );
    expect(payload).not.to.match(/BREW|coffee/);
  });

  it('reports the server as alive but not ready without its databases, and still serves other metrics', async () => {
    const lost = await open();
    const other = await makeApp(lost, folder);
    await lost.close();
    const ready = await other.inject('/health/ready');
    expect(ready.statusCode).to.equal(503);
    expect(ready.result).to.deep.equal({
      status: 'failed',
      system: 'failed',
      events: 'failed',
      features: 'failed',
      blobs: 'ok',
    });
    expect((await other.inject('/health/live')).statusCode).to.equal(200);
    const { statusCode, payload } = await other.inject('/metrics');
    expect(statusCode).to.equal(200);
    expect(payload)
      .to.contain('route="/health/ready",status="503"')
      .and.not.match(/^fairground_jobs\{/m);
    await other.stop();
  });

  it('reports the server as not ready without its blobs or on databases of another version', async () => {
    const folderOfOther = await mkdtemp(join(tmpdir(), 'fairground-app-'));
    const older = await open();
    const other = await makeApp(older, folderOfOther);
    await rm(folderOfOther, { recursive: true });
    const [name = ''] = Object.keys(MIGRATIONS.events).slice(-1);
    await older.events.write((trx) => trx('migrations').where({ name }).delete());
    const ready = await other.inject('/health/ready');
    expect([ready.statusCode, ready.result]).to.deep.equal([
      503,
      { status: 'failed', system: 'ok', events: 'failed', features: 'ok', blobs: 'failed' },
    ]);
    await other.stop();
  });

  it('reports the server as not ready on databases that cannot be written', async () => {
    const { url, features, kind } = await open();
    if (kind === 'postgres') {
      const name = new URL(url).pathname.slice(1);
      await features.knex.raw(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
    }
    const readOnly = await openDatabases({ url, log: silentLog });
    // SQLite goes on to read a file that has lost its folder.
    if (kind === 'sqlite') await rm(url.slice('sqlite:'.length), { recursive: true });
    const other = await makeApp(readOnly, folder);
    const ready = await other.inject('/health/ready');
    expect([ready.statusCode, ready.result]).to.deep.equal([
      503,
      { status: 'failed', system: 'failed', events: 'failed', features: 'failed', blobs: 'ok' },
    ]);
    await other.stop();
    await readOnly.close();
  });

  it('reports the server as not ready once it is about to stop, but answers', async () => {
    const stopping = new AbortController();
    const other = await makeApp(databases, folder, {}, stopping.signal);
    expect((await other.inject('/health/ready')).statusCode).to.equal(200);
    stopping.abort();
    const ready = await other.inject('/health/ready');
    expect([ready.statusCode, ready.result]).to.deep.equal([503, { status: 'stopping' }]);
    expect((await other.inject('/cal/events/v1/events')).statusCode).to.equal(200);
    await other.stop();
  });

  it('exports metrics of jobs, their rows and time, and of connections at /metrics', async () => {
    const jobs = createJobQueue(databases.system, { clock: () => 0 });
    const { id } = await jobs.submit({ kind: 'test', payload: {} });
    const { id: waiting } = await jobs.submit({ kind: 'unknown', payload: {} });
    const settings = { jobConcurrency: 1, jobLeaseSeconds: 30, shutdownTimeoutSeconds: 10 };
    const handler = { ...handlerOf(() => Promise.resolve({ rows: 7 })), countRows: () => ({ inserted: 7 }) };
    const runner = createJobRunner({
      system: databases.system,
      handlers: [handler],
      log: silentLog,
      settings,
    });
    runner.start();
    await untilFinished(jobs, id);
    await runner.stop();
    const { payload } = await app.inject('/metrics');
    for (const line of [
      'fairground_jobs{kind="unknown",status="queued"} 1',
      'fairground_job_rows_total{kind="test",what="inserted"} 7',
      'fairground_job_duration_seconds_bucket{le="3600",kind="test",status="completed"} 1',
      'fairground_job_duration_seconds_bucket{le="+Inf",kind="test",status="completed"} 1',
      'fairground_job_duration_seconds_count{kind="test",status="completed"} 1',
    ]) {
      expect(payload).to.contain(`${line}\n`);
    }
    expect(payload).not.to.contain('fairground_jobs{kind="test"');
    expect(payload).to.match(
      /^fairground_oldest_job_age_seconds\{kind="unknown",status="queued"\} \d{10}(\.\d+)?$/m,
    );
    expect(payload).to.match(
      /^fairground_database_connections\{database="system",pool="\w+",state="limit"\} [1-9]/m,
    );
    expect(payload).to.match(
      /^fairground_database_connections\{database="system",pool="\w+",state="waiting"\} 0$/m,
    );
    expect(payload).to.contain('fairground_request_readers{state="limit"} 2\n');
    expect(payload).to.contain('# TYPE fairground_job_duration_seconds histogram');
    // Gauges show the present state, however often they are read.
    await jobs.cancel(waiting);
    const { payload: later } = await app.inject('/metrics');
    expect(later).to.contain('fairground_job_rows_total{kind="test",what="inserted"} 7\n');
    expect(later).not.to.match(/^fairground_(jobs|oldest_job_age_seconds)\{/m);
  });

  it('shares one rate limit with other servers on its databases', async () => {
    const limit = 100;
    const env = { FAIRGROUND_RATE_LIMIT: String(limit), FAIRGROUND_TRUSTED_PROXIES: '1' };
    const apps = [await makeApp(databases, folder, env), await makeApp(databases, folder, env)] as const;
    const ask = async (asked: Server, address: string): Promise<number> =>
      (await asked.inject({ url: '/x', headers: { 'x-forwarded-for': address } })).statusCode;
    /** How many requests the second still answers to somebody who has used up the limit of the first. */
    const goOn = async (address: string): Promise<number> => {
      for (let count = 0; count < limit; count += 1) await ask(apps[0], address);
      let answered = 0;
      for (; (await ask(apps[1], address)) !== 429; answered += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return answered;
    };
    try {
      for (const other of apps) await other.initialize();
      // Once a new minute may begin meanwhile.
      const answered = Math.min(await goOn('192.0.2.1'), await goOn('192.0.2.2'));
      expect(answered).to.be.below(limit);
    } finally {
      for (const other of apps) await other.stop();
    }
  });

  it('serves both documents, as JSON and YAML, with its public address', async () => {
    for (const name of ['events', 'features']) {
      const json = await app.inject(`/openapi/${name}.json`);
      const yaml = await app.inject(`/openapi/${name}.yaml`);
      const page = await app.inject(`/reference/${name}`);
      expect(page.payload).to.contain(`data-document="/base/openapi/${name}.json"`);
      const document = JSON.parse(json.payload) as { openapi: string; servers: unknown };
      expect(document.openapi).to.match(/^3\.1\./);
      expect(document.servers).to.deep.equal([{ url: 'https://fair.example/base' }]);
      expect(parse(yaml.payload)).to.deep.equal(document);
      expect(yaml.headers['content-type']).to.contain('yaml');
    }
  });

  it('serves guides and reference without broken links and anchors', async () => {
    const queue = ['/guide', '/reference'];
    for (const path of queue) {
      const { statusCode, headers, payload } = await app.inject(path);
      expect(statusCode, path).to.be.oneOf([200, 302]);
      const isPage = String(headers['content-type']).startsWith('text/html');
      const links = isPage && /^\/(guide|reference)\//.test(path) ? hrefsOf(payload) : [];
      for (const link of [...links, ...[headers['location'] ?? []].flat().map(String)]) {
        const [address = '', anchor] = link.split('#');
        const target = address === '' ? path : address.replace(/^\/base(?=\/)/, '');
        expect(target === address, `${link} on ${path} lies below the public URL`).to.equal(false);
        if (!queue.includes(target)) queue.push(target);
        if (anchor === undefined) continue;
        const page = target === path ? payload : (await app.inject(target)).payload;
        expect(page, `${link} on ${path}`).to.contain(` id="${anchor}"`);
      }
    }
    const pages = ['guide/events', 'guide/features', 'reference/events', 'reference/features'];
    expect(queue).to.include.members([...pages.map((page) => `/${page}`), '/openapi/features.yaml']);
  });

  it('requires a token at a feature service, and reports errors with status 200', async () => {
    const { statusCode, payload } = await app.inject('/sharing/rest/community/self?f=json');
    expect(statusCode).to.equal(200);
    expect(JSON.parse(payload)).to.have.nested.property('error.code', 499);
  });

  it('reports errors of the catalogue with their own status', async () => {
    const { statusCode, payload } = await app.inject('/cal/events/v1/nothing');
    expect(statusCode).to.equal(404);
    expect(JSON.parse(payload)).to.deep.include({ code: 'rest_no_route' });
  });

  it('answers as itself where no public address is configured', async () => {
    const other = await makeApp(databases, folder, { FAIRGROUND_PORT: '0' });
    await other.start();
    const { payload } = await other.inject('/openapi/events.json');
    expect(JSON.parse(payload))
      .to.have.property('servers')
      .that.deep.equals([{ url: other.info.uri }]);
    await other.stop();
  });

  it('removes its temporary files when it stops', async () => {
    const place = process.env['TMPDIR'];
    const own = await mkdtemp(join(folder, 'tmp-'));
    process.env['TMPDIR'] = own;
    try {
      const other = await makeApp(databases, folder);
      expect(await readdir(own)).to.have.length(1);
      await other.stop();
      expect(await readdir(own)).to.deep.equal([]);
    } finally {
      if (place === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = place;
    }
  });
});

function hrefsOf(page: string): string[] {
  return [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
}
