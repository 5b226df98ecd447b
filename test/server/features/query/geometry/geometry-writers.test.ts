import { expect } from 'chai';
import { readWkb, type Shape } from '../../../../../server/features/query/geometry/read-wkb.js';
import {
  esriGeometryText,
  writeEsriGeometry,
  writeGeoJsonGeometry,
} from '../../../../../server/features/query/geometry/write-geometry.js';
import { Utf8Writer } from '../../../../../server/lib/text/utf8-writer.js';
import { wkbOf } from '../query-layers.js';
import { writeBoxWkb } from '../../../../../server/features/query/geometry/filter-geometry.js';

const read = (...wkb: Parameters<typeof wkbOf>): Shape => {
  const shape = readWkb(wkbOf(...wkb));
  if (shape === undefined) throw new Error('empty');
  return shape;
};
const geoJsonText = (shape: Shape, dimensions: { readonly hasZ: boolean }): string => {
  const out = new Utf8Writer();
  const writing = writeGeoJsonGeometry(out, shape, dimensions);
  while (writing.next().done !== true);
  return out.take().toString();
};
const flat = { hasZ: false, hasM: false };

const CLOCKWISE = [
  [0, 0],
  [0, 9],
  [9, 9],
  [9, 0],
  [0, 0],
];
const COUNTERCLOCKWISE = [...CLOCKWISE].reverse();
const HOLE_CLOCKWISE = [
  [2, 2],
  [2, 4],
  [4, 4],
  [2, 2],
];
const HOLE_COUNTERCLOCKWISE = [...HOLE_CLOCKWISE].reverse();

describe('esriGeometryText', () => {
  const cases: readonly [string, Shape, unknown][] = [
    ['a point', read('Point', [1.5, -2]), { x: 1.5, y: -2 }],
    [
      'a multipoint',
      read('MultiPoint', [
        [1, 2],
        [3, 4],
      ]),
      {
        points: [
          [1, 2],
          [3, 4],
        ],
      },
    ],
    [
      'a line',
      read('LineString', [
        [1, 2],
        [3, 4],
      ]),
      {
        paths: [
          [
            [1, 2],
            [3, 4],
          ],
        ],
      },
    ],
    [
      'lines',
      read('MultiLineString', [
        [
          [1, 2],
          [3, 4],
        ],
        [
          [5, 6],
          [7, 8],
        ],
      ]),
      {
        paths: [
          [
            [1, 2],
            [3, 4],
          ],
          [
            [5, 6],
            [7, 8],
          ],
        ],
      },
    ],
    [
      'a polygon as it should be',
      read('Polygon', [CLOCKWISE, HOLE_COUNTERCLOCKWISE]),
      { rings: [CLOCKWISE, HOLE_COUNTERCLOCKWISE] },
    ],
    [
      'a polygon the other way round',
      read('Polygon', [COUNTERCLOCKWISE, HOLE_CLOCKWISE]),
      { rings: [CLOCKWISE, HOLE_COUNTERCLOCKWISE] },
    ],
    [
      'polygons, each with its rings',
      read('MultiPolygon', [[COUNTERCLOCKWISE, HOLE_COUNTERCLOCKWISE], [COUNTERCLOCKWISE]]),
      { rings: [CLOCKWISE, HOLE_COUNTERCLOCKWISE, CLOCKWISE] },
    ],
  ];
  for (const [title, shape, expected] of cases) {
    it(`writes ${title}`, () => {
      expect(JSON.parse(esriGeometryText(shape, flat))).to.deep.equal(expected);
    });
  }

  it('writes z and m when asked for', () => {
    const point = read('Point', [1, 2, 3, 4], 3000);
    expect(esriGeometryText(point, flat)).to.equal('{"x":1,"y":2}');
    expect(esriGeometryText(point, { hasZ: true, hasM: true })).to.equal('{"x":1,"y":2,"z":3,"m":4}');
    expect(esriGeometryText(point, { hasZ: false, hasM: true })).to.equal('{"x":1,"y":2,"m":4}');
    const line = read(
      'LineString',
      [
        [1, 2, 5],
        [3, 4, NaN],
      ],
      2000,
    );
    expect(esriGeometryText(line, { hasZ: false, hasM: true })).to.equal(
      '{"hasM":true,"paths":[[[1,2,5],[3,4,null]]]}',
    );
    const ring = read('Polygon', [CLOCKWISE.map(([x, y]) => [x, y, 7])], 1000);
    expect(JSON.parse(esriGeometryText(ring, { hasZ: true, hasM: false }))).to.deep.equal({
      hasZ: true,
      rings: [CLOCKWISE.map(([x, y]) => [x, y, 7])],
    });
  });

  it('keeps every digit of Esri JSON coordinates', () => {
    for (const value of [0.1 + 0.2, 1e21, 5e-324, -1.7976931348623157e308, 123456789.12345679]) {
      const { x } = JSON.parse(esriGeometryText(read('Point', [value, 0]), flat)) as { x: number };
      expect(x).to.equal(value);
    }
  });

  it('turns a small ring far from the origin the right way', () => {
    const ring = [
      [2e7, 2e7],
      [2e7, 2e7 + 1e-3],
      [2e7 + 1e-3, 2e7 + 1e-3],
      [2e7, 2e7],
    ];
    expect(JSON.parse(esriGeometryText(read('Polygon', [[...ring].reverse()]), flat))).to.deep.equal({
      rings: [ring],
    });
  });
});

