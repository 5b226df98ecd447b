import { expect } from 'chai';
import { readModuleGraph, reachedFrom } from '../../../scripts/lanes/module-graph.js';
import { withSourceTree } from '../lint/source-tree.js';

async function reached(files: Readonly<Record<string, string>>, start: string): Promise<string[]> {
  const found = await withSourceTree(files, (root) => reachedFrom(readModuleGraph(root), start));
  return [...found].filter((path) => path !== start).sort();
}

describe('the graph of modules', () => {
  it('follows imports of every kind, through other modules', async () => {
    const files = {
      'server/a.ts': "import { b } from './b.js';\nexport * from './d/e.js';\ntype G = import('./g.js').G;",
      'server/b.ts': "const c = await import('../sdk/src/c.js');",
      'sdk/src/c.ts': "import './a.js';",
      'server/d/e.ts': "import '../a.js';",
      'server/g.ts': '',
      'server/other.ts': "import './a.js';",
    };
    expect(await reached(files, 'server/a.ts')).to.deep.equal([
      'sdk/src/c.ts',
      'server/b.ts',
      'server/d/e.ts',
      'server/g.ts',
    ]);
  });

  it('follows addresses of files and paths of programs that are started', async () => {
    const files = {
      'test/a.test.ts':
        "readFileSync(new URL('../openapi/a.yaml', import.meta.url)); program('server/main.ts');",
      'openapi/a.yaml': '',
      'server/main.ts': '',
    };
    expect(await reached(files, 'test/a.test.ts')).to.deep.equal(['openapi/a.yaml', 'server/main.ts']);
  });

  it('follows the name of the SDK, and modules that are generated', async () => {
    const files = {
      'test/a.test.ts': "import { Fairground } from '@fairground/sdk';",
      'sdk/src/index.ts': "export * from './generated/b.js';",
      'sdk/src/generated/b.ts': '',
    };
    expect(await reached(files, 'test/a.test.ts')).to.deep.equal([
      'sdk/src/generated/b.ts',
      'sdk/src/index.ts',
    ]);
  });

  it('ignores packages and words that name no file', async () => {
    const files = { 'server/a.ts': "import 'yaml'; const word = 'b';", 'server/b.ts': '' };
    expect(await reached(files, 'server/a.ts')).to.deep.equal([]);
  });
});
