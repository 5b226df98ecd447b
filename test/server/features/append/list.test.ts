import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';

describe('the list of what append promises', () => {
  const list = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const lines = [...list.matchAll(/\| (.+?) +\| `([\w./-]+\.test\.ts)`: (.+?) +\|$/gm)];

  it('names a test for each promise', () => {
    const rows = list.split('\n').filter((line) => /^\| (?!-|promise )/.test(line));
    expect(lines).to.have.length(rows.length).and.length.above(75);
  });

  for (const [, promise = '', file = '', title = ''] of lines) {
    it(`names a test that there is: ${promise}`, () => {
      const path = new URL(file, import.meta.url);
      expect(existsSync(path), file).to.equal(true);
      expect(readFileSync(path, 'utf8'), file).to.include(title);
    });
  }
});
