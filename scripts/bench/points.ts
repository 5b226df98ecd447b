import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** The attributes of the measured points, beside their `guid`: GeoServices type and SQL-ready name. */
export const POINT_FIELDS = [
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

/** Writes the same random points as GeoJSON and as CSV (`lon`, `lat`). */
export async function writePoints(
  count: number,
  files: { readonly geojson: string; readonly csv: string },
): Promise<void> {
  const geojson = createWriteStream(files.geojson);
  const csv = createWriteStream(files.csv);
  geojson.write('{"type":"FeatureCollection","features":[\n');
  csv.write(`guid,${POINT_FIELDS.map(({ name }) => name).join(',')},lon,lat\n`);
  for (let number = 0; number < count; number += 1) {
    const properties = {
      guid: randomUUID(),
      label: `Place number ${number}`,
      kind: KINDS[number % KINDS.length],
      city: `City ${number % 5000}`,
      note: `A somewhat longer text about place ${number}`,
      small: number % 30_000,
      number,
      amount: Math.random() * 100_000,
      seen_at: new Date(1.5e12 + Math.floor(Math.random() * 2e11)).toISOString(),
    };
    const [lon, lat] = [Math.random() * 360 - 180, Math.random() * 170 - 85];
    const geometry = { type: 'Point', coordinates: [lon, lat] };
    await write(
      geojson,
      `${number === 0 ? '' : ',\n'}${JSON.stringify({ type: 'Feature', properties, geometry })}`,
    );
    await write(csv, `${Object.values(properties).join(',')},${lon},${lat}\n`);
  }
  geojson.end('\n]}\n');
  csv.end();
  await Promise.all([finished(geojson), finished(csv)]);
}

async function write(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
