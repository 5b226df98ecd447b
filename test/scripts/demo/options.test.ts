import { expect } from 'chai';
import { readOptions } from '../../../scripts/demo/options.js';

describe('options of scripts/start', () => {
  it('defaults to all places, without --once', () => {
    expect(readOptions([])).to.deep.equal({ once: false, places: undefined });
  });

  it('accepts --once and a number of places', () => {
    expect(readOptions(['--once', '--places', '500'])).to.deep.equal({ once: true, places: 500 });
  });

  it('accepts a request for help', () => {
    expect(readOptions(['--help'])).to.equal(undefined);
  });

  for (const args of [['--places', '0'], ['--places', 'all'], ['--twice'], ['extra']]) {
    it(`refuses ${args.join(' ')}`, () => {
      expect(() => readOptions(args)).to.throw(TypeError);
    });
  }
});
