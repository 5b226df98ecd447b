import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../support/servers/feature-server.js';
import { type EditWorld, errorsOf, openEditWorld, resultsOf } from '../edit/edit-fixtures.js';

const NAME = { name: 'name', type: 'esriFieldTypeString', length: 10 };
const LINES = { name: 'Lines', geometryType: 'esriGeometryPolyline', fields: [NAME] };
const AREAS = { name: 'Areas', geometryType: 'esriGeometryPolygon', hasZ: true, fields: [NAME] };
const POINTS = { name: 'Points', geometryType: 'esriGeometryPoint', fields: [NAME] };

const square = (size: number, at = 0): number[][] => [
  [at, at],
  [at, at + size],
  [at + size, at + size],
  [at + size, at],
  [at, at],
];

/** 100 m wide with a hole of 10 m, and a square of 5 m beside it. */
const PLOT = { rings: [square(100), square(10, 20).toReversed(), square(5, 200)] };
/** Two lines, of 5 m and 10 m. */
const WAYS = {
  paths: [
    [
      [0, 0],
      [3, 4],
    ],
    [
      [10, 0],
      [10, 10],
    ],
  ],
};

forEachDatabase('lengths and areas of features', (open) => {
  let world: EditWorld;

  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  const get = (path: string, parameters = {}): Promise<Json> =>
    world.server.get(path, parameters, world.owner);
  const names = (layer: Json): unknown[] => (layer['fields'] as Json[]).map(({ name }) => name);

  async function measured(layer: string, parameters = {}): Promise<Json[]> {
    const wish = { where: '1=1', outFields: 'name,Shape__Area,Shape__Length', ...parameters };
    const { features } = await get(`${layer}/query`, wish);
    return (features as { attributes: Json }[]).map(({ attributes }) => attributes);
  }

  async function add(layer: string, features: object[]): Promise<void> {
    const results = resultsOf(await world.edit(`${layer}/addFeatures`, { features }), 'addResults');
    expect(errorsOf(results)).to.deep.equal(features.map(() => ''));
  }

  it('shows lengths and areas in fields of lines and polygons, and of no other layers', async () => {
    const service = await world.makeService({}, [LINES, AREAS, POINTS]);
    const [lines, areas, points] = await Promise.all([0, 1, 2].map((id) => get(`${service}/${String(id)}`)));
    expect(lines).to.deep.include({
      hasGeometryProperties: true,
      geometryProperties: { shapeLengthFieldName: 'Shape__Length', units: 'esriMeters' },
    });
    expect(names(lines!)).to.deep.equal(['OBJECTID', 'GlobalID', 'name', 'Shape__Length']);
    expect(areas).to.deep.include({
      hasGeometryProperties: true,
      geometryProperties: {
        shapeAreaFieldName: 'Shape__Area',
        shapeLengthFieldName: 'Shape__Length',
        units: 'esriMeters',
      },
    });
    expect(names(areas!)).to.deep.equal(['OBJECTID', 'GlobalID', 'name', 'Shape__Area', 'Shape__Length']);
    expect((areas!['fields'] as Json[]).at(-1)).to.deep.equal({
      name: 'Shape__Length',
      type: 'esriFieldTypeDouble',
      alias: 'Shape__Length',
      sqlType: 'sqlTypeFloat',
      nullable: true,
      editable: false,
      domain: null,
      defaultValue: null,
    });
    const [{ prototype }] = areas!['templates'] as [{ prototype: unknown }];
    expect(prototype).to.deep.equal({ attributes: { name: null } });
    expect(points).not.to.have.any.keys('hasGeometryProperties', 'geometryProperties');
    expect(names(points!)).to.deep.equal(['OBJECTID', 'GlobalID', 'name']);
  });

  it('names the fields of lengths and areas in replies to queries', async () => {
    const service = await world.makeService({ spatialReference: { wkid: 2263 } }, [LINES, AREAS, POINTS]);
    const told = async (id: number, parameters = {}): Promise<unknown> =>
      (await get(`${service}/${String(id)}/query`, { where: '1=1', ...parameters }))['geometryProperties'];
    const ofLines = { shapeLengthFieldName: 'Shape__Length', units: 'esriFeet' };
    const ofAreas = { shapeAreaFieldName: 'Shape__Area', ...ofLines };
    expect(await told(0)).to.deep.equal(ofLines);
    // Whatever is asked for of the features.
    expect(await told(1, { outFields: 'name', returnGeometry: false, outSR: 4326 })).to.deep.equal(ofAreas);
    expect(await told(2)).to.equal(undefined);
    const outStatistics = [{ statisticType: 'max', onStatisticField: 'Shape__Area' }];
    expect(await told(1, { outStatistics })).to.equal(undefined);
    expect(await told(1, { returnCountOnly: true })).to.equal(undefined);
    expect(await told(1, { f: 'geojson' })).to.equal(undefined);
  });

  for (const [wkid, units] of [
    [4326, 'esriDecimalDegrees'],
    [25833, 'esriMeters'],
    [2263, 'esriFeet'],
  ] as const) {
    it(`measures lengths and areas in the units of ${String(wkid)}`, async () => {
      const service = await world.makeService({ spatialReference: { wkid } }, [LINES]);
      expect((await get(`${service}/0`))['geometryProperties']).to.include({ units });
      await add(`${service}/0`, [{ attributes: {}, geometry: { ...WAYS, spatialReference: { wkid } } }]);
      const [row] = await measured(`${service}/0`, { outFields: 'Shape__Length' });
      expect(row?.['Shape__Length']).to.be.closeTo(15, 1e-9);
    });
  }

  it('updates lengths and areas with the geometry, and refuses writes to them', async () => {
    const layer = `${await world.makeService({}, [AREAS])}/0`;
    await add(layer, [
      { attributes: { name: 'plot', Shape__Area: 7, shape__length: 7 }, geometry: PLOT },
      { attributes: { name: 'nothing', Shape__Area: 7 } },
    ]);
    const [plot, nothing] = await measured(layer);
    expect(plot?.['Shape__Area']).to.be.closeTo(10_000 - 100 + 25, 1e-9);
    expect(plot?.['Shape__Length']).to.be.closeTo(400 + 40 + 20, 1e-9);
    expect(nothing).to.deep.equal({ name: 'nothing', Shape__Area: null, Shape__Length: null });

    const geometry = { rings: [square(2).map(([x = 0, y = 0]) => [x, y, x * 100])] };
    const features = [
      { attributes: { OBJECTID: 1, Shape__Length: 1 }, geometry },
      { attributes: { OBJECTID: 2, name: 'named' } },
    ];
    const updated = await world.edit(`${layer}/updateFeatures`, { features });
    expect(errorsOf(resultsOf(updated, 'updateResults'))).to.deep.equal(['', '']);
    // In the plane, however steep.
    expect((await measured(layer))[0]).to.deep.equal({ name: 'plot', Shape__Area: 4, Shape__Length: 8 });
    const calcExpression = [{ field: 'Shape__Area', value: 1 }];
    const calculated = await world.edit(`${layer}/calculate`, { where: '1=1', calcExpression });
    expect(errorOf(calculated).details.join()).to.contain('Shape__Area cannot be written by clients');
  });

  it('queries lengths and areas like other numbers', async () => {
    const layer = `${await world.makeService({}, [AREAS])}/0`;
    const squares = [3, 1, 2].map((size) => ({
      attributes: { name: `s${String(size)}` },
      geometry: { rings: [square(size)] },
    }));
    await add(layer, squares);
    const found = await measured(layer, { where: 'Shape__Area > 1', orderByFields: 'shape__length DESC' });
    expect(found.map(({ name }) => name)).to.deep.equal(['s3', 's2']);
    const outStatistics = [
      { statisticType: 'sum', onStatisticField: 'Shape__Area', outStatisticFieldName: 'total' },
      { statisticType: 'max', onStatisticField: 'Shape__Length', outStatisticFieldName: 'longest' },
    ];
    const { features } = await get(`${layer}/query`, { outStatistics });
    expect(features).to.deep.equal([{ attributes: { total: 14, longest: 12 } }]);
    const wish = { f: 'geojson', where: "name = 's2'", outFields: '*', outSR: 3857 };
    const geojson = await get(`${layer}/query`, wish);
    const [{ properties }] = geojson['features'] as [{ properties: Json }];
    expect(properties).to.include({ Shape__Area: 4, Shape__Length: 8 });
    const indexed = await world.server.post(
      `${layer.replace('/rest/', '/rest/admin/')}/addToDefinition`,
      { addToDefinition: { indexes: [{ name: 'by_area', fields: 'Shape__Area' }] } },
      world.owner,
    );
    expect(indexed).to.deep.equal({ success: true });
    const nine = await measured(layer, { where: 'Shape__Area = 9', outFields: 'name' });
    expect(nine).to.deep.equal([{ name: 's3' }]);
  });

  it('computes lengths and areas of appended features, whatever their source says', async () => {
    const layer = `${await world.makeService({ spatialReference: { wkid: 4326 } }, [LINES])}/0`;
    async function append(rows: readonly object[], more = {}): Promise<void> {
      const features = rows.map((properties, index) => ({
        type: 'Feature',
        properties: { Shape__Length: 99, ...properties },
        geometry: {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [0, index + 1],
          ],
        },
      }));
      const edits = { type: 'FeatureCollection', features };
      const parameters = { edits, appendUploadFormat: 'geojson', rollbackOnFailure: true, ...more };
      const { statusUrl } = await world.edit(`${layer}/append`, parameters);
      const ended = await world.server.ended(String(statusUrl), world.owner);
      expect(ended).to.include({ status: 'Completed', recordCount: rows.length });
    }
    const lengths = async (): Promise<unknown[]> =>
      (await measured(layer, { outFields: 'name,Shape__Length' })).map((row) => Object.values(row));
    await append([{ name: 'a' }, { name: 'b' }]);
    expect(await lengths()).to.deep.equal([
      ['a', 1],
      ['b', 2],
    ]);
    await append([{ OBJECTID: 2 }, { OBJECTID: 9, name: 'c' }], { upsert: true });
    expect(await lengths()).to.deep.equal([
      ['a', 1],
      ['b', 1],
      ['c', 2],
    ]);
    await append([{ name: 'd' }], { truncateExisting: true });
    expect(await lengths()).to.deep.equal([['d', 1]]);
    const admin = `${layer.replace('/rest/', '/rest/admin/')}/truncate`;
    expect(await world.server.post(admin, {}, world.owner)).to.deep.equal({ success: true });
    await append([{ name: 'e' }]);
    expect(await lengths()).to.deep.equal([['e', 1]]);
  });

  // Where most rows are changed, some databases write all of them anew.
  it('computes lengths and areas of very many upserted features', async () => {
    const layer = `${await world.makeService({ spatialReference: { wkid: 4326 } }, [LINES])}/0`;
    const count = 6000;
    async function append(length: number, more = {}): Promise<Json> {
      const features = Array.from({ length: count }, (_, index) => ({
        attributes: { OBJECTID: index + 1, name: String(length) },
        geometry: {
          paths: [
            [
              [0, 0],
              [0, length],
            ],
          ],
        },
      }));
      const edits = { layers: [{ featureSet: { features } }] };
      const { statusUrl } = await world.edit(`${layer}/append`, { edits, rollbackOnFailure: true, ...more });
      return world.server.ended(String(statusUrl), world.owner);
    }
    const total = async (): Promise<unknown> => {
      const outStatistics = [
        { statisticType: 'sum', onStatisticField: 'Shape__Length', outStatisticFieldName: 'total' },
      ];
      const { features } = await get(`${layer}/query`, { outStatistics });
      return (features as { attributes: Json }[])[0]?.attributes['total'];
    };
    expect(await append(1)).to.include({ status: 'Completed', insertCount: count });
    expect(await total()).to.equal(count);
    expect(await append(2, { upsert: true })).to.include({ status: 'Completed', updateCount: count });
    expect(await total()).to.equal(2 * count);
  });

  it('keeps the fields of lengths and areas with the layer, and lets views hide them', async () => {
    const ignored = { name: 'Shape__Area', type: 'esriFieldTypeDouble' };
    const service = await world.makeService({}, [{ ...AREAS, fields: [NAME, ignored] }]);
    const admin = `${service.replace('/rest/', '/rest/admin/')}/0`;
    const change = (action: string, parameters: object): Promise<Json> =>
      world.server.post(`${admin}/${action}`, { [action]: parameters }, world.owner);
    const refused = await change('deleteFromDefinition', { fields: [{ name: 'shape__area' }] });
    expect(errorOf(refused).details.join()).to.contain(
      'Shape__Area cannot be deleted: it is computed from the geometry',
    );
    const unique = await change('addToDefinition', { indexes: [{ fields: 'Shape__Area', isUnique: true }] });
    expect(errorOf(unique).details.join()).to.match(/^addToDefinition\.indexes\[0\]\.isUnique: /);
    const tracking = await change('updateDefinition', { editFieldsInfo: { creatorField: 'Shape__Area' } });
    expect(errorOf(tracking).details.join()).to.contain('updateDefinition.editFieldsInfo');
    const aliased = { fields: [{ name: 'Shape__Area', alias: 'Size', editable: true, nullable: false }] };
    expect(await change('updateDefinition', aliased)).to.deep.equal({ success: true });
    const { fields } = await get(`${service}/0`);
    expect((fields as Json[]).find(({ name }) => name === 'Shape__Area')).to.include({
      alias: 'Size',
      editable: false,
      nullable: true,
    });

    await world.server.post(
      '/sharing/rest/content/users/owner/createService',
      { createParameters: { name: 'Shown_areas', isView: true } },
      world.owner,
    );
    const viewLayerDefinition = {
      sourceServiceName: service.split('/')[3],
      sourceLayerId: 0,
      sourceLayerFields: ['name', 'Shape__Length'],
    };
    const added = await world.server.post(
      '/rest/admin/services/Shown_areas/FeatureServer/addToDefinition',
      { addToDefinition: { layers: [{ name: 'Shown', adminLayerInfo: { viewLayerDefinition } }] } },
      world.owner,
    );
    expect(added).to.include({ success: true });
    const view = await get('/rest/services/Shown_areas/FeatureServer/0');
    expect(view).to.deep.include({
      geometryProperties: { shapeLengthFieldName: 'Shape__Length', units: 'esriMeters' },
    });
    expect(names(view)).to.deep.equal(['OBJECTID', 'GlobalID', 'name', 'Shape__Length']);
    const found = await get('/rest/services/Shown_areas/FeatureServer/0/query', { where: '1=1' });
    expect(found['geometryProperties']).to.deep.equal(view['geometryProperties']);
  });
});
