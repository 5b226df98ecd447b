// @needs gdal
import { expect } from 'chai';
import { areaOfUse } from '../../../../server/features/references/area-of-use.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import type { Json } from '../../../support/servers/feature-server.js';
import { type EditWorld, openEditWorld } from '../edit/edit-fixtures.js';

const { signal } = new AbortController();

type Point = readonly [x: number, y: number];

describe('areaOfUse', () => {
  it('returns the box around the area of use of a spatial reference, in whole units of its own', async function () {
    this.timeout(300_000);
    // Points inside, points outside, and the maximum length of its sides: the authorities sometimes move its edges.
    const cases: readonly [wkid: number, inside: readonly Point[], outside: Point, longest: number][] = [
      // Hamburg and Munich in a zone that is six degrees wide.
      [
        25_832,
        [
          [565_811, 5_933_978],
          [691_603, 5_334_760],
        ],
        [0, 5_500_000],
        6_000_000,
      ],
      // Lisbon, Athens and Tromsø: its edges bend, so that its corners alone would not do.
      [
        3035,
        [
          [2_667_000, 1_948_000],
          [5_528_000, 1_766_000],
          [4_754_000, 5_135_000],
        ],
        [0, 0],
        9_000_000,
      ],
      // Around the pole.
      [
        3031,
        [
          [0, 0],
          [-3_000_000, 0],
          [0, 3_000_000],
        ],
        [-9_000_000, 0],
        7_000_000,
      ],
      // New Zealand and the islands beyond the date line, in one piece.
      [
        4167,
        [
          [174.8, -36.8],
          [183.5, -44],
        ],
        [174.8, 10],
        360,
      ],
      [
        54_030,
        [
          [-16_900_000, 0],
          [16_900_000, 0],
          [0, 8_500_000],
        ],
        [0, 9_500_000],
        35_000_000,
      ],
    ];
    for (const [wkid, inside, outside, longest] of cases) {
      const area = await areaOfUse({ wkid }, signal);
      const told = `${String(wkid)}: ${JSON.stringify(area)}`;
      if (area === undefined) throw new Error(told);
      const { xmin, ymin, xmax, ymax } = area;
      const holds = ([x, y]: Point): boolean => x > xmin && x < xmax && y > ymin && y < ymax;
      expect(inside.map(holds), told).to.deep.equal(inside.map(() => true));
      expect(holds(outside), told).to.equal(false);
      expect(Math.max(xmax - xmin, ymax - ymin), told).to.be.at.most(longest);
      expect([xmin, ymin, xmax, ymax].every(Number.isInteger), told).to.equal(true);
    }
  });

  it('returns nothing for a worldwide or unknown reference', async () => {
    for (const reference of [
      { wkid: 4326 },
      { wkid: 102_100, latestWkid: 3857 },
      { wkid: 99_999 },
      { wkt: 'x' },
    ]) {
      expect(await areaOfUse(reference, signal), JSON.stringify(reference)).to.equal(undefined);
    }
  });
});

forEachDatabase('the extents of what is empty', (open) => {
  let world: EditWorld;

  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  const POINTS = { name: 'Points', geometryType: 'esriGeometryPoint', fields: [] };
  const get = (path: string): Promise<Json> => world.server.get(path, {}, world.owner);
  const sidesOf = (extent: unknown): unknown[] => {
    const { xmin, ymin, xmax, ymax } = extent as Json;
    return [xmin, ymin, xmax, ymax];
  };

  it('uses the area of use as the extent of an empty layer', async () => {
    const service = await world.makeService({ spatialReference: { wkid: 25_832 } }, [POINTS]);
    const area = sidesOf(await areaOfUse({ wkid: 25_832 }, signal));
    const root = await get(service);
    const layer = await get(`${service}/0`);
    for (const extent of [root['initialExtent'], root['fullExtent'], layer['extent']]) {
      expect(extent).to.deep.include({ spatialReference: { wkid: 25_832, latestWkid: 25_832 } });
      expect(sidesOf(extent)).to.deep.equal(area);
    }
    const features = [{ attributes: {}, geometry: { x: 500_000, y: 5_500_000 } }];
    await world.edit(`${service}/0/addFeatures`, { features });
    expect(sidesOf((await get(`${service}/0`))['extent'])).to.deep.equal([
      500_000, 5_500_000, 500_000, 5_500_000,
    ]);
  });

  it('uses the given extent for an empty layer', async () => {
    const [xmin, ymin, xmax, ymax] = [1, 2, 3, 4];
    const extent = { xmin, ymin, xmax, ymax, spatialReference: { wkid: 25_832 } };
    const definition = { spatialReference: { wkid: 25_832 }, initialExtent: extent };
    const service = await world.makeService(definition, [{ ...POINTS, extent }]);
    for (const told of [(await get(service))['initialExtent'], (await get(`${service}/0`))['extent']])
      expect(sidesOf(told)).to.deep.equal([1, 2, 3, 4]);
  });

  it('uses the whole world in degrees and in Web Mercator, and the source’s extent for a view', async () => {
    for (const [wkid, side] of [
      [4326, 180],
      [3857, 20_037_508.342789244],
    ] as const) {
      const service = await world.makeService({ spatialReference: { wkid } }, [POINTS]);
      expect(sidesOf((await get(`${service}/0`))['extent'])[2]).to.equal(side);
    }
    const source = await world.makeService({ spatialReference: { wkid: 25_832 } }, [POINTS]);
    await world.server.post(
      '/sharing/rest/content/users/owner/createService',
      { createParameters: { name: 'Empty_view', isView: true, spatialReference: { wkid: 25_832 } } },
      world.owner,
    );
    const viewLayerDefinition = { sourceServiceName: source.split('/')[3], sourceLayerId: 0 };
    await world.server.post(
      '/rest/admin/services/Empty_view/FeatureServer/addToDefinition',
      { addToDefinition: { layers: [{ name: 'View', adminLayerInfo: { viewLayerDefinition } }] } },
      world.owner,
    );
    const view = await get('/rest/services/Empty_view/FeatureServer/0');
    expect(sidesOf(view['extent'])).to.deep.equal(sidesOf((await get(`${source}/0`))['extent']));
  });
});
