import type { Database } from '../../../server/storage/database/database.js';
import type { BenchPlace } from './bench-place.js';

/** Kinds of layers: points, and polygons of 21 vertices. */
export type LayerKind = 'points' | 'polygons';

/** Table of a filled layer. */
export interface FilledLayer {
  readonly name: LayerKind;
  readonly table: string;
  readonly rows: number;
}

/** Area in degrees over which features are spread. */
export interface Region {
  readonly west: number;
  readonly south: number;
  readonly width: number;
  readonly height: number;
}

const FIELDS = [
  { name: 'NAME', type: 'esriFieldTypeString', length: 40 },
  { name: 'RANK', type: 'esriFieldTypeSmallInteger' },
  { name: 'POP', type: 'esriFieldTypeInteger' },
  { name: 'AREA', type: 'esriFieldTypeDouble' },
  { name: 'SEEN', type: 'esriFieldTypeDate' },
];
const CORNERS = 20;
const RADIUS = 0.0123;

/** Makes a public service with layers of these kinds, in their order and without rows. */
export async function makeService(
  url: string,
  { administrator, authorization }: BenchPlace,
  { name, kinds }: { readonly name: string; readonly kinds: readonly LayerKind[] },
): Promise<void> {
  const post = async (path: string, form: Readonly<Record<string, string>>): Promise<void> => {
    const body = new URLSearchParams({ f: 'json', ...form });
    const reply = await fetch(url + path, { method: 'POST', body, headers: { authorization } });
    const text = await reply.text();
    if (!text.includes('"success":true')) throw new Error(`${path}: ${text}`);
  };
  await post(`/sharing/rest/content/users/${administrator.username}/createService`, {
    outputType: 'featureService',
    createParameters: JSON.stringify({ name, access: 'public', spatialReference: { wkid: 4326 } }),
  });
  const layers = kinds.map((kind) => ({
    name: kind === 'points' ? 'Points' : 'Polygons',
    type: 'Feature Layer',
    geometryType: kind === 'points' ? 'esriGeometryPoint' : 'esriGeometryPolygon',
    fields: FIELDS,
  }));
  await post(`/rest/admin/services/${name}/FeatureServer/addToDefinition`, {
    addToDefinition: JSON.stringify({ layers }),
  });
}

/** Fills the two first layers, of points and of polygons, in SQL: the same rows on both databases. */
export async function fillLayers(
  features: Database,
  rows: Readonly<Record<LayerKind, number>>,
  region: Region,
): Promise<FilledLayer[]> {
  const tables = await features
    .knex<{ key: number; table_name: string }>('layers')
    .orderBy('key')
    .select('table_name');
  const layers = (['points', 'polygons'] as const).map((name, index): FilledLayer => {
    return { name, table: tables[index]?.table_name ?? '', rows: rows[name] };
  });
  const { dialect } = features;
  const sqlOf = sqlFor(region)[dialect.kind];
  await features.write(async (trx) => {
    for (const { name, table, rows: count } of layers) {
      await dialect.dropSpatialIndex(trx, table, 'shape');
      await trx.raw(
        `INSERT INTO ${dialect.quote(table)} (globalid, name, rank, pop, area, seen, shape)
         ${sqlOf.series(count)}
         SELECT ${sqlOf.globalId}, 'Place number ' || i, i % 10, i, i / 7.0, ${sqlOf.instant}, ${sqlOf[name]} FROM series`,
      );
      await dialect.createSpatialIndex(trx, table, 'shape');
    }
  });
  // Vacuum now, as autovacuum does by itself after a while.
  await features.knex.raw(dialect.kind === 'postgis' ? 'VACUUM (ANALYZE)' : 'SELECT 1');
  return layers;
}

function polygonText(x: string, y: string): string {
  const corners = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (-2 * Math.PI * (corner % CORNERS)) / CORNERS;
    return `(${x} + ${String(Math.cos(angle) * RADIUS)}) || ' ' || (${y} + ${String(Math.sin(angle) * RADIUS)})`;
  });
  return `'MULTIPOLYGON(((' || ${corners.join(" || ',' || ")} || ')))'`;
}

/** SQL of both databases. Coordinates have all their digits, and are as spread as if they were random. */
function sqlFor({ west, south, width, height }: Region) {
  const x = `((i * 7919.0) / 1000003.0 - floor((i * 7919.0) / 1000003.0)) * ${String(width)} + ${String(west)}`;
  const y = `((i * 104729.0) / 1000033.0 - floor((i * 104729.0) / 1000033.0)) * ${String(height)} + ${String(south)}`;
  const doubleX = `(${x})::double precision`;
  const doubleY = `(${y})::double precision`;
  return {
    spatialite: {
      series: (count: number) =>
        `WITH RECURSIVE series(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM series WHERE i < ${String(count)})`,
      globalId: `printf('00000000-0000-4000-8000-%012d', i)`,
      instant: `strftime('%Y-%m-%dT%H:%M:%fZ', 1600000000 + i * 37, 'unixepoch')`,
      points: `MakePoint(${x}, ${y}, 4326)`,
      polygons: `GeomFromText(${polygonText(`(${x})`, `(${y})`)}, 4326)`,
    },
    postgis: {
      series: (count: number) => `WITH series AS (SELECT i FROM generate_series(1, ${String(count)}) i)`,
      globalId: `('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid`,
      instant: 'to_timestamp(1600000000 + i * 37)',
      points: `ST_SetSRID(ST_MakePoint(${doubleX}, ${doubleY}), 4326)`,
      polygons: `ST_GeomFromText(${polygonText(`(${doubleX})`, `(${doubleY})`)}, 4326)`,
    },
  } as const;
}
