import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

export type BenchGeometry = 'point' | 'polygon';

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
/** Few enough to cost no memory, enough that a write costs little. */
const ROWS_A_WRITE = 500;

interface Row {
  readonly attributes: { readonly guid: string; readonly seen_at: string };
  readonly seenAt: number;
  readonly lon: number;
  readonly lat: number;
}

/** Files to write the same rows to, by format; those that are left out are not written. */
export interface RowFiles {
  readonly geojson?: string;
  /** With `lon` and `lat`: of points only. */
  readonly csv?: string;
  readonly featureCollection?: string;
}

interface RowsToWrite {
  readonly geometry: BenchGeometry;
  readonly count: number;
  readonly files: RowFiles;
  readonly signal: AbortSignal;
}

/** Writes random rows, each with an id of its own. */
export async function writeRows({ geometry, count, files, signal }: RowsToWrite): Promise<void> {
  const writers = openWriters(geometry, files);
  for (let number = 0; number < count; number += 1) {
    const row = makeRow(number, randomUUID());
    for (const writer of writers) await writer.add(row);
    if (number % ROWS_A_WRITE === 0) signal.throwIfAborted();
  }
  for (const writer of writers) await writer.end();
}

/**
 * Writes random points, and beside them older versions of every second one: the same ids with other attributes at
 * other places, as rows that an upsert finds and has to change as a whole.
 */
export async function writeVersions(
  options: Omit<RowsToWrite, 'geometry'> & { older: RowFiles },
): Promise<void> {
  const { count, files, older, signal } = options;
  const [writers, olderWriters] = [openWriters('point', files), openWriters('point', older)];
  for (let number = 0; number < count; number += 1) {
    const guid = randomUUID();
    const row = makeRow(number, guid);
    for (const writer of writers) await writer.add(row);
    if (number % 2 === 1) continue;
    const version = makeRow(count + number, guid);
    for (const writer of olderWriters) await writer.add(version);
    if (number % ROWS_A_WRITE === 0) signal.throwIfAborted();
  }
  for (const writer of [...writers, ...olderWriters]) await writer.end();
}

function makeRow(number: number, guid: string): Row {
  const seenAt = 1.5e12 + Math.floor(Math.random() * 2e11);
  const attributes = {
    guid,
    label: `Place number ${number}`,
    kind: KINDS[number % KINDS.length],
    city: `City ${number % 5000}`,
    note: `A somewhat longer text about place ${number}`,
    small: number % 30_000,
    number,
    amount: Math.random() * 100_000,
    seen_at: new Date(seenAt).toISOString(),
  };
  return { attributes, seenAt, lon: Math.random() * 358 - 179, lat: Math.random() * 168 - 84 };
}

class RowWriter {
  readonly #stream: WriteStream;
  readonly #format: RowFormat;
  #pending: string[] = [];
  #isFirst = true;

  constructor(file: string, format: RowFormat) {
    this.#stream = createWriteStream(file);
    this.#stream.write(format.head);
    this.#format = format;
  }

  async add(row: Row): Promise<void> {
    this.#pending.push(this.#format.encode(row));
    if (this.#pending.length >= ROWS_A_WRITE) await this.#flush();
  }

  async end(): Promise<void> {
    await this.#flush();
    this.#stream.end(this.#format.tail);
    await finished(this.#stream);
  }

  async #flush(): Promise<void> {
    if (this.#pending.length === 0) return;
    const text = (this.#isFirst ? '' : this.#format.separator) + this.#pending.join(this.#format.separator);
    this.#pending = [];
    this.#isFirst = false;
    if (!this.#stream.write(text)) await once(this.#stream, 'drain');
  }
}

interface RowFormat {
  readonly head: string;
  readonly separator: string;
  readonly tail: string;
  encode(row: Row): string;
}

function openWriters(geometry: BenchGeometry, files: RowFiles): RowWriter[] {
  if (files.csv !== undefined && geometry !== 'point') throw new Error('CSV has no columns for polygons');
  return [
    ...(files.geojson === undefined ? [] : [new RowWriter(files.geojson, geoJson(geometry))]),
    ...(files.csv === undefined ? [] : [new RowWriter(files.csv, CSV)]),
    ...(files.featureCollection === undefined
      ? []
      : [new RowWriter(files.featureCollection, featureCollection(geometry))]),
  ];
}

const CSV: RowFormat = {
  head: `guid,${ROW_FIELDS.map(({ name }) => name).join(',')},lon,lat\n`,
  separator: '\n',
  tail: '\n',
  encode: ({ attributes, lon, lat }) => `${Object.values(attributes).join(',')},${lon},${lat}`,
};

function geoJson(geometry: BenchGeometry): RowFormat {
  return {
    head: '{"type":"FeatureCollection","features":[\n',
    separator: ',\n',
    tail: '\n]}\n',
    encode({ attributes, lon, lat }) {
      const shape =
        geometry === 'point'
          ? { type: 'Point', coordinates: [lon, lat] }
          : { type: 'Polygon', coordinates: [ringAround(lon, lat)] };
      return JSON.stringify({ type: 'Feature', properties: attributes, geometry: shape });
    },
  };
}

function featureCollection(geometry: BenchGeometry): RowFormat {
  return {
    head: '{"layers":[{"featureSet":{"spatialReference":{"wkid":4326},"features":[\n',
    separator: ',\n',
    tail: '\n]}}]}\n',
    encode({ attributes, seenAt, lon, lat }) {
      const shape = geometry === 'point' ? { x: lon, y: lat } : { rings: [ringAround(lon, lat).reverse()] };
      return JSON.stringify({ attributes: { ...attributes, seen_at: seenAt }, geometry: shape });
    },
  };
}

/** Counter-clockwise, as GeoJSON has it; Esri's order is the other one. */
function ringAround(lon: number, lat: number): number[][] {
  const ring = Array.from({ length: VERTICES - 1 }, (_, index) => {
    const angle = (index / (VERTICES - 1)) * 2 * Math.PI;
    return [lon + Math.cos(angle) * 0.01, lat + Math.sin(angle) * 0.01];
  });
  return [...ring, ring[0] ?? []];
}
