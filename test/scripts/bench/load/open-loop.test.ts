import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { startOpenLoop } from '../../../../scripts/bench/load/open-loop.js';
import { dueAfterMs, sampleOf, valuesBetween } from '../../../../scripts/bench/load/open-loop-schedule.js';

describe('the schedule of an open loop', () => {
  it('keeps the schedule even, however long replies take', () => {
    const stream = [{ perSecond: 100 }];
    expect([0, 1, 2, 500].map((request) => dueAfterMs(stream, 0, request))).to.deep.equal([0, 10, 20, 5000]);
  });

  it('keeps streams apart from each other', () => {
    const streams = [{ perSecond: 100 }, { perSecond: 5 }];
    expect(dueAfterMs(streams, 1, 0)).to.equal(100);
    expect(dueAfterMs(streams, 1, 3)).to.equal(700);
  });

  it('counts from when a request was due, not from when it was sent', () => {
    expect(sampleOf({ due: 100, sent: 130, answered: 135 }, 1_000_000)).to.deep.equal({
      dueAt: 1_000_100,
      latencyMs: 35,
      lateMs: 30,
    });
  });

  it('counts requests by when they were due', () => {
    const samples = [10, 20, 30, 40].map((dueAt) => ({ dueAt, latencyMs: 50 - dueAt, lateMs: dueAt / 10 }));
    expect(valuesBetween(samples, 20, 30, 'latencyMs')).to.deep.equal([20, 30]);
    expect(valuesBetween(samples, 20, 30, 'lateMs')).to.deep.equal([2, 3]);
  });
});

describe('an open loop', function () {
  // Each starts a process.
  this.timeout(60_000);
  let server: Server;
  let onRequest: (path: string, response: ServerResponse) => void;

  const planOf = (...paths: string[]) => {
    const { port } = server.address() as AddressInfo;
    const streams = paths.map((path) => ({ perSecond: 200, requests: [{ method: 'GET', path }] }));
    return { url: `http://127.0.0.1:${port}`, streams };
  };

  beforeEach(async () => {
    server = createServer((request, response) => onRequest(request.url ?? '', response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('sends on while nothing is answered, and counts the whole wait', async () => {
    const held: ServerResponse[] = [];
    let releasedAt = 0;
    const released = new Promise<void>((resolve) => {
      onRequest = (_path, response) => {
        held.push(response);
        if (held.length < 20) return;
        releasedAt ||= Date.now();
        for (const one of held.splice(0)) one.end('late');
        resolve();
      };
    });
    const loop = await startOpenLoop(planOf('/'), new AbortController().signal);
    await released;
    onRequest = (_path, response) => response.end('soon');
    for (const one of held) one.end('late');
    const { samples, connections } = await loop.stop();
    const waited = (samples[0] ?? []).slice(0, 20);
    expect(waited).to.have.length(20);
    expect(connections).to.be.at.least(20);
    // Clocks of two processes may differ by some milliseconds.
    for (const { dueAt, latencyMs } of waited) expect(latencyMs).to.be.at.least(releasedAt - dueAt - 20);
  });

  it('returns the samples of each stream', async () => {
    const asked = new Set<string>();
    const both = new Promise<void>((resolve) => {
      onRequest = (path, response) => {
        response.end('answer');
        if (asked.add(path).size === 2) resolve();
      };
    });
    const loop = await startOpenLoop(planOf('/one', '/two'), new AbortController().signal);
    await both;
    const { samples } = await loop.stop();
    expect(samples.map((stream) => stream.length > 0)).to.deep.equal([true, true]);
  });

  it('fails with the answer of the server', async () => {
    onRequest = (_path, response) => response.writeHead(503).end('busy');
    const loop = await startOpenLoop(planOf('/'), new AbortController().signal);
    await loop.stop().then(
      () => expect.fail('it did not fail'),
      (error: unknown) => expect(String(error)).to.include('503'),
    );
  });
});
