import { open } from 'node:fs/promises';
import { JobError } from '../../../jobs/job.js';
import { WGS84 } from '../../model/reference-numbers.js';
import { Refusal } from '../report/report.js';
import { type Locator, makeLocator } from '../source/location/locator.js';
import { listNames } from '../../../lib/text/list-names.js';
import { makePrivateFolder } from '../source/private-folder.js';
import { RowLimits } from '../source/row-limits.js';
import { FastPathReader } from '../source/fast-path-reader.js';
import { describeKind, HEAD_BYTES } from '../source/sniff.js';
import { unreadableSource } from '../source/source-error.js';
import type {
  CellColumn,
  CellLayout,
  FastPathSink,
  DescribeOptions,
  ReadOptions,
  SourceBatch,
  SourceFile,
  SourceFormat,
  SourceRow,
  SourceTable,
} from '../source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS, type SourceSettings } from '../../../config/source-settings.js';
import { nameColumns } from '../source/column-names.js';
import { readSerial } from './excel/serial-date.js';
import {
  type CellKind,
  MAX_COLUMNS,
  type CellValue,
  type SheetRow,
  type Workbook,
} from './excel/workbook.js';
import { openXls } from './excel/xls/open-xls.js';
import { openXlsx, type XlsxOptions } from './excel/xlsx/open-xlsx.js';
import { XmlError } from './excel/xlsx/xml-scanner.js';

const NAME = 'excel';

/** Microsoft Excel's workbooks, new (`.xlsx`) and old (`.xls`). The first row of a sheet names its columns. */
export const excel: SourceFormat = {
  name: NAME,
  synonyms: ['xlsx', 'xls', 'xlsm'],
  needsSourceInfo: true,
  fitsEdits: false,
  hasTypes: false,
  describe,
};

/** Properties that determine how a sheet is read as rows. */
interface SheetShape {
  readonly workbook: Workbook;
  readonly sheet: number;
  readonly columns: readonly string[];
  readonly hasHeader: boolean;
  readonly locator: Locator | undefined;
  /** Cell kind of each column, from the first rows. */
  readonly kinds: readonly CellKind[];
}

