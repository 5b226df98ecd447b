import { unreadableSource } from '../../../source/source-error.js';
import { readSerial } from '../serial-date.js';
import type { StringTable } from '../string-table.js';
import {
  type CellValue,
  MANY_CHARACTERS,
  MAX_HELD_CHARACTERS,
  type SheetOptions,
  type SheetRow,
  type SheetRows,
  TOO_MUCH_TEXT,
} from '../workbook.js';
import type { BiffReader } from './biff-records.js';
import { BiffText } from './biff-text.js';
import type { XlsGlobals } from './xls-globals.js';

const RECORD = {
  eof: 0x0a,
  number: 0x0203,
  rk: 0x027e,
  multipleRk: 0xbd,
  labelOfTable: 0xfd,
  label: 0x0204,
  richLabel: 0xd6,
  boolOrError: 0x0205,
  formula: 0x06,
  formulaText: 0x0207,
  bof: 0x0809,
} as const;

const MAX_TEXT_BYTES = 1024 * 1024;
const BATCH_ROWS = 2000;

/** Yields the rows of the sheet at the position of `reader`, without empty rows. */
export async function* readXlsRows(
  reader: BiffReader,
  globals: XlsGlobals,
  strings: Pick<StringTable, 'get'>,
  { maxColumns, signal }: SheetOptions,
): AsyncGenerator<SheetRows> {
  const cells = new RowCells(maxColumns);
  const numberValue = (number: number, style: number): CellValue => {
    const kind = globals.styles[style] ?? 'number';
    return kind === 'number' ? number : readSerial(number, kind, globals.is1904);
  };
  let depth = 0;
  /** Formula cell whose text follows in its own record. */
  let awaited: { row: number; column: number } | undefined;
  for (let record = await reader.next(); record !== undefined; record = await reader.next()) {
    const { type, data } = record;
    // Embedded charts are substreams.
    if (type === RECORD.bof) depth += 1;
    else if (type === RECORD.eof) depth -= 1;
    if (depth === 0 && type === RECORD.eof) break;
    if (depth > 1) continue;
    if (type === RECORD.formulaText && awaited !== undefined) {
      const parts = [Buffer.from(data), ...(await reader.continues(MAX_TEXT_BYTES))];
      cells.set(awaited.row, awaited.column, new BiffText(parts, 0, globals.decoder).read(2) || null);
      awaited = undefined;
    }
    if (!CELL_RECORDS.has(type) || data.length < 6) continue;
    const [row, column, style] = [data.readUInt16LE(0), data.readUInt16LE(2), data.readUInt16LE(4)];
    switch (type) {
      case RECORD.number:
        cells.set(row, column, numberValue(data.readDoubleLE(6), style));
        break;
      case RECORD.rk:
        cells.set(row, column, numberValue(readRk(data, 6), style));
        break;
      case RECORD.multipleRk:
        for (let at = 4, next = column; at + 6 <= data.length - 2; at += 6, next += 1) {
          cells.set(row, next, numberValue(readRk(data, at + 2), data.readUInt16LE(at)));
        }
        break;
      case RECORD.labelOfTable:
        cells.set(row, column, strings.get(data.readUInt32LE(6)) ?? null);
        break;
      case RECORD.label:
      case RECORD.richLabel: {
        const parts = [Buffer.from(data), ...(await reader.continues(MAX_TEXT_BYTES))];
        cells.set(row, column, new BiffText(parts, 6, globals.decoder).read(2));
        break;
      }
      case RECORD.boolOrError:
        cells.set(row, column, data[7] === 0 ? data[6] !== 0 : null);
        break;
      default: {
        const isNumber = data.readUInt16LE(12) !== 0xffff;
        awaited = !isNumber && data[6] === 0 ? { row, column } : undefined;
        if (isNumber) cells.set(row, column, numberValue(data.readDoubleLE(6), style));
        else cells.set(row, column, data[6] === 1 ? data[8] !== 0 : null);
      }
    }
    if (cells.isFull) {
      signal.throwIfAborted();
      yield { rows: cells.take(), bytesRead: reader.position };
    }
  }
  cells.endRow();
  yield { rows: cells.take(), bytesRead: reader.position };
}

const CELL_RECORDS: ReadonlySet<number> = new Set([
  ...[RECORD.number, RECORD.rk, RECORD.multipleRk, RECORD.labelOfTable, RECORD.label, RECORD.richLabel],
  ...[RECORD.boolOrError, RECORD.formula],
]);

/** Decodes a four-byte number: an integer or the upper half of a double, possibly in hundredths. */
function readRk(data: Buffer, at: number): number {
  const flags = data[at] ?? 0;
  let number: number;
  if ((flags & 2) !== 0) {
    number = data.readInt32LE(at) >> 2;
  } else {
    const double = Buffer.alloc(8);
    double.writeUInt32LE((data.readUInt32LE(at) & 0xffff_fffc) >>> 0, 4);
    number = double.readDoubleLE(0);
  }
  return (flags & 1) === 0 ? number : number / 100;
}

/** Collects cells into rows; the cells of a row are adjacent. */
class RowCells {
  readonly #maxColumns: number;
  #rows: SheetRow[] = [];
  #row = -1;
  #cells: (CellValue | undefined)[] = [];
  #isLong = false;
  #hasValue = false;
  #characters = 0;

  constructor(maxColumns: number) {
    this.#maxColumns = maxColumns;
  }

  /** True if the batch is full. */
  get isFull(): boolean {
    const { length } = this.#rows;
    return length >= BATCH_ROWS || (length > 0 && this.#characters >= MANY_CHARACTERS);
  }

  set(row: number, column: number, value: CellValue): void {
    if (row !== this.#row) this.endRow();
    this.#row = row;
    if (value === null || value === '') return;
    if (typeof value === 'string') this.#characters += value.length;
    if (this.#characters > MAX_HELD_CHARACTERS) throw unreadableSource('excel', TOO_MUCH_TEXT);
    this.#hasValue = true;
    if (column >= this.#maxColumns) this.#isLong = true;
    else this.#cells[column] = value;
  }

  endRow(): void {
    if (this.#hasValue) this.#rows.push({ cells: this.#cells, isLong: this.#isLong });
    this.#cells = [];
    this.#isLong = false;
    this.#hasValue = false;
  }

  take(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    this.#characters = 0;
    return rows;
  }
}
