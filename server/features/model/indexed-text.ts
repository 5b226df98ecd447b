import type { Field, Layer } from './layer.js';

/** Of an entry of an index, in bytes: PostgreSQL has room for 2,704. */
const ENTRY_BYTES = 2600;
/** Of a value that is no text, at most. */
const OTHER_BYTES = 16;

/**
 * Most bytes, in UTF-8, that a text may have for the sake of the indexes that its field is in; `undefined` where it is in
 * none. SQLite would take more, but rows are the same on both databases.
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

/** What is wrong with a text that has more bytes than `maxIndexedBytes`. */
export function beyondIndex(maxBytes: number): string {
  return `longer than the ${String(maxBytes)} bytes that an index takes`;
}

/** Whether a field's default is a text for which these indexes have no room. */
export function isBeyondIndex(value: Field['defaultValue'], maxBytes: number): boolean {
  return typeof value === 'string' && Buffer.byteLength(value) > maxBytes;
}
