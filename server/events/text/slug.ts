import { foldLatinLetters } from '../../lib/text/latin-letters.js';
import { toStreamSafe } from '../../lib/text/stream-safe.js';

/** Longest slug, in characters. */
export const MAX_SLUG_LENGTH = 200;

/** Maximum length of text that is read for a slug; slugs are far shorter, and the limit bounds the time. */
const MAX_TEXT_LENGTH = 100_000;

const TRASHED = '__trashed';

/**
 * Normalizes a slug: lower case, without accents, with hyphens for characters other than letters and
 * digits, and letters of other scripts as lower-case percent escapes. Empty if nothing is left. Normalizing
 * an escaped slug leaves it unchanged.
 */
export function makeSlug(text: string): string {
  const whole = decodeEscapes(text.slice(0, MAX_TEXT_LENGTH)).replace(/\p{Surrogate}/gu, '');
  const folded = foldAccents(whole.toLowerCase(), LATIN_ACCENTS);
  const words = folded
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}_]+/gu, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return cut(encodeEscapes(words), MAX_SLUG_LENGTH);
}

/** Returns `slug`, or the first free one with `-2`, `-3` and so on, within the maximum length. */
export function makeUnique(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let number = 2; taken.has(candidate); number += 1) {
    const suffix = `-${String(number)}`;
    candidate = cut(slug, MAX_SLUG_LENGTH - suffix.length) + suffix;
  }
  return candidate;
}

/** Returns the slug for the trash, so that other records may take the original. */
export function markTrashed(slug: string): string {
  return cut(slug, MAX_SLUG_LENGTH - TRASHED.length) + TRASHED;
}

/** Undoes `markTrashed`, except for truncation. */
export function unmarkTrashed(slug: string): string {
  return slug.replace(/__trashed(?:-\d+)?$/, '');
}

/** True if a text is a slug: normalizing it loses no character. Other scripts may be escaped or not. */
export function isSlug(text: string): boolean {
  return text !== '' && decodeEscapes(makeSlug(text)) === decodeEscapes(text);
}

/** True if two names are equal, apart from case and the encoding of accents. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => toStreamSafe(name).normalize('NFC').toLowerCase());
  return a === b;
}

/** Folds case and accents, to compare typed text. */
export function foldName(text: string): string {
  return foldAccents(text.toLowerCase(), /([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu);
}

// Marks on Latin letters are accents; in other scripts they form letters of their own.
const LATIN_ACCENTS = /(\p{Script=Latin})\p{Mn}+/gu;

function foldAccents(text: string, accents: RegExp): string {
  return toStreamSafe(foldLatinLetters(text)).normalize('NFD').replace(accents, '$1').normalize('NFC');
}

function encodeEscapes(text: string): string {
  return text.replace(/[^\x20-\x7e]+/gu, (part) => encodeURIComponent(part).toLowerCase());
}

function decodeEscapes(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** Cuts without splitting an escaped character. */
function cut(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  let end = length;
  while (end > 0 && !isBoundary(slug, end)) end -= 1;
  return slug.slice(0, end).replace(/-+$/, '');
}

function isBoundary(slug: string, index: number): boolean {
  // Within an escape, or before a continuation byte of a UTF-8 sequence.
  if (slug[index - 1] === '%' || slug[index - 2] === '%') return false;
  return !/^%[89ab]/.test(slug.slice(index, index + 2));
}
