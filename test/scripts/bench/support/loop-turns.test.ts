import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { turnProbe } from '../../../../scripts/bench/support/loop-turns.js';

const PROBE = fileURLToPath(new URL('../../../../scripts/bench/support/turn-probe.ts', import.meta.url));

/**
 * A process that for each line it is sent works until it has used so much CPU time, in turns of so much each, and that
 * waits for as long besides without working.
 */
const WORKER = `
  const { readFileSync } = require('node:fs');
  const cpuMs = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
  const work = (ms) => { const until = cpuMs() + ms; while (cpuMs() < until); };
  const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  process.stdin.on('data', async (line) => {
    const { turns, workMs, waitMs } = JSON.parse(line);
    for (let turn = 0; turn < turns; turn += 1) {
      work(workMs);
      wait(waitMs);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    process.stdout.write('done');
  });
  process.stdout.write('ready');
`;

describe('the longest turn of an event loop', function () {
  this.timeout(60_000);
  let folder: string;
  let stop: () => Promise<void>;
  let child: ChildProcessByStdio<Writable, Readable, null>;
  let longestOf: (task: { turns: number; workMs: number; waitMs: number }) => Promise<number>;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turns-'));
    const probe = turnProbe(folder, PROBE);
    child = spawn(process.execPath, [...process.execArgv, ...probe.nodeArgs, '-e', WORKER], {
      env: { ...process.env, ...probe.env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    stop = async () => {
      child.stdin.end();
      await once(child, 'exit');
    };
    await once(child.stdout, 'data');
    longestOf = async (task) => {
      await probe.begin();
      child.stdin.write(JSON.stringify(task));
      await once(child.stdout, 'data');
      return probe.longestTurn();
    };
  });

  // The process ends with its input: what looks at it does not keep it.
  after(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });

  it('measures the work of the longest turn, not of all turns together', async () => {
    expect(await longestOf({ turns: 1, workMs: 200, waitMs: 0 })).to.be.at.least(150);
    expect(await longestOf({ turns: 10, workMs: 20, waitMs: 0 })).to.be.within(15, 150);
  });

  it('measures turns between start and end only', async () => {
    const longest = await longestOf({ turns: 1, workMs: 1, waitMs: 0 });
    child.stdin.write(JSON.stringify({ turns: 2, workMs: 200, waitMs: 0 }));
    await once(child.stdout, 'data');
    expect(await longestOf({ turns: 1, workMs: 1, waitMs: 0 })).to.be.below(150);
    expect(longest).to.be.below(150);
  });

  it('does not count the time that the thread waits', async () => {
    expect(await longestOf({ turns: 1, workMs: 0, waitMs: 300 })).to.be.below(100);
  });
});
