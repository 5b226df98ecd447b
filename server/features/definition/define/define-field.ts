import type { components } from '../../../generated/features/types.js';
import type { FaultList } from '../../model/faults.js';
import { checkDomain } from '../../model/check-domain.js';
import { isFaultyDefault } from '../../model/field-values.js';
import { FIELD_TYPES, type Field, type FieldType, PATCHES_COLUMN, SHAPE_COLUMN } from '../../model/layer.js';

export type FieldInput = components['schemas']['FieldDefinition'];

/** Maximum length of a field name. It leaves room for the prefix and suffix of index names. */
const MAX_NAME_LENGTH = 60;

/** Length of text fields whose definition states none, as in other servers. */
const DEFAULT_TEXT_LENGTH = 256;
export const MAX_TEXT_LENGTH = 2_147_483_647;

/**
 * Names start with a letter; names with a leading underscore are reserved for internal columns, as in staging tables.
 */
const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Reserved names: the geometry, and columns that every table of a database has. */
const RESERVED = new Set([
  ...[SHAPE_COLUMN, PATCHES_COLUMN, 'shape__area', 'shape__length'],
  ...['tableoid', 'xmin', 'xmax', 'cmin', 'cmax', 'ctid', 'rowid'],
]);

/**
 * Fields that a layer copied from elsewhere lists, and that are not columns here: the geometry itself and what
 * is computed from it.
 */
export function isComputedField(input: FieldInput): boolean {
  return input.type === 'esriFieldTypeGeometry' || /^shape__(area|length)$/i.test(input.name);
}

/** Checks a field; `undefined` when its name or type has a fault. `path` is its path in the request. */
export function defineField(input: FieldInput, path: string, faults: FaultList): Field | undefined {
  const type = FIELD_TYPES.find((known) => known === input.type);
  if (type === undefined) faults.add(`${path}.type`, `${input.type} is not a supported field type`);
  const isNameGood = checkName(input.name, `${path}.name`, faults);
  if (type === undefined) return undefined;
  const field: Field = {
    name: input.name,
    column: input.name.toLowerCase(),
    type,
    alias: input.alias ?? input.name,
    ...(type === 'esriFieldTypeString' && { length: readLength(input, path, faults) }),
    nullable: isIdentity(type) ? false : (input.nullable ?? true),
    editable: isIdentity(type) ? false : (input.editable ?? true),
    domain: isIdentity(type) ? null : (input.domain ?? null),
    defaultValue: null,
  };
  if (field.domain !== null) checkDomain(field.domain, field, `${path}.domain`, faults);
  return isNameGood ? { ...field, defaultValue: readDefault(input, field, path, faults) } : undefined;
}

/** True for types whose values the server generates. */
export function isIdentity(type: FieldType): boolean {
  return type === 'esriFieldTypeOID' || type === 'esriFieldTypeGlobalID';
}

/** Checks the name of a new field; a fault is reported at `path`. */
export function checkName(name: string, path: string, faults: FaultList): boolean {
  if (!NAME.test(name) || name.length > MAX_NAME_LENGTH) {
    faults.add(
      path,
      `must be letters, digits and underscores, starting with a letter, at most ${MAX_NAME_LENGTH}`,
    );
    return false;
  }
  if (RESERVED.has(name.toLowerCase())) {
    faults.add(path, `${name} is reserved`);
    return false;
  }
  return true;
}

function readLength(input: FieldInput, path: string, faults: FaultList): number {
  const length = input.length ?? 0;
  // Layers copied from elsewhere write 0 for "no particular length".
  if (length === 0) return DEFAULT_TEXT_LENGTH;
  if (length < 0 || length > MAX_TEXT_LENGTH) {
    faults.add(`${path}.length`, `must be from 1 to ${MAX_TEXT_LENGTH}`);
  }
  return length;
}

function readDefault(
  input: FieldInput,
  field: Field,
  path: string,
  faults: FaultList,
): Field['defaultValue'] {
  const value = input.defaultValue ?? null;
  // The server generates these values. Other servers show an expression here.
  if (value === null || isIdentity(field.type)) return null;
  if (typeof value === 'boolean' || isFaultyDefault(value, field)) {
    faults.add(`${path}.defaultValue`, `is not a value of ${field.type}`);
    return null;
  }
  return value;
}
