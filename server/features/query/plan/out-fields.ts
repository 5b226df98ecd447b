import type { Field, Layer } from '../../model/layer.js';
import { shortText } from '../../append/report/report.js';
import { queryFault } from '../../model/query-fault.js';

/** Maximum number of unknown names in an error. */
const MAX_LISTED = 20;

/** Finds a field by its name in any case. */
export function findField(layer: Pick<Layer, 'fields'>, name: string): Field | undefined {
  return layer.fields.find((field) => field.name.toLowerCase() === name.trim().toLowerCase());
}

/**
 * Returns the fields that `outFields` names, each once, in the given order; all for `*`, and only the object id for
 * none.
 *
 * @throws {AppError} `request.invalid` naming every name that is no field.
 */
export function readOutFields(names: readonly string[] | undefined, layer: Layer): Field[] {
  const wanted = names?.map((name) => name.trim()).filter((name) => name !== '') ?? [];
  if (wanted.includes('*')) return [...layer.fields];
  if (wanted.length === 0) return layer.fields.filter((field) => field.name === layer.objectIdField);
  return requireFields(wanted, layer, 'outFields');
}

/**
 * Returns the fields with these names, each once, in the given order.
 *
 * @throws {AppError} `request.invalid` on `parameter`, naming every name that is no field.
 */
export function requireFields(names: readonly string[], layer: Layer, parameter: string): Field[] {
  const fields = new Map(layer.fields.map((field) => [field.name.toLowerCase(), field]));
  const wanted = new Map(names.map((name) => [name.trim().toLowerCase(), name.trim()]));
  const unknown = [...wanted].flatMap(([key, name]) => (fields.has(key) ? [] : [name]));
  if (unknown.length > 0) {
    const list = unknown.slice(0, MAX_LISTED).map((name) => `'${shortText(name)}'`);
    const rest = unknown.length > list.length ? ` and ${String(unknown.length - list.length)} more` : '';
    throw queryFault(parameter, `'${layer.name}' has no field ${list.join(', ')}${rest}`);
  }
  return [...wanted.keys()].flatMap((key) => fields.get(key) ?? []);
}
