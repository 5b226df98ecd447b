import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { programArguments } from '../../../support/typescript.js';

describe('a text of millions of characters', () => {
  it('reads a text of millions of characters even where V8 no longer optimizes expressions', async () => {
    const args = ['--no-regexp-optimization', ...programArguments('test/server/lib/text/read-long-texts.ts')];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(JSON.parse(stdout)).to.deep.equal({
      'a number, as a parameter': 'no number',
      'digits, as a parameter': 'no digits',
      'a number, from a source': 'must be a number',
      'a number, as a type': 'esriFieldTypeString',
      'a number, in JSON': 'its digits',
      'a title': '',
      'a price': '',
      'an address': 'no place',
    });
  });
});
