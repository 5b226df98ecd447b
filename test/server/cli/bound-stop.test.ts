import { expect } from 'chai';
import { addUser } from '../../support/databases/users.js';
import { makeTestPlace, openTestDatabases, type TestDatabases } from '../../support/databases/databases.js';
import { type Fairground, startFairground } from '../../support/servers/fairground.js';
import { createRawClient } from '../../support/clients/raw-client.js';

const LISTENS = /^Fairground listens on (\S+)\n/;
const client = createRawClient();

/** A ring of sides across a square, nearly all of which cross each other. */
function zigzag(corners: number, seed: number): [x: number, y: number][] {
  let state = seed;
  const next = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const ring = Array.from({ length: corners }, (_, index): [number, number] => [
    (index % 2) * 60 + next() * 20,
    next() * 60,
  ]);
  return [...ring, ring[0] ?? [0, 0]];
}

describe('a process whose SQLite statement does not end', function () {
  // Each test starts processes, from sources that are compiled as they load.
  this.timeout(300_000);

  let databases: TestDatabases;
  let blobs: { readonly url: string; drop(): Promise<void> };
  let command: Fairground;

  beforeEach(async () => {
    databases = await openTestDatabases('sqlite');
    blobs = await makeTestPlace('sqlite');
    command = startFairground(['serve', '--port', '0', '--no-worker'], {
      FAIRGROUND_DATABASE_URL: databases.url,
      FAIRGROUND_BLOBS: blobs.url.replace('sqlite:', 'file:'),
      FAIRGROUND_SHUTDOWN_TIMEOUT: '1',
      FAIRGROUND_SHUTDOWN_LIMIT: '1',
    });
  });

  afterEach(async () => {
    command.process.kill('SIGKILL');
    await command.exit();
    await databases.drop();
    await blobs.drop();
  });

  /**
   * Has a trigger of an operator call a function of SpatiaLite that goes on for hours; resolves when it runs. Nothing
   * that clients ask for takes so long.
   */
  async function occupy(): Promise<void> {
    const [, url = ''] = await command.says(LISTENS);
    const { name, password } = await addUser(databases.system, { name: 'ada', role: 'administrator' });
    const signIn = { f: 'json', username: name, password, client: 'referer', referer: url };
    const { token } = await client.post(`${url}/sharing/rest/generateToken`, signIn);
    const form = { f: 'json', token: String(token) };
    await client.post(`${url}/sharing/rest/content/users/ada/createService`, {
      ...form,
      createParameters: JSON.stringify({ name: 'Slow', capabilities: 'Query,Create' }),
    });
    const spatialReference = { wkid: 4326 };
    const layers = [{ name: 'L', geometryType: 'esriGeometryPolygon', spatialReference }];
    await client.post(`${url}/rest/admin/services/Slow/FeatureServer/addToDefinition`, {
      ...form,
      addToDefinition: JSON.stringify({ layers }),
    });
    await databases.features.write(async (trx) => {
      const { table } = await trx('layers').first<{ table: string }>('table_name as table');
      await trx.raw(
        `CREATE TRIGGER slow AFTER INSERT ON "${table}" BEGIN SELECT ST_MakeValid(NEW.shape); END`,
      );
    });
    const layer = `${url}/rest/services/Slow/FeatureServer/0`;
    const add = { ...form, features: JSON.stringify([{ geometry: { rings: [zigzag(2000, 1)] } }]) };
    const waiting = client.post(`${layer}/addFeatures`, add);
    const outcome = waiting.then(
      (reply) => JSON.stringify(reply),
      () => undefined,
    );
    const answered = await Promise.race([outcome, new Promise((resolve) => setTimeout(resolve, 2_000))]);
    expect(answered, 'the statement is quick').to.equal(undefined);
  }

  it('is killed after FAIRGROUND_SHUTDOWN_LIMIT, and its log says so', async () => {
    await occupy();
    command.process.kill('SIGTERM');
    expect(await command.exit()).to.equal('SIGKILL');
    expect(command.err()).to.include('what runs in the databases does not end, so the process is killed');
  });

  it('ends at once at a second signal', async () => {
    await occupy();
    command.process.kill('SIGTERM');
    await command.says(/"the server stops"/);
    command.process.kill('SIGTERM');
    expect(await command.exit()).to.equal('SIGTERM');
  });
});
