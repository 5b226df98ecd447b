/**
 * Finds the arrays of features in a JSON text of any size, in one pass over its bytes.
 *
 * The text outside these arrays, the outline, is small and kept as text, with each array replaced by its
 * number: `{"fields":[…],"features":0}`. Parsed, it describes the source, whatever the order of members. The
 * arrays are cut into segments of whole elements, which can be read and parsed one by one.
 */

import { isUtf8 } from 'node:buffer';
import { JSON_BYTES } from './json-bytes.js';

const { BACKSLASH, CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } = JSON_BYTES;

/** Run of whole elements of an array, without the commas at its ends. */
export interface Segment {
  /** Byte offsets in the file; `end` is excluded. */
  readonly start: number;
  readonly end: number;
  readonly elementCount: number;
}

export interface ElementArray {
  readonly segments: readonly Segment[];
  readonly elementCount: number;
}

export interface JsonOutline {
  /** JSON text in which every array of elements is replaced by its index in `arrays`. */
  readonly text: string;
  readonly arrays: readonly ElementArray[];
}

export interface OutlineOptions {
  /** A segment ends with the first element that reaches this many bytes. */
  readonly segmentBytes: number;
  /** Limits on memory for the outline, and for one element. */
  readonly maxOutlineBytes: number;
  readonly maxElementBytes: number;
}

const DEFAULTS: OutlineOptions = {
  segmentBytes: 256 * 1024,
  maxOutlineBytes: 16 * 1024 * 1024,
  maxElementBytes: 128 * 1024 * 1024,
};

/** Error for text that is not JSON, with a byte offset from 0. */
export class JsonTextError extends Error {
  override readonly name = 'JsonTextError';
}

const ELEMENTS_KEY = Buffer.from('features');

// Meaning of each byte between strings inside an array of elements; most bytes have none.
const [BLANK, PLAIN, STRING, OPEN, CLOSE, DIVIDER] = [0, 1, 2, 3, 4, 5] as const;
const MEANING = new Uint8Array(256).fill(PLAIN);
for (const blank of [0x20, 0x09, 0x0a, 0x0d]) MEANING[blank] = BLANK;
MEANING[QUOTE] = STRING;
MEANING[OPEN_BRACKET] = MEANING[OPEN_BRACE] = OPEN;
MEANING[CLOSE_BRACKET] = MEANING[CLOSE_BRACE] = CLOSE;
MEANING[COMMA] = DIVIDER;

/** Takes the text in pieces of any size by `push`, then gives the outline by `end`. */
export class OutlineScanner {
  readonly #options: OutlineOptions;
  readonly #outline: number[] = [];
  readonly #arrays: { segments: Segment[]; elementCount: number }[] = [];
  #position = 0;
  #inString = false;
  #isEscaped = false;
  // Outside arrays of elements
  #depth = 0;
  #stringStart = 0;
  /** True if the last token was the member name `features` and, with `#sawColon`, its colon. */
  #sawKey = false;
  #sawColon = false;
  // Inside one
  #inElements = false;
  #elementDepth = 0;
  #segmentStart = 0;
  #segmentCount = 0;
  #elementStart = 0;
  #hasContent = false;

