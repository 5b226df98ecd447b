import { expect } from 'chai';
import { LOOKUP_TIMEOUT_MS } from '../../../../server/features/references/proj-lookups.js';
import { projectExtent, projectExtents } from '../../../../server/features/references/project-extents.js';
import { defaultExtent, WEB_MERCATOR } from '../../../../server/features/model/spatial-reference.js';
import type { SpatialReference } from '../../../../server/features/model/layer.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../support/servers/feature-server.js';
import { eventually } from '../../../support/servers/jobs.js';
import { type GdalStandIn, isRunning, standInForGdal } from '../../../support/files/gdal-stand-in.js';
import { rejectionOf } from '../../../support/rejection.js';
import { type EditWorld, openEditWorld } from '../edit/edit-fixtures.js';

const { signal } = new AbortController();
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

describe('projectExtent', () => {
  it('returns an extent in the same spatial reference unchanged', async () => {
    expect(await projectExtent(CITY, DEGREES, signal)).to.deep.equal(CITY);
    expect(await projectExtent({ ...CITY, spatialReference: { wkid: 4326 } }, DEGREES, signal)).to.deep.equal(
      CITY,
    );
  });

  it('returns the box around an extent in another spatial reference', async () => {
    const inDegrees = { ...CITY, spatialReference: { wkid: 4326 } };
    const inUtm = await projectExtent(inDegrees, UTM32, signal);
    // North of its corners: the upper side bends.
    expectSides(inUtm, [546_200, 5_916_900, 586_200, 5_951_100], 500);
    const back = await projectExtent({ ...inUtm!, spatialReference: { wkid: 25_832 } }, DEGREES, signal);
    expectSides(back, [9.7, 53.4, 10.3, 53.7], 0.02);
    const wkt =
      'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]]';
    expectSides(
      await projectExtent({ ...CITY, spatialReference: { wkt } }, UTM32, signal),
      Object.values(inUtm!),
      1,
    );
  });

  it('clips extents to the map of Web Mercator', async () => {
    const world = await projectExtent({ ...WORLD, spatialReference: { wkid: 4326 } }, WEB_MERCATOR, signal);
    const { xmin, ymin, xmax, ymax } = defaultExtent(WEB_MERCATOR);
    expectSides(world, [xmin, ymin, xmax, ymax], 0.001);
  });

  it('returns nothing without an extent, or for an unknown reference', async () => {
    expect(await projectExtent(null, UTM32, signal)).to.equal(undefined);
    const spatialReference = { wkid: 4326 };
    expect(await projectExtent({ ...CITY, xmin: 11, spatialReference }, UTM32, signal)).to.equal(undefined);
    for (const unknown of [{ wkid: 99_999 }, { wkt: 'GEOGCS["x"]' }, {}])
      expect(await projectExtent({ ...CITY, spatialReference: unknown }, UTM32, signal)).to.equal(undefined);
  });

  it('starts one child process for all extents with the same references', async () => {
    const standIn = await standInForGdal('gdaltransform');
    try {
      const inDegrees = { wkid: 4326 };
      const far = { xmin: 0, ymin: 91, xmax: 1, ymax: 92 };
      const given = [CITY, far, { ...CITY, xmax: 9.8 }, CITY];
      const requests = given.map((box) => ({
        extent: { ...box, spatialReference: inDegrees },
        spatialReference: UTM32,
      }));
      const inUtm = await projectExtent(requests[0]!.extent, UTM32, signal);
      expect(await standIn.countStarts()).to.equal(1);
      const placed = await projectExtents(
        [...requests, { extent: CITY, spatialReference: DEGREES }, { extent: null, spatialReference: UTM32 }],
        signal,
      );
      expect(await standIn.countStarts()).to.equal(2);
      expect([placed[0], placed[1], placed[3]]).to.deep.equal([inUtm, undefined, inUtm]);
      expectSides(placed[2], [546_200, 5_917_000, 553_200, 5_950_400], 500);
      expect(placed.slice(4)).to.deep.equal([CITY, undefined]);
    } finally {
      await standIn.remove();
    }
  });

  it('ends its child process when the caller disconnects', async () => {
    const standIn = await standInForGdal(
      'gdaltransform',
      (folder) => `mkfifo '${folder}/never'; cat '${folder}/never'`,
    );
    try {
      const leaving = new AbortController();
      const placing = projectExtent({ ...CITY, spatialReference: { wkid: 4326 } }, UTM32, leaving.signal);
      await eventually(async () => (await standIn.countStarts()) > 0 || undefined);
      const reason = new Error('gone');
      leaving.abort(reason);
      expect(await rejectionOf(placing)).to.equal(reason);
      await eventually(async () => !(await isRunning(standIn)) || undefined);
    } finally {
      await standIn.remove();
    }
    // Long before its own time is over.
  }).timeout(LOOKUP_TIMEOUT_MS / 2);
});

