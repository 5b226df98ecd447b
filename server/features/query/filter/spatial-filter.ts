import type { Layer } from '../../model/layer.js';
import { boundGeometry } from '../geometry/bound-geometry.js';
import { type FilterGeometry, readFilterGeometry } from '../geometry/filter-geometry.js';
import { type Reach, readReach } from './units.js';
import { queryFault } from '../../model/query-fault.js';
import type { QueryParameters } from '../../model/query-parameters.js';
import { readReference, referenceOfLayer, type RequestedReference } from './requested-reference.js';

/** Relation of a feature to the filter's geometry, in OGC's terms as seen from the feature. */
export type SpatialRelation =
  | 'intersects'
  | 'within'
  | 'contains'
  | 'crosses'
  | 'overlaps'
  | 'touches'
  | 'boxIntersects';

/** Filter for features that have a relation to a geometry. */
export interface SpatialFilter {
  readonly geometry: FilterGeometry;
  /** Spatial reference of the geometry's coordinates. */
  readonly reference: RequestedReference;
  /** `boxIntersects` looks at the bounding boxes only. */
  readonly relation: SpatialRelation;
  /** Distance by which the geometry is widened before the comparison; see `bufferFilter`. */
  readonly reach?: Reach | undefined;
}

// Relations of GeoServices are seen from the geometry that is sent.
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

/** Values of `spatialRel`. */
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
    throw queryFault(
      'spatialRel',
      `'${spatialRel}' is not supported; use one of ${SPATIAL_RELATIONS.join(', ')}`,
    );
  }
  boundGeometry(geometry);
  const read = readFilterGeometry(geometry, geometryType);
  const reference =
    readReference(read.spatialReference, 'geometry') ??
    readReference(parameters.inSR, 'inSR') ??
    referenceOfLayer(layer);
  return { geometry: read, reference, relation, reach: readReach(parameters) };
}
