import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import {
  answerJson,
  answerText,
  type HttpServer,
  startHttpServer,
} from '../../support/servers/http-server.js';
import { eventually } from '../../support/servers/jobs.js';
import { makeLoopbackAddress } from '../../support/servers/loopback-address.js';
import { ORIGIN, type Proxy, ROLLING_RESTART, startCaddy, startNginx } from './proxy.js';
import { ask } from './proxy-client.js';

/** Headers by which a caller may claim to be another. */
const CLAIMS = { 'x-forwarded-for': '127.0.0.7', 'accept-language': 'no' };

for (const { name, startProxy } of [
  { name: 'nginx', startProxy: startNginx },
  { name: 'Caddy', startProxy: startCaddy },
]) {
  describe(`requests and replies through ${name}`, function () {
    // Starts a process.
    this.timeout(300_000);

    let folder: string;
    let server: HttpServer;
    let proxy: Proxy;

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'fairground-handed-on-'));
      server = await startHttpServer(({ url }, response) => {
        if (url.startsWith('/health/')) answerJson(response, 200, { status: 'ok' });
        else answerJson(response, 200, { name: 'x'.repeat(5000) }, { etag: '"whole"' });
      });
      proxy = await startProxy(folder, makeLoopbackAddress(), { PROXY_UPSTREAMS: new URL(server.url).host });
    });
    after(async () => {
      await proxy.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    it('passes the address of the caller on, and no header that claims another', async () => {
      const from = makeLoopbackAddress();
      expect((await ask(proxy, '/rest/claims', { from, headers: CLAIMS })).status).to.equal(200);
      const [asked] = server.requests.filter(({ url }) => url === '/rest/claims');
      expect(asked?.headers).to.include({ 'x-forwarded-for': from, 'accept-language': 'no' });
    });

    it('leaves compression to the server, so that its ETag stays valid', async () => {
      const headers = { 'accept-encoding': 'gzip' };
      const plain = await ask(proxy, '/rest/packed', { headers });
      expect(plain.headers).to.include({ etag: '"whole"' }).and.not.have.property('content-encoding');
      // Nor is more asked of the server than by the caller, only to be unpacked on the way.
      expect((await ask(proxy, '/rest/plain')).headers).to.include({ etag: '"whole"' });
      const [packed, other] = ['/rest/packed', '/rest/plain'].map((path) =>
        server.requests.find(({ url }) => url === path),
      );
      expect(packed?.headers).to.include(headers);
      expect(other?.headers).not.to.have.property('accept-encoding');
    });
  });
}

describe('Caddy in front of a server that is about to stop', function () {
  // Starts a process, which looks every two seconds.
  this.timeout(300_000);

  it('uses another server although the stopping one still answers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-stopping-'));
    const [stopping, other] = await Promise.all(
      [503, 200].map((ready) =>
        startHttpServer(({ url }, response) => {
          if (url === '/health/ready')
            answerJson(response, ready, { status: ready === 200 ? 'ok' : 'stopping' });
          else answerText(response, 200, 'text/plain', 'here');
        }),
      ),
    );
    if (stopping === undefined || other === undefined) throw new Error('there are two');
    const proxy = await startCaddy(folder, makeLoopbackAddress(), {
      PROXY_UPSTREAMS: [stopping, other].map(({ url }) => new URL(url).host).join(' '),
    });
    const asked = ({ requests }: HttpServer, path: string): number =>
      requests.filter(({ url }) => url === path).length;
    try {
      // Wait for the third check, before which the result of the second is known.
      await eventually(() => asked(stopping, '/health/ready') >= 3 || undefined);
      for (let count = 0; count < 20; count += 1) expect((await ask(proxy, '/rest/x')).text).to.equal('here');
      expect([asked(stopping, '/rest/x'), asked(other, '/rest/x')]).to.deep.equal([0, 20]);
    } finally {
      await proxy.stop();
      await stopping.stop();
      await other.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('scripts/deploy/nginx/rolling-restart, with what it writes for nginx', function () {
  // Starts processes.
  this.timeout(300_000);

  it('removes each server during its restart, and uses all of them in the end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-rolling-'));
    const servers = await Promise.all(
      [1, 2, 3].map(() => startHttpServer((_, response) => answerJson(response, 200, { status: 'ok' }))),
    );
    const hosts = servers.map(({ url }) => new URL(url).host);
    const [config, log] = [join(folder, 'fairground.conf'), join(folder, 'log')];
    const env = {
      PATH: process.env['PATH'],
      PROXY_ORIGIN: ORIGIN,
      PROXY_CERTIFICATE: '/etc/c.pem',
      PROXY_CERTIFICATE_KEY: '/etc/k.pem',
      PROXY_UPSTREAMS: hosts.join(' '),
    };
    try {
      await writeFile(log, '');
      const reload = `grep -oE '^  server [0-9.:]+' '${config}' | cut -d' ' -f4 | paste -sd' ' >> '${log}'`;
      const restart = `echo "restart $HOST:$PORT" >> '${log}'`;
      const child = spawn(ROLLING_RESTART, [config, reload, restart], { env, stdio: 'ignore' });
      expect(await once(child, 'exit')).to.deep.equal([0, null]);
      const steps = hosts.flatMap((host) => [
        hosts.filter((other) => other !== host).join(' '),
        `restart ${host}`,
      ]);
      expect((await readFile(log, 'utf8')).trim().split('\n')).to.deep.equal([...steps, hosts.join(' ')]);
    } finally {
      for (const server of servers) await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
