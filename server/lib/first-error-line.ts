/** The first line of what an error says; of several that were one to the platform, of the first. */
export function firstErrorLine(error: unknown): string {
  // Node's connection attempts to several addresses fail with an AggregateError that has no message.
  if (error instanceof AggregateError && error.errors.length > 0) return firstErrorLine(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? text;
}
