import iconv from 'iconv-lite';

/** A file whose encoded values have been replaced by marks. */
export interface ExtractedValues {
  /** Bytes of the file as Latin-1: one character per byte. */
  readonly binary: string;
  /** Decoded values with the escapes of iCalendar; the mark of the value at index n is `\0n\0`. */
  readonly values: readonly string[];
}

const ENCODED = /;(?:ENCODING=|CHARSET=|QUOTED-PRINTABLE|BASE64)/i;
const ENCODING = /;(?:ENCODING="?(QUOTED-PRINTABLE|BASE64|B|8BIT|7BIT)"?|(QUOTED-PRINTABLE|BASE64))(?=;|$)/i;
const CHARSET = /;CHARSET="?([\w.:-]{1,40})"?(?=;|$)/i;
/** Properties that hold files and pictures, which an import does not read. */
const NO_TEXT = /^(?:ATTACH|IMAGE)[;:]/i;
/** Character sets that are accepted: the decoder also knows encodings such as `hex`, which are not character sets. */
const CHARSETS =
  /^(?:us-ascii|utf-?8|(?:iso-?8859-|windows-|cp-?|ibm)\d{1,5}|latin-?\d|koi8-[ru]|macintosh|shift_jis|euc-(?:jp|kr)|gb2312|gbk|gb18030|big5|tis-?620)$/i;

/**
 * Decodes values in quoted-printable, in base64 or in a CHARSET: vCalendar 1.0 defines them, and programs still write
 * them. A value that cannot be decoded keeps its parameters, so that the caller can report it.
 */
export function extractEncodedValues(binary: string): ExtractedValues {
  if (!ENCODED.test(binary)) return { binary, values: [] };
  const lines = binary.replaceAll('\0', '').split('\n');
  const values: string[] = [];
  const kept: string[] = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index] ?? '';
    const encoded = ENCODED.test(line) && !NO_TEXT.test(line) ? readEncoded(lines, index) : undefined;
    index = encoded?.next ?? index + 1;
    if (encoded === undefined) {
      kept.push(line);
      continue;
    }
    const text = decodeValue(encoded);
    // A decoded line drops its encoding parameters.
    const header =
      text === undefined ? encoded.header : encoded.header.replace(ENCODING, '').replace(CHARSET, '');
    kept.push(`${header}:\0${String(values.length)}\0`);
    values.push((text ?? '').replace(/\r\n|\r|\n/g, '\\n'));
  }
  return { binary: kept.join('\n'), values };
}

/** Replaces the marks by their values. */
export function restoreValues(text: string, values: readonly string[]): string {
  return values.length === 0
    ? text
    : text.replace(/\0(\d+)\0/g, (_mark, index) => values[Number(index)] ?? '');
}

interface EncodedLine {
  readonly header: string;
  /** Value with the line breaks between its pieces. */
  readonly value: string;
  /** Index of the line after it. */
  readonly next: number;
}

/** Reads the encoded line at `first` with its continuations; `undefined` if its parameters name no encoding. */
function readEncoded(lines: readonly string[], first: number): EncodedLine | undefined {
  let next = first + 1;
  const lineAt = (index: number): string => (lines[index] ?? '').replace(/\r{1,2}$/, '');
  let head = lineAt(first);
  while (findColon(head) === -1 && /^[ \t]/.test(lineAt(next))) {
    head += lineAt(next).slice(1);
    next += 1;
  }
  const colon = findColon(head);
  if (colon === -1 || !ENCODED.test(head.slice(0, colon))) return undefined;
  const header = head.slice(0, colon);
  const pieces = [head.slice(colon + 1)];
  const isQuoted = /QUOTED/i.test(ENCODING.exec(header)?.[0] ?? '');
  while (next < lines.length) {
    const isSoft = isQuoted && /=[ \t]*$/.test(pieces.at(-1) ?? '');
    const continues = isSoft ? !/^(?:BEGIN|END):/i.test(lineAt(next)) : /^[ \t]/.test(lineAt(next));
    if (!continues) break;
    pieces.push(lineAt(next));
    next += 1;
  }
  return { header, value: pieces.join('\n'), next };
}

/** Finds the colon before the value; colons in quotes do not count. */
function findColon(line: string): number {
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '"') isQuoted = !isQuoted;
    else if (line[index] === ':' && !isQuoted) return index;
  }
  return -1;
}

function decodeValue({ header, value }: EncodedLine): string | undefined {
  const found = ENCODING.exec(header);
  const encoding = (found?.[1] ?? found?.[2] ?? '').toUpperCase();
  const charset = CHARSET.exec(header)?.[1];
  if (found === null && /;ENCODING=/i.test(header)) return undefined;
  if (encoding === 'QUOTED-PRINTABLE') return decodeQuotedPrintable(value, charset);
  if (encoding === 'BASE64' || encoding === 'B') {
    const digits = value.replace(/\s/g, '');
    return /[^A-Za-z0-9+/=]/.test(digits) ? undefined : decodeBytes(Buffer.from(digits, 'base64'), charset);
  }
  return decodeBytes(Buffer.from(value.replace(/\n[ \t]/g, ''), 'latin1'), charset);
}

/** Line breaks within a value, in the order tried: soft breaks (RFC 2045), soft breaks with a fold, and folds alone. */
const BREAKS = [/=[ \t]*\n|\n[ \t]/g, /=[ \t]*\n[ \t]?|\n[ \t]/g, /\n[ \t]/g];

function decodeQuotedPrintable(value: string, charset: string | undefined): string | undefined {
  for (const pattern of BREAKS) {
    const octets = value
      .replace(pattern, '')
      .replace(/=[ \t]*$/, '')
      .replace(/=([0-9A-F]{2})/gi, (_escape, digits: string) => String.fromCharCode(parseInt(digits, 16)));
    const text = decodeBytes(Buffer.from(octets, 'latin1'), charset);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Decodes bytes; `undefined` if they are not valid in the character set. Without one, as UTF-8 or Windows-1252. */
function decodeBytes(bytes: Buffer, charset: string | undefined): string | undefined {
  if (charset !== undefined && !CHARSETS.test(charset)) return undefined;
  if (charset === undefined || /^us-ascii$|^utf/i.test(charset)) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return charset === undefined ? iconv.decode(bytes, 'windows-1252') : undefined;
    }
  }
  if (!iconv.encodingExists(charset)) return undefined;
  const text = iconv.decode(bytes, charset);
  return text.includes('\uFFFD') ? undefined : text;
}
