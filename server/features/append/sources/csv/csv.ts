import { WGS84 } from '../../project/spatial-reference.js';
import { Refusal } from '../../report.js';
import { type Locator, makeLocator } from '../location/locator.js';
import { isZip, readHead } from '../sniff.js';
import { unreadable } from '../source-error.js';
import type {
  DescribeOptions,
  ReadOptions,
  SourceBatch,
  SourceFile,
  SourceFormat,
  SourceRow,
  SourceTable,
} from '../source-format.js';
import { type CsvEncoding, detectEncoding } from './csv-encoding.js';
import { readHeader } from './csv-header.js';
import { CsvSplitter, CsvTextError } from './csv-splitter.js';
import { unzipText } from './unzip-text.js';

const NAME = 'csv';

/** Comma separated values, and their kin with other delimiters. */
export const csv: SourceFormat = {
  name: NAME,
  synonyms: [],
  needsSourceInfo: true,
  fitsEdits: false,
  describe,
};

/** A table of delimited text tells the delimiter, too. */
export interface CsvTable extends SourceTable {
  readonly delimiter: string;
}

/** What must be known to turn the text into rows. */
interface CsvShape {
  readonly encoding: CsvEncoding;
  readonly delimiter: string;
  readonly qualifier: string;
  /** Rows before the first row of values. */
  readonly rowsToSkip: number;
  readonly columns: readonly string[];
  readonly locator: Locator | undefined;
}

async function describe(file: SourceFile, options: DescribeOptions): Promise<SourceTable> {
  if (!isZip(await readHead(file))) return describeText(file, options);
  const unpacked = await unzipText(file, options);
  try {
    const table = await describeText(unpacked.file, options);
    return { ...table, close: () => unpacked.remove() };
  } catch (error) {
    await unpacked.remove();
    throw error;
  }
}

async function describeText(file: SourceFile, { sourceInfo, signal }: DescribeOptions): Promise<CsvTable> {
  if (file.bytes === 0) throw unreadable(NAME, 'it is empty');
  const encoding = await detectEncoding(file, signal);
  const qualifier = sourceInfo.qualifier ?? '"';
  const header = readHeader(await readStart(file, encoding), qualifier, sourceInfo);
  const { delimiter, rowsToSkip, columns, aliases, rowBytes } = header;
  const locator = makeLocator(header, sourceInfo);
  const shape: CsvShape = { encoding, delimiter, qualifier, rowsToSkip, columns, locator };
  return {
    fields: columns,
    fieldAliases: aliases,
    notation: 'esri',
    spatialReference: locator?.spatialReference ?? sourceInfo.sourceSpatialReference ?? WGS84,
    recordCount: Math.round(file.bytes / rowBytes),
    delimiter,
    read: (options) => read(file, shape, options),
  };
}

// Enough for a header of a thousand columns and some rows to guess by.
const START_BYTES = 64 * 1024;

async function readStart(file: SourceFile, encoding: CsvEncoding): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.open({ start: 0, end: Math.min(file.bytes, START_BYTES) - 1 })) {
    chunks.push(chunk as Buffer);
  }
  return new TextDecoder(encoding).decode(Buffer.concat(chunks), { stream: true });
}

async function* read(
  file: SourceFile,
  shape: CsvShape,
  { signal }: ReadOptions,
): AsyncGenerator<SourceBatch> {
  const splitter = new CsvSplitter(shape.delimiter, shape.qualifier);
  const decoder = new TextDecoder(shape.encoding);
  let rowCount = 0;
  let bytesRead = 0;
  const toBatch = (rows: readonly string[][]): SourceBatch => {
    // What is still to skip, when this batch starts.
    const skipped = Math.max(0, shape.rowsToSkip - rowCount);
    const first = rowCount + skipped - shape.rowsToSkip + 1;
    rowCount += rows.length;
    return {
      rows: rows.slice(skipped).map((cells, index) => toRow(shape, cells, first + index)),
      bytesRead,
    };
  };
  try {
    for await (const chunk of await file.open()) {
      signal.throwIfAborted();
      bytesRead += (chunk as Buffer).length;
      const rows = splitter.push(decoder.decode(chunk as Buffer, { stream: true }));
      if (rows.length > 0) yield toBatch(rows);
    }
    const rows = [...splitter.push(decoder.decode()), ...splitter.end()];
    if (rows.length > 0) yield toBatch(rows);
  } catch (error) {
    if (error instanceof CsvTextError) throw unreadable(NAME, error.message, error);
    throw error;
  }
}

function toRow({ columns, locator }: CsvShape, cells: readonly string[], number: number): SourceRow {
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell !== '')) {
    const text = `the row has ${String(cells.length)} cells for ${String(columns.length)} columns`;
    return { number, attributes: {}, geometry: undefined, refusal: new Refusal('invalid_row', text) };
  }
  const attributes: Record<string, string | null> = {};
  for (let index = 0; index < columns.length; index += 1) {
    const cell = cells[index];
    // An empty cell is null, for text too, and so is a cell that a short row lacks.
    attributes[columns[index] ?? ''] = cell === undefined || cell === '' ? null : cell;
  }
  const geometry = locator?.locate(cells);
  if (geometry instanceof Refusal) return { number, attributes, geometry: undefined, refusal: geometry };
  return { number, attributes, geometry };
}
