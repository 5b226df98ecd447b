import type { Utf8Writer } from '../../../lib/text/utf8-writer.js';
import { type Positions, roomForNumbers } from './read-wkb.js';

/** Additional coordinates to write. */
export interface Dimensions {
  readonly hasZ: boolean;
  readonly hasM: boolean;
}

/** Value from which on PostgreSQL writes an exponent. */
const LARGE = 1e15;

/** Writes a number as JSON so that reading it gives the same double. */
export function writeNumber(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return 'null';
  // GDAL reads a number without point and exponent as an integer, and limits it to 64 bits.
  return Math.abs(value) >= LARGE ? value.toExponential() : String(value);
}

/** Value below which PostgreSQL writes a double with an exponent. */
const SMALL = 1e-4;

/** True if `writeDouble` writes the value differently from `writeNumber`. */
export function isTiny(value: number): boolean {
  return value < SMALL && value > -SMALL && value !== 0;
}

/** Writes an attribute as JSON exactly as PostgreSQL does, whose exponents have at least two digits. */
export function writeDouble(value: number): string {
  if (!isTiny(value)) return writeNumber(value);
  return value.toExponential().replace(/-(\d)$/, '-0$1');
}

/** Writes numbers as JSON, separated by commas. */
export function writeNumbers(values: readonly number[]): string {
  if (values.some((value) => Math.abs(value) >= LARGE)) return values.map(writeNumber).join(',');
  // Serializing them in one call takes half the time.
  return JSON.stringify(values).slice(1, -1);
}

/**
 * Writes positions of a line, `[x,y],…`, with z and m if requested: z is 0 and m null if the geometry has
 * none.
 *
 * @param isReversed - true to count and write positions from the last to the first
 */
export function writePositions(
  out: Utf8Writer,
  { numbers, stride, zAt, mAt }: Positions,
  from: number,
  to: number,
  { hasZ, hasM }: Dimensions,
  isReversed: boolean,
): void {
  const last = numbers.length / stride - 1;
  const each = 2 + Number(hasZ) + Number(hasM);
  const values = roomForNumbers((to - from) * each);
  let next = 0;
  for (let index = from; index < to; index += 1) {
    const at = (isReversed ? last - index : index) * stride;
    values[next++] = numbers[at] ?? NaN;
    values[next++] = numbers[at + 1] ?? NaN;
    if (hasZ) values[next++] = zAt === undefined ? 0 : (numbers[at + zAt] ?? NaN);
    if (hasM) values[next++] = mAt === undefined ? NaN : (numbers[at + mAt] ?? NaN);
  }
  out.addTuples(writeNumbers(values), each, to - from);
}

/**
 * True if a ring must be reversed: the first ring of a polygon has the direction `outer`, its holes the
 * opposite one.
 */
export function turnsRing(ring: Positions, index: number, outer: 'clockwise' | 'counterclockwise'): boolean {
  const isClockwiseWanted = (index === 0) === (outer === 'clockwise');
  return isClockwise(ring) !== isClockwiseWanted;
}

/**
 * Tests the sign of the area, with y upward. Positions are relative to the first, so that large coordinates
 * do not cancel the area.
 */
function isClockwise({ numbers, stride }: Positions): boolean {
  const x0 = numbers[0] ?? 0;
  const y0 = numbers[1] ?? 0;
  let doubledArea = 0;
  for (let at = stride; at + stride < numbers.length; at += stride) {
    const x1 = (numbers[at] ?? 0) - x0;
    const y1 = (numbers[at + 1] ?? 0) - y0;
    const x2 = (numbers[at + stride] ?? 0) - x0;
    const y2 = (numbers[at + stride + 1] ?? 0) - y0;
    doubledArea += x1 * y2 - x2 * y1;
  }
  return doubledArea < 0;
}
