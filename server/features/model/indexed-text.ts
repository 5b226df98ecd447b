import type { Field, Layer } from './layer.js';

/** Maximum size of an index entry in bytes: PostgreSQL has room for 2,704. */
const ENTRY_BYTES = 2600;
/** Maximum size in bytes of a value that is not a text. */
const OTHER_BYTES = 16;

/**
 * Returns the maximum length of a text, in bytes of UTF-8, for the indexes on its field; `undefined` without an
 * index. SQLite would allow more, but both databases hold the same rows.
 */
export function maxIndexedBytes(
  { fields, indexes }: Pick<Layer, 'fields' | 'indexes'>,
  { name, type }: Pick<Field, 'name' | 'type'>,
): number | undefined {
  if (type !== 'esriFieldTypeString') return undefined;
  const texts = new Set(fields.filter((field) => field.type === type).map((field) => field.name));
  const shares = indexes
    .filter((index) => index.fields.includes(name))
    .map((index) => {
      const textCount = index.fields.filter((field) => texts.has(field)).length;
      return Math.floor((ENTRY_BYTES - (index.fields.length - textCount) * OTHER_BYTES) / textCount);
    });
  return shares.length === 0 ? undefined : Math.min(...shares);
}

/** Words the fault of a text that is longer than `maxIndexedBytes`. */
export function beyondIndex(maxBytes: number): string {
  return `longer than the ${String(maxBytes)} bytes that an index allows`;
}

/** True if a field's default is a text that is too long for these indexes. */
export function isBeyondIndex(value: Field['defaultValue'], maxBytes: number): boolean {
  return typeof value === 'string' && Buffer.byteLength(value) > maxBytes;
}
