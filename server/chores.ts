import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

const PAUSE_MS = 3_600_000;

/** What is done by name, now and then. */
export type Chores = Readonly<Record<string, () => Promise<unknown>>>;

/** Does chores while a process runs. */
export interface ChoreLoop {
  start(): void;
  /** Begins no other chore; resolves when the one at work is done. */
  stop(): Promise<void>;
}

/**
 * Makes a loop that does all chores one after the other, and all of them again an hour later. One that fails is logged
 * and keeps none of the others from being done.
 */
export function createChoreLoop(chores: Chores, log: Logger): ChoreLoop {
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;

  async function run(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      for (const [chore, work] of Object.entries(chores)) await tryOne(chore, work);
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async function tryOne(chore: string, work: Chores[string]): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      await work();
    } catch (error) {
      log.error({ err: error, chore }, 'a chore could not be done');
    }
  }

  return {
    start() {
      loop ??= run();
    },
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}
