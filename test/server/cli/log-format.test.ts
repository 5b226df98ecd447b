// @needs system: a terminal of `script`.
import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFairground } from '../../support/servers/fairground.js';
import { eventually } from '../../support/servers/jobs.js';
import { programArguments } from '../../support/typescript.js';

describe('the format of the log', function () {
  // Starts processes, from sources that are compiled as they load.
  this.timeout(300_000);

  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-log-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const settings = (): Record<string, string> => ({
    FAIRGROUND_DATABASE_URL: `sqlite:${join(folder, 'data')}`,
  });

  /** Runs a worker on a terminal until a line of its log matches, and returns the log. */
  async function logOnTerminal(pattern: RegExp, more: Record<string, string> = {}): Promise<string> {
    const words = [process.execPath, ...programArguments('server/main.ts'), 'work'];
    const command = words.map((word) => `'${word}'`).join(' ');
    const terminal = spawn('script', ['--quiet', '--command', `exec ${command}`, '/dev/null'], {
      env: { PATH: process.env['PATH'], ...settings(), ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(terminal, 'close');
    let log = '';
    terminal.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
    try {
      await eventually(
        () => pattern.exec(log) ?? undefined,
        () => `the worker has logged:\n${log}`,
      );
      return log;
    } finally {
      terminal.kill('SIGTERM');
      await ended;
    }
  }

  it('writes the log as text on a terminal', async () => {
    expect(await logOnTerminal(/worker runs[^\n]*\n/)).to.match(/^\d\d:\d\d:\d\d INFO the worker runs /m);
  });

  it('writes the log in the configured format on a terminal', async () => {
    const log = await logOnTerminal(/worker runs[^\n]*\n/, { FAIRGROUND_LOG_FORMAT: 'json' });
    expect(log).to.match(/^\{"level":30,.*"msg":"the worker runs"\}\r?$/m);
  });

  it('writes the log as JSON elsewhere', async () => {
    const worker = startFairground(['work'], settings());
    await worker.says(/worker runs[^\n]*\n/);
    worker.process.kill('SIGTERM');
    await worker.exit();
    expect(worker.err()).to.match(/^\{"level":30,.*"msg":"the worker runs"\}$/m);
  });
});
