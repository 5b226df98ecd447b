import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { expect } from 'chai';
import { HttpPool } from '../../../../scripts/bench/load/http-pool.js';

const REPLY = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi';
const ASK = Buffer.from('GET / HTTP/1.1\r\nhost: x\r\n\r\n');

describe('HttpPool', () => {
  let server: Server;
  let pool: HttpPool;
  /** Handler of the requests of a connection; the first connection is number 0. */
  let onRequest: (socket: Socket, connection: number) => void;

  beforeEach(async () => {
    let connections = 0;
    server = createServer((socket) => {
      const connection = connections;
      connections += 1;
      socket.on('error', () => undefined).on('data', () => onRequest(socket, connection));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    pool = new HttpPool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });

  afterEach(() => {
    pool.close();
    server.close();
  });

  it('keeps a connection for the next request', async () => {
    onRequest = (socket) => socket.write(REPLY);
    for (let count = 0; count < 3; count += 1) await pool.send(ASK);
    expect(pool.opened).to.equal(1);
  });

  it('opens another where the first one waits for its reply', async () => {
    const waiting: Socket[] = [];
    onRequest = (socket) => {
      waiting.push(socket);
      if (waiting.length === 2) for (const one of waiting) one.write(REPLY);
    };
    await Promise.all([pool.send(ASK), pool.send(ASK)]);
    expect(pool.opened).to.equal(2);
  });

  it('queues requests beyond the limit, and sends them all', async () => {
    const waiting: Socket[] = [];
    let most = 0;
    onRequest = (socket) => {
      waiting.push(socket);
      most = Math.max(most, waiting.length);
      if (most === 256) for (const one of waiting.splice(0)) one.write(REPLY);
    };
    await Promise.all(Array.from({ length: 300 }, () => pool.send(ASK)));
    expect(most).to.equal(256);
    expect(pool.opened).to.equal(256);
  });

  it('repeats a request over a new connection when an idle one is closed without an answer', async () => {
    let isFirst = true;
    onRequest = (socket, connection) => {
      if (connection === 0 && !isFirst) socket.destroy();
      else socket.write(REPLY);
      isFirst = false;
    };
    await pool.send(ASK);
    await pool.send(ASK);
    expect(pool.opened).to.equal(2);
  });

  it('fails when a new connection is closed, and when an answer breaks off', async () => {
    onRequest = (socket) => socket.destroy();
    await expectFailure(pool.send(ASK), 'broke');
    onRequest = (socket) => socket.end(REPLY.slice(0, -1));
    await expectFailure(pool.send(ASK), 'broke');
  });

  it('fails for an answer that is not good', async () => {
    onRequest = (socket) => socket.write('HTTP/1.1 500 Oh\r\ncontent-length: 0\r\n\r\n');
    await expectFailure(pool.send(ASK), '500');
  });
});

async function expectFailure(sending: Promise<void>, text: string): Promise<void> {
  const message = await sending.then(
    () => 'it did not fail',
    (error: unknown) => String(error),
  );
  expect(message).to.include(text);
}
