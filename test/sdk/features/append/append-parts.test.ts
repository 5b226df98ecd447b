import { expect } from 'chai';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
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

  it('sends large files in parts, some at a time, and commits them in order', async () => {
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

    it('reports the progress of an upload in bytes, and its total', async () => {
      await answerWith(() => false);
      const told: UploadProgress[] = [];
      await append(LARGE, { onUpload: (progress) => told.push(progress) });
      expect(told).to.have.length(3);
      expect(told.at(-1)).to.deep.equal({ sentBytes: 2_500_000, totalBytes: 2_500_000 });
      expect(told.every(({ totalBytes }) => totalBytes === 2_500_000)).to.equal(true);
    });

    it('allows ten minutes for each part, and for the commit', async () => {
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

    it('registers again when the first registration was lost', async () => {
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

    it('closes a source that it no longer reads', async () => {
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
});
