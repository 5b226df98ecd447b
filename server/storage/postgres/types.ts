import type { Knex } from 'knex';
import { TypeOverrides, types as pgTypes } from 'pg';

/**
 * How values of PostgreSQL arrive in JavaScript: as they do from SQLite, so that what reads them need not
 * know which it is. Given to each connection; `pg`'s global table stays as it is.
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
  // `pg` would make Dates in the zone of this process out of these.
  [TIMESTAMP, asText],
  [DATE, asText],
  [TIME, parseTime],
  // SQLite has no JSON type either: whoever wrote it parses it.
  [JSON, asText],
  [JSONB, asText],
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
  // `infinity` and years that have not four digits.
  if (match === null) return text;
  const [, date, time, decimals = ''] = match;
  return `${String(date)}T${String(time)}.${decimals.padEnd(3, '0')}Z`;
}

/** PostgreSQL drops trailing zeros of the fraction. */
function parseTime(text: string): string {
  const [seconds, decimals] = text.split('.');
  return decimals === undefined ? text : `${String(seconds)}.${decimals.slice(0, 3).padEnd(3, '0')}`;
}
