import { expect } from 'chai';
import { type Lane, readNeeds, testsOfLane } from '../../../scripts/lanes/lanes.js';
import { readModuleGraph } from '../../../scripts/lanes/module-graph.js';
import { withSourceTree } from '../lint/source-tree.js';

const TREE = {
  'test/support/store.ts': '// @needs database: SQLite.',
  'test/support/table.ts': "import './store.js';",
  'test/server/plain.test.ts': "import '../../server/plain.js';",
  'test/server/rows.test.ts': "import '../support/table.js';",
  'test/server/files.test.ts': "// @needs gdal\nimport '../support/table.js';",
  'test/e2e/client.test.ts': '',
  'server/plain.ts': '// @needs gdal: a tag counts in modules of tests only.',
};

const TESTS = Object.keys(TREE).filter((path) => path.endsWith('.test.ts'));

describe('lanes of tests', () => {
  it('assigns lanes by the needs that a test file and its imports state', async () => {
    const needs = await withSourceTree(TREE, (root) => TESTS.map(readNeeds(root, readModuleGraph(root))));
    expect(
      Object.fromEntries(TESTS.map((path, index) => [path, [...(needs[index] ?? [])].sort()])),
    ).to.deep.equal({
      'test/server/plain.test.ts': [],
      'test/server/rows.test.ts': ['database'],
      'test/server/files.test.ts': ['database', 'gdal'],
      'test/e2e/client.test.ts': ['system'],
    });
  });

  it('includes the tests of faster lanes in slower ones', async () => {
    const chosen = await withSourceTree(TREE, (root) =>
      (['unit', 'quick', 'full', 'all'] satisfies Lane[]).map((lane) =>
        testsOfLane(root, readModuleGraph(root), lane, TESTS).map((path) => path.replace(/^.*\//, '')),
      ),
    );
    expect(chosen).to.deep.equal([
      ['plain.test.ts'],
      ['plain.test.ts', 'rows.test.ts'],
      ['plain.test.ts', 'rows.test.ts', 'files.test.ts'],
      ['plain.test.ts', 'rows.test.ts', 'files.test.ts', 'client.test.ts'],
    ]);
  });

  it('refuses a need that does not exist', async () => {
    const tree = { 'test/a.test.ts': '// @needs oracle' };
    await withSourceTree(tree, (root) => {
      expect(() => readNeeds(root, readModuleGraph(root))).to.throw(
        'test/a.test.ts: @needs must name one of database,',
      );
    });
  });
});
