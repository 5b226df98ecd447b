import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { readTimeSpan } from '../../../server/doctor/check-stopping.js';
import type { Finding } from '../../../server/doctor/finding.js';
import { openTestDatabases, type TestDatabases } from '../../support/databases/databases.js';
import { runFairground } from '../../support/servers/fairground.js';

/** Output of `systemctl show` for two units; empty where systemd knows none. */
const unit = (port: number, span: string): string =>
  `TimeoutStopUSec=${span}\nEnvironment=X=1 FAIRGROUND_DRAIN=5\nId=fairground@${String(port)}.service\n`;

describe('fairground doctor on stop times', function () {
  // Each test starts processes, from sources that are compiled as they load.
  this.timeout(300_000);

  let databases: TestDatabases;
  let folder: string;
  before(async () => {
    databases = await openTestDatabases('sqlite');
    folder = await mkdtemp(join(tmpdir(), 'fairground-doctor-stop-'));
  });
  after(async () => {
    await databases.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** With a `systemctl` that says so, since there is no systemd where tests run. */
  async function look(shown: string, settings: Record<string, string> = {}): Promise<Finding[]> {
    await writeFile(join(folder, 'systemctl'), `#!/bin/sh\ncat <<'END'\n${shown}\nEND\n`, { mode: 0o755 });
    const { out } = await runFairground(['doctor', '--json'], {
      ...{ FAIRGROUND_DATABASE_URL: databases.url, FAIRGROUND_BLOBS: `file:${folder}` },
      ...{ PATH: `${folder}:${process.env['PATH'] ?? ''}`, ...settings },
    });
    return (JSON.parse(out) as Finding[]).filter(({ subject }) => subject === 'stopping');
  }

  it('accepts the stop times of the shipped units', async () => {
    const [own, ...others] = await look(unit(8081, '2min 30s'));
    expect(own).to.include({ verdict: 'ok', seen: 'takes at most 120 s while requests make progress' });
    expect(others).to.deep.equal([]);
  });

  it('finds each unit that would be killed before its end, with its drain', async () => {
    const shown = `${unit(8081, '1min')}\n${unit(8082, 'infinity')}\n${unit(8083, '2min 14s')}\n${unit(8084, '2min 15s')}`;
    const [, ...found] = await look(shown);
    expect(found.map(({ verdict, seen }) => [verdict, seen])).to.deep.equal([
      ['warn', 'systemd kills fairground@8081.service after 60 s, though a stop may take 125 s'],
      ['warn', 'systemd kills fairground@8083.service after 134 s, though a stop may take 125 s'],
    ]);
    expect(found[0]?.mend).to.contain('TimeoutStopSec of the unit to at least 135');
  });

  it('warns where requests are ended that may take longer', async () => {
    const [own] = await look('', { FAIRGROUND_SHUTDOWN_LIMIT: '60' });
    expect(own).to.include({
      verdict: 'warn',
      seen: 'a stop ends requests after 60 s, which may take 120 s',
    });
    expect(own?.mend).to.contain('FAIRGROUND_SHUTDOWN_LIMIT').and.to.contain('FAIRGROUND_REQUEST_TIMEOUT');
  });
});

describe('readTimeSpan', () => {
  for (const [text, seconds] of [
    ['1min', 60],
    ['2min 30s', 150],
    ['1h 500ms', 3600.5],
    ['1.5s', 1.5],
    ['infinity', Infinity],
  ] as const) {
    it(`reads ${text}`, () => expect(readTimeSpan(text)).to.equal(seconds));
  }
});
