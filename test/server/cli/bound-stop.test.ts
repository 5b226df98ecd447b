// @needs slow: servers that end late.
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
  let settings: Readonly<Record<string, string>>;

  beforeEach(async () => {
    databases = await openTestDatabases('sqlite');
    blobs = await makeTestPlace('sqlite');
    settings = {
      FAIRGROUND_DATABASE_URL: databases.url,
      FAIRGROUND_BLOBS: blobs.url.replace('sqlite:', 'file:'),
      FAIRGROUND_SHUTDOWN_TIMEOUT: '1',
      FAIRGROUND_SHUTDOWN_LIMIT: '1',
    };
    command = startFairground(['serve', '--port', '0', '--no-worker'], settings);
  });

  afterEach(async () => {
    command.process.kill('SIGKILL');
    await command.exit();
    await databases.drop();
    await blobs.drop();
  });

  /** Makes a layer; resolves to its URL and to the form that its administrator sends. */
  async function makeLayer(): Promise<{ layer: string; form: { f: string; token: string } }> {
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
    return { layer: `${url}/rest/services/Slow/FeatureServer/0`, form };
  }

  const features = JSON.stringify([{ geometry: { rings: [zigzag(2000, 1)] } }]);

  /**
   * Has a trigger of an operator call a function of SpatiaLite that goes on for hours. Nothing that clients ask for takes
   * so long.
   */
  async function makeSlow(choose: (layerTable: string) => { table: string; shape: string }): Promise<void> {
    await databases.features.write(async (trx) => {
      const { name } = await trx('layers').first<{ name: string }>('table_name as name');
      const { table, shape } = choose(name);
      await trx.raw(
        `CREATE TRIGGER slow AFTER INSERT ON "${table}" BEGIN SELECT ST_MakeValid(${shape}); END`,
      );
    });
  }

  /** Adds a feature; resolves when the statement runs. */
  async function occupy(): Promise<void> {
    const { layer, form } = await makeLayer();
    await makeSlow((table) => ({ table, shape: 'NEW.shape' }));
    const waiting = client.post(`${layer}/addFeatures`, { ...form, features });
    const outcome = waiting.then(
      (reply) => JSON.stringify(reply),
      () => undefined,
    );
    const answered = await Promise.race([outcome, new Promise((resolve) => setTimeout(resolve, 2_000))]);
    expect(answered, 'the statement is quick').to.equal(undefined);
  }

  it('kills a server after FAIRGROUND_SHUTDOWN_LIMIT, and logs it', async () => {
    await occupy();
    command.process.kill('SIGTERM');
    expect(await command.exit()).to.equal('SIGKILL');
    expect(command.err()).to.include('statements in the databases do not end, so the process is killed');
  });

  it('exits at once at a second signal', async () => {
    await occupy();
    command.process.kill('SIGTERM');
    await command.says(/"the server stops"/);
    command.process.kill('SIGTERM');
    expect(await command.exit()).to.equal('SIGTERM');
  });

  it('kills a separate worker, too, and leaves its job to the next one', async () => {
    const { layer, form } = await makeLayer();
    await client.post(`${layer}/addFeatures`, { ...form, features });
    await makeSlow((table) => ({ table: 'append_done', shape: `(SELECT shape FROM "${table}" LIMIT 1)` }));
    const edits = JSON.stringify({ features: [{ geometry: { rings: [zigzag(3, 1)] } }] });
    const { statusUrl } = await client.post(`${layer}/append`, { ...form, edits });
    const statusOf = async (): Promise<unknown> => (await client.post(String(statusUrl), form))['status'];
    const worker = startFairground(['work'], settings);
    try {
      await worker.says(/"append planned"/);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      expect(await statusOf(), 'the statement is quick').to.equal('InProgress');
      worker.process.kill('SIGTERM');
      expect(await worker.exit()).to.equal('SIGKILL');
      expect(await statusOf()).to.equal('Pending');
    } finally {
      worker.process.kill('SIGKILL');
      await worker.exit();
    }
  });
});
