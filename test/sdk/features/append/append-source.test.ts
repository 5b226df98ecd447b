import { expect } from 'chai';
import { isFairgroundError } from '../../../../sdk/src/errors/guards.js';
import {
  type SentSource,
  type ContentStream,
  encodeSource,
  type SourceOptions,
} from '../../../../sdk/src/features/append/append-source.js';

const geoJson = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [5, 60] },
  properties: { id: 1 },
} as const;
const esri = { attributes: { id: 1 }, geometry: { x: 5, y: 60 } };

const textOf = (content: Blob | ContentStream): Promise<string> => new Response(content as Blob).text();

describe('encodeSource', () => {
  const table: [string, SentSource, SourceOptions, { fileName: string; format: string }][] = [
    ['a file by its name', new File(['a'], 'Cities.CSV'), {}, { fileName: 'Cities.CSV', format: 'csv' }],
    [
      'a blob by its media type',
      new Blob(['{}'], { type: 'application/geo+json; charset=utf-8' }),
      {},
      { fileName: 'features.geojson', format: 'geojson' },
    ],
    ['a workbook', new File(['a'], 'a.XLSX'), {}, { fileName: 'a.XLSX', format: 'excel' }],
    ['a zipped geodatabase', new File(['a'], 'a.gdb.zip'), {}, { fileName: 'a.gdb.zip', format: 'filegdb' }],
    ['a zipped shapefile', new File(['a'], 'a.shp.zip'), {}, { fileName: 'a.shp.zip', format: 'shapefile' }],
    [
      'the same by its other ending',
      new File(['a'], 'a.shz'),
      {},
      { fileName: 'a.shz', format: 'shapefile' },
    ],
    [
      'features line by line, by their media type',
      new Blob(['{}\n'], { type: 'application/geo+json-seq' }),
      {},
      { fileName: 'features.jsonl', format: 'jsonl' },
    ],
    ['a GeoPackage', new File(['a'], 'a.gpkg'), {}, { fileName: 'a.gpkg', format: 'gpkg' }],
    [
      'a mobile geodatabase',
      new File(['a'], 'a.geodatabase'),
      {},
      { fileName: 'a.geodatabase', format: 'sqlite' },
    ],
    ['text by the file name given', 'a,b', { fileName: 'x.csv' }, { fileName: 'x.csv', format: 'csv' }],
    [
      'bytes by the format given',
      new Uint8Array([97]),
      { format: 'csv' },
      { fileName: 'features.csv', format: 'csv' },
    ],
    [
      'the format given over the name',
      new File(['a'], 'cities.json'),
      { format: 'geojson' },
      { fileName: 'cities.json', format: 'geojson' },
    ],
    [
      'a GeoJSON collection',
      { type: 'FeatureCollection', features: [geoJson] },
      {},
      { fileName: 'features.geojson', format: 'geojson' },
    ],
    ['a list of GeoJSON features', [geoJson], {}, { fileName: 'features.geojson', format: 'geojson' }],
    [
      'a list of a service’s features',
      [esri],
      {},
      { fileName: 'features.json', format: 'featureCollection' },
    ],
    [
      'a query’s answer',
      { features: [esri] },
      {},
      { fileName: 'features.json', format: 'featureCollection' },
    ],
    ['no features', [], {}, { fileName: 'features.geojson', format: 'geojson' }],
  ];
  for (const [what, source, options, expected] of table) {
    it(`recognizes ${what}`, () => {
      expect(encodeSource(source, options)).to.include(expected);
    });
  }

  it('uploads a list of GeoJSON features as a collection', async () => {
    const { content } = encodeSource([geoJson]);
    expect(JSON.parse(await textOf(content))).to.deep.equal({
      type: 'FeatureCollection',
      features: [geoJson],
    });
  });

  it('uploads a list of a service’s features as a feature set', async () => {
    const { content } = encodeSource([esri]);
    expect(JSON.parse(await textOf(content))).to.deep.equal({ features: [esri] });
  });

  it('uploads text as it is', async () => {
    const { content } = encodeSource('name\nŽilina\n', { format: 'csv' });
    expect(await textOf(content)).to.equal('name\nŽilina\n');
  });

  it('requires a format that nothing indicates', () => {
    expect(() => encodeSource('a,b'))
      .to.throw(/`format` must be one of csv, geojson, featureCollection/)
      .that.satisfies(isFairgroundError);
  });
});
