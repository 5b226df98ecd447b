import type { SourceInfo } from '../../source-info/source-info.js';
import { unreadableSource } from '../../source/source-error.js';
import { type ColumnNames, nameColumns } from '../../source/column-names.js';
import { CsvSplitter } from './csv-splitter.js';
import { sniffDelimiter } from './sniff-delimiter.js';

/** Header and delimiter, from the start of the text. */
export interface CsvHeader extends ColumnNames {
  readonly delimiter: string;
  /** Number of rows before the first row of values. */
  readonly rowsToSkip: number;
  /** Mean length of a row, to estimate the number of rows. */
  readonly rowBytes: number;
}

/** First line in which spreadsheets state the delimiter. */
const DELIMITER_LINE = /^sep=(.)\r?\n/i;

/** @throws {JobError} if there is no first line */
export function readHeader(start: string, qualifier: string, info: SourceInfo): CsvHeader {
  const [delimiterLine, stated] = DELIMITER_LINE.exec(start) ?? [];
  const text = start.slice(delimiterLine?.length ?? 0);
  const delimiter = info.columnDelimiter ?? stated ?? sniffDelimiter(text, qualifier);
  const rows = new CsvSplitter(delimiter, qualifier).push(`${text}\n`);
  const [first] = rows;
  if (first === undefined) throw unreadableSource('csv', 'it has no header line');
  const names = nameColumns(first, info);
  return {
    ...names,
    delimiter,
    rowsToSkip: (delimiterLine === undefined ? 0 : 1) + (names.hasHeader ? 1 : 0),
    rowBytes: Math.max(1, Buffer.byteLength(start) / Math.max(1, rows.length)),
  };
}
