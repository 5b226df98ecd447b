import { toStreamSafe } from '../../../lib/text/stream-safe.js';

/** Whole words with several spellings. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['sankt', 'saint'],
  ['skt', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['pt', 'point'],
  ['und', 'and'],
]);

/** Letters that Unicode does not decompose. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/**
 * Normalizes a name for comparison: lower case, without accents and punctuation, with abbreviations written
 * out. Equal results count as the same name.
 */
export function normalizeName(text: string): string {
  // Fast path for most names.
  const plain = /^[A-Za-z]+$/.test(text) ? text.toLowerCase() : simplify(text);
  return WORDS.get(plain) ?? plain;
}

function simplify(text: string): string {
  return toStreamSafe(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/['’ʼ`´ʻ]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => WORDS.get(word) ?? word)
    .join(' ');
}
