import type { SpatialReference } from '../../../layer.js';
import { isSameReference } from '../../project/spatial-reference.js';
import { Refusal } from '../../report.js';
import { asSpatialReference } from '../../source-info.js';
import type { SourceTable } from '../source-format.js';

/** Each takes a reading of the source and a projection of its own. */
const MAX_REFERENCES = 16;

const oneTooMany = new Refusal(
  'invalid_geometry',
  `is in one more spatial reference than the ${String(MAX_REFERENCES)} that a source may have`,
);

/** Tells whether a geometry belongs into a reading of the source, or why it belongs into none. */
export type GeometrySorter = (geometry: unknown) => 'here' | 'elsewhere' | Refusal;

/** What Esri JSON says of the references of geometries that stand together. */
export interface StatedReferences {
  /** Of geometries that do not state their own. */
  readonly declared: SpatialReference | undefined;
  /** Of the first that does, else the declared one; `undefined` for that of the layer. */
  readonly common: SpatialReference | undefined;
}

/** The spatial reference that a geometry of Esri JSON states for itself. */
export function ownReference(geometry: unknown): SpatialReference | undefined {
  if (typeof geometry !== 'object' || geometry === null) return undefined;
  return asSpatialReference((geometry as { readonly spatialReference?: unknown }).spatialReference);
}

/**
 * A table of features that are mostly in one spatial reference. Those in others are left out while it is read, and come
 * in tables of their own (`others`).
 *
 * @param open - makes a table of the geometries that the sorter says belong there.
 */
export function splitByReference(
  { declared, common }: StatedReferences,
  open: (reference: SpatialReference | undefined, sort: GeometrySorter) => SourceTable,
): SourceTable {
  const found: SpatialReference[] = [];
  const statedBy = (geometry: unknown): SpatialReference | undefined =>
    geometry === null || geometry === undefined ? undefined : (ownReference(geometry) ?? declared);
  const main = open(common, (geometry) => {
    const stated = statedBy(geometry);
    if (stated === undefined || stated === common) return 'here';
    if (common !== undefined && isSameReference(stated, common)) return 'here';
    if (found.some((one) => isSameReference(one, stated))) return 'elsewhere';
    if (found.length + 1 === MAX_REFERENCES) return oneTooMany;
    found.push(stated);
    return 'elsewhere';
  });
  const openOther = (reference: SpatialReference): SourceTable =>
    open(reference, (geometry) => {
      const stated = statedBy(geometry);
      return stated !== undefined && isSameReference(stated, reference) ? 'here' : 'elsewhere';
    });
  return { ...main, others: () => found.map(openOther) };
}
