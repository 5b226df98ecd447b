import type { components } from '../../../generated/features/types.js';
import type { Layer } from '../../model/layer.js';
import { ExpressionError } from '../../where/expression-error.js';
import { ExpressionParser } from '../../where/expression-parser.js';

type SqlValidation = components['schemas']['SqlValidation'];

// Error code that services of this kind use.
const INVALID_SQL = 3004;

/** Checks that `sql` can be parsed, as a condition on rows of the layer or as a value made of its fields. */
export function validateSql(
  sql: string,
  sqlType: 'where' | 'expression' | 'statement',
  { layer, now }: { readonly layer: Pick<Layer, 'fields'>; readonly now: Date },
): SqlValidation {
  if (sqlType === 'statement') return invalid('statements are not supported');
  try {
    const parser = new ExpressionParser(sql, { fields: layer.fields, now });
    if (sqlType === 'where') parser.parseCondition();
    else parser.parseValue();
    return { isValidSQL: true, validationErrors: [] };
  } catch (error) {
    if (error instanceof ExpressionError) return invalid(error.message);
    throw error;
  }
}

function invalid(description: string): SqlValidation {
  return { isValidSQL: false, validationErrors: [{ errorCode: INVALID_SQL, description }] };
}
