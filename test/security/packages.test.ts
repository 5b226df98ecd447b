import { readFileSync } from 'node:fs';
import { expect } from 'chai';

interface LockedPackage {
  readonly link?: true;
  readonly integrity?: string;
  readonly hasInstallScript?: true;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

describe('packages of others', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
  const others = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

  it('are the very bytes that were chosen', () => {
    expect(others.length).to.be.above(100);
    for (const [path, { integrity }] of others) expect(integrity, path).to.match(/^sha512-/);
  });

  it('run nothing when they are installed but what is known', () => {
    const running = others.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(running.sort()).to.deep.equal([
      // Counts installations, unless it is told not to, as below.
      'node_modules/@scarf/scarf',
      // Puts its program in place; for development alone.
      'node_modules/esbuild',
      // Gets or builds its addon.
      'node_modules/sqlite3',
    ]);
    expect(read('package.json')).to.have.deep.property('scarfSettings', { enabled: false });
  });
});
