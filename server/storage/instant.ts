/**
 * Instants are stored and bound as `YYYY-MM-DDTHH:MM:SS.sssZ`. On SQLite that is the column's text, whose
 * order is the order of time; PostgreSQL reads it into `timestamptz` and our connections hand it out again in
 * the same form.
 *
 * @throws {RangeError} outside of the years 0001 to 9999, which the form cannot hold in order.
 */
export function toInstant(epochMs: number): string {
  if (!(epochMs >= FIRST_EPOCH_MS && epochMs <= LAST_EPOCH_MS)) {
    throw new RangeError(`not an instant of the years 0001 to 9999: ${String(epochMs)}`);
  }
  return new Date(epochMs).toISOString();
}

/** Epoch milliseconds of a stored instant. */
export function fromInstant(instant: string): number {
  return Date.parse(instant);
}

export const FIRST_EPOCH_MS = Date.parse('0001-01-01T00:00:00.000Z');
export const LAST_EPOCH_MS = Date.parse('9999-12-31T23:59:59.999Z');
