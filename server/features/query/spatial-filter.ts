import type { Box } from '../../storage/dialect.js';
import type { Layer } from '../layer.js';
import { type FilterGeometry, readFilterGeometry } from './filter-geometry.js';
import { writeBoxWkb } from './geometry/box-wkb.js';
import { type Reach, readReach } from './distance/units.js';
import { queryFault } from './query-fault.js';
import type { QueryParameters } from './query-parameters.js';
import { readReference, referenceOfLayer, type RequestedReference } from './requested-reference.js';

/** How a feature stands to the filter's geometry, in the words of OGC seen from the feature. */
export type SpatialRelation =
  | 'intersects'
  | 'within'
  | 'contains'
  | 'crosses'
  | 'overlaps'
  | 'touches'
  | 'boxIntersects';

/** Only features that stand in a relation to a geometry. */
export interface SpatialFilter {
  readonly geometry: FilterGeometry;
  /** Of the geometry's coordinates. */
  readonly reference: RequestedReference;
  /** `boxIntersects` looks at the bounding boxes only. */
  readonly relation: SpatialRelation;
  /** How far the geometry is to be widened before it is compared; see `bufferFilter`. */
  readonly reach?: Reach | undefined;
}

// The words of GeoServices are seen from the geometry that is sent.
const RELATIONS: ReadonlyMap<string, SpatialRelation> = new Map([
  ['esriSpatialRelIntersects', 'intersects'],
  ['esriSpatialRelContains', 'within'],
  ['esriSpatialRelWithin', 'contains'],
  ['esriSpatialRelCrosses', 'crosses'],
  ['esriSpatialRelOverlaps', 'overlaps'],
  ['esriSpatialRelTouches', 'touches'],
  ['esriSpatialRelEnvelopeIntersects', 'boxIntersects'],
  // An index answers by bounding boxes.
  ['esriSpatialRelIndexIntersects', 'boxIntersects'],
]);

/** What `spatialRel` may say. */
export const SPATIAL_RELATIONS: readonly string[] = [...RELATIONS.keys()];

/**
 * Reads `geometry` with `geometryType`, `inSR`, `spatialRel`, `distance` and `units`; `undefined` where there is no
 * geometry, without which the others mean nothing.
 *
 * @throws {AppError} `request.invalid` for a geometry that cannot be read, for a relation that is not served, and for a
 *   distance that is none.
 */
export function readSpatialFilter(parameters: QueryParameters, layer: Layer): SpatialFilter | undefined {
  const { geometry, geometryType, spatialRel = 'esriSpatialRelIntersects' } = parameters;
  if (geometry === undefined || geometry === '') return undefined;
  if (layer.geometryType === undefined)
    throw queryFault('geometry', `'${layer.name}' is a table without geometry`);
  const relation = RELATIONS.get(spatialRel);
  if (relation === undefined) {
    throw queryFault('spatialRel', `'${spatialRel}' is not served; ${SPATIAL_RELATIONS.join(', ')} are`);
  }
  const read = readFilterGeometry(geometry, geometryType);
  const reference =
    readReference(read.spatialReference, 'geometry') ??
    readReference(parameters.inSR, 'inSR') ??
    referenceOfLayer(layer);
  const isClipped = read.kind === 'envelope' && reference.srid === 4326 && reference.srid !== layer.srid;
  return {
    geometry: isClipped ? clipToWorld(read) : read,
    reference,
    relation,
    reach: readReach(parameters),
  };
}

/** Maps that are zoomed out ask for more than there is, and no projection has a place for that. */
function clipToWorld(envelope: FilterGeometry): FilterGeometry {
  const { xmin, ymin, xmax, ymax } = envelope.box;
  const clip = (value: number, edge: number): number => Math.max(-edge, Math.min(edge, value));
  const box: Box = {
    xmin: clip(xmin, 180),
    ymin: clip(ymin, 90),
    xmax: clip(xmax, 180),
    ymax: clip(ymax, 90),
  };
  return { ...envelope, wkb: writeBoxWkb(box), box };
}
