/** Prefix of the text with which a statement fails; see `QueryDialect.failUnjudged`. */
export const UNJUDGED = 'unjudged shape ';

/** Error of a statement that reached a feature whose geometry must be judged before it is compared; see `judgePlan`. */
export class UnjudgedShapeError extends Error {
  override readonly name = 'UnjudgedShapeError';
}

/** True if a statement failed because of an unjudged feature. Both databases quote the text that they cannot read. */
export function isUnjudged(error: unknown): boolean {
  return error instanceof Error && error.message.includes(UNJUDGED);
}
