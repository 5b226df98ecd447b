import type { BulkRow } from './bulk-loader.js';

/** Rows as one JSON array of arrays. */
export interface JsonBatch {
  readonly text: string;
  readonly count: number;
  /** The columns, by position, in which a number stands as `[mantissa, exponent, divisor]`; see `exactSql`. */
  readonly exact: ReadonlySet<number>;
  /** The columns, by position, in which bytes stand as hex. */
  readonly bytes: ReadonlySet<number>;
}

// Measured: from 2,000 rows on it gets no faster, and only larger. The other bound is for large geometries.
const MAX_BATCH_ROWS = 2000;
const MAX_BATCH_CHARACTERS = 512 * 1024;

/** Rows as JSON texts of a size that suits SQLite, with the geometry, as hex, behind the values. */
export async function* toJsonBatches(
  batches: AsyncIterable<readonly BulkRow[]>,
  hasGeometry: boolean,
): AsyncGenerator<JsonBatch> {
  let text = '';
  let count = 0;
  let exact = new Set<number>();
  let bytes = new Set<number>();
  for await (const rows of batches) {
    for (const { values, geometry } of rows) {
      text += (count === 0 ? '[[' : ',[') + writeValues(values, { exact, bytes });
      if (hasGeometry) text += (values.length === 0 ? '' : ',') + writeGeometry(geometry);
      text += ']';
      count += 1;
      if (count < MAX_BATCH_ROWS && text.length < MAX_BATCH_CHARACTERS) continue;
      yield { text: `${text}]`, count, exact, bytes };
      text = '';
      count = 0;
      exact = new Set();
      bytes = new Set();
    }
  }
  if (count > 0) yield { text: `${text}]`, count, exact, bytes };
}

/** SQL of the value at `index` of a row whose column is among the batch's `exact` ones. */
export function exactSql(index: number): string {
  const part = (at: number): string => `(value ->> '$[${String(index)}][${String(at)}]')`;
  return `CASE json_type(value, '$[${String(index)}]') WHEN 'array'
    THEN ${part(0)} * pow(2.0, ${part(1)}) / ${part(2)} ELSE value ->> ${String(index)} END`;
}

/** The values' JSON without its brackets. */
function writeValues(
  values: BulkRow['values'],
  { exact, bytes }: Record<'exact' | 'bytes', Set<number>>,
): string {
  let text = '';
  for (const [index, value] of values.entries()) {
    if (index > 0) text += ',';
    if (typeof value === 'string') text += JSON.stringify(value);
    else if (value === null || Number.isSafeInteger(value)) text += String(value);
    else if (typeof value !== 'number') {
      text += writeBytes(value);
      bytes.add(index);
    } else {
      text += writeExactly(value);
      exact.add(index);
    }
  }
  return text;
}

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);
const HIGH = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0;

// SpatiaLite's pow gives null for what is smaller.
const SMALLEST_POWER = -1022;

/**
 * A double as `mantissa * 2 ^ exponent / divisor`, all of them integers. SQLite's reading of decimal fractions is
 * off by a bit now and then (-596.354125646 becomes -596.3541256459999); these it reads as they are, and reckons
 * with them without rounding.
 */
function writeExactly(value: number): string {
  float[0] = value;
  const high = words[HIGH] ?? 0;
  const low = words[1 - HIGH] ?? 0;
  const biased = (high >>> 20) & 0x7ff;
  const fraction = (high & 0xfffff) * 2 ** 32 + low;
  const mantissa = biased === 0 ? fraction : fraction + 2 ** 52;
  const exponent = Math.max(biased, 1) - 1075;
  const shift = exponent < SMALLEST_POWER ? 52 : 0;
  return `[${value < 0 ? '-' : ''}${String(mantissa)},${String(exponent + shift)},${String(2 ** shift)}]`;
}

function writeGeometry(wkb: Uint8Array | null): string {
  return wkb === null ? 'null' : writeBytes(wkb);
}

function writeBytes(bytes: Uint8Array): string {
  return `"${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}"`;
}
