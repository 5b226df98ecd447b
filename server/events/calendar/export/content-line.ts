/** Lines are cut after this many octets; RFC 5545, section 3.1. */
const MAX_OCTETS = 75;

/** Parameters of a property, in the order in which they are written. */
export type LineParameters = Readonly<Record<string, string | undefined>>;

/** A property as one line of iCalendar, folded, with its line ending. `value` is in its final form. */
export function contentLine(name: string, value: string, parameters: LineParameters = {}): string {
  const written = Object.entries(parameters).map(([key, text]) =>
    text === undefined ? '' : `;${key}=${quoteParameter(text)}`,
  );
  return `${foldLine(`${name}${written.join('')}:${withoutControls(value)}`)}\r\n`;
}

/** A value of the type TEXT. Line breaks of any kind become `\n`. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Quotes what needs it; `^` escapes what cannot stand in quotes, RFC 6868. */
function quoteParameter(text: string): string {
  const safe = withoutControls(text.replaceAll('^', '^^').replace(/\r\n|\r|\n/g, '^n'))
    .replaceAll('"', "^'")
    .replaceAll('\t', ' ');
  return /[:;,]/.test(safe) ? `"${safe}"` : safe;
}

/** Controls have no place in a calendar; a line break that got here would begin another property. */
function withoutControls(text: string): string {
  return text.replace(/[\0-\x08\x0a-\x1f\x7f]/g, '');
}

/** Cuts a line so that no piece is too long and no character is torn; each further piece begins with a space. */
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
