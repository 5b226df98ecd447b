import { type NumberKind, numberKind } from '../number-format.js';
import type { StringTable } from '../string-table.js';
import type { Sheet } from '../workbook.js';
import { unreadableSource } from '../../../source/source-error.js';
import type { BiffReader } from './biff-records.js';
import { BiffText, type CodePageDecoder, codePageDecoder } from './biff-text.js';

/** Globals of a workbook, which apply to all sheets. */
export interface XlsGlobals {
  readonly sheets: readonly (Sheet & { readonly position: number })[];
  readonly is1904: boolean;
  /** Number kind of each cell style, by style index. */
  readonly styles: readonly NumberKind[];
  /** Text decoder of workbooks before Unicode; absent in others. */
  readonly decoder: CodePageDecoder | undefined;
}

const RECORD = {
  bof: 0x0809,
  eof: 0x0a,
  filePass: 0x2f,
  codePage: 0x42,
  dateMode: 0x22,
  format: 0x041e,
  xf: 0xe0,
  boundSheet: 0x85,
  sst: 0xfc,
} as const;

const UNICODE_VERSION = 0x0600;
const OLDEST_VERSION = 0x0500;

// Bound well above all texts of a sheet of 65,536 rows.
const MAX_TEXT_BYTES = 256 * 1024 * 1024;

/** Reads the first part of the stream, and the texts that cells refer to into `strings`. */
export async function readXlsGlobals(reader: BiffReader, strings: StringTable): Promise<XlsGlobals> {
  const sheets: (Sheet & { position: number })[] = [];
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let is1904 = false;
  let decoder: CodePageDecoder | undefined;
  for (let record = await reader.next(), isFirst = true; ; record = await reader.next(), isFirst = false) {
    if (record === undefined) throw unreadableSource('excel', 'it ends too early');
    const { type, data } = record;
    if (isFirst) decoder = checkVersion(type, data);
    if (type === RECORD.eof) break;
    if (type === RECORD.filePass) throw unreadableSource('excel', 'it is encrypted');
    if (type === RECORD.dateMode) is1904 = data.readUInt16LE(0) !== 0;
    if (type === RECORD.codePage && decoder !== undefined) decoder = codePageDecoder(data.readUInt16LE(0));
    if (type === RECORD.xf) formats.push(data.readUInt16LE(2));
    if (type === RECORD.format) {
      const text = new BiffText([data], 2, decoder).read(decoder === undefined ? 2 : 1);
      codes.set(data.readUInt16LE(0), text);
    }
    // Chart and macro sheets have no cells.
    if (type === RECORD.boundSheet && data[5] === 0) {
      const name = new BiffText([data], 6, decoder).read(1);
      sheets.push({ name, isHidden: ((data[4] ?? 0) & 3) !== 0, position: data.readUInt32LE(0) });
    }
    if (type === RECORD.sst) {
      const parts = [Buffer.from(data), ...(await reader.continues(MAX_TEXT_BYTES))];
      readTexts(parts, strings);
    }
  }
  const styles = formats.map((id) => numberKind(id, codes.get(id)));
  return { sheets, is1904, styles, decoder };
}

function checkVersion(type: number, data: Buffer): CodePageDecoder | undefined {
  const version = type === RECORD.bof && data.length >= 4 ? data.readUInt16LE(0) : 0;
  if (version < OLDEST_VERSION)
    throw unreadableSource('excel', 'workbooks from before Excel 5 are not supported');
  return version < UNICODE_VERSION ? codePageDecoder(1252) : undefined;
}

function readTexts(parts: readonly Buffer[], strings: StringTable): void {
  const count = parts[0]?.readUInt32LE(4) ?? 0;
  const texts = new BiffText(parts, 8);
  for (let index = 0; index < count; index += 1) strings.add(texts.read(2));
  strings.finish();
}
