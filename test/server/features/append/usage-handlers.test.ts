import { expect } from 'chai';
import { reserveUsage, completeUsage } from '../../../../server/geocoding/usage-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { errorOf, type FeatureServer, startFeatureServer } from '../../../support/servers/feature-server.js';

const PATH = '/rest/geocode/usage';

forEachDatabase('usage of geocoding', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let ada: string;
  let bo: string;
  let admin: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    ada = await server.signUp('ada', 'author');
    bo = await server.signUp('bo', 'contributor');
    admin = await server.signUp('admin', 'administrator');
    const users = await databases.system.knex('users').select<{ id: number; name: string }[]>('id', 'name');
    const idOf = (name: string): number | undefined => users.find((user) => user.name === name)?.id;
    // Three runs of rows of one job, one of another, one of somebody else, and one of the server's own.
    for (const [index, [name, jobId, firstRow]] of (
      [
        ['ada', 'job-1', 1],
        ['ada', 'job-1', 501],
        ['ada', 'job-2', 1],
        ['bo', 'job-3', 1],
        ['nobody', 'job-4', 1],
      ] as const
    ).entries()) {
      await databases.system.write(async (trx) => {
        await reserveUsage(trx, {
          jobId,
          firstRow,
          userId: idOf(name),
          provider: 'embedded',
          requested: 100,
          missing: 90,
          costOf: (addresses: number) => addresses * 4000,
          at: 1000 * (index + 1),
        });
        await completeUsage(trx, { jobId, firstRow }, 80);
      });
    }
  });
  after(() => server.close());

  it('shows users their own, the latest job first, with sums', async () => {
    expect(await server.get(PATH, {}, ada)).to.deep.equal({
      total: 2,
      start: 1,
      num: 2,
      nextStart: -1,
      requested: 300,
      matched: 240,
      cached: 30,
      cost: 1.08,
      records: [
        {
          username: 'ada',
          jobId: 'job-2',
          provider: 'embedded',
          date: 3000,
          requested: 100,
          matched: 80,
          cached: 10,
          cost: 0.36,
        },
        {
          username: 'ada',
          jobId: 'job-1',
          provider: 'embedded',
          date: 1000,
          requested: 200,
          matched: 160,
          cached: 20,
          cost: 0.72,
        },
      ],
    });
  });

  it('gives pages', async () => {
    const first = await server.get(PATH, { num: '1' }, ada);
    expect(first).to.deep.include({ total: 2, start: 1, num: 1, nextStart: 2, requested: 300 });
    const second = await server.get(PATH, { num: '1', start: '2' }, ada);
    expect(second).to.deep.include({ total: 2, start: 2, num: 1, nextStart: -1 });
    expect(second['records']).to.have.nested.property('[0].jobId', 'job-1');
  });

  it('shows one job', async () => {
    const reply = await server.post(PATH, { jobId: 'job-1', token: ada });
    expect(reply).to.deep.include({ total: 1, requested: 200, cost: 0.72 });
    expect(await server.get(PATH, { jobId: 'job-3' }, ada)).to.deep.include({
      total: 0,
      records: [],
      cost: 0,
    });
  });

  it('shows administrators the usage of any user, and of all users', async () => {
    expect(await server.get(PATH, { username: 'BO' }, admin)).to.deep.include({ total: 1, requested: 100 });
    const all = await server.get(PATH, { username: '*' }, admin);
    expect(all).to.deep.include({ total: 4, requested: 500 });
    const names = (all['records'] as { username: string | null }[]).map(({ username }) => username);
    expect(names).to.deep.equal([null, 'bo', 'ada', 'ada']);
    const error = errorOf(await server.get(PATH, { username: 'zoe' }, admin));
    expect(error).to.deep.include({ code: 400, details: ['username: must be the name of an existing user'] });
  });

  it('shows other users only their own usage', async () => {
    expect(await server.get(PATH, { username: 'bo' }, bo)).to.deep.include({ total: 1 });
    for (const username of ['ada', '*', 'zoe']) {
      expect(errorOf(await server.get(PATH, { username }, bo)).code).to.equal(403);
    }
    expect(errorOf(await server.get(PATH)).code).to.equal(499);
  });
});
