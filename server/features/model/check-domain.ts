import type { FaultList } from './faults.js';
import { isFaultyDefault } from './field-values.js';
import type { Field } from './layer.js';

type Domain = NonNullable<Field['domain']>;

/** Maximum number of coded values: a user cannot choose from a longer list. */
const MAX_CODED_VALUES = 10_000;

/**
 * Checks the values that a domain allows: coded values or a range, each a value of the field. Other members are
 * stored unchecked.
 *
 * @param path - of the domain in the request.
 */
export function checkDomain(domain: Domain, field: Field, path: string, faults: FaultList): void {
  switch (domain['type']) {
    case 'codedValue':
      checkCodedValues(domain['codedValues'], field, `${path}.codedValues`, faults);
      return;
    case 'range':
      checkRange(domain['range'], field, `${path}.range`, faults);
      return;
    // An inherited domain is that of the layer's field, within a type of its features.
    case 'inherited':
      return;
    default:
      faults.add(`${path}.type`, 'must be codedValue, range or inherited');
  }
}

function checkCodedValues(values: unknown, field: Field, path: string, faults: FaultList): void {
  if (!Array.isArray(values) || values.length > MAX_CODED_VALUES) {
    faults.add(path, `must be a list of at most ${String(MAX_CODED_VALUES)} names with their codes`);
    return;
  }
  const codes = new Set<unknown>();
  for (const [index, value] of (values as unknown[]).entries()) {
    const at = `${path}[${String(index)}]`;
    const { name, code } = toMembers(value);
    if (typeof name !== 'string') faults.add(`${at}.name`, 'must be a text');
    if (!isValueOf(field, code)) faults.add(`${at}.code`, `is not a value of ${field.type}`);
    else if (codes.has(code)) faults.add(`${at}.code`, `${String(code)} must not occur twice`);
    codes.add(code);
  }
}

function checkRange(range: unknown, field: Field, path: string, faults: FaultList): void {
  const bounds = Array.isArray(range) ? (range as unknown[]) : [];
  const [least, most] = bounds;
  if (field.type === 'esriFieldTypeString' || field.type === 'esriFieldTypeGUID') {
    faults.add(path, `cannot be of ${field.type}`);
  } else if (bounds.length !== 2 || !isValueOf(field, least) || !isValueOf(field, most)) {
    faults.add(path, `must be two values of ${field.type}`);
  } else if (typeof least === typeof most && least > most) {
    faults.add(path, 'must start with the smaller value');
  }
}

function isValueOf(field: Field, value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && !isFaultyDefault(value, field);
}

function toMembers(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
