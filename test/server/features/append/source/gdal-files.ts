// @needs gdal: it writes its files with ogr2ogr.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from 'chai';
import type { SourceFile } from '../../../../../server/features/append/source/source-format.js';
import { JobError } from '../../../../../server/jobs/job.js';
import { makeFiles } from './made-files.js';
import { type ZippedFile, writeZip } from './zip-writer.js';

/** A folder in which GDAL's own tools make files for tests. */
export interface GdalFiles {
  /** Runs `ogr2ogr` in the folder. */
  ogr2ogr(...args: string[]): Promise<void>;
  /** Runs `ogrinfo` in the folder, such as to change a file. */
  ogrinfo(...args: string[]): Promise<void>;
  /** Writes `one.geojson`, a point, and of it `base.gpkg` without spatial index, which tests change by SQL. */
  writeBasePackage(): Promise<void>;
  write(name: string, content: string | Buffer): Promise<void>;
  read(name: string): Promise<Buffer>;
  path(name: string): string;
  /** A file, or the files of a folder, for a zip; their names get `prefix`. */
  entries(name: string, prefix?: string): Promise<ZippedFile[]>;
  /** Packs the entries into a zip. */
  zip(name: string, prefix?: string): Promise<Buffer>;
  remove(): Promise<void>;
}

export async function openGdalFiles(): Promise<GdalFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-gdal-files-'));
  const path = (name: string): string => join(folder, name);
  const entries: GdalFiles['entries'] = async (name, prefix = '') => {
    const isFolder = (await stat(path(name))).isDirectory();
    const names = isFolder ? (await readdir(path(name))).map((inner) => join(name, inner)) : [name];
    return Promise.all(
      names.map(async (inner) => ({ name: prefix + basename(inner), content: await readFile(path(inner)) })),
    );
  };
  const ogr2ogr: GdalFiles['ogr2ogr'] = (...args) => makeFiles('ogr2ogr', args, folder);
  return {
    path,
    entries,
    ogr2ogr,
    writeBasePackage: async () => {
      await writeFile(path('one.geojson'), '{"type":"Point","coordinates":[1,2]}');
      await ogr2ogr('base.gpkg', 'one.geojson', '-nln', 'one', '-lco', 'SPATIAL_INDEX=NO');
    },
    ogrinfo: (...args) => makeFiles('ogrinfo', args, folder),
    write: (name, content) => writeFile(path(name), content),
    read: (name) => readFile(path(name)),
    zip: async (name, prefix) => writeZip(await entries(name, prefix)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A file on disk as a source, as a blob would be. */
export async function fileSource(path: string): Promise<SourceFile> {
  const { size } = await stat(path);
  return {
    fileName: basename(path),
    bytes: size,
    localPath: path,
    open: (range) => Promise.resolve(createReadStream(path, range)),
  };
}

/** Why a source cannot be described or read. */
export async function refusalOf(work: Promise<unknown>): Promise<JobError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).to.be.instanceOf(JobError);
  return error as JobError;
}
