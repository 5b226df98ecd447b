import { expect } from 'chai';
import fc from 'fast-check';
import { makeGeometryConverter } from '../../../../../../server/features/append/convert/geometry/geometry.js';
import { Refusal } from '../../../../../../server/features/append/report/report.js';
import type { GeometryType } from '../../../../../../server/features/model/layer.js';
import { ISO, WKB_DIALECTS, type WkbGeometry, writeWkb } from '../../../../../support/files/wkb.js';

interface Options {
  readonly ordinates?: '' | 'Z' | 'M' | 'ZM';
  readonly isLonLat?: boolean;
}

type Notation = 'geojson' | 'wkb';

function convert(
  target: string,
  notation: Notation,
  geometry: unknown,
  { ordinates = '', isLonLat = false }: Options = {},
) {
  const layer = {
    geometryType: `esriGeometry${target}` as GeometryType,
    hasZ: ordinates.includes('Z'),
    hasM: ordinates.includes('M'),
  };
  return makeGeometryConverter({ layer, notation, isLonLat })(geometry);
}

/** Hex of the stored bytes, or code and reason of the refusal after `!`. */
function show(converted: ReturnType<typeof convert>): string | null {
  if (converted instanceof Refusal) return `!${converted.code}: ${converted.description}`;
  return converted === null ? null : Buffer.from(converted).toString('hex');
}

const CLOCKWISE = [
  [0, 0],
  [0, 4],
  [4, 4],
  [4, 0],
  [0, 0],
];
const HOLE = [
  [1, 1],
  [2, 1],
  [2, 2],
  [1, 2],
  [1, 1],
];
const reversed = (ring: number[][]): number[][] => [...ring].reverse();

/** Geometries that each layer takes, as GeoJSON, whose fitting has tests of its own. */
const GEOMETRIES: readonly (readonly [target: string, geometry: WkbGeometry])[] = [
  ['Point', { type: 'Point', coordinates: [1.5, -2] }],
  ['Multipoint', { type: 'Point', coordinates: [1.5, -2] }],
  ['Multipoint', { type: 'MultiPoint', coordinates: CLOCKWISE }],
  ['Polyline', { type: 'LineString', coordinates: CLOCKWISE }],
  ['Polyline', { type: 'MultiLineString', coordinates: [CLOCKWISE, HOLE] }],
  ['Polygon', { type: 'Polygon', coordinates: [CLOCKWISE, HOLE] }],
  ['Polygon', { type: 'Polygon', coordinates: [reversed(CLOCKWISE), reversed(HOLE)] }],
  ['Polygon', { type: 'Polygon', coordinates: [CLOCKWISE.slice(0, 4)] }],
  ['Polygon', { type: 'MultiPolygon', coordinates: [[CLOCKWISE], [reversed(HOLE)]] }],
];

