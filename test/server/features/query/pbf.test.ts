import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { queryFeatures } from '@esri/arcgis-rest-feature-service';
import { expect } from 'chai';
import { PbfReader } from 'pbf';
import type { Field, FieldType, Layer } from '../../../../server/features/model/layer.js';
import { queryLayer } from '../../../../server/features/query/query-layer.js';
import type { PlanOptions } from '../../../../server/features/query/plan/query-plan.js';
import type { QueryParameters } from '../../../../server/features/model/query-parameters.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { createFilledLayer, makeLayer, type TestRow, wkbOf } from './query-layers.js';

const points = makeLayer();
const lines = makeLayer({ table: 'lines', geometryType: 'esriGeometryPolyline' });
const areas = makeLayer({
  table: 'areas',
  geometryType: 'esriGeometryPolygon',
  srid: 3857,
  spatialReference: { wkid: 102100, latestWkid: 3857 },
});
const peaks = makeLayer({ table: 'peaks', geometryType: 'esriGeometryMultipoint', hasZ: true, hasM: true });

const ROWS: readonly TestRow[] = [
  {
    name: 'Bergen',
    rank: -2,
    pop: 291940,
    big: 9007199254740991,
    ratio: 0.5,
    area: 0.1 + 0.2,
    seen: '1969-02-28T12:34:56.789Z',
    day_: '2024-02-29',
    opens: '08:30:00.250',
    logged: '2024-02-29T12:00:00+05:30',
    ref: 'abcdef01-2345-6789-abcd-ef0123456789',
    shape: wkbOf('Point', [5.322054123456789, -60.39126279999999]),
  },
  { name: 'Ålesund', big: -5 },
];

const PARTS = [
  [
    [0, 0],
    [1.5, 2.5],
    [1.5, 2.5],
  ],
  [
    [-3, 4],
    [5, -6],
  ],
];
const OUTER = [
  [0, 0],
  [0, 10.5],
  [10.5, 10.5],
  [0, 0],
];
const HOLE = [
  [2, 4],
  [3, 5],
  [2, 5],
  [2, 4],
];

const SQL_TYPES: Readonly<Record<FieldType, number>> = {
  esriFieldTypeOID: 10,
  esriFieldTypeGlobalID: 16,
  esriFieldTypeGUID: 16,
  esriFieldTypeSmallInteger: 18,
  esriFieldTypeInteger: 10,
  esriFieldTypeBigInteger: 0,
  esriFieldTypeSingle: 17,
  esriFieldTypeDouble: 7,
  esriFieldTypeString: 15,
  esriFieldTypeDate: 22,
  esriFieldTypeDateOnly: 4,
  esriFieldTypeTimeOnly: 20,
  esriFieldTypeTimestampOffset: 26,
};

const FIELD_TYPES: Readonly<Record<FieldType, number>> = {
  esriFieldTypeOID: 6,
  esriFieldTypeGlobalID: 11,
  esriFieldTypeGUID: 10,
  esriFieldTypeSmallInteger: 0,
  esriFieldTypeInteger: 1,
  esriFieldTypeBigInteger: 13,
  esriFieldTypeSingle: 2,
  esriFieldTypeDouble: 3,
  esriFieldTypeString: 4,
  esriFieldTypeDate: 5,
  esriFieldTypeDateOnly: 14,
  esriFieldTypeTimeOnly: 15,
  esriFieldTypeTimestampOffset: 16,
};

interface Decoded {
  readonly features: readonly { readonly attributes: object; readonly geometry: unknown }[];
  readonly [key: string]: unknown;
}

