import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { openTestDatabases, type TestDatabases } from '../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../support/servers/feature-server.js';
import { eventually } from '../support/servers/jobs.js';
import { asking, speak } from './raw-http.js';

/** Each byte comes well before the server would take its sender for silent, and the last one never. */
const PAUSE_MS = 100;

/** Sends ever more and never hangs up, until the server ends the connection; returns what the server has sent. */
async function trickle(port: number, start: string, drop: string): Promise<string> {
  // Node would hang up by itself when the server has said its last; who sends nothing would not see that it is gone.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: drop !== '' });
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  // A server that has ended the connection takes no more.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(start);
  await Promise.race([closed, drip(socket, drop)]);
  await closed;
  return answer;
}

async function drip(socket: Socket, drop: string): Promise<void> {
  while (!socket.destroyed) {
    await setTimeout(PAUSE_MS);
    if (drop !== '') socket.write(drop);
  }
}

describe('slow requests', function () {
  // A server that bore them would be waited for until then.
  this.timeout(300_000);
  let databases: TestDatabases;
  let server: FeatureServer;
  let port: number;
  let token: string;

  before(async () => {
    databases = await openTestDatabases('sqlite');
    server = await startFeatureServer(databases, {
      FAIRGROUND_PORT: '0',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_REQUEST_TIMEOUT: '2',
      FAIRGROUND_UPLOAD_TIMEOUT: '5',
    });
    await server.server.start();
    port = Number(server.server.info.port);
    token = await server.signUp('ada', 'author');
  });
  after(async () => {
    await server.close();
    await databases.drop();
  });

  const head = (...lines: readonly string[]): string => [...lines, 'Host: a', '', ''].join('\r\n');
  /** Given up by the operation's own bound, or by the listener's where this process stood still between. */
  const GIVEN_UP = /"code":(?:503|400)|^HTTP\/1\.1 (?:503|400) /;
  const LATE = /^HTTP\/1\.1 408 [^]*\{"code":"request\.too_slow",/;

  it('ends all slow requests while others are served', async () => {
    const form = 'Content-Type: application/x-www-form-urlencoded';
    const json = 'Content-Type: application/json';
    const parts = 'Content-Type: multipart/form-data; boundary=b';
    const item = `POST /sharing/rest/content/users/ada/addItem?f=json&token=${token} HTTP/1.1`;
    const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
    const cases: Readonly<Record<string, [start: string, drop: string, told: RegExp]>> = {
      nothing: ['', '', LATE],
      'a first line': ['GET /rest/info?f=json&x=', 'x', LATE],
      'headers in pieces': ['GET /rest/info?f=json HTTP/1.1\r\nHost: a\r\nX-Long: ', 'x', LATE],
      'ever more headers': ['GET /rest/info?f=json HTTP/1.1\r\nHost: a\r\n', 'X: 1\r\n', LATE],
      'line ends before a request': ['', '\r\n', /^$|^HTTP\/1\.1 408 /],
      'a second request': [
        asking('/health/live', 'Host: a').replace('close', 'keep-alive') + 'GET /',
        'x',
        /408|^HTTP/,
      ],
      'a form': [head('POST /rest/info?f=json HTTP/1.1', form, 'Content-Length: 9999') + 'a=', 'x', GIVEN_UP],
      'a form in chunks': [
        head('POST /rest/info?f=json HTTP/1.1', form, 'Transfer-Encoding: chunked'),
        '1\r\nx\r\n',
        GIVEN_UP,
      ],
      JSON: [
        head(
          'POST /cal/events/v1/events HTTP/1.1',
          json,
          `Authorization: Bearer ${token}`,
          'Content-Length: 9999',
        ) + '{"a":"',
        'x',
        GIVEN_UP,
      ],
      'a body that nobody reads': [head('POST /nowhere HTTP/1.1', 'Content-Length: 9999'), 'x', GIVEN_UP],
      'a file': [head(item, parts, 'Content-Length: 99999') + file, 'x', GIVEN_UP],
      'a body after a promise to wait': [
        head('POST /rest/info?f=json HTTP/1.1', form, 'Expect: 100-continue', 'Content-Length: 9999'),
        'x',
        /^HTTP\/1\.1 100 [^]*"code":(?:503|400)/,
      ],
    };
    const tricklers = Object.entries(cases).map(async ([name, [start, drop, told]]) => {
      expect(await trickle(port, start, drop), name).to.match(told);
    });
    // They hold connections and nothing else. Where this process itself stood still, its own request is late, too.
    await eventually(async () => {
      const answer = await speak(port, asking('/health/live', 'Host: a'));
      return answer.startsWith('HTTP/1.1 200 ') || undefined;
    });
    await Promise.all(tricklers);
    await eventually(async () => ((await connections()) === 0 ? true : undefined));
  });

  function connections(): Promise<number> {
    return new Promise((resolve, reject) =>
      server.server.listener.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  }

  it('ends requests whose replies are not read', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    try {
      // More than what lies between two ends of a connection.
      socket.write('GET /openapi/features.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100));
      socket.pause();
      await eventually(async () => ((await connections()) === 1 ? true : undefined));
      await eventually(async () => ((await connections()) === 0 ? true : undefined));
    } finally {
      socket.destroy();
    }
  });

  it('allows a minute for headers where more is allowed for the whole', async () => {
    const other = await startFeatureServer(databases);
    try {
      const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = other.server.listener;
      expect([headersTimeout, requestTimeout, timeout]).to.deep.equal([60_000, 3_600_000, 3_601_000]);
      expect(keepAliveTimeout).to.be.within(1, 60_000);
    } finally {
      await other.close();
    }
  });
});
