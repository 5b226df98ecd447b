import type { Field, Layer } from '../layer.js';
import { queryFault } from './query-fault.js';

/** Finds a field by its name in any case. */
export function findField(layer: Pick<Layer, 'fields'>, name: string): Field | undefined {
  return layer.fields.find((field) => field.name.toLowerCase() === name.trim().toLowerCase());
}

/**
 * The fields that `outFields` names, each once, in the order given; all for `*`, the object id alone for none.
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
 * The fields of these names, each once, in the order given.
 *
 * @throws {AppError} `request.invalid` on `parameter`, naming every name that is no field.
 */
export function requireFields(names: readonly string[], layer: Layer, parameter: string): Field[] {
  const unknown = names.filter((name) => findField(layer, name) === undefined);
  if (unknown.length > 0) {
    const list = unknown.map((name) => `'${name.trim()}'`).join(', ');
    throw queryFault(parameter, `'${layer.name}' has no field ${list}`);
  }
  return [...new Set(names.flatMap((name) => findField(layer, name) ?? []))];
}
