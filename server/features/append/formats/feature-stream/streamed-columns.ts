import type { CellRecoder } from '../gdal/cell-recoder.js';
import type { SelectedColumn } from '../gdal/select-rows.js';
import type { CellColumn } from '../../source/source-format.js';

/** Column with the layout of its values in a feature. */
export interface StreamedColumn {
  readonly cell: Omit<CellColumn, 'cell' | 'cellCount'>;
  /** Size of a value in bytes; 0 if a 4-byte length precedes it. */
  readonly size: number;
  /** Text of the source, in the encoding that the source states. */
  readonly isText: boolean;
  /** Date and time in XML format, */
  readonly isTime: boolean;
  /** of which only the day counts. */
  readonly isDay: boolean;
  /** Converts the value to text. */
  readonly recoder: CellRecoder | undefined;
}

/** `ColumnType`: https://github.com/flatgeobuf/flatgeobuf/blob/master/src/fbs/header.fbs */
const TYPE = {
  bool: 2,
  short: 3,
  int: 5,
  long: 7,
  float: 9,
  double: 10,
  string: 11,
  json: 12,
  dateTime: 13,
} as const;

/** Kind and size of the values of each column type. */
const KINDS: ReadonlyMap<number, readonly ['boolean' | 'int' | 'float' | 'text' | 'time', number]> = new Map([
  [TYPE.bool, ['boolean', 1]],
  [TYPE.short, ['int', 2]],
  [TYPE.int, ['int', 4]],
  [TYPE.long, ['int', 8]],
  [TYPE.float, ['float', 4]],
  [TYPE.double, ['float', 8]],
  [TYPE.string, ['text', 0]],
  [TYPE.json, ['text', 0]],
  [TYPE.dateTime, ['time', 0]],
] as const);

/** Returns the size of the ids, which come first; `undefined` for columns that are not ids. */
export function idSizeOf(type: number | undefined): 4 | 8 | undefined {
  if (type === TYPE.long) return 8;
  return type === TYPE.int ? 4 : undefined;
}

/** `undefined` if the column is streamed in a form that differs from the source. */
export function streamColumn(selected: SelectedColumn, type: number): StreamedColumn | undefined {
  const { column, form, read, recoder } = selected;
  const [kind, size] = KINDS.get(type) ?? [];
  const wanted = recoder === undefined ? KIND_OF[column.type] : 'text';
  if (kind === undefined || size === undefined || kind !== wanted) return undefined;
  const isTime = kind === 'time';
  const isDay = isTime && column.type === 'date';
  const plain = { size, isText: kind === 'text' && recoder === undefined, isTime, isDay, recoder };
  const { name } = column;
  switch (kind) {
    case 'boolean':
      return {
        ...plain,
        cell: { name, form: undefined, read, readBytes: (bytes, start) => bytes[start] !== 0 },
      };
    case 'int':
      return { ...plain, cell: { name, form: 'int', read, readBytes: readInt } };
    case 'float':
      return { ...plain, cell: { name, form: 'float', read, readBytes: readFloat } };
    default:
      return { ...plain, cell: { name, form, read } };
  }
}

/** Times are streamed as part of an invented date. */
const KIND_OF = {
  boolean: 'boolean',
  integer: 'int',
  bigInteger: 'int',
  single: 'float',
  double: 'float',
  text: 'text',
  date: 'time',
  dateTime: 'time',
  time: undefined,
} as const;

/** Little-endian integer of 2, 4 or 8 bytes; beyond 2^53 as digits. */
function readInt(bytes: Buffer, start: number, end: number): number | string {
  if (end - start < 8) return bytes.readIntLE(start, end - start);
  const number = bytes.readBigInt64LE(start);
  return Number.isSafeInteger(Number(number)) ? Number(number) : number.toString();
}

/** Little-endian float of 4 or 8 bytes. */
function readFloat(bytes: Buffer, start: number, end: number): number {
  return end - start === 4 ? bytes.readFloatLE(start) : bytes.readDoubleLE(start);
}
