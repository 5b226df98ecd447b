import { AppError } from '../../lib/errors.js';
import { JobError } from '../../jobs/job.js';
import { analyzeTable } from '../analyze/analyze-table.js';
import { makePublishParameters } from '../analyze/publish-parameters.js';
import {
  encodingMembers,
  encodingMisfit,
  readSourceInfo,
  type SourceInfo,
} from '../append/source-info/source-info.js';
import type { SourceFile, SourceFormat } from '../append/source/source-format.js';
import type { SourceSettings } from '../../config/source-settings.js';
import type { FeaturesDeps } from '../model/call.js';
import type { LayerInput } from '../definition/define/define-layer.js';
import { PUBLISH_MEMBERS, refuseUnkept } from '../model/definition-members.js';
import { createFaultList } from '../model/faults.js';
import { layerOfTable, chooseGeometryType, readLayerInfo } from './layer-definition.js';

/** Layer for a table, with the mapping of its rows. */
export interface SourceLayer {
  readonly layer: LayerInput;
  readonly sourceInfo: SourceInfo;
  readonly fieldMappings: { source: string; name: string }[];
}

export interface SourceLayerCall {
  readonly file: SourceFile;
  readonly format: SourceFormat;
  /** `publishParameters` from analyze, which the caller may have edited or shortened. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Message of a refusal, and the parameter that named the file. */
  readonly refusal: { readonly message: string; readonly field: string };
  readonly signal: AbortSignal;
}

type SourceLayerDeps = Pick<FeaturesDeps, 'geocoding'> & { readonly settings: SourceSettings };

/**
 * Determines the layer that `publishParameters` define for a table. Omitted members are filled in by
 * analyzing the source.
 *
 * @throws {AppError} `feature.bad_definition` with all faults, `request.invalid` if the file cannot be
 * read.
 */
export async function defineSourceLayer(deps: SourceLayerDeps, call: SourceLayerCall): Promise<SourceLayer> {
  const { format, refusal } = call;
  const faults = createFaultList();
  const name = textOf(call.parameters['name']);
  if (name === undefined)
    faults.add('publishParameters.name', 'must be given: it names the service', 'missing');
  refuseUnkept(PUBLISH_MEMBERS, call.parameters, { path: 'publishParameters', faults });
  const described = readLayerInfo(call.parameters['layerInfo'], 'publishParameters.layerInfo', faults);
  faults.throwIfAny('feature.bad_definition', refusal.message);
  // Sources with types are always analyzed, for the names of their fields.
  const isKnown = described !== undefined && format.needsSourceInfo;
  const guessed = isKnown ? undefined : await analyze(deps, call);
  const parameters = { ...guessed?.parameters, ...call.parameters };
  const info = readInfo(call, parameters, { hasGeocoder: deps.geocoding !== undefined });
  const layer = { ...guessed?.layer, ...described, name: layerName(described, name ?? '') };
  return {
    layer: format.needsSourceInfo ? chooseGeometryType(layer, info) : asLayerOrTable(layer),
    sourceInfo: info,
    fieldMappings: format.needsSourceInfo ? [] : mapFields(layer, guessed?.headers ?? []),
  };
}

/** Reads the source info of a source without types; faults are reported at `publishParameters`. */
function readInfo(
  { format, refusal }: Pick<SourceLayerCall, 'format' | 'refusal'>,
  parameters: Readonly<Record<string, unknown>>,
  options: Parameters<typeof readSourceInfo>[1] = {},
): SourceInfo {
  const { info, faults: found } = readSourceInfo(parameters, options);
  const faults = createFaultList();
  for (const { field, reason } of format.needsSourceInfo ? found : []) {
    faults.add(field.replace('appendSourceInfo', 'publishParameters'), reason);
  }
  const misfit = encodingMisfit(info.encoding, format);
  if (misfit !== undefined) faults.add('publishParameters.encoding', misfit);
  faults.throwIfAny('feature.bad_definition', refusal.message);
  return info;
}

/** Maps fields that could not keep their names; analyze puts the original name into the alias. */
function mapFields({ fields }: LayerInput, headers: readonly string[]): { source: string; name: string }[] {
  return (fields ?? []).flatMap(({ name, alias }) => {
    const isOther = typeof alias === 'string' && alias.toLowerCase() !== name.toLowerCase();
    return isOther && headers.includes(alias) ? [{ source: alias, name }] : [];
  });
}

function layerName(described: LayerInput | undefined, name: string): string {
  return described === undefined || described.name === '' ? name : described.name;
}

function asLayerOrTable(layer: LayerInput): LayerInput {
  return layer.geometryType === undefined ? { ...layer, type: 'Table' } : layer;
}

async function analyze(
  { settings, geocoding }: SourceLayerDeps,
  call: SourceLayerCall,
): Promise<{ layer: LayerInput; headers: string[]; parameters: Record<string, unknown> }> {
  const { file, format, parameters, refusal, signal } = call;
  const { columnDelimiter, qualifier, sourceSR, columnNames } = parameters;
  const stated = { ...encodingMembers(parameters), columnDelimiter, qualifier, sourceSR, columnNames };
  const info = readInfo(call, stated);
  const tableName = textOf(parameters['sourceTableName']);
  try {
    const table = await analyzeTable(file, {
      format,
      tableName,
      settings,
      signal,
      hasGeocoder: geocoding !== undefined,
      sourceInfo: info,
      locationType: textOf(parameters['locationType']),
    });
    const labels = { name: '', format: format.name, tableName, sourceUrl: '', sourceCountry: '' };
    return {
      layer: layerOfTable(table),
      headers: table.columns.map(({ header }) => header),
      parameters: makePublishParameters(table, labels),
    };
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    throw new AppError('request.invalid', refusal.message, {
      faults: [{ field: refusal.field, reason: error.message, kind: 'invalid' }],
    });
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
