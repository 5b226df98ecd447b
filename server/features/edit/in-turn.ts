/** Processes that project geometries of requests at the same time, of all requests together. */
const MAX_RUNNING = 2;

let runningCount = 0;
const waiting: (() => void)[] = [];

/** Runs `work` as soon as few enough others are running. @throws the signal's reason when the caller has gone by then. */
export async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (runningCount < MAX_RUNNING) runningCount += 1;
  // Whoever ends hands its place on.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) runningCount -= 1;
    else next();
  }
}
