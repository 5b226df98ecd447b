/** The value as JSON; `undefined` where it is nested so deep that it cannot be written. */
export function toJsonText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
