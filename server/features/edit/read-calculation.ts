import { createFaultList, type FaultList } from '../model/faults.js';
import {
  type ColumnValue,
  makeConverter,
  type ValueConverter,
} from '../append/convert/values/column-values.js';
import { UTC_ZONE } from '../append/convert/dates/time-zones.js';
import { Refusal } from '../append/report/report.js';
import type { components } from '../../generated/features/types.js';
import { maxIndexedBytes } from '../model/indexed-text.js';
import type { Field, Layer } from '../model/layer.js';
import { Budget } from '../where/budget.js';
import { ExpressionError } from '../where/expression-error.js';
import { ExpressionParser } from '../where/expression-parser.js';
import type { Value } from '../where/tree.js';
import { typeOfField, unify } from '../where/typing.js';
import type { EditTarget } from './feature-edits.js';

type Calculation = components['schemas']['CalculateParameters']['calcExpression'][number];

/** New value of a field, for each feature. */
export interface Assignment {
  /** Path in the request, for faults. */
  readonly path: string;
  readonly field: Field;
  readonly convert: ValueConverter;
  /** Expression over the feature's own fields; if absent, `value` applies to all features. */
  readonly expression: Value | undefined;
  readonly value: ColumnValue;
}

/**
 * Reads `calcExpression` of a layer, which may be a view.
 *
 * @throws {AppError} `request.invalid` with all its faults.
 */
export function readCalculation(
  calculations: readonly Calculation[],
  { shown: layer, layer: holder }: Pick<EditTarget, 'shown' | 'layer'>,
  now: Date,
): Assignment[] {
  const faults = createFaultList();
  const budget = new Budget();
  const seen = new Set<Field>();
  const assignments = calculations.flatMap((calculation, index): Assignment[] => {
    const path = `calcExpression[${String(index)}]`;
    const field = layer.fields.find(({ name }) => name.toLowerCase() === calculation.field.toLowerCase());
    if (field === undefined) {
      faults.add(`${path}.field`, `'${calculation.field}' is not a field of '${layer.name}'`);
      return [];
    }
    if (seen.has(field)) faults.add(`${path}.field`, `${field.name} must not occur twice`);
    seen.add(field);
    if (!isWritable(field, layer)) faults.add(`${path}.field`, `${field.name} cannot be written by clients`);
    // Uses the indexes of the written table, because a view does not show all of them.
    const maxBytes = maxIndexedBytes(holder, field);
    return [readAssignment(calculation, { path, field, maxBytes, layer, now, faults, budget })];
  });
  faults.throwIfAny('request.invalid', 'Unable to calculate. Invalid parameters.');
  return assignments;
}

function isWritable({ editable, name }: Field, { objectIdField, globalIdField }: Layer): boolean {
  return editable && name !== objectIdField && name !== globalIdField;
}

interface Reading {
  readonly path: string;
  readonly field: Field;
  /** Maximum length of a text in bytes; `undefined` for no limit. */
  readonly maxBytes: number | undefined;
  readonly layer: Layer;
  readonly now: Date;
  readonly faults: FaultList;
  /** Budget of all expressions together, which become one statement. */
  readonly budget: Budget;
}

function readAssignment({ value, sqlExpression }: Calculation, reading: Reading): Assignment {
  const { path, field, maxBytes, faults } = reading;
  const convert = makeConverter(field, UTC_ZONE, { maxBytes });
  const text = sqlExpression ?? undefined;
  if ((value === undefined) === (text === undefined))
    faults.add(path, 'either value or sqlExpression must be given');
  const isNull = text !== undefined && /^\s*null\s*$/i.test(text);
  const expression = text === undefined || isNull ? undefined : readExpression(text, reading);
  const constant = text === undefined ? convert(value) : null;
  if (constant instanceof Refusal) faults.add(`${path}.value`, constant.description);
  else if (constant === null && expression === undefined && !field.nullable)
    faults.add(text === undefined ? `${path}.value` : `${path}.sqlExpression`, 'must not be empty');
  return { path, field, convert, expression, value: constant instanceof Refusal ? null : constant };
}

/** Parses an expression, whose type must be comparable with the field's in a condition. */
function readExpression(
  text: string,
  { path, field, layer, now, faults, budget }: Reading,
): Value | undefined {
  try {
    const placed = new ExpressionParser(text, { fields: layer.fields, now }, budget).parseValue();
    const own = { kind: 'field', type: typeOfField(field), field } as const;
    const [, value] = unify([{ value: own, at: 0 }, placed]);
    return value;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    faults.add(`${path}.sqlExpression`, error.message);
    return undefined;
  }
}
