import { WGS84 } from '../../project/spatial-reference.js';
import { Refusal } from '../../report.js';
import { type Locator, makeLocator } from '../location/locator.js';
import { RowOffers } from '../row-offers.js';
import { looksLike } from '../single-file.js';
import { isZip, readHead } from '../sniff.js';
import { unreadable } from '../source-error.js';
import type {
  CellLayout,
  CellTaker,
  DescribeOptions,
  ReadOptions,
  SourceBatch,
  SourceFile,
  SourceFormat,
  SourceRow,
  SourceTable,
} from '../source-format.js';
import { CsvCellScanner } from './csv-cells.js';
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
  hasTypes: false,
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
  const head = await readHead(file);
  if (OTHER_TEXT.test(head.toString('latin1', 0, 512))) throw looksLike(NAME, head);
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
    ...(locator && { locationFields: locator.fields }),
    spatialReference: locator?.spatialReference ?? sourceInfo.sourceSpatialReference ?? WGS84,
    recordCount: Math.round(file.bytes / rowBytes),
    delimiter,
    read(options) {
      const layout = layoutOf(shape);
      const taker = layout && options.openTaker?.(layout);
      return taker === undefined ? read(file, shape, options) : readTaken(file, shape, options, taker);
    },
  };
}

/** What is surely no table although it is text: JSON, or a page such as that of a sign-in in the place of the file. */
const OTHER_TEXT = /^(?:\xEF\xBB\xBF)?\s*(?:<(?:!doctype|html|\?xml)|(?:\[\s*)?\{\s*")/i;

// Enough for most headers and some rows to guess by.
const START_BYTES = 64 * 1024;
const MAX_HEADER_BYTES = 4 * 1024 * 1024;

/** The first lines; more of the file where the header alone is longer. */
async function readStart(file: SourceFile, encoding: CsvEncoding): Promise<string> {
  for (let bytes = START_BYTES; ; bytes *= 8) {
    const chunks: Buffer[] = [];
    for await (const chunk of await file.open({ start: 0, end: Math.min(file.bytes, bytes) - 1 })) {
      chunks.push(chunk as Buffer);
    }
    const start = new TextDecoder(encoding).decode(Buffer.concat(chunks), { stream: true });
    if (bytes >= file.bytes || bytes >= MAX_HEADER_BYTES || /[\r\n]/.test(start)) return start;
  }
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

const ASCII = /^[\u0001-\u007f]$/;

/** `undefined` where cells cannot be told by single bytes, or places are not simply numbers. */
function layoutOf({ delimiter, qualifier, columns, locator }: CsvShape): CellLayout | undefined {
  if (!ASCII.test(delimiter) || !ASCII.test(qualifier)) return undefined;
  if (locator !== undefined && locator.columns === undefined) return undefined;
  return {
    columns: columns.map((name, cell) => ({
      ...{ name, cell, cellCount: 1, form: 'cell' },
      read: (text) => text,
    })),
    ...{ geometryCell: undefined, pointCells: locator?.columns },
    ...{ isGeometryAlone: true, mayLoseGeometry: false },
  };
}

async function* readTaken(
  file: SourceFile,
  shape: CsvShape,
  { signal }: ReadOptions,
  taker: CellTaker,
): AsyncGenerator<SourceBatch> {
  const { delimiter, qualifier, columns, rowsToSkip } = shape;
  const scanner = new CsvCellScanner(delimiter, qualifier, columns.length);
  const offers = new RowOffers(taker, rowsToSkip, (cells: readonly string[], number) =>
    toRow(shape, cells, number),
  );
  let bytesRead = 0;
  try {
    for await (const chunk of utf8Chunks(file, shape.encoding)) {
      signal.throwIfAborted();
      bytesRead += chunk.fileBytes;
      scanner.push(chunk.bytes);
      yield* offers.drain(scanner, bytesRead);
    }
    scanner.end();
    yield* offers.drain(scanner, bytesRead);
  } catch (error) {
    if (error instanceof CsvTextError) throw unreadable(NAME, error.message, error);
    throw error;
  }
}

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** The text in UTF-8, without a byte order mark, and how much of the file each piece is. */
async function* utf8Chunks(
  file: SourceFile,
  encoding: CsvEncoding,
): AsyncGenerator<{ readonly bytes: Buffer; readonly fileBytes: number }> {
  const decoder = encoding === 'utf-8' ? undefined : new TextDecoder(encoding);
  let isStart = true;
  for await (const chunk of await file.open()) {
    const bytes = chunk as Buffer;
    if (decoder !== undefined) {
      yield { bytes: Buffer.from(decoder.decode(bytes, { stream: true })), fileBytes: bytes.length };
      continue;
    }
    // A file's first piece is never so short that the mark is in two.
    const isMarked = isStart && bytes.subarray(0, UTF8_MARK.length).equals(UTF8_MARK);
    isStart = false;
    yield { bytes: isMarked ? bytes.subarray(UTF8_MARK.length) : bytes, fileBytes: bytes.length };
  }
  if (decoder !== undefined) yield { bytes: Buffer.from(decoder.decode()), fileBytes: 0 };
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
