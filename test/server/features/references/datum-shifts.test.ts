// @needs gdal
import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type EditWorld, errorsOf, openEditWorld, resultsOf } from '../edit/edit-fixtures.js';

interface Place {
  readonly wkid: number;
  /** In the coordinates of `wkid`. */
  readonly own: readonly [number, number];
  /** Longitude and latitude in WGS 84. */
  readonly known: readonly [number, number];
  /** How exact the transformation is that there is without grids of shifts, in metres. */
  readonly withinMetres: number;
  /** How far off it would be to take the coordinates as they are, about. */
  readonly shiftMetres: number;
}

const degrees = (whole: number, minutes: number, seconds: number): number =>
  whole + minutes / 60 + seconds / 3600;

const PLACES: Readonly<Record<string, Place>> = {
  // Meades Ranch, the origin of NAD27, and where the National Geodetic Survey has it in NAD83.
  NAD27: {
    wkid: 4267,
    own: [-degrees(98, 32, 30.506), degrees(39, 13, 26.686)],
    known: [-degrees(98, 32, 31.74604), degrees(39, 13, 26.7122)],
    withinMetres: 3,
    shiftMetres: 30,
  },
  // The water tower of Caister, in the Ordnance Survey's guide to its coordinates.
  OSGB36: {
    wkid: 4277,
    own: [degrees(1, 43, 4.5177), degrees(52, 39, 27.2531)],
    known: [degrees(1, 42, 57.8663), degrees(52, 39, 28.8282)],
    withinMetres: 5,
    shiftMetres: 134,
  },
  // 9.7° E, 52.5° N on the Bessel ellipsoid, moved by the seven parameters of EPSG:1777; the German grid of shifts is
  // 0.3 m off here.
  DHDN: {
    wkid: 31467,
    own: [3547531.044, 5818610.696],
    known: [9.698829682, 52.498569674],
    withinMetres: 1,
    shiftMetres: 178,
  },
};

const RADIUS = 6_378_137;
const METRES_PER_DEGREE = 111_319.49;

function toMercator([longitude, latitude]: readonly [number, number]): readonly [number, number] {
  const radians = Math.PI / 180;
  return [RADIUS * longitude * radians, RADIUS * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2))];
}

/** Returns the distance of two nearby points, given in degrees. */
function metresBetween(one: readonly [number, number], other: readonly [number, number]): number {
  const shrink = Math.cos((one[1] * Math.PI) / 180);
  return METRES_PER_DEGREE * Math.hypot((one[0] - other[0]) * shrink, one[1] - other[1]);
}

// Queries are projected by the database, edits and appends by GDAL: all must mean the same place.
forEachDatabase('coordinates on another datum', (open) => {
  let world: EditWorld;

  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  /** Layers of points in a service of their own, each in another spatial reference. */
  async function makeLayers(wkids: readonly number[]): Promise<string[]> {
    const layers = wkids.map((wkid, index) => ({
      name: `Points_${String(index)}`,
      geometryType: 'esriGeometryPoint',
      spatialReference: { wkid },
      fields: [],
    }));
    const service = await world.makeService({}, layers);
    return wkids.map((_, index) => `${service}/${String(index)}`);
  }
  async function add(layer: string, [x, y]: readonly [number, number], wkid: number): Promise<void> {
    const features = [{ attributes: {}, geometry: { x, y, spatialReference: { wkid } } }];
    const results = resultsOf(await world.edit(`${layer}/addFeatures`, { features }), 'addResults');
    expect(errorsOf(results)).to.deep.equal(['']);
  }
  async function pointIn(layer: string, outSR: number): Promise<readonly [number, number]> {
    const { features } = await world.server.get(`${layer}/query`, { outSR }, world.owner);
    const [{ geometry }] = features as [{ geometry: { x: number; y: number } }];
    return [geometry.x, geometry.y];
  }
  /** How many features lie within so many units of a point. */
  async function countNear(
    layer: string,
    [x, y]: readonly [number, number],
    inSR: number,
    units: number,
  ): Promise<unknown> {
    const geometry = [x - units, y - units, x + units, y + units].join();
    const wish = { geometry, geometryType: 'esriGeometryEnvelope', inSR, returnCountOnly: true };
    return (await world.server.get(`${layer}/query`, wish, world.owner))['count'];
  }

  for (const [name, { wkid, own, known, withinMetres, shiftMetres }] of Object.entries(PLACES)) {
    const isInDegrees = wkid !== 31_467;
    const metre = 1 / METRES_PER_DEGREE;
    const ownMetre = isInDegrees ? metre : 1;

    it(`shifts coordinates between datums in queries, edits and filters alike: ${name}`, async () => {
      const layers = await makeLayers([wkid, 4326, 3857, wkid]);
      const [shifted = '', plain = '', mercator = '', back = ''] = layers;
      for (const layer of [shifted, plain, mercator]) await add(layer, own, wkid);
      const told = await pointIn(shifted, 4326);
      expect(metresBetween(told, known)).to.be.below(withinMetres);
      expect(await pointIn(shifted, wkid), 'as it came').to.deep.equal([...own]);
      for (const layer of [plain, mercator])
        expect(metresBetween(await pointIn(layer, 4326), told), 'edited').to.be.below(0.01);
      const [x, y] = toMercator(told);
      for (const layer of [shifted, plain, mercator]) {
        const [east, north] = await pointIn(layer, 3857);
        expect(Math.hypot(east - x, north - y), 'in web mercator').to.be.below(0.01);
      }
      await add(back, told, 4326);
      for (const layer of [plain, mercator, back]) {
        const [east, north] = await pointIn(layer, wkid);
        expect(Math.hypot(east - own[0], north - own[1]) / ownMetre, 'and back').to.be.below(0.01);
      }
      // Taken as they are, its coordinates would be somewhere else.
      const unshifted = isInDegrees ? own : ([9.7, 52.5] as const);
      expect(metresBetween(unshifted, told)).to.be.closeTo(shiftMetres, withinMetres + 1);
      const elsewhere = isInDegrees ? told : ([own[0] + 20, own[1]] as const);
      for (const layer of [shifted, plain, mercator]) {
        expect(await countNear(layer, told, 4326, metre)).to.equal(1);
        expect(await countNear(layer, unshifted, 4326, metre)).to.equal(0);
        expect(await countNear(layer, [x, y], 3857, 2)).to.equal(1);
        expect(await countNear(layer, own, wkid, ownMetre)).to.equal(1);
        expect(await countNear(layer, elsewhere, wkid, ownMetre)).to.equal(0);
      }
    });
  }
});
