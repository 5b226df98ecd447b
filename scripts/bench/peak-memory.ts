import { readdir, readFile } from 'node:fs/promises';

/** Peak resident memory of a process and of each of its descendants, in megabytes; Linux only. */
export async function peakMemory(
  pid: number,
): Promise<{ readonly name: string; readonly megabytes: number }[]> {
  const processes = await listProcesses();
  const family = [pid];
  for (const parent of family)
    family.push(...processes.filter((one) => one.parent === parent).map((one) => one.pid));
  const peaks = await Promise.all(family.map(readPeak));
  return peaks.filter((peak) => peak.megabytes > 0);
}

async function listProcesses(): Promise<{ pid: number; parent: number }[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.map(Number).filter(Number.isInteger);
  return Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The name in parentheses may hold blanks: what follows it does not.
      return { pid, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0) };
    }),
  );
}

async function readPeak(pid: number): Promise<{ name: string; megabytes: number }> {
  const [status, command] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
  ]);
  const kilobytes = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
  const words = command.split('\0');
  const name = words.includes('serve') ? 'server' : words.includes('work') ? 'worker' : (words[0] ?? '');
  return { name, megabytes: Math.round(kilobytes / 1024) };
}
