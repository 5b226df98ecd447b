// @needs gdal: it stands in front of a program of GDAL.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A shell script that is found in the place of one of GDAL's programs, until `remove`. */
export interface GdalStandIn {
  /** Folder of its own, where it also makes notes. */
  readonly folder: string;
  /** Starts of the program since then. */
  countStarts(): Promise<number>;
  remove(): Promise<void>;
}

/** @param script - what it does before it becomes the program that it stands in for. */
export async function standInForGdal(
  program: string,
  script: (folder: string) => string = () => '',
): Promise<GdalStandIn> {
  const folder = await mkdtemp(join(tmpdir(), 'gdal-stand-in-'));
  const starts = join(folder, 'starts');
  const path = process.env['PATH'] ?? '';
  const lines = [
    '#!/bin/sh',
    `echo started >> '${starts}'`,
    script(folder),
    `PATH='${path}' exec ${program} "$@"`,
  ];
  await writeFile(starts, '');
  await writeFile(join(folder, program), lines.join('\n'), { mode: 0o755 });
  process.env['PATH'] = `${folder}${delimiter}${path}`;
  return {
    folder,
    countStarts: async () => (await readFile(starts, 'utf8')).split('\n').length - 1,
    async remove() {
      process.env['PATH'] = path;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** True while a process is at the stand-in's work. */
export async function isRunning(standIn: GdalStandIn): Promise<boolean> {
  return (await countRunning(standIn)) > 0;
}

/** Counts the processes that are at the stand-in's work, and have not become the program yet. */
export async function countRunning({ folder }: GdalStandIn): Promise<number> {
  let count = 0;
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    // It may end meanwhile.
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(folder)) count += 1;
  }
  return count;
}
