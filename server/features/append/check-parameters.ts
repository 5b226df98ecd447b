import { AppError, type Fault } from '../../errors.js';
import type { Field, Layer } from '../layer.js';
import type { FieldMapping } from './parameters.js';
import type { AppendRequest } from './request.js';
import { readSourceInfo, type SourceInfo } from './source-info.js';
import { mayProjectFrom } from './project/known-reference.js';
import { sridOf } from './project/spatial-reference.js';
import { DEFAULT_FORMAT, findFormat, SUPPORTED_APPEND_FORMATS } from './sources/registry.js';
import type { AppendCall, AppendSubmitDeps, UploadedSource } from './append-call.js';

/** Parameters found good, in the words of the job's request. */
export interface CheckedAppend {
  /** `undefined` when the source is `edits`. */
  readonly upload: UploadedSource | undefined;
  readonly format: string;
  readonly sourceTableName: string | null;
  readonly sourceInfo: SourceInfo;
  readonly fieldMappings: AppendRequest['fieldMappings'];
  readonly appendFields: readonly string[] | null;
  readonly upsert: AppendRequest['upsert'];
}

type Refuse = (field: string, reason: string, kind?: Fault['kind']) => void;

/** @throws {AppError} `request.invalid`, with every fault that shows without reading rows. */
export async function checkAppend(
  deps: Pick<AppendSubmitDeps, 'features' | 'findUpload'>,
  call: AppendCall,
): Promise<CheckedAppend> {
  const { layer, parameters } = call;
  const faults: Fault[] = [];
  const refuse: Refuse = (field, reason, kind = 'invalid') => void faults.push({ field, reason, kind });

  const upload = await checkSource(deps, call, refuse);
  const format = checkFormat(call, refuse);
  const { info: sourceInfo, faults: infoFaults } = readSourceInfo(parameters.appendSourceInfo ?? {});
  faults.push(...infoFaults);
  await checkSourceReference(deps, sourceInfo, refuse);
  const ownMapping = parameters.layerMappings?.find((mapping) => mapping.id === layer.id);
  const mappings = parameters.fieldMappings ?? ownMapping?.fieldMappings ?? [];
  const checked: CheckedAppend = {
    upload,
    format: format ?? DEFAULT_FORMAT,
    sourceTableName: present(parameters.sourceTableName) ?? present(ownMapping?.sourceTableName) ?? null,
    sourceInfo,
    fieldMappings: checkMappings(layer, mappings, refuse),
    appendFields: checkAppendFields(layer, parameters.appendFields, refuse),
    upsert: checkUpsert(call, refuse),
  };
  if (parameters.appendSourceFilter !== undefined) {
    refuse('appendSourceFilter', `does not apply to ${checked.format}`);
  }
  if (faults.length > 0)
    throw new AppError('request.invalid', 'Unable to append. Invalid parameters.', { faults });
  return checked;
}

async function checkSource(
  deps: Pick<AppendSubmitDeps, 'findUpload'>,
  { parameters, principal }: AppendCall,
  refuse: Refuse,
): Promise<UploadedSource | undefined> {
  const edits = present(parameters.edits);
  const uploadId = present(parameters.appendUploadId) ?? present(parameters.editsUploadId);
  const itemId = present(parameters.appendItemId);
  const given = [edits, uploadId, itemId].filter((source) => source !== undefined).length;
  if (given !== 1) {
    const reason = `exactly one of edits, appendUploadId and appendItemId is needed; ${String(given)} were given`;
    refuse('edits', reason, given === 0 ? 'missing' : 'invalid');
    return undefined;
  }
  if (itemId !== undefined) refuse('appendItemId', 'there is no such item, or you may not read it');
  if (edits !== undefined) checkEdits(edits, refuse);
  if (uploadId === undefined) return undefined;
  const upload = await deps.findUpload(uploadId, principal);
  if (upload !== undefined)
    return { blobKey: upload.blobKey, fileName: upload.fileName, bytes: upload.bytes };
  const name = present(parameters.appendUploadId) === undefined ? 'editsUploadId' : 'appendUploadId';
  refuse(name, 'there is no committed upload of yours with this id');
  return undefined;
}

function checkEdits(edits: string, refuse: Refuse): void {
  try {
    const value: unknown = JSON.parse(edits);
    if (typeof value !== 'object' || value === null) refuse('edits', 'must be a JSON object or array');
  } catch (error) {
    refuse('edits', `is not valid JSON: ${(error as Error).message}`);
  }
}

