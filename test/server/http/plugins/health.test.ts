import { expect } from 'chai';
import { health } from '../../../../server/http/plugins/health.js';
import { eventually, makeGate, silentLog } from '../../../support/jobs.js';
import { type FixtureServer, startFixture } from '../support/fixture-server.js';

describe('/health/ready', () => {
  let fixture: FixtureServer;
  afterEach(() => fixture.stop());

  it('looks once for all who ask at the same time, and anew for who comes later', async () => {
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
