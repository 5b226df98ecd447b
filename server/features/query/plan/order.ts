import type { Field, Layer } from '../../model/layer.js';
import { shortText } from '../../append/report/report.js';
import { findField } from './out-fields.js';
import { queryFault } from '../../model/query-fault.js';

export interface OrderTerm {
  readonly field: Field;
  readonly isDescending: boolean;
}

/** Maximum number of items; the database sorts by a column for each. */
const MAX_TERMS = 100;

/** Returns the items of `orderByFields` without empty ones. @throws {AppError} `request.invalid` for more than 100. */
export function orderItems(items: readonly string[] = []): string[] {
  const named = items.filter((item) => item.trim() !== '');
  if (named.length <= MAX_TERMS) return named;
  const reason = `must contain at most ${String(MAX_TERMS)} items, not ${String(named.length)}`;
  throw queryFault('orderByFields', reason);
}

const TERM = /^\s*(?:"(?<quoted>[^"]+)"|(?<plain>\S+))(?:\s+(?<direction>asc|desc))?\s*$/i;

/**
 * Reads `orderByFields`, items such as `NAME` or `NAME DESC`. The object id is appended if missing, so that equal
 * rows keep a stable order across pages.
 *
 * @throws {AppError} `request.invalid` for an item of another form or that names no field.
 */
export function readOrder(items: readonly string[] | undefined, layer: Layer): OrderTerm[] {
  const terms = orderItems(items).map((item) => readTerm(item, layer));
  const isComplete = terms.some(({ field }) => field.name === layer.objectIdField);
  const objectId = findField(layer, layer.objectIdField);
  if (isComplete || objectId === undefined) return terms;
  return [...terms, { field: objectId, isDescending: false }];
}

function readTerm(item: string, layer: Layer): OrderTerm {
  const { name, isDescending } = readOrderTerm(item);
  const field = findField(layer, name);
  if (field === undefined)
    throw queryFault('orderByFields', `'${shortText(name)}' is not a field of '${layer.name}'`);
  return { field, isDescending };
}

/** @throws {AppError} `request.invalid` for an item that is not of the form `NAME`, `NAME ASC` or `NAME DESC`. */
export function readOrderTerm(item: string): { readonly name: string; readonly isDescending: boolean } {
  const { quoted, plain, direction } = TERM.exec(item)?.groups ?? {};
  const name = quoted ?? plain;
  if (name === undefined)
    throw queryFault('orderByFields', `'${shortText(item)}' must have the form NAME, NAME ASC or NAME DESC`);
  return { name, isDescending: direction?.toLowerCase() === 'desc' };
}
