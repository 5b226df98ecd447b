/** Options of every call, in addition to its parameters. */
export interface CallOptions {
  /** Signal that aborts the call; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * Time limit for the whole call in milliseconds, retries included; `Infinity` for none.
   *
   * After it, the call rejects with a {@link TimeoutError}.
   */
  readonly timeoutMs?: number;
  /** Additional request headers. They override the client's. */
  readonly headers?: Readonly<Record<string, string>>;
}
