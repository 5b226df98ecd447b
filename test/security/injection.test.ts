import { expect } from 'chai';
import { CONTRACTS, type ContractCall, ContractClient } from '../contract/contract-client.js';
import { FeatureFixtures } from '../contract/fuzz/feature-fixtures.js';
import { type FuzzedOperation, fuzzedOperations } from '../contract/fuzz/fuzzed-operations.js';
import { forEachDatabase, type TestDatabases } from '../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../support/servers/feature-server.js';
import { countRows, ofAll } from '../support/databases/table-rows.js';
import { addUser } from '../support/databases/users.js';

/** Stands in every record that those who try must not see. */
const SECRET = 'zzsecretzz';

/** SQL behind each way in which a value could be written into a statement. */
const ATTEMPTS: readonly string[] = [
  `x' OR '1'='1`,
  `' OR 1=1 --`,
  `%' OR 1=1 --`,
  `1) OR (1=1`,
  `1; DROP TABLE users; --`,
  `id DESC, (SELECT 1)`,
  `'||(SELECT name FROM users LIMIT 1)||'`,
  `?`,
];

const READS = (document: 'events' | 'features'): FuzzedOperation[] =>
  fuzzedOperations(document).filter(({ contract }) => contract.method === 'get');

forEachDatabase('SQL in the parameters of every read', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let client: ContractClient;
  let place: Record<string, string | number>;
  let stranger: Record<string, string>;
  let counts: unknown;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    client = new ContractClient(server.server);
    const owner = await server.signUp('owner', 'author');
    stranger = { authorization: `Bearer ${await server.signUp('stranger', 'author')}` };
    const { applicationPassword } = await addUser(databases.system, { name: 'editor', role: 'editor' });
    const basic = Buffer.from(`editor:${applicationPassword}`).toString('base64');
    const editor = { authorization: `Basic ${basic}` };
    const times = { start_date: '2099-05-14', end_date: '2099-05-15' };
    for (const [operationId, json] of [
      ['createEvent', { title: SECRET, ...times, status: 'draft' }],
      ['createVenue', { venue: SECRET, status: 'draft' }],
      ['createOrganizer', { organizer: SECRET, status: 'draft' }],
    ] as const) {
      await client.succeed(operationId, { json, headers: editor });
    }
    const fixtures = new FeatureFixtures(server, 'owner', owner);
    place = await fixtures.placeFor({
      operationId: 'none',
      path: '{username}{serviceName}{layerId}{objectId}{jobId}{folderId}/content/{itemId}',
    });
    const { itemId, serviceName } = place;
    const form = { f: 'json', token: owner, title: SECRET };
    await client.succeed('updateItem', { path: { username: 'owner', itemId: itemId ?? '' }, form });
    await client.succeed('updateServiceDefinition', {
      path: { serviceName: serviceName ?? '' },
      form: { f: 'json', token: owner, updateDefinition: `{"description":"${SECRET}"}` },
    });
    counts = await ofAll(databases, countRows);
  });
  after(() => server.close());

  async function tryAll(
    { contract, properties, path }: FuzzedOperation,
    headers: Record<string, string>,
    base: Record<string, string>,
  ): Promise<number> {
    let tried = 0;
    const check = async (call: ContractCall, told: string): Promise<void> => {
      const reply = await client.call(contract.operationId, { ...call, headers });
      tried += 1;
      const error = reply.body['error'] as { readonly code: number } | undefined;
      expect(error?.code ?? reply.status, `${told}: ${reply.text}`).to.be.below(500);
      expect(reply.text, told).not.to.contain(SECRET);
    };
    for (const attempt of ATTEMPTS) {
      for (const name of Object.keys(properties)) {
        if (name === 'f' || name === 'token') continue;
        const told = `${contract.operationId} ${name}=${attempt}`;
        await check({ path: place, query: { ...base, [name]: attempt } }, told);
      }
      for (const [name, { type }] of Object.entries(path?.properties ?? {})) {
        if (type !== 'string') continue;
        await check(
          { path: { ...place, [name]: attempt }, query: base },
          `${contract.operationId} {${name}}`,
        );
      }
    }
    return tried;
  }

  it('finds nothing more of the catalogue', async function () {
    this.timeout(300_000);
    place = { ...place, id: 999_999, slug: 'nobody', fileName: 'none' };
    let tried = 0;
    for (const operation of READS('events')) tried += await tryAll(operation, {}, {});
    expect(tried).to.be.above(500);
    expect(await ofAll(databases, countRows)).to.deep.equal(counts);
  });

  it('finds nothing more of feature services, items and jobs', async function () {
    this.timeout(300_000);
    let tried = 0;
    for (const operation of READS('features')) tried += await tryAll(operation, stranger, { f: 'json' });
    expect(tried).to.be.above(500);
    expect(await ofAll(databases, countRows)).to.deep.equal(counts);
  });

  it('searches SQL as plain text', async () => {
    const [title = ''] = ATTEMPTS;
    const stored = { title, start_date: '2099-05-14', end_date: '2099-05-15' };
    const { applicationPassword } = await addUser(databases.system, { name: 'editor2', role: 'editor' });
    const basic = Buffer.from(`editor2:${applicationPassword}`).toString('base64');
    await client.succeed('createEvent', { json: stored, headers: { authorization: `Basic ${basic}` } });
    const found = await client.succeed('listEvents', {
      query: { search: `"${title}"`, start_date: '2099-01-01', end_date: '2099-12-31' },
    });
    expect(found).to.have.property('total', 1);
  });

  it('tries SQL with every read of both documents', () => {
    const reads = [...CONTRACTS.values()].filter(({ method }) => method === 'get').length;
    expect([...READS('events'), ...READS('features')]).to.have.length(reads);
  });
});
