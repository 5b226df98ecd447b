/** Returns true if a new version says that clients break: by its first number, or the second while that is 0. */
export function mayBreak(before: string, after: string): boolean {
  const [oldMajor = 0, oldMinor = 0] = before.split('.').map(Number);
  const [major = 0, minor = 0] = after.split('.').map(Number);
  if (major !== oldMajor) return major > oldMajor;
  return major === 0 && minor > oldMinor;
}
