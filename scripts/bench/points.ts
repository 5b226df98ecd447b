import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** The attributes of the measured rows, beside their `guid`: GeoServices type and SQL-ready name. */
export const ROW_FIELDS = [
  { name: 'label', type: 'esriFieldTypeString', length: 60 },
  { name: 'kind', type: 'esriFieldTypeString', length: 20 },
  { name: 'city', type: 'esriFieldTypeString', length: 60 },
  { name: 'note', type: 'esriFieldTypeString', length: 120 },
  { name: 'small', type: 'esriFieldTypeInteger' },
  { name: 'number', type: 'esriFieldTypeInteger' },
  { name: 'amount', type: 'esriFieldTypeDouble' },
  { name: 'seen_at', type: 'esriFieldTypeDate' },
] as const;

const KINDS = ['park', 'school', 'shop', 'station'];

/** Corners of a measured polygon, the last one being the first again. */
const VERTICES = 21;

export interface WrittenRows {
  readonly geojson: string;
  /** Of points with `lon` and `lat`; empty of polygons, which CSV has no columns for. */
  readonly csv: string;
  readonly featureCollection: string;
}

/** Writes the same random points, or polygons, in three formats. */
export async function writeRows(
  geometry: 'point' | 'polygon',
  count: number,
  files: WrittenRows,
): Promise<void> {
  const geojson = createWriteStream(files.geojson);
  const csv = createWriteStream(files.csv);
  const collection = createWriteStream(files.featureCollection);
  geojson.write('{"type":"FeatureCollection","features":[\n');
  csv.write(`guid,${ROW_FIELDS.map(({ name }) => name).join(',')},lon,lat\n`);
  collection.write('{"layers":[{"featureSet":{"spatialReference":{"wkid":4326},"features":[\n');
  for (let number = 0; number < count; number += 1) {
    const seen = 1.5e12 + Math.floor(Math.random() * 2e11);
    const properties = {
      guid: randomUUID(),
      label: `Place number ${number}`,
      kind: KINDS[number % KINDS.length],
      city: `City ${number % 5000}`,
      note: `A somewhat longer text about place ${number}`,
      small: number % 30_000,
      number,
      amount: Math.random() * 100_000,
      seen_at: new Date(seen).toISOString(),
    };
    const [lon, lat] = [Math.random() * 358 - 179, Math.random() * 168 - 84];
    const comma = number === 0 ? '' : ',\n';
    const ring = geometry === 'polygon' ? ringAround(lon, lat) : undefined;
    const shape = ring === undefined ? point(lon, lat) : { type: 'Polygon', coordinates: [ring] };
    const esri = ring === undefined ? { x: lon, y: lat } : { rings: [[...ring].reverse()] };
    await write(geojson, `${comma}${JSON.stringify({ type: 'Feature', properties, geometry: shape })}`);
    const attributes = { ...properties, seen_at: seen };
    await write(collection, `${comma}${JSON.stringify({ attributes, geometry: esri })}`);
    if (ring === undefined) await write(csv, `${Object.values(properties).join(',')},${lon},${lat}\n`);
  }
  geojson.end('\n]}\n');
  csv.end();
  collection.end('\n]}}]}\n');
  await Promise.all([geojson, csv, collection].map((stream) => finished(stream)));
}

function point(lon: number, lat: number): object {
  return { type: 'Point', coordinates: [lon, lat] };
}

/** Counter-clockwise, as GeoJSON has it; Esri's order is the other one. */
function ringAround(lon: number, lat: number): number[][] {
  const ring = Array.from({ length: VERTICES - 1 }, (_, index) => {
    const angle = (index / (VERTICES - 1)) * 2 * Math.PI;
    return [lon + Math.cos(angle) * 0.01, lat + Math.sin(angle) * 0.01];
  });
  return [...ring, ring[0] ?? []];
}

async function write(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
