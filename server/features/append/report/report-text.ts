import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { RowError } from './report.js';

const COLUMNS = ['layerId', 'sourceRow', 'field', 'value', 'code', 'description'] as const;

/** Rows per chunk of the text. */
const ROWS_AT_A_TIME = 500;

/**
 * Converts refused rows from newline-delimited JSON to CSV (RFC 4180) with a header. A text that a
 * spreadsheet would evaluate as a formula is prefixed with a quote.
 */
export function toCsv(ndjson: Readable): Readable {
  return Readable.from(writeCsv(ndjson), { objectMode: false });
}

async function* writeCsv(ndjson: Readable): AsyncGenerator<string> {
  let text = writeLine(COLUMNS);
  let rows = 0;
  for await (const line of createInterface({ input: ndjson, crlfDelay: Infinity })) {
    if (line === '') continue;
    const error = JSON.parse(line) as RowError;
    text += writeLine(COLUMNS.map((column) => error[column]));
    rows += 1;
    if (rows % ROWS_AT_A_TIME !== 0) continue;
    yield text;
    text = '';
  }
  yield text;
}

function writeLine(values: readonly (string | number | boolean | null | undefined)[]): string {
  return `${values.map(writeValue).join(',')}\r\n`;
}

function writeValue(value: string | number | boolean | null | undefined): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
