import { foldLatinLetters } from './latin-letters.js';
import { toStreamSafe } from './stream-safe.js';

/** Entities for signs; those of accented letters are their letter, since accents are folded anyway. */
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
/** An ampersand as an entity, however often it was escaped. */
const AMPERSAND = /&(?:(?:amp|#0*38|#x0*26);)+/gi;
const ENTITY = /&(?:#(\d{1,8})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const LAST_CODE_POINT = 0x10_ffff;

/** Tags that stand inside of a word: the others part words. */
const INLINE_TAG =
  /<\/?(?:a|abbr|acronym|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|u|var|wbr)\b[^<>]*>/gi;
const TAG = /<[^<>]*>/g;

const SINGLE_QUOTES = /[`´‘’‚‛ʹʻʼʽ′‵‹›＇׳]/g;
const DOUBLE_QUOTES = /[“”„‟″‶«»〝〞〟＂ʺ״]/g;
const DASHES = /[\p{Pd}\u2212\u2043]+/gu;
/** Letters of the alphabets whose marks are accents. In other scripts marks make letters of their own, as in й. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu;
/** The two dots of ё, which most people leave out, and the stress that textbooks mark on vowels. */
const CYRILLIC_ACCENTS = /(е)\u0308|([аеиоуыэюяіє])[\u0300\u0301]/gu;
/** Vowels that Hebrew and Arabic are mostly written without, and the stroke that lengthens Arabic words. */
const VOWEL_POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670\u0640]/g;
const IS_ASCII = /^[\t\n\r\x20-\x7e]*$/;

/**
 * A plain text as a search compares it: in lower case, without accents, entities, and signs that nobody sees, with
 * quotes, dashes and other typography as a keyboard has them. The text as it was typed and as it is shown become the
 * same. Blanks are single.
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

/** The text with quotes that are quotes, for who looks for phrases in them. */
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

/** Any but the NUL, which no text holds, and halves of characters. */
function isCharacter(code: number): boolean {
  return code > 0 && code <= LAST_CODE_POINT && (code < 0xd800 || code > 0xdfff);
}

function foldLetters(text: string): string {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}+/gu, '');
  // Before they are made compatible, which makes two signs of some.
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
