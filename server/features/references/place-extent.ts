import { AppError } from '../../errors.js';
import { Turns } from '../../turns.js';
import { gdalReference } from '../append/project/spatial-reference.js';
import { GdalGoneError } from '../append/sources/gdal/gdal-error.js';
import type { Extent, SpatialReference } from '../layer.js';
import {
  defaultExtent,
  type ExtentInput,
  normalizeSpatialReference,
  readBox,
  readExtent,
  sridOf,
} from '../spatial-reference.js';
import { LONGEST_MS } from './ask-proj.js';
import { describeReference } from './describe-reference.js';
import { projectBox } from './project-box.js';

/** Children that project extents at the same time, of all requests together. */
const MAX_CHILDREN = 2;

const turns = new Turns(MAX_CHILDREN);

/**
 * The extent as `readExtent`; where it is in another spatial reference, the box around it in this one. `undefined` also
 * where nobody can tell now: nothing fails of that.
 */
export async function placeExtent(
  input: ExtentInput | null | undefined,
  spatialReference: SpatialReference,
): Promise<Extent | undefined> {
  const there = readExtent(input, spatialReference);
  const box = readBox(input);
  const stated = normalizeSpatialReference(input?.spatialReference ?? {});
  if (there !== undefined || box === undefined || stated === undefined) return there;
  try {
    if ((await describeReference(stated)) === undefined) return undefined;
    const names = { from: gdalReference(stated), to: gdalReference(spatialReference) };
    const late = AbortSignal.timeout(LONGEST_MS);
    const placed = await turns.run(() => projectBox(box, { ...names, timeoutMs: LONGEST_MS }), late);
    return placed && sridOf(spatialReference) === WEB_MERCATOR ? onMap(placed) : placed;
  } catch (error) {
    const isExpected =
      error instanceof GdalGoneError || error instanceof AppError || error instanceof DOMException;
    if (!isExpected) throw error;
    return undefined;
  }
}

const WEB_MERCATOR = 3857;

/** Of web mercator, which reaches far beyond its maps towards the poles. */
function onMap({ xmin, ymin, xmax, ymax }: Extent): Extent {
  const map = defaultExtent({ wkid: WEB_MERCATOR });
  return {
    xmin: Math.max(xmin, map.xmin),
    ymin: Math.max(ymin, map.ymin),
    xmax: Math.min(xmax, map.xmax),
    ymax: Math.min(ymax, map.ymax),
  };
}
