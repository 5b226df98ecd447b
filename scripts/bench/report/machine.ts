import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { promisify } from 'node:util';

export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memoryGigabytes: number;
  readonly system: string;
  readonly versions: readonly string[];
  /** Load of the minute before: other work that was running. */
  readonly load: number;
}

/** Figures are worth little beside other work. */
const QUIET_LOAD = 0.5;

/** Describes the machine that the figures were measured on. */
export async function describeMachine(): Promise<Machine> {
  const [processor] = cpus();
  return {
    cores: cpus().length,
    processor: processor?.model.trim() ?? 'unknown processor',
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    system: `${await distribution()}, Linux ${release()}`,
    versions: [`Node.js ${process.versions.node}`, ...(await programVersions())],
    load: loadavg()[0] ?? 0,
  };
}

/** One sentence, for whoever reads the table. */
export function machineLine(machine: Machine): string {
  const { cores, processor, memoryGigabytes, system, versions, load } = machine;
  const noise = load > QUIET_LOAD ? ` Not quiet: the load was ${load.toFixed(1)} before it began.` : '';
  return `Measured on ${cores} cores (${processor}), ${memoryGigabytes} GB, ${system}, ${versions.join(', ')}.${noise}`;
}

async function distribution(): Promise<string> {
  const about = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^PRETTY_NAME="?([^"\n]+)/m.exec(about)?.[1] ?? process.platform;
}

async function programVersions(): Promise<string[]> {
  const run = promisify(execFile);
  const asked = [
    ['ogr2ogr', /GDAL [\d.]+/],
    ['psql', /PostgreSQL\) ([\d.]+)/],
  ] as const;
  const found: string[] = [];
  for (const [program, pattern] of asked) {
    const { stdout } = await run(program, ['--version']).catch(() => ({ stdout: '' }));
    const match = pattern.exec(stdout);
    if (match !== null) found.push(match[1] === undefined ? match[0] : `PostgreSQL ${match[1]}`);
  }
  return found;
}
