import { AppError, type Fault } from '../../lib/errors.js';
import { attachmentFaults } from '../metadata/attachments.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  type LayerPath,
  okReply,
  type Reply,
  type Schemas,
  type ServicePath,
} from '../model/call.js';
import { getLayer, getService } from '../catalog/find.js';
import type { Layer } from '../model/layer.js';
import { listLayers } from '../catalog/layer-repository.js';
import { describeOutside, type OutsideCount } from '../definition/outside-domain-repository.js';
import { assertMayEdit, type Edit } from '../catalog/rights.js';
import { applyEdits, type EditOutcome, type EditPart } from './apply-edits.js';
import { calculate } from './calculate.js';
import { deleteSelected } from './delete-selected.js';
import type { EditOptions, FeatureEditResults, FeatureEdits } from './feature-edits.js';
import { openTarget } from './open-target.js';
import { readCalculation } from './read-calculation.js';
import {
  UNSUPPORTED_IN_CALCULATE,
  UNSUPPORTED_IN_DELETE,
  UNSUPPORTED_IN_EDITS,
  unsupportedFaults,
} from '../model/unsupported-parameters.js';
import type { EditDeps } from './write-layers.js';

/** Creates the handlers that add, update and delete features. */
export function createEditHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;
  const editing: EditDeps = {
    features,
    clock: deps.clock,
    waitMs: deps.settings.definitionWaitSeconds * 1000,
  };

  /** Applies edits of a single layer, after a check of its capabilities. */
  async function edit(
    { path, parameters }: Call<LayerPath, OptionParameters>,
    context: CallContext,
    edits: Partial<FeatureEdits>,
    needed: readonly Edit[],
  ): Promise<{ results: FeatureEditResults; more: Pick<Schemas['AddResults'], 'editMoment' | 'messages'> }> {
    const found = await getLayer(features, path, context.principal);
    const target = await openTarget(editing, found, context, needed);
    throwFaults(unsupportedFaults(parameters, UNSUPPORTED_IN_EDITS));
    const { adds = [], updates = [], deletes = [] } = edits;
    const part = { target, edits: { adds, updates, deletes } };
    const outcome = await applyEdits(editing, [part], optionsOf(parameters, context.signal));
    const [results] = outcome.results;
    if (results === undefined) throw new Error('edits of a layer have no result');
    const more = { ...momentOf(outcome, parameters), ...messagesOf(outcome.outside[0]) };
    return { results, more };
  }

  return {
    async addFeatures(
      call: Call<LayerPath, Schemas['AddFeaturesParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['AddResults']>> {
      const edits = { adds: call.parameters.features };
      const { results, more } = await edit(call, context, edits, ['Create']);
      return okReply({ addResults: [...results.addResults], ...more });
    },

    async updateFeatures(
      call: Call<LayerPath, Schemas['UpdateFeaturesParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['UpdateResults']>> {
      const edits = { updates: call.parameters.features };
      const { results, more } = await edit(call, context, edits, ['Update']);
      return okReply({ updateResults: [...results.updateResults], ...more });
    },

    async deleteFeatures(
      { path, parameters }: Call<LayerPath, Schemas['DeleteFeaturesParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['DeleteResults'] | Schemas['DeleteSummary']>> {
      const found = await getLayer(features, path, context.principal);
      const target = await openTarget(editing, found, context, ['Delete']);
      throwFaults(unsupportedFaults(parameters, UNSUPPORTED_IN_DELETE));
      const wantsResults = parameters.returnDeleteResults;
      const options = { ...optionsOf(parameters, context.signal), wantsResults };
      const deleted = await deleteSelected(editing, target, parameters, options);
      const moment = momentOf(deleted, parameters);
      if (wantsResults) return okReply({ deleteResults: [...deleted.results], ...moment });
      const { error } = deleted;
      return okReply({ success: error === undefined, ...(error !== undefined && { error }), ...moment });
    },

    async applyEdits(
      call: Call<LayerPath, Schemas['ApplyEditsParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['EditResults']>> {
      const { attachments, ...edits } = call.parameters;
      throwFaults(attachmentFaults(attachments, 'attachments'));
      const { results, more } = await edit(call, context, edits, neededFor(edits));
      return okReply({ ...toLists(results), ...more });
    },

    async calculate(
      { path, parameters }: Call<LayerPath, Schemas['CalculateParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['CalculateReply']>> {
      const found = await getLayer(features, path, context.principal);
      const target = await openTarget(editing, found, context, ['Update']);
      const faults = unsupportedFaults(parameters, UNSUPPORTED_IN_CALCULATE);
      if (parameters.where.trim() === '')
        faults.push({
          field: 'where',
          reason: 'must not be blank: use 1=1 for every feature',
          kind: 'invalid',
        });
      throwFaults(faults, 'Unable to calculate. Invalid parameters.');
      const now = new Date(deps.clock());
      const assignments = readCalculation(parameters.calcExpression, target, now);
      const { where } = parameters;
      const outcome = await calculate(editing, target, { where, assignments, signal: context.signal });
      const moment = momentOf(outcome, parameters);
      return okReply({
        success: true,
        updatedFeatureCount: outcome.updatedCount,
        ...moment,
        ...messagesOf(outcome.outside),
      });
    },

    async applyServiceEdits(
      { path, parameters }: Call<ServicePath, Schemas['ApplyServiceEditsParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['LayerEditResults'][]>> {
      const { principal, signal } = context;
      const service = await getService(features, path, principal);
      for (const edits of parameters.edits) assertMayEdit(principal, service, neededFor(edits));
      throwFaults(unsupportedFaults(parameters, UNSUPPORTED_IN_EDITS));
      const layers = pickLayers(await listLayers(features, service.key), parameters.edits);
      const parts: EditPart[] = [];
      for (const [index, edits] of parameters.edits.entries()) {
        const layer = layers[index];
        if (layer === undefined) throw new Error('edits have no layer');
        const target = await openTarget(editing, { service, layer }, context, neededFor(edits));
        const { adds = [], updates = [], deletes = [] } = edits;
        parts.push({ target, edits: { adds, updates, deletes } });
      }
      const outcome = await applyEdits(editing, parts, optionsOf(parameters, signal));
      const moment = momentOf(outcome, parameters);
      return okReply(
        outcome.results.map((results, index) => ({
          id: layers[index]?.id ?? 0,
          ...toLists(results),
          ...moment,
          ...messagesOf(outcome.outside[index]),
        })),
      );
    },
  };
}

type OptionParameters = Pick<
  Schemas['AddFeaturesParameters'],
  'rollbackOnFailure' | 'returnEditMoment' | 'useGlobalIds' | 'gdbVersion'
>;

function optionsOf(parameters: Partial<OptionParameters>, signal: AbortSignal): EditOptions {
  return {
    useGlobalIds: parameters.useGlobalIds === true,
    rollbackOnFailure: parameters.rollbackOnFailure !== false,
    signal,
  };
}

function momentOf(
  { editMoment }: Pick<EditOutcome, 'editMoment'>,
  { returnEditMoment }: Partial<OptionParameters>,
): { editMoment?: number } {
  return returnEditMoment === true ? { editMoment } : {};
}

/** Returns the warnings of an edit, if any. */
function messagesOf(outside: readonly OutsideCount[] = []): { messages?: Schemas['EditMessages'] } {
  if (outside.length === 0) return {};
  const type = 'esriJobMessageTypeWarning' as const;
  return { messages: outside.map((one) => ({ type, description: describeOutside(one) })) };
}

/** Returns the capabilities that edits need; without edits, the right to edit at all. */
function neededFor({ adds = [], updates = [], deletes = [] }: Partial<FeatureEdits>): readonly Edit[] {
  return [
    ...(adds.length > 0 ? (['Create'] as const) : []),
    ...(updates.length > 0 ? (['Update'] as const) : []),
    ...(deletes.length > 0 ? (['Delete'] as const) : []),
  ];
}

function toLists({ addResults, updateResults, deleteResults }: FeatureEditResults) {
  return {
    addResults: [...addResults],
    updateResults: [...updateResults],
    deleteResults: [...deleteResults],
  };
}

function throwFaults(faults: readonly Fault[], message = 'Unable to edit. Invalid parameters.'): void {
  if (faults.length > 0) throw new AppError('request.invalid', message, { faults });
}

/** Maximum number of features in one request, over all layers. */
const MAX_FEATURES = 10_000;

/** Finds the layers of the edits. @throws {AppError} `request.invalid` with all faults of the list. */
function pickLayers(all: readonly Layer[], edits: readonly Schemas['LayerEdits'][]): readonly Layer[] {
  const faults = edits.flatMap(({ id, attachments }, index): Fault[] => {
    const path = `edits[${String(index)}]`;
    const isRepeated = edits.findIndex((other) => other.id === id) < index;
    const reason = !all.some((layer) => layer.id === id)
      ? `the service has no layer ${String(id)}`
      : isRepeated && `layer ${String(id)} must not occur twice`;
    const ofLayer: Fault[] = reason === false ? [] : [{ field: `${path}.id`, reason, kind: 'invalid' }];
    return [...ofLayer, ...attachmentFaults(attachments, `${path}.attachments`)];
  });
  const count = edits.reduce(
    (sum, { adds = [], updates = [], deletes = [] }) => sum + adds.length + updates.length + deletes.length,
    0,
  );
  if (count > MAX_FEATURES)
    faults.push({
      field: 'edits',
      reason: `must have at most ${String(MAX_FEATURES)} features in total`,
      kind: 'invalid',
    });
  throwFaults(faults);
  return edits.flatMap(({ id }) => all.find((layer) => layer.id === id) ?? []);
}
