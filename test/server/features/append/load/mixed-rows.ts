import type { SourceInfo } from '../../../../../server/features/append/source-info/source-info.js';
import type { GeometryType } from '../../../../../server/features/model/layer.js';
import { field } from '../support/append-fixture.js';
import { makeXlsx } from '../formats/excel/make-xlsx.js';

/** Values of each field: plain ones, and such as need a second look or are refused. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  name: [
    'a',
    'Größe',
    '',
    'twenty characters...',
    'twenty-one characters',
    'tab\tline\nback\\slash\r',
    '\\N',
    null,
  ],
  note: ['NULL', "it's", '𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞', 'x'.repeat(300), 'null', ' blank ', null],
  small: [1, -1, 0, 32767, -32768, 32768, 99999, null],
  whole: [7, -999999999, 2147483647, -2147483648, 2147483648, 0, null],
  big: [1, 123456789012345, 9007199254740993, -1, null],
  real: [0.1, -596.354125646, 1e300, 0.30000000000000004, 5, -0.0, 1e-320, null],
  single: [0.1, 16777217, 1e39, 12.5, null],
  seen: [
    ...[
      '2024-02-29T23:59:59.999Z',
      '2023-01-31T00:00:00Z',
      '2024-01-02T03:04:05.5+02:00',
      '1969-12-31T23:59:59.001Z',
    ],
    null,
  ],
  words: [1, -5, 123456, null],
  ident: ['{6F9619FF-8B86-D011-B42D-00C04FC964FF}', '6f9619ff-8b86-d011-b42d-00c04fc964ff', 'none', null],
};

export const FIELDS = [
  field('name', 'String', { length: 20 }),
  field('note', 'String', { length: 255 }),
  field('small', 'SmallInteger'),
  field('whole', 'Integer'),
  field('big', 'BigInteger'),
  field('real', 'Double'),
  field('single', 'Single'),
  field('seen', 'Date'),
  field('words', 'String', { length: 5 }),
  field('ident', 'GUID'),
  field('needed', 'Integer', { nullable: false }),
  field('coded', 'String', { nullable: false }),
  field('preset', 'Double', { defaultValue: 2.5 }),
];

const SHAPES: Readonly<Partial<Record<GeometryType, readonly unknown[]>>> = {
  esriGeometryPoint: [[10.1, 50.2], [0, 0], [181, 0], null, [1e-9, 89.999999999]].map((at) =>
    at === null ? null : { type: 'Point', coordinates: at },
  ),
  esriGeometryPolyline: [
    {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 4.5],
        [5, 6],
      ],
    },
    {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 91],
      ],
    },
    {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [200, 3],
      ],
    },
    null,
    // Beyond the end of web mercator.
    {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 89],
      ],
    },
  ],
  esriGeometryPolygon: [
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
          [0, 0],
        ],
      ],
    },
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [0, 4],
          [4, 4],
          [4, 0],
          [0, 0],
        ],
        [
          [1, 1],
          [2, 1],
          [2, 2],
          [1, 1],
        ],
      ],
    },
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [4, 95],
          [0, 0],
        ],
      ],
    },
    null,
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [4, 89],
          [0, 0],
        ],
      ],
    },
  ],
};

/** Makes the geometry of a plain row. These lie the farthest out, so that the extent is theirs. */
function plainShape(type: GeometryType, row: number): unknown {
  const [x, y] = [-170 - row / 1000, -85];
  if (type === 'esriGeometryPoint') return { type: 'Point', coordinates: [x, y] };
  const line = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
  ];
  if (type === 'esriGeometryPolyline') return { type: 'LineString', coordinates: line };
  return { type: 'Polygon', coordinates: [[...line, [x, y]]] };
}

