import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../demo/server-process.js';
import { type LoadRequest, type LoadWatch, runLoad } from '../load/http-load.js';
import { type LoadFigures, middle } from '../report/latency.js';
import type { Scratch } from '../support/scratch.js';

export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
}

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 0.5;
const REFERENCE = fileURLToPath(new URL('bare-hapi.ts', import.meta.url));

/** The middle of several rounds. */
export async function measure(
  url: string,
  requests: readonly LoadRequest[],
  pace: Pace,
  connections = CONNECTIONS,
  watch?: LoadWatch,
): Promise<LoadFigures> {
  const rounds: LoadFigures[] = [];
  while (rounds.length < pace.rounds) rounds.push(await measureOnce(url, requests, pace, connections, watch));
  return middle(rounds);
}

/** Measures the requests in turn with a bare hapi route that returns the same bytes from memory. */
export async function measureBeside(
  scratch: Scratch,
  url: string,
  requests: readonly LoadRequest[],
  pace: Pace,
): Promise<{ ours: LoadFigures; reference: LoadFigures }> {
  const folder = await mkdtemp(join(scratch.folder, 'bare-'));
  const file = join(folder, 'bodies.json');
  const bodies: string[] = [];
  for (const { path } of requests) bodies.push(await (await fetch(url + path)).text());
  await writeFile(file, JSON.stringify(bodies));
  const bare = await startServer({
    args: [REFERENCE, file],
    env: process.env,
    onLine: (line) => console.error(line),
  });
  try {
    const same = requests.map((_request, index) => ({ method: 'GET', path: `/${index}` }));
    const ours: LoadFigures[] = [];
    const reference: LoadFigures[] = [];
    while (ours.length < pace.rounds) {
      scratch.signal.throwIfAborted();
      reference.push(await measureOnce(bare.url, same, pace, CONNECTIONS));
      ours.push(await measureOnce(url, requests, pace, CONNECTIONS));
    }
    return { ours: middle(ours), reference: middle(reference) };
  } finally {
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function measureOnce(
  url: string,
  requests: readonly LoadRequest[],
  { seconds }: Pace,
  connections: number,
  watch?: LoadWatch,
): Promise<LoadFigures> {
  return runLoad({ url, requests, connections, warmUpSeconds: WARM_UP_SECONDS, seconds }, watch);
}
