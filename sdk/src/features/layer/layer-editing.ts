import type { CallOptions } from '../../transport/call-options.js';
import type { EditResult, EditResults, Parameters } from '../api.js';
import type { EsriFeature } from '../append/append-source.js';
import { type Filter, LayerReading } from './layer-reading.js';

export interface EditOptions extends CallOptions {
  /**
   * True writes nothing if any edit fails; false keeps the good ones.
   *
   * @default true
   */
  readonly rollbackOnFailure?: boolean;
  /**
   * True identifies features by their global ids. New features keep the global ids they are sent with.
   *
   * @default false
   */
  readonly useGlobalIds?: boolean;
}

/** Edits of one layer. `deletes` holds object ids, or global ids with `useGlobalIds`. */
export interface Edits {
  readonly adds?: readonly EsriFeature[];
  readonly updates?: readonly EsriFeature[];
  readonly deletes?: readonly (number | string)[];
}

/** Field to set, and its value or an SQL expression over the feature's fields. */
export type Calculation =
  | { readonly field: string; readonly value: string | number | boolean | null }
  | { readonly field: string; readonly sqlExpression: string };

/**
 * Edits of a few features; use an append for many.
 *
 * Each feature has its own result, in the given order, which reports a failure instead of throwing it.
 */
export class LayerEditing extends LayerReading {
  /**
   * Adds features. Omitted attributes get their defaults.
   *
   * ```ts
   * const [added] = await layer.addFeatures([{ attributes: { code: 'NOOSL' }, geometry: { x: 10.7, y: 59.9 } }]);
   * ```
   */
  async addFeatures(features: readonly EsriFeature[], options: EditOptions = {}): Promise<EditResult[]> {
    const { addResults } = await this.api.write(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/addFeatures',
      { place: this.place, fields: { features: toInputs(features), ...editParameters(options) } },
      options,
    );
    return addResults;
  }

  /** Updates features by their object ids. Omitted attributes and geometry stay as they are. */
  async updateFeatures(features: readonly EsriFeature[], options: EditOptions = {}): Promise<EditResult[]> {
    const { updateResults } = await this.api.write(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/updateFeatures',
      { place: this.place, fields: { features: toInputs(features), ...editParameters(options) } },
      options,
    );
    return updateResults;
  }

  /** Deletes features by object ids or by a condition. One of the two is required. */
  async deleteFeatures(
    which: Filter,
    options: Pick<EditOptions, 'rollbackOnFailure' | keyof CallOptions> = {},
  ): Promise<EditResult[]> {
    const { rollbackOnFailure } = options;
    const reply = await this.api.write(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/deleteFeatures',
      { place: this.place, fields: { ...which, rollbackOnFailure, returnDeleteResults: true } },
      options,
    );
    return 'deleteResults' in reply ? reply.deleteResults : [];
  }

  /** Deletes, updates and adds features, in this order and in one transaction. */
  applyEdits(edits: Edits, options: EditOptions = {}): Promise<EditResults> {
    return this.api.write(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/applyEdits',
      { place: this.place, fields: { ...toParameters(edits), ...editParameters(options) } },
      options,
    );
  }

  /** Sets fields of all features that match a condition, or of none, and returns their number. */
  async calculate(
    where: string,
    calculations: readonly Calculation[],
    options: CallOptions = {},
  ): Promise<number> {
    const { updatedFeatureCount } = await this.api.write(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/calculate',
      { place: this.place, fields: { where, calcExpression: [...calculations] } },
      options,
    );
    return updatedFeatureCount;
  }
}

type FeatureInput = Parameters<'AddFeaturesParameters'>['features'][number];

/** Converts edits to request parameters. */
export function toParameters({ adds, updates, deletes }: Edits): {
  adds?: FeatureInput[];
  updates?: FeatureInput[];
  deletes?: (number | string)[];
} {
  return {
    ...(adds && { adds: toInputs(adds) }),
    ...(updates && { updates: toInputs(updates) }),
    ...(deletes && { deletes: [...deletes] }),
  };
}

export function editParameters({ rollbackOnFailure, useGlobalIds }: EditOptions): {
  rollbackOnFailure: boolean | undefined;
  useGlobalIds: boolean | undefined;
} {
  return { rollbackOnFailure, useGlobalIds };
}

function toInputs(features: readonly EsriFeature[]): FeatureInput[] {
  return features.map(({ attributes, geometry }) => ({
    attributes,
    ...(geometry !== undefined && { geometry: geometry as Record<string, unknown> | null }),
  }));
}
