import { isUtf8 } from 'node:buffer';
import { unreadableSource } from '../../source/source-error.js';
import type { SourceFile } from '../../source/source-format.js';
import { lastCharacterEnd, Utf8Tally } from './utf8-tally.js';

/** The encoding in which a file of delimited text is read, and how it was found. */
export interface CsvEncoding {
  /** A name of the WHATWG Encoding Standard, as `TextDecoder` takes it. */
  readonly name: string;
  /** True if all bytes were checked and are valid. */
  readonly isChecked: boolean;
  /** Messages for the owner of the file about the choice. */
  readonly warnings: readonly string[];
}

export interface EncodingOptions {
  /** Encoding that the client names, in the spelling of `TextDecoder`. */
  readonly named: string | undefined;
  /** True if text that is clearly not UTF-8 may be read as windows-1252. */
  readonly mayGuess: boolean;
  readonly signal: AbortSignal;
}

const FALLBACK = 'windows-1252';
/** Maximum number of valid UTF-8 sequences per invalid one, in text that is clearly in another encoding. */
const MAX_VALID_SHARE = 0.1;
const HINT = 'give its encoding in appendSourceInfo.encoding';

/**
 * Chooses the encoding before any row is read: by byte order mark, then by the client's name, then UTF-16 by
 * its zero bytes. Otherwise UTF-8, unless nearly all bytes beyond ASCII are invalid UTF-8.
 *
 * @throws {JobError} for files that are not text, and text whose encoding must be named
 */
export async function detectEncoding(file: SourceFile, options: EncodingOptions): Promise<CsvEncoding> {
  const { named, mayGuess, signal } = options;
  const head = await readStartBytes(file, HEAD_BYTES);
  const other = OTHER_KINDS.find(([mark]) => startsWith(head, mark));
  if (other !== undefined) throw unreadableSource('csv', other[1]);
  const marked = MARKS.find(([mark]) => startsWith(head, mark))?.[1];
  if (marked !== undefined) {
    const isOther = named !== undefined && named !== marked;
    const told = `The file is read as ${marked} because of its byte order mark, and not as ${String(named)}.`;
    return { name: marked, isChecked: false, warnings: isOther ? [told] : [] };
  }
  if (named !== undefined) return { name: named, isChecked: false, warnings: [] };
  const wide = encodingOfZeros(head);
  if (wide !== undefined) {
    const told = `The file is read as ${wide} because of its zero bytes; it has no byte order mark.`;
    return { name: wide, isChecked: false, warnings: [told] };
  }
  if (ISO_2022_ESCAPE.test(head.toString('latin1'))) {
    throw unreadableSource('csv', `it contains ISO-2022 escape sequences; ${HINT}`);
  }
  if (await isAllUtf8(file, signal)) return { name: 'utf-8', isChecked: true, warnings: [] };
  return decideByTally(await tally(file, signal), mayGuess);
}

function decideByTally(found: Utf8Tally, mayGuess: boolean): CsvEncoding {
  if (found.validCount > found.invalidCount * MAX_VALID_SHARE) {
    return { name: 'utf-8', isChecked: false, warnings: [] };
  }
  const count = found.invalidCount + found.validCount;
  const share = `${String(found.invalidCount)} of its ${String(count)} characters beyond ASCII are not valid UTF-8`;
  if (mayGuess && !found.hasUndefined) {
    const told = `The file is read as ${FALLBACK} because ${share}; to change this, give appendSourceInfo.encoding.`;
    return { name: FALLBACK, isChecked: false, warnings: [told] };
  }
  const told = `The file is read as utf-8, though ${share}: rows that do not decode are refused; ${HINT}.`;
  return { name: 'utf-8', isChecked: false, warnings: [told] };
}

/** Number of bytes at the start of the file to inspect. */
export async function readStartBytes(file: SourceFile, count: number): Promise<Buffer> {
  if (file.bytes === 0) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.open({ start: 0, end: Math.min(file.bytes, count) - 1 })) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const HEAD_BYTES = 64 * 1024;

/** Byte order marks, longest first. */
const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** First bytes of files that are mistaken for CSV. */
const OTHER_KINDS: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'it is a zip archive or a workbook'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'it is a workbook'],
  [[0x1f, 0x8b], 'it is compressed by gzip'],
  [[0x25, 0x50, 0x44, 0x46], 'it is a PDF document'],
  [[0xff, 0xfe, 0, 0], 'it is in UTF-32, which is not supported'],
  [[0, 0, 0xfe, 0xff], 'it is in UTF-32, which is not supported'],
];

/** Escape sequences for Japanese, Chinese and Korean characters; all bytes of such text are ASCII. */
const ISO_2022_ESCAPE = /\x1b(?:\$[@AB]|\$[()][A-HQ]|\([IJ])/;

/** Detects UTF-16: delimiters, digits and line ends have a zero byte in every language, all on one side. */
const MIN_ZERO_SHARE = 0.02;

function encodingOfZeros(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  let [even, odd] = [0, 0];
  for (let at = head.indexOf(0); at >= 0; at = head.indexOf(0, at + 1)) {
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const least = Math.max(2, head.length * MIN_ZERO_SHARE);
  // Zeros on both sides and in most positions indicate UTF-32.
  if (even + odd > head.length / 2) throw unreadableSource('csv', `it is in UTF-32 or is not text; ${HINT}`);
  if (odd >= least && even === 0) return 'utf-16le';
  return even >= least && odd === 0 ? 'utf-16be' : undefined;
}

async function isAllUtf8(file: SourceFile, signal: AbortSignal): Promise<boolean> {
  let carried: Buffer = Buffer.alloc(0);
  for await (const chunk of await file.open()) {
    signal.throwIfAborted();
    const bytes = chunk as Buffer;
    const whole = carried.length === 0 ? bytes : Buffer.concat([carried, bytes]);
    const end = lastCharacterEnd(whole);
    if (!isUtf8(whole.subarray(0, end))) return false;
    carried = whole.subarray(end);
  }
  return isUtf8(carried);
}

async function tally(file: SourceFile, signal: AbortSignal): Promise<Utf8Tally> {
  const counts = new Utf8Tally();
  for await (const chunk of await file.open()) {
    signal.throwIfAborted();
    counts.push(chunk as Buffer);
  }
  counts.end();
  return counts;
}

function startsWith(bytes: Buffer, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
