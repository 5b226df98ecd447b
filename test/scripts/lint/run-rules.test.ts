import { expect } from 'chai';
import { type Rule, runRules } from '../../../scripts/lint/run-rules.js';

/** Makes a rule that these files break, with exceptions for some of them. */
function rule(found: readonly string[], exceptions: readonly string[] = []): Rule {
  return {
    title: 'Files must be good',
    find: () => found.map((subject) => ({ subject, message: `${subject} is bad` })),
    exceptions: exceptions.map((subject) => ({ subject, reason: 'Reason.' })),
  };
}

const check = (one: Rule): ReturnType<typeof runRules> => runRules('.', [one]);

describe('runRules', () => {
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
});
