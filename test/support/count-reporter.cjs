'use strict';

const { reporters } = require('mocha');

/** The spec reporter, closed by one plain line that scripts can read: `N passed, M failed`. */
class CountReporter extends reporters.Spec {
  epilogue() {
    super.epilogue();
    const { passes, failures, pending } = this.stats;
    const skipped = pending > 0 ? `, ${pending} skipped` : '';
    process.stdout.write(`${passes} passed, ${failures} failed${skipped}\n`);
  }
}

module.exports = CountReporter;
