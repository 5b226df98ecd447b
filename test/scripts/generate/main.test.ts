import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { type GenerateOutcome, runGenerate } from '../../../scripts/generate/run-generate.js';

const ROOT = join(import.meta.dirname, '../../..');

const SMALL = `openapi: 3.1.0
info:
  title: Small
  version: 1.0.0
paths:
  /things:
    get:
      operationId: listThings
      responses:
        '200':
          description: All things.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Things' }
components:
  schemas:
    Things: { type: array, items: { type: string } }
`;

/** A checkout of its own, as far as the generator looks. */
async function copyCheckout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-checkout-'));
  for (const path of [
    'package.json',
    'openapi',
    'scripts/generate',
    'scripts/deploy/SETTINGS.md',
    '.env.example',
    'server',
    'sdk/src/generated',
  ]) {
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** As it is called, in a process of its own. */
function runProgram(folder: string, ...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', join(folder, 'scripts/generate/main.ts'), ...args];
    const child = execFile(process.execPath, command, { cwd: folder }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr });
    });
  });
}

const check = (folder: string): Promise<GenerateOutcome> => runGenerate(folder, { isCheck: true });

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}

describe('npm run generate', function () {
  this.timeout(300_000);
  let folder: string;
  beforeEach(async () => {
    folder = await copyCheckout();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('fails the check and names a generated file of which one byte was changed, and no other', async () => {
    const path = 'server/generated/features/validators.ts';
    await edit(join(folder, path), (text) => text.replace('Joi.string()', 'Joi.number()'));
    const { code, said } = await runProgram(folder, '--check');
    expect(code).to.equal(1);
    expect(said).to.equal(`out of date: ${path}\nRun \`npm run generate\` and commit what it changes.\n`);
  });

  it('fails the check when a line of a document, or only a comment, was changed, until it is run', async () => {
    // What is generated of the whole documents takes seconds.
    for (const name of ['events', 'features']) await writeFile(join(folder, `openapi/${name}.yaml`), SMALL);
    expect((await runProgram(folder)).code).to.equal(0);
    await edit(join(folder, 'openapi/events.yaml'), (text) =>
      text.replace(/^ {2}title: .*$/m, '  title: Another'),
    );
    await edit(join(folder, 'openapi/features.yaml'), (text) => `# a remark\n${text}`);
    const stale = await check(folder);
    expect(stale.code).to.equal(1);
    expect(stale.said).to.include.members([
      'out of date: server/generated/events/document.ts',
      'out of date: server/generated/features/document.ts',
    ]);
    const made = await runProgram(folder);
    expect(made.code).to.equal(0);
    expect(made.said).to.contain('made server/generated/events/document.ts\n');
    expect(made.said).to.contain('made server/generated/features/document.ts');
    expect(await check(folder)).to.deep.equal({ code: 0, said: [] });
  });

  it('fails the check and names the lists of settings that were changed by hand', async () => {
    for (const path of ['.env.example', 'scripts/deploy/SETTINGS.md'])
      await edit(join(folder, path), (text) => text.replace('FAIRGROUND_PORT', 'FAIRGROUND_PROT'));
    const { said } = await check(folder);
    expect(said.slice(0, -1)).to.deep.equal([
      'out of date: .env.example',
      'out of date: scripts/deploy/SETTINGS.md',
    ]);
  });

  it('stops at a keyword that it does not know, and says where', async () => {
    await edit(join(folder, 'openapi/events.yaml'), (text) =>
      text.replace(/^ {2}schemas:$/m, '  schemas:\n    Odd: { not: {} }'),
    );
    const { code, said } = await runProgram(folder);
    expect(code).to.equal(1);
    expect(said).to.contain(
      'openapi/events.yaml#/components/schemas/Odd/not: the keyword "not" is not known',
    );
  });
});
