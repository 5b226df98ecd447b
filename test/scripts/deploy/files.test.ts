import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { loadConfig } from '../../../server/config.js';
import { makeLoopbackAddress, ORIGIN, RENDER, ROLLING_RESTART, startNginx } from './proxy.js';
import { ask, jsonOf } from './proxy-client.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const NEEDED = {
  PROXY_ORIGIN: ORIGIN,
  PROXY_CERTIFICATE: '/etc/c.pem',
  PROXY_CERTIFICATE_KEY: '/etc/k.pem',
};

/** What a file sets, by a pattern of names and values. */
function settingsOf(text: string, pattern: RegExp): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const),
  );
}

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

describe('scripts/deploy/nginx/rolling-restart', () => {
  it('restarts nothing when no server would be left', () => {
    const env = { PATH: process.env['PATH'], ...NEEDED, PROXY_UPSTREAMS: '127.0.0.1:8081' };
    const asked = spawnSync(ROLLING_RESTART, ['/nowhere', 'false', 'false'], { env, encoding: 'utf8' });
    expect([asked.status, asked.stdout]).to.deep.equal([2, '']);
    expect(asked.stderr).to.contain('fewer than two servers');
  });
});

describe('nginx in front of nobody', function () {
  // Starts a process.
  this.timeout(300_000);

  it('says what it has to say as JSON, and turns away who asks too often', async () => {
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
      const away = await ask(proxy, '/rest/x');
      expect([away.status, jsonOf(away)['code']]).to.deep.equal([503, 'server.unavailable']);
      expect(away.headers).to.include({ 'retry-after': '5', 'content-type': 'application/json' });
      let last = await ask(proxy, '/rest/x');
      for (let count = 0; count < 5 && last.status !== 429; count += 1) last = await ask(proxy, '/rest/x');
      expect([last.status, jsonOf(last)['code']]).to.deep.equal([429, 'request.rate_limited']);
      expect(last.headers).to.include({ 'retry-after': '1' });
    } finally {
      await proxy.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('scripts/deploy/Containerfile', () => {
  const text = read('scripts/deploy/Containerfile');

  it('copies what there is', () => {
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(copied).to.include.members(['package.json', 'server', 'openapi']);
    for (const path of copied) expect(existsSync(join(ROOT, path)), path).to.equal(true);
  });

  it('installs what the server needs, of a Node.js that runs it', () => {
    const setup = read('scripts/setup');
    for (const name of ['gdal-bin', 'libsqlite3-mod-spatialite']) {
      expect(setup).to.contain(name);
      expect(text).to.contain(name);
    }
    const majors = [...text.matchAll(/^FROM \S+\/node:(\d+)-/gm)].map(([, major]) => Number(major));
    expect(majors).to.have.length(2);
    expect(Math.min(...majors)).to.be.at.least(22);
  });

  it('sets what the server knows', () => {
    const settings = settingsOf(text, /(FAIRGROUND_\w+)=(\S+)/g);
    expect(loadConfig(settings)).to.include({ host: '0.0.0.0', drainSeconds: 5, blobs: 'file:/data/blobs' });
  });
});

describe('scripts/deploy/systemd/fairground@.service', () => {
  const text = read('scripts/deploy/systemd/fairground@.service');

  it('starts the program that the build makes, with settings that it knows', () => {
    const [, program = ''] = /^ExecStart=\/opt\/fairground\/(\S+) serve --port %i$/m.exec(text) ?? [];
    const { bin } = JSON.parse(read('package.json')) as { bin: { fairground: string } };
    expect(program).to.equal(bin.fairground);
    const settings = settingsOf(text, /^Environment=(FAIRGROUND_\w+)=(\S+)$/gm);
    const { drainSeconds, shutdownTimeoutSeconds } = loadConfig(settings);
    const [, stop = ''] = /^TimeoutStopSec=(\d+)$/m.exec(text) ?? [];
    expect(Number(stop)).to.be.greaterThan(drainSeconds + shutdownTimeoutSeconds);
  });
});
