import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import { createRawClient } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

type Form = Readonly<Record<string, string>>;

const MANY = 200_000;
const ids = Array.from({ length: MANY }, (_, index) => index + 1).join();
const items = (limit: number, count: number): string =>
  `must contain less than or equal to ${String(limit)} items, not ${String(count)}`;
const square = (x: number): number[][] => [
  [x, 0],
  [x, 0.5],
  [x + 0.5, 0.5],
  [x, 0],
];
const polygon = (rings: unknown): string => JSON.stringify({ rings, spatialReference: { wkid: 4326 } });
const ofClause = (reason: string): string => `'where' clause is invalid: ${reason}`;
const eightMegabytes = 'x'.repeat(8e6);
const statistics = JSON.stringify([{ statisticType: 'count', onStatisticField: 'n' }]);

/** Requests that cost too much, with the parameter that is refused and the start of the reason. */
const REFUSED: readonly [operation: string, form: Form, field: string, reason: string][] = [
  ['query', { objectIds: ids }, 'objectIds', items(10_000, MANY)],
  ['query', { objectIds: `[${ids}]` }, 'objectIds', items(10_000, MANY)],
  ['query', { objectIds: ids, returnCountOnly: 'true' }, 'objectIds', items(10_000, MANY)],
  ['query', { objectIds: ids, returnIdsOnly: 'true' }, 'objectIds', items(10_000, MANY)],
  ['query', { objectIds: ids, returnExtentOnly: 'true' }, 'objectIds', items(10_000, MANY)],
  ['query', { objectIds: 'x,'.repeat(10_000) }, 'objectIds', 'has more than 100 items that cannot be read'],
  ['query', { outFields: 'n,'.repeat(MANY) }, 'outFields', items(2000, MANY)],
  ['query', { orderByFields: 'n,'.repeat(3000) }, 'orderByFields', items(100, 3000)],
  ['query', { outStatistics: `[${'{},'.repeat(MANY)}{}]` }, 'outStatistics', items(100, MANY + 1)],
  [
    'query',
    { outStatistics: statistics, groupByFieldsForStatistics: 'n,'.repeat(MANY) },
    'groupByFieldsForStatistics',
    items(100, MANY),
  ],
  ['query', { geometry: '1,'.repeat(MANY) }, 'geometry', 'must have at most 1000 characters, not 400000'],
  [
    'query',
    { geometry: polygon([Array.from({ length: 50_001 }, (_, index) => [index % 9, index % 7])]) },
    'geometry',
    'must have at most 50000 vertices, not 50001',
  ],
  [
    'query',
    { geometry: polygon(Array.from({ length: 5001 }, (_, index) => square(index / 50))) },
    'geometry',
    'must have at most 5000 rings or paths, not 5001',
  ],
  [
    'query',
    { geometry: JSON.stringify({ points: Array.from({ length: 50_001 }, () => [1, 1]) }) },
    'geometry',
    'must have at most 50000 vertices, not 50001',
  ],
  [
    'query',
    { geometry: `{"x":1,"y":1,"spatialReference":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}` },
    'geometry',
    'is nested too deep',
  ],
  ['query', { where: '('.repeat(400_000) }, 'where', ofClause('it has more than 50000 tokens')],
  [
    'query',
    { where: Array.from({ length: 1001 }, () => "TRIM(n)='a'").join(' OR ') },
    'where',
    ofClause('it calls more than 1000 functions'),
  ],
  [
    'query',
    { geometry: JSON.stringify({ paths: [Array.from({ length: 50_000 }, (_, index) => [index % 2, 0])] }) },
    'geometry',
    'must have at most 1000000 pairs of sides with intersecting boxes',
  ],
  ['query', { uniqueIds: eightMegabytes }, 'uniqueIds', 'is not supported'],
  ['query', { time: eightMegabytes }, 'time', "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…' is not supported"],
  ['query', { outFields: eightMegabytes }, 'outFields', "'Places' has no field"],
  ['query', { orderByFields: eightMegabytes }, 'orderByFields', "'xxxx"],
  ['query', { outSR: eightMegabytes }, 'outSR', ''],
  [
    'append',
    { fieldMappings: `[${'{"name":"n"},'.repeat(MANY / 10)}{}]` },
    'fieldMappings',
    items(2000, MANY / 10 + 1),
  ],
  ['append', { appendFields: 'n,'.repeat(MANY) }, 'appendFields', items(2000, MANY)],
  ['append', { layerMappings: `[${'{},'.repeat(MANY)}{}]` }, 'layerMappings', items(1000, MANY + 1)],
  [
    'append',
    { layerMappings: `[{"id":0,"fieldMappings":[${'{"name":"n"},'.repeat(MANY / 10)}{}]}]` },
    'layerMappings[0].fieldMappings',
    items(2000, MANY / 10 + 1),
  ],
  ['../append', { layers: ids }, 'layers', items(1000, MANY)],
  ['../append', { appendFields: 'n,'.repeat(MANY) }, 'appendFields', items(2000, MANY)],
  ['deleteFeatures', { objectIds: ids }, 'objectIds', items(10_000, MANY)],
  ['deleteFeatures', { uniqueIds: eightMegabytes }, 'uniqueIds', 'is not supported'],
  [
    'deleteFeatures',
    { geometry: polygon(Array.from({ length: 5001 }, (_, index) => square(index / 50))) },
    'geometry',
    'must have at most 5000 rings or paths, not 5001',
  ],
  [
    'deleteFeatures',
    { where: `n LIKE '${'%a'.repeat(101)}'` },
    'where',
    ofClause("the pattern has 101 '%', more than 100"),
  ],
  ['applyEdits', { deletes: ids }, 'deletes', items(10_000, MANY)],
  ['applyEdits', { adds: `[${'{},'.repeat(MANY)}{}]` }, 'adds', items(10_000, MANY + 1)],
  ['updateFeatures', { features: `[${'{},'.repeat(MANY)}{}]` }, 'features', items(10_000, MANY + 1)],
  ['../applyEdits', { edits: `[${'{},'.repeat(MANY)}{}]` }, 'edits', items(100, MANY + 1)],
  ['../applyEdits', { edits: `[{"id":0,"deletes":[${ids}]}]` }, 'edits[0].deletes', items(10_000, MANY)],
  [
    'calculate',
    {
      where: '1=1',
      calcExpression: JSON.stringify(
        ['n', 'm'].map((field) => ({
          field,
          sqlExpression:
            `COALESCE(${Array.from({ length: 10 }, () => `COALESCE(${'TRIM(n),'.repeat(9)}'x')`).join()})`.replaceAll(
              'TRIM(n)',
              'COALESCE(TRIM(n),TRIM(n),TRIM(n),TRIM(n),TRIM(n))',
            ),
        })),
      ),
    },
    'calcExpression[1].sqlExpression',
    'it calls more than 1000 functions',
  ],
];

