'use strict';

const ParallelBuffered = require('mocha/lib/nodejs/reporters/parallel-buffered.cjs');

/** Properties that mocha compares, shows and sends beside an error's message and stack; all are text or booleans. */
const KEPT = ['name', 'code', 'actual', 'expected', 'showDiff', 'generatedMessage'];

/**
 * Passes the results of a file on to the process that reports them. Of errors it sends what is read there, causes
 * too: mocha itself would leave those out, and fail with whatever an error holds that cannot be sent.
 */
class WorkerReporter extends ParallelBuffered {
  createListener(eventName) {
    const pass = super.createListener(eventName);
    const listener = (runnable, error) => {
      if (error === undefined) return pass(runnable);
      runnable.err = toSend(error);
      return pass(runnable, runnable.err);
    };
    this.listeners.set(eventName, listener);
    return listener;
  }
}

function toSend(error) {
  const copy = new Error(error.message);
  copy.stack = stackOf(error);
  for (const name of KEPT) {
    if (['string', 'boolean'].includes(typeof error[name])) copy[name] = error[name];
  }
  return copy;
}

function stackOf(error, depth = 0) {
  const stack = error instanceof Error ? String(error.stack) : String(error);
  const { cause } = error;
  return cause === undefined || depth > 5
    ? stack
    : `${stack}\nCaused by: ${stackOf(Object(cause), depth + 1)}`;
}

module.exports = WorkerReporter;
