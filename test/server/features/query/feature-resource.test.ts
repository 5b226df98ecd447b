import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../support/servers/feature-server.js';
import { type EditWorld, openEditWorld, TOWNS } from '../edit/edit-fixtures.js';

forEachDatabase('one feature', (open) => {
  let world: EditWorld;

  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  async function makeLayer(definition: object, layer: object = TOWNS): Promise<string> {
    const path = `${await world.makeService({ ...definition }, [layer])}/0`;
    const features = [
      {
        attributes: { code: 'a', people: 3 },
        geometry: { x: 10, y: 60, z: 5, spatialReference: { wkid: 4326 } },
      },
    ];
    await world.edit(`${path}/addFeatures`, { features });
    return path;
  }

  it('returns one feature with all of its attributes and its geometry', async () => {
    const layer = await makeLayer({});
    const { feature } = (await world.server.get(`${layer}/1`, {}, world.owner)) as { feature: Json };
    expect(feature['attributes']).to.include({ OBJECTID: 1, code: 'a', people: 3, name: 'unnamed' });
    const { geometry } = (await world.server.post(`${layer}/1`, { outSR: 4326 }, world.owner))['feature'] as {
      geometry: { x: number; y: number };
    };
    expect(geometry.x).to.be.closeTo(10, 1e-9);
    expect(geometry.y).to.be.closeTo(60, 1e-9);
  });

  it('returns one feature with its z by default', async () => {
    const layer = await makeLayer({}, { ...TOWNS, hasZ: true });
    expect(await world.server.get(`${layer}/1`, {}, world.owner)).to.have.nested.property(
      'feature.geometry.z',
      5,
    );
    const flat = await world.server.get(`${layer}/1`, { returnZ: false }, world.owner);
    expect(flat).to.not.have.nested.property('feature.geometry.z');
  });

  it('finds no feature with another id, nor for a caller who may not see it', async () => {
    const editorTrackingInfo = {
      enableEditorTracking: true,
      enableOwnershipAccessControl: true,
      allowOthersToQuery: false,
    };
    const layer = await makeLayer({ access: 'org', editorTrackingInfo });
    expect(errorOf(await world.server.get(`${layer}/7`, {}, world.owner)).code).to.equal(404);
    expect(errorOf(await world.server.get(`${layer}/x`, {}, world.owner)).code).to.equal(404);
    expect(errorOf(await world.server.get(`${layer}/1`, {}, world.other)).code).to.equal(404);
    expect(errorOf(await world.server.get(`${layer}/1`)).code).to.equal(499);
  });

  it('refuses to return a feature of a service that cannot be queried', async () => {
    const layer = await makeLayer({ access: 'org', capabilities: 'Create' });
    expect(errorOf(await world.server.get(`${layer}/1`, {}, world.other)).code).to.equal(403);
  });
});