for (const kind of DATABASE_KINDS) {
  describe(`costly requests (${kind})`, function () {
    this.timeout(120_000);
    const client = createRawClient();
    let server: TestServer;
    let layer: string;
    let token: string;

    before(async () => {
      server = await startTestServer(kind, { FAIRGROUND_LOG_LEVEL: 'info', FAIRGROUND_RATE_LIMIT: 'off' });
      const { name, password } = await server.addUser('ada', 'administrator');
      const signIn = { f: 'json', username: name, password, client: 'referer', referer: server.url };
      token = String((await client.post(`${server.url}/sharing/rest/generateToken`, signIn))['token']);
      const made = await client.post(`${server.url}/sharing/rest/content/users/ada/createService`, {
        f: 'json',
        token,
        outputType: 'featureService',
        createParameters: JSON.stringify({ name: 'costly', capabilities: 'Query,Create,Update,Delete' }),
      });
      const service = String(made['serviceurl']);
      const fields = ['n', 'm'].map((field) => ({ name: field, type: 'esriFieldTypeString', length: 40 }));
      const definition = { layers: [{ name: 'Places', geometryType: 'esriGeometryPoint', fields }] };
      await client.post(`${service.replace('/rest/services/', '/rest/admin/services/')}/addToDefinition`, {
        f: 'json',
        token,
        addToDefinition: JSON.stringify(definition),
      });
      layer = `${service}/0`;
    });
    after(() => server.stop());

    for (const [operation, form, field, reason] of REFUSED) {
      const sent = Object.keys(form).join(', ');
      it(`refuses ${operation} with ${sent} as ${field}: ${reason}`, async () => {
        const from = server.lines.length;
        const { error } = (await client.post(`${layer}/${operation}`, { f: 'json', token, ...form })) as {
          error?: { code: number; details: string[] };
        };
        expect(error?.code).to.equal(400);
        const told = error?.details.find((detail) => detail.startsWith(`${field}: `));
        expect(told?.slice(0, field.length + 2 + reason.length)).to.equal(`${field}: ${reason}`);
        const written = server.lines.slice(from).join('\n');
        expect(Buffer.byteLength(written), 'what is logged of it').to.be.at.most(2048);
      });
    }

    it('refuses costly requests to the catalogue of events, with 2 kB at most in the log', async () => {
      const from = server.lines.length;
      const url = `${server.url}/wp-json/tribe/events/v1/events`;
      const form = { title: 'x', start_date: '2030-01-01', end_date: '2030-01-02' };
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...form, categories: Array.from({ length: MANY }, () => 'x') }),
      });
      expect(reply.status).to.be.within(400, 499);
      await reply.text();
      expect(Buffer.byteLength(server.lines.slice(from).join('\n'))).to.be.at.most(2048);
    });

    it('accepts requests of the size that real clients send', async () => {
      const ring = Array.from({ length: 20_000 }, (_, index) => {
        const angle = (index / 20_000) * 2 * Math.PI;
        return [Math.cos(angle), Math.sin(angle)];
      });
      const asked: readonly Form[] = [
        { objectIds: ids.split(',', 10_000).join() },
        {
          objectIds: ids.split(',', 10_000).join(),
          where: `n IN (${Array.from({ length: 9000 }, (_, index) => `'${String(index)}'`).join()})`,
        },
        { where: `n IN (${Array.from({ length: 9000 }, (_, index) => `'${String(index)}'`).join()})` },
        { geometry: polygon([ring]), geometryType: 'esriGeometryPolygon' },
      ];
      const counts = await Promise.all(
        asked.map((form) =>
          client.post(`${layer}/query`, { f: 'json', token, returnCountOnly: 'true', ...form }),
        ),
      );
      expect(counts).to.deep.equal(asked.map(() => ({ count: 0 })));
    });
  });
}
