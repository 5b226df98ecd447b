import { expect } from 'chai';
import type { Principal } from '../../../../server/auth/principal.js';
import { addLayers, type ServiceAdditions } from '../../../../server/features/definition/add-layers.js';
import { createService } from '../../../../server/features/definition/create-service.js';
import { deleteService } from '../../../../server/features/definition/delete-service.js';
import {
  findLayer,
  findLayerByKey,
  listLayers,
  recordLayerEdit,
} from '../../../../server/features/catalog/layer-repository.js';
import type { Service } from '../../../../server/features/model/service.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  failureOf,
  faultsOf,
  openTestFeatures,
  type TestFeatures,
} from '../../../support/databases/features.js';
import { skipWithoutGdal } from '../../../support/fast-lane.js';

const POINTS = { name: 'Cities', geometryType: 'esriGeometryPoint' };
const CODE = { name: 'Code', type: 'esriFieldTypeString', length: 12, nullable: false };

forEachDatabase('addLayers', (open) => {
  let test: TestFeatures;
  let owner: Principal;
  let service: Service;
  let count = 0;

  before(async () => {
    test = await openTestFeatures(await open());
    owner = await test.addUser('ada', 'author');
  });
  after(() => test.close());

  beforeEach(async () => {
    service = await createService(test.definitionContext, { name: `Places${String(++count)}` }, owner);
  });

  function add(additions: ServiceAdditions): ReturnType<typeof addLayers> {
    return addLayers(test.definitionContext, service, additions);
  }

  async function tableOf(layerId: number): Promise<string> {
    const layer = await findLayer(test.databases.features, service.key, layerId);
    if (layer === undefined) throw new Error(`no layer ${String(layerId)}`);
    return layer.table;
  }

  it('numbers layers and tables in the order of their definition, and continues from there', async () => {
    const added = await add({ layers: [POINTS, { ...POINTS, name: 'Towns' }], tables: [{ name: 'Log' }] });
    expect(added).to.deep.equal({
      layers: [
        { name: 'Cities', id: 0 },
        { name: 'Towns', id: 1 },
      ],
      tables: [{ name: 'Log', id: 2 }],
    });
    expect((await add({ tables: [{ name: 'Notes' }] })).tables).to.deep.equal([{ name: 'Notes', id: 3 }]);
  });

  it('finds a layer again as it was defined', async () => {
    await add({ layers: [{ ...POINTS, hasZ: true, fields: [CODE], description: 'd', minScale: 5000 }] });
    const { features } = test.databases;
    const [layer] = await listLayers(features, service.key);
    expect(layer).to.deep.include({
      serviceKey: service.key,
      id: 0,
      name: 'Cities',
      geometryType: 'esriGeometryPoint',
      hasZ: true,
      hasM: false,
      srid: 3857,
      extent: undefined,
      editorTracking: undefined,
      supportsAppend: true,
      lastEditAt: test.now,
    });
    expect(layer?.presentation).to.include({ description: 'd', minScale: 5000 });
    expect(layer?.table).to.match(/^places\d+_cities_\d+_0$/);
    expect(await findLayerByKey(features, layer?.key ?? 0)).to.deep.equal(layer);
  });

  for (const type of ['Point', 'Multipoint', 'Polyline', 'Polygon']) {
    it(`makes a table for geometries of type ${type}`, async () => {
      await add({ layers: [{ ...POINTS, geometryType: `esriGeometry${type}`, fields: [CODE] }] });
      const row = await test.databases.features
        .knex(await tableOf(0))
        .count({ rows: '*' })
        .first();
      expect(Number(row?.rows)).to.equal(0);
    });
  }

  it('makes a column for every type of field', async () => {
    const types = ['GUID', 'SmallInteger', 'Integer', 'BigInteger', 'Single', 'Double', 'String', 'Date'];
    const more = ['DateOnly', 'TimeOnly', 'TimestampOffset'];
    const fields = [...types, ...more].map((type) => ({ name: `a${type}`, type: `esriFieldType${type}` }));
    await add({ tables: [{ name: 'Log', fields }] });
    const columns = await test.databases.features.knex(await tableOf(0)).columnInfo();
    expect(columns).to.include.all.keys(
      ...fields.map(({ name }) => name.toLowerCase()),
      'objectid',
      'globalid',
    );
  });

  it('lets the database refuse a second row with the same unique value', async () => {
    const indexes = [{ fields: 'code', isUnique: true }];
    await add({ tables: [{ name: 'Log', fields: [CODE], indexes }] });
    const table = await tableOf(0);
    const { features } = test.databases;
    const insert = (globalid: string): Promise<unknown> =>
      features.write((trx) => trx(table).insert({ code: 'BGO', globalid }));
    await insert('6f9619ff-8b86-d011-b42d-00c04fc964f1');
    const error: unknown = await insert('6f9619ff-8b86-d011-b42d-00c04fc964f2').catch((e: unknown) => e);
    expect(features.dialect.isUniqueViolation(error)).to.equal(true);
  });

  it('adds nothing when one definition has a fault, and reports the faults of all', async function () {
    skipWithoutGdal(this);
    const error = await failureOf(
      add({
        layers: [
          POINTS,
          { ...POINTS, name: 'cities' },
          { name: 'Far', geometryType: 'esriGeometryPoint', spatialReference: { wkid: 999999 } },
        ],
        tables: [{ name: 'Log', fields: [{ name: 'raw', type: 'esriFieldTypeBlob' }] }],
      }),
    );
    expect(error.code).to.equal('feature.bad_definition');
    expect(faultsOf(error)).to.have.all.keys(
      'addToDefinition.layers[1].name',
      'addToDefinition.layers[2].spatialReference',
      'addToDefinition.tables[0].fields[0].type',
    );
    expect(await listLayers(test.databases.features, service.key)).to.deep.equal([]);
  });

  it('refuses a layer name that the service already has', async () => {
    await add({ layers: [POINTS] });
    expect(faultsOf(await failureOf(add({ tables: [{ name: 'CITIES' }] })))).to.have.key(
      'addToDefinition.tables[0].name',
    );
  });

  it('refuses an addition without layers', async () => {
    expect(faultsOf(await failureOf(add({})))).to.have.key('addToDefinition');
  });

  it('gives layers of two concurrent additions different numbers', async () => {
    const [one, two] = await Promise.all([
      add({ layers: [POINTS] }),
      add({ layers: [{ ...POINTS, name: 'B' }] }),
    ]);
    expect([one.layers[0]?.id, two.layers[0]?.id].sort()).to.deep.equal([0, 1]);
  });

  it('records the extent and the time of an edit', async () => {
    await add({ layers: [POINTS] });
    const { features } = test.databases;
    const [layer] = await listLayers(features, service.key);
    const extent = { xmin: 1, ymin: 2, xmax: 3, ymax: 4 };
    await features.write((trx) => recordLayerEdit(trx, layer?.key ?? 0, { extent, at: test.now + 5 }));
    expect(await findLayer(features, service.key, 0)).to.deep.include({ extent, lastEditAt: test.now + 5 });
  });

  it('deletes layers and their tables with the service', async () => {
    await add({ layers: [POINTS] });
    const { features } = test.databases;
    const table = await tableOf(0);
    await deleteService(test.databases, service);
    expect(await features.knex.schema.hasTable(table)).to.equal(false);
    expect(await listLayers(features, service.key)).to.deep.equal([]);
    const error = await failureOf(add({ layers: [POINTS] }));
    expect(error.code).to.equal('feature.no_service');
  });
});
