import { expect } from 'chai';
import { makeGeometryConverter } from '../../../../../../server/features/append/convert/geometry/geometry.js';
import { visitPositions } from '../../../../../../server/features/append/convert/geometry/wkb-bounds.js';
import { Refusal } from '../../../../../../server/features/append/report/report.js';
import type { GeometryType } from '../../../../../../server/features/model/layer.js';

interface Options {
  readonly hasZ?: boolean;
  readonly hasM?: boolean;
  readonly isLonLat?: boolean;
}

/** The converted geometry as well-known text, or the code of the refusal after `!`. */
function convert(
  target: string | undefined,
  geometry: unknown,
  { hasZ = false, hasM = false, isLonLat = false }: Options = {},
): string | null {
  const geometryType = target === undefined ? undefined : (`esriGeometry${target}` as GeometryType);
  const notation =
    geometry !== null && typeof geometry === 'object' && 'type' in geometry ? 'geojson' : 'esri';
  const converted = makeGeometryConverter({ layer: { geometryType, hasZ, hasM }, notation, isLonLat })(
    geometry,
  );
  if (converted instanceof Refusal) return `!${converted.code}`;
  return converted === null ? null : toText(Buffer.from(converted));
}

/** Type number and ordinates, which is all that there is to see. */
function toText(wkb: Buffer): string {
  const type = wkb.readUInt32LE(1);
  const extra = type < 1000 ? 0 : type < 3000 ? 1 : 2;
  const positions: string[] = [];
  visitPositions(wkb, (x, y, at) => {
    const rest = Array.from({ length: extra }, (_, index) => wkb.readDoubleLE(at + 16 + index * 8));
    positions.push([x, y, ...rest].join(' '));
  });
  return `${String(type)}: ${positions.join(', ')}`;
}

const point = (...coordinates: number[]) => ({ type: 'Point', coordinates });

