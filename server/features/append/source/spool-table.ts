import { join } from 'node:path';
import { withPrivateFolder } from './private-folder.js';
import type { ReadOptions, SourceTable } from './source-format.js';
import { DEFAULT_SOURCE_SETTINGS, type SourceSettings } from '../../../config/source-settings.js';
import { SpooledRows } from './spooled-rows.js';

export interface SpoolOptions {
  /** Options of later readings. Their rows are not offered to a sink. */
  readonly reading: ReadOptions;
  readonly settings: SourceSettings | undefined;
  /** Called with the number of rows read so far. */
  readonly onRead: (count: number) => void;
}

/**
 * Reads a table to its end into a temporary file, and returns a table that reads from there. A transaction
 * that reads it does not wait for the source. Closing the table removes the file.
 *
 * @throws {JobError} if the table cannot be read.
 */
export async function spoolTable(
  table: SourceTable,
  { reading, settings = DEFAULT_SOURCE_SETTINGS, onRead }: SpoolOptions,
): Promise<SourceTable> {
  return withPrivateFolder(settings, async (folder) => {
    const rows = new SpooledRows(join(folder.path, 'rows'));
    await rows.fill(table.read(reading), onRead);
    return {
      ...table,
      get warnings() {
        return table.warnings ?? [];
      },
      recordCount: rows.count,
      isComputed: false,
      read: ({ signal }) => rows.read(signal),
      async close() {
        await folder.remove();
        await table.close?.();
      },
    };
  });
}
