/** Returns the first line of an error's message; for an AggregateError, of its first error. */
export function firstErrorLine(error: unknown): string {
  // Node's connection attempts to several addresses fail with an AggregateError that has no message.
  if (error instanceof AggregateError && error.errors.length > 0) return firstErrorLine(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? text;
}
