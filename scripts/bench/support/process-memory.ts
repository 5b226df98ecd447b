import { readdir, readFile } from 'node:fs/promises';

/** Role of a process of ours; `reader` is any child of the worker. */
export type ProcessRole = 'server' | 'worker' | 'reader';

export interface ProcessMemory {
  readonly pid: number;
  readonly role: ProcessRole;
  /** Resident now, in megabytes of 1024 × 1024. */
  readonly residentMegabytes: number;
  readonly peakMegabytes: number;
}

interface Listed {
  readonly pid: number;
  readonly parent: number;
}

/** Memory of the servers, workers and readers among the descendants of a process; Linux only. */
export async function processMemory(ancestor: number): Promise<ProcessMemory[]> {
  const processes = await listProcesses();
  const family: { readonly pid: number; readonly isOfWorker: boolean }[] = [
    { pid: ancestor, isOfWorker: false },
  ];
  const found: ProcessMemory[] = [];
  for (const { pid, isOfWorker } of family) {
    const role = isOfWorker ? 'reader' : await readRole(pid);
    const memory = role && (await readMemory(pid));
    if (memory) found.push({ pid, role, ...memory });
    const children = processes.filter(({ parent }) => parent === pid);
    family.push(
      ...children.map((child) => ({ pid: child.pid, isOfWorker: isOfWorker || role === 'worker' })),
    );
  }
  return found;
}

async function listProcesses(): Promise<Listed[]> {
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

async function readRole(pid: number): Promise<ProcessRole | undefined> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const words = command.split('\0');
  return words.includes('serve') ? 'server' : words.includes('work') ? 'worker' : undefined;
}

async function readMemory(
  pid: number,
): Promise<Pick<ProcessMemory, 'residentMegabytes' | 'peakMegabytes'> | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
  const peakMegabytes = megabytes('VmHWM');
  return peakMegabytes === 0 ? undefined : { residentMegabytes: megabytes('VmRSS'), peakMegabytes };
}
