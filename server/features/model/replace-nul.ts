/** PostgreSQL accepts no NUL character in queries or values. */
const NUL = '\0';
const REPLACEMENT = '\ufffd';

/** Returns the text in a form that both databases accept. */
export function replaceNulInText(text: string): string {
  return text.replaceAll(NUL, REPLACEMENT);
}

/** Returns the JSON in a form that both databases accept, in all of its texts and keys. */
export function replaceNul<T>(value: T): T {
  return replaceIn(value) as T;
}

function replaceIn(value: unknown): unknown {
  if (typeof value === 'string') return replaceNulInText(value);
  if (Array.isArray(value)) return value.map(replaceIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [replaceNulInText(key), replaceIn(member)]),
  );
}
