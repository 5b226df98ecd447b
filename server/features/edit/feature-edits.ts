import type { components } from '../../generated/features/types.js';
import type { Layer } from '../model/layer.js';
import type { RowRights } from '../catalog/ownership.js';
import type { RowRestriction } from '../query/plan/query-plan.js';
import type { Condition } from '../where/tree.js';

export type FeatureInput = components['schemas']['FeatureInput'];
export type FeatureUpdate = components['schemas']['FeatureUpdate'];
export type EditResult = components['schemas']['EditResult'];
export type EditError = components['schemas']['EditError'];

/** Edits of the features of one layer. */
export interface FeatureEdits {
  readonly adds: readonly FeatureInput[];
  /** Each with its object id, or its global id with `useGlobalIds`. */
  readonly updates: readonly FeatureUpdate[];
  /** Object ids, or global ids with `useGlobalIds`. */
  readonly deletes: readonly (number | string)[];
}

/** Result of each edit, in the order of the edits. */
export interface FeatureEditResults {
  readonly addResults: readonly EditResult[];
  readonly updateResults: readonly EditResult[];
  readonly deleteResults: readonly EditResult[];
}

/** Layer with the fields and rows that a caller may edit. */
export interface EditTarget {
  /** Layer at the address, with the fields that the caller may name. */
  readonly shown: Layer;
  /** Layer whose table is written, with all of its fields: the edited layer, or the source of a view. */
  readonly layer: Layer;
  /** Names of the fields that the caller may write; `null` for all. */
  readonly fields: readonly string[] | null;
  /** Names of the layer's fields that the caller must not learn about. */
  readonly hidden: ReadonlySet<string>;
  /** Rows that the caller may see, by ownership and in the view; `undefined` for all. */
  readonly restriction: RowRestriction | undefined;
  /** Part of these rows that ownership allows; queries find the rows of a view themselves. */
  readonly only: Condition | undefined;
  readonly rights: RowRights;
  /** True if updates may contain geometries. */
  readonly mayMoveFeatures: boolean;
}

export interface EditOptions {
  readonly useGlobalIds: boolean;
  /** True if one failed edit undoes all edits of all layers. */
  readonly rollbackOnFailure: boolean;
  readonly signal: AbortSignal;
}
