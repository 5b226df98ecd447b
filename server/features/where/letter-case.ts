/** The functions that change the case of letters. */
export type CaseFunction = 'UPPER' | 'LOWER';

/** Non-ASCII letter and its image under a function. */
export type LetterChange = readonly [from: string, to: string];

// Planes beyond the second hold no letters with case.
const END_OF_LETTERS = 0x20000;

/** Each letter's image, and each image's letters. */
interface LetterTable {
  readonly changes: ReadonlyMap<string, string>;
  readonly sources: ReadonlyMap<string, readonly string[]>;
}

const tables = new Map<CaseFunction, LetterTable>();

/**
 * Returns every letter beyond ASCII that a function changes, by Unicode's simple case mapping of this Node.js. Each
 * letter becomes one letter, whatever its neighbors, and a result never changes again.
 */
export function letterChanges(name: CaseFunction): ReadonlyMap<string, string> {
  return tableOf(name).changes;
}

function tableOf(name: CaseFunction): LetterTable {
  const known = tables.get(name);
  if (known !== undefined) return known;
  const changes = name === 'UPPER' ? makeUpper() : makeLower();
  const sources = new Map<string, string[]>();
  for (const [from, to] of changes) sources.set(to, [...(sources.get(to) ?? []), from]);
  const table = { changes, sources };
  tables.set(name, table);
  return table;
}

/** Changes the case of each letter of a text. Its length in characters stays the same. */
export function changeCase(name: CaseFunction, text: string): string {
  const ascii =
    name === 'UPPER'
      ? text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())
      : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const changes = letterChanges(name);
  return ascii.replace(/[^\0-\x7f]/gu, (letter) => changes.get(letter) ?? letter);
}

/**
 * Finds the changes that decide whether a result of the function equals or matches a text of these characters. All
 * other letters differ from each character of the text before and after the change.
 */
export function changesAmong(name: CaseFunction, characters: ReadonlySet<string>): LetterChange[] {
  const { changes, sources } = tableOf(name);
  const found = new Map<string, string>();
  for (const character of characters) {
    const changed = changes.get(character);
    if (changed !== undefined) found.set(character, changed);
    for (const source of sources.get(character) ?? []) found.set(source, character);
  }
  return [...found];
}

function makeUpper(): Map<string, string> {
  const changes = new Map<string, string>();
  for (const letter of lettersBeyondAscii()) {
    // Greek letters with an iota below: JavaScript writes the iota out, the simple mapping is the title case letter.
    const [title, ...more] = letter.toLowerCase();
    if (/\p{Lt}/u.test(letter) && title !== undefined && more.length === 0 && isLong(title.toUpperCase()))
      changes.set(title, letter);
    const upper = letter.toUpperCase();
    if (upper !== letter && !isLong(upper)) changes.set(letter, upper);
  }
  return changes;
}

function makeLower(): Map<string, string> {
  const changes = new Map<string, string>();
  for (const letter of lettersBeyondAscii()) {
    // The first character, since JavaScript writes the dot of a capital I with dot (U+0130) out.
    const [lower] = letter.toLowerCase();
    if (lower !== undefined && lower !== letter) changes.set(letter, lower);
  }
  return changes;
}

function* lettersBeyondAscii(): Generator<string> {
  for (let point = 0x80; point < END_OF_LETTERS; point += 1) {
    const isSurrogate = point >= 0xd800 && point <= 0xdfff;
    if (!isSurrogate) yield String.fromCodePoint(point);
  }
}

function isLong(text: string): boolean {
  return Array.from(text).length > 1;
}
