import { expect } from 'chai';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type ProgramResult, runProgram } from '../../support/clients/sdk-program.js';

const OURS = '.oxlintrc.jsonc';
const OXLINT = resolve('node_modules/oxlint/bin/oxlint');

const PROGRAM = `
interface Sql { (name: string): unknown; raw(sql: string): unknown }
export const read = (trx: Sql): unknown => trx('venues');
export const count = (trx: Sql): unknown => trx.raw('SELECT 1');
export const write = (write: Sql): unknown => write('venues');
`;

const PLACES = ['server/storage/a.ts', 'server/features/append/load/a.ts', 'server/events/a-repository.ts'];

describe('the project’s own rules of style', () => {
  let root: string;

  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'fairground-lint-'));
    await cp('scripts/lint', join(root, 'scripts/lint'), { recursive: true });
    const config = await readFile(OURS, 'utf8');
    // Types would need all that they stand for.
    await writeFile(join(root, OURS), config.replace('"typeAware": true', '"typeAware": false'));
  });
  after(() => rm(root, { recursive: true, force: true }));

  const check = async (file: string): Promise<ProgramResult> => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), PROGRAM);
    return runProgram(process.execPath, [OXLINT, '--format', 'unix', file], { cwd: root });
  };

  it('refuses SQL in the server outside of its places', async () => {
    const { code, out } = await check('server/events/a.ts');
    expect(code).to.equal(1);
    const [called, raw, ...more] = out.split('\n').filter((line) => line.includes('SQL has its places'));
    expect(called).to.include('server/events/a.ts:3:');
    expect(raw).to.include('server/events/a.ts:4:');
    expect(more).to.deep.equal([]);
  });

  it('allows SQL in storage, where layers are loaded, in repositories and outside of the server', async () => {
    for (const file of [...PLACES, 'test/a.test.ts']) {
      const { code, out } = await check(file);
      expect(code, out).to.equal(0);
    }
  });
});
