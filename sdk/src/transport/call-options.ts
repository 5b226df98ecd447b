/** Options of every call beside its own parameters. */
export interface CallOptions {
  /** Gives the call up; the promise is then rejected with the signal's own reason. */
  readonly signal?: AbortSignal;
  /**
   * Longest time for the whole call in milliseconds, repeats included; `Infinity` for no limit.
   * When it is over the call is rejected with a {@link TimeoutError}.
   */
  readonly timeoutMs?: number;
  /** Further request headers; they win over the client's. */
  readonly headers?: Readonly<Record<string, string>>;
}
