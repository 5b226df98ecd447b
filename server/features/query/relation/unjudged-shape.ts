/** Begins the text that a statement fails with; see `QueryDialect.failUnjudged`. */
export const UNJUDGED = 'unjudged shape ';

/** A statement met a feature whose geometry is not compared before it was judged; see `judgePlan`. */
export class UnjudgedShapeError extends Error {
  override readonly name = 'UnjudgedShapeError';
}

/** True if a database failed for a feature that was not judged. Both quote the text that they cannot read. */
export function isUnjudged(error: unknown): boolean {
  return error instanceof Error && error.message.includes(UNJUDGED);
}
