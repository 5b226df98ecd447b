import { expect } from 'chai';
import { footprintOf } from '../../../../../server/features/append/convert/geometry/footprint.js';
import { makeGeometryConverter } from '../../../../../server/features/append/convert/geometry/geometry.js';
import { Refusal } from '../../../../../server/features/append/report/report.js';
import type { GeometryType } from '../../../../../server/features/model/layer.js';
import { readWkb } from '../../../../../server/features/query/geometry/read-wkb.js';
import { WKB_DIALECTS, type WkbGeometry, writeWkb } from '../../../../support/files/wkb.js';

const layerOf = (kind: string) => ({
  geometryType: `esriGeometry${kind}` as GeometryType,
  hasZ: true,
  hasM: false,
});

function convert(
  geometry: WkbGeometry,
  { ordinates = 'Z', dialect = WKB_DIALECTS[0], target = 'MultiPatch', holdsMultipatches = false } = {},
) {
  const wkb = writeWkb(geometry, ordinates as 'Z', dialect);
  return makeGeometryConverter({
    layer: layerOf(target),
    notation: 'wkb',
    isLonLat: false,
    holdsMultipatches,
  })(wkb);
}

type Vertex = [number, number, number];

function square(xmin: number, ymin: number, side: number, z = 0): Vertex[] {
  const [xmax, ymax] = [xmin + side, ymin + side];
  return [
    [xmin, ymin, z],
    [xmin, ymax, z],
    [xmax, ymax, z],
    [xmax, ymin, z],
    [xmin, ymin, z],
  ];
}

const TRIANGLES: WkbGeometry = {
  type: 'Tin',
  coordinates: [
    [
      [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 1],
        [0, 0, 0],
      ],
    ],
    [
      [
        [1, 0, 0],
        [0, 1, 1],
        [1, 1, 1],
        [1, 0, 0],
      ],
    ],
  ],
};
const FACES: WkbGeometry = {
  type: 'PolyhedralSurface',
  coordinates: [[square(0, 0, 4)], [square(0, 0, 4, 3)]],
};
const RINGS: WkbGeometry = {
  type: 'MultiPolygon',
  coordinates: [[square(0, 0, 4), [...square(1, 1, 1)].reverse()]],
};
const MIXED: WkbGeometry = { type: 'GeometryCollection', parts: [TRIANGLES, TRIANGLES, RINGS] };

describe('multipatches', () => {
  for (const geometry of [TRIANGLES, FACES, MIXED]) {
    it(`keeps the structure of a multipatch from a ${geometry.type}, whatever the dialect`, () => {
      const expected = writeWkb(geometry, 'Z').toString('hex');
      for (const dialect of WKB_DIALECTS) {
        expect(Buffer.from(convert(geometry, { dialect }) as Buffer).toString('hex')).to.equal(expected);
      }
    });
  }

  it('reads rings as a multipatch only if the source declares multipatches', () => {
    const stored = convert(RINGS, { holdsMultipatches: true }) as Buffer;
    expect(Buffer.from(stored).toString('hex')).to.equal(writeWkb(RINGS, 'Z').toString('hex'));
    const refused = convert(RINGS) as Refusal;
    expect(refused).to.deep.include({
      code: 'geometry_type',
      description: 'a polygon does not fit a layer of multipatches',
    });
  });

  it('adds z to a multipatch without it, and drops m', () => {
    const flat = convert(
      { type: 'Tin', coordinates: [[square(0, 0, 1).map(([x, y]) => [x, y])]] },
      { ordinates: '' },
    );
    expect(Buffer.from(flat as Buffer).toString('hex')).to.equal(
      writeWkb({ type: 'Tin', coordinates: [[square(0, 0, 1)]] }, 'Z').toString('hex'),
    );
  });

  it('reads a multipatch without parts as no geometry', () => {
    for (const type of ['Tin', 'PolyhedralSurface', 'GeometryCollection'] as const) {
      expect(convert({ type, parts: [] })).to.equal(null);
    }
  });

  for (const parts of [
    [{ type: 'Point', coordinates: [1, 2, 3] }],
    [
      TRIANGLES,
      {
        type: 'LineString',
        coordinates: [
          [0, 0, 0],
          [1, 1, 1],
        ],
      },
    ],
    [RINGS],
  ] as WkbGeometry[][]) {
    it(`refuses a multipatch that is a collection of ${parts.map(({ type }) => type).join(' and ')}`, () => {
      expect(convert({ type: 'GeometryCollection', parts })).to.include({ code: 'geometry_type' });
    });
  }

  for (const target of ['Point', 'Multipoint', 'Polyline', 'Polygon']) {
    for (const [geometry, holdsMultipatches] of [
      [TRIANGLES, false],
      [FACES, false],
      [RINGS, true],
    ] as const) {
      it(`refuses a ${geometry.type} that is a multipatch for a layer of ${target}`, () => {
        const refusal = convert(geometry, { target, holdsMultipatches });
        expect(refusal).to.be.instanceOf(Refusal);
        expect(refusal).to.include({ code: 'geometry_type' });
        expect((refusal as Refusal).description).to.match(/^a multipatch does not fit/);
      });
    }
  }

  it('refuses Esri JSON and GeoJSON for a layer of multipatches', () => {
    for (const [notation, geometry] of [
      ['esri', { rings: [square(0, 0, 1)] }],
      ['geojson', { type: 'Polygon', coordinates: [square(0, 0, 1)] }],
    ] as const) {
      const refusal = makeGeometryConverter({ layer: layerOf('MultiPatch'), notation, isLonLat: false })(
        geometry,
      );
      expect(refusal).to.include({ code: 'geometry_type' });
    }
  });
});

