/** Maximum length of a line in octets; RFC 5545, section 3.1. */
const MAX_OCTETS = 75;

/** Parameters of a property, in the order in which they are written. */
export type LineParameters = Readonly<Record<string, string | undefined>>;

/** Formats a property as one folded line with its line ending. `value` is in its final form. */
export function contentLine(name: string, value: string, parameters: LineParameters = {}): string {
  const written = Object.entries(parameters).map(([key, text]) =>
    text === undefined ? '' : `;${key}=${quoteParameter(text)}`,
  );
  return `${foldLine(`${name}${written.join('')}:${withoutControls(value)}`)}\r\n`;
}

/** Escapes a value of type TEXT. Line breaks of any kind become `\n`. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Quotes a parameter value if needed; `^` escapes characters that quotes cannot hold (RFC 6868). */
function quoteParameter(text: string): string {
  const safe = withoutControls(text.replaceAll('^', '^^').replace(/\r\n|\r|\n/g, '^n'))
    .replaceAll('"', "^'")
    .replaceAll('\t', ' ');
  return /[:;,]/.test(safe) ? `"${safe}"` : safe;
}

/** Removes control characters, which iCalendar does not allow; a line break here would start another property. */
function withoutControls(text: string): string {
  return text.replace(/[\0-\x08\x0a-\x1f\x7f]/g, '');
}

/** Folds a line without splitting characters; each continuation line begins with a space. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return line;
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
