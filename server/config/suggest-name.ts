/** Maximum edit distance of a suggestion: a name further away is another word. */
const MAX_EDITS = 3;

/** Returns the word nearest to `typed`; `undefined` when none is within the maximum edit distance. */
export function suggestName(typed: string, words: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = MAX_EDITS + 1;
  for (const word of words) {
    const slips = editDistance(typed, word);
    if (slips < least) [nearest, least] = [word, slips];
  }
  return nearest;
}

/**
 * Returns the Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps
 * of neighbours.
 */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= b.length; j += 1) {
      const isOther = a[i - 1] !== b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isOther ? 1 : 0),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      ];
      row.push(i === 0 && j === 0 ? 0 : Math.min(...ways));
    }
  }
  return at(a.length, b.length);
}
