/**
 * Settles as `work` does, or rejects when the signal aborts. The work itself runs on: other callers may wait for it,
 * or it cannot be stopped.
 *
 * @throws the signal's reason when it aborts first.
 */
export function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    // Handles a rejection after the abort, so that it is not reported as unhandled.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
