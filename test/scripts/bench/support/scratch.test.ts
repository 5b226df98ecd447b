import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Scratch, withScratch } from '../../../../scripts/bench/support/scratch.js';
import { programArguments } from '../../../support/typescript.js';

const INTERRUPTED = programArguments('test/scripts/bench/interrupted-bench.ts');

describe('withScratch', () => {
  it('cleans up in reverse order, each thing once', async () => {
    const undone: string[] = [];
    const defer = (scratch: Scratch, name: string): (() => Promise<void>) =>
      scratch.defer(() => {
        undone.push(name);
        return Promise.resolve();
      });
    const folder = await withScratch(async (scratch) => {
      defer(scratch, 'first');
      const undo = defer(scratch, 'second');
      defer(scratch, 'third');
      await mkdir(join(scratch.folder, 'inside'));
      await undo();
      return scratch.folder;
    });
    expect(undone).to.deep.equal(['second', 'third', 'first']);
    expect(existsSync(folder)).to.be.false;
  });

  it('leaves nothing behind when the work fails', async () => {
    let folder = '';
    const failing = withScratch((scratch) => {
      folder = scratch.folder;
      return Promise.reject(new Error('broken'));
    });
    expect(await failing.catch((error: unknown) => String(error))).to.equal('Error: broken');
    expect(existsSync(folder)).to.be.false;
  });

  for (const manner of ['heeds', 'ignores']) {
    it(`leaves nothing behind on SIGINT when the work ${manner} it`, async function () {
      this.timeout(60_000);
      const temporary = await mkdtemp(join(tmpdir(), 'fairground-test-'));
      const child = spawn(process.execPath, [...INTERRUPTED, manner], {
        env: { ...process.env, TMPDIR: temporary },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      try {
        await once(child.stdout, 'data');
        const inside = await readdir(temporary);
        expect(inside.filter((name) => name.startsWith('fairground-bench-'))).to.have.length(1);
        child.kill('SIGINT');
        const [exitCode] = (await once(child, 'exit')) as [number | null];
        expect(exitCode).to.equal(130);
        const left = await readdir(temporary);
        expect(left.filter((name) => name !== 'undone' && !name.startsWith('tsx-'))).to.deep.equal([]);
        expect(left).to.include('undone');
      } finally {
        child.kill('SIGKILL');
        await rm(temporary, { recursive: true, force: true });
      }
    });
  }
});
