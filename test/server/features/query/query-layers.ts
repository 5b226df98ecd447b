import { Readable } from 'node:stream';
import type { QueryResult } from '../../../../server/features/query/render/query-result.js';
import type { Database } from '../../../../server/storage/database/database.js';
import type { Fragment } from '../../../../server/storage/sql/dialect.js';
import { toLayerTable } from '../../../../server/features/model/layer-table.js';
import {
  type Field,
  type FieldType,
  type Layer,
  SHAPE_COLUMN,
} from '../../../../server/features/model/layer.js';

/** A field as a layer definition would give it. */
export function makeField(name: string, type: FieldType): Field {
  const isSystem = type === 'esriFieldTypeOID' || type === 'esriFieldTypeGlobalID';
  return {
    name,
    column: name.toLowerCase(),
    type,
    alias: name,
    ...(type === 'esriFieldTypeString' && { length: 255 }),
    nullable: !isSystem,
    editable: !isSystem,
    domain: null,
    defaultValue: null,
  };
}

/** A layer of points in WGS 84 with a field of each type, unless told otherwise. */
export function makeLayer(overrides: Partial<Layer> = {}): Layer {
  return {
    key: 1,
    serviceKey: 1,
    id: 0,
    name: 'Places',
    table: 'places',
    geometryType: 'esriGeometryPoint',
    hasZ: false,
    hasM: false,
    spatialReference: { wkid: 4326, latestWkid: 4326 },
    srid: 4326,
    fields: [
      makeField('OBJECTID', 'esriFieldTypeOID'),
      makeField('GlobalID', 'esriFieldTypeGlobalID'),
      makeField('NAME', 'esriFieldTypeString'),
      makeField('NOTE', 'esriFieldTypeString'),
      makeField('RANK', 'esriFieldTypeSmallInteger'),
      makeField('POP', 'esriFieldTypeInteger'),
      makeField('BIG', 'esriFieldTypeBigInteger'),
      makeField('RATIO', 'esriFieldTypeSingle'),
      makeField('AREA', 'esriFieldTypeDouble'),
      makeField('SEEN', 'esriFieldTypeDate'),
      makeField('DAY_', 'esriFieldTypeDateOnly'),
      makeField('OPENS', 'esriFieldTypeTimeOnly'),
      makeField('LOGGED', 'esriFieldTypeTimestampOffset'),
      makeField('REF', 'esriFieldTypeGUID'),
    ],
    objectIdField: 'OBJECTID',
    globalIdField: 'GlobalID',
    indexes: [],
    editorTracking: undefined,
    supportsAppend: true,
    extent: undefined,
    lastEditAt: 0,
    ...overrides,
  };
}

/** Values by column, as they are stored; `shape` in well-known binary. Missing ones are NULL. */
export type TestRow = Readonly<Record<string, string | number | Buffer | null>>;

/** Makes the layer's table and fills it. Rows without a global id get one from their place. */
export async function createFilledLayer(
  database: Database,
  layer: Layer,
  rows: readonly TestRow[],
): Promise<void> {
  const { dialect } = database;
  await database.write(async (trx) => {
    await dialect.createLayerTable(trx, toLayerTable(layer));
    for (const [index, row] of rows.entries()) {
      const globalId = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
      const filled: TestRow = { globalid: globalId, ...row };
      const columns = Object.entries(filled).filter(([, value]) => value !== null);
      const values = columns.map(([, value]): Fragment => {
        if (Buffer.isBuffer(value)) return dialect.fromWkb(value, layer.srid);
        return { sql: '?', bindings: [value] };
      });
      const names = columns
        .map(([column]) => dialect.quote(column === 'shape' ? SHAPE_COLUMN : column))
        .join(', ');
      await dialect.execute(trx, {
        sql: `INSERT INTO ${dialect.quote(layer.table)} (${names}) VALUES (${values.map(({ sql }) => sql).join(', ')})`,
        bindings: values.flatMap(({ bindings }) => bindings),
      });
    }
  });
}

const CODES = {
  Point: 1,
  LineString: 2,
  Polygon: 3,
  MultiPoint: 4,
  MultiLineString: 5,
  MultiPolygon: 6,
} as const;

/** Well-known binary of GeoJSON-like coordinates. `dimensions` adds 1000 for z, 2000 for m, 3000 for both. */
export function wkbOf(
  type: keyof typeof CODES,
  coordinates: unknown,
  dimensions: 0 | 1000 | 2000 | 3000 = 0,
): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeUInt32LE(CODES[type] + dimensions, 1);
  return Buffer.concat([head, body(type, coordinates, dimensions)]);
}

function body(type: keyof typeof CODES, coordinates: unknown, dimensions: 0 | 1000 | 2000 | 3000): Buffer {
  const items = coordinates as unknown[];
  switch (type) {
    case 'Point':
      return doubles(coordinates as number[]);
    case 'LineString':
      return counted(items.map((position) => doubles(position as number[])));
    case 'Polygon':
      return counted(items.map((ring) => counted((ring as number[][]).map(doubles))));
    case 'MultiPoint':
      return counted(items.map((item) => wkbOf('Point', item, dimensions)));
    case 'MultiLineString':
      return counted(items.map((item) => wkbOf('LineString', item, dimensions)));
    case 'MultiPolygon':
      return counted(items.map((item) => wkbOf('Polygon', item, dimensions)));
  }
}

function doubles(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 8);
  numbers.forEach((value, index) => bytes.writeDoubleLE(value, index * 8));
  return bytes;
}

function counted(parts: readonly Buffer[]): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32LE(parts.length);
  return Buffer.concat([count, ...parts]);
}

/** The text of a reply that is not large. */
export function wholeText(body: QueryResult['body']): string {
  if (body instanceof Readable) throw new Error('the reply streams');
  return body.toString();
}
