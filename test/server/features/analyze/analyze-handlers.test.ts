import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Principal } from '../../../../server/auth/principal.js';
import { createAnalyzeHandlers } from '../../../../server/features/analyze/analyze-handlers.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { openTestFeatures, type TestFeatures } from '../../../support/databases/features.js';
import { rejectionOf } from '../../../support/rejection.js';

forEachDatabase('analyze', (open) => {
  let test: TestFeatures;
  let ada: Principal;
  let sourceFolder: string;

  before(async () => {
    test = await openTestFeatures(await open());
    ada = await test.addUser('ada', 'author');
    sourceFolder = await mkdtemp(join(tmpdir(), 'fairground-analyze-'));
  });
  after(async () => {
    await test.close();
    await rm(sourceFolder, { recursive: true });
  });

  it('keeps nothing of a text that it has looked at, whether it could be read or not', async () => {
    const settings = { ...test.deps.settings, sourceFolder };
    const handlers = createAnalyzeHandlers({ ...test.deps, settings });
    const analyze = (text: string): ReturnType<typeof handlers.analyzeSource> =>
      handlers.analyzeSource({ path: {}, parameters: { f: 'json', text }, files: [] }, test.by(ada));
    const { body } = await analyze('code\na\n');
    expect(body.records).to.deep.equal([['a']]);
    expect(await readdir(sourceFolder)).to.deep.equal([]);
    expect(await rejectionOf(analyze('PK\u0003\u0004'))).to.include({ code: 'request.invalid' });
    expect(await readdir(sourceFolder)).to.deep.equal([]);
  });
});
