import { toStreamSafe } from '../../../lib/text/stream-safe.js';

/** Searchable texts of an item, split into words. */
export interface ItemWords {
  readonly title: string;
  readonly type: string;
  readonly tags: string;
  readonly name: string;
  readonly snippet: string;
  /** All of these with description and type keywords, for terms without a field. */
  readonly all: string;
}

export type WordField = keyof ItemWords;

interface Described {
  readonly title: string;
  readonly type: string;
  readonly typeKeywords: readonly string[];
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly snippet: string | null;
  readonly fileName: string | null;
}

/** Separator that occurs in no word, so that phrases do not span two texts. */
const BETWEEN_TEXTS = ' | ';

/** Returns the words of an item, folded so that case, width and punctuation do not matter. */
export function wordsOf(item: Described): ItemWords {
  const { title, type, tags, snippet, description, typeKeywords, fileName } = item;
  return {
    title: toWords(title),
    type: toWords(type),
    tags: toWords(...tags),
    name: toWords(fileName ?? ''),
    snippet: toWords(snippet ?? ''),
    all: toWords(title, type, ...tags, fileName ?? '', snippet ?? '', description ?? '', ...typeKeywords),
  };
}

/** Writes ` two words | next text `: each word has a space on both sides. */
function toWords(...texts: readonly string[]): string {
  return ` ${texts.map((text) => wordList(text).join(' ')).join(BETWEEN_TEXTS)} `;
}

/** Folds a text for comparison without regard to case. */
export function foldWord(text: string): string {
  return toStreamSafe(text).normalize('NFKC').toLowerCase();
}

function wordList(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * Splits a phrase at each `*`. Words match that contain all pieces in order. `undefined` for a phrase
 * without words.
 */
export function phraseOf(text: string): readonly string[] | undefined {
  const runs = foldWord(text).match(/[\p{L}\p{M}\p{N}*]+/gu) ?? [];
  if (runs.length === 0) return undefined;
  return ` ${runs.join(' ')} `.split('*');
}

/** True if the words contain the phrase, as SQL `LIKE` finds it between two `%`. */
export function holdsPhrase(words: string, phrase: readonly string[]): boolean {
  let from = 0;
  for (const piece of phrase) {
    const at = words.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}
