import { Refusal } from '../../report/report.js';

/** Vertex: x, y and the further ordinates of the source, in the order of the source. */
export type Position = readonly number[];

/** Source geometry in one form for all notations. */
export type Shape =
  | { readonly kind: 'point'; readonly position: Position; readonly order: OrdinateOrder }
  | { readonly kind: 'multipoint'; readonly positions: readonly Position[]; readonly order: OrdinateOrder }
  | {
      readonly kind: 'lines';
      readonly lines: readonly (readonly Position[])[];
      readonly order: OrdinateOrder;
    }
  /** Outer ring and then the holes of each polygon; all closed. */
  | {
      readonly kind: 'polygons';
      readonly polygons: readonly (readonly Ring[])[];
      readonly order: OrdinateOrder;
    };

/** Closed line of at least four positions, the last equal to the first. */
export type Ring = readonly Position[];

/** Index of z and m in a position; -1 if absent. */
export interface OrdinateOrder {
  readonly z: number;
  readonly m: number;
}

export const XY: OrdinateOrder = { z: -1, m: -1 };
export const XYZ: OrdinateOrder = { z: 2, m: -1 };
export const XYM: OrdinateOrder = { z: -1, m: 2 };
export const XYZM: OrdinateOrder = { z: 2, m: 3 };

export const notCoordinates = new Refusal('invalid_geometry', 'coordinates must be numbers');
export const shortLine = new Refusal('invalid_geometry', 'a line must have at least two vertices');
export const shortRing = new Refusal('invalid_geometry', 'a ring must have at least three vertices');

/** Error inside a geometry reader, which the reader's caller turns into a refusal of the row. */
export class ShapeFault extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.description);
    this.refusal = refusal;
  }
}

/** Removes parts without vertices. */
export function withoutEmpty(parts: readonly unknown[]): readonly unknown[] {
  return parts.filter((part) => !Array.isArray(part) || part.length > 0);
}

/** Reads a list of vertices. @throws {ShapeFault} for anything else. */
export function readPositions(value: unknown): Position[] {
  if (!Array.isArray(value)) throw new ShapeFault(notCoordinates);
  return value.map(readPosition);
}

/**
 * Reads a vertex. @throws {ShapeFault} unless all given ordinates, at least x and y, are finite numbers.
 */
export function readPosition(value: unknown): Position {
  if (!Array.isArray(value) || value.length < 2) throw new ShapeFault(notCoordinates);
  for (let index = 0; index < value.length; index += 1) {
    const ordinate: unknown = value[index];
    // z and m may be null, for unknown.
    const isFine = Number.isFinite(ordinate) || (index >= 2 && (ordinate === null || ordinate === 'NaN'));
    if (!isFine) throw new ShapeFault(notCoordinates);
  }
  return value as number[];
}

/** Reads a line. @throws {ShapeFault} */
export function readLine(value: unknown): Position[] {
  const line = readPositions(value);
  if (line.length < 2) throw new ShapeFault(shortLine);
  return line;
}

/** Reads a ring, and closes it if it is open. @throws {ShapeFault} */
export function readRing(value: unknown): Ring {
  const positions = readPositions(value);
  const first = positions[0];
  const last = positions.at(-1);
  const isClosed = first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
  const ring = isClosed || first === undefined ? positions : [...positions, first];
  if (ring.length < 4) throw new ShapeFault(shortRing);
  return ring;
}
