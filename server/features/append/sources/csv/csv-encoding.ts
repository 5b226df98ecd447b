import { isUtf8 } from 'node:buffer';
import { unreadable } from '../source-error.js';
import type { SourceFile } from '../source-format.js';

/** Names that `TextDecoder` takes. It drops a byte order mark by itself. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * How the text is encoded: by its byte order mark, or UTF-16 where every other byte is zero; else UTF-8 when all
 * of it is, else the western Windows code page, in which spreadsheets still save. Reads the whole file, which is
 * quick.
 *
 * @throws {JobError} for what is no text, and for text that says it is UTF-8 and is not.
 */
export async function detectEncoding(file: SourceFile, signal: AbortSignal): Promise<CsvEncoding> {
  let carried: Buffer = Buffer.alloc(0);
  let isMarked = false;
  let isFirst = true;
  for await (const chunk of await file.open()) {
    signal.throwIfAborted();
    const bytes = chunk as Buffer;
    if (isFirst) {
      const encoding = encodingOfStart(bytes);
      if (encoding !== undefined) return encoding;
      isMarked = startsWith(bytes, UTF8_MARK);
      isFirst = false;
    }
    const whole = carried.length === 0 ? bytes : Buffer.concat([carried, bytes]);
    const end = lastCharacterEnd(whole);
    if (!isUtf8(whole.subarray(0, end))) return notUtf8(isMarked);
    carried = whole.subarray(end);
  }
  return isUtf8(carried) ? 'utf-8' : notUtf8(isMarked);
}

const UTF8_MARK = [0xef, 0xbb, 0xbf];

/** First bytes of files that are taken for CSV by mistake. */
const OTHER_KINDS: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'it is a zip archive or a workbook'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'it is a workbook'],
  [[0x1f, 0x8b], 'it is compressed by gzip'],
  [[0x25, 0x50, 0x44, 0x46], 'it is a PDF document'],
];

function encodingOfStart(bytes: Buffer): CsvEncoding | undefined {
  const other = OTHER_KINDS.find(([mark]) => startsWith(bytes, mark));
  if (other !== undefined) throw unreadable('csv', other[1]);
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  // Without a mark: the zero bytes of western letters lie on one side.
  const zeros = [0, 0];
  const sample = bytes.subarray(0, 1024);
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}

function notUtf8(isMarked: boolean): CsvEncoding {
  if (isMarked) throw unreadable('csv', 'it is marked as UTF-8, but not all of it is');
  return 'windows-1252';
}

function startsWith(bytes: Buffer, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
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
