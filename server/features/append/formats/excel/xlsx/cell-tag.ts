import { digitsEnd, EQUALS, isAt, NONE, QUOTE, readDigits, SPACE } from './plain-xml.js';

/** Cell types, by the attribute `t`. */
export const [OF_NUMBER, OF_TABLE, OF_FORMULA, OF_INLINE, OF_BOOLEAN, OF_ERROR] = [0, 1, 2, 3, 4, 5] as const;

const TYPES = ['n"', 's"', 'str"', 'inlineStr"', 'b"', 'e"'].map((text) => Buffer.from(text));
const CELL = Buffer.from('<c');
const [LOWER_R, LOWER_S, LOWER_T, BEFORE_A, LETTERS] = [114, 115, 116, 64, 26] as const;
const [HAS_PLACE, HAS_STYLE, HAS_TYPE] = [1, 2, 4] as const;

/** Start tag of a cell, with the attributes that matter. */
export class CellTag {
  column = -1;
  type: number = OF_NUMBER;
  style = 0;

  /** Reads the next start tag of a row, from its `<`. Returns the offset after its attributes, or `NONE`. */
  read(bytes: Buffer, from: number): number {
    if (!isAt(bytes, from, CELL)) return NONE;
    const last = this.column;
    // Writers may omit references; each cell then follows the previous one.
    this.column = last + 1;
    this.type = OF_NUMBER;
    this.style = 0;
    let at = from + CELL.length;
    let seen = 0;
    while (bytes[at] === SPACE) {
      if (bytes[at + 2] !== EQUALS || bytes[at + 3] !== QUOTE) return NONE;
      const found = attributeOf(bytes[at + 1]);
      if (found === 0 || (seen & found) !== 0) return NONE;
      seen |= found;
      at = this.#attribute(bytes, at + 4, found);
      if (at === NONE || bytes[at] !== QUOTE) return NONE;
      at += 1;
    }
    // A reference that goes back may be a duplicate.
    return this.column > last ? at : NONE;
  }

  #attribute(bytes: Buffer, from: number, found: number): number {
    const end = digitsEnd(bytes, from);
    if (found === HAS_STYLE) {
      this.style = readDigits(bytes, from, end);
      return end;
    }
    if (found === HAS_TYPE) {
      for (let type = 0; type < TYPES.length; type += 1) {
        const wanted = TYPES[type] ?? CELL;
        if (!isAt(bytes, from, wanted)) continue;
        this.type = type;
        return from + wanted.length - 1;
      }
      return NONE;
    }
    let at = from;
    let column = 0;
    for (; ; at += 1) {
      const letter = (bytes[at] ?? 0) - BEFORE_A;
      if (letter < 1 || letter > LETTERS) break;
      column = column * LETTERS + letter;
    }
    this.column = column - 1;
    return digitsEnd(bytes, at);
  }
}

function attributeOf(name: number | undefined): number {
  if (name === LOWER_R) return HAS_PLACE;
  if (name === LOWER_S) return HAS_STYLE;
  return name === LOWER_T ? HAS_TYPE : 0;
}
