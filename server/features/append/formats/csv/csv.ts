import { WGS84 } from '../../../model/reference-numbers.js';
import { Refusal } from '../../report/report.js';
import { listNames } from '../../../../lib/text/list-names.js';
import { type Locator, makeLocator } from '../../source/location/locator.js';
import { FastPathReader } from '../../source/fast-path-reader.js';
import { looksLike } from '../../source/single-file.js';
import { isZip, readHead } from '../../source/sniff.js';
import { unreadableSource } from '../../source/source-error.js';
import type {
  CellLayout,
  FastPathSink,
  DescribeOptions,
  ReadOptions,
  SourceBatch,
  SourceFile,
  SourceFormat,
  SourceRow,
  SourceTable,
} from '../../source/source-format.js';
import { CsvCellScanner } from './csv-cells.js';
import { type CsvEncoding, detectEncoding, readStartBytes } from './csv-encoding.js';
import { type CsvHeader, readHeader } from './csv-header.js';
import { CsvSplitter, CsvTextError } from './csv-splitter.js';
import { decodeMarked, refuseUnreadable, UNREADABLE } from './unreadable-text.js';
import { Transcoder } from './transcoder.js';
import { unzipText } from './unzip-text.js';
import { lastCharacterEnd } from './utf8-tally.js';

const NAME = 'csv';

/** Comma-separated values and variants with other delimiters. */
export const csv: SourceFormat = {
  name: NAME,
  synonyms: [],
  needsSourceInfo: true,
  fitsEdits: false,
  encoding: 'any',
  hasTypes: false,
  describe,
};

/** Table of delimited text, with its delimiter. */
export interface CsvTable extends SourceTable {
  readonly delimiter: string;
}

/** Properties that determine how a file's text is read as rows. */
interface CsvShape {
  readonly encoding: CsvEncoding;
  readonly delimiter: string;
  readonly qualifier: string;
  /** Number of rows before the first row of values. */
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

async function describeText(file: SourceFile, options: DescribeOptions): Promise<CsvTable> {
  const { sourceInfo, signal } = options;
  if (file.bytes === 0) throw unreadableSource(NAME, 'it is empty');
  const head = await readHead(file);
  if (OTHER_TEXT.test(head.toString('latin1', 0, 512))) throw looksLike(NAME, head);
  const named = sourceInfo.encoding;
  const encoding = await detectEncoding(file, { named, mayGuess: options.replacesRows !== true, signal });
  const qualifier = sourceInfo.qualifier ?? '"';
  const header = readHeader(await readStart(file, encoding), qualifier, sourceInfo);
  checkHeader(header, encoding);
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
    warnings: encoding.warnings,
    read(options) {
      const layout = layoutOf(shape);
      const sink = layout && options.openFastPath?.(layout);
      return sink === undefined ? read(file, shape, options) : readTaken(file, shape, options, sink);
    },
  };
}

/**
 * Start of text that is not a table: JSON, or HTML such as a sign-in page that was downloaded instead of the
 * file.
 */
