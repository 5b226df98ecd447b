import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Workspace of a benchmark. Nothing of it is left when the benchmark ends, whichever way. */
export interface Scratch {
  readonly folder: string;
  /** Aborted by SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
  /** Has something undone at the end. What it gives undoes it now; it is never undone twice. */
  defer(undo: () => Promise<void>): () => Promise<void>;
}

/** How long interrupted work may take to end by itself before all is taken away under it. */
const GRACE_MS = 3000;

/**
 * Runs work in a folder of its own. When it is interrupted, the process ends with the shell's exit code for the
 * signal once everything is undone.
 */
export async function withScratch<T>(work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-bench-'));
  const controller = new AbortController();
  const undos: (() => Promise<void>)[] = [];
  const undoAll = async (): Promise<void> => {
    for (const undo of undos.toReversed()) await undo().catch((error: unknown) => console.error(error));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const scratch: Scratch = {
    folder,
    signal: controller.signal,
    defer(undo) {
      let undone: Promise<void> | undefined;
      const once = (): Promise<void> => (undone ??= undo());
      undos.push(once);
      return once;
    },
  };
  const running = work(scratch);
  const interrupt = (signal: NodeJS.Signals): void => {
    if (controller.signal.aborted) return;
    console.error(`${signal}: putting everything away`);
    controller.abort(new Error(`interrupted by ${signal}`));
    const settled = running.then(
      () => undefined,
      () => undefined,
    );
    void Promise.race([settled, new Promise((resolve) => setTimeout(resolve, GRACE_MS))])
      .then(undoAll)
      .finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    return await running;
  } finally {
    // Once interrupted, the end belongs to the handler: it exits when all is undone.
    if (controller.signal.aborted) await new Promise(() => undefined);
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await undoAll();
  }
}
