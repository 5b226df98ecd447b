'use strict';

const { relative } = require('node:path');
const { reporters } = require('mocha');

const SLOWEST_FILES = 10;

/**
 * Spec reporter that also prints the slowest files, and ends with one plain line that scripts can read: `N passed, M
 * failed`. A failure outside of any test, such as a file that cannot be loaded or a process that dies, is printed at once
 * with its file.
 */
class CountReporter extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    if (runner.isParallelMode?.()) runner.workerReporter(require.resolve('./worker-reporter.cjs'));
    runner.on('fail', (_test, error) => {
      if (typeof error?.file === 'string') process.stdout.write(`in ${error.file}:\n${error.stack}\n`);
    });
    const times = sumTimes(runner);
    // Not before: failures outside of tests may come after the end of the last one.
    process.once('exit', () => {
      const { passes, failures, pending } = this.stats;
      const skipped = pending > 0 ? `, ${pending} skipped` : '';
      process.stdout.write(describeSlowest(times));
      process.stdout.write(`${passes} passed, ${failures} failed${skipped}\n`);
    });
  }
}

/** Adds up the milliseconds that tests and hooks take, by file. */
function sumTimes(runner) {
  const times = new Map();
  let file;
  const add = (runnable) => {
    const path = runnable.file ?? file;
    if (path !== undefined) times.set(path, (times.get(path) ?? 0) + (runnable.duration ?? 0));
  };
  runner.on('suite', (suite) => {
    file = suite.file ?? file;
  });
  runner.on('test end', add);
  runner.on('hook end', add);
  return times;
}

/** One file is no list. */
function describeSlowest(times) {
  if (times.size < 2) return '';
  const slowest = [...times].sort(([, a], [, b]) => b - a).slice(0, SLOWEST_FILES);
  const lines = slowest.map(
    ([file, time]) => `  ${(time / 1000).toFixed(1).padStart(6)} s  ${relative(process.cwd(), file)}\n`,
  );
  return ['Slowest files, in seconds of their tests and hooks:\n', ...lines, '\n'].join('');
}

module.exports = CountReporter;
