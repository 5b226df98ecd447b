import { queryFault } from '../model/query-fault.js';

/** Error in an expression, with its position; reported as a fault of the parameter that holds the expression. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';

  /** @param at - offset of the token in the text; shown counting from 1 */
  constructor(reason: string, at?: number) {
    super(at === undefined ? reason : `${reason} (at character ${String(at + 1)})`);
  }
}

/**
 * Returns the result of `read`.
 *
 * @param tell - returns the text of the error for the reason.
 * @throws {AppError} `request.invalid` on `parameter` where it throws an `ExpressionError`.
 */
export function readingParameter<T>(
  parameter: string,
  read: () => T,
  tell = (reason: string): string => `'${parameter}' clause is invalid: ${reason}`,
): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ExpressionError) throw queryFault(parameter, tell(error.message));
    throw error;
  }
}
