import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { nodeOf, run } from '../support/clients/sdk-consumer.js';

interface LockedPackage {
  readonly dev?: true;
  readonly engines?: { readonly node?: string };
  readonly link?: true;
  readonly integrity?: string;
  readonly hasInstallScript?: true;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Packages that ask for a newer Node.js than we do, each with the reason why it runs on ours. */
const RUN_ALL_THE_SAME = [
  // Node.js never loads it: the file of MapLibre for browsers has in it what it needs of it.
  'node_modules/@mapbox/jsonlint-lines-primitives',
  // It asks for a Node.js whose `require` takes ECMAScript modules, and does not know that 20.19 is one. Those before,
  // which ask for none, let markup through that some settings forbid (GHSA-jxwj-j7wr-gfrw).
  'node_modules/sanitize-html',
];

describe('installed packages', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
  const others = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

  it('pins packages to the bytes that were chosen', () => {
    expect(others.length).to.be.above(100);
    for (const [path, { integrity }] of others) expect(integrity, path).to.match(/^sha512-/);
  });

  it('knows each package that runs a script on installation', () => {
    const running = others.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(running.sort()).to.deep.equal([
      // As the one below, in the version that orval asks for.
      'node_modules/@orval/core/node_modules/esbuild',
      // Counts installations, unless it is told not to, as below.
      'node_modules/@scarf/scarf',
      // Puts its program in place; for development alone.
      'node_modules/esbuild',
      // Gets or builds its addon.
      'node_modules/sqlite3',
    ]);
    expect(read('package.json')).to.have.deep.property('scarfSettings', { enabled: false });
  });

  it('installs only packages that run on the oldest supported Node.js', () => {
    const { engines } = read('package.json') as { engines: { node: string } };
    const [, oldest = ''] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? [];
    const tooNew = others.filter(
      ([, { dev, engines: { node = '*' } = {} }]) => dev !== true && !takes(node, `${oldest}.0`),
    );
    expect(tooNew.map(([path]) => path)).to.deep.equal(RUN_ALL_THE_SAME);
  });

  it('runs packages on the oldest supported Node.js although they say that they do not', async () => {
    const program = `import sanitize from 'sanitize-html'; console.log(sanitize('<b onclick="x()">a</b><script>x()</script>'));`;
    const said = await run(await nodeOf('20'), ['--input-type=module', '-e', program], ROOT);
    expect(said).to.equal('<b>a</b>\n');
  });

  it('compares ranges of Node.js as npm does', () => {
    for (const range of [
      '*',
      '>=20',
      '>= 20.19.0',
      '^20.17.0 || >=22.9.0',
      '20',
      '20.x',
      '>=18 <21',
      '16 || 20',
    ])
      expect(takes(range, '20.19.0'), range).to.equal(true);
    for (const range of [
      '>=20.19.1',
      '>=22.12.0',
      '^18 || >= 21',
      '18',
      '^20.20.0',
      '>=18 <20',
      '18.x || 19',
    ])
      expect(takes(range, '20.19.0'), range).to.equal(false);
  });
});

/** True if a range takes a version. Carets and bare numbers stay within their first number. */
function takes(range: string, version: string): boolean {
  const numbersOf = (text: string): number[] => text.split('.').map((part) => Number(part) || 0);
  const wanted = numbersOf(version);
  const compare = (other: readonly number[]): number =>
    wanted.map((part, index) => part - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return range.split('||').some((all) =>
    [...all.matchAll(/(>=|<|\^)?\s*(\d[\d.x]*|\*)/g)].every(([, operator, text = '']) => {
      if (text === '*') return true;
      const numbers = numbersOf(text);
      if (operator === '<') return compare(numbers) < 0;
      return compare(numbers) >= 0 && (operator === '>=' || numbers[0] === wanted[0]);
    }),
  );
}