  constructor(options: Partial<OutlineOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  push(chunk: Uint8Array): void {
    let index = this.#position === 0 ? byteOrderMarkLength(chunk) : 0;
    while (index < chunk.length) {
      index = this.#inElements ? this.#scanElements(chunk, index) : this.#scanOutline(chunk, index);
    }
    this.#position += chunk.length;
  }

  /** @throws {JsonTextError} if the text ended too early, or is empty */
  end(): JsonOutline {
    if (this.#inElements || this.#depth > 0 || this.#inString) {
      throw new JsonTextError(`it ends too early, at byte ${String(this.#position)}`);
    }
    const bytes = Buffer.from(this.#outline);
    if (!isUtf8(bytes)) throw new JsonTextError('what is outside of its features is not in UTF-8');
    const text = bytes.toString('utf8');
    if (text.trim() === '') throw new JsonTextError('it is empty');
    return { text, arrays: this.#arrays };
  }

  #scanOutline(chunk: Uint8Array, from: number): number {
    for (let index = from; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (!this.#inString && byte === OPEN_BRACKET && (this.#sawColon || this.#isAtRoot())) {
        this.#startElements(this.#position + index + 1);
        return index + 1;
      }
      this.#outline.push(byte);
      if (this.#inString) this.#stepString(byte);
      else this.#stepOutline(byte, this.#position + index);
    }
    if (this.#outline.length > this.#options.maxOutlineBytes) {
      throw new JsonTextError(`too much of it is outside of "features" arrays`);
    }
    return chunk.length;
  }

  #stepOutline(byte: number, position: number): void {
    if (byte === COLON) {
      this.#sawColon = this.#sawKey;
      this.#sawKey = false;
      return;
    }
    if (MEANING[byte] === BLANK) return;
    this.#sawKey = false;
    this.#sawColon = false;
    if (byte === QUOTE) {
      this.#inString = true;
      this.#stringStart = this.#outline.length;
    } else if (MEANING[byte] === OPEN) {
      this.#depth += 1;
    } else if (MEANING[byte] === CLOSE) {
      this.#depth -= 1;
      if (this.#depth < 0) throw new JsonTextError(`unexpected bracket at byte ${String(position)}`);
    }
  }

  #stepString(byte: number): void {
    if (this.#isEscaped) {
      this.#isEscaped = false;
    } else if (byte === BACKSLASH) {
      this.#isEscaped = true;
    } else if (byte === QUOTE) {
      this.#inString = false;
      const length = this.#outline.length - 1 - this.#stringStart;
      this.#sawKey =
        length === ELEMENTS_KEY.length &&
        ELEMENTS_KEY.every((expected, offset) => this.#outline[this.#stringStart + offset] === expected);
    }
  }

  /** True if only white space has come: an array here is the whole text. */
  #isAtRoot(): boolean {
    return (
      this.#depth === 0 && this.#arrays.length === 0 && this.#outline.every((byte) => MEANING[byte] === BLANK)
    );
  }

  #startElements(position: number): void {
    for (const digit of Buffer.from(String(this.#arrays.length))) this.#outline.push(digit);
    this.#sawColon = false;
    this.#arrays.push({ segments: [], elementCount: 0 });
    this.#inElements = true;
    this.#elementDepth = 0;
    this.#startSegment(position);
    this.#hasContent = false;
  }

  #startSegment(position: number): void {
    this.#segmentStart = position;
    this.#elementStart = position;
    this.#segmentCount = 0;
  }

  // Hot loop: every byte of the features passes here once.
  #scanElements(chunk: Uint8Array, from: number): number {
    const length = chunk.length;
    let index = from;
    while (index < length) {
      if (this.#inString) {
        index = this.#skipString(chunk, index);
        continue;
      }
      const meaning = MEANING[chunk[index] ?? 0];
      index += 1;
      if (meaning === PLAIN) this.#hasContent = true;
      else if (meaning === STRING) this.#inString = this.#hasContent = true;
      else if (meaning === OPEN) {
        this.#elementDepth += 1;
        this.#hasContent = true;
      } else if (meaning === CLOSE) {
        this.#elementDepth -= 1;
        if (this.#elementDepth < 0) {
          this.#endElements(this.#position + index - 1, chunk[index - 1] ?? 0);
          return index;
        }
      } else if (meaning === DIVIDER && this.#elementDepth === 0) {
        this.#endElement(this.#position + index - 1);
      }
    }
    if (this.#position + length - this.#elementStart > this.#options.maxElementBytes) {
      throw new JsonTextError(`a feature is too large, at byte ${String(this.#elementStart)}`);
    }
    return length;
  }

  #skipString(chunk: Uint8Array, from: number): number {
    let index = from;
    if (this.#isEscaped) {
      this.#isEscaped = false;
      index += 1;
    }
    for (; index < chunk.length; index += 1) {
      const byte = chunk[index];
      if (byte === QUOTE) {
        this.#inString = false;
        return index + 1;
      }
      if (byte === BACKSLASH) {
        if (index + 1 >= chunk.length) this.#isEscaped = true;
        index += 1;
      }
    }
    return chunk.length;
  }

  #endElement(position: number): void {
    this.#segmentCount += 1;
    this.#elementStart = position + 1;
    if (position - this.#segmentStart < this.#options.segmentBytes) return;
    this.#endSegment(position);
    this.#startSegment(position + 1);
  }

  #endSegment(position: number): void {
    const array = this.#arrays.at(-1);
    if (array === undefined) return;
    array.segments.push({ start: this.#segmentStart, end: position, elementCount: this.#segmentCount });
    array.elementCount += this.#segmentCount;
  }

  #endElements(position: number, byte: number): void {
    if (byte !== CLOSE_BRACKET) throw new JsonTextError(`unexpected bracket at byte ${String(position)}`);
    this.#inElements = false;
    if (!this.#hasContent) return;
    this.#segmentCount += 1;
    this.#endSegment(position);
  }
}

function byteOrderMarkLength(chunk: Uint8Array): number {
  return chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf ? 3 : 0;
}
