import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEFT_FILE, type Rule, runRules } from '../../../scripts/lint/run-rules.js';
import { makeSourceTree, type SourceTree } from './source-tree.js';

const CHECK = { isAll: false, isCount: false };

/** A rule that these files break, with exceptions for some of them. */
function rule(found: readonly string[], exceptions: readonly string[] = []): Rule {
  return {
    title: 'Files must be good',
    find: () =>
      found.map((subject) => ({ area: subject.split('/')[0] ?? '', subject, message: `${subject} is bad` })),
    exceptions: exceptions.map((subject) => ({ subject, reason: 'Reason.' })),
  };
}

describe('runRules', () => {
  let tree: SourceTree;
  beforeEach(async () => {
    tree = await makeSourceTree({ [LEFT_FILE]: '{}' });
  });
  afterEach(() => tree.drop());

  const check = (one: Rule, options = CHECK): ReturnType<typeof runRules> =>
    runRules(tree.root, { one }, options);
  const leave = (count: number): Promise<void> =>
    tree.write({ [LEFT_FILE]: JSON.stringify({ one: { server: count } }) });

  it('prints nothing and returns 0 if no rule is broken', () => {
    expect(check(rule([]))).to.deep.equal({ code: 0, lines: [] });
  });

  it('returns 1 and prints each breach below the title of its rule', () => {
    expect(check(rule(['server/a', 'sdk/b']))).to.deep.equal({
      code: 1,
      lines: ['Files must be good:', '  server/a is bad', '  sdk/b is bad'],
    });
  });

  it('accepts exceptions, and refuses one that is no longer needed', () => {
    expect(check(rule(['server/a'], ['server/a'])).code).to.equal(0);
    expect(check(rule(['server/a'], ['server/a', 'server/b']))).to.deep.equal({
      code: 1,
      lines: ['Files must be good:', '  server/b is an exception that is no longer needed: remove it.'],
    });
  });

  it('accepts as many breaches of an area as are left, neither more nor fewer', async () => {
    await leave(2);
    expect(check(rule(['server/a', 'server/b']))).to.deep.equal({ code: 0, lines: [] });
    expect(check(rule(['server/a', 'server/b', 'server/c'])).lines).to.include(
      '  server has 3 of these, and may have 2.',
    );
    expect(check(rule(['server/a'])).code).to.equal(1);
    expect(check(rule(['server/a', 'sdk/b'])).code).to.equal(1);
    expect(check(rule([])).lines).to.deep.equal([
      'Files must be good:',
      '  server has 0 of these, and may have 2: run npm run lint:own -- --count.',
    ]);
  });

  it('prints those that are left, too, if asked to', async () => {
    await leave(1);
    expect(check(rule(['server/a']), { ...CHECK, isAll: true })).to.deep.equal({
      code: 0,
      lines: ['Files must be good:', '  server/a is bad'],
    });
  });

  it('stores the present numbers if asked to', async () => {
    const broken = rule(['server/a', 'server/b', 'sdk/c'], ['sdk/c']);
    expect(check(broken, { ...CHECK, isCount: true }).code).to.equal(0);
    expect(JSON.parse(await readFile(join(tree.root, LEFT_FILE), 'utf8'))).to.deep.equal({
      one: { server: 2 },
    });
    expect(check(broken).code).to.equal(0);
  });
});
