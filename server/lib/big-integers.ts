// Strings are stepped over, so that digits inside one are left alone. Neither they nor numbers are looked for to their
// end: in a long one a pattern would run out of stack.
const STRING_OR_NUMBER = /["\d-]/g;
const BIG_INTEGER = /^-?\d{16}/;

// A quick look before: coordinates have as many digits, but a point among them.
const MAY_HOLD_BIG_INTEGER = /[:[,\s-]\d{16}/;

/** True if the number is kept as text where all of its digits are wanted. */
export function isBigInteger(number: string): boolean {
  return BIG_INTEGER.test(number) && !/[.eE]/.test(number);
}

/** JSON text in which whole numbers of many digits are text, so that they keep all of them when it is parsed. */
export function quoteBigIntegers(text: string): string {
  if (!MAY_HOLD_BIG_INTEGER.test(text)) return text;
  const pieces: string[] = [];
  let from = 0;
  const tokens = new RegExp(STRING_OR_NUMBER);
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    if (found[0] === '"') {
      tokens.lastIndex = endOfString(text, tokens.lastIndex);
      continue;
    }
    tokens.lastIndex = endOfNumber(text, tokens.lastIndex);
    const number = text.slice(found.index, tokens.lastIndex);
    if (isBigInteger(number)) {
      pieces.push(text.slice(from, found.index), '"', number, '"');
      from = tokens.lastIndex;
    }
  }
  return pieces.join('') + text.slice(from);
}

/** Behind the last character that belongs to the number which is open at `from`. */
function endOfNumber(text: string, from: number): number {
  let at = from;
  while (at < text.length && IN_NUMBER.test(text.charAt(at))) at += 1;
  return at;
}

const IN_NUMBER = /[\d.eE+-]/;

/** Behind the quote that ends the string which begins at `from`. */
function endOfString(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '"') return at + 1;
    if (text[at] === '\\') at += 1;
  }
  return text.length;
}
