import { AppError } from '../../lib/errors.js';
import { gdalReference, sridOf } from '../model/reference-numbers.js';
import { GdalGoneError } from '../../gdal/gdal-error.js';
import type { Extent, SpatialReference } from '../model/layer.js';
import { runGdalProgram, type LookupOptions, queueLookups } from './proj-lookups.js';
import { projectBoxes } from './project-boxes.js';

/** References that cover the whole world, whose extents `defaultExtent` knows. */
const OF_THE_WORLD: readonly number[] = [3857, 4326];

/** Latitude limit in degrees. Nearer to the poles, many projections are infinite. */
const MAX_LATITUDE = 89;

/**
 * Returns the box around the area of use of a spatial reference, in whole units of its own, as initial extent.
 * `undefined` for worldwide references, for well-known text, and when PROJ gives no answer, which is no error.
 *
 * @throws the reason of `signal` when it aborts first.
 */
export async function areaOfUse(
  reference: SpatialReference,
  signal: LookupOptions['signal'],
): Promise<Extent | undefined> {
  const srid = sridOf(reference);
  if (srid === undefined || OF_THE_WORLD.includes(srid)) return undefined;
  try {
    return await findArea(gdalReference(reference), { signal });
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof GdalGoneError || error instanceof AppError) return undefined;
    throw error;
  }
}

const findArea = queueLookups(async (name, timeoutMs): Promise<Extent | undefined> => {
  const wkt = await runGdalProgram('gdalsrsinfo', ['--single-line', '-o', 'wkt2_2019', name], { timeoutMs });
  // South, west, north and east, in degrees.
  const [, sides = ''] = /\bBBOX\[([-\d.,]+)\]/.exec(wkt ?? '') ?? [];
  const [south, west, north, east, ...more] = sides.split(',').map(Number);
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return undefined;
  if (more.length > 0) return undefined;
  const area = {
    xmin: west,
    ymin: Math.max(south, -MAX_LATITUDE),
    // Some areas cross the date line.
    xmax: east < west ? east + 360 : east,
    ymax: Math.min(north, MAX_LATITUDE),
  };
  const [box] = await projectBoxes([area], { from: 'OGC:CRS84', to: name, timeoutMs });
  return (
    box && {
      xmin: Math.floor(box.xmin),
      ymin: Math.floor(box.ymin),
      xmax: Math.ceil(box.xmax),
      ymax: Math.ceil(box.ymax),
    }
  );
});
