// @needs slow: hundreds of hostile queries.
import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { createRawClient } from '../../../support/clients/raw-client.js';
import { countRows, ofAll, readRows } from '../../../support/databases/table-rows.js';
import { type Attempt, ATTEMPTS, ROWS } from '../support/injection-attempts.js';
import { INJECTION_PLACES, INJECTIONS } from '../support/injection-places.js';

const http = createRawClient();

const VIEW = 'Looking_glass';

forEachDatabase('SQL in the parameters of a query', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let service: string;
  let layer: string;
  let owner: string;
  let counts: unknown;
  let rows: unknown;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases, { FAIRGROUND_PORT: '0', FAIRGROUND_HOST: '127.0.0.1' });
    await server.server.start();
    owner = await server.signUp('owner', 'author');
    service = await server.makeService(owner, { access: 'public' });
    const path = `/rest/services/${service}/FeatureServer/0`;
    const { statusUrl } = await server.post(
      `${path}/append`,
      { edits: ROWS.map((attributes) => ({ attributes, geometry: { x: 1, y: 1 } })) },
      owner,
    );
    expect(await server.ended(String(statusUrl), owner)).to.include({ status: 'Completed' });
    layer = `${server.server.info.uri}${path}`;
    expect(service).to.equal('Places_1');
    const createParameters = { name: VIEW, isView: true };
    const made = await server.post(
      '/sharing/rest/content/users/owner/createService',
      { createParameters },
      owner,
    );
    expect(made).to.include({ success: true });
    counts = await ofAll(databases, countRows);
    rows = await ofAll(databases, readRows);
  });
  after(() => server.close());

  for (const attempt of ATTEMPTS) {
    it(`${describeOutcome(attempt)} for ${JSON.stringify(attempt.sent)}`, async () => {
      const sent = Object.entries(attempt.sent).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      const form = { f: 'json', outFields: '*', ...Object.fromEntries(sent) };
      for (const reply of [await http.get(`${layer}/query`, form), await http.post(`${layer}/query`, form)]) {
        check(attempt, reply);
      }
      expect(await ofAll(databases, countRows)).to.deep.equal(counts);
    });
  }

  it('tries SQL in the parameters of a query in at least 150 ways', () => {
    expect(INJECTIONS.length).to.be.at.least(150);
  });

  for (const { title, path, sent, refuses, takes } of INJECTION_PLACES) {
    it(`refuses SQL as ${title}, whatever it is: ${Object.keys(sent('')).join()}`, async () => {
      for (const injection of INJECTIONS.filter((one) => !takes.includes(one))) {
        const address = path(injection)
          .replace('{layer}', '{service}/FeatureServer/0')
          .replace('{service}', encodeURIComponent(service))
          .replace('{view}', VIEW);
        const reply = await server.post(`/rest${address}`, sent(injection), owner);
        expect(reply, injection).to.have.key('error');
        const { code, message, details } = errorOf(reply);
        expect(code, `${injection}: ${message}`).to.be.within(400, 404);
        expect([message, ...details].join(), injection).to.include(refuses);
      }
      expect(await ofAll(databases, countRows)).to.deep.equal(counts);
    });
  }

  it('finds no SQL injection valid in validateSQL', async () => {
    for (const sqlType of ['where', 'expression']) {
      for (const sql of INJECTIONS) {
        const path = `/rest/services/${service}/FeatureServer/0/validateSQL`;
        const { isValidSQL } = await server.post(path, { sql, sqlType }, owner);
        // Values, as which they are read there.
        const isValue = sqlType === 'expression' && ['1', '(code)', "''''", "' OR ''='"].includes(sql);
        expect(isValidSQL, `${sqlType} ${sql}`).to.equal(isValue);
      }
    }
  });

  it('leaves every row unchanged after all SQL injection attempts', async () => {
    expect(await ofAll(databases, readRows)).to.deep.equal(rows);
  });

  it('treats layer names as names, not as SQL', async () => {
    const name = `x"'; DROP TABLE users; --`;
    const added = await server.post(
      `/rest/admin/services/${service}/FeatureServer/addToDefinition`,
      { addToDefinition: { tables: [{ name, fields: [] }] } },
      owner,
    );
    expect(added).to.include({ success: true });
    expect(await server.get(`/rest/services/${service}/FeatureServer/1`)).to.include({ name });
    const all = await server.get(`/rest/services/${service}/FeatureServer/1/query`, { where: '1=1' });
    expect(all).to.have.deep.property('features', []);
    const [users] = await ofAll(databases, countRows);
    expect(users).to.deep.equal((counts as unknown[])[0]);
  });
});

function describeOutcome({ outcome }: Attempt): string {
  if ('refuses' in outcome) return `refuses ${outcome.refuses}`;
  return 'finds' in outcome
    ? `finds ${outcome.finds.join(', ') || 'nothing'}`
    : `shows ${outcome.shows.join(', ')}`;
}

function check({ outcome }: Attempt, reply: Json): void {
  if ('refuses' in outcome) {
    const { code, details } = errorOf(reply);
    expect(code).to.equal(400);
    expect(
      details.some((detail) => detail.startsWith(outcome.refuses)),
      details.join(),
    ).to.equal(true);
    return;
  }
  const attributes = (reply['features'] as { attributes: Json }[]).map((feature) => feature.attributes);
  if ('finds' in outcome) expect(attributes.map(({ code }) => code)).to.deep.equal(outcome.finds);
  else expect(attributes.map((row) => Object.keys(row))).to.deep.equal([outcome.shows]);
}
