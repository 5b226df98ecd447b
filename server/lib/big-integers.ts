// Matches the start of a string or number. Strings are skipped, so that digits within them stay unchanged;
// a pattern for complete ones could exhaust the stack.
const STRING_OR_NUMBER = /["\d-]/g;
const BIG_INTEGER = /^-?\d{16}/;

// Quick test before the full scan; coordinates have as many digits, but with a decimal point.
const MAY_HOLD_BIG_INTEGER = /[:[,\s-]\d{16}/;

/** True if the number must be kept as text to preserve all its digits. */
export function isBigInteger(number: string): boolean {
  return BIG_INTEGER.test(number) && !/[.eE]/.test(number);
}

/** Quotes long integers in JSON text, so that parsing preserves all their digits. */
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

/** Returns the offset after the number that starts at `from`. */
function endOfNumber(text: string, from: number): number {
  let at = from;
  while (at < text.length && IN_NUMBER.test(text.charAt(at))) at += 1;
  return at;
}

const IN_NUMBER = /[\d.eE+-]/;

/** Returns the offset after the closing quote of the string that starts at `from`. */
function endOfString(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '"') return at + 1;
    if (text[at] === '\\') at += 1;
  }
  return text.length;
}
