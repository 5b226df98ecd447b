/** The command line is at fault; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
