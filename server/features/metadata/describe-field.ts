import type { components } from '../../generated/features/types.js';
import type { Field, FieldType } from '../model/layer.js';

type FieldReply = components['schemas']['Field'];

/** SQL types as clients know them, with the lengths that they expect for some. */
const SQL_TYPES: Readonly<Record<FieldType, { readonly sqlType: string; readonly length?: number }>> = {
  esriFieldTypeOID: { sqlType: 'sqlTypeInteger' },
  esriFieldTypeGlobalID: { sqlType: 'sqlTypeOther', length: 38 },
  esriFieldTypeGUID: { sqlType: 'sqlTypeOther', length: 38 },
  esriFieldTypeSmallInteger: { sqlType: 'sqlTypeSmallInt' },
  esriFieldTypeInteger: { sqlType: 'sqlTypeInteger' },
  esriFieldTypeBigInteger: { sqlType: 'sqlTypeBigInt' },
  esriFieldTypeSingle: { sqlType: 'sqlTypeReal' },
  esriFieldTypeDouble: { sqlType: 'sqlTypeFloat' },
  esriFieldTypeString: { sqlType: 'sqlTypeNVarchar' },
  esriFieldTypeDate: { sqlType: 'sqlTypeTimestamp2', length: 8 },
  esriFieldTypeDateOnly: { sqlType: 'sqlTypeDate' },
  esriFieldTypeTimeOnly: { sqlType: 'sqlTypeTime' },
  esriFieldTypeTimestampOffset: { sqlType: 'sqlTypeTimestampWithTimezone' },
};

/** Returns the SQL type that clients know for a field's type. */
export function sqlTypeOf(type: FieldType): string {
  return SQL_TYPES[type].sqlType;
}

/** Describes a field for the metadata of a layer. */
export function describeField(field: Field): FieldReply {
  const { sqlType, length } = SQL_TYPES[field.type];
  const shownLength = field.length ?? length;
  return {
    name: field.name,
    type: field.type,
    ...(field.type === 'esriFieldTypeOID' && { actualType: 'int' }),
    alias: field.alias,
    sqlType,
    ...(shownLength !== undefined && { length: shownLength }),
    nullable: field.nullable,
    editable: field.editable,
    domain: field.domain,
    defaultValue: field.type === 'esriFieldTypeGlobalID' ? 'NEWID() WITH VALUES' : field.defaultValue,
  };
}
