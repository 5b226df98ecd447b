import { expect } from 'chai';
import { operations } from '../../server/generated/features/operations.js';
import type { Operation, OperationTable } from '../../server/http/operation/operation.js';
import { forEachDatabase } from '../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  type Parameters,
  startFeatureServer,
  uploadIdOf,
} from '../support/servers/feature-server.js';

const TABLE: OperationTable = operations;

/** Reads of the document that a form may ask as well: operations with the same name and `Post` after it. */
const TWINS = Object.values(TABLE).filter(({ operationId }) => `${operationId}Post` in TABLE);

/** Parameters that reads need beside their path. */
const PARAMETERS: Readonly<Record<string, Parameters>> = {
  isServiceNameAvailable: { name: 'Somewhere' },
  queryLayer: { where: '1=1', outFields: '*' },
  validateSql: { sql: "code = 'BGO'" },
};

/** True for operations on attachments, which are not supported. */
const isRefused = (operationId: string): boolean => operationId.includes('Attachment');

/** Operations that return a file as it is, and not as JSON. */
const FILES = ['getItemData', 'downloadUpload', 'getJobReport'];

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
    const added = await server.post(
      '/sharing/rest/content/users/ada/addItem',
      { text: 'code\n', type: 'CSV', filename: 'a.csv' },
      token,
    );
    const folders = await server.post(
      '/sharing/rest/content/users/ada/createFolder',
      { title: 'Plans' },
      token,
    );
    const change = { updateDefinition: { description: 'Towns' }, async: true };
    const changed = await server.post(
      `/rest/admin/services/${serviceName}/FeatureServer/updateDefinition`,
      change,
      token,
    );
    ids = {
      changeId: String(changed['statusURL']).split('/').at(-1) ?? '',
      serviceName,
      folderId: String((folders['folder'] as Json)['id']),
      username: 'ada',
      layerId: '0',
      objectId: '1',
      attachmentId: '1',
      jobId: String(jobId),
      itemId,
      storedItemId: String(added['id']),
    };
  });
  after(() => server.close());

  function addressOf({ path }: Operation): string {
    // Uploads and stored items have ids of their own kinds.
    const own = path.includes('/content/') ? path.replace('{itemId}', '{storedItemId}') : path;
    if (own.includes('/admin/')) return fill(own.replace('{jobId}', '{changeId}'));
    return fill(own);
  }

  function fill(path: string): string {
    return path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
  }

  it('pairs GET and POST of reads', () => {
    expect(TWINS.map(({ operationId }) => operationId)).to.include.members([
      'getService',
      'queryLayer',
      'getJob',
    ]);
    for (const { method, path } of TWINS) expect(method, path).to.equal('get');
  });

  for (const operation of TWINS) {
    it(`answers POST as GET: ${operation.operationId}`, async () => {
      const address = addressOf(operation);
      const parameters = PARAMETERS[operation.operationId] ?? {};
      if (FILES.includes(operation.operationId)) {
        const url = `${address}?token=${token}`;
        const got = await server.server.inject({ method: 'GET', url });
        const posted = await server.server.inject({ method: 'POST', url });
        expect([posted.headers['content-type'], posted.payload]).to.deep.equal([
          got.headers['content-type'],
          got.payload,
        ]);
        return;
      }
      const got: Json = await server.get(address, parameters, token);
      if (isRefused(operation.operationId)) expect(errorOf(got).code).to.equal(400);
      else expect(got).not.to.have.property('error');
      expect(await server.post(address, parameters, token)).to.deep.equal(got);
    });

    if (operation.security === 'required') {
      it(`requires a token: ${operation.operationId}`, async () => {
        expect(errorOf(await server.get(addressOf(operation))).code).to.equal(499);
      });
    }
  }
});
