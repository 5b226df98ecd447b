/** One thing that is wrong with a request. */
export interface Fault {
  /** The parameter or member it is about; empty where the server did not say. */
  readonly field: string;
  readonly reason: string;
}

export interface FairgroundErrorDetails {
  readonly code: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly faults?: readonly Fault[];
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** Marks our errors across copies of the package, where `instanceof` fails. */
export const ERROR_BRAND: unique symbol = Symbol.for('@fairground/sdk.error') as never;

/**
 * Base of every error that this package throws, apart from the reason of an aborted signal, which is passed
 * on as it is. Tell the kinds apart with the `is…` functions.
 */
export class FairgroundError extends Error {
  readonly [ERROR_BRAND] = true;
  /** Stable name of what happened: the server's own code, or one of ours such as `timeout`. */
  readonly code: string;
  /**
   * HTTP status of the answer. A feature service answers errors with 200 and puts a number in the body: that number
   * counts then, with 498 (bad token) and 499 (no token) given as 401. What is not there is 404 also where servers call
   * it an invalid request, and a wrong password 401; a number that HTTP does not know is 500.
   */
  readonly status: number | undefined;
  /** The server's id of the request, to be quoted when asking its operator. */
  readonly requestId: string | undefined;
  /** Faults of the request, field by field, where the server names them. */
  readonly faults: readonly Fault[];
  /** How long the server asks to wait before trying again. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, details: FairgroundErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'FairgroundError';
    this.code = details.code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.faults = details.faults ?? [];
    this.retryAfterMs = details.retryAfterMs;
  }
}
