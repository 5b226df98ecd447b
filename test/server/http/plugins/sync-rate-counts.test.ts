import type { Server } from '@hapi/hapi';
import { expect } from 'chai';
import { createRequestCounts } from '../../../../server/auth/request-counts.js';
import { createServer } from '../../../../server/http/create-server.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { eventually, silentLog } from '../../../support/servers/jobs.js';

const LIMIT = 2000;
/** The beginning of a minute, which does not go on. */
const START = 480_000;

forEachDatabase('the rate limit of several servers', (open) => {
  const servers: Server[] = [];
  let system: Database;
  let now = START;

  async function start(): Promise<(address: string) => Promise<number>> {
    const server = await createServer({
      settings: {
        ...{ host: '127.0.0.1', port: 0, trustedProxies: 1, corsOrigins: [] },
        ...{ rateLimit: LIMIT, requestTimeoutSeconds: 10, shutdownTimeoutSeconds: 10 },
      },
      log: silentLog,
      clock: () => now,
      access: {
        authenticateBasic: () => Promise.reject(new Error()),
        authenticateToken: () => Promise.reject(new Error()),
      },
      profiles: [],
      publicUrl: () => 'https://fair.example',
      counts: createRequestCounts(system),
    });
    servers.push(server);
    await server.initialize();
    return async (address) =>
      (await server.inject({ url: '/x', headers: { 'x-forwarded-for': address } })).statusCode;
  }

  const stored = async (): Promise<Record<string, unknown>[]> =>
    (await system.knex('request_counts').orderBy('address').select()) as Record<string, unknown>[];

  before(async () => ({ system } = await open()));
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });

  it('shares one rate limit between servers, without SQL for addresses below it', async () => {
    const [one, other] = [await start(), await start()];
    for (let count = 0; count < LIMIT; count += 1) expect(await one('1.1.1.1')).to.equal(404);
    expect(await one('2.2.2.2')).to.equal(404);
    await eventually(async () => ((await stored()).length > 0 ? true : undefined));
    expect(await one('1.1.1.1')).to.equal(429);
    // The other learns it with a twentieth of the limit.
    let asked = 0;
    await eventually(async () => {
      asked += 1;
      return (await other('1.1.1.1')) === 429 ? true : undefined;
    });
    expect(asked).to.be.within(LIMIT / 20, LIMIT - 1);
    expect(await other('2.2.2.2')).to.equal(404);
    expect((await stored()).map(({ address }) => address)).to.deep.equal(['1.1.1.1']);
  });

  it('starts new counts with the next minute, and deletes old ones', async () => {
    now = START + 6 * 60_000;
    const [one, other] = [await start(), await start()];
    expect([await one('1.1.1.1'), await other('1.1.1.1')]).to.deep.equal([404, 404]);
    for (let count = 0; count < LIMIT / 20; count += 1) await one('3.3.3.3');
    const rows = await eventually(async () => {
      const all = await stored();
      return all.some(({ address }) => address === '3.3.3.3') ? all : undefined;
    });
    expect(rows.map(({ address }) => address)).to.deep.equal(['3.3.3.3']);
  });
});
