import { JobError } from '../../../jobs/job.js';
import { maxIndexedBytes } from '../../model/indexed-text.js';
import type { Field, Layer } from '../../model/layer.js';
import { findField, isUniqueField } from '../request/check-target.js';
import { type ColumnValue, makeConverter } from '../convert/values/column-values.js';
import { UTC_ZONE } from '../convert/dates/time-zones.js';
import { Refusal } from '../report/report.js';
import type { AppendRequest, AppendTarget } from '../request/request.js';
import { ColumnMapping } from './column-mapping.js';
import { listNames } from '../../../lib/text/list-names.js';
import type { SourceTable } from '../source/source-format.js';

/** Column of the layer's table, with the origin of its values. */
export interface PlannedColumn {
  readonly field: Field;
  /**
   * - `source`: from a source field, or `constant` if a row has none
   * - `guid`: a new GUID for each row
   * - `constant`: the same in every row
   */
  readonly origin: 'source' | 'guid' | 'constant';
  readonly constant: ColumnValue;
  /** True if updates write it too; otherwise only inserts do. */
  readonly isUpdated: boolean;
  /** Maximum bytes of a text in UTF-8; absent if the field is in no index. */
  readonly maxBytes?: number | undefined;
}

/** Columns that an append writes and the origin of their values, determined before any row is read. */
export interface AppendPlan {
  readonly columns: readonly PlannedColumn[];
  /** Index of the upsert's key in `columns`; `undefined` to insert only. */
  readonly key: number | undefined;
  /** Source fields that fill each column. */
  readonly mapping: ColumnMapping;
}

/**
 * Plans the columns of an append. @throws {JobError} if the source is known to lack a mapped field or the
 * key, or the layer no longer has the key.
 */
export function makePlan(
  layer: Layer,
  request: Pick<AppendTarget, 'fieldMappings' | 'appendFields' | 'upsert'> & Pick<AppendRequest, 'userName'>,
  table: Pick<SourceTable, 'fields' | 'fieldAliases' | 'binaryFields'>,
  startedAt: number,
): AppendPlan {
  const keyField = request.upsert && findKey(layer, request.upsert.keyField);
  const trackedOf = (field: Field): PlannedColumn | undefined =>
    trackingColumn(layer, field, request, startedAt);
  const taken = fillableFields(layer, request);
  if (keyField) taken.add(keyField);
  // Some clients map every field that they see. A mapping to a field that is not written does not require
  // its source field.
  const mappings = request.fieldMappings.filter(({ name }) => {
    const field = findField(layer, name);
    return field !== undefined && taken.has(field);
  });
  const names = matchNames(mappings, table);
  const columns: PlannedColumn[] = [];
  for (const field of layer.fields) {
    const isKey = field === keyField;
    const tracked = trackedOf(field);
    if (tracked !== undefined) {
      columns.push(tracked);
    } else if (isKey || (taken.has(field) && names.mayHave(field.name))) {
      const maxBytes = maxIndexedBytes(layer, field);
      columns.push({ field, origin: 'source', constant: defaultValue(field), isUpdated: !isKey, maxBytes });
    } else if (field.name === layer.globalIdField) {
      columns.push({ field, origin: 'guid', constant: null, isUpdated: false });
    } else if (field.name !== layer.objectIdField) {
      const constant = defaultValue(field);
      if (constant !== null || !field.nullable) {
        columns.push({ field, origin: 'constant', constant, isUpdated: false });
      }
    }
  }
  const key = columns.findIndex((column) => column.field === keyField);
  if (keyField && !names.mayHave(keyField.name)) throw keyMissing(keyField.name, table.fields);
  const mapping = new ColumnMapping(columns, { fieldMappings: mappings, table });
  return { columns, key: key < 0 ? undefined : key, mapping };
}

/**
 * Returns the field by which an upsert matches rows. The layer may have changed since the request was
 * checked.
 */
function findKey(layer: Layer, name: string): Field {
  const field = findField(layer, name);
  if (field !== undefined && isUniqueField(layer, field)) return field;
  const lost = field === undefined ? 'no longer exists' : 'no longer has its own unique index';
  throw new JobError('append.key_changed', `The matching field ${name} ${lost}; nothing was written.`);
}

/** Returns the failure of an upsert whose source lacks the key. */
export function keyMissing(key: string, fields: readonly string[] | undefined): JobError {
  const has = fields === undefined ? '' : ` It has: ${listFields(fields)}.`;
  return new JobError('append.key_missing', `The source has no field for the matching field ${key}.${has}`);
}

/**
 * Returns the failure of `fieldMappings` that name source fields which do not exist or have unsupported
 * types.
 */
