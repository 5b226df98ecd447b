import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { GdalGoneError } from './gdal-error.js';
import { gdalEnvironment } from './gdal-environment.js';

const run = promisify(execFile);

let found: Promise<readonly string[]> | undefined;

/** Returns the short names of all vector drivers of this GDAL, read once per process. */
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
 * Returns settings that limit GDAL to these drivers.
 *
 * A source is then never read as another format, and nothing in it makes GDAL open another kind of data.
 *
 * @throws {GdalGoneError}
 */
export async function onlyDrivers(names: readonly string[]): Promise<Record<string, string>> {
  found ??= listDrivers();
  const others = (await found).filter((name) => !names.includes(name));
  // Use the older of two names for this setting, whose commas always separate, because names may contain spaces.
  return { OGR_SKIP: others.join(',') };
}

/** Lists the drivers ahead for a child that starts soon; after a failure they are listed again then. */
export async function meetDrivers(): Promise<void> {
  await onlyDrivers([]).catch(() => undefined);
}
