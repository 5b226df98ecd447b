import type { Readable } from 'node:stream';
import type { ArchiveBounds } from '../../../source/archive/check-entries.js';
import { unreadableSource } from '../../../source/source-error.js';
import { StringTable } from '../string-table.js';
import type { ScannedRows, SheetOptions, SheetRows, Workbook } from '../workbook.js';
import { chunksOf, decode, type PackageParts } from './package-parts.js';
import { readSharedStrings } from './shared-strings.js';
import { SheetCellScanner } from './sheet-cells.js';
import { type CellSetting, SheetRowReader } from './sheet-rows.js';
import { readStyles } from './styles-part.js';
import { readWorkbookPart } from './workbook-part.js';
import { attributeOf, XmlError, XmlScanner } from './xml-scanner.js';
import { openZipParts } from './zip-parts.js';

export interface XlsxOptions {
  readonly bounds: ArchiveBounds;
  /** Folder for data that does not fit in memory. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/**
 * Opens a newer workbook (`.xlsx`, `.xlsm`, strict or not); its sheets are then streamed.
 *
 * @throws {JobError} if the file is not a workbook
 */
export async function openXlsx(path: string, { bounds, folder, signal }: XlsxOptions): Promise<Workbook> {
  const parts = await openZipParts(path, bounds);
  const strings = new StringTable(() => folder);
  const close = async (): Promise<void> => {
    strings.close();
    await parts.close();
  };
  try {
    const { sheets, is1904, stringsPath, stylesPath } = await readWorkbookPart(parts, signal);
    const styles = await readStyles(parts, stylesPath, signal);
    const rowCounts = new Map<number, number>();
    for (const [index, sheet] of sheets.entries()) {
      const count = await statedRows(parts, sheet.path, signal);
      if (count !== undefined) rowCounts.set(index, count);
    }
    await readSharedStrings(parts, stringsPath, strings, signal);
    return {
      sheets,
      is1904,
      bytes: (sheet) =>
        [sheets[sheet]?.path, stringsPath].reduce(
          (sum, part) => sum + (part === undefined ? 0 : (parts.size(part)?.unpacked ?? 0)),
          0,
        ),
      get referredBytes() {
        return strings.handedOutBytes;
      },
      rowCount: (sheet) => rowCounts.get(sheet),
      rows: (sheet, options) =>
        readSheet(parts, sheets[sheet]?.path ?? '', { strings, styles, is1904 }, options),
      scan: (sheet, { kinds, signal }) => {
        const scanner = new SheetCellScanner({ strings, styles, is1904 }, kinds);
        return scanSheet(parts, sheets[sheet]?.path ?? '', scanner, signal);
      },
      close,
    };
  } catch (error) {
    await close();
    throw asUnreadable(error);
  }
}

/** Characters of a sheet to read at a time. Small, since cells may refer to much longer texts. */
const PIECE_CHARACTERS = 16 * 1024;

async function* readSheet(
  parts: PackageParts,
  path: string,
  setting: Omit<CellSetting, 'maxColumns'>,
  { maxColumns, signal }: SheetOptions,
): AsyncGenerator<SheetRows> {
  const { stream, share } = await openSheet(parts, path);
  const reader = new SheetRowReader({ ...setting, maxColumns });
  const scanner = new XmlScanner(reader);
  let characters = 0;
  try {
    for await (const text of decode(stream, signal)) {
      for (let at = 0; at < text.length; at += PIECE_CHARACTERS) {
        const piece = text.slice(at, at + PIECE_CHARACTERS);
        characters += piece.length;
        scanner.push(piece);
        const rows = reader.take();
        if (rows.length > 0) yield { rows, bytesRead: Math.round(characters * share) };
      }
    }
    scanner.end();
  } catch (error) {
    throw asUnreadable(error);
  } finally {
    stream.destroy();
  }
}

async function* scanSheet(
  parts: PackageParts,
  path: string,
  scanner: SheetCellScanner,
  signal: AbortSignal,
): AsyncGenerator<ScannedRows> {
  const { stream, share } = await openSheet(parts, path);
  let bytes = 0;
  try {
    for await (const chunk of chunksOf(stream, signal)) {
      bytes += chunk.length;
      scanner.push(chunk);
      do yield { scanner, bytesRead: Math.round(bytes * share) };
      while (scanner.isPaused);
    }
    scanner.end();
    do yield { scanner, bytesRead: Math.round(bytes * share) };
    while (scanner.isPaused);
  } catch (error) {
    throw asUnreadable(error);
  } finally {
    stream.destroy();
  }
}

/** @returns `share`: file bytes per unpacked byte */
async function openSheet(
  parts: PackageParts,
  path: string,
): Promise<{ readonly stream: Readable; readonly share: number }> {
  const stream = await parts.open(path);
  const size = parts.size(path);
  if (stream === undefined || size === undefined) throw unreadableSource('excel', `it has no part ${path}`);
  return { stream, share: size.unpacked === 0 ? 0 : size.stored / size.unpacked };
}

/** Returns the number of rows that a sheet states at its start. */
async function statedRows(
  parts: PackageParts,
  path: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const stream = await parts.open(path);
  if (stream === undefined) return undefined;
  let reference: string | undefined;
  let isThere = false;
  const scanner = new XmlScanner({
    open(name, attributes) {
      if (name === 'dimension') reference = attributeOf(attributes, 'ref');
      if (name === 'dimension' || name === 'sheetData') isThere = true;
    },
    close: () => undefined,
    text: () => undefined,
  });
  await scanUntil(stream, scanner, () => isThere, signal);
  const last = /:[A-Z]+(\d+)$/.exec(reference ?? '')?.[1];
  return last === undefined ? undefined : Number(last);
}

async function scanUntil(
  stream: Readable,
  scanner: XmlScanner,
  isDone: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  try {
    for await (const text of decode(stream, signal)) {
      scanner.push(text);
      if (isDone()) return;
    }
  } finally {
    stream.destroy();
  }
}

/** Reports zip and XML errors as faults of the source; passes on anything else. */
function asUnreadable(error: unknown): unknown {
  if (error instanceof XmlError || error instanceof RangeError) {
    return unreadableSource('excel', error.message, error);
  }
  const code = (error as { code?: unknown }).code;
  const isOfZip = typeof code === 'string' && code.startsWith('Z_');
  const isOfSize =
    error instanceof Error && /^(?:too many bytes|not enough bytes|invalid|unexpected)/i.test(error.message);
  return isOfZip || isOfSize ? unreadableSource('excel', 'a part of it is damaged', error) : error;
}
