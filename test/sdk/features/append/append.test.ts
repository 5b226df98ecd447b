import { expect } from 'chai';
import { type AppendOptions, Fairground, type SentSource, token } from '../../../../sdk/src/index.js';
import { answerJson, type HttpServer, startHttpServer } from '../../../support/servers/http-server.js';
import { rejectionOf } from '../../../support/rejection.js';

const LAYER = '/rest/services/Cities/FeatureServer';

describe('layer.append', () => {
  let server: HttpServer;

  beforeEach(async () => {
    server = await startHttpServer(({ url }, response) => {
      if (url.endsWith('/info')) answerJson(response, 200, { maxUploadFileSize: 10 });
      else if (url.endsWith('/upload')) answerJson(response, 200, { success: true, item: { itemID: 'i7' } });
      else answerJson(response, 200, { jobId: 'j1', status: 'processing' });
    });
  });
  afterEach(() => server.stop());

  async function append(source: SentSource, options: AppendOptions): Promise<URLSearchParams> {
    const fairground = new Fairground({ url: server.url, credentials: token('secret') });
    const job = await fairground.services.byName('Cities').layer(3).append(source, options);
    expect(job.id).to.equal('j1');
    return new URLSearchParams(server.requests.at(-1)?.body);
  }

  it('uploads the file with its name and appends it by its id', async () => {
    const fields = await append('a,b\n', { fileName: 'towns.csv' });
    const [upload, submission] = server.requests;
    expect(upload?.url).to.equal(`${LAYER}/uploads/upload`);
    expect(upload?.headers['content-type']).to.match(/^multipart\/form-data; boundary=/);
    expect(upload?.body).to.match(/name="file"; filename="towns.csv"\r\n.*\r\n\r\na,b\n\r\n/);
    expect(submission?.url).to.equal(`${LAYER}/3/append`);
    expect(Object.fromEntries(fields)).to.deep.equal({
      f: 'json',
      appendUploadId: 'i7',
      appendUploadFormat: 'csv',
      appendSourceInfo: '{}',
    });
  });

  it('names an item that is there already, and uploads nothing', async () => {
    const fairground = new Fairground({ url: server.url, credentials: token('secret') });
    const layer = fairground.services.byName('Cities').layer(3);
    await layer.append({ itemId: 'a5' }, { format: 'gpkg', idempotencyKey: 'towns-2031' });
    await fairground.services.byName('Cities').append({ itemId: 'a5' }, { 3: { sourceTable: 'towns' } });
    expect(server.requests.map(({ url }) => url)).to.deep.equal([`${LAYER}/3/append`, `${LAYER}/append`]);
    const [one, several] = server.requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
    expect(one).to.deep.equal({
      f: 'json',
      appendItemId: 'a5',
      appendUploadFormat: 'gpkg',
      appendSourceInfo: '{}',
    });
    expect(server.requests[0]?.headers['idempotency-key']).to.equal('towns-2031');
    expect(several).to.include({ appendItemId: 'a5', layers: '3' });
  });

  it('writes its options by the names of the interface', async () => {
    const fields = await append('{}', {
      format: 'geojson',
      upsertOn: 'code',
      skipInserts: true,
      skipUpdates: false,
      updateGeometry: false,
      keepCreator: true,
      fieldMappings: { code: 'harbour' },
      fields: ['code', 'depth'],
      sourceFilter: 'depth > 10',
      rollbackOnFailure: true,
      sourceTable: 'ports',
      truncateExisting: false,
      dryRun: true,
    });
    expect(Object.fromEntries(fields)).to.deep.equal({
      f: 'json',
      appendUploadId: 'i7',
      appendUploadFormat: 'geojson',
      upsert: 'true',
      upsertMatchingField: 'code',
      skipInserts: 'true',
      skipUpdates: 'false',
      updateGeometry: 'false',
      keepCreator: 'true',
      fieldMappings: '[{"name":"code","source":"harbour"}]',
      appendFields: 'code,depth',
      appendSourceFilter: 'depth > 10',
      rollbackOnFailure: 'true',
      sourceTableName: 'ports',
      truncateExisting: 'false',
      dryRun: 'true',
    });
  });

  it('requests the limit before it sends a large file', async () => {
    await append(new Blob([new Uint8Array(2_000_000)], { type: 'text/csv' }), {});
    expect(server.requests.map(({ url }) => url.slice(LAYER.length))).to.deep.equal([
      '/uploads/info',
      '/uploads/upload',
      '/3/append',
    ]);
  });

  it('repeats an append under the same key when no answer comes', async () => {
    let losses = 1;
    await server.stop();
    server = await startHttpServer(({ url }, response) => {
      if (url.endsWith('/append') && losses-- > 0) response.destroy();
      else answerJson(response, 200, { success: true, item: { itemID: 'i7' }, jobId: 'j1' });
    });
    await append('a,b\n', { format: 'csv' });
    const keys = server.requests.slice(-2).map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).to.match(/^[0-9a-f]{32}$/);
    expect(keys[1]).to.equal(keys[0]);
  });

  it('limits the time of all steps together', async () => {
    await server.stop();
    server = await startHttpServer((_, response) => {
      // Each answer alone is in time; the two together are not.
      setTimeout(
        () => answerJson(response, 200, { success: true, item: { itemID: 'i7' }, jobId: 'j1' }),
        2000,
      );
    });
    const error = await rejectionOf(append('a,b\n', { format: 'csv', timeoutMs: 3900 }));
    expect(error).to.include({ code: 'timeout', timeoutMs: 3900 });
    expect(server.requests).to.have.length(2);
  });

  it('keeps the token out of every address and body', async () => {
    await append('a,b\n', { format: 'csv' });
    for (const { url, body, headers } of server.requests) {
      expect(url + body).not.to.contain('secret');
      expect(headers.authorization).to.equal('Bearer secret');
    }
  });

  it('sends the parameters of each of several layers', async () => {
    const service = new Fairground({ url: server.url }).services.byName('Cities');
    const layers = {
      0: { sourceTable: 'ports', sourceFilter: 'depth > 3' },
      2: { fieldMappings: { a: 'b' } },
    };
    expect((await service.append('{}', layers, { format: 'geojson' })).id).to.equal('j1');
    const submission = server.requests.at(-1);
    expect(submission?.url).to.equal(`${LAYER}/append`);
    const fields = Object.fromEntries(new URLSearchParams(submission?.body));
    expect(fields).to.include({ layers: '0,2', appendSourceFilter: '[{"id":0,"where":"depth > 3"}]' });
    expect(JSON.parse(fields['layerMappings'] ?? '')).to.deep.equal([
      { id: 0, sourceTableName: 'ports' },
      { id: 2, fieldMappings: [{ name: 'a', source: 'b' }] },
    ]);
  });
});
