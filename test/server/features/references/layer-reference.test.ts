// @needs gdal
import { expect } from 'chai';
import type { Principal } from '../../../../server/auth/principal.js';
import { addLayers } from '../../../../server/features/definition/add-layers.js';
import { createService } from '../../../../server/features/definition/create-service.js';
import { deleteService } from '../../../../server/features/definition/delete-service.js';
import { findLayer } from '../../../../server/features/catalog/layer-repository.js';
import {
  findLayerReference,
  freeReferences,
  type LayerReference,
  storeReference,
  sweepReferences,
} from '../../../../server/features/references/layer-reference.js';
import { deleteLayers } from '../../../../server/features/definition/delete-layers.js';
import type { Service } from '../../../../server/features/model/service.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  failureOf,
  faultsOf,
  openTestFeatures,
  type TestFeatures,
} from '../../../support/databases/features.js';
import {
  countReferences,
  customReferences,
  leaveReferences,
  transverseMercator,
} from '../../../support/databases/references.js';

const { signal } = new AbortController();

forEachDatabase('references of layers', (open, kind) => {
  let test: TestFeatures;
  let owner: Principal;
  let count = 0;

  // Each test has a database of its own: all of them count its references.
  beforeEach(async () => {
    test = await openTestFeatures(await open());
    owner = await test.addUser('ada', 'author');
  });
  afterEach(() => test.close());

  function make(): Promise<Service> {
    return createService(test.definitionContext, { name: `Places${String(++count)}` }, owner);
  }

  /** Adds a layer in words to a service; its number in the database. */
  async function addLayer(service: Service, meridian: number): Promise<number> {
    const definition = {
      name: `Cities${String(++count)}`,
      geometryType: 'esriGeometryPoint',
      spatialReference: { wkt: transverseMercator(meridian) },
    };
    const { layers } = await addLayers(test.definitionContext, service, { layers: [definition] });
    const layer = await findLayer(test.databases.features, service.key, layers[0]?.id ?? NaN);
    return layer?.srid ?? NaN;
  }

  async function findWords(meridian: number): Promise<LayerReference> {
    const found = await findLayerReference(
      test.databases.features,
      { wkt: transverseMercator(meridian) },
      signal,
    );
    if (found === undefined) throw new Error('PROJ does not know it');
    return found;
  }

  it('gives a text reference one number of its own, though many layers are created at the same moment', async () => {
    const services = await Promise.all([make(), make(), make(), make()]);
    const numbers = await Promise.all(services.map((service, index) => addLayer(service, index % 2)));
    expect(numbers[2]).to.equal(numbers[0]);
    expect(numbers[3]).to.equal(numbers[1]);
    expect(new Set(numbers)).to.have.property('size', 2);
    for (const number of numbers) expect(number).to.be.within(910_000, 989_999);
    expect(await customReferences(test.databases.features)).to.have.members([...new Set(numbers)]);
  });

  it('frees the number of a text reference with its last layer', async () => {
    const { features } = test.databases;
    const before = await countReferences(features);
    const [one, other] = [await make(), await make()];
    const number = await addLayer(one, 3);
    expect(await addLayer(one, 3)).to.equal(number);
    expect(await addLayer(other, 3)).to.equal(number);
    await deleteLayers(features, one, { layers: [{ id: 0 }] });
    await deleteService(test.databases, other);
    expect(await customReferences(features)).to.deep.equal([number]);
    await deleteLayers(features, one, { layers: [{ id: 1 }] });
    expect(await customReferences(features)).to.deep.equal([]);
    await addLayer(one, 4);
    await deleteService(test.databases, one);
    expect(await countReferences(features)).to.equal(before);
  });

  it('stores no reference with a service, or with a refused layer', async () => {
    const { features } = test.databases;
    const before = await countReferences(features);
    const spatialReference = { wkt: transverseMercator(5) };
    const service = await createService(test.definitionContext, { name: 'Empty', spatialReference }, owner);
    const layer = { name: 'Cities', geometryType: 'esriGeometryPoint' };
    const refused = addLayers(test.definitionContext, service, { layers: [layer, layer] });
    expect(await failureOf(refused)).to.have.property('code', 'feature.bad_definition');
    expect(await countReferences(features)).to.equal(before);
    await addLayers(test.definitionContext, service, { layers: [layer] });
    expect(await countReferences(features)).to.equal(before + 1);
  });

  it('reuses a freed number last, since connections cache projections by number', async () => {
    const { features } = test.databases;
    const service = await make();
    const first = await addLayer(service, 6);
    await deleteLayers(features, service, { layers: [{ id: 0 }] });
    const second = await addLayer(service, 7);
    expect(second).to.equal(first + 1);
    await features.write((trx) => trx('reference_numbers').update({ last_srid: 989_998 }));
    const last = await addLayer(service, 8);
    expect(last).to.equal(989_999);
    expect(await addLayer(service, 9)).to.equal(910_000);
    expect(await addLayer(service, 10)).to.equal(910_002);
  });

  it('finds references by Esri’s numbers, and none that PROJ does not know', async () => {
    const { features } = test.databases;
    const find = (wkid: number): Promise<LayerReference | undefined> =>
      findLayerReference(features, { wkid }, signal);
    expect(await find(25832)).to.deep.equal({ srid: 25832, wkt: undefined });
    expect(await find(199_999)).to.equal(undefined);
    const venus = await find(104_905);
    expect(venus).to.have.property('srid', 104_905);
    if (venus === undefined) return;
    const store = (): Promise<number | undefined> =>
      features.write((trx) => storeReference(trx, features.dialect, venus));
    expect(await Promise.all([store(), store()])).to.deep.equal([104_905, 104_905]);
    expect(await find(104_905)).to.deep.equal({ srid: 104_905, wkt: undefined });
  });

  it('frees references left by earlier versions, and keeps those of layers', async () => {
    const { features } = test.databases;
    const texts = Array.from({ length: 1100 }, (_, index) => transverseMercator(index / 100));
    const { wkt = '' } = await findWords(20);
    await leaveReferences(features, [...texts, wkt]);
    const kept = await addLayer(await make(), 20);
    expect(kept).to.equal(911_100);
    await sweepReferences(features);
    expect(await customReferences(features)).to.deep.equal([kept]);
    expect(await addLayer(await make(), 21)).to.be.within(910_000, 989_999);
  });

  it('keeps a reference that a new layer uses while unused ones are freed', async () => {
    const { features } = test.databases;
    const words = await findWords(22);
    await leaveReferences(features, [words.wkt ?? '']);
    let sweeping: Promise<void> | undefined;
    await features.write(async (trx) => {
      const srid = await storeReference(trx, features.dialect, words);
      expect(srid).to.equal(910_000);
      sweeping = features.write(freeReferences);
      // On SQLite it waits for this transaction from the beginning.
      if (kind === 'postgres') await untilSettledOrWaiting(sweeping);
      const geometry = { column: 'shape', type: 'Point', hasZ: false, hasM: false, srid: 910_000 } as const;
      const table = { name: 'taken', rowId: 'id', columns: [], geometry, indexes: [] };
      await features.dialect.createLayerTable(trx, table);
    });
    await sweeping;
    expect(await customReferences(features)).to.deep.equal([910_000]);
  });

  /** Until the work is done, or waits for a lock of somebody else. */
  async function untilSettledOrWaiting(work: Promise<unknown>): Promise<void> {
    const settled = work.then(
      () => 'settled',
      () => 'settled',
    );
    const { knex } = test.databases.features;
    const waiting = { datname: knex.raw('current_database()'), wait_event_type: 'Lock' };
    for (;;) {
      const seen = knex('pg_stat_activity').where(waiting).first('pid');
      const first = await Promise.race([settled, seen.then((row) => row !== undefined && 'waiting')]);
      if (first !== false) return;
    }
  }

  it('reports that all numbers are in use', async () => {
    const { features } = test.databases;
    await features.write(async (trx) => {
      const numbers = `WITH RECURSIVE numbers(srid) AS
        (SELECT 910000 UNION ALL SELECT srid + 1 FROM numbers WHERE srid < 989999)`;
      const [columns, values] = kind === 'sqlite' ? [', ref_sys_name', ", 'x'"] : ['', ''];
      await trx.raw(
        `${kind === 'sqlite' ? numbers : ''} INSERT INTO spatial_ref_sys (srid, auth_name, auth_srid, srtext, proj4text${columns})
         ${kind === 'sqlite' ? '' : numbers} SELECT srid, 'other', srid, 'x', ''${values} FROM numbers`,
      );
    });
    const refused = addLayer(await make(), 23);
    const faults = faultsOf(await failureOf(refused));
    expect(faults['addToDefinition.layers[0].spatialReference']).to.include(
      'has the maximum number of different ones',
    );
  });
});
