import { expect } from 'chai';
import { openLayer, signIn, token } from '../../../../sdk/src/index.js';
import { answerJson, type HttpServer, startHttpServer } from '../../../support/servers/http-server.js';
import { rejectionOf } from '../../../support/rejection.js';

const JOB = '8e7c1b4a-0a3f-4d24-9a2f-1f6a2a3f9a10';
const SERVICE = '/abc/arcgis/rest/services/Transport/Road_Works/FeatureServer';

// Answers as servers of feature services that are not Fairground give them.
const REPLIES: Readonly<Record<string, unknown>> = {
  '/2': {
    currentVersion: 11.3,
    id: 2,
    name: 'Road works',
    type: 'Feature Layer',
    geometryType: 'esriGeometryPoint',
    objectIdField: 'OBJECTID',
    advancedQueryCapabilities: { supportsPagination: true },
    supportsAppend: true,
    supportedAppendFormats: 'shapefile,geojson,csv,featureCollection',
    fields: [{ name: 'OBJECTID', type: 'esriFieldTypeOID', alias: 'OBJECTID', nullable: false }],
  },
  '/uploads/info': { maxUploadFileSize: 1 },
  '/uploads/upload': { success: true, item: { itemID: 'i9', itemName: 'works.csv', committed: true } },
  '/uploads/register': { success: true, item: { itemID: 'i9', itemName: 'works.csv', committed: false } },
  '/uploads/i9/uploadPart': { success: true, partId: '1' },
  '/uploads/i9/commit': { success: true, item: { itemID: 'i9', committed: true } },
  '/2/append': {
    status: 'processing',
    statusMessage: `Job Status for jobId: ${JOB}`,
    itemId: '0a7c41b5a63b46d3b4bff2e9c8d0c4e1',
  },
  '/2/addFeatures': { addResults: [{ objectId: 617, globalId: null, success: true }] },
};