function checkFormat({ parameters }: AppendCall, refuse: Refuse): string | undefined {
  const isAlias =
    present(parameters.editsUploadFormat) !== undefined && present(parameters.editsUploadId) !== undefined;
  const parameter = isAlias ? 'editsUploadFormat' : 'appendUploadFormat';
  const name = present(parameters[parameter]) ?? DEFAULT_FORMAT;
  const format = findFormat(name);
  if (format === undefined) {
    refuse(parameter, `must be one of ${SUPPORTED_APPEND_FORMATS.join(', ')}`);
    return undefined;
  }
  if (format.needsSourceInfo && parameters.appendSourceInfo === undefined) {
    refuse('appendSourceInfo', `is needed with ${format.name}; it may be {}`, 'missing');
  }
  if (!format.fitsEdits && present(parameters.edits) !== undefined) {
    refuse('edits', `cannot hold ${format.name}; upload the file and give appendUploadId`);
  }
  return format.name;
}

async function checkSourceReference(
  { features }: Pick<AppendSubmitDeps, 'features'>,
  info: SourceInfo,
  refuse: Refuse,
): Promise<void> {
  const reference = info.sourceSpatialReference;
  if (reference === undefined || (await mayProjectFrom(features, reference))) return;
  refuse('appendSourceInfo.sourceSR', `there is no spatial reference ${String(sridOf(reference))}`);
}

function checkMappings(
  layer: Layer,
  mappings: readonly FieldMapping[],
  refuse: Refuse,
): { source: string; name: string }[] {
  const filled = new Map<string, number>();
  return mappings.flatMap((mapping, index) => {
    const at = `fieldMappings[${String(index)}]`;
    const source = present(mapping.source) ?? present(mapping.sourceName);
    const name = present(mapping.name);
    if (source === undefined) refuse(`${at}.source`, 'names no source field', 'missing');
    if (name === undefined) refuse(`${at}.name`, 'names no field of the layer', 'missing');
    if (source === undefined || name === undefined) return [];
    const field = findField(layer, name);
    if (field === undefined) {
      refuse(`${at}.name`, `the layer has no field ${name}`);
      return [];
    }
    const earlier = filled.get(field.name);
    if (earlier !== undefined) {
      refuse(`${at}.name`, `${field.name} is filled by fieldMappings[${String(earlier)}] already`);
    }
    filled.set(field.name, index);
    return [{ source, name: field.name }];
  });
}

function checkAppendFields(
  layer: Layer,
  names: readonly string[] | undefined,
  refuse: Refuse,
): readonly string[] | null {
  if (names === undefined || names.length === 0) return null;
  return names.flatMap((name) => {
    const field = findField(layer, name);
    if (field === undefined) refuse('appendFields', `the layer has no field ${name}`);
    return field === undefined ? [] : [field.name];
  });
}

function checkUpsert(
  { layer, parameters, tracksChanges }: AppendCall,
  refuse: Refuse,
): AppendRequest['upsert'] {
  if (parameters.upsert !== true) return null;
  if (tracksChanges) refuse('upsert', 'cannot be used on a service with sync or change tracking');
  return {
    keyField: checkKeyField(layer, parameters, refuse) ?? layer.objectIdField,
    skipInserts: parameters.skipInserts === true,
    skipUpdates: parameters.skipUpdates === true,
    updateGeometry: parameters.updateGeometry !== false,
  };
}

function checkKeyField(
  layer: Layer,
  parameters: AppendCall['parameters'],
  refuse: Refuse,
): string | undefined {
  const wanted = present(parameters.upsertMatchingField);
  if (wanted === undefined) {
    if (parameters.useGlobalIds !== true) return layer.objectIdField;
    if (layer.globalIdField === undefined) refuse('useGlobalIds', 'the layer has no global ids');
    return layer.globalIdField;
  }
  const field = findField(layer, wanted);
  if (field === undefined) {
    refuse('upsertMatchingField', `the layer has no field ${wanted}`);
  } else if (!isUniqueField(layer, field)) {
    refuse('upsertMatchingField', `${field.name} has no unique index of its own`);
  }
  return field?.name;
}

/** Whether no two rows can share a value of the field. */
export function isUniqueField(layer: Layer, field: Field): boolean {
  if (field.name === layer.objectIdField || field.name === layer.globalIdField) return true;
  return layer.indexes.some(
    (index) =>
      index.isUnique &&
      index.fields.length === 1 &&
      index.fields[0]?.toLowerCase() === field.name.toLowerCase(),
  );
}

/** The layer's field by its name in any case. */
export function findField(layer: Layer, name: string): Field | undefined {
  const wanted = name.trim().toLowerCase();
  return layer.fields.find((field) => field.name.toLowerCase() === wanted);
}

function present(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}
