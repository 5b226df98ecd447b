import type { Field, Layer } from '../../model/layer.js';

/** Features that are left in a tile. */
export interface KeptFeatures {
  /** Object ids. */
  readonly ids: readonly string[];
  /** Number of points that each of them stands for; absent for other features. */
  readonly counts?: readonly number[];
  /** Number of features that were left out; absent for points. */
  readonly omitted?: number;
}

/** How a layer of a tile is encoded. */
export interface Encoding {
  /** Attributes of each feature. */
  readonly fields: readonly Field[];
  /** True if points have z as an attribute. */
  readonly hasZ: boolean;
  /** Most features. */
  readonly limit: number;
  /** Units by which lines and rings may move beyond half a unit; absent for no more. */
  readonly tolerance?: number | undefined;
  /** Absent for all features. */
  readonly kept?: KeptFeatures | undefined;
}

/** Names of attributes that are no fields. */
export const Z = 'z';
export const POINT_COUNT = 'point_count';
export const OMITTED_COUNT = 'omitted_count';

/** The attributes of a layer's features. */
export function encodingOf(layer: Layer, kept?: KeptFeatures): Pick<Encoding, 'fields' | 'hasZ' | 'kept'> {
  const isTaken = (name: string): boolean => layer.fields.some((field) => field.name.toLowerCase() === name);
  const own = kept === undefined ? undefined : kept.counts === undefined ? OMITTED_COUNT : POINT_COUNT;
  return {
    fields: layer.fields.filter(({ name }) => name.toLowerCase() !== own),
    hasZ: layer.geometryType === 'esriGeometryPoint' && layer.hasZ && !isTaken(Z),
    kept,
  };
}
