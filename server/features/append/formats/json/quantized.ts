/** Quantization of a feature set's coordinates (`transform` of the reference's Query operation). */
export interface QuantizationTransform {
  /** Scales of x, y, z and m; 0 for ordinates that are not quantized. */
  readonly scale: readonly [number, number, number, number];
  readonly translate: readonly [number, number, number, number];
}

const ORIGINS = { upperLeft: -1, lowerLeft: 1 } as const;

/** Returns the quantization, `undefined` for none, or the fault. */
export function readTransform(value: unknown): QuantizationTransform | string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object') return 'must be an object';
  const { originPosition = 'upperLeft', scale, translate } = value as Readonly<Record<string, unknown>>;
  const isOrigin = typeof originPosition === 'string' && Object.hasOwn(ORIGINS, originPosition);
  if (!isOrigin) return 'originPosition must be upperLeft or lowerLeft';
  const scales = readNumbers(scale);
  const offsets = readNumbers(translate);
  if (scales === undefined || scales.some((one, index) => (index < 2 ? one <= 0 : one < 0))) {
    return 'scale must be a list of two to four positive numbers';
  }
  if (offsets === undefined) return 'translate must be a list of two to four numbers';
  const [x, y, z = 0, m = 0] = scales;
  const [x0, y0, z0 = 0, m0 = 0] = offsets;
  const up = ORIGINS[originPosition as keyof typeof ORIGINS];
  return { scale: [x ?? 0, (y ?? 0) * up, z, m], translate: [x0 ?? 0, y0 ?? 0, z0, m0] };
}

/** Null means 0, like a missing ordinate. */
function readNumbers(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length < 2 || value.length > 4) return undefined;
  const numbers = value.map((one: unknown) => (one === null ? 0 : one));
  return numbers.every((one): one is number => Number.isFinite(one)) ? numbers : undefined;
}

type Geometry = Readonly<Record<string, unknown>>;

/**
 * Converts a quantized Esri JSON geometry to coordinates: the first vertex of each part is relative to the
 * origin, every other to the previous one. Leaves values that are not numbers to the geometry reader to
 * refuse.
 *
 * @param hasOnlyM - true if the third number of vertices is m
 */
export function dequantize(geometry: unknown, transform: QuantizationTransform, hasOnlyM: boolean): unknown {
  if (typeof geometry !== 'object' || geometry === null) return geometry;
  const { x, y, z, m, points, paths, rings, hasZ, hasM } = geometry as Geometry;
  const isMeasured = hasOnlyM || (hasM === true && hasZ !== true);
  const decode = (part: unknown): unknown =>
    decodeLine(part, transform, isMeasured ? [0, 1, 3] : [0, 1, 2, 3]);
  const decodeAll = (parts: unknown): unknown => (Array.isArray(parts) ? parts.map(decode) : parts);
  const ordinate = (value: unknown, axis: number): unknown => place(value, axis, transform);
  return {
    ...geometry,
    ...(x !== undefined && { x: ordinate(x, 0), y: ordinate(y, 1) }),
    ...(z !== undefined && { z: ordinate(z, 2) }),
    ...(m !== undefined && { m: ordinate(m, 3) }),
    ...(points !== undefined && { points: decode(points) }),
    ...(paths !== undefined && { paths: decodeAll(paths) }),
    ...(rings !== undefined && { rings: decodeAll(rings) }),
  };
}

/** @param axes - index in `scale` of each number of a vertex */
function decodeLine(line: unknown, transform: QuantizationTransform, axes: readonly number[]): unknown {
  if (!Array.isArray(line)) return line;
  const sums = [0, 0, 0, 0];
  return line.map((vertex: unknown) => {
    if (!Array.isArray(vertex)) return vertex;
    return vertex.map((step: unknown, index) => {
      const axis = axes[index];
      if (axis === undefined || typeof step !== 'number' || transform.scale[axis] === 0) return step;
      sums[axis] = (sums[axis] ?? 0) + step;
      return place(sums[axis], axis, transform);
    });
  });
}

function place(steps: unknown, axis: number, { scale, translate }: QuantizationTransform): unknown {
  const factor = scale[axis] ?? 0;
  return typeof steps === 'number' && factor !== 0 ? (translate[axis] ?? 0) + steps * factor : steps;
}
