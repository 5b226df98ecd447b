import type { GeometryType } from '../../../model/layer.js';
import { Refusal } from '../../report/report.js';

/** Kinds of source geometry, as row errors name them. */
export type SourceKind = 'point' | 'multipoint' | 'lines' | 'polygons' | 'multipatch' | 'collection';

const SOURCE_NAMES: Readonly<Record<SourceKind, string>> = {
  point: 'a point',
  multipoint: 'a multipoint',
  lines: 'a polyline',
  polygons: 'a polygon',
  multipatch: 'a multipatch',
  collection: 'a GeometryCollection',
};

const LAYER_NAMES: Readonly<Record<GeometryType, string>> = {
  esriGeometryPoint: 'points',
  esriGeometryMultipoint: 'multipoints',
  esriGeometryPolyline: 'polylines',
  esriGeometryPolygon: 'polygons',
  esriGeometryMultiPatch: 'multipatches',
};

/** Describes why a geometry of one kind is not stored in a layer of another. */
export function doesNotFit(source: SourceKind, target: GeometryType | undefined): Refusal {
  const layer = target === undefined ? 'without geometry' : `of ${LAYER_NAMES[target]}`;
  return new Refusal('geometry_type', `${SOURCE_NAMES[source]} does not fit a layer ${layer}`);
}
