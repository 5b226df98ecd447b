import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadFigures } from '../report/latency.js';

export interface LoadRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sent, but not counted; false where what is measured needs something to happen before. */
  readonly isCounted?: boolean;
}

export interface LoadPlan {
  /** `http://host:port` */
  readonly url: string;
  /** Taken in turn, over and over. */
  readonly requests: readonly LoadRequest[];
  /** Each sends its next request when the reply to the last one is there. */
  readonly connections: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

/** Told, and waited for, right before the requests that count and right after them. */
export interface LoadWatch {
  begin(): Promise<void>;
  end(): Promise<void>;
}

const PROCESS = fileURLToPath(new URL('http-load-process.ts', import.meta.url));

/**
 * Sends requests from a process of its own, so that measuring takes no time from whoever starts it.
 *
 * @throws {Error} when a reply is not 2xx, or the connection breaks.
 */
export async function runLoad(plan: LoadPlan, watch?: LoadWatch): Promise<LoadFigures> {
  const child = fork(PROCESS, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const ended = exited.then((): never => {
    throw new Error('the load could not be run');
  });
  child.send(plan);
  await Promise.race([once(child, 'message'), ended]);
  await watch?.begin();
  child.send('go');
  const [figures] = (await Promise.race([once(child, 'message'), ended])) as [LoadFigures];
  await watch?.end();
  await exited;
  return figures;
}
