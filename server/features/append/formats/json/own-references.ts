import type { SpatialReference } from '../../../model/layer.js';
import { isSameReference } from '../../../model/reference-numbers.js';
import { Refusal } from '../../report/report.js';
import { asSpatialReference, isUnclearReference } from '../../source-info/source-info.js';
import type { SourceTable } from '../../source/source-format.js';

/** Maximum number of references: each needs a pass over the source and its own projection. */
const MAX_REFERENCES = 16;

const oneTooMany = new Refusal(
  'invalid_geometry',
  `must use one of at most ${String(MAX_REFERENCES)} spatial references in a source`,
);

const unclear = new Refusal('projection', 'spatialReference has neither a wkid nor a wkt');

/** Decides whether a geometry belongs to a pass over the source; otherwise returns why it belongs to none. */
export type GeometrySorter = (geometry: unknown) => 'here' | 'elsewhere' | Refusal;

/** Spatial references that Esri JSON states for geometries of one set. */
export interface StatedReferences {
  /** Reference of geometries that do not state their own. */
  readonly declared: SpatialReference | undefined;
  /**
   * Reference of the first geometry that states its own, otherwise the declared one; `undefined` for the
   * layer's.
   */
  readonly common: SpatialReference | undefined;
}

/** Returns the spatial reference that an Esri JSON geometry states. */
export function ownReference(geometry: unknown): SpatialReference | undefined {
  return asSpatialReference(referenceOf(geometry));
}

function referenceOf(geometry: unknown): unknown {
  if (typeof geometry !== 'object' || geometry === null) return undefined;
  return (geometry as { readonly spatialReference?: unknown }).spatialReference;
}

/**
 * Makes a table of features that are mostly in one spatial reference. Features in other references are
 * skipped on reading, and are returned as separate tables (`others`).
 *
 * @param open - makes a table of the geometries that the sorter accepts; `hasUnstated` is true if rows without
 * geometry or stated reference belong to it
 */
export function splitByReference(
  { declared, common }: StatedReferences,
  open: (
    reference: SpatialReference | undefined,
    sort: GeometrySorter,
    { hasUnstated }: { readonly hasUnstated: boolean },
  ) => SourceTable,
): SourceTable {
  // `undefined` is the layer's reference, for geometries without any other.
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
