import { FairgroundError, type FairgroundErrorDetails } from './fairground-error.js';

/** Error thrown when the server refuses a request with an error of its API. */
export class ApiError extends FairgroundError {
  /** Whole error body, as parsed. */
  readonly body: unknown;

  constructor(message: string, details: FairgroundErrorDetails & { readonly body: unknown }) {
    super(message, details);
    this.name = 'ApiError';
    this.body = details.body;
  }
}
