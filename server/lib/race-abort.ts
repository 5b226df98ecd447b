/**
 * Resolves or rejects as `work` does. Whoever gives up leaves it to go on: others may wait for it as well, or nothing
 * can be done about it.
 *
 * @throws the signal's reason when it aborts first.
 */
export function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    // Later failures of it are nobody's, and must not be unhandled.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
