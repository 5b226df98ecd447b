import type { LinkedKind } from './linked-record.js';

/** One venue or organizer as an event names it: by id, or with the fields of one to create. */
export type LinkedReference<Fields> =
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'new'; readonly fields: Fields };

/**
 * Reads the venues or organizers that an event names: an id, ids with commas, an object, or a list of these.
 * `undefined` when nothing was sent; an empty list removes them all; `'malformed'` for any other value.
 */
export function readLinkedReferences<Fields>(
  kind: LinkedKind,
  link: unknown,
): LinkedReference<Fields>[] | undefined | 'malformed' {
  if (link === undefined) return undefined;
  const references = (Array.isArray(link) ? link : [link]).flatMap((item) => readItem<Fields>(kind, item));
  const readable = references.filter((reference) => reference !== 'malformed');
  return readable.length === references.length ? readable : 'malformed';
}

type Reading<Fields> = (LinkedReference<Fields> | 'malformed')[];

function readItem<Fields>(kind: LinkedKind, item: unknown): Reading<Fields> {
  if (item === null || item === '' || item === 0) return [];
  if (typeof item === 'number')
    return [Number.isSafeInteger(item) && item > 0 ? { kind: 'id', id: item } : 'malformed'];
  if (typeof item === 'string') return item.split(',').flatMap((text) => readIdText<Fields>(kind, text));
  if (typeof item !== 'object' || Array.isArray(item)) return ['malformed'];
  const { id, ...fields } = item as Readonly<Record<string, unknown>>;
  if (namesRecord(id)) {
    const reading = readItem<Fields>(kind, id);
    return reading.length === 1 && typeof id !== 'object' ? reading : ['malformed'];
  }
  // A record is created by its name; the checks look at the rest.
  return [fields[kind] === undefined ? 'malformed' : { kind: 'new', fields: fields as Fields }];
}

/** True if the `id` beside the fields of a record names an existing one; forms also send an empty `id`. */
export function namesRecord(id: unknown): boolean {
  return typeof id === 'string' ? /[^\s0]/.test(id) : id !== undefined && id !== null && id !== 0;
}

function readIdText<Fields>(kind: LinkedKind, text: string): Reading<Fields> {
  const digits = text.trim();
  if (digits === '') return [];
  return /^\d{1,15}$/.test(digits) ? readItem<Fields>(kind, Number(digits)) : ['malformed'];
}
