import { open } from 'node:fs/promises';
import { unreadableSource } from '../../../source/source-error.js';
import { StringTable } from '../string-table.js';
import type { Workbook } from '../workbook.js';
import { BiffReader } from './biff-records.js';
import { openCompoundStream } from './compound-file.js';
import { readXlsGlobals } from './xls-globals.js';
import { readXlsRows } from './xls-rows.js';

/**
 * Opens an older workbook (`.xls`, Excel 5 to 2003); its sheets are then streamed.
 *
 * @param folder - for texts that do not fit in memory
 * @throws {JobError} if the file is not a workbook, or is encrypted
 */
export async function openXls(path: string, folder: string): Promise<Workbook> {
  const file = await open(path);
  const strings = new StringTable(() => folder);
  const close = async (): Promise<void> => {
    strings.close();
    await file.close();
  };
  try {
    const { stream, names } = await openCompoundStream(file, ['Workbook', 'Book']);
    // An encrypted newer workbook is stored in the older container.
    if (names.includes('EncryptedPackage')) throw unreadableSource('excel', 'it is encrypted');
    if (stream === undefined) throw unreadableSource('excel', 'it is not a workbook');
    const globals = await readXlsGlobals(new BiffReader(stream), strings);
    const positionOf = (sheet: number): number => globals.sheets[sheet]?.position ?? stream.bytes;
    return {
      sheets: globals.sheets,
      is1904: globals.is1904,
      bytes: () => stream.bytes,
      get referredBytes() {
        return strings.handedOutBytes;
      },
      rowCount: () => undefined,
      async *rows(sheet, options) {
        try {
          yield* readXlsRows(new BiffReader(stream, positionOf(sheet)), globals, strings, options);
        } catch (error) {
          throw asUnreadable(error);
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw asUnreadable(error);
  }
}

/** Reports reads past the end of a record that is shorter than stated. */
function asUnreadable(error: unknown): unknown {
  return error instanceof RangeError ? unreadableSource('excel', 'it is damaged', error) : error;
}
