import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { answerJson, answerText, startHttpServer } from '../../support/servers/http-server.js';
import { eventually } from '../../support/servers/jobs.js';
import { createListener } from '../../../server/http/plugins/listener.js';
import { makeLoopbackAddress } from '../../support/servers/loopback-address.js';
import { readText, ROOT } from './deploy-file.js';
import { ORIGIN, RENDER, ROLLING_RESTART, startCaddy, startNginx } from './proxy.js';
import { answerOf, ask, jsonOf, open } from './proxy-client.js';

const NEEDED = {
  PROXY_ORIGIN: ORIGIN,
  PROXY_CERTIFICATE: '/etc/c.pem',
  PROXY_CERTIFICATE_KEY: '/etc/k.pem',
};

/** Time limit, because a withheld reply has no end by itself. */
const PATIENCE_MS = 60_000;

/** Headers that let a page read an answer that is not the server's. */
const FOR_PAGES = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' };

function render(settings: Readonly<Record<string, string>>): {
  code: number | null;
  out: string;
  err: string;
} {
  const env = { PATH: process.env['PATH'], ...settings };
  const { status, stdout, stderr } = spawnSync(RENDER, [], { env, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

describe('scripts/deploy/nginx/render', () => {
  it('fills in everything, and needs three settings only', () => {
    const { code, out, err } = render(NEEDED);
    expect([code, err]).to.deep.equal([0, '']);
    expect(out).not.to.match(/@[A-Z_]+@/);
    expect(out).to.contain('  server 127.0.0.1:8080 max_fails=1').and.to.contain('listen 443 ssl http2;');
    expect(out).to.contain('server_name fairground.test;').and.to.contain('location / {');
    expect(out.match(/location \/ \{/g)).to.have.length(1);
  });

  for (const [name, value] of [
    ['PROXY_ORIGIN', ''],
    ['PROXY_ORIGIN', 'http://maps.example.org'],
    ['PROXY_ORIGIN', 'https://a;b'],
    ['PROXY_CERTIFICATE', ''],
    ['PROXY_CERTIFICATE', '/etc/c.pem; include x'],
    ['PROXY_PREFIX', '/maps/'],
    ['PROXY_PREFIX', '/a{b'],
    ['PROXY_UPSTREAMS', '127.0.0.1:1; x'],
    ['PROXY_RATE', '1'],
  ] as const) {
    it(`refuses ${name}=${JSON.stringify(value)}`, () => {
      const { code, out, err } = render({ ...NEEDED, [name]: value });
      expect([code, out]).to.deep.equal([2, '']);
      expect(err).to.match(new RegExp(`^render: ${name} must be set and look like `));
    });
  }
});

describe('settings of scripts/deploy/nginx/render', () => {
  it('reports unknown and misspelt settings of the proxy', () => {
    const asked = render({ ...NEEDED, PROXY_UPSTREAM: '127.0.0.1:9000', PROXY_TLS: '', PROXY_RATE: '9r/s' });
    expect(asked).to.include({ code: 0, err: 'render: PROXY_UPSTREAM is no setting, and passed over\n' });
    expect(asked.out).to.contain('rate=9r/s').and.to.contain('  server 127.0.0.1:8080 max_fails=1');
  });

  it('knows all settings that its own and the Caddyfile’s head documents', () => {
    const named = [
      readText('scripts/deploy/nginx/render'),
      readText('scripts/deploy/caddy/Caddyfile'),
    ].flatMap((text) =>
      [...text.matchAll(/^# {3}(PROXY_\w+) {2}/gm)].map(([, name = '']) => [name, ''] as const),
    );
    expect(named.length).to.be.above(12);
    expect(render({ ...Object.fromEntries(named), ...NEEDED })).to.include({ code: 0, err: '' });
  });
});

describe('scripts/deploy/nginx/rolling-restart', () => {
  it('restarts nothing when no server would be left', () => {
    const env = { PATH: process.env['PATH'], ...NEEDED, PROXY_UPSTREAMS: '127.0.0.1:8081' };
    const asked = spawnSync(ROLLING_RESTART, ['/nowhere', 'false', 'false'], { env, encoding: 'utf8' });
    expect([asked.status, asked.stdout]).to.deep.equal([2, '']);
    expect(asked.stderr).to.contain('fewer than two servers');
  });
});

describe('idle connections to servers', () => {
  it('ends idle connections before the server does, so that no request meets a closed one', () => {
    const { keepAliveTimeout } = createListener({ requestTimeoutSeconds: 120 });
    for (const [file, pattern] of [
      ['nginx/fairground.conf.template', /^ {2}keepalive_timeout (\d+)s;$/m],
      ['caddy/Caddyfile', /^\t+keepalive (\d+)s$/m],
    ] as const) {
      const [, seconds = '?'] = pattern.exec(readText(`scripts/deploy/${file}`)) ?? [];
      expect(Number(seconds) * 1000, file).to.be.within(1000, keepAliveTimeout - 1000);
    }
  });
});

describe('the times for slow requests', () => {
  it('documents the times for slow requests in the README as they are', () => {
    const row =
      /^\| slow requests +\| (\d+) s for headers, (\d+) s between two reads +\| (\d+) s for headers /m;
    const [, ...shown] = row.exec(readText('scripts/deploy/README.md')) ?? [];
    const nginx = readText('scripts/deploy/nginx/fairground.conf.template');
    const caddy = readText('scripts/deploy/caddy/Caddyfile');
    expect(shown).to.deep.equal([
      /^ {2}client_header_timeout (\d+)s;$/m.exec(nginx)?.[1],
      /^ {2}client_body_timeout (\d+)s;$/m.exec(nginx)?.[1],
      /^\t+read_header (\d+)s$/m.exec(caddy)?.[1],
    ]);
  });
});

describe('nginx without a server', function () {
  // Starts a process.
  this.timeout(300_000);

  it('answers with JSON errors, and refuses clients that ask too often', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-nginx-'));
    const address = makeLoopbackAddress();
    const proxy = await startNginx(folder, address, {
      // Nobody listens there.
      PROXY_UPSTREAMS: `${makeLoopbackAddress()}:8081`,
      PROXY_RATE: '1r/m',
      PROXY_BURST: '2',
      PROXY_UPLOAD_LIMIT: '1k',
    });
    try {
      const large = await ask(proxy, '/rest/x', { method: 'POST', body: 'x'.repeat(1025) });
      expect([large.status, jsonOf(large)['code']]).to.deep.equal([413, 'request.too_large']);
      expect(large.headers).to.include({ 'access-control-allow-origin': '*' });
      const away = await ask(proxy, '/rest/x');
      expect([away.status, jsonOf(away)['code']]).to.deep.equal([503, 'server.unavailable']);
      expect(away.headers).to.include({
        ...FOR_PAGES,
        'retry-after': '5',
        'content-type': 'application/json',
        // And not which one.
        server: 'nginx',
      });
      let last = await ask(proxy, '/rest/x');
      for (let count = 0; count < 5 && last.status !== 429; count += 1) last = await ask(proxy, '/rest/x');
      expect([last.status, jsonOf(last)['code']]).to.deep.equal([429, 'request.rate_limited']);
      expect(last.headers).to.include({ ...FOR_PAGES, 'retry-after': '1' });
    } finally {
      await proxy.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('counts the addresses of an IPv6 network as one caller', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-nginx-'));
    const settings = {
      PROXY_UPSTREAMS: `${makeLoopbackAddress()}:8081`,
      PROXY_RATE: '1r/m',
      PROXY_BURST: '1',
    };
    // There is but one loopback address of IPv6: the test says who calls.
    const around = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Caller;';
    const proxy = await startNginx(folder, makeLoopbackAddress(), settings, around);
    const from = async (caller: string): Promise<number> =>
      (await ask(proxy, '/rest/x', { headers: { 'x-caller': caller } })).status;
    try {
      // Bytes that end a line, too.
      for (const network of ['2001:db8:0:1', '2001:db8:a0a:a']) {
        expect(await from(`${network}::1`)).to.equal(503);
        expect(await from(`${network}:1::`)).to.equal(503);
        expect(await from(`${network}::a0a`)).to.equal(429);
      }
      expect(await from('2001:db8:0:2::1')).to.equal(503);
      expect(await from('192.0.2.1')).to.equal(503);
      expect(await from('192.0.2.2')).to.equal(503);
      expect(await from('192.0.2.1')).to.equal(503);
      expect(await from('192.0.2.1')).to.equal(429);
    } finally {
      await proxy.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('scripts/deploy/caddy/Caddyfile', () => {
  it('names the missing setting without an address', () => {
    const args = [
      'adapt',
      '--adapter',
      'caddyfile',
      '--config',
      join(ROOT, 'scripts/deploy/caddy/Caddyfile'),
    ];
    const adapt = (env: Readonly<Record<string, string>>): { status: number | null; stderr: string } =>
      spawnSync('caddy', args, { env: { PATH: process.env['PATH'], ...env }, encoding: 'utf8' });
    expect(adapt({ PROXY_ORIGIN: ORIGIN })).to.include({ status: 0 });
    const lacking = adapt({});
    expect(lacking.status).not.to.equal(0);
    expect(lacking.stderr).to.contain('PROXY_ORIGIN_must_be_set');
  });
});

describe('Caddy without a server', function () {
  // Starts a process, which looks for a server that answers for ten seconds.
  this.timeout(300_000);

  it('answers with JSON errors, to pages of other sites too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-caddy-'));
    const settings = { PROXY_UPSTREAMS: `${makeLoopbackAddress()}:8081` };
    const proxy = await startCaddy(folder, makeLoopbackAddress(), settings);
    try {
      const away = await ask(proxy, '/rest/x');
      expect([away.status, jsonOf(away)['code']]).to.deep.equal([503, 'server.unavailable']);
      expect(away.headers).to.include({
        ...FOR_PAGES,
        'retry-after': '5',
        'content-type': 'application/json',
      });
    } finally {
      await proxy.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

for (const { name, startProxy } of [
  { name: 'nginx', startProxy: startNginx },
  { name: 'Caddy', startProxy: startCaddy },
]) {
  describe(`${name} in front of servers that hang up`, function () {
    // Starts a process.
    this.timeout(300_000);

    it('repeats no change at another server that may have been made', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'fairground-hang-up-'));
      const servers = await Promise.all(
        [1, 2].map(() =>
          startHttpServer(({ url }, response) => {
            if (url.startsWith('/health/')) answerJson(response, 200, { status: 'ok' });
            else response.destroy();
          }),
        ),
      );
      const proxy = await startProxy(folder, makeLoopbackAddress(), {
        PROXY_UPSTREAMS: servers.map(({ url }) => new URL(url).host).join(' '),
      });
      try {
        for (const [path, body] of [
          ['/cal/events/v1/events', '{"title":"Walk"}'],
          ['/cal/events/v1/events/1/restore', ''],
        ] as const) {
          const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
          const { status, text } = await ask(proxy, path, { method: 'POST', headers, body });
          expect([status, (JSON.parse(text) as { code: unknown }).code]).to.deep.equal([
            503,
            'server.unavailable',
          ]);
          const asked = servers.flatMap(({ requests }) => requests.filter(({ url }) => url === path));
          expect(asked, path).to.have.length(1);
        }
      } finally {
        await proxy.stop();
        for (const server of servers) await server.stop();
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}

for (const { name, startProxy } of [
  { name: 'nginx', startProxy: startNginx },
  { name: 'Caddy', startProxy: startCaddy },
]) {
  describe(`${name} in front of a slow server`, function () {
    // Starts a process.
    this.timeout(300_000);

    it('passes on the beginning of a reply long before its end', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'fairground-slow-reply-'));
      let rest: ServerResponse | undefined;
      const server = await startHttpServer(({ url }, response) => {
        if (url.startsWith('/health/')) {
          answerJson(response, 200, { status: 'ok' });
          return;
        }
        // As a reply whose length is known: of others some proxies think by themselves that they are streams.
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '8' }).write('[1,2');
        rest = response;
      });
      const proxy = await startProxy(folder, makeLoopbackAddress(), {
        PROXY_UPSTREAMS: new URL(server.url).host,
      });
      try {
        const request = open(proxy, '/rest/x');
        request.end();
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
        const [chunk] = (await once(response, 'data', { signal })) as [Buffer];
        expect(chunk.toString()).to.equal('[1,2');
        rest?.end(',34]');
        const [last] = (await once(response, 'data', { signal })) as [Buffer];
        expect(last.toString()).to.equal(',34]');
      } finally {
        await proxy.stop();
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}

describe('nginx in front of a busy server', function () {
  // Starts a process.
  this.timeout(300_000);

  it('limits concurrent requests of each address separately', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-busy-'));
    const held: ServerResponse[] = [];
    const server = await startHttpServer((_, response) => {
      if (held.length < 100) held.push(response);
      else answerText(response, 200, 'text/plain', 'let in');
    });
    const proxy = await startNginx(folder, makeLoopbackAddress(), {
      PROXY_UPSTREAMS: new URL(server.url).host,
    });
    try {
      const answers = Array.from({ length: 100 }, () => {
        const request = open(proxy, '/rest/x');
        request.end();
        return answerOf(request);
      });
      await eventually(() => held.length === 100 || undefined);
      const refused = await ask(proxy, '/rest/x');
      expect([refused.status, jsonOf(refused)['code']]).to.deep.equal([429, 'request.rate_limited']);
      const other = await ask(proxy, '/rest/x', { from: makeLoopbackAddress() });
      expect(other).to.include({ status: 200, text: 'let in' });
      for (const response of held) answerText(response, 200, 'text/plain', 'done');
      for (const answer of answers) expect(await answer).to.include({ status: 200, text: 'done' });
    } finally {
      await proxy.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
