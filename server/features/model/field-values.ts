import type { Field } from './layer.js';

const INTEGER_LIMITS = {
  esriFieldTypeSmallInteger: 2 ** 15,
  esriFieldTypeInteger: 2 ** 31,
  esriFieldTypeBigInteger: Number.MAX_SAFE_INTEGER + 1,
} as const;

/** Texts that a default of a type may be. Dates may also be epoch milliseconds. */
const TEXTS = {
  esriFieldTypeGUID: /^\{?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i,
  esriFieldTypeDate: /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/,
  esriFieldTypeDateOnly: /^\d{4}-\d{2}-\d{2}$/,
  esriFieldTypeTimeOnly: /^\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/,
  esriFieldTypeTimestampOffset: /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
} as const;

/** True when `value` cannot be stored in `field`. */
export function isFaultyDefault(value: string | number, field: Field): boolean {
  switch (field.type) {
    case 'esriFieldTypeString':
      return typeof value !== 'string' || Array.from(value).length > (field.length ?? Infinity);
    case 'esriFieldTypeSmallInteger':
    case 'esriFieldTypeInteger':
    case 'esriFieldTypeBigInteger': {
      const limit = INTEGER_LIMITS[field.type];
      return typeof value !== 'number' || !Number.isInteger(value) || value < -limit || value >= limit;
    }
    case 'esriFieldTypeSingle':
    case 'esriFieldTypeDouble':
      return typeof value !== 'number';
    case 'esriFieldTypeDate':
      if (typeof value === 'number') return !Number.isInteger(value);
      return !TEXTS[field.type].test(value);
    case 'esriFieldTypeGUID':
    case 'esriFieldTypeDateOnly':
    case 'esriFieldTypeTimeOnly':
    case 'esriFieldTypeTimestampOffset':
      return typeof value !== 'string' || !TEXTS[field.type].test(value);
    case 'esriFieldTypeOID':
    case 'esriFieldTypeGlobalID':
      return true;
  }
}
