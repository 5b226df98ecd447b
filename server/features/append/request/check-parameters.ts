import { AppError, type Fault } from '../../../lib/errors.js';
import type { Layer } from '../../model/layer.js';
import type { AppendCall, AppendSubmitDeps, NamedSource, Refuse, StoredItem } from './append-call.js';
import { checkLayerMappings, checkTarget, present } from './check-target.js';
import { readSourceFilter, type SourceFilter } from './read-source-filter.js';
import { mayProjectFrom } from '../../references/known-reference.js';
import { sridOf } from '../../model/reference-numbers.js';
import type { AppendTarget } from './request.js';
import { encodingMisfit, readSourceInfo, type SourceInfo } from '../source-info/source-info.js';
import {
  DEFAULT_FORMAT,
  findFormat,
  SUPPORTED_APPEND_FORMATS,
  SUPPORTED_FILTER_FORMATS,
} from '../formats/registry.js';

/** Checked parameters, in the form of the job's request. */
export interface CheckedAppend {
  /** `undefined` if the source is `edits`. */
  readonly stored: NamedSource | undefined;
  readonly format: string;
  readonly sourceInfo: SourceInfo;
  readonly targets: readonly AppendTarget[];
}

/** Formats with a single table, which has no name that could select a layer. */
const ONE_TABLE: readonly string[] = ['geojson', 'csv', 'jsonl'];

type CheckDeps = Pick<AppendSubmitDeps, 'features' | 'findUpload' | 'findItem' | 'hasGeocoder'>;

/**
 * Checks all parameters of an append. @throws {AppError} `request.invalid`, with every fault that is
 * detectable without reading rows.
 */
export async function checkAppend(deps: CheckDeps, call: AppendCall): Promise<CheckedAppend> {
  const { layer, parameters } = call;
  const faults: Fault[] = [];
  const refuse: Refuse = (field, reason, kind = 'invalid') => {
    // Layers of one request share most of their faults, so report each only once.
    if (!faults.some((fault) => fault.field === field && fault.reason === reason)) {
      faults.push({ field, reason, kind });
    }
  };

  const stored = await checkSource(deps, call, refuse);
  const format = checkFormat(call, stored, refuse);
  const { info: sourceInfo, faults: infoFaults } = readSourceInfo(parameters.appendSourceInfo ?? {}, {
    hasGeocoder: deps.hasGeocoder === true,
  });
  faults.push(...infoFaults);
  const misfit = encodingMisfit(sourceInfo.encoding, findFormat(format ?? DEFAULT_FORMAT));
  if (misfit !== undefined) refuse('appendSourceInfo.encoding', misfit);
  await checkSourceReference(deps, sourceInfo, call.signal, refuse);
  const layers = call.service?.layers ?? [layer];
  const filter = checkFilter(call, layers, format, refuse);
  if (call.service !== undefined) checkLayerMappings(parameters.layerMappings ?? [], layers, refuse);
  const targets = layers.map((one) => checkTarget(call, one, filter, refuse));
  if (layers.length > 1 && format !== undefined && ONE_TABLE.includes(format)) {
    refuse('layers', `${format} holds one table, for one layer; ${String(layers.length)} layers were given`);
  }
  if (faults.length > 0)
    throw new AppError('request.invalid', 'Unable to append. Invalid parameters.', { faults });
  return { stored, format: format ?? DEFAULT_FORMAT, sourceInfo, targets };
}

async function checkSource(
  deps: CheckDeps,
  { parameters, principal }: AppendCall,
  refuse: Refuse,
): Promise<StoredItem | undefined> {
  const edits = present(parameters.edits);
  const uploadId = present(parameters.appendUploadId) ?? present(parameters.editsUploadId);
  const itemId = present(parameters.appendItemId);
  const given = [edits, uploadId, itemId].filter((source) => source !== undefined).length;
  if (given !== 1) {
    const reason = `exactly one of edits, appendUploadId and appendItemId must be given, not ${String(given)}`;
    refuse('edits', reason, given === 0 ? 'missing' : 'invalid');
    return undefined;
  }
  if (edits !== undefined) checkEdits(edits, refuse);
  if (itemId !== undefined) {
    const item = await deps.findItem?.(itemId, principal);
    if (item === undefined) refuse('appendItemId', 'was not found, or you do not have access to it');
    return item && { ...pickSource(item), format: item.format };
  }
  if (uploadId === undefined) return undefined;
  const upload = await deps.findUpload(uploadId, principal);
  if (upload !== undefined) return { ...pickSource(upload), format: undefined };
  const name = present(parameters.appendUploadId) === undefined ? 'editsUploadId' : 'appendUploadId';
  refuse(name, 'must be the id of a committed upload of yours');
  return undefined;
}

function pickSource({ id, blobKey, fileName, bytes, sha256 }: NamedSource): NamedSource {
  return { id, blobKey, fileName, bytes, sha256 };
}

function checkEdits(edits: string, refuse: Refuse): void {
  try {
    const value: unknown = JSON.parse(edits);
    if (typeof value !== 'object' || value === null) refuse('edits', 'must be a JSON object or array');
  } catch (error) {
    refuse('edits', `is not valid JSON: ${(error as Error).message}`);
  }
}

function checkFormat(
  { parameters }: AppendCall,
  item: Pick<StoredItem, 'format'> | undefined,
  refuse: Refuse,
): string | undefined {
  const isAlias =
    present(parameters.editsUploadFormat) !== undefined && present(parameters.editsUploadId) !== undefined;
  const parameter = isAlias ? 'editsUploadFormat' : 'appendUploadFormat';
  const name = present(parameters[parameter]) ?? item?.format ?? DEFAULT_FORMAT;
  const format = findFormat(name);
  if (format === undefined) {
    refuse(parameter, `must be one of ${SUPPORTED_APPEND_FORMATS.join(', ')}`);
    return undefined;
  }
  if (format.needsSourceInfo && parameters.appendSourceInfo === undefined) {
    refuse('appendSourceInfo', `must be given with ${format.name}; it may be {}`, 'missing');
  }
  if (!format.fitsEdits && present(parameters.edits) !== undefined) {
    refuse('edits', `does not support ${format.name}; upload the file and give appendUploadId`);
  }
  return format.name;
}

function checkFilter(
  { parameters: { appendSourceFilter } }: AppendCall,
  layers: readonly Layer[],
  format: string | undefined,
  refuse: Refuse,
): SourceFilter {
  const ids = layers.map(({ id }) => id);
  const isGiven = present(appendSourceFilter) !== undefined;
  if (isGiven && format !== undefined && !SUPPORTED_FILTER_FORMATS.includes(format)) {
    refuse(
      'appendSourceFilter',
      `is supported with ${SUPPORTED_FILTER_FORMATS.join(', ')}, not with ${format}`,
    );
  }
  return readSourceFilter(appendSourceFilter, ids, refuse);
}

async function checkSourceReference(
  { features }: Pick<AppendSubmitDeps, 'features'>,
  info: SourceInfo,
  signal: AbortSignal,
  refuse: Refuse,
): Promise<void> {
  const reference = info.sourceSpatialReference;
  if (reference === undefined || (await mayProjectFrom(features, reference, signal))) return;
  const srid = sridOf(reference);
  const reason =
    srid === undefined
      ? 'wkt must be a spatial reference'
      : `spatial reference ${String(srid)} is not supported`;
  refuse('appendSourceInfo.sourceSR', reason);
}
