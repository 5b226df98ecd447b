/** Fault of a request. */
export interface Fault {
  /** Parameter or property at fault; empty if the server names none. */
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

/** Symbol that identifies errors across copies of the package, where `instanceof` fails. */
export const ERROR_BRAND: unique symbol = Symbol.for('@fairground/sdk.error') as never;

/**
 * Base class of all errors that this package throws.
 *
 * An aborted call rejects with the reason of its signal instead. Use the `is…` functions to tell errors apart.
 */
export class FairgroundError extends Error {
  readonly [ERROR_BRAND] = true;
  /** Stable error code: the server's own, or one of this package such as `timeout`. */
  readonly code: string;
  /**
   * HTTP status of the response.
   *
   * For feature services, which send errors with status 200, it is the code in the body, with 498 (invalid token) and
   * 499 (token required) as 401. A missing resource is 404 and a wrong password 401, even where a server reports an
   * invalid request. Codes outside HTTP's range become 500.
   */
  readonly status: number | undefined;
  /** Server's id of the request, for questions to its operator. */
  readonly requestId: string | undefined;
  /** Faults by field, if the server names them. */
  readonly faults: readonly Fault[];
  /** Time in milliseconds to wait before the next attempt, if the server sends one. */
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
