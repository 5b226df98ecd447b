import type { RowEncoder } from '../../../../storage/sql/bulk-loader.js';
import type { Field } from '../../../model/layer.js';
import { readDecimalCell } from '../../convert/values/cell-text.js';
import type { ValueConverter } from '../../convert/values/column-values.js';
import { Refusal } from '../../report/report.js';
import type { CellColumn, CellRow } from '../../source/source-format.js';
import { INSTANT_BYTES, writeInstant, writeEpoch } from './encode-instant.js';

/**
 * Encodes the value that a cell gives a column: byte for byte the result of its converter.
 *
 * @returns false if the value needs further checks; anything encoded for the row is then discarded.
 */
export type CellEncoder = (row: CellRow) => boolean;

export interface CellEncoding {
  readonly encoder: RowEncoder;
  readonly column: CellColumn;
  readonly field: Field;
  readonly convert: ValueConverter;
  /** Times without an offset are in UTC. */
  readonly isUtc: boolean;
  /** True if the row may lack the value. */
  readonly takesNull: boolean;
  /** Maximum bytes of a text; absent for no limit. */
  readonly maxBytes?: number | undefined;
}

/**
 * Makes the encoder for the most common forms of cells. It passes all others to the converter, as
 * the slow path does.
 */
export function makeCellEncoder(encoding: CellEncoding): CellEncoder {
  const encode = encoderOf(encoding);
  const { encoder, column, takesNull } = encoding;
  const { cell } = column;
  return (row) => {
    const start = row.starts[cell] ?? 0;
    const end = row.ends[cell] ?? 0;
    // An empty text may count as null, which the column may not accept.
    if (start >= 0) return (takesNull || end > start) && encode(row, start, end);
    encoder.value(null);
    return takesNull;
  };
}

type FilledEncoder = (row: CellRow, start: number, end: number) => boolean;

function encoderOf(encoding: CellEncoding): FilledEncoder {
  const { encoder, column, field, isUtc, maxBytes = Number.POSITIVE_INFINITY } = encoding;
  const convert = convertingEncoder(encoding);
  switch (field.type) {
    case 'esriFieldTypeString': {
      const max = Math.min(field.length ?? Number.POSITIVE_INFINITY, maxBytes);
      if (column.form !== 'text' && column.form !== 'cell') return convert;
      return (row, start, end) => {
        // A text never has more characters than bytes.
        if (end - start > max) return convert(row, start, end);
        encoder.text(row.bytes, start, end);
        return true;
      };
    }
    case 'esriFieldTypeSmallInteger':
      return integerEncoder(encoding, convert, 4);
    case 'esriFieldTypeInteger':
      return integerEncoder(encoding, convert, 9);
    case 'esriFieldTypeBigInteger':
      return integerEncoder(encoding, convert, 15);
    case 'esriFieldTypeDate': {
      const { form } = column;
      const isMoment = form === 'cell' || form === 'isoDateTime' || form === 'slashDateTime';
      // These forms show UTC whatever the actual zone, so they are encoded only if that is UTC.
      const isZoneless = form === 'slashDate' || form === 'zonelessDateTime' || form === 'lateDateTime';
      if (form === 'number' && column.cellCount === 1) return epochEncoder(encoding, convert);
      if (!isMoment && !(isZoneless && isUtc)) return convert;
      const encode = instantEncoder(encoding, convert);
      if (form !== 'lateDateTime') return encode;
      return (row, start, end) =>
        row.bytes.compare(YEAR_OF_EPOCH, 0, 4, start, start + 4) < 0
          ? convert(row, start, end)
          : encode(row, start, end);
    }
    case 'esriFieldTypeDouble':
      return doubleEncoder(encoding, convert);
    case 'esriFieldTypeGUID':
    case 'esriFieldTypeGlobalID':
      return guidEncoder(encoding, convert);
    default:
      return convert;
  }
}

const YEAR_OF_EPOCH = Buffer.from('1970');

const [MINUS, ZERO, NINE] = [45, 48, 57] as const;

/** Encodes integers with few enough digits to be certain to fit the type. */
function integerEncoder(encoding: CellEncoding, convert: FilledEncoder, maxDigits: number): FilledEncoder {
  const { encoder, column } = encoding;
  if (column.form === 'int') return intEncoder(encoding, convert, 10 ** maxDigits);
  if (!isWholeAsWritten(column)) return convert;
  return (row, start, end) => {
    const { bytes } = row;
    const first = bytes[start] === MINUS ? start + 1 : start;
    const count = end - first;
    let isPlain = count > 0 && count <= maxDigits && (bytes[first] !== ZERO || end - start === 1);
    for (let at = first; at < end && isPlain; at += 1) {
      const byte = bytes[at] ?? 0;
      isPlain = byte >= ZERO && byte <= NINE;
    }
    if (!isPlain) return convert(row, start, end);
    encoder.digits(bytes, start, end);
    return true;
  };
}

/** Integers below this limit fit. */
function intEncoder({ encoder }: CellEncoding, convert: FilledEncoder, limit: number): FilledEncoder {
  return (row, start, end) => {
    const { bytes } = row;
    let number = end - start === 2 ? bytes.readInt16LE(start) : bytes.readInt32LE(end - 4);
    if (end - start === 8) number = number * 2 ** 32 + bytes.readUInt32LE(start);
    if (number <= -limit || number >= limit) return convert(row, start, end);
    encoder.value(number);
    return true;
  };
}

