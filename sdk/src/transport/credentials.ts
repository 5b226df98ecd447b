/** Context that credentials receive when a request is about to be sent. */
export interface CredentialContext {
  /** Address of the server, without a trailing slash. */
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
  /** Aborts this caller's wait. A renewal that other callers wait for continues. */
  readonly signal: AbortSignal;
}

/** Credentials of the caller, made by `signIn`, `basic`, `token` or your own code. */
export interface Credentials {
  /** Returns the value of the `Authorization` header for the next request. */
  authorization(context: CredentialContext): string | Promise<string>;
  /**
   * Called when the server refuses a request with this value.
   *
   * Returns true if the next value differs, so that the request is repeated once.
   */
  refused?(authorization: string): boolean;
}
