import type { components } from '../../../generated/features/types.js';
import { checkName } from './define-field.js';
import type { FaultList } from '../../model/faults.js';
import type { EditorTracking, Field, FieldType } from '../../model/layer.js';

/** Members of fields whose values the server sets. */
export const MANAGED = { nullable: false, editable: false, domain: null, defaultValue: null } as const;

export function nameMembers(name: string): Pick<Field, 'name' | 'column' | 'alias'> {
  return { name, column: name.toLowerCase(), alias: name };
}

type TrackingNames = components['schemas']['EditFieldsDefinition'];

/** Returns the given names, and the usual names for those that are missing. */
export function trackingNames(names: TrackingNames | null | undefined): EditorTracking {
  const orElse = (name: string | null | undefined, usual: string): string =>
    name === '' ? usual : (name ?? usual);
  return {
    creationDateField: orElse(names?.creationDateField, 'CreationDate'),
    creatorField: orElse(names?.creatorField, 'Creator'),
    editDateField: orElse(names?.editDateField, 'EditDate'),
    editorField: orElse(names?.editorField, 'Editor'),
  };
}

/** Maximum length of a user name. */
const USER_NAME_LENGTH = 128;

/**
 * Returns the four editor-tracking fields: existing ones of `fields` by name, and new ones. A field of another type
 * is a fault.
 */
export function defineTracking(
  wanted: EditorTracking,
  fields: readonly Field[],
  path: string,
  faults: FaultList,
): { fields: Field[]; names: ReadonlySet<string>; tracking: EditorTracking } {
  const take = (name: string, type: FieldType): Field => {
    const found = fields.find((field) => field.column === name.toLowerCase());
    if (found !== undefined && found.type !== type) {
      faults.add(path, `${found.name} must be of type ${type}, for editor tracking`);
    }
    if (found === undefined) checkName(name, `${path} (${name})`, faults);
    const length = type === 'esriFieldTypeString' ? { length: found?.length ?? USER_NAME_LENGTH } : {};
    return { ...nameMembers(name), ...length, ...found, ...MANAGED, nullable: true, type };
  };
  const creationDate = take(wanted.creationDateField, 'esriFieldTypeDate');
  const creator = take(wanted.creatorField, 'esriFieldTypeString');
  const editDate = take(wanted.editDateField, 'esriFieldTypeDate');
  const editor = take(wanted.editorField, 'esriFieldTypeString');
  const all = [creationDate, creator, editDate, editor];
  const names = new Set(all.map((field) => field.column));
  if (names.size < all.length) faults.add(path, 'must name four different fields');
  return {
    fields: all,
    names,
    tracking: {
      creationDateField: creationDate.name,
      creatorField: creator.name,
      editDateField: editDate.name,
      editorField: editor.name,
    },
  };
}
