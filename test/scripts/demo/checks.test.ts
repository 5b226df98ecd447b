import { expect } from 'chai';
import { Checks } from '../../../scripts/demo/checks.js';

describe('Checks', () => {
  it('reports nothing about right values', () => {
    const checks = new Checks();
    checks.equal('names', ['Oslo', 'Bergen'], ['Oslo', 'Bergen']);
    expect(checks.wrong).to.deep.equal([]);
  });

  it('reports the wrong and the right value', () => {
    const checks = new Checks();
    checks.equal('duplicates', 3, 0);
    checks.equal('inserted', undefined, 5);
    expect(checks.wrong).to.deep.equal([
      'duplicates: 3, but it should be 0',
      'inserted: undefined, but it should be 5',
    ]);
  });
});
