import type { MemorySample } from './memory-shape.js';
import { processMemory, type ProcessRole } from '../support/process-memory.js';

/** Often enough to see growth, seldom enough to take no time from what is measured. */
const EVERY_MS = 500;

export interface WatchedMemory {
  /** Highest of each, in megabytes, as the system kept it; of readers, the highest that was seen. */
  readonly peaks: Readonly<Record<ProcessRole, number>>;
  /** Samples of all processes with the role together. */
  readonly samples: Readonly<Record<ProcessRole, readonly MemorySample[]>>;
}

/** Watches the servers, workers and readers that descend from this process until it is stopped. */
export function watchMemory(): { stop(): Promise<WatchedMemory> } {
  const samples: Record<ProcessRole, MemorySample[]> = { server: [], worker: [], reader: [] };
  const peaks: Record<ProcessRole, number> = { server: 0, worker: 0, reader: 0 };
  const look = async (): Promise<void> => {
    const found = await processMemory(process.pid);
    const at = Date.now();
    for (const role of ['server', 'worker', 'reader'] as const) {
      const some = found.filter((one) => one.role === role);
      if (some.length === 0) continue;
      samples[role].push({ at, megabytes: some.reduce((sum, one) => sum + one.residentMegabytes, 0) });
      peaks[role] = Math.max(peaks[role], ...some.map((one) => one.peakMegabytes));
    }
  };
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(look);
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await look();
      return { peaks, samples };
    },
  };
}
