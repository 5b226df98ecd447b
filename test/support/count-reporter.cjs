'use strict';

const { reporters } = require('mocha');

/**
 * The spec reporter, closed by one plain line that scripts can read: `N passed, M failed`. What fails outside of any
 * test, such as a file that cannot be loaded or a process that dies, it tells at once, with the file.
 */
class CountReporter extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    if (runner.isParallelMode?.()) runner.workerReporter(require.resolve('./worker-reporter.cjs'));
    runner.on('fail', (_test, error) => {
      if (typeof error?.file === 'string') process.stdout.write(`in ${error.file}:\n${error.stack}\n`);
    });
    // Not before: failures outside of tests may come after the end of the last one.
    process.once('exit', () => {
      const { passes, failures, pending } = this.stats;
      const skipped = pending > 0 ? `, ${pending} skipped` : '';
      process.stdout.write(`${passes} passed, ${failures} failed${skipped}\n`);
    });
  }
}

module.exports = CountReporter;
