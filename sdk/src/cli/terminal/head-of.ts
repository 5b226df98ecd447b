const QUOTE = 0x22;
const LINE_ENDS: readonly number[] = [0x0a, 0x0d];
/** Delimiters between cells: comma, semicolon, tab or bar. */
const DELIMITERS: readonly number[] = [0x2c, 0x3b, 0x09, 0x7c];

/**
 * Returns the first whole rows of a CSV file, up to a number of bytes.
 *
 * Returns the whole file if it is shorter, if it is a zip archive, or if not even one row fits.
 */
export async function headOf(file: File, bytes: number): Promise<File> {
  if (file.size <= bytes) return file;
  const head = new Uint8Array(await file.slice(0, bytes).arrayBuffer());
  const end = endOfRows(head);
  return end === 0 ? file : new File([head.subarray(0, end)], file.name, { type: file.type });
}

/** Returns the offset after the last whole row, or 0. A line break between quotes does not end a row. */
function endOfRows(bytes: Uint8Array): number {
  // A zip archive.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 0x20) return 0;
  const { width, low, start } = layoutOf(bytes);
  let end = 0;
  let lastLine = 0;
  let isQuoted = false;
  let isCellStart = true;
  for (let at = start; at + width <= bytes.length; at += width) {
    // In UTF-16, the high byte of all these characters is zero.
    const isPlain = width === 1 || bytes[at + 1 - low] === 0;
    const unit = isPlain ? (bytes[at + low] ?? 0) : -1;
    const isLineEnd = LINE_ENDS.includes(unit);
    if (isLineEnd) lastLine = at + width;
    // A doubled quote ends a quoted part and starts the next.
    if (unit === QUOTE && (isQuoted || isCellStart)) {
      isQuoted = !isQuoted;
      isCellStart = true;
    } else {
      isCellStart = isLineEnd || DELIMITERS.includes(unit);
      if (isLineEnd && !isQuoted) end = lastLine;
    }
  }
  // Treat a quote without a closing quote as plain text.
  return end === 0 ? lastLine : end;
}

/** Returns the width of a character, the index of its low byte, and the offset after a byte order mark. */
function layoutOf([first, second, third]: Uint8Array): { width: 1 | 2; low: 0 | 1; start: number } {
  if (first === 0xff && second === 0xfe) return { width: 2, low: 0, start: 2 };
  if (first === 0xfe && second === 0xff) return { width: 2, low: 1, start: 2 };
  if (second === 0) return { width: 2, low: 0, start: 0 };
  if (first === 0) return { width: 2, low: 1, start: 0 };
  return { width: 1, low: 0, start: first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0 };
}
