/** Converts the text of a cell that is not null to a value of the row. */
export type CellReader = (text: string) => unknown;

/** Converts a whole number; beyond 2^53 returns its digits, which keeps them all. */
export function readInteger(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) || !/^-?\d+$/.test(text) ? number : text;
}

export function readBoolean(text: string): boolean {
  return text === '1' || text === 't' || text === 'true';
}

const DAY = /^(\d{4})\/(\d\d)\/(\d\d)/;

/** Converts `2024/02/29` to ISO 8601. */
export function readDate(text: string): string {
  return text.replace(DAY, '$1-$2-$3');
}

/** Converts `2024/02/29 12:00:00.5+02` to ISO 8601. */
export function readDateTime(text: string): string {
  const iso = readDate(text).replace(' ', 'T');
  return iso
    .replace(/\+00(?::?00)?$/, 'Z')
    .replace(/([+-]\d\d)$/, '$1:00')
    .replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
}

/** Reads a date and time without its offset, for sources without time zones that GDAL shows as UTC. */
export function readZonelessDateTime(text: string): string {
  return readDateTime(text).replace(/(?:Z|[+-]\d\d:?\d\d)$/, '');
}

/** Reads a date and time without its offset, for sources whose times before 1970 are a second late. */
export function readLateDateTime(text: string): string {
  const shown = readZonelessDateTime(text);
  if (shown >= '1970') return shown;
  const meant = new Date(Date.parse(`${shown}Z`) - 1000);
  return meant.toISOString().replace(/(?:\.000)?Z$/, '');
}

/** Reads a time of a source that stores UTC, with or without saying so. */
export function readUtcDateTime(text: string): string {
  return /\d(?:T|\s)\d/.test(text) && !/(?:Z|[+-]\d\d(?::?\d\d)?)$/i.test(text) ? `${text}Z` : text;
}

/**
 * Reads a value in the notation of SQLite's `quote`, whatever the declared type of its column: a number, text
 * in single quotes, a blob as `X'…'`, or `NULL`. Bytes stay bytes, even if their digits look like a number.
 */
export function readLiteral(text: string): unknown {
  if (text === 'NULL') return null;
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  if (text.startsWith('X')) return Buffer.from(text.slice(2, -1), 'hex');
  return readInteger(text);
}

/**
 * Prefix of a value in a text column that is not plain text. COPY escapes its first character, so a row that
 * contains it never takes the fast path.
 */
export const MARK = '\t\u001f';

/** Reads a cell of a text column: plain text; after `MARK` a literal, or `T` and text in hexadecimal. */
export function readMarkedText(text: string): unknown {
  if (!text.startsWith(MARK)) return text;
  const marked = text.slice(MARK.length);
  return marked.startsWith('T') ? Buffer.from(marked.slice(1), 'hex').toString('utf8') : readLiteral(marked);
}

/** Reads a literal of a boolean column. */
export function readBooleanLiteral(text: string): unknown {
  const value = readLiteral(text);
  return value === 0 || value === 1 ? value === 1 : value;
}
