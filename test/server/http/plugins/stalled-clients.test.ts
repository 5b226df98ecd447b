import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { server as makeServer, type Server } from '@hapi/hapi';
import { expect } from 'chai';
import { stalledClients } from '../../../../server/http/plugins/stalled-clients.js';
import { silentLog } from '../../../support/servers/jobs.js';

const LOOK_MS = 10;
const LOOKS = 10;
const LARGE = 64 * 2 ** 20;

/** Long enough to be given up three times over, in the server's own turns. */
const A_WHILE = 3 * LOOKS;

const post = (length: number): string =>
  `POST /body HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${String(length)}\r\n\r\n`;
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

describe('a server that stops', () => {
  let server: Server;
  let finishWork: () => void;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    server = makeServer({ host: '127.0.0.1', port: 0 });
    await server.register({
      plugin: stalledClients,
      options: { looks: LOOKS, lookMs: LOOK_MS, log: silentLog },
    });
    const work = new Promise<void>((resolve) => (finishWork = resolve));
    server.route([
      {
        method: 'post',
        path: '/body',
        handler: ({ payload }) => String((payload as Buffer).length),
        options: { payload: { parse: false, output: 'data' } },
      },
      { method: 'get', path: '/work', handler: () => work.then(() => 'worked') },
      { method: 'get', path: '/large', handler: () => Readable.from(largeReply(), { objectMode: false }) },
    ]);
    await server.start();
  });
  afterEach(async () => {
    finishWork();
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.stop({ timeout: 0 });
  });

  async function open(text: string): Promise<Socket> {
    const socket = connect({ port: Number(server.info.port), host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    // The server has seen it.
    for (let turn = 0; turn < 5; turn += 1) await setTimeout(LOOK_MS);
    return socket;
  }

  /** So long that a test that waited for it would fail. */
  const stop = (): Promise<void> => server.stop({ timeout: 600_000 });

  async function readAll(socket: Socket): Promise<string> {
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  }

  for (const [what, head] of [
    ['a body that goes on', post(A_WHILE)],
    [
      'one whose sender has asked before',
      post(A_WHILE).replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'),
    ],
  ] as const) {
    it(`waits, while stopping, for ${what}`, async () => {
      const socket = await open(head);
      const answer = readAll(socket);
      const stopped = stop();
      for (let count = 0; count < A_WHILE; count += 1) {
        socket.write('x');
        await setTimeout(LOOK_MS);
      }
      expect(await answer).to.match(new RegExp(`HTTP/1\\.1 200 [^]*\r\n${String(A_WHILE)}$`));
      socket.end();
      await stopped;
    });
  }

  it('waits, while stopping, for requests in progress', async () => {
    const socket = await open(get('/work'));
    const answer = readAll(socket);
    const stopped = stop();
    for (let count = 0; count < A_WHILE; count += 1) await setTimeout(LOOK_MS);
    finishWork();
    expect(await answer).to.match(/^HTTP\/1\.1 200 [^]*worked$/);
    socket.end();
    await stopped;
  });

  it('waits, while stopping, for a client that reads a large reply slowly', async () => {
    const socket = await open(get('/large'));
    const stopped = stop();
    let bytes = 0;
    for await (const chunk of socket) {
      bytes += (chunk as Buffer).length;
      // Some hundred pauses in all.
      if (bytes % (LARGE / 128) < 65_536) await setTimeout(LOOK_MS);
    }
    expect(bytes).to.be.above(LARGE);
    socket.end();
    await stopped;
  });

  for (const [what, text] of [
    ['a body that stands still', post(9) + 'x'],
    ['who takes nothing of a large reply', get('/large')],
    ['who says nothing', ''],
    ['a request whose headers stop', 'GET / HTTP/1.1\r\nHost: '],
  ] as const) {
    it(`drops, while stopping, ${what}`, async () => {
      await open(text);
      await stop();
    });
  }

  it('drops, while stopping, a client that sends endless headers', async () => {
    const socket = await open('GET / HTTP/1.1\r\nHost: a\r\n');
    const stopped = stop();
    while (!socket.destroyed) {
      socket.write('X: 1\r\n');
      await setTimeout(LOOK_MS);
    }
    await stopped;
  });
});

function* largeReply(): Generator<Buffer> {
  for (let sent = 0; sent < LARGE; sent += 2 ** 16) yield Buffer.alloc(2 ** 16, 'x');
}
