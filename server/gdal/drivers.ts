import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { GdalGoneError } from './gdal-error.js';
import { gdalEnvironment } from './gdal-environment.js';

const run = promisify(execFile);

let found: Promise<readonly string[]> | undefined;

/** Short names of all drivers that this GDAL has for vector data. Asked once for the process. */
async function listDrivers(): Promise<readonly string[]> {
  try {
    const { stdout } = await run('ogrinfo', ['--formats'], {
      env: gdalEnvironment(process.env),
      timeout: 60_000,
    });
    return [...stdout.matchAll(/^ {2}(.+?) -(?:raster|vector|multidimensional)/gm)].map(
      ([, name = '']) => name,
    );
  } catch (cause) {
    found = undefined;
    throw new GdalGoneError('ogrinfo cannot be run: is gdal-bin installed?', { cause });
  }
}

/**
 * Settings that leave GDAL only these drivers, so that a source is never taken for something else, and nothing
 * in it can make GDAL open a thing of another kind.
 *
 * @throws {GdalGoneError}
 */
export async function onlyDrivers(names: readonly string[]): Promise<Record<string, string>> {
  found ??= listDrivers();
  const others = (await found).filter((name) => !names.includes(name));
  // The older of two names for this setting: in it commas have always divided, and names may hold spaces.
  return { OGR_SKIP: others.join(',') };
}

/** Has them listed already, for a child that is going to start soon; it asks again where that fails. */
export async function meetDrivers(): Promise<void> {
  await onlyDrivers([]).catch(() => undefined);
}