forEachDatabase('extents that services and layers begin with', (open) => {
  let world: EditWorld;
  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  it('stores initial extents in the spatial reference of the service, whatever they were given in', async () => {
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
    // An extent that cannot be projected changes nothing.
    const before = await told();
    await change({ ...CITY, spatialReference: { wkid: 99_999 } });
    expect(await told()).to.deep.equal(before);
    await change(null);
    expectSides(await told(), [0, 0, 0, 0], 0);
  });

  it('stores initial extents in the spatial reference of the layer, or of the source of a view', async () => {
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

  describe('of definitions that are refused', () => {
    let standIn: GdalStandIn;
    beforeEach(async () => {
      standIn = await standInForGdal('gdaltransform');
    });
    afterEach(() => standIn.remove());

    const extent = { ...CITY, spatialReference: { wkid: 4326 } };
    const spatialReference = { wkid: 25_832 };
    const points = (name: string): object => ({
      ...{ name, geometryType: 'esriGeometryPoint', fields: [], spatialReference, extent },
    });
    const add = (service: string, layers: readonly object[]): Promise<Json> =>
      world.server.post(
        `${service.replace('/rest/', '/rest/admin/')}/addToDefinition`,
        { addToDefinition: { layers } },
        world.owner,
      );

    it('starts no child process for refused definitions, and one for all layers that are created together', async () => {
      const service = await world.makeService({ spatialReference }, [{ ...points('There'), extent: null }]);
      const faults = [
        [points('New'), points('there')],
        [points('New'), points('new')],
        [points('New'), { ...points('Other'), geometryType: 'none' }],
      ];
      for (const layers of faults) expect(errorOf(await add(service, layers)).code).to.equal(400);
      const taken = { name: service.split('/').at(-2), initialExtent: extent, spatialReference };
      const again = { createParameters: taken, outputType: 'featureService' };
      const made = await world.server.post(
        '/sharing/rest/content/users/owner/createService',
        again,
        world.owner,
      );
      expect(made).to.have.key('error');
      expect(await standIn.countStarts()).to.equal(0);
      expect(await add(service, [points('A'), points('B'), points('C')])).to.include({ success: true });
      expect(await standIn.countStarts()).to.equal(1);
    });

    it('starts no child process for refused definitions of views', async () => {
      const service = await world.makeService({ spatialReference }, [{ ...points('There'), extent: null }]);
      const sourceServiceName = service.split('/').at(-2);
      const viewOf = (name: string, sourceLayerId = 0): object => ({
        ...{ name, extent },
        adminLayerInfo: { viewLayerDefinition: { sourceServiceName, sourceLayerId } },
      });
      const view = await world.makeService({ isView: true, spatialReference }, [
        { ...viewOf('There'), extent: null },
      ]);
      for (const layers of [
        [viewOf('New'), viewOf('THERE')],
        [viewOf('New'), viewOf('Other', 9)],
      ])
        expect(errorOf(await add(view, layers)).code).to.equal(400);
      expect(await standIn.countStarts()).to.equal(0);
      expect(await add(view, [viewOf('A'), viewOf('B')])).to.include({ success: true });
      expect(await standIn.countStarts()).to.equal(1);
    });
  });
});
