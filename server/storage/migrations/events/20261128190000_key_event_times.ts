import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';

/**
 * Start and end on the clock of a site in UTC: the instant, and of a whole day its date, which no zone moves.
 * Lists of such sites filter and sort by them, and feature services show them.
 */
export async function up(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  await trx.schema.alterTable('events', (table) => {
    // SQLite does not answer from an index alone where a column is generated.
    for (const name of ['start_key', 'end_key']) table.bigInteger(name).notNullable().defaultTo(0);
  });
  await trx('events').update({
    start_key: trx.raw('CASE WHEN is_all_day THEN start_wall ELSE start_at END'),
    end_key: trx.raw('CASE WHEN is_all_day THEN end_wall ELSE end_at END'),
  });
  await trx.schema.alterTable('events', (table) => {
    table.dropIndex([], 'events_listed');
    table.index(['start_wall', 'id', 'end_wall', ...FILTERED], 'events_listed');
    table.index(['start_key', 'id', 'end_key', ...FILTERED], 'events_listed_utc');
  });
  const forms = dialect.kind === 'postgis' ? POSTGIS : SPATIALITE;
  for (const [scope, isShown] of SCOPES) {
    await trx.raw(`DROP VIEW map_${scope}_events`);
    await trx.raw(createEvents(scope, isShown, forms));
  }
}

/** The other columns that lists are filtered and sorted by, so that they read nothing but an index. */
const FILTERED = [
  ...['is_all_day', 'status', 'hide_from_listings', 'author_id', 'featured'],
  ...['published_at', 'modified_at', 'created_at'],
];

/** Condition that the record of an alias is in a scope. */
type IsShown = (alias: string) => string;

const SCOPES: readonly (readonly [scope: string, isShown: IsShown])[] = [
  ['public', (alias) => `${alias}.status = 'publish' AND ${alias}.password IS NULL`],
  ['all', (alias) => `${alias}.status <> 'trash'`],
];

/** Expressions that differ between the databases. */
interface Forms {
  readonly point: string;
  /** Instant of a column in epoch milliseconds. */
  readonly instant: (column: string) => string;
  /** Wall clock of a column, as text. */
  readonly wallClock: (column: string) => string;
}

const POSTGIS: Forms = {
  point: 'ST_SetSRID(ST_MakePoint(v.geo_lng, v.geo_lat), 4326)',
  instant: (column) => `to_timestamp(${column} / 1000.0)`,
  wallClock: (column) =>
    `to_char(to_timestamp(${column} / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')`,
};

const SPATIALITE: Forms = {
  point: 'MakePoint(v.geo_lng, v.geo_lat, 4326)',
  instant: (column) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`,
  wallClock: (column) => `strftime('%Y-%m-%d %H:%M:%S', ${column} / 1000.0, 'unixepoch')`,
};

const ADDRESS = ['address', 'city', 'stateprovince', 'zip', 'country'];

/** The view of before, but for its start and end. */
function createEvents(scope: string, isShown: IsShown, { point, instant, wallClock }: Forms): string {
  return `CREATE VIEW map_${scope}_events AS
    SELECT e.id AS objectid, ${flag(`${isShown('e')} AND (v.id IS NULL OR (${isShown('v')}))`)} AS is_shown, e.title, NULLIF(e.description, '') AS description,
      ${instant('e.start_key')} AS start_date, ${instant('e.end_key')} AS end_date,
      ${wallClock('e.start_wall')} AS start_local, ${wallClock('e.end_wall')} AS end_local, e.time_zone,
      ${flag('e.is_all_day')} AS all_day, ${flag('e.featured')} AS featured,
      ${textOf('e', 'website')}, v.id AS venue_id, v.title AS venue,
      ${ADDRESS.map((name) => textOf('v', name)).join(', ')},
      e.slug, e.status, ${instant('e.published_at')} AS published,
      ${instant('COALESCE(e.modified_at, e.published_at)')} AS modified, ${point} AS shape
    FROM events e
      LEFT JOIN event_venues ev ON ev.event_id = e.id AND ev.position = 0
      LEFT JOIN venues v ON v.id = ev.venue_id AND ${isShown('v')}
    WHERE NOT e.hide_from_listings AND ${isShown('e')}`;
}

function flag(condition: string): string {
  return `CASE WHEN ${condition} THEN 1 ELSE 0 END`;
}

function textOf(alias: string, name: string): string {
  return `NULLIF(${alias}.${name}, '') AS ${name}`;
}
