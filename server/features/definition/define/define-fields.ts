import { defineField, type FieldInput, isComputedField } from './define-field.js';
import { defineTracking, MANAGED, nameMembers } from './define-tracking.js';
import type { FaultList } from '../../model/faults.js';
import type { EditorTracking, Field, FieldType } from '../../model/layer.js';

/** Fields of a layer in display order, with the names of those that have a special role. */
export interface FieldSet {
  readonly fields: readonly Field[];
  readonly objectIdField: string;
  readonly globalIdField: string;
  readonly editorTracking: EditorTracking | undefined;
}

/**
 * Checks the fields of a new layer and supplies what is left out: object id, global id and, where `tracking`
 * names them, the editor-tracking fields. `path` is the path of the list in the request.
 */
export function defineFields(
  inputs: readonly FieldInput[],
  tracking: EditorTracking | undefined,
  path: string,
  faults: FaultList,
): FieldSet {
  const given = checkFields(inputs, [], path, faults);
  const objectId = takeOnly('esriFieldTypeOID', given, path, faults) ?? {
    ...MANAGED,
    ...nameMembers(freeName('OBJECTID', given)),
    type: 'esriFieldTypeOID',
  };
  const globalId = takeOnly('esriFieldTypeGlobalID', given, path, faults) ?? {
    ...MANAGED,
    ...nameMembers(freeName('GlobalID', given)),
    type: 'esriFieldTypeGlobalID',
  };
  const own = given.filter((field) => field !== objectId && field !== globalId);
  const tracked = tracking && defineTracking(tracking, own, path, faults);
  return {
    fields: [
      objectId,
      globalId,
      ...own.filter((field) => !tracked?.names.has(field.column)),
      ...(tracked?.fields ?? []),
    ],
    objectIdField: objectId.name,
    globalIdField: globalId.name,
    editorTracking: tracked?.tracking,
  };
}

/** Checks `inputs` one by one, against each other and against the names in `taken`. */
export function checkFields(
  inputs: readonly FieldInput[],
  taken: readonly Field[],
  path: string,
  faults: FaultList,
): Field[] {
  const columns = new Set(taken.map((field) => field.column));
  const fields: Field[] = [];
  for (const [index, input] of inputs.entries()) {
    if (isComputedField(input)) continue;
    const field = defineField(input, `${path}[${index}]`, faults);
    if (field === undefined) continue;
    if (columns.has(field.column)) {
      faults.add(`${path}[${index}].name`, `must be unique: ${field.name} already exists; case is ignored`);
      continue;
    }
    columns.add(field.column);
    fields.push(field);
  }
  return fields;
}

function takeOnly(
  type: FieldType,
  fields: readonly Field[],
  path: string,
  faults: FaultList,
): Field | undefined {
  const [first, second] = fields.filter((field) => field.type === type);
  if (second !== undefined)
    faults.add(path, `must have only one field of type ${type}: ${second.name} is a second one`);
  return first;
}

/** Returns `name`, or `name_1` and so on if a field of another kind has it. */
function freeName(name: string, fields: readonly Field[]): string {
  const taken = new Set(fields.map((field) => field.column));
  let free = name;
  for (let suffix = 1; taken.has(free.toLowerCase()); suffix++) free = `${name}_${suffix}`;
  return free;
}
