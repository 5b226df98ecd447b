import { expect } from 'chai';
import { findLargeFolders } from '../../../scripts/lint/folder-sizes.js';
import { withSourceTree } from './source-tree.js';

/** Files of the same folder, numbered from 1. */
function files(folder: string, ending: string, count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${folder}/file-${String(index + 1)}${ending}`, '']),
  );
}

async function largeFoldersOf(tree: Readonly<Record<string, string>>): Promise<string[]> {
  return (await withSourceTree(tree, findLargeFolders)).map(({ message }) => message);
}

describe('the rule for sizes of folders', () => {
  it('reports a folder with more than 25 files of code', async () => {
    const found = await largeFoldersOf({ ...files('server/a', '.ts', 26), ...files('sdk/src', '.ts', 25) });
    expect(found).to.deep.equal(['server/a holds 26 files of code; 25 are allowed.']);
  });

  it('counts every kind of code together, in all four trees', async () => {
    for (const folder of ['server', 'sdk/src/a', 'scripts/a', 'test/support']) {
      const tree = { ...files(folder, '.ts', 20), ...files(folder, '.css', 3), ...files(folder, '.cjs', 3) };
      expect(await largeFoldersOf(tree), folder).to.have.length(1);
    }
  });

  it('counts the files of subfolders apart', async () => {
    const tree = { ...files('server/a', '.ts', 20), ...files('server/a/b', '.ts', 20) };
    expect(await largeFoldersOf(tree)).to.deep.equal([]);
  });

  it('leaves out documents, tests, migrations and generated files', async () => {
    const tree = {
      ...files('server/a', '.md', 30),
      ...files('test/server/a', '.test.ts', 30),
      ...files('server/storage/migrations/events', '.ts', 30),
      ...files('server/generated', '.ts', 30),
    };
    expect(await largeFoldersOf(tree)).to.deep.equal([]);
  });
});
