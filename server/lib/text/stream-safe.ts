/** Run of marks, and of characters with compatibility forms that are marks. */
const RUN = /[\p{M}\uff9e\uff9f]{30}(?=[\p{M}\uff9e\uff9f])/gu;
/** Combining grapheme joiner: invisible, and not reordered among marks. */
const JOINER = '\u034f';
/** Length below which any text is normalized quickly. */
const SHORT = 1000;

/**
 * Makes text safe for `normalize`: splits runs of more than 30 combining marks, by the Stream-Safe Text
 * Format of UAX #15. No language has such runs, and ordering the marks of a letter takes quadratic time.
 */
export function toStreamSafe(text: string): string {
  return text.length <= SHORT ? text : text.replace(RUN, `$&${JOINER}`);
}
