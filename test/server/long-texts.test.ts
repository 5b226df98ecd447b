import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';

describe('a text of millions of characters', () => {
  it('is read where V8 does not optimize expressions any more, too', async () => {
    const script = fileURLToPath(new URL('read-long-texts.ts', import.meta.url));
    const flags = ['--no-regexp-optimization', '--import', 'tsx'];
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, script]);
    expect(JSON.parse(stdout)).to.deep.equal({
      'a number, as a parameter': 'no number',
      'digits, as a parameter': 'no digits',
      'a number, from a source': 'not a number',
      'a number, as a type': 'esriFieldTypeString',
      'a number, in JSON': 'its digits',
      'a title': '',
      'a price': '',
      'an address': 'no place',
    });
  });
});
