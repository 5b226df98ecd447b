/** A letter, and the backslashes before it. */
const OTHERS = /(\\*)([^\0-\x7f])/g;

/** A tagged text of which the tag looks at the letters as they are written. */
const RAW = /\.raw`[^`]*[^`\0-\x7f][^`]*`/;

/**
 * A module without letters beyond ASCII, which Node.js reads and compiles in a fraction of the time: a single one lets it
 * keep the whole file in twice the memory. To be given what esbuild has written, which has such letters in comments,
 * regular expressions and tagged texts only, and escapes mean the same there.
 *
 * @throws Error where letters are in `String.raw`, for which an escape is something else
 */
export function inAscii(text: string): string {
  const [raw] = RAW.exec(text) ?? [];
  if (raw !== undefined) throw new Error(`there are letters beyond ASCII in ${raw}; write them as escapes`);
  return text.replace(OTHERS, (_all, backslashes: string, letter: string) => {
    // An odd one says that the letter is to be taken as it is, which the escape does without.
    const kept = backslashes.slice(backslashes.length % 2);
    return `${kept}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
