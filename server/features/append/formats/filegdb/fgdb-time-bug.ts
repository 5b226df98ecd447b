import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../../source/private-folder.js';
import type { SourceSettings } from '../../../../config/source-settings.js';
import { startGdal } from '../../../../gdal/gdal-child.js';
import { GdalRefusedError } from '../../../../gdal/gdal-error.js';

const DRIVER = 'OpenFileGDB';

let known: boolean | undefined;

/**
 * Returns true if this GDAL reads times before 1970 of a file geodatabase a second late: some versions round
 * negative seconds the wrong way. Tests once per process with a database of one row; trusts a GDAL that
 * cannot write one.
 *
 * @throws {GdalGoneError}
 */
export async function readsTimesLate(settings: SourceSettings, signal: AbortSignal): Promise<boolean> {
  // Concurrent first callers each run the test: a shared test would end for all when one caller aborts.
  known ??= await probe(settings, signal).catch((error: unknown) => {
    if (error instanceof GdalRefusedError) return false;
    throw error;
  });
  return known;
}

async function probe(settings: SourceSettings, signal: AbortSignal): Promise<boolean> {
  const folder = await makePrivateFolder(settings);
  try {
    await writeFile(join(folder.path, 'probe.csv'), 'id,at\n1,1950-01-01 00:00:00\n');
    const common = { signal, settings, folder: folder.path };
    const open = ['probe.csv', '-oo', 'AUTODETECT_TYPE=YES', '-nln', 'probe'];
    const writer = await startGdal('ogr2ogr', ['-f', DRIVER, 'probe.gdb', ...open], {
      ...common,
      drivers: ['CSV', DRIVER],
    });
    writer.stdout.resume();
    await writer.ended;
    const reader = await startGdal('ogrinfo', ['-ro', '-al', 'probe.gdb'], { ...common, drivers: [DRIVER] });
    const chunks = (await reader.stdout.toArray()) as Buffer[];
    await reader.ended;
    return Buffer.concat(chunks).includes('1950/01/01 00:00:01');
  } finally {
    await folder.remove();
  }
}
