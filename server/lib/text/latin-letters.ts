/** Small Latin letters that have no decomposition into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** Replaces such letters in a lower-case text by their base letters. */
export function foldLatinLetters(text: string): string {
  return text.replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? letter);
}
