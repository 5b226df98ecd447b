import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import type { Config } from '../config/config.js';
import { findSandbox, missingBounds } from '../gdal/sandbox.js';
import { firstErrorLine } from '../lib/first-error-line.js';
import { reportFailure, reportWarning, type Finding, reportOk } from './finding.js';

const run = promisify(execFile);

/** Oldest GDAL release that all formats are tested with. */
const LEAST_GDAL = [3, 6] as const;

/** Minimum free space for temporary files, such as unpacked sources. */
const LEAST_ROOM_BYTES = 1e9;

/** Checks the programs and the disk space that appends need. */
export async function checkPrograms(config: Pick<Config, 'sourceFolder'>): Promise<Finding[]> {
  return [
    checkNode(),
    await checkGdal(),
    await checkBounds(),
    await checkRoom('temporary files', config.sourceFolder ?? tmpdir(), 'FAIRGROUND_SOURCE_FOLDER'),
  ];
}

function checkNode(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isGood = major > 20 || (major === 20 && minor >= 19);
  return isGood
    ? reportOk('Node.js', process.version)
    : reportFailure('Node.js', `${process.version} is too old`, 'Install Node.js 20.19 or newer.');
}

async function checkGdal(): Promise<Finding> {
  const mend = 'Install it: apt-get install gdal-bin, or brew install gdal.';
  try {
    const { stdout } = await run('ogrinfo', ['--version'], { timeout: 20_000 });
    const [, version = '', major = '0', minor = '0'] = /GDAL ((\d+)\.(\d+)[\w.]*)/.exec(stdout) ?? [];
    const isGood =
      Number(major) > LEAST_GDAL[0] || (Number(major) === LEAST_GDAL[0] && Number(minor) >= LEAST_GDAL[1]);
    if (isGood) return reportOk('GDAL', version);
    return reportWarning(
      'GDAL',
      `${version === '' ? stdout.trim() : version} is older than the oldest tested version`,
      mend,
    );
  } catch (error) {
    return reportFailure(
      'GDAL',
      `ogrinfo cannot run (${firstErrorLine(error)}), so only text formats work`,
      mend,
    );
  }
}

async function checkBounds(): Promise<Finding> {
  const subject = 'sandbox of readers';
  try {
    const missing = missingBounds(await findSandbox());
    if (missing.length === 0) return reportOk(subject, 'all limits are in force');
    return reportWarning(
      subject,
      `not in force: ${missing.join('; ')}`,
      'On Linux, install util-linux and allow the service to create namespaces, which confine readers of untrusted files.',
    );
  } catch (error) {
    return reportWarning(subject, firstErrorLine(error), 'Try again when the machine is less busy.');
  }
}

/** Checks that `folder` exists and has free space. */
export async function checkRoom(
  subject: string,
  folder: string,
  variable: string,
  leastBytes = LEAST_ROOM_BYTES,
): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const seen = `${(free / 1e9).toFixed(1)} GB free in ${folder}`;
    if (free >= leastBytes) return reportOk(subject, seen);
    return reportWarning(subject, seen, `Free disk space, or set ${variable} to a folder on a larger disk.`);
  } catch (error) {
    return reportFailure(
      subject,
      firstErrorLine(error),
      `Create ${folder}, or set ${variable} to another folder.`,
    );
  }
}
