/** The boolean that a value says, as itself, as a number or as text in any case; `undefined` where it says none. */
export function booleanOf(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 1 || word === 'true' || word === '1') return true;
  if (word === false || word === 0 || word === 'false' || word === '0') return false;
  return undefined;
}
