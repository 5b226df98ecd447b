import { AppError } from '../../errors.js';
import { gdalReference, sridOf } from '../append/project/spatial-reference.js';
import { GdalGoneError } from '../append/sources/gdal/gdal-error.js';
import type { Extent, SpatialReference } from '../layer.js';
import { askGdal, askInTurn } from './ask-proj.js';

/** Those whose area is the whole world, which `defaultExtent` knows. */
const OF_THE_WORLD: readonly number[] = [3857, 4326];

/** Points along a side of the area that are projected: edges of it are no straight lines on the map. */
const STEPS = 20;

/** Nearer to the pole, many maps have no end. */
const MAX_LATITUDE = 89;

/**
 * The box around the area for which a spatial reference was made, in whole units of its own, for maps to begin with;
 * `undefined` for one of the whole world, for one in words, and where nobody can tell now: nothing fails of that.
 */
export async function areaOfUse(reference: SpatialReference): Promise<Extent | undefined> {
  const srid = sridOf(reference);
  if (srid === undefined || OF_THE_WORLD.includes(srid)) return undefined;
  try {
    return await findArea(gdalReference(reference));
  } catch (error) {
    if (error instanceof GdalGoneError || error instanceof AppError) return undefined;
    throw error;
  }
}

const findArea = askInTurn(async (name, timeoutMs): Promise<Extent | undefined> => {
  const wkt = await askGdal('gdalsrsinfo', ['--single-line', '-o', 'wkt2_2019', name], { timeoutMs });
  // South, west, north and east, in degrees.
  const [, sides = ''] = /\bBBOX\[([-\d.,]+)\]/.exec(wkt ?? '') ?? [];
  const [south, west, north, east, ...more] = sides.split(',').map(Number);
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return undefined;
  if (more.length > 0) return undefined;
  const points = pointsOf({
    xmin: west,
    ymin: Math.max(south, -MAX_LATITUDE),
    // Some areas lie on both sides of the date line.
    xmax: east < west ? east + 360 : east,
    ymax: Math.min(north, MAX_LATITUDE),
  });
  const projected = await askGdal('gdaltransform', ['-s_srs', 'OGC:CRS84', '-t_srs', name, '-output_xy'], {
    timeoutMs,
    input: points.map((point) => `${point.join(' ')}\n`).join(''),
  });
  return projected === undefined ? undefined : boxAround(projected.split('\n'));
});

function pointsOf({ xmin, ymin, xmax, ymax }: Extent): (readonly [number, number])[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  return steps.flatMap((right) =>
    steps.map((up) => [xmin + right * (xmax - xmin), ymin + up * (ymax - ymin)] as const),
  );
}

/** @param lines - x and y each; other words where a point cannot be projected. */
function boxAround(lines: readonly string[]): Extent | undefined {
  const points = lines
    .map((line) => line.split(' ').map(Number))
    .filter((numbers) => numbers.length === 2 && numbers.every(Number.isFinite));
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return {
    xmin: Math.floor(Math.min(...xs)),
    ymin: Math.floor(Math.min(...ys)),
    xmax: Math.ceil(Math.max(...xs)),
    ymax: Math.ceil(Math.max(...ys)),
  };
}
