import type { Knex } from 'knex';
import { connectionOf } from '../database/connection-of.js';
import type { ColumnType, Dialect, Fragment, GeometryDefinition } from '../sql/dialect.js';
import { type ExtentRow, toBox } from '../sql/extent-row.js';
import { quoteIdentifier } from '../sql/identifier.js';
import {
  addColumnSql,
  createIndexSql,
  createTableSql,
  dropColumnSql,
  indexName,
} from '../sql/layer-table.js';
import { alterColumn } from '../sql/alter-column.js';
import { streamRows } from '../sql/stream-rows.js';
import type { SpatialiteExtension } from './extensions.js';
import { readIndexBoxes } from './boxes.js';
import { createPointIndex, liesInCube } from './points.js';
import { spatialiteChangeLogs } from './change-log.js';
import { containsAll, containsAny, createSubstringIndex } from './substrings.js';
import { interruptSqlite, type SqliteConnection } from './driver.js';
import { isSqliteBusy, isSqliteUniqueViolation } from './errors.js';

// SQLite derives the affinity from parts of these names, which preserves values, and other GIS programs derive the
// field type.
const COLUMN_TYPES: Readonly<Record<ColumnType, string>> = {
  smallint: 'SMALLINT',
  integer: 'INTEGER',
  bigint: 'BIGINT',
  real: 'FLOAT',
  double: 'DOUBLE',
  text: 'TEXT',
  uuid: 'TEXT',
  instant: 'TIMESTAMP',
  date: 'DATE',
  time: 'TIME',
  bytes: 'BLOB',
};

export interface SpatialiteDialect extends Dialect {
  readonly kind: 'spatialite';
  readonly extension: SpatialiteExtension;
}

/**
 * Dialect of SpatiaLite 4.0 or later.
 *
 * A trigger refuses geometries of another type or spatial reference than the column's, and rolls back the **whole
 * transaction**: check before writing.
 */
