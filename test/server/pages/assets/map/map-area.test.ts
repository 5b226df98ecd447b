import { expect } from 'chai';

type Area = readonly [west: number, south: number, east: number, north: number];

interface MapArea {
  filterOf(area: Area): { geometry: string; geometryType: string; inSR: string };
  boundsOf(extent: object | undefined): Area | undefined;
  joinBounds(areas: readonly (Area | undefined)[]): Area | undefined;
}

const MODULE = '../../../../../server/pages/assets/map/map-area.js';

describe('areas of maps', () => {
  let areas: MapArea;

  before(async () => {
    areas = (await import(MODULE)) as MapArea;
  });

  const envelope = (...area: Area) => ({
    geometry: area.join(),
    geometryType: 'esriGeometryEnvelope',
    inSR: '4326',
  });

  it('filters by an envelope within the world, wherever the map has been turned to', () => {
    expect(areas.filterOf([10, 40, 20, 50])).to.deep.equal(envelope(10, 40, 20, 50));
    expect(areas.filterOf([370, 40, 380, 50])).to.deep.equal(envelope(10, 40, 20, 50));
    expect(areas.filterOf([-350, 40, -340, 50])).to.deep.equal(envelope(10, 40, 20, 50));
  });

  it('filters by the whole world where all of it is visible', () => {
    expect(areas.filterOf([-200, -90, 200, 90])).to.deep.equal(envelope(-180, -85.0511, 180, 85.0511));
  });

  it('filters by both sides of the antimeridian', () => {
    for (const turn of [0, 360, -360]) {
      const { geometry, geometryType, inSR } = areas.filterOf([170 + turn, -20, 190 + turn, -10]);
      expect([geometryType, inSR]).to.deep.equal(['esriGeometryPolygon', '4326']);
      const { rings } = JSON.parse(geometry) as { rings: [number, number][][] };
      const sides = rings.map((ring) => ring.map(([x]) => x)).map((xs) => [Math.min(...xs), Math.max(...xs)]);
      expect(sides).to.deep.equal([
        [170, 180],
        [-180, -170],
      ]);
    }
  });

  it('has no bounds without features', () => {
    expect(areas.boundsOf({ xmin: 'NaN', ymin: 'NaN', xmax: 'NaN', ymax: 'NaN' })).to.equal(undefined);
    expect(areas.boundsOf(undefined)).to.equal(undefined);
    expect(areas.joinBounds([undefined, [1, 2, 3, 4], [0, 3, 2, 5]])).to.deep.equal([0, 2, 3, 5]);
  });
});