function footprint(geometry: WkbGeometry): number[][][] {
  const shape = readWkb(Buffer.from(footprintOf(writeWkb(geometry, 'Z'))));
  if (shape?.kind !== 'polygons') throw new Error('no footprint');
  return shape.polygons.map((rings) => rings.map(({ numbers }) => Array.from(numbers)));
}

const area = (ring: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at + 3 < ring.length; at += 2) {
    sum += (ring[at] ?? 0) * (ring[at + 3] ?? 0) - (ring[at + 2] ?? 0) * (ring[at + 1] ?? 0);
  }
  return sum / 2;
};

describe('footprintOf', () => {
  it('joins triangles with a common edge', () => {
    const [[ring = []] = [], ...others] = footprint(TRIANGLES);
    expect(others).to.deep.equal([]);
    expect(area(ring)).to.equal(-1);
    expect(ring).to.have.length(10);
  });

  it('keeps holes and drops upright faces', () => {
    const wall: Vertex[] = [
      [0, 0, 0],
      [0, 0, 3],
      [4, 0, 3],
      [4, 0, 0],
      [0, 0, 0],
    ];
    const polygons = footprint({
      type: 'MultiPolygon',
      coordinates: [...(RINGS.coordinates as unknown[]), [wall]],
    });
    expect(polygons.map((rings) => rings.map(area))).to.deep.equal([[-16, 1]]);
  });

  it('covers overlaps once, and closes a hole under a roof', () => {
    const roof = square(0.5, 0.5, 2, 9);
    const polygons = footprint({
      type: 'GeometryCollection',
      parts: [RINGS, { type: 'MultiPolygon', coordinates: [[roof]] }],
    });
    expect(polygons.map((rings) => rings.map(area))).to.deep.equal([[-16]]);
  });

  it('unites faces regardless of their winding', () => {
    const down = {
      type: 'MultiPolygon',
      coordinates: [[[...square(0, 0, 2)].reverse()], [square(1, 1, 2)]],
    } as const;
    expect(footprint(down).map((rings) => rings.map(area))).to.deep.equal([[-7]]);
  });

  it('keeps parts apart, and vertices to the last bit', () => {
    const far = square(1234.123456789, 7654.987654321, 0.1);
    const polygons = footprint({ type: 'MultiPolygon', coordinates: [[square(0, 0, 1)], [far]] });
    expect(polygons).to.have.length(2);
    expect(polygons.flat(2)).to.include.members(far.flatMap(([x, y]) => [x, y]));
  });

  it('uses the bounding box for a wall without area', () => {
    const wall: Vertex[] = [
      [0, 0, 0],
      [0, 0, 3],
      [4, 2, 3],
      [4, 2, 0],
      [0, 0, 0],
    ];
    expect(footprint({ type: 'MultiPolygon', coordinates: [[wall]] })).to.deep.equal([
      [[0, 0, 0, 2, 4, 2, 4, 0, 0, 0]],
    ]);
  });

  it('uses the bounding box if uniting would take too long', () => {
    const faces = Array.from({ length: 3000 }, (_, index): Vertex[][] => [
      square(index / 1000, index / 1000, 50),
    ]);
    const polygons = footprint({ type: 'MultiPolygon', coordinates: faces });
    // Their union would be smaller by the steps of its two sides.
    expect(polygons.map((rings) => rings.map(area))).to.deep.equal([[-(52.999 ** 2)]]);
    const fewer = footprint({ type: 'MultiPolygon', coordinates: faces.slice(0, 20) });
    expect(fewer[0]?.[0]?.length).to.be.greaterThan(10);
  });
});