describe('writeGeoJsonGeometry', () => {
  const cases: readonly [string, Shape, unknown][] = [
    ['a point', read('Point', [1.5, -2]), { type: 'Point', coordinates: [1.5, -2] }],
    ['a multipoint', read('MultiPoint', [[1, 2]]), { type: 'MultiPoint', coordinates: [[1, 2]] }],
    [
      'a single line',
      read('MultiLineString', [
        [
          [1, 2],
          [3, 4],
        ],
      ]),
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
    ],
    [
      'lines',
      read('MultiLineString', [
        [
          [1, 2],
          [3, 4],
        ],
        [
          [5, 6],
          [7, 8],
        ],
      ]),
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [1, 2],
            [3, 4],
          ],
          [
            [5, 6],
            [7, 8],
          ],
        ],
      },
    ],
    [
      'a single polygon',
      read('MultiPolygon', [[CLOCKWISE, HOLE_COUNTERCLOCKWISE]]),
      { type: 'Polygon', coordinates: [COUNTERCLOCKWISE, HOLE_CLOCKWISE] },
    ],
    [
      'polygons',
      read('MultiPolygon', [[CLOCKWISE], [COUNTERCLOCKWISE, HOLE_CLOCKWISE]]),
      { type: 'MultiPolygon', coordinates: [[COUNTERCLOCKWISE], [COUNTERCLOCKWISE, HOLE_CLOCKWISE]] },
    ],
  ];
  for (const [title, shape, expected] of cases) {
    it(`writes ${title}`, () => {
      expect(JSON.parse(geoJsonText(shape, flat))).to.deep.equal(expected);
    });
  }

  it('writes z when asked for, and never m', () => {
    const point = read('Point', [1, 2, 3, 4], 3000);
    expect(geoJsonText(point, { hasZ: true })).to.equal('{"type":"Point","coordinates":[1,2,3]}');
    expect(geoJsonText(point, flat)).to.equal('{"type":"Point","coordinates":[1,2]}');
  });
});

describe('a long geometry', () => {
  /** Its text, and how often others got their turn meanwhile. */
  const write = (shape: Shape): { readonly text: string; readonly turns: number } => {
    const out = new Utf8Writer();
    const turns = [...writeEsriGeometry(out, shape, flat)].length;
    return { text: out.take().toString(), turns };
  };
  const line = Array.from({ length: 2500 }, (_, index) => [index, 0.5]);

  it('writes a long geometry in pieces of a thousand positions', () => {
    const { text, turns } = write(read('LineString', line));
    expect(JSON.parse(text)).to.deep.equal({ paths: [line] });
    expect(turns).to.equal(2);
  });

  it('writes a geometry of many short parts in pieces, and in reverse', () => {
    const polygons = Array.from({ length: 700 }, () => [COUNTERCLOCKWISE]);
    const { text, turns } = write(read('MultiPolygon', polygons));
    expect(JSON.parse(text)).to.deep.equal({ rings: polygons.map(() => CLOCKWISE) });
    expect(turns).to.equal(3);
    const ring = [...line, [0, 2], [0, 0.5]];
    const { text: turned } = write(read('Polygon', [ring]));
    expect([JSON.parse(turned), write(read('Polygon', [[...ring].reverse()])).text]).to.deep.equal([
      { rings: [ring.toReversed()] },
      turned,
    ]);
  });

  it('keeps exponents of numbers at the boundaries of pieces', () => {
    const flatLine = Array.from({ length: 1001 }, (_, index) => [index, index === 999 ? 1e21 : 0]);
    expect(JSON.parse(write(read('MultiPoint', flatLine)).text)).to.deep.equal({ points: flatLine });
  });
});

describe('readWkb', () => {
  it('reads a geometry without positions as none', () => {
    expect(readWkb(wkbOf('Point', [NaN, NaN]))).to.equal(undefined);
    expect(readWkb(wkbOf('MultiPoint', []))).to.equal(undefined);
    expect(readWkb(wkbOf('LineString', []))).to.equal(undefined);
    expect(readWkb(wkbOf('MultiLineString', []))).to.equal(undefined);
    expect(readWkb(wkbOf('MultiPolygon', []))).to.equal(undefined);
  });

  it('reads both byte orders', () => {
    const bigEndian = Buffer.alloc(21);
    bigEndian.writeUInt32BE(1, 1);
    bigEndian.writeDoubleBE(1.5, 5);
    bigEndian.writeDoubleBE(2.5, 13);
    expect(readWkb(bigEndian)).to.deep.equal(readWkb(wkbOf('Point', [1.5, 2.5])));
  });

  it('keeps the polygons of a collection', () => {
    const head = Buffer.from([1, 7, 0, 0, 0, 1, 0, 0, 0]);
    const collection = Buffer.concat([head, wkbOf('MultiPolygon', [[CLOCKWISE]])]);
    expect(readWkb(collection)).to.deep.equal(readWkb(wkbOf('Polygon', [CLOCKWISE])));
  });

  it('reads the box that writeBoxWkb writes', () => {
    expect(readWkb(writeBoxWkb({ xmin: 1, ymin: 2, xmax: 3, ymax: 4 }))).to.deep.equal(
      read('Polygon', [
        [
          [1, 2],
          [3, 2],
          [3, 4],
          [1, 4],
          [1, 2],
        ],
      ]),
    );
  });

  it('refuses a geometry type that no layer holds', () => {
    const circular = wkbOf('Point', [1, 2]);
    circular.writeUInt32LE(8, 1);
    expect(() => readWkb(circular)).to.throw('type 8');
  });
});