async function describe(file: SourceFile, options: DescribeOptions): Promise<SourceTable> {
  const { sourceInfo, tableName, tableId, signal, settings = DEFAULT_SOURCE_SETTINGS } = options;
  if (file.bytes === 0) throw unreadableSource(NAME, 'it is empty');
  const folder = await makePrivateFolder(settings);
  let workbook: Workbook | undefined;
  const close = async (): Promise<void> => {
    await workbook?.close();
    await folder.remove();
  };
  try {
    const path = await folder.place(file, 'workbook', signal);
    workbook = await openWorkbook(path, { bounds: settings, folder: folder.path, signal });
    const sheet = chooseSheet(workbook, tableName, tableId);
    const { header, rows, rowCount } = await readStart(workbook, sheet, file, signal);
    const names = nameColumns(header, sourceInfo);
    const { columns, aliases, hasHeader } = names;
    const locator = makeLocator(names, sourceInfo);
    const kinds = columns.map((_, index) => kindOf(hasHeader ? rows.slice(1) : rows, index));
    const shape: SheetShape = { workbook, sheet, columns, hasHeader, locator, kinds };
    return {
      fields: columns,
      fieldAliases: aliases,
      notation: 'esri',
      ...(locator && { locationFields: locator.fields }),
      spatialReference: locator?.spatialReference ?? sourceInfo.sourceSpatialReference ?? WGS84,
      recordCount: Math.max(0, rowCount - (hasHeader ? 1 : 0)),
      dateOfNumber: dateReader(workbook),
      read(readOptions) {
        const layout = layoutOf(shape);
        const sink = layout && readOptions.openFastPath?.(layout);
        const rows = sink === undefined ? read(shape, readOptions) : readTaken(shape, readOptions, sink);
        return limitTexts(rows, shape, settings);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openWorkbook(path: string, options: XlsxOptions): Promise<Workbook> {
  const file = await open(path);
  const start = Buffer.alloc(HEAD_BYTES);
  let length: number;
  try {
    ({ bytesRead: length } = await file.read(start, 0, start.length, 0));
  } finally {
    await file.close();
  }
  if (start.readUInt16BE(0) === 0x504b) return openXlsx(path, options);
  if (start.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1') return openXls(path, options.folder);
  const kind = describeKind(start.subarray(0, length));
  throw unreadableSource(NAME, `it is not a workbook${kind === undefined ? '' : `, it looks like ${kind}`}`);
}

/**
 * Returns the first visible sheet, or the one with the given name, case-insensitive and with or without the
 * `$` that some clients append.
 */
function chooseSheet({ sheets }: Workbook, wanted: string | undefined, id: number | undefined): number {
  if (sheets.length === 0) throw unreadableSource(NAME, 'it has no sheet with cells');
  if (id !== undefined) {
    if (sheets[id] === undefined) throw noSheet(sheets, `number ${String(id)}`);
    return id;
  }
  if (wanted === undefined) {
    return Math.max(
      0,
      sheets.findIndex(({ isHidden }) => !isHidden),
    );
  }
  const plain = (name: string): string => name.trim().toLowerCase();
  const quoted = /^'(.*)'$/.exec(wanted)?.[1] ?? wanted;
  for (const name of [quoted, quoted.replace(/\$$/, '')]) {
    const index = sheets.findIndex((sheet) => plain(sheet.name) === plain(name));
    if (index >= 0) return index;
  }
  throw noSheet(sheets, wanted);
}

function noSheet(sheets: Workbook['sheets'], wanted: string): JobError {
  const names = listNames(sheets.map(({ name }) => name));
  return new JobError('append.table_unknown', `The source has no sheet ${wanted}. It has: ${names}.`);
}

/** Reads the first rows with values, of which the first is the header, and estimates the number of rows. */
async function readStart(
  workbook: Workbook,
  sheet: number,
  file: SourceFile,
  signal: AbortSignal,
): Promise<{ header: string[]; rows: readonly SheetRow[]; rowCount: number }> {
  for await (const { rows, bytesRead } of workbook.rows(sheet, { maxColumns: MAX_COLUMNS, signal })) {
    const [first] = rows;
    if (first === undefined) continue;
    const guess = Math.round((rows.length * file.bytes) / Math.max(1, bytesRead));
    return {
      header: Array.from(first.cells, (cell) => String(cell ?? '')),
      rows,
      rowCount: workbook.rowCount(sheet) ?? Math.max(rows.length, guess),
    };
  }
  throw unreadableSource(NAME, 'its sheet is empty');
}

/** Returns the kind of the first value in a column. */
function kindOf(rows: readonly SheetRow[], column: number): CellKind {
  const value = rows.find(({ cells }) => (cells[column] ?? null) !== null)?.cells[column];
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
}

async function* read(shape: SheetShape, { signal }: ReadOptions): AsyncGenerator<SourceBatch> {
  const { workbook, sheet, columns } = shape;
  let toSkip = shape.hasHeader ? 1 : 0;
  let number = 1;
  for await (const { rows, bytesRead } of workbook.rows(sheet, { maxColumns: columns.length, signal })) {
    const first = number;
    const values = rows.slice(toSkip);
    toSkip = 0;
    number += values.length;
    yield { rows: values.map((row, index) => toRow(shape, row, first + index)), bytesRead };
  }
}

/** Yields rows until the text limit for a workbook of this size; many cells may refer to one long text. */
async function* limitTexts(
  batches: AsyncIterable<SourceBatch>,
  { workbook, sheet }: SheetShape,
  settings: SourceSettings,
): AsyncGenerator<SourceBatch> {
  const findSize = (): Promise<number> => Promise.resolve(workbook.bytes(sheet));
  const limits = new RowLimits({ format: NAME, settings, findSize });
  const before = workbook.referredBytes;
  for await (const batch of batches) {
    await limits.checkBytes(workbook.referredBytes - before);
    yield batch;
  }
}

/** `undefined` if cells have no text form, or coordinates are not plain numbers. */
function layoutOf({ workbook, columns, locator, kinds }: SheetShape): CellLayout | undefined {
  if (workbook.scan === undefined || (locator !== undefined && locator.columns === undefined))
    return undefined;
  return {
    columns: columns.map((name, cell) => ({ name, cell, cellCount: 1, ...FORMS[kinds[cell] ?? 'text'] })),
    ...{ geometryCell: undefined, pointCells: locator?.columns },
    ...{ isGeometryAlone: true, mayLoseGeometry: false },
  };
}

const FORMS: Readonly<Record<CellKind, Pick<CellColumn, 'form' | 'read'>>> = {
  text: { form: 'cell', read: (text) => text },
  number: { form: 'number', read: Number },
  boolean: { form: undefined, read: (text) => text === 'true' },
};

async function* readTaken(
  shape: SheetShape,
  { signal }: ReadOptions,
  sink: FastPathSink,
): AsyncGenerator<SourceBatch> {
  const { workbook, sheet, kinds, hasHeader } = shape;
  const offers = new FastPathReader(sink, hasHeader ? 1 : 0, (row: SheetRow, number) =>
    toRow(shape, row, number),
  );
  try {
    for await (const { scanner, bytesRead } of workbook.scan?.(sheet, { kinds, signal }) ?? []) {
      yield* offers.drain(scanner, bytesRead);
    }
  } catch (error) {
    throw error instanceof XmlError ? unreadableSource(NAME, error.message, error) : error;
  }
}

/** Cells without a date format count days too; a value that is not a day count is read by its digits. */
function dateReader({ is1904 }: Workbook): (number: number) => string {
  return (number) => readSerial(number, 'dateTime', is1904);
}

const tooLong = new Refusal('invalid_row', 'the row has values beyond the columns of the header');

function toRow({ columns, locator }: SheetShape, { cells, isLong }: SheetRow, number: number): SourceRow {
  if (isLong) return { number, attributes: {}, geometry: undefined, refusal: tooLong };
  const attributes: Record<string, CellValue> = {};
  for (let index = 0; index < columns.length; index += 1) {
    attributes[columns[index] ?? ''] = cells[index] ?? null;
  }
  const geometry = locator?.locate(cells);
  if (geometry instanceof Refusal) return { number, attributes, geometry: undefined, refusal: geometry };
  return { number, attributes, geometry };
}
