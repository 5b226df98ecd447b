import { expect } from 'chai';
import { placeExtent } from '../../../../server/features/references/place-extent.js';
import { defaultExtent, WEB_MERCATOR } from '../../../../server/features/spatial-reference.js';
import type { SpatialReference } from '../../../../server/features/layer.js';
import { forEachDatabase } from '../../../support/databases.js';
import type { Json } from '../../../support/feature-server.js';
import { type EditWorld, openEditWorld } from '../edit/edit-world.js';

const UTM32: SpatialReference = { wkid: 25_832, latestWkid: 25_832 };
const DEGREES: SpatialReference = { wkid: 4326, latestWkid: 4326 };
const WORLD = { xmin: -180, ymin: -90, xmax: 180, ymax: 90 };
/** Around Hamburg. */
const CITY = { xmin: 9.7, ymin: 53.4, xmax: 10.3, ymax: 53.7 };

type Sides = Readonly<Record<'xmin' | 'ymin' | 'xmax' | 'ymax', number>>;

function expectSides(extent: unknown, wanted: readonly number[], tolerance: number): void {
  const { xmin, ymin, xmax, ymax } = extent as Sides;
  for (const [index, side] of [xmin, ymin, xmax, ymax].entries())
    expect(side, JSON.stringify(extent)).to.be.closeTo(wanted[index]!, tolerance);
}

describe('placeExtent', () => {
  it('takes one in the same spatial reference as it is', async () => {
    expect(await placeExtent(CITY, DEGREES)).to.deep.equal(CITY);
    expect(await placeExtent({ ...CITY, spatialReference: { wkid: 4326 } }, DEGREES)).to.deep.equal(CITY);
  });

  it('gives the box around one in another', async () => {
    const inDegrees = { ...CITY, spatialReference: { wkid: 4326 } };
    const inUtm = await placeExtent(inDegrees, UTM32);
    // North of its corners: the upper side bends.
    expectSides(inUtm, [546_200, 5_916_900, 586_200, 5_951_100], 500);
    const back = await placeExtent({ ...inUtm!, spatialReference: { wkid: 25_832 } }, DEGREES);
    expectSides(back, [9.7, 53.4, 10.3, 53.7], 0.02);
    const wkt =
      'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]]';
    expectSides(await placeExtent({ ...CITY, spatialReference: { wkt } }, UTM32), Object.values(inUtm!), 1);
  });

  it('keeps to the map of web mercator', async () => {
    const world = await placeExtent({ ...WORLD, spatialReference: { wkid: 4326 } }, WEB_MERCATOR);
    const { xmin, ymin, xmax, ymax } = defaultExtent(WEB_MERCATOR);
    expectSides(world, [xmin, ymin, xmax, ymax], 0.001);
  });

  it('is nothing where there is none, or in what nobody knows', async () => {
    expect(await placeExtent(null, UTM32)).to.equal(undefined);
    const spatialReference = { wkid: 4326 };
    expect(await placeExtent({ ...CITY, xmin: 11, spatialReference }, UTM32)).to.equal(undefined);
    for (const unknown of [{ wkid: 99_999 }, { wkt: 'GEOGCS["x"]' }, {}])
      expect(await placeExtent({ ...CITY, spatialReference: unknown }, UTM32)).to.equal(undefined);
  });
});

forEachDatabase('extents that services and layers begin with', (open) => {
  let world: EditWorld;
  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  it('are in the spatial reference of the service, whatever they were given in', async () => {
    const given = { ...CITY, spatialReference: { wkid: 4326 } };
    const definition = { spatialReference: { wkid: 25_832 }, initialExtent: given };
    const layer = { name: 'Points', geometryType: 'esriGeometryPoint', fields: [] };
    const service = await world.makeService(definition, [layer]);
    const told = async (): Promise<unknown> =>
      (await world.server.get(service, {}, world.owner))['initialExtent'];
    const first = (await told()) as Json;
    expectSides(first, [546_200, 5_916_900, 586_200, 5_951_100], 500);
    const change = (initialExtent: unknown): Promise<Json> =>
      world.server.post(
        `${service.replace('/rest/', '/rest/admin/')}/updateDefinition`,
        { updateDefinition: { initialExtent } },
        world.owner,
      );
    await change({ xmin: 9, ymin: 50, xmax: 10, ymax: 51, spatialReference: { wkid: 4326 } });
    expectSides(await told(), [500_000, 5_538_600, 571_700, 5_650_300], 700);
    // What cannot be placed changes nothing.
    const before = await told();
    await change({ ...CITY, spatialReference: { wkid: 99_999 } });
    expect(await told()).to.deep.equal(before);
    await change(null);
    expectSides(await told(), [0, 0, 0, 0], 0);
  });

  it('are in the spatial reference of the layer, and of the source of a view', async () => {
    const extent = { ...CITY, spatialReference: { wkid: 4326 } };
    const spatialReference = { wkid: 25_832 };
    const points = { name: 'Points', geometryType: 'esriGeometryPoint', fields: [], spatialReference };
    const [usual, own] = [
      { ...points, name: 'Usual' },
      { ...points, extent },
    ];
    const service = await world.makeService({ spatialReference }, [usual, own]);
    const told = async (path: string): Promise<unknown> =>
      (await world.server.get(path, {}, world.owner))['extent'];
    const inUtm = [546_200, 5_916_900, 586_200, 5_951_100] as const;
    expectSides(await told(`${service}/1`), [...inUtm], 500);
    const sourceServiceName = service.split('/').at(-2);
    const viewOf = (name: string, given: object): object => ({
      name,
      ...given,
      adminLayerInfo: { viewLayerDefinition: { sourceServiceName, sourceLayerId: 0 } },
    });
    const view = await world.makeService({ isView: true }, [viewOf('Same', {}), viewOf('Own', { extent })]);
    expect(await told(`${view}/0`)).to.deep.equal(await told(`${service}/0`));
    expectSides(await told(`${view}/1`), [...inUtm], 500);
  });
});
