// @needs gdal
import { expect } from 'chai';
import type { GeometryType } from '../../../../../server/features/model/layer.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import {
  doubles,
  lineShape,
  NO_DATA,
  SHAPE_TYPE,
  type ShapeContent,
  shapeSet,
} from '../../../../support/files/shapefile-set.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { writeZip } from '../source/zip-writer.js';

const PATH = [
  [0, 0],
  [1, 1],
] as const;
const z = [1, 2];
const line = (m?: readonly number[]): ShapeContent => lineShape(PATH, { z, ...(m && { m }) });
const flatLine = (m?: readonly number[]): ShapeContent => lineShape(PATH, { ...(m && { m }) });
const none = [NO_DATA, -Number.MAX_VALUE];
/** Values of z and m of each vertex, as they are stored: NaN for an unknown m. */
type Ordinates = readonly (readonly number[])[];
const SETS: readonly (readonly [
  title: string,
  geometryType: GeometryType,
  type: number,
  shapes: readonly ShapeContent[],
  expected: readonly (Ordinates | null)[],
])[] = [
  [
    'of which the first has none, of lines with z',
    'esriGeometryPolyline',
    SHAPE_TYPE.polylineZ,
    [line(none), line([5, 6])],
    [
      [
        [1, NaN],
        [2, NaN],
      ],
      [
        [1, 5],
        [2, 6],
      ],
    ],
  ],
  [
    'some of which are no data, of lines with z',
    'esriGeometryPolyline',
    SHAPE_TYPE.polylineZ,
    [line([0, 4]), line(none), line([7, NO_DATA]), line(), null],
    [
      [
        [1, 0],
        [2, 4],
      ],
      [
        [1, NaN],
        [2, NaN],
      ],
      [
        [1, 7],
        [2, NaN],
      ],
      [
        [1, NaN],
        [2, NaN],
      ],
      null,
    ],
  ],
  [
    'some of which are no data, of lines without z',
    'esriGeometryPolyline',
    SHAPE_TYPE.polylineM,
    [flatLine(), flatLine(none), flatLine([7, NO_DATA]), flatLine([0, -3])],
    [
      [
        [0, NaN],
        [0, NaN],
      ],
      [
        [0, NaN],
        [0, NaN],
      ],
      [
        [0, 7],
        [0, NaN],
      ],
      [
        [0, 0],
        [0, -3],
      ],
    ],
  ],
  [
    'of which the first has none, of points',
    'esriGeometryPoint',
    SHAPE_TYPE.pointM,
    [doubles(0, 0, NO_DATA), doubles(1, 1, 5)],
    [[[0, NaN]], [[0, 5]]],
  ],
  [
    'none of which is known, of points with z',
    'esriGeometryPoint',
    SHAPE_TYPE.pointZ,
    [doubles(0, 0, 3, NO_DATA), doubles(1, 1, 4)],
    [[[3, NaN]], [[4, NaN]]],
  ],
];

forEachDatabase('an append of a shapefile with measures', (open) => {
  let databases: TestDatabases;

  before(async () => {
    databases = await open();
  });

  for (const [title, geometryType, type, shapes, expected] of SETS) {
    it(`keeps measures ${title}`, async () => {
      const fixture = await openAppendFixture(databases, {
        geometryType,
        hasZ: true,
        hasM: true,
        fields: [field('n', 'Integer')],
      });
      try {
        const upload = await fixture.upload(writeZip(shapeSet('t', type, shapes)));
        const parameters = { appendUploadId: upload, appendUploadFormat: 'shapefile' };
        expect(await fixture.append(parameters)).to.include({
          status: 'Completed',
          insertCount: shapes.length,
        });
        expect(await ordinatesIn(fixture)).to.deep.equal(expected);
      } finally {
        await fixture.close();
      }
    });
  }

  /** Reads the ordinates from the database's own text of each geometry. */
  async function ordinatesIn({ layer }: AppendFixture): Promise<unknown[]> {
    const { dialect, knex } = databases.features;
    const toText = dialect.kind === 'postgis' ? 'ST_AsEWKT' : 'AsEWKT';
    const rows = await dialect.rows<{ readonly wkt: string | null }>(knex, {
      sql: `SELECT ${toText}(shape) AS wkt FROM ${dialect.quote(layer.table)} ORDER BY objectid`,
      bindings: [],
    });
    return rows.map(({ wkt }) => {
      const [vertices] = /[^()]+(?=\))/.exec(wkt ?? '') ?? [];
      return vertices === undefined
        ? null
        : vertices.split(',').map((vertex) => vertex.trim().split(' ').slice(2).map(Number));
    });
  }
});
