import { createReadStream } from 'node:fs';
import type { DbfHeader } from './dbf-header.js';

/** dBase's numbers of code pages. 0x57 only says "the system's own", and so does 0. */
const CODE_PAGES: Readonly<Record<number, number>> = {
  0x01: 437,
  0x02: 850,
  0x03: 1252,
  0x08: 865,
  0x09: 437,
  0x0a: 850,
  0x0b: 437,
  0x0d: 437,
  0x0e: 850,
  0x0f: 437,
  0x10: 850,
  0x11: 437,
  0x12: 850,
  0x13: 932,
  0x14: 850,
  0x15: 437,
  0x16: 850,
  0x17: 865,
  0x18: 437,
  0x19: 437,
  0x1a: 850,
  0x1b: 437,
  0x1c: 863,
  0x1d: 850,
  0x1f: 852,
  0x22: 852,
  0x23: 852,
  0x24: 860,
  0x25: 850,
  0x26: 866,
  0x37: 850,
  0x40: 852,
  0x4d: 936,
  0x4e: 949,
  0x4f: 950,
  0x50: 874,
  0x58: 1252,
  0x59: 1252,
  0x64: 852,
  0x65: 866,
  0x66: 865,
  0x67: 861,
  0x6a: 737,
  0x6b: 857,
  0x6c: 863,
  0x78: 950,
  0x79: 949,
  0x7a: 936,
  0x7b: 932,
  0x7c: 874,
  0x86: 737,
  0x87: 852,
  0x88: 857,
  0xc8: 1250,
  0xc9: 1251,
  0xca: 1254,
  0xcb: 1253,
  0xcc: 1257,
};

const NAMES: Readonly<Record<string, string>> = {
  big5: 'CP950',
  gbk: 'CP936',
  gb2312: 'CP936',
  gb18030: 'GB18030',
  sjis: 'CP932',
  shiftjis: 'CP932',
  euckr: 'EUC-KR',
  eucjp: 'EUC-JP',
  koi8r: 'KOI8-R',
  koi8u: 'KOI8-U',
  latin1: 'ISO-8859-1',
  ascii: 'UTF-8',
};

/** What a `.cpg` file names, as GDAL calls it; `undefined` when it means nothing to us. */
export function readCodePage(cpg: string): string | undefined {
  const name = cpg
    .replaceAll('\0', '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
  if (/^(?:utf8|65001|cp65001)$/.test(name)) return 'UTF-8';
  const iso = /^(?:iso)?8859(\d{1,2})$/.exec(name)?.[1];
  if (iso !== undefined) return `ISO-8859-${String(Number(iso))}`;
  const page = /^(?:cp|windows|win|ansi|oem|ibm|msdos)?(\d{3,4})$/.exec(name)?.[1];
  if (page !== undefined) return `CP${page}`;
  return NAMES[name];
}

/** What a dBase table's header says of its text, as GDAL calls it; `undefined` when that is nothing. */
export function encodingOf({ languageId }: Pick<DbfHeader, 'languageId'>): string | undefined {
  const page = CODE_PAGES[languageId];
  return page === undefined ? undefined : `CP${String(page)}`;
}

/** What the text of a dBase table that does not say so is in, as its bytes look. */
export async function guessEncoding(
  path: string,
  { headerBytes }: Pick<DbfHeader, 'headerBytes'>,
  signal: AbortSignal,
): Promise<string> {
  return (await isUtf8Text(path, headerBytes, signal)) ? 'UTF-8' : 'CP1252';
}

async function isUtf8Text(path: string, start: number, signal: AbortSignal): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path, { start, signal })) {
      decoder.decode(chunk as Buffer, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
