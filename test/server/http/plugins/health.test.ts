import { expect } from 'chai';
import { pino } from 'pino';
import { health } from '../../../../server/http/plugins/health.js';
import { eventually, makeGate, silentLog } from '../../../support/servers/jobs.js';
import { type FixtureServer, startFixture } from '../support/fixture-server.js';

describe('/health/ready', () => {
  let fixture: FixtureServer;
  afterEach(() => fixture.stop());

  let log: string[];

  async function start(checks: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
    fixture = await startFixture({ operations: {}, handlers: {}, settings: { rateLimit: 1 } });
    const { signal: stopping } = new AbortController();
    log = [];
    const logger = pino({}, { write: (line: string) => void log.push(line) });
    await fixture.server.register({ plugin: health, options: { checks, log: logger, stopping } });
  }

  it('reports readiness to frequent callers, forbids caching and logs the reasons only', async () => {
    await start({ blobs: () => Promise.reject(new Error('the disk is gone')) });
    for (const [url, expected] of [
      ['/health/ready', 503],
      ['/health/ready', 503],
      ['/health/live', 200],
    ] as const) {
      const { status, headers, body } = await fixture.request(url);
      expect(status).to.equal(expected);
      expect(headers['cache-control']).to.equal('no-store');
      expect(JSON.stringify(body)).not.to.contain('disk');
    }
    const line: unknown = JSON.parse(log[0] ?? '');
    expect(line).to.include({ msg: 'not ready', check: 'blobs' });
    expect(line).to.have.nested.property('err.message', 'the disk is gone');
  });

  it('does not wait for a check that never answers', async () => {
    await start({ database: () => new Promise(() => undefined), blobs: () => Promise.resolve() });
    const { status, body } = await fixture.request('/health/ready');
    expect([status, body]).to.deep.equal([503, { status: 'failed', database: 'failed', blobs: 'ok' }]);
  });

  it('shares one check among concurrent callers, and checks again for later ones', async () => {
    let looks = 0;
    let isThere = true;
    const gate = makeGate();
    const database = async (): Promise<void> => {
      looks += 1;
      await gate.opened;
      if (!isThere) throw new Error('gone');
    };
    fixture = await startFixture({ operations: {}, handlers: {} });
    const stopping = new AbortController().signal;
    await fixture.server.register({
      plugin: health,
      options: { checks: { database }, log: silentLog, stopping },
    });
    let arrived = 0;
    fixture.server.ext('onPreHandler', (_request, toolkit) => {
      arrived += 1;
      return toolkit.continue;
    });
    const asked = Array.from({ length: 20 }, () => fixture.request('/health/ready'));
    await eventually(() => (arrived === 20 ? true : undefined));
    await new Promise((resolve) => setImmediate(resolve));
    gate.open();
    for (const { status, body } of await Promise.all(asked))
      expect([status, body]).to.deep.equal([200, { status: 'ok', database: 'ok' }]);
    expect(looks).to.equal(1);
    isThere = false;
    const later = await fixture.request('/health/ready');
    expect([later.status, later.body]).to.deep.equal([503, { status: 'failed', database: 'failed' }]);
    expect(looks).to.equal(2);
  });
});
