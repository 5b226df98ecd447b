import iconv from 'iconv-lite';

const REPLACEMENT = Buffer.from('\uFFFD');
/** Start of a four-byte character whose last byte never follows; it decodes to one replacement character. */
const LOST = Buffer.of(0xf0, 0x90, 0x90);
const UTF8_MARK = Buffer.from('\uFEFF');

/**
 * Converts text of any encoding to UTF-8, piece by piece, without a byte order mark. Undefined bytes become
 * invalid UTF-8; UTF-8 stays unchanged.
 */
export class Transcoder {
  readonly #decode: ((bytes: Buffer, isLast: boolean) => Buffer) | undefined;
  #start: Buffer | undefined = Buffer.alloc(0);

  /** @param encoding - name that `TextDecoder` accepts */
  constructor(encoding: string) {
    this.#decode = decoderOf(encoding);
  }

  push(bytes: Buffer): Buffer {
    return this.#withoutMark(this.#decode?.(bytes, false) ?? bytes, false);
  }

  /** Returns the remaining text after the last bytes. */
  end(): Buffer {
    return this.#withoutMark(this.#decode?.(Buffer.alloc(0), true) ?? Buffer.alloc(0), true);
  }

  /** Bytes held back, since the first pieces may be shorter than the byte order mark. */
  #withoutMark(bytes: Buffer, isLast: boolean): Buffer {
    if (this.#start === undefined) return bytes;
    const start = this.#start.length === 0 ? bytes : Buffer.concat([this.#start, bytes]);
    if (start.length < UTF8_MARK.length && !isLast) {
      this.#start = start;
      return Buffer.alloc(0);
    }
    this.#start = undefined;
    return start.indexOf(UTF8_MARK) === 0 ? start.subarray(UTF8_MARK.length) : start;
  }
}

function decoderOf(encoding: string): ((bytes: Buffer, isLast: boolean) => Buffer) | undefined {
  if (encoding === 'utf-8') return undefined;
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return utf16Decoder(encoding === 'utf-16be');
  // `TextDecoder` of Node.js 20 decodes the bytes 0x80 to 0x9f as control characters.
  if (encoding === 'windows-1252') return (bytes) => markReplaced(Buffer.from(iconv.decode(bytes, encoding)));
  // Only GB18030 encodes the replacement character itself, and there it also marks lost text.
  const decoder = new TextDecoder(encoding);
  return (bytes, isLast) => markReplaced(Buffer.from(decoder.decode(bytes, { stream: !isLast })));
}

function markReplaced(utf8: Buffer): Buffer {
  for (let at = utf8.indexOf(REPLACEMENT); at >= 0; at = utf8.indexOf(REPLACEMENT, at)) {
    LOST.copy(utf8, at);
  }
  return utf8;
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Detects halves of surrogate pairs, which `TextDecoder` would replace by a character that the text may
 * contain.
 */
function utf16Decoder(isBigEndian: boolean): (bytes: Buffer, isLast: boolean) => Buffer {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes, isLast) => {
    const whole = Buffer.concat([rest, bytes]);
    let end = whole.length - (whole.length % 2);
    const lastUnit = end === 0 ? 0 : (whole[isBigEndian ? end - 2 : end - 1] ?? 0);
    // Hold the first half of a pair until the second arrives.
    if (!isLast && lastUnit >> 2 === 0x36) end -= 2;
    const units = whole.subarray(0, end);
    rest = whole.subarray(end);
    const text = (isBigEndian ? units.swap16() : units).toString('utf16le');
    const parts = LONE_SURROGATE.test(text) ? text.split(LONE_SURROGATE) : [text];
    const pieces = parts.flatMap((part, index) =>
      index === 0 ? [Buffer.from(part)] : [LOST, Buffer.from(part)],
    );
    return Buffer.concat(isLast && rest.length > 0 ? [...pieces, LOST] : pieces);
  };
}