const OTHER_TEXT = /^(?:\xEF\xBB\xBF)?\s*(?:<(?:!doctype|html|\?xml)|(?:\[\s*)?\{\s*")/i;

// Enough for most headers and some rows to guess from.
const START_BYTES = 64 * 1024;
const MAX_HEADER_BYTES = 4 * 1024 * 1024;

/** Reads the first lines, and more of the file if the header alone is longer. */
async function readStart(file: SourceFile, { name }: CsvEncoding): Promise<string> {
  for (let bytes = START_BYTES; ; bytes *= 8) {
    const utf8 = new Transcoder(name).push(await readStartBytes(file, bytes));
    const start = decodeMarked(utf8.subarray(0, lastCharacterEnd(utf8)));
    if (bytes >= file.bytes || bytes >= MAX_HEADER_BYTES || /[\r\n]/.test(start)) return start;
  }
}

/** @throws {JobError} with the column names that do not decode */
function checkHeader({ columns }: CsvHeader, { name }: CsvEncoding): void {
  const damaged = columns.filter((column) => column.includes(UNREADABLE));
  if (damaged.length === 0) return;
  const names = listNames(damaged.map((column) => column.replaceAll(UNREADABLE, '\uFFFD')));
  const text = `its header holds names that are not in ${name}: ${names}; give its encoding in appendSourceInfo.encoding`;
  throw unreadableSource(NAME, text);
}

async function* read(
  file: SourceFile,
  shape: CsvShape,
  { signal }: ReadOptions,
): AsyncGenerator<SourceBatch> {
  const splitter = new CsvSplitter(shape.delimiter, shape.qualifier);
  let rowCount = 0;
  let bytesRead = 0;
  const toBatch = (rows: readonly string[][]): SourceBatch => {
    // Number of rows to skip at the start of this batch.
    const skipped = Math.max(0, shape.rowsToSkip - rowCount);
    const first = rowCount + skipped - shape.rowsToSkip + 1;
    rowCount += rows.length;
    return {
      rows: rows.slice(skipped).map((cells, index) => toRow(shape, cells, first + index)),
      bytesRead,
    };
  };
  try {
    let carried: Buffer = Buffer.alloc(0);
    for await (const { bytes, fileBytes } of utf8Chunks(file, shape.encoding)) {
      signal.throwIfAborted();
      bytesRead += fileBytes;
      const whole = carried.length === 0 ? bytes : Buffer.concat([carried, bytes]);
      const end = lastCharacterEnd(whole);
      const rows = splitter.push(decodeMarked(whole.subarray(0, end)));
      carried = whole.subarray(end);
      if (rows.length > 0) yield toBatch(rows);
    }
    const rows = [...splitter.push(decodeMarked(carried)), ...splitter.end()];
    if (rows.length > 0) yield toBatch(rows);
  } catch (error) {
    if (error instanceof CsvTextError) throw unreadableSource(NAME, error.message, error);
    throw error;
  }
}

const ASCII = /^[\u0001-\u007f]$/;

/** `undefined` if the delimiter is not a single byte, or coordinates are not plain numbers. */
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
  sink: FastPathSink,
): AsyncGenerator<SourceBatch> {
  const { delimiter, qualifier, columns, rowsToSkip } = shape;
  const scanner = new CsvCellScanner(delimiter, qualifier, columns.length, shape.encoding.isChecked);
  const offers = new FastPathReader(sink, rowsToSkip, (cells: readonly string[], number) =>
    toRow(shape, cells, number),
  );
  let bytesRead = 0;
  try {
    for await (const chunk of utf8Chunks(file, shape.encoding)) {
      signal.throwIfAborted();
      bytesRead += chunk.fileBytes;
      if (chunk.bytes.length > 0) scanner.push(chunk.bytes);
      yield* offers.drain(scanner, bytesRead);
    }
    scanner.end();
    yield* offers.drain(scanner, bytesRead);
  } catch (error) {
    if (error instanceof CsvTextError) throw unreadableSource(NAME, error.message, error);
    throw error;
  }
}

/** Yields the text in UTF-8 without a byte order mark, with the number of file bytes of each piece. */
async function* utf8Chunks(
  file: SourceFile,
  { name }: CsvEncoding,
): AsyncGenerator<{ readonly bytes: Buffer; readonly fileBytes: number }> {
  const transcoder = new Transcoder(name);
  for await (const chunk of await file.open()) {
    const { length } = chunk as Buffer;
    yield { bytes: transcoder.push(chunk as Buffer), fileBytes: length };
  }
  yield { bytes: transcoder.end(), fileBytes: 0 };
}

function toRow(
  { columns, encoding, locator }: CsvShape,
  cells: readonly string[],
  number: number,
): SourceRow {
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell !== '')) {
    const text = `the row has ${String(cells.length)} cells for ${String(columns.length)} columns`;
    return { number, attributes: {}, geometry: undefined, refusal: new Refusal('invalid_row', text) };
  }
  if (!encoding.isChecked && cells.some((cell) => cell.includes(UNREADABLE))) {
    return refuseUnreadable(columns, cells, number);
  }
  const attributes: Record<string, string | null> = {};
  for (let index = 0; index < columns.length; index += 1) {
    const cell = cells[index];
    // An empty cell is null, also in a text column, and so is a missing cell of a short row.
    attributes[columns[index] ?? ''] = cell === undefined || cell === '' ? null : cell;
  }
  const geometry = locator?.locate(cells);
  if (geometry instanceof Refusal) return { number, attributes, geometry: undefined, refusal: geometry };
  return { number, attributes, geometry };
}
