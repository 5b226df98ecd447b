import { expect } from 'chai';
import fc from 'fast-check';
import { makeGeometryConverter } from '../../../../../../server/features/append/convert/geometry/geometry.js';
import { PlainPolygons } from '../../../../../../server/features/append/convert/geometry/plain-polygons.js';
import { keepRuns } from '../../../../../support/limit-runs.js';

const layer = { geometryType: 'esriGeometryPolygon', hasZ: false, hasM: false } as const;

const ordinate = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.tuple(fc.nat(900_000_000), fc.nat(99_999_999)).map(([a, b]) => a / 1e7 + b / 1e15 - 45),
  },
  { weight: 4, arbitrary: fc.double({ min: -90, max: 90, noNaN: true }) },
  { weight: 40, arbitrary: fc.integer({ min: -3, max: 3 }) },
  fc.constantFrom(0, -0, 1e-9, 91, 361, 12345678, 1e21, 1.5e-300),
);
const vertex = fc.oneof(
  { weight: 40, arbitrary: fc.tuple(ordinate, ordinate) },
  fc.constantFrom([1], [1, 2, 3], [1, null], [1, '2'], []),
);
/** Some closed, some of too few vertices. */
const ring = fc
  .tuple(fc.array(vertex, { maxLength: 7 }), fc.boolean())
  .map(([vertices, isClosed]) => (isClosed ? [...vertices, ...vertices.slice(0, 1)] : vertices));
const rings = fc.oneof({ weight: 8, arbitrary: fc.tuple(ring) }, fc.array(ring, { maxLength: 3 }));

/** As `JSON.stringify` writes it, with blanks, or with other digits of the same numbers. */
const spelling = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.replaceAll(/[[\]{},:]/g, ' $&\n'),
  (text) => text.replaceAll(/(\d\.\d+)(?=[,\]])/g, '$10'),
);

for (const notation of ['geojson', 'esri'] as const) {
  describe(`plain polygons of ${notation}`, () => {
    const asText = (list: unknown): string =>
      JSON.stringify(notation === 'geojson' ? { type: 'Polygon', coordinates: list } : { rings: list });

    for (const isLonLat of [true, false]) {
      it(`reads plain polygons like other polygons, ${isLonLat ? 'in degrees' : 'in metres'}`, () => {
        const polygons = new PlainPolygons({ isLonLat, notation });
        const convert = makeGeometryConverter({ layer, notation, isLonLat });
        let readCount = 0;
        fc.assert(
          fc.property(rings, spelling, (list, spell) => {
            const text = spell(asText(list));
            const bytes = Buffer.from(`..${text}..`);
            const read = polygons.read(bytes, 2, bytes.length - 2);
            if (read === undefined) return;
            readCount += 1;
            expect(read).to.deep.equal(convert(JSON.parse(text)));
          }),
          { numRuns: 2000, plugins: [keepRuns] },
        );
        expect(readCount).to.be.greaterThan(300);
      });
    }

    const square = [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    ];

    it('reads a polygon with more vertices than the polygons before it', () => {
      const polygons = new PlainPolygons({ isLonLat: false, notation });
      const many = [Array.from({ length: 500 }, (_, index) => [Math.cos(index), Math.sin(index)])];
      for (const list of [square, many, square]) {
        const bytes = Buffer.from(asText(list));
        const convert = makeGeometryConverter({ layer, notation, isLonLat: false });
        expect(polygons.read(bytes, 0, bytes.length)).to.deep.equal(convert(JSON.parse(asText(list))));
      }
    });

    for (const [title, text] of [
      [
        'of the other notation',
        notation === 'geojson' ? '{"rings":%}' : '{"type":"Polygon","coordinates":%}',
      ],
      ['of another type', '{"type":"MultiLineString","coordinates":%}'],
      ['with another member', '{"type":"Polygon","coordinates":%,"bbox":[0,0,1,1]}'],
      ['of a member twice', '{"type":"Polygon","coordinates":%,"coordinates":%}'],
      ['with its type twice', '{"type":"Polygon","coordinates":%,"type":"Polygon"}'],
      ['of a type alone', '{"type":"Polygon"}'],
      ['that goes on', '{"type":"Polygon","coordinates":%},'],
      ['of a number with a leading zero', '{"type":"Polygon","coordinates":[[[01,0],[1,0],[1,1],[0,1]]]}'],
      [
        'of a long whole number',
        '{"type":"Polygon","coordinates":[[[1234567890123456,0],[1,0],[1,1],[0,1]]]}',
      ],
    ] as const) {
      it(`leaves a polygon to the other reader for ${title}`, () => {
        const bytes = Buffer.from(text.replaceAll('%', JSON.stringify(square)));
        const polygons = new PlainPolygons({ isLonLat: false, notation });
        expect(polygons.read(bytes, 0, bytes.length)).to.equal(undefined);
      });
    }
  });
}