/** True if a cell of digits alone is the whole number that these digits form. */
function isWholeAsWritten({ form, cellCount }: CellColumn): boolean {
  return (
    form === 'literal' ||
    form === 'integer' ||
    form === 'cell' ||
    form === 'numericText' ||
    (form === 'number' && cellCount === 1)
  );
}

const EPOCH = '1970-01-01T00:00:00.000Z';

/**
 * Encodes milliseconds since 1970, unless the source gives numbers in date fields another meaning.
 */
function epochEncoder({ encoder, convert: toValue }: CellEncoding, convert: FilledEncoder): FilledEncoder {
  if (toValue(0) !== EPOCH) return convert;
  const target = Buffer.alloc(INSTANT_BYTES);
  return (row, start, end) => {
    if (!writeEpoch(row.bytes, start, end, target)) return convert(row, start, end);
    encoder.text(target, 0, INSTANT_BYTES);
    return true;
  };
}

/** Encodes a date and time from a text of any form. */
function instantEncoder({ encoder, isUtc }: CellEncoding, convert: FilledEncoder): FilledEncoder {
  const options = { target: Buffer.alloc(INSTANT_BYTES), isUtc };
  return (row, start, end) => {
    if (!writeInstant(row.bytes, start, end, options)) return convert(row, start, end);
    encoder.text(options.target, 0, INSTANT_BYTES);
    return true;
  };
}

/** Encodes a decimal number, or the sum of two, that are written with all their digits. */
function doubleEncoder(encoding: CellEncoding, convert: FilledEncoder): FilledEncoder {
  const { encoder, column } = encoding;
  if (column.form === 'cell' || column.form === 'numericText') {
    return (row, start, end) => {
      const number = readDecimalCell(row.bytes, start, end);
      if (Number.isNaN(number)) return convert(row, start, end);
      encoder.double(number);
      return true;
    };
  }
  if (column.form === 'float') return floatEncoder(encoding, convert);
  if (column.form !== 'literal' && column.form !== 'integer' && column.form !== 'number') return convert;
  const next = column.cellCount === 1 ? -1 : column.cell + 1;
  return (row, start, end) => {
    const { bytes, starts, ends } = row;
    const first = bytes[start] ?? 0;
    if (first !== MINUS && (first < ZERO || first > NINE)) return convert(row, start, end);
    let number = readNumber(bytes, start, end);
    if (next >= 0) {
      const rest = readNumber(bytes, starts[next] ?? 0, ends[next] ?? 0);
      if (!Number.isFinite(rest)) return convert(row, start, end);
      // Keeps minus zero.
      if (rest !== 0) number += rest;
    }
    if (!Number.isFinite(number)) return convert(row, start, end);
    encoder.double(number);
    return true;
  };
}

function floatEncoder({ encoder }: CellEncoding, convert: FilledEncoder): FilledEncoder {
  return (row, start, end) => {
    const { bytes } = row;
    const number = end - start === 4 ? bytes.readFloatLE(start) : bytes.readDoubleLE(start);
    if (!Number.isFinite(number)) return convert(row, start, end);
    encoder.double(number);
    return true;
  };
}

function readNumber(bytes: Buffer, start: number, end: number): number {
  const number = readDecimalCell(bytes, start, end);
  return Number.isNaN(number) ? Number(bytes.toString('latin1', start, end)) : number;
}

const DASH = 45;
const GUID_BYTES = 36;
/** Lower-case form of each byte that is a hexadecimal digit; 0 for other bytes. */
const LOWER_HEX = new Uint8Array(256);
for (const digit of '0123456789abcdefABCDEF')
  LOWER_HEX[digit.charCodeAt(0)] = digit.toLowerCase().charCodeAt(0);

/** Encodes a GUID in its usual form, without braces. */
function guidEncoder({ encoder, column }: CellEncoding, convert: FilledEncoder): FilledEncoder {
  if (column.form !== 'text' && column.form !== 'cell') return convert;
  const target = Buffer.alloc(GUID_BYTES, DASH);
  return (row, start, end) => {
    const { bytes } = row;
    let isGuid = end - start === GUID_BYTES;
    for (let index = 0; index < GUID_BYTES && isGuid; index += 1) {
      const byte = bytes[start + index] ?? 0;
      if (index === 8 || index === 13 || index === 18 || index === 23) {
        isGuid = byte === DASH;
        continue;
      }
      const digit = LOWER_HEX[byte] ?? 0;
      target[index] = digit;
      isGuid = digit !== 0;
    }
    if (!isGuid) return convert(row, start, end);
    encoder.text(target, 0, GUID_BYTES);
    return true;
  };
}

/** Encodes by way of the value that the slow path computes. */
function convertingEncoder({ encoder, column, field, convert, takesNull }: CellEncoding): FilledEncoder {
  const isDouble = isDoubleField(field);
  return ({ bytes, starts, ends }, start, end) => {
    const next = column.cell + 1;
    const rest = column.cellCount === 1 ? '' : bytes.toString('utf8', starts[next], ends[next]);
    const value = convert(
      column.readBytes?.(bytes, start, end) ?? column.read(bytes.toString('utf8', start, end), rest),
    );
    if (value instanceof Refusal) return false;
    if (isDouble && typeof value === 'number') encoder.double(value);
    else encoder.value(value);
    return value !== null || takesNull;
  };
}

/** True if the column of the field stores doubles. */
export function isDoubleField({ type }: Pick<Field, 'type'>): boolean {
  return type === 'esriFieldTypeDouble' || type === 'esriFieldTypeSingle';
}
