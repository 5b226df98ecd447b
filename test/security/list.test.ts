import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

describe('the list of the security review', () => {
  const list = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const there = readdirSync(fileURLToPath(new URL('../', import.meta.url)), { recursive: true }).map(
    (path) => `test/${String(path)}`,
  );

  it('names tests that there are', () => {
    const named = [...list.matchAll(/`([\w/*.-]+\.test\.ts)`/g)].map(([, name = '']) => name);
    expect(named.length).to.be.above(40);
    for (const name of named) {
      const pattern = new RegExp(`(^|/)${name.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
      expect(
        there.some((path) => pattern.test(path)),
        name,
      ).to.equal(true);
    }
  });

  it('names each test of this folder', () => {
    const ours = there.filter((path) => /^test\/security\/[\w-]+\.test\.ts$/.test(path));
    const unnamed = ours.map((path) => path.split('/').at(-1) ?? '').filter((name) => !list.includes(name));
    expect(unnamed).to.deep.equal(['list.test.ts']);
  });
});
