import { setTimeout as sleep } from 'node:timers/promises';

/** Work that is done again and again beside all else while a process runs. */
export interface PeriodicTask {
  start(): void;
  /** Aborts the work's signal; resolves when what is at work has ended, and nothing more begins. */
  stop(): Promise<void>;
}

/** @param work - must not reject; for how many milliseconds there is nothing to do after it. */
export function createPeriodicTask(work: (signal: AbortSignal) => Promise<number>): PeriodicTask {
  const stopping = new AbortController();
  const { signal } = stopping;
  let loop: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = await work(signal);
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
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
