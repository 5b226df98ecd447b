import { expect } from 'chai';
import { featureCollection } from '../../../../../../server/features/append/formats/json/feature-collection.js';
import type { SourceTable } from '../../../../../../server/features/append/source/source-format.js';
import type { JobError } from '../../../../../../server/jobs/job.js';
import { rejectionOf } from '../../../../../support/rejection.js';
import { describeSource, readAll } from '../../source/source-file.js';

const features = [{ attributes: { a: 1 }, geometry: { x: 1, y: 2 } }, { attributes: { a: 2 } }];
const layerDefinition = { name: 'Cities', fields: [] };
const wkid = 25832;

describe('featureCollection source', () => {
  for (const [shape, document] of Object.entries({
    '{layers: [{layerDefinition, featureSet}]}': { layers: [{ layerDefinition, featureSet: { features } }] },
    '{featureCollection: {layers}}': {
      featureCollection: { layers: [{ featureSet: { features }, layerDefinition }] },
    },
    '{featureSet, layerDefinition}': {
      featureSet: { features, geometryType: 'esriGeometryPoint' },
      layerDefinition,
    },
    '{features, …}': { fields: [], features, spatialReference: { wkid: 4326 } },
    'a bare array': features,
  })) {
    it(`reads ${shape}`, async () => {
      const table = await describeSource(featureCollection, JSON.stringify(document));
      expect(table).to.include({ notation: 'esri', recordCount: 2 });
      const rows = await readAll(table);
      expect(rows.map(({ number, attributes, geometry }) => [number, attributes, geometry])).to.deep.equal([
        [1, { a: 1 }, { x: 1, y: 2 }],
        [2, { a: 2 }, undefined],
      ]);
    });
  }

  const references: Record<string, [object, object]> = {
    'a number that is written as text': [{ features: [], spatialReference: { wkid: '25832' } }, { wkid }],
    'a bare number': [{ features: [], spatialReference: wkid }, { wkid }],
    'its geometries first': [
      {
        features: [{ attributes: {}, geometry: { x: 1, y: 1, spatialReference: { wkid } } }],
        spatialReference: { wkid: 4326 },
      },
      { wkid },
    ],
    'its feature set, though it stands behind': [
      { features: [], spatialReference: { wkid, latestWkid: wkid } },
      { wkid, latestWkid: wkid },
    ],
    'its feature set before its layer definition': [
      {
        featureSet: { features: [], spatialReference: { wkid } },
        layerDefinition: { spatialReference: { wkid: 4326 } },
      },
      { wkid },
    ],
    'its layer definition': [
      { featureSet: { features: [] }, layerDefinition: { spatialReference: { wkid } } },
      { wkid },
    ],
    'the extent in its layer definition': [
      { featureSet: { features: [] }, layerDefinition: { extent: { spatialReference: { wkid } } } },
      { wkid },
    ],
  };
  it('refuses an unreadable spatial reference, unless the request states one', async () => {
    for (const spatialReference of [{ wkid: 'EPSG:25832' }, { name: 'NAD83' }, 'EPSG:25832']) {
      const document = JSON.stringify({ features: [], spatialReference });
      const { message } = (await rejectionOf(describeSource(featureCollection, document))) as JobError;
      expect(message).to.contain(JSON.stringify(spatialReference)).and.to.contain('sourceSR');
      const sourceInfo = { sourceSpatialReference: { wkid } };
      const stated = await describeSource(featureCollection, document, { sourceInfo });
      expect(stated.spatialReference).to.deep.equal({ wkid });
    }
    for (const spatialReference of [{}, { wkid: 0 }, { wkid: null, wkt: '' }, null]) {
      const document = JSON.stringify({ features: [], spatialReference });
      expect((await describeSource(featureCollection, document)).spatialReference).to.equal(undefined);
    }
  });

  it('refuses a geometry with an unreadable spatial reference, once', async () => {
    const at = (spatialReference: unknown): object => ({
      attributes: {},
      geometry: { x: 1, y: 1, spatialReference },
    });
    const document = { features: [at({ wkid }), at({ wkid: 'x' }), at({ wkid: 4326 }), at({})] };
    const table = await describeSource(featureCollection, JSON.stringify(document));
    const rows = await readAll(table);
    expect(rows.map(({ number, refusal }) => [number, refusal?.code])).to.deep.equal([
      [1, undefined],
      [2, 'projection'],
    ]);
    const others = table.others?.() ?? [];
    // Features that state no reference are in that of the layer, not in that of a neighbour.
    expect(others.map(({ spatialReference }) => spatialReference)).to.deep.equal([{ wkid: 4326 }, undefined]);
    const lists = await Promise.all(others.map((other) => readAll(other)));
    expect(lists.map((list) => list.map(({ number }) => number))).to.deep.equal([[3], [4]]);
  });

  for (const [place, [document, expected]] of Object.entries(references)) {
    it(`reads the spatial reference from ${place}`, async () => {
      const table = await describeSource(featureCollection, JSON.stringify(document));
      expect(table.spatialReference).to.deep.equal(expected);
    });
  }

  it('returns geometries in other spatial references than the first in tables of their own', async () => {
    const at = (spatialReference?: object) => ({
      attributes: {},
      geometry: { x: 1, y: 1, spatialReference },
    });
    const document = {
      features: [
        at({ wkid: 102100 }),
        at({ wkid: 3857 }),
        at({ wkid }),
        at(),
        { attributes: {}, geometry: null },
      ],
      spatialReference: { wkid: 4326 },
    };
    const table = await describeSource(featureCollection, JSON.stringify(document));
    const numbers = async (part: SourceTable) => (await readAll(part)).map(({ number }) => number);
    expect(await numbers(table)).to.deep.equal([1, 2, 5]);
    const others = table.others?.() ?? [];
    expect(others.map(({ spatialReference }) => spatialReference)).to.deep.equal([{ wkid }, { wkid: 4326 }]);
    expect(await Promise.all(others.map(numbers))).to.deep.equal([[3], [4]]);
  });

  it('reads up to sixteen spatial references as separate tables, and refuses features in others', async () => {
    const features = Array.from({ length: 18 }, (_, index) => ({
      attributes: {},
      geometry: { x: 1, y: 1, spatialReference: { wkid: 25820 + (index % 17) } },
    }));
    const table = await describeSource(featureCollection, JSON.stringify({ features }));
    const rows = await readAll(table);
    expect(rows.map(({ number, refusal }) => [number, refusal?.code])).to.deep.equal([
      [1, undefined],
      [17, 'invalid_geometry'],
      [18, undefined],
    ]);
    expect(table.others?.()).to.have.length(15);
  });

  it('uses the spatial reference of the request if the source states none', async () => {
    const sourceInfo = { sourceSpatialReference: { wkid: 4326 } };
    const open = await describeSource(featureCollection, JSON.stringify({ features }), { sourceInfo });
    expect(open.spatialReference).to.deep.equal({ wkid: 4326 });
    const document = JSON.stringify({ features, spatialReference: { wkid } });
    const stated = await describeSource(featureCollection, document, { sourceInfo });
    expect(stated.spatialReference).to.deep.equal({ wkid });
  });

  it('returns no spatial reference if neither states one', async () => {
    expect((await describeSource(featureCollection, '[]')).spatialReference).to.equal(undefined);
  });

  const layers = [
    { layerDefinition: { name: 'Cities' }, featureSet: { features } },
    { layerDefinition: { name: 'Roads' }, featureSet: { features: [] } },
  ];

  it('chooses among several layers by name, in any case', async () => {
    const table = await describeSource(featureCollection, JSON.stringify({ layers }), { tableName: 'ROADS' });
    expect(table.recordCount).to.equal(0);
  });

  it('asks for a name where there are several layers, and lists them', async () => {
    const error = (await rejectionOf(
      describeSource(featureCollection, JSON.stringify({ layers })),
    )) as JobError;
    expect(error.message).to.include('Cities, Roads');
    const wrong = describeSource(featureCollection, JSON.stringify({ layers }), { tableName: 'Rivers' });
    expect(((await rejectionOf(wrong)) as JobError).message).to.include('Cities, Roads');
  });

  const numbered = [
    { layerDefinition: { id: 4, name: '7' }, featureSet: { features } },
    { layerDefinition: { id: 7, name: 'Roads' }, featureSet: { features: [] } },
    { id: 9, name: 'Rivers', featureSet: { features: features.slice(1) } },
  ];
  const count = async (options: object): Promise<number> =>
    (await describeSource(featureCollection, JSON.stringify({ layers: numbered }), options)).recordCount;

  it('chooses among several layers by their number in the service', async () => {
    expect(await count({ tableId: 4 })).to.equal(2);
    expect(await count({ tableId: 7 })).to.equal(0);
    expect(await count({ tableId: 9 })).to.equal(1);
    const error = (await rejectionOf(count({ tableId: 5 }))) as JobError;
    expect(error.message).to.include('no layer 5').and.include('Rivers');
  });

  it('reads a number as a layer id if no layer has it as name', async () => {
    expect(await count({ tableName: '7' })).to.equal(2);
    expect(await count({ tableName: '4' })).to.equal(2);
    expect(await count({ tableName: '9' })).to.equal(1);
  });

  it('distinguishes m from z by the set or the layer', async () => {
    const line = { attributes: {}, geometry: { paths: [[[0, 0, 5]]] } };
    const stated = { attributes: {}, geometry: { paths: [[[0, 0, 5]]], hasZ: true, hasM: false } };
    for (const [document, expected] of [
      [{ hasM: true, features: [line] }, true],
      [{ hasM: true, hasZ: false, features: [line] }, true],
      [{ hasM: true, hasZ: true, features: [line] }, undefined],
      [{ layerDefinition: { hasM: true }, featureSet: { features: [line] } }, true],
      [{ layerDefinition: { hasM: true }, featureSet: { hasM: false, features: [line] } }, undefined],
      [{ hasM: true, features: [stated] }, false],
    ] as const) {
      const [row] = await readAll(await describeSource(featureCollection, JSON.stringify(document)));
      expect((row?.geometry as { hasM?: boolean }).hasM, JSON.stringify(document)).to.equal(expected);
    }
  });

  it('reports a GeoJSON source by name', async () => {
    const text = '{"type":"FeatureCollection","features":[]}';
    expect(((await rejectionOf(describeSource(featureCollection, text))) as JobError).message).to.include(
      'geojson',
    );
  });

  it('refuses rows without attributes or geometry', async () => {
    const table = await describeSource(featureCollection, '[5, {"geometry":{"x":1,"y":1}}, {}]');
    const rows = await readAll(table);
    expect(rows.map(({ refusal }) => refusal?.code)).to.deep.equal(['invalid_row', undefined, 'invalid_row']);
  });
});
