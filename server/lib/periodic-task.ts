import { setTimeout as sleep } from 'node:timers/promises';

/** Task that repeats in the background while a process runs. */
export interface PeriodicTask {
  start(): void;
  /** Aborts the running work and resolves when it has ended; the work does not start again. */
  stop(): Promise<void>;
}

/** Creates a task. @param work - must not reject; returns the milliseconds until it has work again. */
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
