import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/**
 * How values of PostgreSQL arrive in JavaScript: as they do from SQLite, so that what reads them need not
 * know which it is. Given to each connection; `pg`'s global table stays as it is.
 */
export const postgresTypes = {
  getTypeParser(oid: number, format?: string): (text: string) => unknown {
    // We never ask for the binary format.
    const parse = format === 'binary' ? undefined : PARSERS.get(oid);
    return parse ?? (getTypeParser(oid) as (text: string) => unknown);
  },
};

const asText = (text: string): string => text;

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseInteger],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, parseInstant],
  // `pg` would make Dates in the zone of this process out of these.
  [builtins.TIMESTAMP, asText],
  [builtins.DATE, asText],
  [builtins.TIME, parseTime],
  [builtins.JSON, asText],
  [builtins.JSONB, asText],
]);

/** A number as long as it is exact. */
function parseInteger(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

// The session's zone is UTC (see `postgres.ts`), and `timestamptz(3)` writes at most three decimals.
const INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/;

function parseInstant(text: string): string {
  const match = INSTANT.exec(text);
  // `infinity` and years that `instant.ts` does not know.
  if (match === null) return text;
  const [, date, time, decimals = ''] = match;
  return `${String(date)}T${String(time)}.${decimals.padEnd(3, '0')}Z`;
}

/** PostgreSQL drops trailing zeros of the fraction. */
function parseTime(text: string): string {
  const [seconds, decimals] = text.split('.');
  return decimals === undefined ? text : `${String(seconds)}.${decimals.slice(0, 3).padEnd(3, '0')}`;
}
