// @needs slow: it generates everything several times.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
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
    await writeSmall('events', 'features');
    expect((await runProgram(folder)).code).to.equal(0);
    await edit(join(folder, 'openapi/events/openapi.yaml'), (text) =>
      text.replace(/^ {2}title: .*$/m, '  title: Another'),
    );
    await edit(join(folder, 'openapi/features/openapi.yaml'), (text) => `# a remark\n${text}`);
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

  it('fails the check and names the guide of which a word was changed, until it is run', async () => {
    await writeSmall('events', 'features');
    expect((await runGenerate(folder, { isCheck: false })).code).to.equal(0);
    await edit(join(folder, 'openapi/events/GUIDE.md'), (text) => text.replace('Text', 'A text'));
    expect((await check(folder)).said[0]).to.equal('out of date: server/generated/events/guide.ts');
    const made = await runGenerate(folder, { isCheck: false });
    expect(made.said).to.deep.equal(['made server/generated/events/guide.ts']);
  });

  it('refuses a broken link of a guide, and names its file and line', async () => {
    await writeSmall('events', 'features');
    await edit(join(folder, 'openapi/features/GUIDE.md'), (text) => `${text}\n[x](#nothing)\n`);
    const { code, said } = await check(folder);
    expect(code).to.equal(1);
    expect(said).to.deep.equal([
      'openapi/features/GUIDE.md:5: the link "#nothing" leads nowhere on the server',
    ]);
  });

  it('refuses an unknown keyword, and names its file, line and place in the document', async () => {
    await edit(join(folder, 'openapi/events/schemas/errors.yaml'), (text) =>
      text.replace(/^Error:\n/, 'Error:\n  not: {}\n'),
    );
    const { code, said } = await runProgram(folder);
    expect(code).to.equal(1);
    expect(said).to.equal(
      'openapi/events/schemas/errors.yaml:2: /components/schemas/Error/not: the keyword "not" is not known to the generator\n',
    );
  });

  for (const [fault, schemas, said] of [
    [
      'a reference that leads nowhere',
      'Things:\n  type: array\n  items: { $ref: "#/Nothing" }\n',
      /^openapi\/events\/schemas\/things\.yaml:3: \/Things\/items: Can't resolve \$ref/,
    ],
    ['a file that is missing', undefined, /^openapi\/events\/openapi\.yaml:\d+: .*things\.yaml/],
    [
      'YAML that is broken',
      'Things:\n  type: [array\n',
      /^openapi\/events\/schemas\/things\.yaml:\d+: .*line 3/,
    ],
    [
      'a component that is not listed',
      'Things: { type: array, items: { $ref: "#/Thing" } }\nThing: { type: string }\n',
      /^openapi\/events\/[\w./]+:\d+: .*Thing: must be listed .*openapi\.yaml/,
    ],
    [
      'a member that no reference leads to',
      'Things: { type: array, items: { type: string } }\nThing: { type: string }\n',
      /^openapi\/events\/schemas\/things\.yaml:2: \/Thing: must be listed in openapi\.yaml/,
    ],
  ] as const) {
    it(`stops at ${fault}, and names its file`, async () => {
      await writeSmall('events', 'features');
      await edit(join(folder, 'openapi/events/openapi.yaml'), (text) =>
        text.replace(/^ {4}Things: .*$/m, '    Things: { $ref: schemas/things.yaml#/Things }'),
      );
      await mkdir(join(folder, 'openapi/events/schemas'));
      if (schemas !== undefined) await writeFile(join(folder, 'openapi/events/schemas/things.yaml'), schemas);
      const outcome = await check(folder);
      expect(outcome.code).to.equal(1);
      expect(outcome.said[0]).to.match(said);
    });
  }

  it('stops at a component that nothing uses and at a file that nothing refers to', async () => {
    await writeSmall('events', 'features');
    await edit(
      join(folder, 'openapi/features/openapi.yaml'),
      (text) => `${text}    Unused: { type: string }\n`,
    );
    const [unused] = (await check(folder)).said;
    expect(unused).to.match(
      /^openapi\/features\/openapi\.yaml:\d+: \/components\/schemas\/Unused: is never used$/,
    );
    await writeFile(join(folder, 'openapi/events/stray.yaml'), 'Stray: { type: string }\n');
    const [stray] = (await check(folder)).said;
    expect(stray).to.equal('openapi/events/stray.yaml:1: no reference leads to this file');
  });

  /** Puts a small document in the place of some; all that is generated from the real ones takes seconds. */
  async function writeSmall(...names: string[]): Promise<void> {
    for (const name of names) {
      await rm(join(folder, 'openapi', name), { recursive: true });
      await mkdir(join(folder, 'openapi', name));
      await writeFile(join(folder, 'openapi', name, 'openapi.yaml'), SMALL);
      await writeFile(join(folder, 'openapi', name, 'GUIDE.md'), '# Small\n\nText.\n');
    }
  }
});
