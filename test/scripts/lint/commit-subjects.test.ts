import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { findLongSubjects } from '../../../scripts/lint/commit-subjects.js';
import { makeSourceTree, type SourceTree } from './source-tree.js';

const LONG = `area: ${'x'.repeat(67)}`;
const LONGEST = LONG.slice(0, 72);

describe('the rule for subjects of commits', () => {
  let tree: SourceTree;
  before(async () => {
    tree = await makeSourceTree();
    git('init', '--quiet', '--initial-branch', 'main');
    commit(`${LONG} before the rule; it stays`);
  });
  after(() => tree.drop());

  function git(...args: readonly string[]): string {
    const settings = { user: 'user.name=A', email: 'user.email=a@example.org', sign: 'commit.gpgsign=false' };
    const options = Object.values(settings).flatMap((setting) => ['-c', setting]);
    return execFileSync('git', [...options, ...args], { cwd: tree.root, encoding: 'utf8' }).trim();
  }

  function commit(subject: string): string {
    git('commit', '--quiet', '--allow-empty', '-m', subject);
    return git('rev-parse', 'HEAD');
  }

  function messagesSince(base: string): string[] {
    return findLongSubjects(tree.root, base).map(({ message }) => message.replace(/commit \w+/, 'commit …'));
  }

  it('refuses more than 72 characters and semicolons after the base only', () => {
    const base = git('rev-parse', 'HEAD');
    commit(LONGEST);
    commit(LONG);
    commit('area: do one thing; do another');
    expect(messagesSince(base)).to.deep.equal([
      'The subject of commit … has a semicolon: area: do one thing; do another',
      `The subject of commit … has more than 72 characters: ${LONG}`,
    ]);
  });

  it('leaves out merges, whose subjects Git writes', () => {
    const base = git('rev-parse', 'HEAD');
    git('checkout', '--quiet', '-b', 'side');
    commit('area: work on the side');
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '-m', `${LONG} is merged; by Git`, 'side');
    expect(messagesSince(base)).to.deep.equal([]);
  });

  it('finds nothing in a clone without the base', () => {
    const base = git('rev-parse', 'HEAD');
    commit(LONG);
    git('clone', '--quiet', '--depth', '1', `file://${tree.root}`, 'shallow');
    expect(messagesSince(base)).to.have.length(1);
    expect(findLongSubjects(`${tree.root}/shallow`, base)).to.deep.equal([]);
  });

  it('finds nothing outside of Git', async () => {
    const plain = await makeSourceTree();
    try {
      expect(findLongSubjects(plain.root)).to.deep.equal([]);
    } finally {
      await plain.drop();
    }
  });
});
