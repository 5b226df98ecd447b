import { expect } from 'chai';
import { operations } from '../../server/generated/features/operations.js';
import type { Operation, OperationTable } from '../../server/http/operation.js';
import { forEachDatabase } from '../support/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  type Parameters,
  startFeatureServer,
  uploadIdOf,
} from '../support/feature-server.js';

const TABLE: OperationTable = operations;

/** Reads of the document that a form may ask as well: operations with the same name and `Post` after it. */
const TWINS = Object.values(TABLE).filter(({ operationId }) => `${operationId}Post` in TABLE);

/** What reads need beside their path. */
const PARAMETERS: Readonly<Record<string, Parameters>> = {
  isServiceNameAvailable: { name: 'Somewhere' },
  queryLayer: { where: '1=1', outFields: '*' },
};

forEachDatabase('reads of feature services', (open) => {
  let server: FeatureServer;
  let token: string;
  let ids: Readonly<Record<string, string>>;

  before(async () => {
    server = await startFeatureServer(await open());
    token = await server.signUp('ada', 'author');
    const serviceName = await server.makeService(token);
    const root = `/rest/services/${serviceName}/FeatureServer`;
    const edits = JSON.stringify({ features: [{ attributes: { code: 'BGO' }, geometry: { x: 1, y: 2 } }] });
    const { jobId, statusUrl } = await server.post(`${root}/0/append`, { edits }, token);
    await server.ended(String(statusUrl), token);
    const itemId = uploadIdOf(await server.upload(serviceName, 'cities.csv', 'code\n', token));
    ids = { serviceName, layerId: '0', jobId: String(jobId), itemId };
  });
  after(() => server.close());

  function addressOf({ path }: Operation): string {
    return path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
  }

  it('come in pairs', () => {
    expect(TWINS.map(({ operationId }) => operationId)).to.include.members([
      'getService',
      'queryLayer',
      'getJob',
    ]);
    for (const { method, path } of TWINS) expect(method, path).to.equal('get');
  });

  for (const operation of TWINS) {
    it(`answer POST as GET: ${operation.operationId}`, async () => {
      const address = addressOf(operation);
      const parameters = PARAMETERS[operation.operationId] ?? {};
      const got: Json = await server.get(address, parameters, token);
      expect(got).not.to.have.property('error');
      expect(await server.post(address, parameters, token)).to.deep.equal(got);
    });

    if (operation.security === 'required') {
      it(`need a token: ${operation.operationId}`, async () => {
        expect(errorOf(await server.get(addressOf(operation))).code).to.equal(499);
      });
    }
  }
});
