/** Reads a boolean from a boolean, a number or text in any case; `undefined` for other values. */
export function booleanOf(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 1 || word === 'true' || word === '1') return true;
  if (word === false || word === 0 || word === 'false' || word === '0') return false;
  return undefined;
}
