import { randomUUID } from 'node:crypto';
import { setImmediate as takeTurns } from 'node:timers/promises';
import { MOST_NAMES, parseNames } from './names.js';

type Values = ReturnType<typeof parseNames>;

/** Characters of a value from which on it is decoded apart, as a list of thousands of features is. */
const LONG = 64 * 1024;
/** Characters that are decoded in a row; then others get their turn. */
const PIECE = 128 * 1024;

/**
 * Reads a form body, as `parseNames` does; others get their turn while long values are decoded.
 *
 * @throws {AppError} as `parseNames`.
 */
export async function parseForm(text: string): Promise<Values> {
  if (text.length <= LONG) return parseNames(text);
  await takeTurns();
  const pairs = text.split('&', MOST_NAMES + 1);
  if (pairs.length > MOST_NAMES) return parseNames(text);
  // Nobody can guess it, and send it as a value.
  const mark = randomUUID();
  const long: string[] = [];
  for (const [index, pair] of pairs.entries()) {
    const start = pair.indexOf('=') + 1;
    if (start === 0 || pair.length - start <= LONG) continue;
    pairs[index] = `${pair.slice(0, start)}${mark}.${String(long.length)}`;
    long.push(await decode(pair.slice(start)));
  }
  const values = parseNames(pairs.join('&'));
  const textFor = (value: string): string | undefined =>
    value.startsWith(mark) ? long[Number(value.slice(mark.length + 1))] : value;
  if (long.length > 0) fill(values, textFor);
  return values;
}

/** Puts other texts into the places of those in a list or object, however deep. */
function fill(values: Values, textFor: (value: string) => string | undefined): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') values[name] = textFor(value);
    else if (typeof value === 'object' && value !== null) fill(value as Values, textFor);
  }
}

/** Leaves malformed percent-encoding as it is, as for short values. */
async function decode(encoded: string): Promise<string> {
  const text = encoded.replaceAll('+', ' ');
  const pieces: string[] = [];
  try {
    for (let from = 0; from < text.length;) {
      const to = endOfPiece(text, from + PIECE);
      pieces.push(decodeURIComponent(text.slice(from, to)));
      from = to;
      await takeTurns();
    }
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
  return pieces.join('');
}

/** Before the next character that is encoded as one byte, lest one of several be cut in two. */
function endOfPiece(text: string, from: number): number {
  if (from >= text.length) return text.length;
  const length = text.slice(from).search(/%[0-7]/);
  return length < 0 ? text.length : from + length;
}
