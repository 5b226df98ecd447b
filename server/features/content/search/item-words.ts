import { toStreamSafe } from '../../../lib/text/stream-safe.js';

/** Searchable texts of an item, split into words. */
export interface ItemWords {
  readonly title: string;
  readonly type: string;
  readonly tags: string;
  readonly name: string;
  readonly snippet: string;
  /** All of these, with description and type keywords, for terms that name no field. */
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

/** No word has it, so that no phrase reaches from one text into the next. */
const BETWEEN_TEXTS = ' | ';

/** The words of an item. Texts are folded, so that case, width and punctuation do not matter. */
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

/** ` two words | next text `: each word has a space on both sides. */
function toWords(...texts: readonly string[]): string {
  return ` ${texts.map((text) => wordList(text).join(' ')).join(BETWEEN_TEXTS)} `;
}

/** A text as texts are compared that are the same but for their case. */
export function foldWord(text: string): string {
  return toStreamSafe(text).normalize('NFKC').toLowerCase();
}

function wordList(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * The text between each `*` of a phrase, in order; words that hold all of it one after the other fit. `undefined`
 * for a phrase without any words.
 */
export function phraseOf(text: string): readonly string[] | undefined {
  const runs = foldWord(text).match(/[\p{L}\p{M}\p{N}*]+/gu) ?? [];
  if (runs.length === 0) return undefined;
  return ` ${runs.join(' ')} `.split('*');
}

/** True if the words hold the phrase, as SQL `LIKE` finds it between two `%`. */
export function holdsPhrase(words: string, phrase: readonly string[]): boolean {
  let from = 0;
  for (const piece of phrase) {
    const at = words.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}
