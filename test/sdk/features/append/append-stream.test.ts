import { expect } from 'chai';
import { getEventListeners } from 'node:events';
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

    it('sends a short stream in one piece', async () => {
      const told: object[] = [];
      await append(streamOf(PART - 1), { format: 'csv', onUpload: (progress) => told.push(progress) });
      expect(places()).to.deep.equal(['/uploads/info', '/uploads/upload', '/3/append']);
      expect(told).to.deep.equal([{ sentBytes: PART - 1, totalBytes: PART - 1 }]);
    });

    it('sends a longer stream in parts as it arrives, and reports progress', async () => {
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

    it('accepts a web stream without async iteration, and one of another frame', async () => {
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

    it('stops a stream at the server’s limit', async () => {
      const error = await rejectionOf(append(streamOf(PART * 4 + 1), { format: 'csv' }));
      expect(error).to.include({ code: 'upload_too_large' });
      expect(places()).not.to.include('/uploads/i7/commit');
    });

    for (const [what, begun] of [
      ['at its begin', 0],
      ['in the middle', PART * 2],
    ] as const) {
      it(`gives up a silent stream when the caller aborts: ${what}`, async () => {
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

    it('requires the format of a stream', async () => {
      expect(await rejectionOf(append(streamOf(1), {}))).to.include({ code: 'unknown_format' });
    });
  });
});
