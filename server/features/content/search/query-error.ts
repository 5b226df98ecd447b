/** Error in a search query, with its position. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  /** Number of characters before the error. */
  readonly at: number;

  constructor(at: number, reason: string) {
    super(`${reason} (at character ${at + 1})`);
    this.at = at;
  }
}
