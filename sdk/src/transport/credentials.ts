/** Context that credentials receive when a request is about to be sent. */
export interface CredentialContext {
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
  /** Ends the waiting of this caller; a renewal that others wait for as well goes on. */
  readonly signal: AbortSignal;
}

/** Proves who is calling. Made by `signIn`, `basic` or `token`, or by yourself. */
export interface Credentials {
  /** Value of the `Authorization` header for the next request. */
  authorization(context: CredentialContext): string | Promise<string>;
  /**
   * Called when the server refused a request with this value. True when asking again gives another one, and the
   * request is worth repeating once.
   */
  refused?(authorization: string): boolean;
}
