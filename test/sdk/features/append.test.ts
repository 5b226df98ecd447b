import { expect } from 'chai';
import { type AppendOptions, Fairground, token } from '../../../sdk/src/index.js';
import { answerJson, type HttpServer, startHttpServer } from '../../support/http-server.js';
import { rejectionOf } from '../../support/rejection.js';

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

  async function append(source: string | Blob, options: AppendOptions): Promise<URLSearchParams> {
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

  it('writes its options by the names of the interface', async () => {
    const fields = await append('{}', {
      format: 'geojson',
      upsertOn: 'code',
      skipInserts: true,
      skipUpdates: false,
      updateGeometry: false,
      fieldMappings: { code: 'harbour' },
      fields: ['code', 'depth'],
      sourceFilter: 'depth > 10',
      rollbackOnFailure: true,
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
      fieldMappings: '[{"name":"code","source":"harbour"}]',
      appendFields: 'code,depth',
      appendSourceFilter: 'depth > 10',
      rollbackOnFailure: 'true',
    });
  });

  it('asks for the limit before it sends something large', async () => {
    await append(new Blob([new Uint8Array(2_000_000)], { type: 'text/csv' }), {});
    expect(server.requests.map(({ url }) => url.slice(LAYER.length))).to.deep.equal([
      '/uploads/info',
      '/uploads/upload',
      '/3/append',
    ]);
  });

  it('sends what is too large for one piece in parts, some at a time, and commits them in order', async () => {
    await server.stop();
    server = await startHttpServer(({ url }, response) => {
      const limits = { maxUploadFileSize: 1, maxUploadPartSize: 0.5, maxCommittedFileSize: 3 };
      if (url.endsWith('/info')) answerJson(response, 200, limits);
      else answerJson(response, 200, { success: true, item: { itemID: 'i7' }, jobId: 'j1' });
    });
    const fields = await append(new Blob(['x'.repeat(1_600_000)], { type: 'text/csv' }), {
      fileName: 'a.csv',
    });
    expect(fields.get('appendUploadId')).to.equal('i7');
    const sent = server.requests.map(({ url }) => url.slice(LAYER.length));
    const part = '/uploads/i7/uploadPart';
    expect(sent).to.deep.equal([
      '/uploads/info',
      '/uploads/register',
      part,
      part,
      part,
      part,
      '/uploads/i7/commit',
      '/3/append',
    ]);
    const sizes = server.requests
      .slice(2, 6)
      .map(({ body }) => [/name="partId"\r\n\r\n(\d+)/.exec(body)?.[1], /x{9,}/.exec(body)?.[0].length]);
    expect(sizes.sort()).to.deep.equal([
      ['1', 500_000],
      ['2', 500_000],
      ['3', 500_000],
      ['4', 100_000],
    ]);
    expect(new URLSearchParams(server.requests[6]?.body).get('parts')).to.equal('1,2,3,4');
    const larger = new Blob(['x'.repeat(3_000_001)], { type: 'text/csv' });
    expect(await rejectionOf(append(larger, {}))).to.include({ code: 'upload_too_large' });
  });

  it('holds its time limit for everything it does together', async () => {
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
});