export function spatialiteDialect(extension: SpatialiteExtension): SpatialiteDialect {
  const isModern = Number.parseInt(extension.version, 10) >= 5;
  const dialect: SpatialiteDialect = {
    kind: 'spatialite',
    extension,
    quote: quoteIdentifier,

    rows: readRows,
    streamRows,
    interrupter: async (trx) => interruptSqlite((await connectionOf(trx)) as SqliteConnection),

    openSnapshot: (knex) => knex.transaction({ readOnly: true }),

    async execute(trx, { sql, bindings }) {
      await trx.raw(sql, bindings);
      const [row] = await readRows<{ count: number }>(trx, {
        sql: 'SELECT changes() AS count',
        bindings: [],
      });
      return row?.count ?? 0;
    },

    columnType({ type, length }) {
      return type === 'text' && length !== undefined ? `VARCHAR(${String(length)})` : COLUMN_TYPES[type];
    },

    // The column determines the type in the end.
    typed: (value) => value,

    measuresGeometries: isModern,

    async createLayerTable(trx, table) {
      const rowIdType = 'INTEGER PRIMARY KEY AUTOINCREMENT';
      const geometry = table.geometry && geometrySql(table.geometry);
      await trx.raw(createTableSql(dialect, table, { rowIdType, ...(geometry && { geometry }) }));
      if (table.geometry !== undefined) {
        await registerGeometryColumn(trx, table.name, table.geometry);
        await dialect.createSpatialIndex(trx, table.name, table.geometry.column);
      }
      for (const index of table.indexes) await dialect.createIndex(trx, table.name, index);
    },

    async dropLayerTable(trx, { name, geometry }) {
      if (geometry !== undefined) {
        await dialect.dropSpatialIndex(trx, name, geometry.column);
        await call(trx, 'SELECT DiscardGeometryColumn(?, ?) AS done', [name, geometry.column]);
      }
      await trx.raw(`DROP TABLE ${quoteIdentifier(name)}`);
    },

    async emptyLayerTable(trx, table) {
      // Much faster than DELETE, which the triggers of the spatial index would run row by row.
      await dialect.dropLayerTable(trx, table);
      await dialect.createLayerTable(trx, table);
    },

    async addColumn(trx, table, column) {
      await trx.raw(addColumnSql(dialect, table, column));
    },

    async dropColumn(trx, table, column) {
      await trx.raw(dropColumnSql(dialect, table, column));
    },

    // SQLite has one writer anyway.
    holdRows: () => Promise.resolve(),

    async setNullable(trx, table, column) {
      await alterColumn(trx, dialect, table, column);
    },

    // SQLite ignores the length, but other programs that open the database use it.
    async lengthenColumn(trx, table, column) {
      await alterColumn(trx, dialect, table, column);
    },

    async createIndex(trx, table, index) {
      await trx.raw(createIndexSql(dialect, table, index));
    },

    async dropIndex(trx, table, index) {
      await trx.raw(`DROP INDEX ${quoteIdentifier(indexName(table, index))}`);
    },

    indexName,
    spatialIndexName,

    async createSpatialIndex(trx, table, column) {
      await call(trx, 'SELECT CreateSpatialIndex(?, ?) AS done', [table, column]);
    },

    async dropSpatialIndex(trx, table, column) {
      await call(trx, 'SELECT DisableSpatialIndex(?, ?) AS done', [table, column]);
      await trx.raw(`DROP TABLE ${quoteIdentifier(spatialIndexName(table, column))}`);
    },

    fromWkb(wkb, srid) {
      const bytes = Buffer.from(wkb.buffer, wkb.byteOffset, wkb.byteLength);
      return { sql: 'GeomFromWKB(?, ?)', bindings: [bytes, srid] };
    },

    toWkb: ({ sql, bindings }) => ({ sql: `AsBinary(${sql})`, bindings }),

    projectsByTexts: isModern,
    projectsCustomSrids: false,
    // SpatiaLite knows a reference by number only if PROJ has the same number.
    transform: ({ sql, bindings }, srid, by) =>
      by === undefined
        ? { sql: `Transform(${sql}, ?)`, bindings: [...bindings, srid] }
        : { sql: `Transform(${sql}, ?, NULL, ?, ?)`, bindings: [...bindings, srid, by.from, by.to] },

    intersectsBox(table, { xmin, ymin, xmax, ymax }) {
      const rowId = `${quoteIdentifier(table.name)}.${quoteIdentifier(table.rowId)}`;
      const index = quoteIdentifier(spatialIndexName(table.name, table.column));
      return {
        sql: `${rowId} IN (SELECT pkid FROM ${index} WHERE xmax >= ? AND xmin <= ? AND ymax >= ? AND ymin <= ?)`,
        bindings: [xmin, xmax, ymin, ymax],
      };
    },

    intersectsAnyBox(table, boxes) {
      const rowId = `${quoteIdentifier(table.name)}.${quoteIdentifier(table.rowId)}`;
      const index = quoteIdentifier(spatialIndexName(table.name, table.column));
      const sides = boxes.map(({ xmin, ymin, xmax, ymax }) => [xmin, ymin, xmax, ymax]);
      return {
        sql: `${rowId} IN (SELECT pkid FROM json_each(?) AS box CROSS JOIN ${index} AS near
                WHERE near.xmax >= box.value ->> 0 AND near.xmin <= box.value ->> 2
                  AND near.ymax >= box.value ->> 1 AND near.ymin <= box.value ->> 3)`,
        bindings: [JSON.stringify(sides)],
      };
    },

    indexBoxes: (knex, { name, column }) => readIndexBoxes(dialect, knex, { table: name, column }),

    createPointIndex,
    liesInCube,
    createSubstringIndex,
    containsAll,
    containsAny,
    changeLogs: spatialiteChangeLogs,

    async extent(connection, table) {
      // Read the geometries' own headers, because the index holds 32-bit numbers.
      const shape = quoteIdentifier(table.column);
      const [box] = await readRows<ExtentRow>(connection, {
        sql: `SELECT min(MbrMinX(${shape})) AS xmin, min(MbrMinY(${shape})) AS ymin,
                max(MbrMaxX(${shape})) AS xmax, max(MbrMaxY(${shape})) AS ymax
              FROM ${quoteIdentifier(table.name)}`,
        bindings: [],
      });
      return toBox(box);
    },

    async hasSrid(connection, srid) {
      return (await connection('spatial_ref_sys').where({ srid }).first('srid')) !== undefined;
    },

    exactInteger: (column) =>
      `CASE WHEN ${column} BETWEEN -9007199254740991 AND 9007199254740991 THEN ${column} ELSE CAST(${column} AS TEXT) END`,
    epochMs: ({ sql, bindings }) => ({
      sql: `CAST(round(unixepoch(${sql}, 'subsec') * 1000) AS INTEGER)`,
      bindings,
    }),

    // SQLite has one writer anyway.
    holdSelected: '',
    skipLocked: '',
    isUniqueViolation: isSqliteUniqueViolation,
    isBusy: isSqliteBusy,
  };
  return dialect;
}

function spatialIndexName(table: string, column: string): string {
  return `idx_${table}_${column}`;
}

function geometrySql({ column, type }: GeometryDefinition): string {
  return `${quoteIdentifier(column)} ${type.toUpperCase()}`;
}

/** Registers a geometry column that already exists, because generated columns depend on it. */
async function registerGeometryColumn(
  trx: Knex.Transaction,
  table: string,
  geometry: GeometryDefinition,
): Promise<void> {
  const dimensions = `XY${geometry.hasZ ? 'Z' : ''}${geometry.hasM ? 'M' : ''}`;
  const values = [table, geometry.column, geometry.srid, geometry.type.toUpperCase(), dimensions];
  await call(trx, 'SELECT RecoverGeometryColumn(?, ?, ?, ?, ?) AS done', values);
}

/**
 * Calls a management function of SpatiaLite. These return 0 on failure, and report the reason on standard error only.
 */
async function call(trx: Knex.Transaction, sql: string, bindings: readonly Knex.Value[]): Promise<void> {
  const [row] = await readRows<{ done: number }>(trx, { sql, bindings });
  if (row?.done !== 1) throw new Error(`SpatiaLite refused ${sql} with ${JSON.stringify(bindings)}`);
}

async function readRows<Row extends object>(
  connection: Knex,
  { sql, bindings }: Fragment,
  signal?: AbortSignal,
): Promise<Row[]> {
  const statement = connection.raw(sql, bindings);
  const rows: unknown = await (signal === undefined ? statement : statement.options({ signal }));
  return rows as Row[];
}
