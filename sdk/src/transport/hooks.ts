/** Retry that is about to follow a failed attempt. */
export interface Retry {
  readonly error: unknown;
  /** Number of the failed attempt, from 1. */
  readonly attempt: number;
  readonly delayMs: number;
}

/** Functions called for each request, sign-ins included. An error that they throw ends the call. */
export interface Hooks {
  /** Called before each attempt. A returned request replaces the original. */
  readonly onRequest?: (request: Request) => Request | undefined | Promise<Request | undefined>;
  /** Called after each response, whatever its status. Use `clone()` before reading its body. */
  readonly onResponse?: (response: Response, request: Request) => void | Promise<void>;
  /** Called before the delay of a retry. */
  readonly onRetry?: (retry: Retry) => void;
}
