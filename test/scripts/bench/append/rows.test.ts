import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { writeRows, writeVersions } from '../../../../scripts/bench/append/rows.js';

const { signal } = new AbortController();
/** More than are written at a time. */
const COUNT = 1201;

describe('the rows of the append benchmark', () => {
  let folder: string;
  const fileOf = (name: string): string => join(folder, name);
  const readCsv = async (name: string): Promise<string[][]> => {
    const lines = (await readFile(fileOf(name), 'utf8')).trimEnd().split('\n');
    return lines.slice(1).map((line) => line.split(','));
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-test-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('writes the same rows in every format', async () => {
    const files = { geojson: fileOf('a'), csv: fileOf('b'), featureCollection: fileOf('c') };
    await writeRows({ geometry: 'point', count: COUNT, files, signal });
    const csv = await readCsv('b');
    const geojson = JSON.parse(await readFile(files.geojson, 'utf8')) as {
      features: { properties: object; geometry: { coordinates: number[] } }[];
    };
    const collection = JSON.parse(await readFile(files.featureCollection, 'utf8')) as {
      layers: { featureSet: { features: { attributes: object; geometry: { x: number; y: number } }[] } }[];
    };
    const features = collection.layers[0]?.featureSet.features ?? [];
    expect([csv.length, geojson.features.length, features.length]).to.deep.equal([COUNT, COUNT, COUNT]);
    for (const index of [0, 500, COUNT - 1]) {
      const properties = Object.values(geojson.features[index]?.properties ?? {}).map(String);
      const coordinates = (geojson.features[index]?.geometry.coordinates ?? []).map(String);
      expect(csv[index]).to.deep.equal([...properties, ...coordinates]);
      const attributes = Object.values(features[index]?.attributes ?? {}) as (string | number)[];
      expect(new Date(attributes.at(-1) ?? '').toISOString()).to.equal(properties.at(-1));
      expect(attributes.slice(0, -1).map(String)).to.deep.equal(properties.slice(0, -1));
      const { x, y } = features[index]?.geometry ?? {};
      expect([String(x), String(y)]).to.deep.equal(coordinates);
    }
    expect(new Set(csv.map(([guid]) => guid)).size).to.equal(COUNT);
  });

  it('writes closed polygons on request', async () => {
    const files = { geojson: fileOf('a') };
    await writeRows({ geometry: 'polygon', count: 3, files, signal });
    const { features } = JSON.parse(await readFile(files.geojson, 'utf8')) as {
      features: { geometry: { coordinates: number[][][] } }[];
    };
    const ring = features[2]?.geometry.coordinates[0] ?? [];
    expect(ring).to.have.length(21);
    expect(ring.at(-1)).to.deep.equal(ring[0]);
  });

  it('writes older versions of every second row, which differ in all but the id', async () => {
    await writeVersions({
      count: COUNT,
      files: { csv: fileOf('new') },
      older: { csv: fileOf('old') },
      signal,
    });
    const [rows, older] = [await readCsv('new'), await readCsv('old')];
    expect(rows).to.have.length(COUNT);
    expect(older.map(([guid]) => guid)).to.deep.equal(
      rows.filter((_row, index) => index % 2 === 0).map(([guid]) => guid),
    );
    const columns = ['label', 'number', 'amount', 'seen_at', 'lon', 'lat'].map((name) =>
      'guid,label,kind,city,note,small,number,amount,seen_at,lon,lat'.split(',').indexOf(name),
    );
    for (const column of columns) expect(older[7]?.[column]).not.to.equal(rows[14]?.[column]);
  });
});
