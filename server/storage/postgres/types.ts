import type { Knex } from 'knex';
import { TypeOverrides, types as pgTypes } from 'pg';

/**
 * Returns parsers that read PostgreSQL's values as SQLite returns them, so that callers need not distinguish.
 *
 * They are set per connection; `pg`'s global table is unchanged.
 */
export function postgresTypes(): Knex.PgCustomTypesConfig {
  const types = new TypeOverrides();
  for (const [type, parse] of PARSERS) types.setTypeParser(type, parse);
  return {
    getTypeParser: (oid, format) => types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
  };
}

const asText = (text: string): string => text;

const { INT8, NUMERIC, TIMESTAMPTZ, TIMESTAMP, DATE, TIME, JSON, JSONB } = pgTypes.builtins;

const PARSERS = new Map([
  [INT8, parseInteger],
  [NUMERIC, Number],
  [TIMESTAMPTZ, parseInstant],
  // `pg` would convert these to Dates in the time zone of this process.
  [TIMESTAMP, asText],
  [DATE, asText],
  [TIME, parseTime],
  // Leave JSON as text, as on SQLite, which has no JSON type; callers parse it.
  [JSON, asText],
  [JSONB, asText],
]);

/** Parses a number if it is exact. */
function parseInteger(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

// The session's time zone is UTC (see `database.ts`), and `timestamptz(3)` has at most three decimals.
const INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/;

function parseInstant(text: string): string {
  const match = INSTANT.exec(text);
  // Leave `infinity` and years without exactly four digits as they are.
  if (match === null) return text;
  const [, date, time, decimals = ''] = match;
  return `${String(date)}T${String(time)}.${decimals.padEnd(3, '0')}Z`;
}

/** Restores trailing zeros of the fraction, which PostgreSQL drops. */
function parseTime(text: string): string {
  const [seconds, decimals] = text.split('.');
  return decimals === undefined ? text : `${String(seconds)}.${decimals.slice(0, 3).padEnd(3, '0')}`;
}
