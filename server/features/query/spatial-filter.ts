import type { Layer } from '../layer.js';
import type { Box } from '../../storage/dialect.js';
import { queryFault } from './query-fault.js';
import type { QueryParameters } from './query-parameters.js';
import { readReference, referenceOfLayer, type RequestedReference } from './requested-reference.js';

export type SpatialRelation = 'intersects' | 'boxIntersects';

/** Only features that meet an envelope. */
export interface SpatialFilter {
  readonly box: Box;
  /** Of the box's coordinates. */
  readonly reference: RequestedReference;
  /** `boxIntersects` looks at the features' bounding boxes only. */
  readonly relation: SpatialRelation;
}

const RELATIONS: Readonly<Record<string, SpatialRelation>> = {
  esriSpatialRelIntersects: 'intersects',
  esriSpatialRelEnvelopeIntersects: 'boxIntersects',
  // An index answers by bounding boxes.
  esriSpatialRelIndexIntersects: 'boxIntersects',
};

/**
 * Reads `geometry` with `geometryType`, `inSR` and `spatialRel`; `undefined` where there is no geometry.
 *
 * @throws {AppError} `request.invalid` for anything but an envelope, and for a relation that is not served.
 */
export function readSpatialFilter(parameters: QueryParameters, layer: Layer): SpatialFilter | undefined {
  const {
    geometry,
    geometryType = 'esriGeometryEnvelope',
    spatialRel = 'esriSpatialRelIntersects',
  } = parameters;
  if (geometry === undefined || geometry === '') return undefined;
  if (layer.geometryType === undefined)
    throw queryFault('geometry', `'${layer.name}' is a table without geometry`);
  if (geometryType !== 'esriGeometryEnvelope') {
    throw queryFault('geometryType', 'only esriGeometryEnvelope is served');
  }
  const relation = RELATIONS[spatialRel];
  if (relation === undefined) {
    throw queryFault('spatialRel', `'${spatialRel}' is not served; ${Object.keys(RELATIONS).join(', ')} are`);
  }
  const { box, reference: stated } = readEnvelope(geometry);
  const reference =
    readReference(stated, 'geometry') ?? readReference(parameters.inSR, 'inSR') ?? referenceOfLayer(layer);
  const isClipped = reference.srid === 4326 && reference.srid !== layer.srid;
  return { box: isClipped ? clipToWorld(box) : box, reference, relation };
}

/** Maps that are zoomed out ask for more than there is, and no projection has a place for that. */
function clipToWorld({ xmin, ymin, xmax, ymax }: Box): Box {
  const clip = (value: number, edge: number): number => Math.max(-edge, Math.min(edge, value));
  return { xmin: clip(xmin, 180), ymin: clip(ymin, 90), xmax: clip(xmax, 180), ymax: clip(ymax, 90) };
}

/** `xmin,ymin,xmax,ymax`, or `{"xmin":…,"ymin":…,"xmax":…,"ymax":…,"spatialReference":…}`. */
function readEnvelope(geometry: string | object): { box: Box; reference: unknown } {
  const value = typeof geometry === 'string' ? parseEnvelope(geometry) : geometry;
  const { xmin, ymin, xmax, ymax, spatialReference } = value as Partial<Record<string, unknown>>;
  const corners = [xmin, ymin, xmax, ymax].filter(
    (side) => typeof side === 'number' && Number.isFinite(side),
  );
  const [left, bottom, right, top] = corners as number[];
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) {
    throw queryFault(
      'geometry',
      'it is not an envelope: xmin,ymin,xmax,ymax, or an object with these members',
    );
  }
  const box = {
    xmin: Math.min(left, right),
    ymin: Math.min(bottom, top),
    xmax: Math.max(left, right),
    ymax: Math.max(bottom, top),
  };
  return { box, reference: spatialReference };
}

function parseEnvelope(text: string): object {
  try {
    const value: unknown = JSON.parse(text.trimStart().startsWith('{') ? text : `[${text}]`);
    if (!Array.isArray(value)) return typeof value === 'object' && value !== null ? value : {};
    const [xmin, ymin, xmax, ymax, ...rest] = value as unknown[];
    return rest.length === 0 ? { xmin, ymin, xmax, ymax } : {};
  } catch {
    return {};
  }
}
