/** Marks in a row, and what compatibility forms make a mark of. */
const RUN = /[\p{M}\uff9e\uff9f]{30}(?=[\p{M}\uff9e\uff9f])/gu;
/** No mark itself to those who put marks in order, and shown as nothing (combining grapheme joiner). */
const JOINER = '\u034f';
/** A text of less is put in order at once, whatever it is. */
const SHORT = 1000;

/**
 * The text as `normalize` can be asked of, whoever wrote it: runs of more than 30 combining marks are parted, as the
 * Stream-Safe Text Format of UAX #15 has it. No language has such, and putting the marks of one letter in order takes
 * time with the square of their number.
 */
export function toStreamSafe(text: string): string {
  return text.length <= SHORT ? text : text.replace(RUN, `$&${JOINER}`);
}