describe('a layer of another server', () => {
  let server: HttpServer;
  let statuses: object[];
  let takesUploads: boolean;

  beforeEach(async () => {
    takesUploads = true;
    statuses = [{ status: 'InProgress' }, { layerName: 'Road works', recordCount: 2, status: 'Completed' }];
    server = await startHttpServer(({ url, body }, response) => {
      const place = url.slice(SERVICE.length);
      const form = new URLSearchParams(body);
      if (url.endsWith('/generateToken'))
        answerJson(response, 200, { token: 't5', expires: Date.now() + 9e6 });
      else if (place === `/2/append/jobs/${JOB}`) answerJson(response, 200, statuses.shift());
      else if (place === '/2/query') answerJson(response, 200, queryReply(form));
      else if (url.startsWith(SERVICE) && place in REPLIES && (takesUploads || !place.startsWith('/uploads')))
        answerJson(response, 200, REPLIES[place]);
      else
        answerJson(response, 200, { error: { code: 400, message: 'Invalid URL', details: ['Invalid URL'] } });
    });
  });
  afterEach(() => server.stop());

  function queryReply(form: URLSearchParams): unknown {
    if (form.get('returnCountOnly') === 'true') return { count: 3 };
    const offset = Number(form.get('resultOffset'));
    if (form.get('f') === 'geojson') {
      const feature = (id: number) => ({ type: 'Feature', id, geometry: null, properties: { OBJECTID: id } });
      return offset === 0
        ? { type: 'FeatureCollection', exceededTransferLimit: true, features: [feature(1), feature(2)] }
        : { type: 'FeatureCollection', features: [feature(3)] };
    }
    const row = (id: number) => ({ attributes: { OBJECTID: id }, geometry: { x: 1, y: 2 } });
    return {
      objectIdFieldName: 'OBJECTID',
      ...(offset === 0
        ? { exceededTransferLimit: true, features: [row(1), row(2)] }
        : { features: [row(3)] }),
    };
  }

  const open = (credentials = token('secret')) => openLayer(`${server.url}${SERVICE}/2/`, { credentials });

  it('describes, counts and walks a layer page after page, in a folder too', async () => {
    const layer = open();
    expect(layer).to.include({ serviceName: 'Transport/Road_Works', id: 2 });
    expect(await layer.describe()).to.include({ name: 'Road works', supportsAppend: true });
    expect(await layer.count()).to.equal(3);
    const ids: unknown[] = [];
    for await (const { attributes } of layer.query()) ids.push(attributes['OBJECTID']);
    for await (const { id } of layer.queryGeoJson()) ids.push(id);
    expect(ids).to.deep.equal([1, 2, 3, 1, 2, 3]);
  });

  it('sends the token in the body of each request, and no headers that other servers do not know', async () => {
    await open().count();
    const [request] = server.requests;
    expect(new URLSearchParams(request?.body).get('token')).to.equal('secret');
    expect(request?.headers).not.to.have.any.keys('authorization', 'idempotency-key');
    expect(request?.url).not.to.contain('secret');
  });

  it('requests the first page without an offset, which layers without pages refuse', async () => {
    await open().query();
    const [first] = server.requests.map(({ body }) => new URLSearchParams(body));
    expect(first?.has('resultOffset')).to.equal(false);
    await open().query({ resultOffset: 2 });
    expect(new URLSearchParams(server.requests[1]?.body).get('resultOffset')).to.equal('2');
  });

  it('refuses a dry run on another server, which would append', async () => {
    const error = await rejectionOf(open().append('id\n1\n', { format: 'csv', dryRun: true }));
    expect(error).to.include({ name: 'FairgroundError', code: 'not_supported' });
    expect(server.requests.map(({ url }) => url)).to.deep.equal([`${SERVICE}/uploads/info`]);
  });

  it('appends to another server: reads the job’s id from its message, and its status from the common address', async () => {
    const layer = open();
    const job = await layer.append('id,x,y\n1,2,3\n', { format: 'csv', upsertOn: 'GlobalID' });
    expect(job.id).to.equal(JOB);
    const seen: string[] = [];
    const last = await job.wait({ onProgress: ({ status }) => seen.push(status) });
    expect(seen).to.deep.equal(['InProgress', 'Completed']);
    expect(last).to.deep.include({ recordCount: 2, errorCount: 0, errors: [], jobId: JOB });
  });

  it('appends although the job’s id is only in the address of its status, or has another name', async () => {
    const statusUrl = `https://x.example${SERVICE}/2/append/jobs/j-8?f=json`;
    for (const [answer, id] of [
      [{ itemId: 'source-1', statusUrl }, 'j-8'],
      [{ itemId: 'j-9' }, 'j-9'],
    ] as const) {
      const fetch = (): Promise<Response> => Promise.resolve(Response.json(answer));
      const job = await openLayer(`https://x.example${SERVICE}/2`, { fetch }).append({ itemId: 'source-1' });
      expect(job.id).to.equal(id);
    }
  });

  it('appends once to a server without idempotency keys', async () => {
    const keys: (string | null)[] = [];
    const fetch = (...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Response> => {
      keys.push(new Request(input, init).headers.get('idempotency-key'));
      return Promise.resolve(new Response('busy', { status: 503 }));
    };
    const layer = openLayer(`https://x.example${SERVICE}/2`, { fetch });
    expect(await rejectionOf(layer.append({ itemId: 'source-1' }))).to.include({ status: 503 });
    expect(keys).to.deep.equal([null]);
  });

  describe('that takes no uploads', () => {
    beforeEach(() => {
      takesUploads = false;
    });

    it('sends features in the request itself', async () => {
      const features = [{ attributes: { code: 'A' }, geometry: { x: 1, y: 2 } }];
      expect((await open().append(features, { upsertOn: 'code' })).id).to.equal(JOB);
      const { url, body } = server.requests.at(-1)!;
      expect(url).to.equal(`${SERVICE}/2/append`);
      const fields = Object.fromEntries(new URLSearchParams(body));
      expect(fields).to.include({ appendUploadFormat: 'featureCollection', upsertMatchingField: 'code' });
      expect(fields).not.to.have.property('appendUploadId');
      expect(JSON.parse(fields['edits'] ?? '')).to.deep.equal({ features });
      // Large enough for its limits to be asked for first.
      const large = new Blob([`{"features":[${' '.repeat(1_500_000)}]}`], { type: 'application/geo+json' });
      expect((await open().append(large)).id).to.equal(JOB);
    });

    it('refuses other files and files too large, and names what the server takes', async () => {
      const large = new Blob([' '.repeat(10_000_001)], { type: 'application/geo+json' });
      for (const source of [new Blob(['id\n1\n'], { type: 'text/csv' }), large]) {
        const error = await rejectionOf(open().append(source));
        expect(error).to.include({ name: 'FairgroundError', code: 'not_supported' });
        expect((error as Error).message).to.contain('features');
        expect((error as Error).cause).to.include({ name: 'ApiError', status: 404 });
      }
      const dryRun = await rejectionOf(open().append('id\n1\n', { format: 'csv', dryRun: true }));
      expect(dryRun).to.include({ code: 'not_supported' });
      expect(server.requests.some(({ url }) => url.endsWith('/append'))).to.equal(false);
    });
  });

  it('sends large files in parts although the server states no limit', async () => {
    const file = new Blob(['x'.repeat(2_300_000)], { type: 'text/csv' });
    await open().append(file);
    const parts = server.requests.filter(({ url }) => url.endsWith('/uploadPart'));
    expect(parts).to.have.length(3);
  });

  it('reads the job states of other servers', async () => {
    for (const [word, state] of [
      ['esriJobSucceeded', 'Completed'],
      ['CompletedWithErrors', 'Completed'],
      ['esriJobFailed', 'Failed'],
      ['esriJobCancelled', 'Failed'],
      ['esriJobSubmitted', 'Pending'],
      ['esriJobExecuting', 'InProgress'],
      ['processing', 'processing'],
    ]) {
      statuses = [{ status: word }];
      expect((await open().job(JOB).status()).status, word).to.equal(state);
    }
  });

  it('edits a layer, and throws its refusals as errors', async () => {
    const layer = open();
    const [added] = await layer.addFeatures([{ attributes: { code: 'A' }, geometry: { x: 1, y: 2 } }]);
    expect(added).to.include({ objectId: 617, success: true });
    const error = await rejectionOf(layer.job('x').report().text());
    expect(error).to.include({ name: 'ApiError', status: 404, message: 'Invalid URL' });
  });

  it('refuses an unexpected reply as count, ids or extent', async () => {
    for (const [answer, code] of [
      [{}, 'unexpected_reply'],
      [{ error: 'invalid_token', error_description: 'The token is over' }, 'invalid_token'],
    ] as const) {
      const other = await startHttpServer((_request, response) => answerJson(response, 200, answer));
      try {
        const layer = openLayer(`${other.url}${SERVICE}/2`);
        const most = { statisticType: 'max' as const, onStatisticField: 'a', outStatisticFieldName: 'b' };
        for (const ask of [
          () => layer.count(),
          () => layer.objectIds(),
          () => layer.extent(),
          () => layer.statistics([most]),
          async () => await layer.query(),
        ])
          expect(await rejectionOf(Promise.resolve<unknown>(ask()))).to.include({ code });
      } finally {
        await other.stop();
      }
    }
  });

  it('signs in at the token service of the server', async () => {
    const tokenUrl = `${server.url}/portal/sharing/rest/generateToken`;
    await open(signIn({ username: 'ada', password: 'p', tokenUrl })).count();
    expect(server.requests[0]).to.include({ url: '/portal/sharing/rest/generateToken' });
    expect(new URLSearchParams(server.requests[0]?.body).get('client')).to.equal('requestip');
    expect(new URLSearchParams(server.requests[1]?.body).get('token')).to.equal('t5');
  });

  it('refuses an address that is not a layer’s', async () => {
    for (const address of [
      'nonsense',
      'https://example.org',
      'https://example.org/rest/services/A/FeatureServer',
    ])
      expect(await rejectionOf(Promise.resolve().then(() => openLayer(address)))).to.include({
        code: 'invalid_address',
      });
  });

  it('omits the query of an address from errors', async () => {
    const opened = Promise.resolve().then(() => openLayer('example.org/FeatureServer/0?token=s3cr3t'));
    const { message } = (await rejectionOf(opened)) as Error;
    expect(message)
      .to.match(/^example\.org\/FeatureServer\/0 is not the address/)
      .and.not.contain('s3cr3t');
  });
});
