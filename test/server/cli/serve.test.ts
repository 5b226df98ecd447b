// @needs slow: it starts and stops servers.
import { expect } from 'chai';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { getPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { DATABASE_KINDS, makeTestPlace, type TestPlace } from '../../support/databases/databases.js';
import { type Fairground, startFairground } from '../../support/servers/fairground.js';
import { eventually } from '../../support/servers/jobs.js';

const LISTENS = /^Fairground listens on (http:\/\/127\.0\.0\.1:\d+)\n/;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Priorities of all threads, where the system has one per thread. A larger number is a lower priority. */
async function prioritiesOf(pid: number): Promise<Set<number>> {
  const threads = process.platform === 'linux' ? await readdir(`/proc/${pid}/task`) : [pid];
  return new Set(threads.map((thread) => getPriority(Number(thread))));
}

const untilGone = (pid: number): Promise<true> => eventually(() => (isAlive(pid) ? undefined : true));

/** Process ids of the workers that have reported in the log, the oldest first. */
function workerPids(command: Fairground): number[] {
  return [...command.err().matchAll(/"pid":(\d+),[^\n]*"the worker runs"/g)].map(([, pid]) => Number(pid));
}

for (const kind of DATABASE_KINDS) {
  describe(`fairground serve (${kind})`, function () {
    // Each test starts processes, from sources that are compiled as they load.
    this.timeout(300_000);

    let place: TestPlace;
    let blobs: TestPlace;
    const commands: Fairground[] = [];

    before(async () => {
      place = await makeTestPlace(kind);
      blobs = await makeTestPlace('sqlite');
    });

    afterEach(async () => {
      for (const command of commands.splice(0)) {
        command.process.kill('SIGKILL');
        await command.exit();
        for (const pid of workerPids(command)) await untilGone(pid);
      }
    });

    after(async () => {
      await place.drop();
      await blobs.drop();
    });

    function serve(...args: string[]): Fairground {
      return serveWith({}, ...args);
    }

    function serveWith(settings: Readonly<Record<string, string>>, ...args: string[]): Fairground {
      const command = startFairground(['serve', ...args], {
        ...settings,
        FAIRGROUND_DATABASE_URL: place.url,
        FAIRGROUND_BLOBS: blobs.url.replace('sqlite:', 'file:'),
        // Those that are killed leave their temporary files behind.
        TMPDIR: blobs.url.replace('sqlite:', ''),
      });
      commands.push(command);
      return command;
    }

    async function addressOf(command: Fairground): Promise<string> {
      return (await command.says(LISTENS))[1] ?? '';
    }

    const nthWorker = (command: Fairground, index: number): Promise<number> =>
      command.until(() => workerPids(command)[index]);

    it('creates an administrator at the first start only, and prints its secrets once', async () => {
      const first = serve('--port', '0', '--no-worker');
      const address = await addressOf(first);
      const [, applicationPassword = ''] = await first.says(/application password {2}((?:\w{4} ?){6})\n/);
      const credentials = Buffer.from(`admin:${applicationPassword}`).toString('base64');
      const url = `${address}/cal/events/v1/venues`;
      const answer = await fetch(url, { headers: { authorization: `Basic ${credentials}` } });
      expect(answer.status).to.equal(200);
      expect((await fetch(url, { headers: { authorization: `Basic ${btoa('admin:no')}` } })).status).to.equal(
        401,
      );
      expect(first.out()).not.to.include(applicationPassword);
      first.process.kill('SIGTERM');
      await first.exit();
      const second = serve('--port', '0', '--no-worker');
      await addressOf(second);
      expect(second.err()).not.to.include('application password');
    });

    it('prints its addresses once it answers, and stops on SIGTERM with its worker', async () => {
      const command = serve('--port', '0');
      const address = await addressOf(command);
      expect((await fetch(`${address}/health/ready`)).status).to.equal(200);
      const worker = await nthWorker(command, 0);
      expect(await prioritiesOf(command.process.pid ?? 0)).to.deep.equal(new Set([getPriority()]));
      command.process.kill('SIGTERM');
      expect(await command.exit()).to.equal(0);
      expect(command.out().split('\n')).to.deep.equal([
        `Fairground listens on ${address}`,
        `  front page  ${address}/`,
        `  services    ${address}/rest/services`,
        `  events      ${address}/cal/events/v1`,
        `  reference   ${address}/reference`,
        '',
      ]);
      expect(isAlive(worker)).to.equal(false);
      expect(command.err()).to.include('the worker has stopped').and.not.include('unexpectedly');
      expect(command.err()).to.include('/health/ready');
    });

    it('starts a worker again that was killed', async () => {
      const command = serve('--port', '0');
      const first = await nthWorker(command, 0);
      process.kill(first, 'SIGKILL');
      expect(await nthWorker(command, 1)).not.to.equal(first);
      command.process.kill('SIGINT');
      expect(await command.exit()).to.equal(0);
    });

    it('leaves no worker behind when the server is killed', async () => {
      const command = serve('--port', '0');
      const worker = await nthWorker(command, 0);
      command.process.kill('SIGKILL');
      await untilGone(worker);
    });

    it('leaves no worker behind when the server is killed before its worker has started', async () => {
      const command = serve('--port', '0');
      await addressOf(command);
      command.process.kill('SIGKILL');
      // The worker writes to the same pipe, which closes when nobody holds it any more.
      expect(await command.exit()).to.equal('SIGKILL');
    });

    it('starts no worker with --no-worker', async () => {
      const command = serve('--port', '0', '--no-worker');
      await addressOf(command);
      command.process.kill('SIGTERM');
      expect(await command.exit()).to.equal(0);
      expect(command.err()).not.to.include('the worker');
    });

    /** A client of which the server knows, and which has so many bytes of a form left to send. */
    async function beginToPost(command: Fairground, bytesLeft: number): Promise<Socket> {
      const { hostname, port } = new URL(await addressOf(command));
      const socket = connect({ host: hostname, port: Number(port) });
      // The server hangs up on it.
      socket.on('error', () => undefined);
      const form = 'f=json&username=';
      const head = ['POST /sharing/rest/generateToken HTTP/1.1', 'Host: a', 'Connection: close'];
      const type = 'Content-Type: application/x-www-form-urlencoded';
      const length = `Content-Length: ${String(form.length + bytesLeft)}`;
      socket.write([...head, type, 'Expect: 100-continue', length, '', form].join('\r\n'));
      await once(socket, 'data');
      return socket;
    }

    it('keeps answering during the configured drain before it stops, and logs it', async () => {
      const command = serveWith({ FAIRGROUND_DRAIN: '120' }, '--port', '0', '--no-worker');
      const address = await addressOf(command);
      command.process.kill('SIGTERM');
      await command.says(/"the server stops"/);
      // New connections, as of a proxy that has not heard of it.
      const ask = async (path: string): Promise<number> =>
        (await fetch(`${address}${path}`, { headers: { connection: 'close' } })).status;
      expect(await ask('/health/ready')).to.equal(503);
      expect(await ask('/health/live')).to.equal(200);
      expect(await ask('/rest/info?f=json')).to.equal(200);
    });

    it('lets an active client finish before it stops', async () => {
      // More than the five seconds that hapi gives by itself.
      const bytes = 28;
      const settings = { FAIRGROUND_SHUTDOWN_TIMEOUT: '1', FAIRGROUND_SHUTDOWN_LIMIT: '100' };
      const command = serveWith(settings, '--port', '0', '--no-worker');
      const socket = await beginToPost(command, bytes);
      command.process.kill('SIGTERM');
      await command.says(/"the server stops"/);
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      for (let sent = 0; sent < bytes; sent += 1) {
        socket.write('a');
        await setTimeout(250);
      }
      expect(await command.exit()).to.equal(0);
      expect(answer).to.match(/^HTTP\/1\.1 200 OK\r\n[^]*"password/);
    });

    it('ends an active client after the limit', async () => {
      const settings = { FAIRGROUND_SHUTDOWN_TIMEOUT: '1', FAIRGROUND_SHUTDOWN_LIMIT: '1' };
      const command = serveWith(settings, '--port', '0', '--no-worker');
      const socket = await beginToPost(command, 100_000);
      const dripping = setInterval(() => socket.write('a'), 50);
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      try {
        command.process.kill('SIGTERM');
        let code: number | string | undefined;
        void command.exit().then((ended) => (code = ended));
        expect(await eventually(() => code)).to.equal(0);
        expect(answer).to.equal('');
      } finally {
        clearInterval(dripping);
        socket.destroy();
      }
    });

    it('names the port that is in use, and exits', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as { port: number };
      const command = serve('--port', String(port));
      expect(await command.exit()).to.equal(1);
      expect(command.err()).to.include(`port ${port} of 127.0.0.1 is in use; choose another with --port`);
      expect(command.out()).to.equal('');
      other.close();
    });
  });

  describe(`fairground work (${kind})`, function () {
    // Each test starts processes, from sources that are compiled as they load.
    this.timeout(300_000);

    it('runs at a lower priority, until SIGTERM', async () => {
      const place = await makeTestPlace(kind);
      const blobs = await makeTestPlace('sqlite');
      const command = startFairground(['work'], {
        FAIRGROUND_DATABASE_URL: place.url,
        FAIRGROUND_BLOBS: blobs.url.replace('sqlite:', 'file:'),
      });
      try {
        await command.says(/the worker runs/);
        // The tests themselves may run at a lower priority.
        const priority = Math.max(getPriority(), 10);
        expect(await prioritiesOf(command.process.pid ?? 0)).to.deep.equal(new Set([priority]));
        command.process.kill('SIGTERM');
        expect(await command.exit()).to.equal(0);
        expect(command.err()).to.include('the worker has stopped');
        expect(command.out()).to.equal('');
      } finally {
        command.process.kill('SIGKILL');
        await place.drop();
        await blobs.drop();
      }
    });
  });
}
