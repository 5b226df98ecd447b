import { FairgroundError, type FairgroundErrorDetails } from './fairground-error.js';

/** The server understood the request and refused it, in its own words. */
export class ApiError extends FairgroundError {
  /** The whole error body, as parsed. */
  readonly body: unknown;

  constructor(message: string, details: FairgroundErrorDetails & { readonly body: unknown }) {
    super(message, details);
    this.name = 'ApiError';
    this.body = details.body;
  }
}
