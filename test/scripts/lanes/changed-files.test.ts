import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { findAffectedTests, listChangedFiles } from '../../../scripts/lanes/changed-files.js';
import { readModuleGraph } from '../../../scripts/lanes/module-graph.js';
import { makeSourceTree, type SourceTree, withSourceTree } from '../lint/source-tree.js';

describe('listChangedFiles', () => {
  let tree: SourceTree;
  beforeEach(async () => {
    tree = await makeSourceTree({ 'a.ts': '', 'b.ts': '', 'c.ts': '', '.gitignore': 'built.ts\n' });
    git('init', '--quiet', '--initial-branch', 'main');
    commit('area: begin');
  });
  afterEach(() => tree.drop());

  function git(...args: readonly string[]): void {
    const options = ['user.name=A', 'user.email=a@example.org', 'commit.gpgsign=false'].flatMap((one) => [
      '-c',
      one,
    ]);
    execFileSync('git', [...options, ...args], { cwd: tree.root, stdio: 'pipe' });
  }

  function commit(subject: string): void {
    git('add', '--all');
    git('commit', '--quiet', '-m', subject);
  }

  it('lists changes since the branch left main: commits, working tree and new files', async () => {
    git('checkout', '--quiet', '-b', 'work');
    await tree.write({ 'a.ts': 'changed' });
    commit('area: change a');
    git('rm', '--quiet', 'b.ts');
    await tree.write({ 'new.ts': '', 'built.ts': '' });
    git('checkout', '--quiet', 'main');
    await tree.write({ 'c.ts': 'changed on main' });
    git('commit', '--quiet', '-m', 'area: change c', 'c.ts');
    git('checkout', '--quiet', 'work');
    expect(listChangedFiles(tree.root)).to.have.members(['a.ts', 'b.ts', 'new.ts']);
  });

  it('lists nothing after a commit on main', () => {
    expect(listChangedFiles(tree.root)).to.deep.equal([]);
  });

  it('compares with a commit that is named, and fails if there is none', async () => {
    await tree.write({ 'a.ts': 'changed' });
    commit('area: change a');
    expect(listChangedFiles(tree.root, 'HEAD^')).to.deep.equal(['a.ts']);
    expect(() => listChangedFiles(tree.root, 'nowhere')).to.throw('nowhere');
  });
});

describe('findAffectedTests', () => {
  const files = {
    'server/a.ts': "import './b.js';",
    'server/b.ts': '',
    'test/server/a.test.ts': "import '../../server/a.js';",
    'test/server/b.test.ts': "import '../../server/b.js';",
    'test/server/c.test.ts': '',
    'test/support/global-setup.ts': "import './run.js';",
    'test/support/run.ts': '',
  };
  const tests = Object.keys(files).filter((path) => path.endsWith('.test.ts'));

  const affectedBy = (...changed: readonly string[]): Promise<string[]> =>
    withSourceTree(files, (root) => findAffectedTests(readModuleGraph(root), tests, changed));

  it('finds the tests that reach a changed file, or are changed themselves', async () => {
    expect(await affectedBy('server/a.ts')).to.deep.equal(['test/server/a.test.ts']);
    expect(await affectedBy('server/b.ts')).to.deep.equal(['test/server/a.test.ts', 'test/server/b.test.ts']);
    expect(await affectedBy('test/server/c.test.ts')).to.deep.equal(['test/server/c.test.ts']);
    expect(await affectedBy('README.md')).to.deep.equal([]);
  });

  it('finds all tests if the setup of all of them is changed', async () => {
    for (const path of ['.mocharc.json', 'test/support/run.ts', 'package-lock.json'])
      expect(await affectedBy(path), path).to.deep.equal(tests);
  });
});
