import { randomUUID } from 'node:crypto';
import { setImmediate as takeTurns } from 'node:timers/promises';
import { MOST_NAMES, parseNames } from './names.js';

type Values = ReturnType<typeof parseNames>;

/** Number of characters from which a value is decoded in pieces, such as a list of thousands of features. */
const LONG = 64 * 1024;
/** Number of characters decoded at once before yielding to the event loop. */
const PIECE = 128 * 1024;

/**
 * Reads a form body like `parseNames`, and yields to the event loop while it decodes long values.
 *
 * @throws {AppError} as `parseNames`.
 */
export async function parseForm(text: string): Promise<Values> {
  if (text.length <= LONG) return parseNames(text);
  await takeTurns();
  const pairs = text.split('&', MOST_NAMES + 1);
  if (pairs.length > MOST_NAMES) return parseNames(text);
  // Random, so that no caller can guess it and send it as a value.
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

/** Replaces texts in a list or object, at any depth. */
function fill(values: Values, textFor: (value: string) => string | undefined): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') values[name] = textFor(value);
    else if (typeof value === 'object' && value !== null) fill(value as Values, textFor);
  }
}

/** Decodes a value. Malformed percent-encoding is kept, as for short values. */
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

/** Returns the position before the next single-byte character, so that no multi-byte character is split. */
function endOfPiece(text: string, from: number): number {
  if (from >= text.length) return text.length;
  const length = text.slice(from).search(/%[0-7]/);
  return length < 0 ? text.length : from + length;
}
