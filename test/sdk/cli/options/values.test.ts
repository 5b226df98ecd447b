import { expect } from 'chai';
import type { Options } from '../../../../sdk/src/cli/options/option.js';
import { Values } from '../../../../sdk/src/cli/options/values.js';

const OPTIONS: Options = {
  layer: { value: 'URL', help: '' },
  map: { value: 'A=B', help: '', isRepeatable: true },
  sr: { value: 'WKID', help: '' },
  report: { value: 'FORMAT', help: '', choices: ['csv', 'ndjson'] },
  json: { help: '', short: 'j' },
};

const read = (...args: string[]): Values => new Values(args, OPTIONS);

describe('a command line', () => {
  it('reads operands, values, switches and lists in any order', () => {
    const values = read('a.csv', '--map', 'a=b', '-j', '--layer=L', '--map', 'c=d', '--sr', '25833');
    expect(values.operands).to.deep.equal(['a.csv']);
    expect(values.text('layer')).to.equal('L');
    expect(values.list('map')).to.deep.equal(['a=b', 'c=d']);
    expect(values.number('sr')).to.equal(25833);
    expect(values.has('json')).to.equal(true);
    expect(values.text('report')).to.equal(undefined);
  });

  for (const [what, args, message] of [
    ['an unknown option', ['--layr', 'x'], /--layr/],
    ['an option without its value', ['--layer'], /--layer/],
    ['a switch with a value', ['--json=yes'], /json/],
    ['an option given twice', ['--layer', 'a', '--layer', 'b'], /--layer must be given once/],
    [
      'a word that is not among the choices',
      ['--report', 'xls'],
      /--report must be one of csv, ndjson, not xls/,
    ],
  ] as const) {
    it(`refuses ${what}`, () => {
      expect(() => read(...args))
        .to.throw(message)
        .with.property('name', 'UsageError');
    });
  }

  it('refuses a number that is none and a missing required option', () => {
    expect(() => read('--sr', 'x').number('sr')).to.throw('--sr must be a positive integer, not x');
    expect(() => read().required('layer')).to.throw('--layer URL is missing');
  });
});