describe('makeGeometryConverter', () => {
  it('writes points of both notations', () => {
    expect(convert('Point', { x: 1.5, y: -2 })).to.equal('1: 1.5 -2');
    expect(convert('Point', point(1.5, -2))).to.equal('1: 1.5 -2');
  });

  it('refuses geometries that are nested without end', () => {
    expect(convert('Polygon', { type: 'MultiPolygon', coordinates: [[[]]] })).to.equal(null);
    const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)) as unknown;
    for (const type of ['Point', 'LineString', 'MultiPolygon']) {
      expect(convert('Polygon', { type, coordinates: deep }), type).to.equal('!invalid_geometry');
    }
  });

  it('makes a multipoint of a point, and multi lines and polygons of single ones', () => {
    expect(convert('Multipoint', point(1, 2))).to.equal('4: 1 2');
    expect(
      convert('Multipoint', {
        points: [
          [1, 2],
          [3, 4],
        ],
      }),
    ).to.equal('4: 1 2, 3 4');
    expect(
      convert('Polyline', {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
        ],
      }),
    ).to.equal('5: 0 0, 1 1');
    expect(
      convert('Polyline', {
        paths: [
          [
            [0, 0],
            [1, 1],
          ],
          [
            [2, 2],
            [3, 3],
          ],
        ],
      }),
    ).to.equal('5: 0 0, 1 1, 2 2, 3 3');
    expect(
      convert('Polygon', {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0, 1],
            [1, 1],
            [0, 0],
          ],
        ],
      }),
    ).to.equal('6: 0 0, 0 1, 1 1, 0 0');
  });

  for (const [target, geometry] of [
    ['Point', { points: [[1, 2]] }],
    [
      'Polygon',
      {
        paths: [
          [
            [0, 0],
            [1, 1],
          ],
        ],
      },
    ],
    [
      'Polyline',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0, 1],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    ],
    ['Point', { type: 'GeometryCollection', geometries: [] }],
    ['MultiPatch', { x: 1, y: 1 }],
  ] as const) {
    it(`refuses ${Object.keys(geometry).join(' and ')} for a layer of ${target}`, () => {
      expect(convert(target, geometry)).to.equal('!geometry_type');
    });
  }

  it('stores no geometry for an absent or empty one, and for a table', () => {
    for (const empty of [null, undefined, { x: null }, { x: 'NaN', y: 'NaN' }])
      expect(convert('Point', empty)).to.equal(null);
    expect(convert('Polygon', { rings: [] })).to.equal(null);
    expect(convert('Polygon', { rings: [[], []] })).to.equal(null);
    expect(convert('Polyline', { paths: [[]] })).to.equal(null);
    for (const coordinates of [[], [[]], [[[]]]]) {
      expect(convert('Polygon', { type: 'MultiPolygon', coordinates })).to.equal(null);
      expect(convert('Polygon', { type: 'Polygon', coordinates })).to.equal(null);
    }
    expect(convert('Polyline', { type: 'MultiLineString', coordinates: [] })).to.equal(null);
    expect(convert(undefined, { x: 1, y: 2 })).to.equal(null);
  });

  it('drops z and m that the layer does not have', () => {
    expect(convert('Point', { x: 1, y: 2, z: 3, m: 4 })).to.equal('1: 1 2');
    expect(
      convert('Polyline', {
        paths: [
          [
            [0, 0, 9],
            [1, 1, 9],
          ],
        ],
      }),
    ).to.equal('5: 0 0, 1 1');
  });

  it('keeps z and m, supplies 0 and unknown where the layer has them and the source has not', () => {
    const zm = { hasZ: true, hasM: true };
    expect(convert('Point', { x: 1, y: 2, z: 3, m: 4 }, zm)).to.equal('3001: 1 2 3 4');
    expect(convert('Point', { x: 1, y: 2 }, zm)).to.equal('3001: 1 2 0 NaN');
    expect(convert('Point', { x: 1, y: 2, m: 4 }, zm)).to.equal('3001: 1 2 0 4');
    expect(
      convert(
        'Polyline',
        {
          hasM: true,
          paths: [
            [
              [0, 0, 7],
              [1, 1, 8],
            ],
          ],
        },
        zm,
      ),
    ).to.equal('3005: 0 0 0 7, 1 1 0 8');
    expect(convert('Point', point(1, 2, 3), { hasZ: true })).to.equal('1001: 1 2 3');
    expect(convert('Point', { x: 1, y: 2, m: 4 }, { hasM: true })).to.equal('2001: 1 2 4');
  });

  it('closes rings and winds outer ones clockwise', () => {
    expect(
      convert('Polygon', {
        rings: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        ],
      }),
    ).to.equal('6: 0 0, 1 1, 1 0, 0 0');
  });

  it('refuses a polygon without an outer ring', () => {
    const hole = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ];
    for (const coordinates of [
      [[], hole],
      [[[]], hole],
    ]) {
      expect(convert('Polygon', { type: 'Polygon', coordinates })).to.equal('!invalid_geometry');
      expect(convert('Polygon', { type: 'MultiPolygon', coordinates: [coordinates] })).to.equal(
        '!invalid_geometry',
      );
    }
  });

  it('refuses lines and rings with too few vertices', () => {
    expect(
      convert('Polygon', {
        rings: [
          [
            [0, 0],
            [1, 0],
            [0, 0],
          ],
        ],
      }),
    ).to.equal('!invalid_geometry');
    expect(convert('Polyline', { paths: [[[0, 0]]] })).to.equal('!invalid_geometry');
  });

  it('refuses invalid coordinates, curves, and values that are not geometries', () => {
    for (const bad of [
      { x: 'a', y: 1 },
      { x: 1 },
      { rings: [[['a', 1]]] },
      { curveRings: [] },
      {},
      5,
      { paths: [null] },
    ]) {
      expect(convert('Polygon', bad), JSON.stringify(bad)).to.equal('!invalid_geometry');
    }
    for (const bad of [
      { type: 'Point' },
      { type: 'Point', coordinates: [1, '2'] },
      { type: 'Circle', coordinates: [1, 2] },
    ]) {
      expect(convert('Point', bad), JSON.stringify(bad)).to.equal('!invalid_geometry');
    }
  });

  it('refuses latitudes and longitudes out of range, but lets shapes cross the antimeridian', () => {
    const lonLat = { isLonLat: true };
    expect(convert('Point', point(0, 90.1), lonLat)).to.equal('!invalid_geometry');
    expect(convert('Point', point(180.1, 0), lonLat)).to.equal('!invalid_geometry');
    expect(convert('Point', point(-180, 90), lonLat)).to.equal('1: -180 90');
    expect(convert('Point', point(500000, 6000000))).to.equal('1: 500000 6000000');
    expect(
      convert(
        'Polyline',
        {
          paths: [
            [
              [170, 0],
              [190, 0],
            ],
          ],
        },
        lonLat,
      ),
    ).to.equal('5: 170 0, 190 0');
  });
});
