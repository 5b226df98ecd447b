import type { Database } from '../../../server/storage/database/database.js';
import { REGION, type TileLayer } from './tile-layers.js';

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const EDGE = 20_037_508.342_789_244;

/** Tiles of a level within the region, spread over it; as many as there are at most. */
export function tilesOf(z: number, count: number): TileAddress[] {
  const { west, south, side } = REGION;
  const all = 2 ** z;
  const columnOf = (longitude: number): number => Math.floor(((longitude + 180) / 360) * all);
  const rowOf = (latitude: number): number => {
    const radians = (latitude * Math.PI) / 180;
    return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * all);
  };
  const [first, last] = [columnOf(west), columnOf(west + side)];
  const [top, bottom] = [rowOf(south + side), rowOf(south)];
  const tiles: TileAddress[] = [];
  for (let y = top; y <= bottom; y += 1) for (let x = first; x <= last; x += 1) tiles.push({ z, x, y });
  const step = Math.max(1, tiles.length / count);
  return Array.from({ length: Math.min(count, tiles.length) }, (_, index) => {
    return tiles[Math.floor(index * step)] ?? { z, x: first, y: top };
  });
}

/**
 * The database's own best statement for a tile: on PostGIS the tile by ST_AsMVT, on SpatiaLite, which makes none, the rows
 * that it is made of.
 */
export function statementOf({ dialect }: Database, { table }: TileLayer, { z, x, y }: TileAddress): string {
  const side = (2 * EDGE) / 2 ** z;
  const [west, north] = [x * side - EDGE, EDGE - y * side];
  if (dialect.kind === 'postgis') {
    const bounds = `ST_MakeEnvelope(${[west, north - side, west + side, north].join(', ')}, 3857)`;
    return `SELECT ST_AsMVT(tile, 'layer', 4096, 'geom', 'objectid') AS tile FROM (
      SELECT objectid, globalid::text, name, rank, pop, area, (extract(epoch FROM seen) * 1000)::bigint AS seen,
        ST_AsMVTGeom(ST_Transform(shape, 3857), ${bounds}, 4096, 64, true) AS geom
      FROM ${dialect.quote(table)} WHERE shape && ST_Transform(${bounds}, 4326)) AS tile`;
  }
  const degrees = (metres: number): number => (metres / EDGE) * 180;
  const latitude = (metres: number): number =>
    (Math.atan(Math.sinh((metres / EDGE) * Math.PI)) * 180) / Math.PI;
  const index = dialect.quote(dialect.spatialIndexName(table, 'shape'));
  return `SELECT objectid, globalid, name, rank, pop, area, seen, AsBinary(shape) AS shape FROM ${dialect.quote(table)}
    WHERE rowid IN (SELECT pkid FROM ${index} WHERE xmax >= ${String(degrees(west))} AND xmin <= ${String(degrees(west + side))}
      AND ymax >= ${String(latitude(north - side))} AND ymin <= ${String(latitude(north))})`;
}
