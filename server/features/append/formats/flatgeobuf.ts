import { join } from 'node:path';
import { chooseTable } from '../source/choose-table.js';
import { withOddMoments } from './flatgeobuf/with-flatgeobuf-datetimes.js';
import { asSourceError, type GdalSource, listTables } from './gdal/gdal-source.js';
import { makeGdalTable } from './gdal-table.js';
import { withPrivateFolder } from '../source/private-folder.js';
import { writeSingleFile } from '../source/single-file.js';
import { isFlatGeobuf } from '../source/sniff.js';
import type { DescribeOptions, SourceFile, SourceFormat, SourceTable } from '../source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../config/source-settings.js';

const NAME = 'flatgeobuf';

/** FlatGeobuf, plain or zipped. It holds one table, so the request need not name one. */
export const flatgeobuf: SourceFormat = {
  name: NAME,
  synonyms: ['fgb'],
  needsSourceInfo: false,
  fitsEdits: false,
  hasTypes: true,
  describe,
};

const DATASET = 'source.fgb';

async function describe(file: SourceFile, options: DescribeOptions): Promise<SourceTable> {
  const { signal, settings = DEFAULT_SOURCE_SETTINGS } = options;
  return withPrivateFolder(settings, async (folder) => {
    const placing = { format: NAME, extensions: ['.fgb'], fileName: DATASET, folder, settings, signal };
    await writeSingleFile(file, { ...placing, isWanted: isFlatGeobuf });
    const source: GdalSource = {
      format: NAME,
      driver: 'FlatGeobuf',
      sql: 'ogr',
      dataset: DATASET,
      folder,
      settings,
      // Check offsets within the file before using them.
      openOptions: ['VERIFY_BUFFERS=YES'],
      isZoneless: false,
    };
    const table = chooseTable(await listTables(source, signal), undefined);
    const whole = makeGdalTable({ source, file, table, isCountSure: true });
    return asSourceError(NAME, () => withOddMoments(whole, join(folder.path, DATASET), signal));
  });
}
