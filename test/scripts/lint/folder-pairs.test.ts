import { expect } from 'chai';
import { findFolderPairs } from '../../../scripts/lint/folder-pairs.js';
import { withSourceTree } from './source-tree.js';

async function pairsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  return (await withSourceTree(files, findFolderPairs)).map(({ message }) => message);
}

describe('the rule for pairs of folders', () => {
  it('reports two folders that import each other, with the imports of the smaller direction', async () => {
    const found = await pairsOf({
      'server/a/one.ts': "import { three } from '../b/three.js';",
      'server/a/two.ts': "import { three } from '../b/three.js';",
      'server/b/three.ts': "import { one } from '../a/one.js';",
    });
    expect(found).to.deep.equal([
      'server/a ↔ server/b import each other (2 imports one way, 1 the other):\n    server/b/three.ts → server/a/one.ts',
    ]);
  });

  it('counts a folder and its subfolder as two folders', async () => {
    const found = await pairsOf({
      'sdk/src/one.ts': "import { two } from './a/two.js';",
      'sdk/src/a/two.ts': "import { three } from '../three.js';",
      'sdk/src/three.ts': '',
    });
    expect(found).to.have.length(1);
    expect(found[0]).to.include('sdk/src ↔ sdk/src/a import each other');
  });

  it('counts types, exports and dynamic imports', async () => {
    for (const back of [
      "import type { One } from '../a/one.js';",
      "export { one } from '../a/one.js';",
      "export const one = await import('../a/one.js');",
      "export type One = import('../a/one.js').One;",
    ]) {
      const files = { 'server/a/one.ts': "export * from '../b/two.js';", 'server/b/two.ts': back };
      expect(await pairsOf(files), back).to.have.length(1);
    }
  });

  it('accepts one direction, longer circles, imports within a folder and packages', async () => {
    const found = await pairsOf({
      'server/a/one.ts': "import '../b/two.js'; import './four.js'; import 'yaml';",
      'server/a/four.ts': "import './one.js';",
      'server/b/two.ts': "import '../c/three.js';",
      'server/c/three.ts': "import '../a/four.js';",
    });
    expect(found).to.deep.equal([]);
  });

  it('ignores generated files and other trees', async () => {
    const found = await pairsOf({
      'server/a/one.ts': "import '../generated/two.js';",
      'server/generated/two.ts': "import '../a/one.js';",
      'scripts/a/one.ts': "import '../b/two.js';",
      'scripts/b/two.ts': "import '../a/one.js';",
    });
    expect(found).to.deep.equal([]);
  });
});
