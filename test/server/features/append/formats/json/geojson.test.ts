import { expect } from 'chai';
import { geojson } from '../../../../../../server/features/append/formats/json/geojson.js';
import { JobError } from '../../../../../../server/jobs/job.js';
import { rejectionOf } from '../../../../../support/rejection.js';
import { describeSource, readAll } from '../../source/source-file.js';

const feature = (properties: object | null, coordinates?: number[]) => ({
  type: 'Feature',
  properties,
  geometry: coordinates ? { type: 'Point', coordinates } : null,
});

describe('geojson source', () => {
  const features = [feature({ a: 1 }, [1, 2]), feature(null), feature({ b: 'ü{[' })];
  for (const [shape, document] of Object.entries({
    'a FeatureCollection': { type: 'FeatureCollection', features },
    'an array of features': features,
  })) {
    it(`reads ${shape}`, async () => {
      const table = await describeSource(geojson, JSON.stringify(document));
      expect(table).to.include({ fields: undefined, notation: 'geojson', recordCount: 3 });
      expect(await readAll(table)).to.deep.equal([
        { number: 1, attributes: { a: 1 }, geometry: features[0]?.geometry },
        { number: 2, attributes: {}, geometry: null },
        { number: 3, attributes: { b: 'ü{[' }, geometry: null },
      ]);
    });
  }

  it('reads a single Feature', async () => {
    const table = await describeSource(geojson, JSON.stringify(features[0]));
    expect(await readAll(table)).to.deep.equal([
      { number: 1, attributes: { a: 1 }, geometry: features[0]?.geometry },
    ]);
  });

  it('reads a geometry alone as a feature without properties', async () => {
    const geometry = {
      type: 'LineString',
      coordinates: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    };
    const table = await describeSource(geojson, JSON.stringify(geometry));
    expect(await readAll(table)).to.deep.equal([{ number: 1, attributes: {}, geometry }]);
  });

  it('reads from the start again when asked twice', async () => {
    const table = await describeSource(geojson, JSON.stringify(features));
    expect(await readAll(table)).to.deep.equal(await readAll(table));
  });

  it('refuses only elements that are not features', async () => {
    const table = await describeSource(geojson, JSON.stringify([1, feature({ a: 1 }), { type: 'Point' }]));
    const rows = await readAll(table);
    expect(rows.map(({ refusal }) => refusal?.code)).to.deep.equal(['invalid_row', undefined, 'invalid_row']);
  });

  it('offers the id of a feature only where it is wanted', async () => {
    const text = JSON.stringify([{ ...feature({ a: 1 }), id: 'x1' }]);
    const table = await describeSource(geojson, text);
    expect((await readAll(table))[0]?.attributes).to.deep.equal({ a: 1 });
    expect((await readAll(table, { wantedFields: new Set(['id']) }))[0]?.attributes).to.deep.equal({
      a: 1,
      id: 'x1',
    });
  });

  it('keeps long integers whole where they are wanted, and strings as they are', async () => {
    const text =
      '[{"type":"Feature","properties":{"n":9007199254740993,"s":"9007199254740993 \\" 1","f":1.25e3},"geometry":null}]';
    const table = await describeSource(geojson, text);
    const [row] = await readAll(table, { keepsBigIntegers: true });
    expect(row?.attributes).to.deep.equal({ n: '9007199254740993', s: '9007199254740993 " 1', f: 1250 });
  });

  it('keeps long integers exact beside texts of any length', async () => {
    const s = '\\"x'.repeat(4_000_000);
    const text = `[{"type":"Feature","properties":{"s":"${s}","n":9007199254740993},"geometry":null}]`;
    const table = await describeSource(geojson, text, { chunkBytes: 2 ** 20 });
    const [row] = await readAll(table, { keepsBigIntegers: true });
    expect(row?.attributes['n']).to.equal('9007199254740993');
    expect(String(row?.attributes['s'])).to.have.length(8_000_000);
  });

  for (const [kind, content] of [
    ['a zip archive', 'PK\x03\x04'],
    ['text (csv)', 'name,x,y\n'],
    ['text in UTF-16', Buffer.from('\uFEFF[]', 'utf16le')],
    ['XML', '\n <kml/>'],
  ] as const) {
    it(`reports that a source looks like ${kind}`, async () => {
      const { message } = (await rejectionOf(
        describeSource(geojson, content, { chunkBytes: 1000 }),
      )) as JobError;
      expect(message).to.equal(`The source could not be read as geojson: it looks like ${kind}`);
    });
  }

  it('reads past any number of blanks', async () => {
    const blank = ' \n'.repeat(500);
    const document = `\uFEFF${blank}[${JSON.stringify(feature({ a: 1 }))}]`;
    for (const chunkBytes of [3, 100, 5000]) {
      const table = await describeSource(geojson, document, { chunkBytes });
      expect(await readAll(table), String(chunkBytes)).to.have.length(1);
    }
  });

  describe('spatial reference', () => {
    const withCrs = (name: string): string =>
      JSON.stringify({
        type: 'FeatureCollection',
        features: [],
        crs: { type: 'name', properties: { name } },
      });

    it('assumes WGS 84 for GeoJSON by default', async () => {
      expect((await describeSource(geojson, '[]')).spatialReference).to.deep.equal({ wkid: 4326 });
      for (const name of ['urn:ogc:def:crs:OGC:1.3:CRS84', 'http://www.opengis.net/def/crs/OGC/0/CRS84h']) {
        const { spatialReference } = await describeSource(geojson, withCrs(name));
        expect(spatialReference, name).to.deep.equal({ wkid: 4326 });
      }
    });

    for (const name of [
      ...['urn:ogc:def:crs:EPSG::25832', 'EPSG:25832', 'urn:ogc:def:crs:EPSG:9.9:25832', '25832'],
      ...['http://www.opengis.net/def/crs/EPSG/0/25832', 'https://www.opengis.net/def/crs/EPSG/9.9.1/25832'],
    ]) {
      it(`reads the spatial reference from crs ${name}, also after the features`, async () => {
        expect((await describeSource(geojson, withCrs(name))).spatialReference).to.deep.equal({
          wkid: 25832,
        });
      });
    }

    it('reads the spatial reference from a WKT definition', async () => {
      const wkt = 'LOCAL_CS["Site",UNIT["metre",1]]';
      expect((await describeSource(geojson, withCrs(wkt))).spatialReference).to.deep.equal({ wkt });
    });

    it('prefers the spatial reference of the request to that of the file', async () => {
      const sourceInfo = { sourceSpatialReference: { wkid: 3857 } };
      const table = await describeSource(geojson, withCrs('EPSG:25832'), { sourceInfo });
      expect(table.spatialReference).to.deep.equal({ wkid: 3857 });
    });

    it('refuses an unknown crs rather than guess', async () => {
      for (const name of ['my own', 'http://example.org/def/crs/EPSG/0/25832', 'EPSG/0/x25832']) {
        expect(await rejectionOf(describeSource(geojson, withCrs(name))))
          .to.be.instanceOf(JobError)
          .with.property('message')
          .that.includes(name);
      }
    });
  });

  for (const [fault, text, words] of [
    ['text that is no JSON', '{"type":', /ends too early, at byte 8/],
    ['a bad feature, by its number', '[{"type":"Feature"},{"type" "Feature"}]', /feature 2, from byte 20/],
    [
      'bytes that are no UTF-8 outside of its features',
      Buffer.from('{"type":"Feature","properties":{"a":"\xff"}}', 'latin1'),
      /not in UTF-8/,
    ],
    ['text in UTF-16', Buffer.from('[{"type":"Feature"}]', 'utf16le'), /UTF-16/],
    ['TopoJSON', '{"type":"Topology","objects":{}}', /TopoJSON/],
    [
      'a linked crs',
      '{"type":"FeatureCollection","crs":{"type":"link","properties":{"href":"x"}},"features":[]}',
      /"crs" .*link.* is unknown/,
    ],
    [
      'a transform',
      '{"type":"FeatureCollection","transform":{},"features":[]}',
      /"transform" is not supported/,
    ],
    ['an Esri feature collection', '{"layers":[]}', /no FeatureCollection/],
    ['features that are no array', '{"type":"FeatureCollection","features":{}}', /not an array/],
  ] as const) {
    it(`refuses ${fault}`, async () => {
      const error = await rejectionOf(describeSource(geojson, text).then((table) => readAll(table)));
      expect(error).to.be.instanceOf(JobError);
      expect((error as JobError).code).to.equal('append.source_unreadable');
      expect((error as JobError).message).to.match(words);
    });
  }
});
