import type { SourceInfo } from '../../source-info.js';
import { unreadable } from '../source-error.js';
import { CsvSplitter } from './csv-splitter.js';

/** What the start of the text tells. */
export interface CsvHeader {
  readonly delimiter: string;
  readonly hasHeader: boolean;
  /** Unique. */
  readonly columns: readonly string[];
  /** Other name → column: cleaned headers and the names that `layerInfo` gives them. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Mean length of a row; good enough to guess how many there are. */
  readonly rowBytes: number;
}

const DELIMITERS = [',', ';', '\t', '|'];

/** @throws {JobError} when there is no first line. */
export function readHeader(start: string, qualifier: string, info: SourceInfo): CsvHeader {
  const delimiter = info.columnDelimiter ?? sniffDelimiter(start, qualifier);
  const rows = new CsvSplitter(delimiter, qualifier).push(`${start}\n`);
  const [first] = rows;
  if (first === undefined) throw unreadable('csv', 'it has no header line');
  const hasHeader = info.columnNames === undefined || !looksLikeData(first);
  // Names given in the request stand for those in the file, in order; columns beyond them keep their own.
  const names = first.map(
    (cell, index) => info.columnNames?.[index] ?? (hasHeader ? cell : `field_${String(index + 1)}`),
  );
  const columns = makeUnique(names.map((name) => name.trim()));
  return {
    delimiter,
    hasHeader,
    columns,
    aliases: makeAliases(columns, info.renamedFields ?? {}),
    rowBytes: Math.max(1, Buffer.byteLength(start) / Math.max(1, rows.length)),
  };
}

/** The likely delimiter: the one that cuts the first line into most cells. */
function sniffDelimiter(start: string, qualifier: string): string {
  let best = ',';
  let mostCells = 1;
  for (const delimiter of DELIMITERS) {
    const cells = new CsvSplitter(delimiter, qualifier).push(`${start}\n`)[0]?.length ?? 0;
    if (cells > mostCells) [best, mostCells] = [delimiter, cells];
  }
  return best;
}

/** Names are no numbers: where columns are named in the request, a first line with a number in it is data. */
function looksLikeData(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '' && Number.isFinite(Number(cell)));
}

function makeUnique(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    // An assignment to this name would not make a member.
    let unique = name === '' || name === '__proto__' ? `field_${String(index + 1)}` : name;
    while (taken.has(unique)) unique += '_';
    taken.add(unique);
    return unique;
  });
}

function makeAliases(
  columns: readonly string[],
  renames: Readonly<Record<string, string>>,
): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const column of columns) {
    const cleaned = cleanHeader(column);
    if (cleaned !== column && !columns.includes(cleaned)) aliases.set(cleaned, column);
    const renamed = renames[column];
    if (renamed !== undefined && !columns.includes(renamed)) aliases.set(renamed, column);
  }
  return aliases;
}

/** A header as publishing turns it into a field name: what is no letter, digit or `_` becomes `_`. */
export function cleanHeader(header: string): string {
  const cleaned = header.replace(/[^\p{L}\p{N}_]/gu, '_');
  return /^\p{N}/u.test(cleaned) ? `F${cleaned}` : cleaned;
}
