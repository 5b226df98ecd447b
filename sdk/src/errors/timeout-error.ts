import { FairgroundError } from './fairground-error.js';

/** Error thrown when a call takes longer than its `timeoutMs`. The server may still have carried it out. */
export class TimeoutError extends FairgroundError {
  readonly timeoutMs: number;

  constructor(timeoutMs: number, what = 'The call') {
    super(`${what} took longer than ${String(timeoutMs)} ms`, { code: 'timeout' });
    this.name = 'TimeoutError';
    this.timeoutMs = timeoutMs;
  }
}
