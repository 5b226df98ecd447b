import { expect } from 'chai';
import { findMisplacedTests } from '../../../scripts/lint/test-locations.js';
import { withSourceTree } from './source-tree.js';

const SUBJECTS = { 'server/a/b.ts': '', 'server/a/c/d.ts': '', 'sdk/src/e.ts': '', 'scripts/f/g.ts': '' };

async function misplacedAmong(paths: readonly string[]): Promise<string[]> {
  const tests = Object.fromEntries(paths.map((path) => [path, '']));
  return (await withSourceTree({ ...SUBJECTS, ...tests }, findMisplacedTests)).map(({ subject }) => subject);
}

describe('the rule for places of tests', () => {
  it('accepts a test at the path of its subject, in each tree', async () => {
    const tests = ['test/server/a/b.test.ts', 'test/sdk/e.test.ts', 'test/scripts/f/g.test.ts'];
    expect(await misplacedAmong(tests)).to.deep.equal([]);
  });

  it('accepts several tests in the folder of their subjects, and in a folder named after a file', async () => {
    const tests = [
      'test/server/a/rights.test.ts',
      'test/server/a/b/empty.test.ts',
      'test/server/a/c/e.test.ts',
    ];
    expect(await misplacedAmong(tests)).to.be.empty;
  });

  it('accepts tests in a folder that states its subject', async () => {
    expect(await misplacedAmong(['test/server/a/api/rights.test.ts', 'test/sdk/package/x/y.test.ts'])).to.be
      .empty;
  });

  it('reports a test in a folder without subjects', async () => {
    const tests = ['test/scripts/g.test.ts', 'test/server/b.test.ts', 'test/server/a/e/f.test.ts'];
    expect(await misplacedAmong(tests)).to.have.members(tests);
  });

  it('leaves other files and other trees alone', async () => {
    expect(await misplacedAmong(['test/server/a/support.ts', 'test/e2e/whole.test.ts'])).to.be.empty;
  });
});
