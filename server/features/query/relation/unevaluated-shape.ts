/** Begins the text that a statement fails with; see `QueryDialect.failUnjudged`. */
export const UNEVALUATED = 'unevaluated shape ';

/** A statement met a feature whose geometry is not compared before it was judged; see `evaluatePlan`. */
export class UnevaluatedShapeError extends Error {
  override readonly name = 'UnevaluatedShapeError';
}

/** True if a database failed for a feature that was not judged. Both quote the text that they cannot read. */
export function isUnevaluated(error: unknown): boolean {
  return error instanceof Error && error.message.includes(UNEVALUATED);
}
