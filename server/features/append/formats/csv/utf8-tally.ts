/** Bytes that windows-1252 does not define. */
const UNDEFINED_BYTES = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Counts valid and invalid UTF-8 beyond ASCII. Accepts text in pieces of any size. */
export class Utf8Tally {
  /** Number of valid characters of two to four bytes. */
  validCount = 0;
  /** Number of bytes that are part of no character. */
  invalidCount = 0;
  /** True if an invalid byte is undefined in windows-1252 too. */
  hasUndefined = false;
  #carried: Buffer = Buffer.alloc(0);

  push(chunk: Buffer): void {
    const bytes = this.#carried.length === 0 ? chunk : Buffer.concat([this.#carried, chunk]);
    const end = lastCharacterEnd(bytes);
    this.#count(bytes.subarray(0, end));
    this.#carried = bytes.subarray(end);
  }

  end(): void {
    this.#count(this.#carried);
  }

  #count(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte < 0x80) continue;
      const length = characterLength(bytes, at);
      if (length > 0) {
        this.validCount += 1;
        at += length - 1;
      } else {
        this.invalidCount += 1;
        if (UNDEFINED_BYTES.has(byte)) this.hasUndefined = true;
      }
    }
  }
}

/** Returns the length of the multi-byte character at `at`; 0 if there is none. */
function characterLength(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0;
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >> 4 === 0xe ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
  if (at + length > bytes.length) return 0;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    if (byte >> 6 !== 2) return 0;
    // Excludes overlong forms, surrogates, and code points beyond Unicode.
    if (index > 1) continue;
    if ((lead === 0xe0 && byte < 0xa0) || (lead === 0xed && byte >= 0xa0)) return 0;
    if ((lead === 0xf0 && byte < 0x90) || (lead === 0xf4 && byte >= 0x90)) return 0;
  }
  return length;
}

/** Returns the offset of the last character if it may continue in the next piece; otherwise the end. */
export function lastCharacterEnd(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.length - back;
    if (byte < 0x80) break;
  }
  return bytes.length;
}
