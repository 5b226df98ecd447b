import { isAscii, isUtf8 } from 'node:buffer';
import { type CodePage, readCodePage, UTF_8 } from './code-page.js';
import type { DbfColumn, DbfHeader } from './dbf-header.js';

/** Guess of a code page that the table does not state. */
export interface GuessedPage {
  readonly page: CodePage;
  /** True if any text is beyond ASCII, so that the guess matters. */
  readonly matters: boolean;
}

/**
 * Guesses the code page of a table: UTF-8 if more of its names and texts beyond ASCII are valid UTF-8 than
 * are not, otherwise windows-1252.
 *
 * @param table - its bytes, header first
 */
export async function guessCodePage(
  table: AsyncIterable<Buffer>,
  { headerBytes, recordBytes }: DbfHeader,
  columns: readonly DbfColumn[],
): Promise<GuessedPage> {
  const count = { utf8: 0, other: 0 };
  const weigh = (text: Buffer): void => {
    if (!isAscii(text)) count[isUtf8Start(text) ? 'utf8' : 'other'] += 1;
  };
  for (const { name } of columns) weigh(name);
  const texts = columns.filter(({ type }) => type === 'C');
  for await (const records of wholeRecords(table, headerBytes, recordBytes)) {
    // Most tables contain only ASCII.
    if (isAscii(records)) continue;
    for (let at = 0; at < records.length; at += recordBytes) {
      for (const { offset, width } of texts) weigh(records.subarray(at + offset, at + offset + width));
    }
  }
  const matters = count.utf8 + count.other > 0;
  return { page: count.other > count.utf8 ? WESTERN : UTF_8, matters };
}

const WESTERN = readCodePage('windows-1252') ?? UTF_8;

const SPACE = 32;

/** True if it is valid UTF-8, possibly cut at its end if the text fills its column. */
function isUtf8Start(text: Buffer): boolean {
  if (isUtf8(text)) return true;
  if (text.at(-1) === SPACE) return false;
  for (let cut = 1; cut <= 3 && cut < text.length; cut += 1) {
    const start = text.subarray(0, text.length - cut);
    if (isUtf8(start)) return (text[text.length - cut] ?? 0) >= 0xc2 && !isAscii(start);
  }
  return false;
}

/** Yields the records in pieces that end at a record end. */
async function* wholeRecords(
  table: AsyncIterable<Buffer>,
  headerBytes: number,
  recordBytes: number,
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let toSkip = headerBytes;
  for await (const piece of table) {
    const rest = piece.subarray(Math.min(toSkip, piece.length));
    toSkip -= piece.length - rest.length;
    held = held.length === 0 ? rest : Buffer.concat([held, rest]);
    const end = held.length - (held.length % recordBytes);
    if (end > 0) yield held.subarray(0, end);
    held = held.subarray(end);
  }
}
