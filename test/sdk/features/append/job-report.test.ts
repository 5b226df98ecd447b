import { expect } from 'chai';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Fairground, isConnectionError, type RefusedRow } from '../../../../sdk/src/index.js';
import type { JobReport } from '../../../../sdk/src/features/append/job-report.js';
import { type HttpServer, startHttpServer } from '../../../support/servers/http-server.js';
import { rejectionOf } from '../../../support/rejection.js';

const ROWS = ['ø', '漢字', ''].map((value, at) => ({ sourceRow: at + 1, field: 'name', value }));

describe('the report of a job', () => {
  let server: HttpServer;

  async function reportOf(answer: (response: ServerResponse) => void): Promise<JobReport> {
    server = await startHttpServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      answer(response);
    });
    return new Fairground({ url: server.url }).services.byName('Cities').layer(0).job('j1').report();
  }

  afterEach(() => server.stop());

  it('reads every row of a report, however the reply is split, with or without a final line end', async () => {
    const bytes = Buffer.from(ROWS.map((row) => JSON.stringify(row)).join('\n'));
    for (const end of ['', '\n', '\n\n']) {
      const report = await reportOf((response) => {
        void (async () => {
          for (const byte of Buffer.concat([bytes, Buffer.from(end)])) {
            response.write(Buffer.of(byte));
            await new Promise((resolve) => setImmediate(resolve));
          }
          response.end();
        })();
      });
      const rows: RefusedRow[] = [];
      for await (const row of report) rows.push(row);
      expect(rows).to.deep.equal(ROWS);
      await server.stop();
    }
  });

  it('closes a report that is no longer read', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const report = await reportOf((response) => {
      closed = once(response, 'close');
      response.write(`${JSON.stringify(ROWS[0])}\n`);
    });
    for await (const { sourceRow } of report) {
      expect(sourceRow).to.equal(1);
      break;
    }
    await closed;
  });

  it('reports a connection that breaks in the middle of a report, as rows and as text', async () => {
    for (const read of [
      async (report: JobReport) => {
        for await (const { sourceRow } of report) expect(sourceRow).to.equal(1);
      },
      (report: JobReport) => report.text('ndjson'),
    ]) {
      const report = await reportOf((response) => {
        response.write(`${JSON.stringify(ROWS[0])}\n`, () => setImmediate(() => response.destroy()));
      });
      const error = await rejectionOf(read(report));
      expect(isConnectionError(error), String(error)).to.equal(true);
      expect((error as Error).message).to.contain(`No answer from ${server.url}/rest/services/Cities/`);
      await server.stop();
    }
  });

  it('stops a report when the caller aborts in the middle', async () => {
    const report = await reportOf((response) => void response.write(`${JSON.stringify(ROWS[0])}\n`));
    const caller = new AbortController();
    const reason = new Error('enough');
    const walk = (async () => {
      for await (const row of report.rows({ signal: caller.signal })) {
        expect(row).to.include({ sourceRow: 1 });
        caller.abort(reason);
      }
    })();
    expect(await rejectionOf(walk)).to.equal(reason);
  });
});
