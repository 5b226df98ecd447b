/** Returns the last value of a parameter, without white space at its ends; '' if it is absent or no text. */
export function sentText(sent: Readonly<Record<string, unknown>>, name: string): string {
  const value = sent[name];
  const last: unknown = Array.isArray(value) ? (value as readonly unknown[]).at(-1) : value;
  return typeof last === 'string' ? last.trim() : '';
}
