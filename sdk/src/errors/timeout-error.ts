import { FairgroundError } from './fairground-error.js';

/** The call's `timeoutMs` was over before it was done. What was asked for may still have happened. */
export class TimeoutError extends FairgroundError {
  readonly timeoutMs: number;

  constructor(timeoutMs: number, what = 'The call') {
    super(`${what} took longer than ${String(timeoutMs)} ms`, { code: 'timeout' });
    this.name = 'TimeoutError';
    this.timeoutMs = timeoutMs;
  }
}
