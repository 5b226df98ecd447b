import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';
import { unreadableSource } from '../../../source/source-error.js';

/** `TextDecoder` names of code pages, by their number in older workbooks. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  367: 'windows-1252',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  32768: 'macintosh',
  32769: 'windows-1252',
};

/** @throws {JobError} for an unknown code page, which must not be mistaken for another */
export function codePageDecoder(codePage: number): CodePageDecoder {
  const name = CODE_PAGES[codePage];
  if (name === undefined) {
    throw unreadableSource(
      'excel',
      `it is in code page ${String(codePage)}, which is not supported; save it as .xlsx`,
    );
  }
  // `TextDecoder` of Node.js 20 decodes the bytes 0x80 to 0x9f as control characters.
  if (name === 'windows-1252') return (bytes) => iconv.decode(bytes, name);
  const decoder = new TextDecoder(name);
  return (bytes) => decoder.decode(bytes);
}

/** Decodes bytes, with a replacement character for those outside the code page. */
export type CodePageDecoder = (bytes: Uint8Array) => string;

/** Marker for bytes outside the code page; every field refuses it. */
const HALF_PAIR = '\uDFFF';

/** Reads texts of a record and of the records that continue it. */
export class BiffText {
  readonly #parts: readonly Buffer[];
  /** Decoder for workbooks before Unicode. */
  readonly #decoder: CodePageDecoder | undefined;
  #part = 0;
  #at: number;

  constructor(parts: readonly Buffer[], at: number, decoder?: CodePageDecoder) {
    this.#parts = parts;
    this.#at = at;
    this.#decoder = decoder;
  }

  /** @param countBytes - size of the character count in front */
  read(countBytes: 1 | 2): string {
    const count = this.#number(countBytes);
    if (this.#decoder !== undefined) {
      return this.#decoder(this.#bytes(count)).replaceAll('\uFFFD', HALF_PAIR);
    }
    return this.#unicode(count);
  }

  #unicode(count: number): string {
    const flags = this.#number(1);
    const runs = (flags & 8) === 0 ? 0 : this.#number(2);
    const extra = (flags & 4) === 0 ? 0 : this.#number(4);
    let isWide = (flags & 1) !== 0;
    let text = '';
    for (let left = count; left > 0;) {
      let part = this.#current();
      if (this.#at >= part.length) {
        // A text that continues in the next record states its character width again.
        this.#nextPart();
        isWide = (this.#number(1) & 1) !== 0;
        part = this.#current();
      }
      const width = isWide ? 2 : 1;
      const taken = Math.min(left, Math.floor((part.length - this.#at) / width));
      if (taken === 0) throw unreadableSource('excel', 'a text in it is damaged');
      const end = this.#at + taken * width;
      text += part.toString(isWide ? 'utf16le' : 'latin1', this.#at, end);
      this.#at = end;
      left -= taken;
    }
    // Skip formatting runs and phonetic data.
    this.#bytes(runs * 4 + extra);
    return text;
  }

  #number(bytes: 1 | 2 | 4): number {
    return this.#bytes(bytes).readUIntLE(0, bytes);
  }

  #bytes(count: number): Buffer {
    const taken: Buffer[] = [];
    for (let left = count; left > 0;) {
      const part = this.#current();
      if (this.#at >= part.length) {
        this.#nextPart();
        continue;
      }
      const piece = part.subarray(this.#at, this.#at + left);
      taken.push(piece);
      this.#at += piece.length;
      left -= piece.length;
    }
    return taken.length === 1 && taken[0] !== undefined ? taken[0] : Buffer.concat(taken);
  }

  #current(): Buffer {
    return this.#parts[this.#part] ?? Buffer.alloc(0);
  }

  #nextPart(): void {
    this.#part += 1;
    this.#at = 0;
    if (this.#part >= this.#parts.length) throw unreadableSource('excel', 'a text in it is damaged');
  }
}
