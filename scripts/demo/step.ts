import type { Fairground } from '@fairground/sdk';
import type { Checks } from './checks.js';
import type { Output } from './progress.js';

/** Input of each step of the demo. */
export interface Step {
  readonly fairground: Fairground;
  readonly output: Output;
  readonly checks: Checks;
  readonly signal: AbortSignal;
}
