/**
 * Settles like `work`, or rejects when the signal aborts. The work continues: other callers may wait for
 * it, or it cannot be stopped.
 *
 * @throws the reason of the signal if it aborts first.
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
