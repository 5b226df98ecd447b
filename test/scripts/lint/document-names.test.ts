import { expect } from 'chai';
import { findUnknownNames } from '../../../scripts/lint/document-names.js';
import { withSourceTree } from './source-tree.js';

async function unknownNamesOf(tree: Readonly<Record<string, string>>): Promise<string[]> {
  return (await withSourceTree(tree, findUnknownNames)).map(({ message }) => message);
}

describe('the rule for names in documents', () => {
  const PACKAGE = { 'package.json': '{ "scripts": { "lint": "x", "test:unit": "x" } }' };

  it('reports a script that package.json lacks, once a document', async () => {
    const found = await unknownNamesOf({
      ...PACKAGE,
      'README.md': 'Run `npm run audit`, then `npm run -s audit` and `npm run test:unit -- test/a`.',
      'server/README.md': '`npm run --silent lint`',
    });
    expect(found).to.deep.equal(['README.md names the script audit, which package.json does not have.']);
  });

  it('reports a file that does not exist', async () => {
    const found = await unknownNamesOf({
      ...PACKAGE,
      'CONTRIBUTING.md': 'See `scripts/audit/argued.ts`, `server/main.ts` and `server/`.',
      'server/main.ts': '',
    });
    expect(found).to.deep.equal(['CONTRIBUTING.md names scripts/audit/argued.ts, which does not exist.']);
  });

  it('accepts a path from the folder of the document', async () => {
    const tree = { 'sdk/README.md': 'See `test/a.ts`.', 'sdk/test/a.ts': '' };
    expect(await unknownNamesOf(tree)).to.deep.equal([]);
  });

  it('leaves out change logs, which name files of the past', async () => {
    expect(await unknownNamesOf({ 'sdk/CHANGELOG.md': '`sdk/old.ts`' })).to.deep.equal([]);
  });
});
