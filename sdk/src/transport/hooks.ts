/** Retry that is about to follow a failed attempt. */
export interface Retry {
  readonly error: unknown;
  /** The try that failed, from 1. */
  readonly attempt: number;
  readonly delayMs: number;
}

/** Functions that are called on the way, sign-ins included. What they throw ends the call. */
export interface Hooks {
  /** Before each try. A request that is given back is sent in place of the one that was to be. */
  readonly onRequest?: (request: Request) => Request | undefined | Promise<Request | undefined>;
  /** After each answer, whatever its status. To read its body, `clone()` it first. */
  readonly onResponse?: (response: Response, request: Request) => void | Promise<void>;
  /** Before the pause that goes before another try. */
  readonly onRetry?: (retry: Retry) => void;
}