forEachDatabase('query replies as protocol buffers', (open) => {
  let database: Database;
  before(async () => {
    ({ features: database } = await open());
    await createFilledLayer(database, points, ROWS);
    await createFilledLayer(database, lines, [{ shape: wkbOf('MultiLineString', PARTS) }]);
    await createFilledLayer(database, areas, [{ shape: wkbOf('MultiPolygon', [[OUTER, HOLE]]) }]);
    await createFilledLayer(database, peaks, [
      {
        shape: wkbOf(
          'MultiPoint',
          [
            [1, 2, 30.5, 4],
            [1.5, 2, 20, -1.25],
          ],
          3000,
        ),
      },
    ]);
  });

  const run = async (
    layer: Layer,
    parameters: QueryParameters,
    options: PlanOptions = {},
  ): Promise<Uint8Array> => {
    const { signal } = new AbortController();
    const sent = { f: 'pbf', outFields: ['*'], ...parameters };
    const { body, mediaType } = await queryLayer({ database, layer, parameters: sent, signal, ...options });
    expect(mediaType).to.equal('application/x-protobuf');
    return body as Uint8Array;
  };
  /** As the JavaScript client of such services reads it. */
  const decode = async (
    layer: Layer,
    parameters: QueryParameters = {},
    options: PlanOptions = {},
  ): Promise<Decoded> => {
    const bytes = await run(layer, parameters, options);
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/x-protobuf').end(bytes);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${String(port)}/FeatureServer/0`;
    const decoded = await queryFeatures({ url, f: 'pbf-as-arcgis' });
    server.close();
    server.closeAllConnections();
    return decoded as unknown as Decoded;
  };

  it('writes every type of attribute and null to protocol buffers', async () => {
    const { features, objectIdFieldName, globalIdFieldName, fields } = await decode(points, {});
    expect(features.map(({ attributes }) => attributes)).to.deep.equal([
      {
        OBJECTID: 1,
        GlobalID: '00000000-0000-4000-8000-000000000001',
        NAME: 'Bergen',
        NOTE: null,
        RANK: -2,
        POP: 291940,
        BIG: 9007199254740991,
        RATIO: 0.5,
        AREA: 0.30000000000000004,
        SEEN: Date.UTC(1969, 1, 28, 12, 34, 56, 789),
        DAY_: '2024-02-29',
        OPENS: '08:30:00.250',
        LOGGED: '2024-02-29T12:00:00+05:30',
        REF: 'abcdef01-2345-6789-abcd-ef0123456789',
      },
      {
        ...Object.fromEntries(points.fields.map(({ name }) => [name, null])),
        OBJECTID: 2,
        GlobalID: '00000000-0000-4000-8000-000000000002',
        NAME: 'Ålesund',
        BIG: -5,
      },
    ]);
    expect([objectIdFieldName, globalIdFieldName]).to.deep.equal(['OBJECTID', 'GlobalID']);
    expect((fields as { name: string; type: string; sqlType: string }[]).slice(0, 3)).to.deep.equal([
      {
        name: 'OBJECTID',
        type: 'esriFieldTypeOID',
        alias: 'OBJECTID',
        sqlType: 'sqlTypeInteger',
        domain: null,
        defaultValue: null,
      },
      {
        name: 'GlobalID',
        type: 'esriFieldTypeGlobalID',
        alias: 'GlobalID',
        sqlType: 'sqlTypeOther',
        domain: null,
        defaultValue: null,
      },
      {
        name: 'NAME',
        type: 'esriFieldTypeString',
        alias: 'NAME',
        sqlType: 'sqlTypeNVarchar',
        domain: null,
        defaultValue: null,
      },
    ]);
  });

  it('writes points, lines and polygons to a tenth of a millimetre', async () => {
    const [point, none] = (await decode(points)).features;
    const { x, y } = point?.geometry as { x: number; y: number };
    expect(x).to.be.closeTo(5.322054123456789, 1e-9);
    expect(y).to.be.closeTo(-60.39126279999999, 1e-9);
    expect(none?.geometry).to.equal(null);
    const [line] = (await decode(lines)).features;
    expect(rounded(line?.geometry, 'paths')).to.deep.equal(PARTS);
    const area = await decode(areas, {});
    expect(area['spatialReference']).to.deep.equal({ wkid: 102100, latestWkid: 3857 });
    // This client nests the rings of a polygon.
    const { rings } = area.features[0]?.geometry as { rings: number[][][][] };
    expect(rounded({ rings: rings.flat() }, 'rings')).to.deep.equal([OUTER, HOLE]);
  });

  it('writes quantized coordinates to protocol buffers on request', async () => {
    const bytes = await run(areas, {
      quantizationParameters: { tolerance: 1, extent: { xmin: 0, ymin: 0, ymax: 11 } },
    });
    const [feature] = (
      await decode(areas, {
        quantizationParameters: { tolerance: 1, extent: { xmin: 0, ymin: 0, ymax: 11 } },
      })
    ).features;
    expect(
      rounded({ rings: (feature?.geometry as { rings: number[][][][] }).rings.flat() }, 'rings')[0],
    ).to.deep.equal([
      [0, 0],
      [0, 10],
      [11, 10],
      [0, 0],
    ]);
    expect(bytes.length).to.be.lessThan((await run(areas, {})).length);
  });

  it('turns outer rings clockwise, and omits rings too small for the requested steps', async () => {
    const turned = makeLayer({ table: 'turned', geometryType: 'esriGeometryPolygon' });
    const speck = HOLE.map(([x = 0, y = 0]) => [x / 10 + 5, y / 10 + 4.5]);
    const rings = [[...OUTER].reverse(), [...HOLE].reverse(), speck];
    await createFilledLayer(database, turned, [{ shape: wkbOf('MultiPolygon', [rings]) }]);
    const [lengths, coordinates]: [number[], number[]] = [[], []];
    const bytes = await run(turned, { quantizationParameters: { tolerance: 0.5 } });
    read(bytes, [2, 1, 15, 2, 2], (pbf) => pbf.readPackedVarint(lengths));
    read(bytes, [2, 1, 15, 2, 3], (pbf) => pbf.readPackedSVarint(coordinates));
    expect(lengths).to.deep.equal([4, 4]);
    expect(coordinates).to.deep.equal([...[0, 0, 0, -21, 21, 0, -21, 21], ...[4, -8, 2, -2, -2, 0, 0, 2]]);
  });

  it('writes footprints of multipatches as polygons', async () => {
    const solids = makeLayer({ table: 'solids', geometryType: 'esriGeometryMultiPatch', hasZ: true });
    await createFilledLayer(database, solids, [{ shape: wkbOf('MultiPolygon', [[OUTER]]) }]);
    const footprint = { multipatchOption: 'xyFootprint', returnZ: true };
    const types: number[] = [];
    const bytes = await run(solids, footprint);
    read(bytes, [2, 1, 7], (pbf) => types.push(pbf.readVarint()));
    read(bytes, [2, 1, 10], (pbf) => types.push(pbf.readVarint()));
    expect(types).to.deep.equal([3]);
  });

  it('writes z and m beside x and y', async () => {
    const bytes = await run(peaks, { returnZ: true, returnM: true });
    const coordinates: number[] = [];
    const lengths: number[] = [];
    read(bytes, [2, 1, 15, 2, 3], (pbf) => pbf.readPackedSVarint(coordinates));
    read(bytes, [2, 1, 15, 2, 2], (pbf) => pbf.readPackedVarint(lengths));
    expect(lengths).to.deep.equal([2]);
    expect(coordinates).to.deep.equal([1e9, -2e9, 305000, 40000, 5e8, 0, -105000, -52500]);
  });

  it('names the fields of lengths and areas in protocol buffers', async () => {
    const geometryProperties = {
      shapeAreaFieldName: 'Shape__Area',
      shapeLengthFieldName: 'Shape__Length',
      units: 'esriMeters',
    };
    expect(await decode(areas, {}, { geometryProperties })).to.deep.include({ geometryProperties });
    expect(await decode(areas)).not.to.have.property('geometryProperties');
  });

  it('writes one position for a point, without a length', async () => {
    const bytes = await run(points, { quantizationParameters: { tolerance: 1 } });
    const [lengths, coordinates]: [number[], number[]] = [[], []];
    read(bytes, [2, 1, 15, 2, 2], (pbf) => pbf.readPackedVarint(lengths));
    read(bytes, [2, 1, 15, 2, 3], (pbf) => pbf.readPackedSVarint(coordinates));
    expect([lengths, coordinates]).to.deep.equal([[], [5, 60]]);
  });

  it('reports in protocol buffers that there are no geometries', async () => {
    const types = async (layer: Layer, parameters: QueryParameters = {}): Promise<number[]> => {
      const found: number[] = [];
      read(await run(layer, parameters), [2, 1, 7], (pbf) => found.push(pbf.readVarint()));
      return found;
    };
    expect([await types(points), await types(lines), await types(areas), await types(peaks)]).to.deep.equal([
      [0],
      [2],
      [3],
      [1],
    ]);
    expect(await types(areas, { returnGeometry: false })).to.deep.equal([127]);
    const outStatistics = [{ statisticType: 'count', onStatisticField: 'NAME' }];
    expect(await types(areas, { outStatistics })).to.deep.equal([127]);
  });

  it('writes no ids and no extent where nothing is selected', async () => {
    const [ids, sides]: [number[], number[]] = [[], []];
    const none = { where: '1=0' };
    read(await run(points, { ...none, returnIdsOnly: true }), [2, 3, 3], (pbf) => pbf.readPackedVarint(ids));
    expect(ids).to.deep.equal([]);
    const extent = await run(points, { ...none, returnExtentOnly: true });
    for (const side of [1, 2, 3, 4]) read(extent, [2, 4, 1, side], (pbf) => sides.push(pbf.readDouble()));
    expect(sides).to.deep.equal([NaN, NaN, NaN, NaN]);
    const counts: number[] = [];
    read(extent, [2, 4, 2], (pbf) => counts.push(pbf.readVarint()));
    expect(counts).to.deep.equal([]);
  });

  it('reports that there are more features in protocol buffers', async () => {
    expect(await decode(points, { resultRecordCount: 1 })).to.have.property('exceededTransferLimit', true);
    expect((await decode(points, { resultRecordCount: 1 })).features).to.have.length(1);
    expect(await decode(points)).to.have.property('exceededTransferLimit', false);
  });

  it('writes 64-bit integers to protocol buffers', async () => {
    await database.write(async (trx) => {
      await trx.raw(`UPDATE places SET big = -9223372036854775807 WHERE objectid = 2`);
    });
    const found: string[] = [];
    read(await run(points, { outFields: ['BIG'], where: 'OBJECTID = 2' }), [2, 1, 15, 1, 8], (pbf) => {
      let [value, shift] = [0n, 0n];
      for (let byte = 0x80; byte & 0x80; shift += 7n) {
        byte = pbf.buf[pbf.pos++] ?? 0;
        value |= BigInt(byte & 0x7f) << shift;
      }
      found.push(String((value >> 1n) ^ -(value & 1n)));
    });
    expect(found).to.deep.equal(['-9223372036854775807']);
  });

  describe('before the features', () => {
    const strings = (bytes: Uint8Array, ...path: number[]): string[] => {
      const found: string[] = [];
      read(bytes, [2, 1, ...path], (pbf) => found.push(pbf.readString()));
      return found;
    };
    const numbers = (bytes: Uint8Array, ...path: number[]): number[] => {
      const found: number[] = [];
      read(bytes, [2, 1, ...path], (pbf) => found.push(pbf.readVarint()));
      return found;
    };
    const doubles = (bytes: Uint8Array, ...path: number[]): number[] => {
      const found: number[] = [];
      for (const member of [1, 2, 3, 4])
        read(bytes, [2, 1, ...path, member], (pbf) => found.push(pbf.readDouble()));
      return found;
    };

    it('describes each field with its name, type and length before the features', async () => {
      const domain = {
        type: 'codedValue',
        name: 'ranks',
        codedValues: [{ name: 'Least', code: -2 }],
      } as const;
      const more: Readonly<Record<string, Partial<Field>>> = {
        name: { alias: 'What it is called', defaultValue: 'unnamed' },
        rank: { domain, defaultValue: 7 },
      };
      const fields = points.fields.map((field) => ({ ...field, ...more[field.column] }));
      const bytes = await run({ ...points, fields }, { where: '1=0' });
      expect(strings(bytes, 13, 1)).to.deep.equal(fields.map(({ name }) => name));
      expect(strings(bytes, 13, 3)).to.deep.equal(fields.map(({ alias }) => alias));
      // Numbers of the public `FeatureCollection.proto`.
      expect(new Set(fields.map(({ type }) => type))).to.have.all.keys(Object.keys(FIELD_TYPES));
      expect(numbers(bytes, 13, 2)).to.deep.equal(fields.map(({ type }) => FIELD_TYPES[type]));
      expect(numbers(bytes, 13, 4)).to.deep.equal(fields.map(({ type }) => SQL_TYPES[type]));
      expect(strings(bytes, 13, 5)).to.deep.equal([JSON.stringify(domain)]);
      expect(strings(bytes, 13, 6).toSorted()).to.deep.equal(['7', 'unnamed']);
      expect(strings(bytes, 2, 1)).to.deep.equal(['OBJECTID']);
      expect(numbers(bytes, 2, 2)).to.deep.equal([1]);
    });

    it('describes a text spatial reference and the transform of each dimension', async () => {
      const wkt = 'GEOGCS["Ours",DATUM["D_Ours",SPHEROID["Ours",6378137.0,298.25]],PRIMEM["Greenwich",0.0]]';
      const inWords = await run({ ...points, spatialReference: { wkt } }, {});
      expect(strings(inWords, 8, 5)).to.deep.equal([wkt]);
      expect([...numbers(inWords, 8, 1), ...numbers(inWords, 8, 2)]).to.deep.equal([]);
      const high = await run(peaks, { returnZ: true, returnM: true });
      expect(numbers(high, 12, 1)).to.deep.equal([0]);
      expect(doubles(high, 12, 2)).to.deep.equal([1e-9, 1e-9, 1e-4, 1e-4]);
      expect(doubles(high, 12, 3)).to.deep.equal([0, 0, 0, 0]);
      const quantizationParameters = {
        ...{ originPosition: 'lowerLeft', tolerance: 0.5 },
        extent: { xmin: -3, ymin: -4, xmax: 0, ymax: 0 },
      };
      const low = await run(peaks, { quantizationParameters });
      expect(numbers(low, 12, 1)).to.deep.equal([1]);
      expect(doubles(low, 12, 2)).to.deep.equal([0.5, 0.5, 1e-4, 1e-4]);
      expect(doubles(low, 12, 3)).to.deep.equal([-3, -4, 0, 0]);
    });
  });

  it('writes counts, ids, extents and groups to protocol buffers', async () => {
    const numbers: number[] = [];
    read(await run(points, { returnCountOnly: true }), [2, 2, 1], (pbf) => numbers.push(pbf.readVarint()));
    read(await run(points, { returnIdsOnly: true }), [2, 3, 3], (pbf) => pbf.readPackedVarint(numbers));
    expect(numbers).to.deep.equal([2, 1, 2]);
    const sides: number[] = [];
    const extent = await run(areas, { returnExtentOnly: true, returnCountOnly: true });
    for (const side of [1, 2, 3, 4]) read(extent, [2, 4, 1, side], (pbf) => sides.push(pbf.readDouble()));
    read(extent, [2, 4, 2], (pbf) => sides.push(pbf.readVarint()));
    expect(sides).to.deep.equal([0, 0, 10.5, 10.5, 1]);
    const groups = await run(points, {
      outStatistics: [{ statisticType: 'max', onStatisticField: 'NAME', outStatisticFieldName: 'last' }],
    });
    const texts: string[] = [];
    read(groups, [2, 1, 15, 1, 1], (pbf) => texts.push(pbf.readString()));
    expect(texts).to.deep.equal(['Ålesund']);
  });
});

/** The parts of a geometry, without what the steps have cost them. */
function rounded(geometry: unknown, member: string): number[][][] {
  const parts = (geometry as Record<string, number[][][]>)[member] ?? [];
  return parts.map((part) => part.map((position) => position.map((value) => Number(value.toFixed(6)) + 0)));
}

/** Calls `take` at each field that is reached by these numbers, from the outside in. */
function read(bytes: Uint8Array, path: readonly number[], take: (pbf: PbfReader) => unknown): void {
  const descend = (pbf: PbfReader, depth: number, end?: number): void => {
    pbf.readFields(
      (tag) => {
        if (tag !== path[depth]) return;
        if (depth === path.length - 1) take(pbf);
        else descend(pbf, depth + 1, pbf.readVarint() + pbf.pos);
      },
      undefined,
      end,
    );
  };
  descend(new PbfReader(bytes), 0);
}
