import { expect } from 'chai';
import { getEventListeners, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import {
  type AppendOptions,
  Fairground,
  type SentSource,
  token,
  type UploadProgress,
} from '../../../../sdk/src/index.js';
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
    expect(server.requests.slice(8).map(({ url }) => url.slice(LAYER.length))).to.deep.equal([
      '/uploads/info',
    ]);
  });

  it('sends three parts at the same time, and no more', async () => {
    await server.stop();
    const held: ServerResponse[] = [];
    let [open, most] = [0, 0];
    server = await startHttpServer(({ url }, response) => {
      const reply = { success: true, item: { itemID: 'i7' }, jobId: 'j1' };
      if (url.endsWith('/info')) answerJson(response, 200, { maxUploadFileSize: 1, maxUploadPartSize: 0.1 });
      else if (!url.endsWith('/uploadPart')) answerJson(response, 200, reply);
      else {
        open += 1;
        most = Math.max(most, open);
        response.once('finish', () => (open -= 1));
        held.push(response);
        // The third is answered a while after it has come, with those before: a fourth would have come, too.
        if (open === 3)
          setTimeout(() => {
            for (const each of held.splice(0)) answerJson(each, 200, reply);
          }, 200);
      }
    });
    await append(new Blob(['x'.repeat(1_200_000)], { type: 'text/csv' }), { timeoutMs: 30_000 });
    expect(most).to.equal(3);
  });

  describe('from a stream', () => {
    const PART = 500_000;

    beforeEach(async () => {
      await server.stop();
      server = await startHttpServer(({ url }, response) => {
        const limits = { maxUploadFileSize: 1, maxUploadPartSize: PART / 1e6, maxCommittedFileSize: 2 };
        if (url.endsWith('/info')) answerJson(response, 200, limits);
        else answerJson(response, 200, { success: true, item: { itemID: 'i7' }, jobId: 'j1' });
      });
    });

    const streamOf = (bytes: number): Readable => Readable.from([Buffer.alloc(bytes, 'x')]);
    const places = (): string[] => server.requests.map(({ url }) => url.slice(LAYER.length));

    it('sends what is short in one piece', async () => {
      const told: object[] = [];
      await append(streamOf(PART - 1), { format: 'csv', onUpload: (progress) => told.push(progress) });
      expect(places()).to.deep.equal(['/uploads/info', '/uploads/upload', '/3/append']);
      expect(told).to.deep.equal([{ sentBytes: PART - 1, totalBytes: PART - 1 }]);
    });

    it('sends what is longer in parts, as it comes, and tells how far it is', async () => {
      const told: number[] = [];
      const options = {
        fileName: 'a.csv',
        onUpload: ({ sentBytes }: UploadProgress) => told.push(sentBytes),
      };
      await append(streamOf(PART * 2 + 7), options);
      expect(places().filter((place) => place.endsWith('uploadPart'))).to.have.length(3);
      expect(places().slice(-2)).to.deep.equal(['/uploads/i7/commit', '/3/append']);
      expect(told.at(-1)).to.equal(PART * 2 + 7);
    });

    it('takes one of the web as browsers have it that cannot walk it, of another frame, too', async () => {
      const own = new Blob(['x'.repeat(PART * 2 + 7)]).stream();
      const other = new Blob(['x'.repeat(PART * 2 + 7)]).stream();
      const foreign = { getReader: () => other.getReader() } as unknown as ReadableStream<Uint8Array>;
      // As it was before streams had this.
      for (const name of [Symbol.asyncIterator, 'values'] as const)
        Object.defineProperty(own, name, { value: undefined });
      for (const source of [own, foreign]) {
        const before = places().length;
        await append(source, { fileName: 'a.csv' });
        const asked = places().slice(before);
        expect(asked.filter((place) => place.endsWith('uploadPart'))).to.have.length(3);
        expect(asked.slice(-2)).to.deep.equal(['/uploads/i7/commit', '/3/append']);
      }
    });

    it('stops one that is too long where the server’s limit is', async () => {
      const error = await rejectionOf(append(streamOf(PART * 4 + 1), { format: 'csv' }));
      expect(error).to.include({ code: 'upload_too_large' });
      expect(places()).not.to.include('/uploads/i7/commit');
    });

    for (const [what, begun] of [
      ['at its begin', 0],
      ['in the middle', PART * 2],
    ] as const) {
      it(`is given up when the caller gives up while it is silent: ${what}`, async () => {
        const reason = new Error('enough');
        const forever = new Promise<void>(() => undefined);
        let isCancelled = false;
        const ofTheWeb = (caller: AbortController): ReadableStream<Uint8Array> => {
          let given = 0;
          return new ReadableStream<Uint8Array>(
            {
              pull: (controller) => {
                if (given < begun) controller.enqueue(new Uint8Array(PART));
                else caller.abort(reason);
                given += PART;
                return given > begun ? forever : undefined;
              },
              cancel: () => void (isCancelled = true),
            },
            { highWaterMark: 0 },
          );
        };
        async function* generator(caller: AbortController): AsyncGenerator<Uint8Array> {
          for (let given = 0; given < begun; given += PART) yield new Uint8Array(PART);
          caller.abort(reason);
          await forever;
        }
        for (const source of [ofTheWeb, generator]) {
          const caller = new AbortController();
          const error = await rejectionOf(append(source(caller), { format: 'csv', signal: caller.signal }));
          expect(error).to.equal(reason);
          expect(getEventListeners(caller.signal, 'abort')).to.deep.equal([]);
        }
        expect(isCancelled).to.equal(true);
        expect(places()).not.to.include('/uploads/i7/commit');
      });
    }

    it('needs to be told what it is', async () => {
      expect(await rejectionOf(append(streamOf(1), {}))).to.include({ code: 'unknown_format' });
    });
  });

  describe('in parts', () => {
    const LARGE = new Blob(['x'.repeat(2_500_000)], { type: 'text/csv' });

    /** Answers uploads of 1 MB parts; `answer` may answer some requests otherwise. */
    async function answerWith(answer: (url: string, response: ServerResponse) => boolean): Promise<void> {
      await server.stop();
      server = await startHttpServer(({ url }, response) => {
        if (answer(url, response)) return;
        if (url.endsWith('/info')) answerJson(response, 200, { maxUploadFileSize: 1 });
        else
          answerJson(response, 200, { success: true, item: { itemID: 'i7' }, jobId: 'j1', committed: true });
      });
    }

    it('sends a part again that did not arrive', async () => {
      let losses = 2;
      await answerWith((url, response) => {
        if (!url.endsWith('/uploadPart') || losses-- <= 0) return false;
        response.destroy();
        return true;
      });
      await append(LARGE, {});
      expect(server.requests.filter(({ url }) => url.endsWith('/uploadPart'))).to.have.length(5);
    });

    it('tells how far it is, and of how much', async () => {
      await answerWith(() => false);
      const told: UploadProgress[] = [];
      await append(LARGE, { onUpload: (progress) => told.push(progress) });
      expect(told).to.have.length(3);
      expect(told.at(-1)).to.deep.equal({ sentBytes: 2_500_000, totalBytes: 2_500_000 });
      expect(told.every(({ totalBytes }) => totalBytes === 2_500_000)).to.equal(true);
    });

    it('has ten minutes for each part, and for putting them together', async () => {
      await answerWith(() => false);
      const { setTimeout } = globalThis;
      const limits: number[] = [];
      globalThis.setTimeout = ((over: () => void, ms = 0) => {
        limits.push(ms);
        return setTimeout(over, ms);
      }) as typeof globalThis.setTimeout;
      try {
        await append(LARGE, {});
      } finally {
        globalThis.setTimeout = setTimeout;
      }
      const own = limits.filter((ms) => ms === 30_000 || ms === 600_000).sort((a, b) => a - b);
      // Requests that ask, create or start have half a minute.
      expect(own).to.deep.equal([30_000, 30_000, 30_000, 600_000, 600_000, 600_000, 600_000]);
    });

    it('begins again when nobody has heard of it', async () => {
      let losses = 1;
      await answerWith((url, response) => {
        if (!url.endsWith('/register') || losses-- <= 0) return false;
        response.destroy();
        return true;
      });
      await append(LARGE, {});
      expect(server.requests.filter(({ url }) => url.endsWith('/register'))).to.have.length(2);
    });

    it('ends with the first part that is refused', async () => {
      await answerWith((url, response) => {
        if (!url.endsWith('/uploadPart')) return false;
        answerJson(response, 200, { error: { code: 400, message: 'No room.', details: [] } });
        return true;
      });
      expect(await rejectionOf(append(LARGE, {}))).to.include({ status: 400, message: 'No room.' });
      expect(server.requests.some(({ url }) => url.endsWith('/commit'))).to.equal(false);
    });

    it('ends the parts that are on their way when one is refused', async () => {
      const held: ServerResponse[] = [];
      let others: Promise<unknown> = Promise.resolve();
      await answerWith((url, response) => {
        if (!url.endsWith('/uploadPart')) return false;
        held.push(response);
        if (held.length === 3) {
          others = Promise.all(held.slice(1).map((other) => once(other, 'close')));
          answerJson(held[0]!, 200, { error: { code: 400, message: 'No room.', details: [] } });
        }
        return true;
      });
      expect(await rejectionOf(append(LARGE, {}))).to.include({ message: 'No room.' });
      await others;
    });

    it('lets a source end that it takes no more of', async () => {
      await answerWith((url, response) => {
        if (!url.endsWith('/uploadPart')) return false;
        answerJson(response, 200, { error: { code: 400, message: 'No room.', details: [] } });
        return true;
      });
      let end: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      async function* endless(): AsyncGenerator<Uint8Array> {
        try {
          for (;;) yield await Promise.resolve(new Uint8Array(500_000));
        } finally {
          end();
        }
      }
      expect(await rejectionOf(append(endless(), { format: 'csv' }))).to.include({ message: 'No room.' });
      await ended;
    });

    it('does not commit twice when only the answer was lost', async () => {
      await answerWith((url, response) => {
        if (!url.endsWith('/commit')) return false;
        response.destroy();
        return true;
      });
      await append(LARGE, {});
      const last = server.requests.slice(-3).map(({ url }) => url.slice(LAYER.length));
      expect(last).to.deep.equal(['/uploads/i7/commit', '/uploads/i7', '/3/append']);
    });
  });

  it('is repeated under the same key when no answer comes', async () => {
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

  it('sends what each of several layers takes', async () => {
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
