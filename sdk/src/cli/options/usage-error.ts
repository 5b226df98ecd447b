/** Error thrown when the command line is wrong. Its message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