/** Long runs of plain rows, and rows of every kind of value in turn. */
export function collection(type: GeometryType, count: number, plainOfHundred = 60): string {
  const shapes = SHAPES[type] ?? [];
  const features = Array.from({ length: count }, (_, row) => {
    const isPlain = row % 100 < plainOfHundred;
    const pick = (values: readonly unknown[], step: number): unknown =>
      values[isPlain ? 0 : Math.floor(row / step) % values.length];
    const properties = Object.entries(VALUES).map(([name, values], index) => [name, pick(values, index + 1)]);
    const needed = row % 97 === 5 ? null : row;
    const coded = row % 89 === 3 ? null : 'c';
    return {
      type: 'Feature',
      properties: { ...(Object.fromEntries(properties) as object), needed, coded },
      geometry: isPlain ? plainShape(type, row) : pick(shapes, 2),
    };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

export function circle(vertexCount: number): object {
  const ring = Array.from({ length: vertexCount }, (_, index) => {
    const angle = (-2 * Math.PI * index) / vertexCount;
    return [Math.cos(angle), Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}

/** Adds one more feature of this geometry behind the others. */
export function withGeometry(text: string, geometry: object | null): string {
  const collected = JSON.parse(text) as { features: object[] };
  const [first] = collected.features;
  collected.features.push({ ...first, geometry });
  return JSON.stringify(collected);
}

/** Writes the features as Esri does, with times in milliseconds. */
export function esriCollection(text: string): string {
  const { features } = JSON.parse(text) as {
    features: { properties: Record<string, unknown>; geometry: unknown }[];
  };
  const told = features.map(({ properties, geometry }) => {
    const { type, coordinates } = (geometry ?? {}) as { type?: string; coordinates?: unknown[] };
    const shape =
      type === 'Point'
        ? { x: coordinates?.[0], y: coordinates?.[1] }
        : type === 'LineString'
          ? { paths: [coordinates] }
          : { rings: coordinates };
    const seen = properties['seen'];
    const attributes = { ...properties, seen: typeof seen === 'string' ? Date.parse(seen) : seen };
    return { attributes, geometry: type === undefined ? null : shape };
  });
  return JSON.stringify({ layers: [{ featureSet: { spatialReference: { wkid: 4326 }, features: told } }] });
}

export const PLACED: SourceInfo = {
  locationType: 'coordinates',
  latitudeFieldName: 'lat',
  longitudeFieldName: 'lon',
};

/** Writes the features as rows of a workbook: most times as numbers in a time format, some cells of another kind. */
export function workbook(text: string): Buffer {
  const { features } = JSON.parse(text) as {
    features: {
      properties: Record<string, string | number | null>;
      geometry: { coordinates: number[] } | null;
    }[];
  };
  const names = [...Object.keys(features[0]?.properties ?? {}), 'lon', 'lat'];
  const cellOf = (value: string | number | Date | null | undefined, column: number): string => {
    const place = `r="${String.fromCharCode(65 + column)}2"`;
    if (value === null || value === undefined) return column % 2 === 0 ? '' : `<c ${place} s="1"/>`;
    if (typeof value === 'number') return `<c ${place}><v>${String(value)}</v></c>`;
    if (value instanceof Date)
      return `<c ${place} s="1"><v>${String(value.getTime() / 86_400_000 + 25_569)}</v></c>`;
    return `<c ${place} t="str"><v>${value}</v></c>`;
  };
  const rows = features.map(({ properties, geometry }, row) => {
    const seen = properties['seen'];
    const [lon, lat] = geometry?.coordinates ?? [];
    const values: Record<string, string | number | Date | null | undefined> = {
      ...properties,
      seen: typeof seen === 'string' && row % 3 > 0 ? new Date(seen) : seen,
      lon: row % 53 === 7 ? `${String(lon)} ` : lon,
      lat,
      ...(row % 59 === 2 && { note: row, whole: String(row), real: ' 1.5 ' }),
    };
    return `<row>${names.map((name, column) => cellOf(values[name], column)).join('')}</row>`;
  });
  const header = names.map((name) => `<c t="str"><v>${name}</v></c>`).join('');
  const sheets = [{ name: 'Rows', data: `<row>${header}</row>${rows.join('')}` }];
  return makeXlsx({ sheets, formats: ['yyyy-mm-dd hh:mm:ss'] });
}
