import type { PatternPart } from './tree.js';

/**
 * Reads a LIKE pattern: `%` is any text, `_` one character, and `escape`, where given, makes the next of them (or
 * itself) a plain character. `undefined` when any other character follows the escape character.
 */
export function readPattern(text: string, escape: string | undefined): PatternPart[] | undefined {
  const parts: PatternPart[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') parts.push({ text: plain });
    plain = '';
  };
  const characters = Array.from(text);
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    if (character === escape) {
      index += 1;
      const next = characters[index];
      if (next === undefined || (next !== '%' && next !== '_' && next !== escape)) return undefined;
      plain += next;
    } else if (character === '%' || character === '_') {
      flush();
      parts.push(character === '%' ? 'any' : 'one');
    } else {
      plain += character;
    }
  }
  flush();
  return parts;
}
