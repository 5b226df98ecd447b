/** Prefix of the text with which a statement fails; see `QueryDialect.failUnevaluated`. */
export const UNEVALUATED = 'unevaluated shape ';

/**
 * Error of a statement that met a feature which must be evaluated before it is compared; see
 * `evaluatePlan`.
 */
export class UnevaluatedShapeError extends Error {
  override readonly name = 'UnevaluatedShapeError';
}

/**
 * True if a database failed for a feature that was not evaluated. Both databases quote the text that they
 * cannot parse.
 */
export function isUnevaluated(error: unknown): boolean {
  return error instanceof Error && error.message.includes(UNEVALUATED);
}
