import type { CallOptions } from '../../transport/call-options.js';
import type { EditResult, EditResults, Parameters } from '../api.js';
import type { EsriFeature } from '../append/append-source.js';
import { type Filter, LayerReading } from './layer-reading.js';

export interface EditOptions extends CallOptions {
  /** False keeps the good ones where one fails. True unless told: all are undone. */
  readonly rollbackOnFailure?: boolean;
  /** True: features are known by their global ids; new ones keep those that they come with. */
  readonly useGlobalIds?: boolean;
}

/** Edits of one layer. Object ids, or with `useGlobalIds` global ids, say what is deleted. */
export interface Edits {
  readonly adds?: readonly EsriFeature[];
  readonly updates?: readonly EsriFeature[];
  readonly deletes?: readonly (number | string)[];
}

/** A field to set: to a value, or to what an expression over the feature's fields gives. */
export type Calculation =
  | { readonly field: string; readonly value: string | number | boolean | null }
  | { readonly field: string; readonly sqlExpression: string };

/**
 * Edits of a few features; use an append for many. Each feature has a result of its own, in the order in which they
 * were given, which reports a failure instead of throwing it.
 */
export class LayerEditing extends LayerReading {
  /**
   * Adds features. Attributes that are left out get their defaults.
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

  /** Changes features by their object ids. What is left out of attributes and geometry stays as it is. */
  async updateFeatures(features: readonly EsriFeature[], options: EditOptions = {}): Promise<EditResult[]> {
    const { updateResults } = await this.api.write(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/updateFeatures',
      { place: this.place, fields: { features: toInputs(features), ...editParameters(options) } },
      options,
    );
    return updateResults;
  }

  /** Deletes features: those of these object ids, or those that satisfy a condition, of which one must be given. */
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

  /** Deletes, changes and adds features, in this order and in one transaction. */
  applyEdits(edits: Edits, options: EditOptions = {}): Promise<EditResults> {
    return this.api.write(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/applyEdits',
      { place: this.place, fields: { ...toParameters(edits), ...editParameters(options) } },
      options,
    );
  }

  /** Sets fields of all features that satisfy a condition, or of none; how many they are. */
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

/** Edits by the wire's names. */
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
