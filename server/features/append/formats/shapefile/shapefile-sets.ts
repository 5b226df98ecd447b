import { posix } from 'node:path';
import type { ArchivedFile } from '../../source/archive/zip-archive.js';

/** Files of one shapefile, or of a table that is a dBase file alone. */
export interface ShapefileSet {
  /** Name of its files, with the folder if the name is not unique. */
  readonly name: string;
  readonly shp: ArchivedFile | undefined;
  readonly shx: ArchivedFile | undefined;
  readonly dbf: ArchivedFile | undefined;
  readonly prj: ArchivedFile | undefined;
  readonly cpg: ArchivedFile | undefined;
}

const EXTENSIONS = ['shp', 'shx', 'dbf', 'prj', 'cpg'] as const;

/** Groups the files of sets, ignoring case. */
export function findSets(files: readonly ArchivedFile[]): ShapefileSet[] {
  const found = new Map<string, { path: string; files: Map<string, ArchivedFile> }>();
  for (const file of files) {
    const extension = posix.extname(file.path);
    const path = file.path.slice(0, file.path.length - extension.length);
    const set = found.get(path.toLowerCase()) ?? { path, files: new Map<string, ArchivedFile>() };
    found.set(path.toLowerCase(), set);
    set.files.set(extension.slice(1).toLowerCase(), file);
    // The geometry file determines the name.
    if (extension.toLowerCase() === '.shp') set.path = path;
  }
  const sets = [...found.values()].filter((set) => set.files.has('shp') || set.files.has('dbf'));
  const count = new Map<string, number>();
  const nameOf = (path: string): string => posix.basename(path);
  for (const { path } of sets) {
    const name = nameOf(path).toLowerCase();
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  return sets.map((set) => {
    const isSole = count.get(nameOf(set.path).toLowerCase()) === 1;
    const members = Object.fromEntries(EXTENSIONS.map((extension) => [extension, set.files.get(extension)]));
    return {
      name: isSole ? nameOf(set.path) : set.path,
      ...(members as Record<(typeof EXTENSIONS)[number], ArchivedFile | undefined>),
    };
  });
}