export function sourceFieldsMissing(
  missing: readonly string[],
  fields: readonly string[],
  binaryFields: readonly string[] = [],
): JobError {
  const binary = new Set(binaryFields.map((name) => name.toLowerCase()));
  const isBinary = (name: string): boolean => binary.has(name.toLowerCase());
  const names = [...new Set(missing)];
  const absent = names.filter((name) => !isBinary(name));
  const bytes = names.filter(isBinary);
  const texts = [
    `fieldMappings names source fields that were not found: ${listFields(absent)}. The source has: ${listFields(fields)}.`,
    `fieldMappings names source fields of binary data, which is not supported: ${listFields(bytes)}.`,
  ].filter((_, index) => [absent, bytes][index]?.length !== 0);
  return new JobError('append.field_unknown', texts.join(' '));
}

/** Warns that binary source fields with the name of a layer field were not loaded. */
export function warnOfBytes(
  layer: Layer,
  target: Pick<AppendTarget, 'fieldMappings' | 'appendFields'>,
  { binaryFields = [] }: Pick<SourceTable, 'binaryFields'>,
): string[] {
  const mapped = new Set(target.fieldMappings.map(({ name }) => name.toLowerCase()));
  const wanted = [...writableFields(layer, target)].filter(({ name }) => !mapped.has(name.toLowerCase()));
  const names = new Set(wanted.map(({ name }) => name.toLowerCase()));
  const left = binaryFields.filter((name) => names.has(name.toLowerCase()));
  if (left.length === 0) return [];
  return [`${listFields(left)} of the source holds binary data, which is not supported, and was left out.`];
}

/** Maximum number of fields of a layer or a shapefile. */
const MAX_FIELDS_TOLD = 255;

function listFields(fields: readonly string[]): string {
  return listNames(fields, MAX_FIELDS_TOLD);
}

/** Returns the layer fields that rows of a source may fill: all but ids, measures and editor tracking. */
export function fillableFields(layer: Layer, request: Pick<AppendTarget, 'appendFields'>): Set<Field> {
  const tracked = new Set<string>(Object.values(layer.editorTracking ?? {}));
  return new Set([...writableFields(layer, request)].filter(({ name }) => !tracked.has(name)));
}

function writableFields(layer: Layer, request: Pick<AppendTarget, 'appendFields'>): Set<Field> {
  const wanted = request.appendFields && new Set(request.appendFields);
  const isWritable = (field: Field): boolean =>
    field.editable &&
    field.name !== layer.objectIdField &&
    field.name !== layer.globalIdField &&
    (wanted === null || wanted.has(field.name));
  return new Set(layer.fields.filter(isWritable));
}

interface NameMatches {
  /** True if a source field may fill the field; certain only if all source fields are known. */
  mayHave(name: string): boolean;
}

function matchNames(
  mappings: AppendTarget['fieldMappings'],
  table: Pick<SourceTable, 'fields' | 'fieldAliases' | 'binaryFields'>,
): NameMatches {
  const { fields, fieldAliases, binaryFields } = table;
  if (fields === undefined) return { mayHave: () => true };
  const known = new Set([...fields, ...(fieldAliases?.keys() ?? [])].map((name) => name.toLowerCase()));
  const missing = mappings.filter(({ source }) => !known.has(source.toLowerCase()));
  if (missing.length > 0)
    throw sourceFieldsMissing(
      missing.map(({ source }) => source),
      fields,
      binaryFields,
    );
  const mapped = new Set(mappings.map(({ name }) => name));
  return { mayHave: (name) => mapped.has(name) || known.has(name.toLowerCase()) };
}

function trackingColumn(
  layer: Layer,
  field: Field,
  { userName, upsert }: Pick<AppendTarget, 'upsert'> & Pick<AppendRequest, 'userName'>,
  startedAt: number,
): PlannedColumn | undefined {
  const tracking = layer.editorTracking;
  const replacesCreator = upsert?.keepCreator === false;
  const now = new Date(startedAt).toISOString();
  switch (field.name) {
    case tracking?.creatorField:
      return { field, origin: 'constant', constant: userName, isUpdated: replacesCreator };
    case tracking?.creationDateField:
      return { field, origin: 'constant', constant: now, isUpdated: replacesCreator };
    case tracking?.editorField:
      return { field, origin: 'constant', constant: userName, isUpdated: true };
    case tracking?.editDateField:
      return { field, origin: 'constant', constant: now, isUpdated: true };
    default:
      return undefined;
  }
}

/** Returns the field's default value in storage form. */
export function defaultValue(field: Field): ColumnValue {
  const isGenerated = field.type === 'esriFieldTypeOID' || field.type === 'esriFieldTypeGlobalID';
  if (field.defaultValue === null || isGenerated) return null;
  const value = makeConverter(field, UTC_ZONE)(field.defaultValue);
  return value instanceof Refusal ? null : value;
}
