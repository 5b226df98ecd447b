import type { SpatialReference } from '../../../model/layer.js';
import { isSameReference } from '../../../model/reference-numbers.js';
import { Refusal } from '../../report/report.js';
import { asSpatialReference, isUnclearReference } from '../../source-info/source-info.js';
import type { SourceTable } from '../../source/source-format.js';

/** Each takes a reading of the source and a projection of its own. */
const MAX_REFERENCES = 16;

const oneTooMany = new Refusal(
  'invalid_geometry',
  `must use one of at most ${String(MAX_REFERENCES)} spatial references in a source`,
);

const unclear = new Refusal('projection', 'spatialReference has neither a wkid nor a wkt');

/** Tells whether a geometry belongs into a reading of the source, or why it belongs into none. */
export type GeometrySorter = (geometry: unknown) => 'here' | 'elsewhere' | Refusal;

/** Spatial references that Esri JSON states for geometries of one set. */
export interface StatedReferences {
  /** Reference of geometries that do not state their own. */
  readonly declared: SpatialReference | undefined;
  /** Reference of the first geometry that states its own, else the declared one; `undefined` for the layer's. */
  readonly common: SpatialReference | undefined;
}

/** The spatial reference that a geometry of Esri JSON states for itself. */
export function ownReference(geometry: unknown): SpatialReference | undefined {
  return asSpatialReference(referenceOf(geometry));
}

function referenceOf(geometry: unknown): unknown {
  if (typeof geometry !== 'object' || geometry === null) return undefined;
  return (geometry as { readonly spatialReference?: unknown }).spatialReference;
}

/**
 * A table of features that are mostly in one spatial reference. Those in others are left out while it is read, and come
 * in tables of their own (`others`).
 *
 * @param open - makes a table of the geometries that the sorter says belong there; told whether those that state nothing
 *   all do, and so does a row without any.
 */
export function splitByReference(
  { declared, common }: StatedReferences,
  open: (
    reference: SpatialReference | undefined,
    sort: GeometrySorter,
    { hasUnstated }: { readonly hasUnstated: boolean },
  ) => SourceTable,
): SourceTable {
  // `undefined` is that of the layer, for geometries of which nothing states another.
  const found: (SpatialReference | undefined)[] = [];
  const statedBy = (geometry: unknown): SpatialReference | Refusal | undefined => {
    const own = ownReference(geometry);
    if (own === undefined && isUnclearReference(referenceOf(geometry))) return unclear;
    return own ?? declared;
  };
  const sortMain: GeometrySorter = (geometry) => {
    if (geometry === null || geometry === undefined) return 'here';
    const stated = statedBy(geometry);
    if (stated instanceof Refusal) return stated;
    if (isSame(stated, common)) return 'here';
    if (found.some((one) => isSame(one, stated))) return 'elsewhere';
    if (found.length + 1 === MAX_REFERENCES) return oneTooMany;
    found.push(stated);
    return 'elsewhere';
  };
  const main = open(common, sortMain, { hasUnstated: isSame(declared, common) });
  const openOther = (reference: SpatialReference | undefined): SourceTable => {
    const sortOther: GeometrySorter = (geometry) => {
      if (geometry === null || geometry === undefined) return 'elsewhere';
      const stated = statedBy(geometry);
      return !(stated instanceof Refusal) && isSame(stated, reference) ? 'here' : 'elsewhere';
    };
    return open(reference, sortOther, { hasUnstated: false });
  };
  return { ...main, others: () => found.map(openOther) };
}

function isSame(one: SpatialReference | undefined, other: SpatialReference | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && isSameReference(one, other));
}
