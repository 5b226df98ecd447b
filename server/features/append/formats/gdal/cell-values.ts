/** Turns the text of a cell, which is not null, into a value of the row. */
export type CellReader = (text: string) => unknown;

/** A whole number; beyond 2^53 its digits, so that none is lost. */
export function readInteger(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) || !/^-?\d+$/.test(text) ? number : text;
}

export function readBoolean(text: string): boolean {
  return text === '1' || text === 't' || text === 'true';
}

const DAY = /^(\d{4})\/(\d\d)\/(\d\d)/;

/** `2024/02/29` as ISO 8601. */
export function readDate(text: string): string {
  return text.replace(DAY, '$1-$2-$3');
}

/** `2024/02/29 12:00:00.5+02` as ISO 8601. */
export function readDateTime(text: string): string {
  const iso = readDate(text).replace(' ', 'T');
  return iso
    .replace(/\+00(?::?00)?$/, 'Z')
    .replace(/([+-]\d\d)$/, '$1:00')
    .replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
}

/** Reads a date and time without its offset, for sources whose times have no zone and are only shown as UTC. */
export function readZonelessDateTime(text: string): string {
  return readDateTime(text).replace(/(?:Z|[+-]\d\d:?\d\d)$/, '');
}

/** Reads a date and time without its offset, for sources whose times before 1970 come a second late. */
export function readLateDateTime(text: string): string {
  const shown = readZonelessDateTime(text);
  if (shown >= '1970') return shown;
  const meant = new Date(Date.parse(`${shown}Z`) - 1000);
  return meant.toISOString().replace(/(?:\.000)?Z$/, '');
}

/** A time of a source that keeps them in UTC, whether it says so or not. */
export function readUtcDateTime(text: string): string {
  return /\d(?:T|\s)\d/.test(text) && !/(?:Z|[+-]\d\d(?::?\d\d)?)$/i.test(text) ? `${text}Z` : text;
}

/**
 * A value as SQLite's `quote` writes it, whatever the column's declared type is: a number, text in single
 * quotes, a blob as `X'…'`, or `NULL`. Bytes are bytes: what their digits would be as a number, nobody meant.
 */
export function readLiteral(text: string): unknown {
  if (text === 'NULL') return null;
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  if (text.startsWith('X')) return Buffer.from(text.slice(2, -1), 'hex');
  return readInteger(text);
}

/**
 * Stands before a value that is no plain text in a column of text. COPY escapes its first character, so that a row with
 * it is never taken as it is.
 */
export const MARK = '\t\u001f';

/** Reads a cell of a text column: text as it is, or behind `MARK` a literal, or `T` and text in hexadecimal. */
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
