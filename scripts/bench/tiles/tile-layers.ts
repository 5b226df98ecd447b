import type { Database } from '../../../server/storage/database/database.js';
import type { BenchPlace } from '../support/bench-place.js';

/** A layer whose tiles are requested, alone in its service. */
export interface TileLayer {
  readonly name: 'points' | 'polygons';
  readonly service: string;
  readonly table: string;
  readonly rows: number;
}

/** Degrees in which all features lie: levels from 10 on have many in each tile. */
export const REGION = { west: 0, south: 45, side: 6 } as const;

const FIELDS = [
  { name: 'NAME', type: 'esriFieldTypeString', length: 40 },
  { name: 'RANK', type: 'esriFieldTypeSmallInteger' },
  { name: 'POP', type: 'esriFieldTypeInteger' },
  { name: 'AREA', type: 'esriFieldTypeDouble' },
  { name: 'SEEN', type: 'esriFieldTypeDate' },
];

const CORNERS = 20;
const RADIUS = 0.0123;

/** Makes a public service for each layer, with a layer of points or of polygons of 21 vertices without rows. */
export async function makeServices(url: string, { administrator, authorization }: BenchPlace): Promise<void> {
  const post = async (path: string, form: Readonly<Record<string, string>>): Promise<void> => {
    const body = new URLSearchParams({ f: 'json', ...form });
    const reply = await fetch(url + path, { method: 'POST', body, headers: { authorization } });
    const text = await reply.text();
    if (!text.includes('"success":true')) throw new Error(`${path}: ${text}`);
  };
  for (const kind of ['Point', 'Polygon']) {
    const name = `${kind}s`;
    await post(`/sharing/rest/content/users/${administrator.username}/createService`, {
      outputType: 'featureService',
      createParameters: JSON.stringify({ name, access: 'public', spatialReference: { wkid: 4326 } }),
    });
    const layer = { name, type: 'Feature Layer', geometryType: `esriGeometry${kind}`, fields: FIELDS };
    await post(`/rest/admin/services/${name}/FeatureServer/addToDefinition`, {
      addToDefinition: JSON.stringify({ layers: [layer] }),
    });
  }
}

/** Fills the layers in SQL: the same rows on both databases, spread over the region. */
export async function fillTileLayers(
  features: Database,
  rows: { readonly points: number; readonly polygons: number },
): Promise<TileLayer[]> {
  const tables = await features
    .knex<{ key: number; table_name: string }>('layers')
    .orderBy('key')
    .select('table_name');
  const layers = (['points', 'polygons'] as const).map((name, id): TileLayer => {
    const service = name === 'points' ? 'Points' : 'Polygons';
    return { name, service, table: tables[id]?.table_name ?? '', rows: rows[name] };
  });
  const { dialect } = features;
  const sqlOf = SQL[dialect.kind];
  const { west, south, side } = REGION;
  const extent = JSON.stringify({ xmin: west, ymin: south, xmax: west + side, ymax: south + side });
  await features.write(async (trx) => {
    for (const { name, table, rows: count } of layers) {
      await dialect.dropSpatialIndex(trx, table, 'shape');
      await trx.raw(
        `INSERT INTO ${dialect.quote(table)} (globalid, name, rank, pop, area, seen, shape)
         ${sqlOf.series(count)}
         SELECT ${sqlOf.globalId}, 'Place number ' || i, i % 10, i, i / 7.0, ${sqlOf.instant}, ${sqlOf[name]} FROM series`,
      );
      await dialect.createSpatialIndex(trx, table, 'shape');
      await trx('layers').where('table_name', table).update({ extent, edit_count: 1 });
    }
  });
  // Vacuum now, as autovacuum does by itself after a while.
  await features.knex.raw(dialect.kind === 'postgis' ? 'VACUUM (ANALYZE)' : 'SELECT 1');
  return layers;
}

/** Coordinates of all their digits, as spread as if they were random. */
const SIDE = String(REGION.side);
const X = `((i * 7919.0) / 1000003.0 - floor((i * 7919.0) / 1000003.0)) * ${SIDE} + ${String(REGION.west)}`;
const Y = `((i * 104729.0) / 1000033.0 - floor((i * 104729.0) / 1000033.0)) * ${SIDE} + ${String(REGION.south)}`;

function polygonText(x: string, y: string): string {
  const corners = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (-2 * Math.PI * (corner % CORNERS)) / CORNERS;
    return `(${x} + ${String(Math.cos(angle) * RADIUS)}) || ' ' || (${y} + ${String(Math.sin(angle) * RADIUS)})`;
  });
  return `'MULTIPOLYGON(((' || ${corners.join(" || ',' || ")} || ')))'`;
}

const DOUBLE_X = `(${X})::double precision`;
const DOUBLE_Y = `(${Y})::double precision`;

const SQL = {
  spatialite: {
    series: (count: number) =>
      `WITH RECURSIVE series(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM series WHERE i < ${String(count)})`,
    globalId: `printf('00000000-0000-4000-8000-%012d', i)`,
    instant: `strftime('%Y-%m-%dT%H:%M:%fZ', 1600000000 + i * 37, 'unixepoch')`,
    points: `MakePoint(${X}, ${Y}, 4326)`,
    polygons: `GeomFromText(${polygonText(`(${X})`, `(${Y})`)}, 4326)`,
  },
  postgis: {
    series: (count: number) => `WITH series AS (SELECT i FROM generate_series(1, ${String(count)}) i)`,
    globalId: `('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid`,
    instant: 'to_timestamp(1600000000 + i * 37)',
    points: `ST_SetSRID(ST_MakePoint(${DOUBLE_X}, ${DOUBLE_Y}), 4326)`,
    polygons: `ST_GeomFromText(${polygonText(`(${DOUBLE_X})`, `(${DOUBLE_Y})`)}, 4326)`,
  },
} as const;
