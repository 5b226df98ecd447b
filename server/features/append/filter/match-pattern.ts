import type { PatternPart } from '../../where/tree.js';

/** Characters between two `%`; `undefined` matches any one character. */
type Segment = readonly (string | undefined)[];

/** Makes a matcher for a LIKE pattern. Matching takes at most the product of both lengths. */
export function makeMatcher(pattern: readonly PatternPart[]): (text: string) => boolean {
  const segments = splitPattern(pattern);
  const [first = []] = segments;
  const last = segments.at(-1) ?? [];
  if (segments.length === 1) {
    return (text) => {
      const characters = Array.from(text);
      return characters.length === first.length && standsAt(first, characters, 0);
    };
  }
  const between = segments.slice(1, -1);
  return (text) => {
    const characters = Array.from(text);
    const end = characters.length - last.length;
    if (end < first.length || !standsAt(first, characters, 0) || !standsAt(last, characters, end))
      return false;
    let at = first.length;
    for (const segment of between) {
      // The first match suffices: it leaves the most text for the segments that follow.
      while (at + segment.length <= end && !standsAt(segment, characters, at)) at += 1;
      at += segment.length;
      if (at > end) return false;
    }
    return true;
  };
}

function splitPattern(pattern: readonly PatternPart[]): Segment[] {
  const segments: (string | undefined)[][] = [[]];
  for (const part of pattern) {
    if (part === 'any') segments.push([]);
    else segments.at(-1)?.push(...(part === 'one' ? [undefined] : Array.from(part.text)));
  }
  return segments;
}

function standsAt(segment: Segment, characters: readonly string[], at: number): boolean {
  return segment.every((character, index) => character === undefined || characters[at + index] === character);
}
