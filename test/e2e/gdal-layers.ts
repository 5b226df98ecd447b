import type { Json } from '../support/servers/feature-server.js';

type Attributes = Readonly<Record<string, string | number | null>>;

/** A feature as it is sent, and its geometry as GeoJSON has it. */
export interface SourceFeature {
  readonly attributes: Attributes;
  readonly geometry: Json | null;
  readonly geoJson: Json | null;
}

export interface SourceLayer {
  readonly definition: { readonly name: string } & Json;
  readonly features: readonly SourceFeature[];
}

type Position = readonly number[];

const FIELDS = [
  { name: 'CODE', type: 'esriFieldTypeString', length: 8, nullable: false },
  { name: 'NAME', type: 'esriFieldTypeString', length: 80 },
  { name: 'RANK', type: 'esriFieldTypeSmallInteger' },
  { name: 'POP', type: 'esriFieldTypeInteger' },
  { name: 'BIG', type: 'esriFieldTypeBigInteger' },
  { name: 'RATIO', type: 'esriFieldTypeSingle' },
  { name: 'AREA', type: 'esriFieldTypeDouble' },
  { name: 'SEEN', type: 'esriFieldTypeDate' },
  { name: 'DAY', type: 'esriFieldTypeDateOnly' },
  { name: 'OPENS', type: 'esriFieldTypeTimeOnly' },
  { name: 'REF', type: 'esriFieldTypeGUID' },
];

const NAMES = [
  'place with "quotes", it\'s \\ and a comma',
  'place \u00e6\u00f8\u00e5 \u6771\u4eac \u{1F30D}',
  'place\twith a tab\nand a line',
  '',
];

const INSTANTS = ['1969-07-20T20:17:40.000Z', '2026-05-01T10:00:00.123Z', '1582-10-15T00:00:00.000Z'];

function attributesOf(prefix: string, index: number): Attributes {
  if (index === 9) {
    const nothing = Object.fromEntries(FIELDS.map(({ name }) => [name, null]));
    return { ...nothing, CODE: `${prefix}9` };
  }
  return {
    CODE: `${prefix}${String(index)}`,
    NAME: NAMES[index] ?? `place ${String(index)}`,
    RANK: index % 2 === 0 ? index : -32_768,
    POP: index * 1000 - 2,
    BIG: index === 0 ? Number.MAX_SAFE_INTEGER : -index * 2 ** 40,
    RATIO: index * 0.25,
    AREA: Math.PI * 10 ** (index * 20 - 100),
    SEEN: Date.parse(INSTANTS[index % 3] ?? '') + index * 86_400_000,
    DAY: `2026-02-${String(10 + index)}`,
    OPENS: `0${String(index % 10)}:30:00`,
    REF: `0c6b928f-590f-49eb-ac04-7000000000${String(10 + index)}`,
  };
}

function makeLayer(
  name: string,
  geometryType: string,
  shapes: readonly (readonly [geometry: Json | null, geoJson: Json | null])[],
  hasZ = false,
): SourceLayer {
  return {
    definition: { name, type: 'Feature Layer', geometryType, hasZ, fields: FIELDS },
    features: shapes.map(([geometry, geoJson], index) => ({
      attributes: attributesOf(name.slice(0, 1), index),
      geometry: geometry && { ...geometry, spatialReference: { wkid: 4326 } },
      geoJson,
    })),
  };
}

function point(index: number): readonly [Json | null, Json | null] {
  const [x, y, z] = [index * 35.9 - 179.5, index * 16.37 - 80.1, index * 1.5 - 4];
  return index === 3
    ? [null, null]
    : [
        { x, y, z },
        { type: 'Point', coordinates: [x, y, z] },
      ];
}

const line = (index: number, count: number): Position[] =>
  Array.from({ length: count }, (_, step) => [index + step / 7, index - step / 11]);

const raised = (path: readonly Position[]): Position[] =>
  path.map(([x = 0, y = 0], step) => [x, y, step * 12.5 - 3]);

const lines = (paths: readonly Position[][], hasZ = false): readonly [Json, Json] => [
  { hasZ, paths },
  paths.length === 1
    ? { type: 'LineString', coordinates: paths[0] }
    : { type: 'MultiLineString', coordinates: paths },
];

/** Clockwise, as feature services have outer rings; GDAL leaves them so. */
const square = (x: number, y: number, size: number): Position[] => [
  [x, y],
  [x, y + size],
  [x + size, y + size],
  [x + size, y],
  [x, y],
];
const turned = (ring: Position[]): Position[] => [...ring].reverse();

const polygons = (parts: readonly Position[][][]): readonly [Json, Json] => [
  { rings: parts.flat() },
  parts.length === 1
    ? { type: 'Polygon', coordinates: parts[0] }
    : { type: 'MultiPolygon', coordinates: parts },
];

const island = (x: number): Position[][] => [
  square(x, 0, 5),
  turned(square(x + 1, 1, 1)),
  turned(square(x + 3, 3, 0.5)),
];

/** One layer of each kind, each of several pages. */
export const SOURCE_LAYERS: readonly SourceLayer[] = [
  makeLayer(
    'Points',
    'esriGeometryPoint',
    Array.from({ length: 11 }, (_, index) => point(index)),
    true,
  ),
  makeLayer('Lines', 'esriGeometryPolyline', [
    lines([line(0, 2)]),
    lines([line(1, 3), line(20, 2)]),
    [null, null],
    lines([line(3, 500)]),
    lines([line(4, 2), line(5, 2), line(6, 9)]),
  ]),
  makeLayer(
    'Tracks',
    'esriGeometryPolyline',
    [
      lines([raised(line(0, 2))], true),
      lines([raised(line(1, 30)), raised(line(9, 4))], true),
      [null, null],
      lines([raised(line(3, 2))], true),
      lines([raised(line(4, 3))], true),
    ],
    true,
  ),
  makeLayer('Areas', 'esriGeometryPolygon', [
    polygons([[square(0, 0, 1)]]),
    polygons([island(10)]),
    polygons([island(20), island(30)]),
    [null, null],
    // An island in the hole of another.
    polygons([[square(40, 0, 9), turned(square(41, 1, 7))], [square(43, 3, 2)]]),
    // GDAL puts the largest first.
    polygons([[square(-30, -30, 2)], [square(-40, -40, 1)], [square(-20, -20, 1 / 3)]]),
  ]),
];
