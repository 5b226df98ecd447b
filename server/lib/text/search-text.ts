import { foldLatinLetters } from './latin-letters.js';
import { toStreamSafe } from './stream-safe.js';

/**
 * Entities of signs; entities of accented letters map to the base letter, since accents are folded anyway.
 */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  lsquo: "'",
  rsquo: "'",
  sbquo: "'",
  prime: "'",
  ldquo: '"',
  rdquo: '"',
  bdquo: '"',
  Prime: '"',
  laquo: '"',
  raquo: '"',
  lsaquo: "'",
  rsaquo: "'",
  ndash: '-',
  mdash: '-',
  hellip: '...',
  times: '×',
  trade: '™',
  copy: '©',
  reg: '®',
  euro: '€',
  pound: '£',
  yen: '¥',
  middot: '·',
  bull: '•',
  deg: '°',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  eth: 'ð',
  thorn: 'þ',
};
const ACCENTED = /^([a-z])(?:acute|grave|circ|uml|tilde|ring|cedil|caron|slash)$/i;
/** Ampersand as an entity, escaped any number of times. */
const AMPERSAND = /&(?:(?:amp|#0*38|#x0*26);)+/gi;
const ENTITY = /&(?:#(\d{1,8})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const LAST_CODE_POINT = 0x10_ffff;

/** Tags that may be within a word; all others separate words. */
const INLINE_TAG =
  /<\/?(?:a|abbr|acronym|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|u|var|wbr)\b[^<>]*>/gi;
const TAG = /<[^<>]*>/g;

const SINGLE_QUOTES = /[`´‘’‚‛ʹʻʼʽ′‵‹›＇׳]/g;
const DOUBLE_QUOTES = /[“”„‟″‶«»〝〞〟＂ʺ״]/g;
const DASHES = /[\p{Pd}\u2212\u2043]+/gu;
/**
 * Letters of scripts whose marks are accents. In other scripts marks form letters of their own, as in й.
 */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu;
/** Diaeresis of ё, which is usually omitted, and stress marks on vowels in textbooks. */
const CYRILLIC_ACCENTS = /(е)\u0308|([аеиоуыэюяіє])[\u0300\u0301]/gu;
/** Vowel points of Hebrew and Arabic, which are usually omitted, and the Arabic elongation stroke. */
const VOWEL_POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670\u0640]/g;
const IS_ASCII = /^[\t\n\r\x20-\x7e]*$/;

/**
 * Folds plain text for searches: lower case, without accents, entities and invisible characters, with
 * typographic characters replaced by those of a keyboard. Typed and displayed text become equal. Blanks are
 * single.
 */
export function foldForSearch(text: string): string {
  const decoded = decodeEntities(text);
  return foldTypography(IS_ASCII.test(decoded) ? decoded.toLowerCase() : foldLetters(decoded))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folds the text of HTML for searches. */
export function foldHtmlForSearch(html: string): string {
  return foldForSearch(html.replace(INLINE_TAG, '').replace(TAG, ' '));
}

/**
 * Returns the text that searches look through: the title on the first line, and each text in HTML on a line of its
 * own.
 */
export function makeSearchText(title: string, ...htmls: readonly string[]): string {
  return [foldForSearch(title), ...htmls.map(foldHtmlForSearch)].join('\n');
}

/** Normalizes quotation marks, to find quoted phrases. */
export function plainQuotes(text: string): string {
  return decodeEntities(text).replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"');
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(AMPERSAND, '&')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? ACCENTED.exec(name)?.[1] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return isCharacter(code) ? String.fromCodePoint(code) : whole;
    });
}

/** True for characters that a text may contain: not NUL, and no lone surrogates. */
function isCharacter(code: number): boolean {
  return code > 0 && code <= LAST_CODE_POINT && (code < 0xd800 || code > 0xdfff);
}

function foldLetters(text: string): string {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}+/gu, '');
  // Replace quotes before the compatibility normalization, which turns some into two characters.
  const quoted = visible.replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"');
  const lower = toStreamSafe(quoted).normalize('NFKC').toLowerCase().replaceAll('ς', 'σ');
  return toStreamSafe(foldLatinLetters(lower))
    .normalize('NFD')
    .replace(ACCENTS, '$1')
    .replace(CYRILLIC_ACCENTS, '$1$2')
    .replace(VOWEL_POINTS, '')
    .normalize('NFC');
}

function foldTypography(lower: string): string {
  return lower
    .replaceAll('`', "'")
    .replace(DASHES, '-')
    .replaceAll('\u2044', '/')
    .replaceAll('×', 'x')
    .replace(/(\d) ?x ?(?=\d)/g, '$1x')
    .replaceAll('(tm)', 'tm');
}
