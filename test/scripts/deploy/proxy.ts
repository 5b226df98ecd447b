import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '../../support/servers/jobs.js';

const run = promisify(execFile);

const DEPLOY = fileURLToPath(new URL('../../../scripts/deploy/', import.meta.url));
export const RENDER = join(DEPLOY, 'nginx/render');
export const ROLLING_RESTART = join(DEPLOY, 'nginx/rolling-restart');
const CADDYFILE = join(DEPLOY, 'caddy/Caddyfile');

export const HOST_NAME = 'fairground.test';
export const HTTPS_PORT = 8443;
export const HTTP_PORT = 8080;
export const ORIGIN = `https://${HOST_NAME}:${String(HTTPS_PORT)}`;

/** Settings of the shipped configurations. */
export type ProxySettings = Readonly<Record<`PROXY_${string}`, string>>;

/** A proxy that was started with the configuration that we ship. */
export interface Proxy {
  readonly name: 'nginx' | 'Caddy';
  /** Where it listens. */
  readonly address: string;
  /** The certificate that clients must trust. */
  readonly certificate: string;
  /** Where it works, and keeps what it would keep. */
  readonly folder: string;
  /** The environment that its configuration was made with. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts nginx with what `scripts/deploy/nginx/render` writes.
 *
 * @param around - directives beside it.
 */
export async function startNginx(
  folder: string,
  address: string,
  settings: ProxySettings,
  around = '',
): Promise<Proxy> {
  const certificate = await makeCertificate(folder);
  const env = environmentOf(folder, {
    PROXY_LISTEN: `${address}:${String(HTTPS_PORT)}`,
    PROXY_LISTEN_HTTP: `${address}:${String(HTTP_PORT)}`,
    ...settings,
  });
  await writeFile(join(folder, 'fairground.conf'), (await run(RENDER, [], { env })).stdout);
  // Surroundings that a system's own nginx.conf has.
  await writeFile(
    join(folder, 'nginx.conf'),
    `user root; worker_processes 2; daemon off; pid nginx.pid; error_log error.log notice;
    events { worker_connections 512; }
    http {
      access_log off; client_body_temp_path body; proxy_temp_path proxied; fastcgi_temp_path f; uwsgi_temp_path u;
      scgi_temp_path s; ${around} include fairground.conf;
    }`,
  );
  const child = start('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'error.log'], env);
  await untilListening(child, address, () => readFile(join(folder, 'error.log'), 'utf8'));
  return { name: 'nginx', address, certificate, folder, env, stop: () => stopProcess(child) };
}

/** Returns the command that makes a running nginx read its configuration again. */
export function reloadCommand({ folder }: Proxy): string {
  return `nginx -p '${folder}' -c '${folder}/nginx.conf' -e error.log -s reload`;
}

/** Starts Caddy with the `Caddyfile` that we ship. */
export async function startCaddy(folder: string, address: string, settings: ProxySettings): Promise<Proxy> {
  const certificate = await makeCertificate(folder);
  const { PROXY_CERTIFICATE: file = '', PROXY_CERTIFICATE_KEY: key = '' } = environmentOf(folder, {});
  const env = environmentOf(folder, {
    PROXY_TLS: `tls ${file} ${key}`,
    PROXY_BIND: `bind ${address}`,
    PROXY_ADMIN: `${address}:2019`,
    PROXY_HTTP_PORT: String(HTTP_PORT),
    PROXY_HTTPS_PORT: String(HTTPS_PORT),
    ...settings,
  });
  const child = start('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], env);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await untilListening(child, address, () => Promise.resolve(said));
  return { name: 'Caddy', address, certificate, folder, env, stop: () => stopProcess(child) };
}

function environmentOf(folder: string, settings: Readonly<Record<string, string>>): Record<string, string> {
  return {
    PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
    HOME: folder,
    PROXY_ORIGIN: ORIGIN,
    PROXY_CERTIFICATE: join(folder, 'certificate.pem'),
    PROXY_CERTIFICATE_KEY: join(folder, 'key.pem'),
    ...settings,
  };
}

async function makeCertificate(folder: string): Promise<string> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${HOST_NAME}`, '-addext', `subjectAltName=DNS:${HOST_NAME}`];
  await run('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', certificate]);
  return readFile(certificate, 'utf8');
}

function start(program: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  // Tests that are broken off do not come to end what they have started.
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  return child;
}

async function untilListening(
  child: ChildProcess,
  address: string,
  said: () => Promise<string>,
): Promise<void> {
  let failure: unknown;
  child.once('error', (error) => (failure = error));
  await eventually(async () => {
    if (failure !== undefined || child.exitCode !== null)
      throw new Error(`the proxy has ended: ${await said()}`, { cause: failure });
    const socket = connect(HTTPS_PORT, address);
    return once(socket, 'connect').then(
      () => {
        socket.destroy();
        return true;
      },
      () => undefined,
    );
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
