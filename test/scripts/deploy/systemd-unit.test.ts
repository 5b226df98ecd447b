import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { loadConfig } from '../../../server/config/config.js';
import { runFairground } from '../../support/servers/fairground.js';
import { readText, ROOT, settingsOf } from './deploy-file.js';

const UNIT = 'scripts/deploy/systemd/fairground@.service';

describe(UNIT, () => {
  const text = readText(UNIT);
  const [, program = ''] = /^ExecStart=\/opt\/fairground\/(\S+) serve --port %i$/m.exec(text) ?? [];

  it('starts the built program with known settings', () => {
    const { bin } = JSON.parse(readText('package.json')) as { bin: { fairground: string } };
    expect(program).to.equal(bin.fairground);
    const settings = settingsOf(text, /^Environment=(FAIRGROUND_\w+)=(\S+)$/gm);
    expect(loadConfig(settings).drainSeconds).to.be.above(0);
  });

  it('restarts the server by systemd unless its settings are wrong', async function () {
    // Starts processes, from sources that are compiled as they load.
    this.timeout(300_000);
    const [, prevented = ''] = /^RestartPreventExitStatus=(.+)$/m.exec(text) ?? [];
    const misspelt = await runFairground(['serve', '--port', 'x'], { FAIRGROUND_PROT: '1' });
    expect(prevented.split(' ')).to.include(String(misspelt.code));
    // Nobody listens there.
    const away = await runFairground(['serve'], { FAIRGROUND_DATABASE_URL: 'postgres://127.0.0.1:9/none' });
    expect(away.code).not.to.equal(0);
    expect(prevented.split(' ')).not.to.include(String(away.code));
  });

  it('lets only the server stop its worker, and kills both when the time is over', () => {
    expect(settingsOf(text, /^(KillMode|SendSIGKILL)=(\S+)$/gm)).to.deep.equal({ KillMode: 'mixed' });
  });

  it('documents commands in the README with the settings of the unit', () => {
    const readme = readText('scripts/deploy/README.md');
    const [, command = ''] = /^ {2}systemd-run ((?:.*\\\n)*.*)$/m.exec(readme) ?? [];
    const valueOf = (name: string): string => new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1] ?? '?';
    expect(command).to.contain(` --uid=${valueOf('User')} --gid=${valueOf('Group')} `);
    for (const name of ['UMask', 'EnvironmentFile', 'WorkingDirectory'])
      expect(command).to.contain(` -p ${name}=${valueOf(name)} `);
    expect(command).to.contain(` /opt/fairground/${program} "$@"`);
  });

  it('passes the check of systemd', async function () {
    // Starts a process.
    this.timeout(300_000);
    const root = await mkdtemp(join(tmpdir(), 'fairground-unit-'));
    try {
      const place = join(root, 'etc/systemd/system/fairground@.service');
      await mkdir(dirname(place), { recursive: true });
      await cp(join(ROOT, UNIT), place);
      const started = join(root, 'opt/fairground', program);
      await mkdir(dirname(started), { recursive: true });
      await writeFile(started, '#!/bin/sh\n', { mode: 0o755 });
      const args = [
        'verify',
        '--man=no',
        '--recursive-errors=no',
        `--root=${root}`,
        'fairground@8081.service',
      ];
      const { status, stdout, stderr, error } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
      expect(error, 'systemd-analyze is missing; run ./scripts/setup test').to.equal(undefined);
      expect({ status, stdout, stderr }).to.deep.equal({ status: 0, stdout: '', stderr: '' });
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});
