import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { eventually } from '../../support/servers/jobs.js';
import { answerText, startHttpServer } from '../../support/servers/http-server.js';
import { reloadCommand, ROLLING_RESTART } from './proxy.js';
import { ask } from './proxy-client.js';
import { type Port, PORTS, PREFIX, type ProxiedServers } from './proxied-servers.js';

const run = promisify(execFile);

export interface LoadResult {
  /** Requests that were answered as they should be. */
  readonly served: number;
  /** Failures that came instead, one line each. */
  readonly failures: readonly string[];
  /** Events that were created. */
  readonly made: number;
}

/** Several clients read and write, each request on a connection of its own, while both servers are restarted. */
export async function restartUnderLoad(servers: ProxiedServers): Promise<LoadResult> {
  const failures: string[] = [];
  let served = 0;
  let made = 0;
  let isOver = false;

  async function tryOnce(method: 'GET' | 'POST', path: string, body?: string): Promise<void> {
    const headers = {
      authorization: `Basic ${btoa(`olga:${servers.user.applicationPassword}`)}`,
      'content-type': 'application/json',
    };
    const wanted = method === 'POST' ? 201 : 200;
    try {
      const asked = { method, headers, ...(body !== undefined && { body }) };
      const { status, text } = await ask(servers.proxy, `${PREFIX}${path}`, asked);
      if (status === wanted) served += 1;
      else failures.push(`${method} ${path}: ${String(status)} ${text}`);
      if (status === 201) made += 1;
    } catch (error) {
      failures.push(`${method} ${path}: ${String(error)}`);
    }
  }

  async function load(client: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const title = `Rolling ${String(client)}-${String(count)}`;
      const body = JSON.stringify({ title, start_date: '2031-05-01', end_date: '2031-05-02' });
      await tryOnce('POST', '/cal/events/v1/events', body);
      await tryOnce('GET', '/cal/events/v1/events?start_date=2030-01-01&end_date=2032-01-01&per_page=5');
      await tryOnce('GET', '/rest/services?f=json');
      // A pause between requests, as people make; nothing waits for it.
      await sleep(20);
    }
  }

  const clients = [load(0), load(1), load(2)];
  try {
    if (servers.proxy.name === 'nginx') await restartBehindNginx(servers);
    else for (const port of PORTS) await restartBehindCaddy(servers, port);
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  return { served, failures, made };
}

/** By the script that we ship, which asks us to do what systemd does elsewhere. */
async function restartBehindNginx(servers: ProxiedServers): Promise<void> {
  const control = await startHttpServer(({ url }, response) => {
    const port = PORTS.find((known) => url.endsWith(known))!;
    servers.restart(port).then(
      () => answerText(response, 200, 'text/plain', 'restarted'),
      (error: unknown) => answerText(response, 500, 'text/plain', String(error)),
    );
  });
  try {
    const { proxy } = servers;
    const restart = `curl -fsS -o /dev/null "${control.url}/$PORT"`;
    const args = [join(proxy.folder, 'fairground.conf'), reloadCommand(proxy), restart];
    await run(ROLLING_RESTART, args, { env: proxy.env });
    // None is left out when it is over.
    const config = await readFile(join(proxy.folder, 'fairground.conf'), 'utf8');
    for (const upstream of servers.upstreams.split(' '))
      if (!config.includes(`  server ${upstream} `)) throw new Error(`nginx asks ${upstream} no more`);
  } finally {
    await control.stop();
  }
}

/** Caddy looks for itself which servers are ready; the next may go when it has seen that this one is back. */
async function restartBehindCaddy(servers: ProxiedServers, port: Port): Promise<void> {
  await servers.restart(port);
  await eventually(() => (servers.logOf(port).includes('"method":"POST"') ? true : undefined));
}