describe('makeGeometryConverter for well-known binary', () => {
  for (const [target, geometry] of GEOMETRIES) {
    it(`stores a ${geometry.type} in a layer of ${target} to the same bytes as from GeoJSON`, () => {
      const expected = show(convert(target, 'geojson', geometry));
      expect(expected).to.match(/^01/);
      for (const dialect of WKB_DIALECTS) {
        const wkb = writeWkb(geometry, '', dialect);
        expect(show(convert(target, 'wkb', wkb)), JSON.stringify(dialect)).to.equal(expected);
      }
    });
  }

  it('reads no bytes around the geometry', () => {
    const wkb = writeWkb({ type: 'LineString', coordinates: CLOCKWISE });
    const within = Buffer.concat([Buffer.alloc(3, 9), wkb, Buffer.alloc(5, 9)]).subarray(3, 3 + wkb.length);
    expect(show(convert('Polyline', 'wkb', within))).to.equal(show(convert('Polyline', 'wkb', wkb)));
  });

  it('returns a point unchanged if it is in storage form', () => {
    for (const [ordinates, coordinates] of [
      ['', [1, 2]],
      ['Z', [1, 2, 3]],
      ['M', [1, 2, 3]],
      ['ZM', [1, 2, 3, 4]],
    ] as const) {
      const wkb = writeWkb({ type: 'Point', coordinates }, ordinates);
      const converted = convert('Point', 'wkb', wkb, { ordinates });
      expect((converted as Buffer).buffer).to.equal(wkb.buffer);
      expect(show(converted)).to.equal(wkb.toString('hex'));
    }
  });

  const ORDINATES = { '': [1, 2], Z: [1, 2, 7], M: [1, 2, 8], ZM: [1, 2, 7, 8] } as const;
  for (const from of ['', 'Z', 'M', 'ZM'] as const) {
    for (const to of ['', 'Z', 'M', 'ZM'] as const) {
      it(`fits ${from || 'plain'} vertices into a layer with ${to || 'plain'} ones`, () => {
        const z = from.includes('Z') ? 7 : 0;
        const m = from.includes('M') ? 8 : NaN;
        const expected = [1, 2, ...(to.includes('Z') ? [z] : []), ...(to.includes('M') ? [m] : [])];
        for (const dialect of WKB_DIALECTS) {
          const point = writeWkb({ type: 'Point', coordinates: ORDINATES[from] }, from, dialect);
          expect(show(convert('Point', 'wkb', point, { ordinates: to }))).to.equal(
            writeWkb({ type: 'Point', coordinates: expected }, to).toString('hex'),
          );
          const line = writeWkb(
            { type: 'LineString', coordinates: [ORDINATES[from], ORDINATES[from]] },
            from,
            dialect,
          );
          expect(show(convert('Polyline', 'wkb', line, { ordinates: to }))).to.equal(
            writeWkb({ type: 'MultiLineString', coordinates: [[expected, expected]] }, to).toString('hex'),
          );
        }
      });
    }
  }

  it('reads a NaN z as 0, and keeps a NaN m as unknown', () => {
    const point = writeWkb({ type: 'Point', coordinates: [1, 2, NaN, NaN] }, 'ZM');
    expect(show(convert('Point', 'wkb', point, { ordinates: 'ZM' }))).to.equal(
      writeWkb({ type: 'Point', coordinates: [1, 2, 0, NaN] }, 'ZM').toString('hex'),
    );
  });

  const NOWHERE = { type: 'Point', coordinates: [NaN, NaN] } as const;
  for (const [title, target, geometry] of [
    ['a point without coordinates', 'Point', NOWHERE],
    ['a multipoint of none', 'Multipoint', { type: 'MultiPoint', coordinates: [] }],
    [
      'a multipoint of points without coordinates',
      'Multipoint',
      { type: 'MultiPoint', parts: [NOWHERE, NOWHERE] },
    ],
    ['a line without vertices', 'Polyline', { type: 'LineString', coordinates: [] }],
    ['lines without vertices', 'Polyline', { type: 'MultiLineString', coordinates: [[], []] }],
    ['a polygon without rings', 'Polygon', { type: 'Polygon', coordinates: [] }],
    ['a polygon whose outer ring is empty', 'Polygon', { type: 'Polygon', coordinates: [[], HOLE] }],
    ['an empty collection', 'Polygon', { type: 'GeometryCollection', parts: [] }],
    ['an empty geometry of another kind', 'Point', { type: 'MultiPolygon', coordinates: [] }],
  ] as const) {
    it(`stores no geometry for ${title}`, () => {
      expect(show(convert(target, 'wkb', writeWkb(geometry)))).to.equal(null);
    });
  }

  it('leaves empty parts out', () => {
    const polygons = { type: 'MultiPolygon', coordinates: [[], [CLOCKWISE, []]] } as const;
    expect(show(convert('Polygon', 'wkb', writeWkb(polygons)))).to.equal(
      show(convert('Polygon', 'geojson', { type: 'Polygon', coordinates: [CLOCKWISE] })),
    );
  });

  const KINDS: Readonly<Record<string, WkbGeometry>> = {
    Point: { type: 'Point', coordinates: [1, 2] },
    Multipoint: { type: 'MultiPoint', coordinates: [[1, 2]] },
    Polyline: { type: 'LineString', coordinates: CLOCKWISE },
    Polygon: { type: 'Polygon', coordinates: [CLOCKWISE] },
    collection: { type: 'GeometryCollection', parts: [{ type: 'Point', coordinates: [1, 2] }] },
    triangle: { type: 'Triangle', coordinates: [[...CLOCKWISE.slice(0, 3), CLOCKWISE[0]]] },
    surface: { type: 'PolyhedralSurface', coordinates: [[CLOCKWISE]] },
  };
  for (const target of ['Point', 'Multipoint', 'Polyline', 'Polygon', 'MultiPatch']) {
    const fitting = target === 'Multipoint' ? ['Point', 'Multipoint'] : [target];
    if (target === 'MultiPatch') fitting.push('triangle', 'surface');
    for (const [kind, geometry] of Object.entries(KINDS).filter(([kind]) => !fitting.includes(kind))) {
      it(`refuses ${kind} for a layer of ${target}`, () => {
        expect(show(convert(target, 'wkb', writeWkb(geometry)))).to.match(
          /^!geometry_type: an? .* does not fit/,
        );
      });
    }
  }

  for (const [title, target, geometry] of [
    ['a coordinate that is not a number', 'Point', { type: 'Point', coordinates: [1, NaN] }],
    [
      'an infinite coordinate',
      'Polyline',
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, Infinity],
        ],
      },
    ],
    ['a line of one vertex', 'Polyline', { type: 'LineString', coordinates: [[0, 0]] }],
    [
      'a ring of two vertices',
      'Polygon',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    ],
    ['a circular string', 'Polyline', { type: 'CircularString', coordinates: CLOCKWISE }],
    [
      'a curve among curves',
      'Polyline',
      { type: 'MultiCurve', parts: [{ type: 'CircularString', coordinates: CLOCKWISE }] },
    ],
    ['a curve polygon', 'Polygon', { type: 'CurvePolygon', parts: [] }],
    [
      'lines among polygons',
      'Polygon',
      { type: 'MultiPolygon', parts: [{ type: 'LineString', coordinates: CLOCKWISE }] },
    ],
  ] as const) {
    it(`refuses ${title}`, () => {
      expect(show(convert(target, 'wkb', writeWkb(geometry)))).to.match(/^!invalid_geometry/);
    });
  }

  it('accepts multi curves and surfaces that have only straight segments', () => {
    const lines: WkbGeometry = {
      type: 'MultiCurve',
      parts: [{ type: 'LineString', coordinates: CLOCKWISE }],
    };
    expect(show(convert('Polyline', 'wkb', writeWkb(lines)))).to.match(/^0105000000/);
    const faces: WkbGeometry = {
      type: 'MultiSurface',
      parts: [{ type: 'Polygon', coordinates: [CLOCKWISE] }],
    };
    expect(show(convert('Polygon', 'wkb', writeWkb(faces)))).to.match(/^0106000000/);
  });

  it('refuses degrees out of range, but lets shapes cross the antimeridian', () => {
    const at = (x: number, y: number): Buffer => writeWkb({ type: 'Point', coordinates: [x, y] });
    const lonLat = { isLonLat: true };
    expect(show(convert('Point', 'wkb', at(0, 90.1), lonLat))).to.match(/^!invalid_geometry: latitude/);
    expect(show(convert('Point', 'wkb', at(180.1, 0), lonLat))).to.match(/^!invalid_geometry: longitude/);
    expect(show(convert('Point', 'wkb', at(-180, 90), lonLat))).to.match(/^01/);
    expect(show(convert('Point', 'wkb', at(500_000, 6_000_000)))).to.match(/^01/);
    const line = writeWkb({
      type: 'LineString',
      coordinates: [
        [170, 0],
        [190, 0],
      ],
    });
    expect(show(convert('Polyline', 'wkb', line, lonLat))).to.match(/^01/);
  });

  it('refuses every cut of every geometry, and bytes that are left over', () => {
    for (const geometry of Object.values(KINDS)) {
      const wkb = writeWkb(geometry);
      for (let end = 0; end < wkb.length; end += 1) {
        for (const target of ['Point', 'Polygon', 'MultiPatch']) {
          expect(show(convert(target, 'wkb', wkb.subarray(0, end)))).to.equal(
            '!invalid_geometry: must be well-known binary',
          );
        }
      }
      const longer = Buffer.concat([wkb, Buffer.from([0])]);
      expect(show(convert('Polygon', 'wkb', longer))).to.equal(
        '!invalid_geometry: must be well-known binary',
      );
    }
  });

  it('neither allocates nor loops for counts that the bytes cannot hold', () => {
    for (const type of [2, 3, 4, 5, 6, 7, 15, 16, 17]) {
      const bytes = Buffer.alloc(9, 0xff);
      bytes[0] = 1;
      bytes.writeUInt32LE(type, 1);
      const before = process.memoryUsage().arrayBuffers;
      expect(show(convert('Polygon', 'wkb', bytes))).to.match(/^!invalid_geometry/);
      expect(process.memoryUsage().arrayBuffers - before).to.be.lessThan(1_000_000);
    }
  });

  const ordinate = fc.double({ min: -80, max: 80, noNaN: true });
  const vertex = fc.tuple(ordinate, ordinate);
  const line = fc.array(vertex, { minLength: 2, maxLength: 8 });
  const rings = fc.array(fc.array(vertex, { minLength: 4, maxLength: 8 }), { minLength: 1, maxLength: 3 });
  for (const [target, type, coordinates] of [
    ['Multipoint', 'MultiPoint', fc.array(vertex, { minLength: 1 })],
    ['Polyline', 'MultiLineString', fc.array(line, { minLength: 1, maxLength: 4 })],
    ['Polygon', 'MultiPolygon', fc.array(rings, { minLength: 1, maxLength: 4 })],
  ] as const) {
    it(`makes the same of any ${type}, whichever of the notations it comes in`, () => {
      fc.assert(
        fc.property(coordinates, fc.constantFrom(...WKB_DIALECTS), (values, dialect) => {
          const geometry = { type, coordinates: values };
          const expected = show(convert(target, 'geojson', geometry, { isLonLat: true }));
          expect(show(convert(target, 'wkb', writeWkb(geometry, '', dialect), { isLonLat: true }))).to.equal(
            expected,
          );
        }),
      );
    });
  }

  it('converts in place to the same result as by copying, faults included', () => {
    const ordinate = fc.oneof(
      { weight: 30, arbitrary: fc.integer({ min: -5, max: 5 }) },
      { weight: 1, arbitrary: fc.constantFrom(NaN, Infinity, 91, 500, -0) },
    );
    const run = (size: number) =>
      fc
        .tuple(
          fc.array(fc.array(ordinate, { minLength: size, maxLength: size }), { maxLength: 7 }),
          fc.boolean(),
        )
        .map(([run, isClosed]) => (isClosed ? [...run, ...run.slice(0, 1)] : run));
    const cases = fc.constantFrom('', 'Z', 'M', 'ZM').chain((ordinates) =>
      fc.record({
        ordinates: fc.constant(ordinates),
        lines: fc.array(run(2 + ordinates.length), { maxLength: 4 }),
        polygons: fc.array(fc.array(run(2 + ordinates.length), { maxLength: 3 }), { maxLength: 3 }),
        isLonLat: fc.boolean(),
        dimensions: fc.constantFrom('iso', 'flags'),
      }),
    );
    fc.assert(
      fc.property(cases, ({ ordinates, lines, polygons, isLonLat, dimensions }) => {
        for (const [target, type, coordinates] of [
          ['Polyline', 'MultiLineString', lines],
          ['Polygon', 'MultiPolygon', polygons],
        ] as const) {
          const [inPlace, anew] = [true, false].map((isLittleEndian) => {
            const wkb = writeWkb({ type, coordinates }, ordinates, { isLittleEndian, dimensions });
            return show(convert(target, 'wkb', wkb, { ordinates, isLonLat }));
          });
          expect(inPlace).to.equal(anew);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('hands back lines and polygons that only need to be turned around or marked', () => {
    const polygon = [reversed([...CLOCKWISE]), HOLE].map((ring) => ring.map(([x, y]) => [x, y, 7]));
    for (const [target, type, coordinates] of [
      ['Polyline', 'MultiLineString', polygon],
      ['Polygon', 'MultiPolygon', [polygon]],
    ] as const) {
      const wkb = writeWkb({ type, coordinates }, 'Z', { isLittleEndian: true, dimensions: 'flags' });
      const expected = show(convert(target, 'geojson', { type, coordinates }, { ordinates: 'Z' }));
      const converted = convert(target, 'wkb', wkb, { ordinates: 'Z' });
      expect(converted).to.equal(wkb);
      expect(show(converted)).to.equal(expected);
    }
  });

  it('converts or refuses any bytes', () => {
    const start = fc.constantFrom(...Object.values(KINDS).map((geometry) => writeWkb(geometry)));
    const places = fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 6 });
    fc.assert(
      fc.property(
        start,
        places,
        fc.constantFrom('Point', 'Polyline', 'Polygon', 'MultiPatch'),
        (wkb, changes, target) => {
          const bytes = Buffer.from(wkb);
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          const converted = convert(target, 'wkb', bytes);
          expect(
            converted === null || converted instanceof Refusal || converted instanceof Uint8Array,
          ).to.equal(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('stops at collections that are nested without end', () => {
    const header = writeWkb({ type: 'GeometryCollection', parts: [] });
    header.writeUInt32LE(1, 5);
    const bytes = Buffer.concat(Array.from({ length: 20_000 }, () => header));
    expect(show(convert('MultiPatch', 'wkb', bytes))).to.match(/^!invalid_geometry/);
  });

  it('refuses values that are not bytes', () => {
    expect(show(convert('Point', 'wkb', 'POINT (1 2)'))).to.equal('!invalid_geometry: must be a geometry');
    expect(show(convert('Point', 'wkb', null))).to.equal(null);
    expect(show(convert('Point', 'wkb', writeWkb(KINDS['Point']!, '', ISO)))).to.match(/^01/);
  });
});
