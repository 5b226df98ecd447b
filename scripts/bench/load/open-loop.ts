import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadRequest } from './http-load.js';
import type { OpenLoopSample, Rate } from './open-loop-schedule.js';

/** Requests taken in turn, over and over. */
export interface OpenLoopStream extends Rate {
  readonly requests: readonly LoadRequest[];
}

export interface OpenLoopPlan {
  /** `http://host:port` */
  readonly url: string;
  readonly streams: readonly OpenLoopStream[];
}

export interface OpenLoopResult {
  /** By stream, in the order in which requests were due. */
  readonly samples: readonly (readonly OpenLoopSample[])[];
  readonly connections: number;
}

/** Message that the child sends when it has begun, and when it has ended. */
export type OpenLoopMessage = 'started' | OpenLoopResult | { readonly failure: string };

const PROCESS = fileURLToPath(new URL('open-loop-process.ts', import.meta.url));

/** A load that goes on until it is stopped, sent from a process of its own. */
export interface OpenLoop {
  /**
   * Sends nothing more, waits for the replies that are still to come and gives what was measured.
   *
   * @throws {Error} when any reply was not 2xx, or a connection broke.
   */
  stop(): Promise<OpenLoopResult>;
}

export async function startOpenLoop(plan: OpenLoopPlan, signal: AbortSignal): Promise<OpenLoop> {
  const child = fork(PROCESS, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], signal });
  const ended = result(child);
  ended.catch(() => undefined);
  const started = once(child, 'message');
  child.send(plan);
  await Promise.race([started, ended]);
  return {
    stop() {
      if (child.connected) child.send('stop');
      return ended;
    },
  };
}

function result(child: ChildProcess): Promise<OpenLoopResult> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: OpenLoopMessage) => {
      if (message === 'started') return;
      if ('failure' in message) reject(new Error(message.failure));
      else resolve(message);
    });
    // Not `exit`, which may come before what the child said last has been read.
    child.once('disconnect', () => reject(new Error('the load could not be run')));
    child.once('error', reject);
  });
}
