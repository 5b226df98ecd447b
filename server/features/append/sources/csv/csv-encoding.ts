import { isUtf8 } from 'node:buffer';
import type { SourceFile } from '../source-format.js';

/** Names that `TextDecoder` takes. It drops a byte order mark by itself. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * How the text is encoded: by its byte order mark, else UTF-8 when all of it is, else the western Windows
 * code page, in which spreadsheets still save. Reads the whole file, which is quick.
 */
export async function detectEncoding(file: SourceFile, signal: AbortSignal): Promise<CsvEncoding> {
  let carried: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of await file.open()) {
    signal.throwIfAborted();
    const bytes = chunk as Buffer;
    if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
    if (isFirst && bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
    isFirst = false;
    const whole = carried.length === 0 ? bytes : Buffer.concat([carried, bytes]);
    const end = lastCharacterEnd(whole);
    if (!isUtf8(whole.subarray(0, end))) return 'windows-1252';
    carried = whole.subarray(end);
  }
  return isUtf8(carried) ? 'utf-8' : 'windows-1252';
}

/** Where the last character starts if it may go on in the next chunk; the end otherwise. */
function lastCharacterEnd(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.length - back;
    if (byte < 0x80) break;
  }
  return bytes.length;
}
