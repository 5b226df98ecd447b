import type { ValidationErrorItem } from '@hapi/joi';
import type { Fault } from '../../lib/errors.js';
import { RECURSIVE_ERROR } from './recursive.js';
import { EXPECTED_ERROR } from './expected.js';

type Path = readonly (string | number)[];

/** Converts the details of a Joi error into faults: the first one per field. */
export function faultsOf(details: readonly ValidationErrorItem[]): Fault[] {
  const faults = details.flatMap((detail) => readDetail(detail, []));
  const byField = new Map<string, Fault>();
  for (const fault of faults) if (!byField.has(fault.field)) byField.set(fault.field, fault);
  return [...byField.values()];
}

function readDetail(detail: ValidationErrorItem, prefix: Path): Fault[] {
  const path = [...prefix, ...detail.path];
  const inner = innerDetails(detail.context);
  switch (detail.type) {
    // The inner check starts its paths at the nested value.
    case RECURSIVE_ERROR:
      return inner.flatMap((item) => readDetail(item, path));
    case 'alternatives.all':
      return inner.flatMap((item) => readDetail(item, prefix));
    case 'alternatives.any':
    case 'alternatives.match':
      return readAlternatives(detail, inner, prefix);
    default:
      return [{ field: writePath(path), reason: detail.message, kind: kindOf(detail.type) }];
  }
}

/** Returns the faults of a value that fits none of several schemas: those of the schemas of its own type, if any. */
function readAlternatives(
  detail: ValidationErrorItem,
  inner: readonly ValidationErrorItem[],
  prefix: Path,
): Fault[] {
  const field = writePath([...prefix, ...detail.path]);
  const faults = inner.flatMap((item) => readDetail(item, prefix));
  const words = inner.find(({ type }) => type === EXPECTED_ERROR);
  const excess = inner.find(isTooMuch);
  if (excess !== undefined) return readDetail(excess, prefix);
  if (words !== undefined) {
    // Only a fault deeper in the value says more.
    const deeper = faults.filter((fault) => fault.field !== field);
    return deeper.length > 0 ? deeper : [{ field, reason: words.message, kind: 'invalid' }];
  }
  const telling = faults.filter((fault) => !(fault.field === field && fault.kind === 'type'));
  if (telling.length > 0) return telling;
  return [{ field, reason: 'has the wrong type', kind: 'type' }];
}

/**
 * True if a value has the right type and exceeds its maximum length. A limit of zero means that no items are allowed
 * at all.
 */
function isTooMuch({ type, context }: ValidationErrorItem): boolean {
  return (type === 'string.max' || type === 'array.max') && context?.['limit'] !== 0;
}

function innerDetails(context: ValidationErrorItem['context']): ValidationErrorItem[] {
  const details: unknown = context?.['details'];
  if (!Array.isArray(details)) return [];
  return details.flatMap((item: ValidationErrorItem | { details: ValidationErrorItem[] }) =>
    'details' in item ? item.details : [item],
  );
}

function kindOf(type: string): Fault['kind'] {
  if (type === 'any.required') return 'missing';
  // A lone `expected` fault means that the value has none of the types.
  const isOfNone = type === 'alternatives.types' || type === EXPECTED_ERROR;
  return type.endsWith('.base') || type === 'number.integer' || isOfNone ? 'type' : 'invalid';
}

/** Writes a path as text, such as `fieldMappings[1].name`. */
function writePath(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}
