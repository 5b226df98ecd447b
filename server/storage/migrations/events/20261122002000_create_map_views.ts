import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';

/**
 * Venues, and events where they happen, in the form of layers' tables, which is how feature services read them.
 * `map_public_…` have what everybody may see: published, without a password, and of an event only such a venue.
 * `map_all_…` have all that is not in the trash. Events that are hidden from listings are in neither.
 *
 * PostgreSQL looks at conditions on a view in any order with the view's own: `is_shown` is for who must not look at rows
 * that the view leaves out, even if only to end in an error. It is 1 in each row of it.
 */
export async function up(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  const forms = dialect.kind === 'postgis' ? POSTGIS : SPATIALITE;
  await trx.raw(forms.index);
  for (const [scope, isShown] of SCOPES) {
    await trx.raw(createVenues(scope, isShown, forms));
    await trx.raw(createEvents(scope, isShown, forms));
    if (dialect.kind === 'spatialite') await createIndexViews(trx, scope);
  }
}

/** Condition that the record of an alias is in a scope. */
type IsShown = (alias: string) => string;

const SCOPES: readonly (readonly [scope: string, isShown: IsShown])[] = [
  ['public', (alias) => `${alias}.status = 'publish' AND ${alias}.password IS NULL`],
  ['all', (alias) => `${alias}.status <> 'trash'`],
];

/** Expressions that differ between the databases. */
interface Forms {
  readonly index: string;
  readonly point: string;
  /** Instant of a column in epoch milliseconds. */
  readonly instant: (column: string) => string;
  /** Wall clock of a column, for people to read. */
  readonly wallClock: (column: string) => string;
}

const POSTGIS: Forms = {
  index: 'CREATE INDEX venues_point ON venues USING gist (ST_SetSRID(ST_MakePoint(geo_lng, geo_lat), 4326))',
  point: 'ST_SetSRID(ST_MakePoint(v.geo_lng, v.geo_lat), 4326)',
  instant: (column) => `to_timestamp(${column} / 1000.0)`,
  wallClock: (column) =>
    `to_char(to_timestamp(${column} / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')`,
};

const SPATIALITE: Forms = {
  index: 'CREATE INDEX venues_lng_lat ON venues (geo_lng, geo_lat)',
  point: 'MakePoint(v.geo_lng, v.geo_lat, 4326)',
  instant: (column) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`,
  wallClock: (column) => `strftime('%Y-%m-%d %H:%M:%S', ${column} / 1000.0, 'unixepoch')`,
};

/** Texts of venues, by which events tell where they are, too. */
const ADDRESS = ['address', 'city', 'stateprovince', 'zip', 'country'];

function createVenues(scope: string, isShown: IsShown, { point, instant }: Forms): string {
  return `CREATE VIEW map_${scope}_venues AS
    SELECT v.id AS objectid, ${flag(isShown('v'))} AS is_shown, v.title AS name, NULLIF(v.description, '') AS description,
      ${[...ADDRESS, 'phone', 'website'].map((name) => textOf('v', name)).join(', ')},
      v.slug, v.status, ${instant('v.published_at')} AS published,
      ${instant('COALESCE(v.modified_at, v.published_at)')} AS modified, ${point} AS shape
    FROM venues v WHERE ${isShown('v')}`;
}

function createEvents(scope: string, isShown: IsShown, { point, instant, wallClock }: Forms): string {
  return `CREATE VIEW map_${scope}_events AS
    SELECT e.id AS objectid, ${flag(`${isShown('e')} AND (v.id IS NULL OR (${isShown('v')}))`)} AS is_shown, e.title, NULLIF(e.description, '') AS description,
      ${instant('e.start_at')} AS start_date, ${instant('e.end_at')} AS end_date,
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

/** Under the names and with the columns of SpatiaLite's index tables; answered by the index of venues. */
async function createIndexViews(trx: Knex.Transaction, scope: string): Promise<void> {
  const sides = 'v.geo_lng AS xmin, v.geo_lng AS xmax, v.geo_lat AS ymin, v.geo_lat AS ymax';
  await trx.raw(`CREATE VIEW idx_map_${scope}_venues_shape AS
    SELECT v.id AS pkid, ${sides} FROM venues v WHERE v.geo_lng IS NOT NULL`);
  await trx.raw(`CREATE VIEW idx_map_${scope}_events_shape AS
    SELECT ev.event_id AS pkid, ${sides} FROM venues v JOIN event_venues ev ON ev.venue_id = v.id
    WHERE v.geo_lng IS NOT NULL AND ev.position = 0`);
}
