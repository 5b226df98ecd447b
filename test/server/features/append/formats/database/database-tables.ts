import type { GdalFiles } from '../../source/gdal-files.js';
import { writePackage, FILLER } from '../geopackage/package-file.js';
import { runSqlite } from '../../source/sqlite-file.js';

/** A point of a GeoPackage, as SQL. */
export const POINT = "x'47500001e61000000101000000000000000000f03f0000000000000040'";

export interface DeclaredColumn {
  readonly declared: string;
  readonly type: string;
  readonly sql: string;
  readonly value: unknown;
}

const column = (declared: string, type: string, sql: string, value: unknown): DeclaredColumn => ({
  ...{ declared, type, sql, value },
});

const MOMENT = '2018-02-13T23:59:59Z';
const text = (declared: string): DeclaredColumn => column(declared, 'text', "'Ünder'", 'Ünder');
const moment = (declared: string): DeclaredColumn => column(declared, 'dateTime', `'${MOMENT}'`, MOMENT);
const whole = (declared: string): DeclaredColumn =>
  column(declared, 'bigInteger', '9007199254740993', '9007199254740993');
const fraction = (declared: string): DeclaredColumn =>
  column(declared, 'double', '0.30000000000000004', 0.30000000000000004);

/** Types outside of GeoPackage's list that databases declare columns with, and a value of each. */
export const DECLARED: readonly DeclaredColumn[] = [
  ...['TIMESTAMP', 'TIMESTAMPTZ', 'timestamp with time zone', 'DATETIME(3)'].map(moment),
  ...['TIME', 'TIME WITHOUT TIME ZONE'].map((name) => column(name, 'time', "'13:45:10'", '13:45:10')),
  column('DATE(10)', 'date', "'2018-02-13'", '2018-02-13'),
  ...[
    'VARCHAR',
    'VARCHAR(50)',
    'NVARCHAR(20)',
    'CHAR(5)',
    'CHARACTER VARYING(10)',
    'VARYING CHARACTER(9)',
  ].map(text),
  ...['UUID', 'JSON', 'CLOB', 'STRING', 'LONGTEXT', 'ENUM', 'ANY', '', '"odd (type"', 'XML'].map(text),
  ...['BIGINT', 'UNSIGNED BIG INT', 'INT8', 'INT UNSIGNED', 'NUMERIC(18)', 'DECIMAL(18,0)', 'BIGSERIAL'].map(
    whole,
  ),
  ...['DECIMAL(10,3)', 'NUMERIC(10,2)', 'NUMERIC', 'DOUBLE PRECISION', 'REAL(3,4)', 'NUMBER'].map(fraction),
  column('SMALLINT(5)', 'integer', '7', 7),
  column('INT2', 'integer', '7', 7),
  ...['BOOL', 'BOOLEAN(1)'].map((name) => column(name, 'boolean', '1', true)),
  // By what is in them.
  ...['', 'ANY', 'FID'].map((name) => column(name, 'bigInteger', '7', 7)),
  column('', 'double', '0.5', 0.5),
  column('MOOZ', 'text', "'a'", 'a'),
];

/** For tables that have no geometry. */
export const WITHOUT_SHAPE = null;

/** A table `places` of three databases. */
export interface WrittenTable {
  /** Behind the row id and the geometry: each name with its declared type. */
  readonly columns: readonly string[];
  /** Values as SQL. */
  readonly rows: readonly (readonly string[])[];
  /** Columns that rows have values of; all when absent. */
  readonly names?: readonly string[];
  readonly isStrict?: boolean;
  readonly shape?: null;
  /** The point of each row in the GeoPackages, as SQL; absent: `POINT`. */
  readonly point?: string;
  /** The table is this view of a table `behind`. */
  readonly view?: string;
}

/**
 * Writes the table as a small GeoPackage, which GDAL reads, a large one, which the server's own reader does, and SQLite.
 *
 * @returns their names
 */
export async function writeDatabases(files: GdalFiles, table: WrittenTable): Promise<string[]> {
  const { shape, isStrict = false, view } = table;
  const kind = isStrict ? 'BLOB' : 'POINT';
  const registration = [
    `INSERT INTO gpkg_contents (table_name, data_type, identifier, last_change, srs_id)
     VALUES ('places', '${shape === null ? 'attributes' : 'features'}', 'places', '2026-11-21T10:00:00.000Z', 4326)`,
    ...(shape === null
      ? []
      : ["INSERT INTO gpkg_geometry_columns VALUES ('places', 'geom', 'POINT', 4326, 0, 0)"]),
  ];
  const statements = [...tableSql(table, shape === null ? [] : [`geom ${kind}`]), ...registration];
  await writePackage(files, 'small.gpkg', 'base.gpkg', statements);
  await writePackage(files, 'large.gpkg', 'base.gpkg', [...statements, FILLER]);
  if (view !== undefined) return ['small.gpkg', 'large.gpkg'];
  await files.write('places.sqlite', '');
  await runSqlite(files.path('places.sqlite'), ...tableSql(table, []));
  return ['small.gpkg', 'large.gpkg', 'places.sqlite'];
}

function tableSql(
  { columns, rows, names, isStrict = false, view, point = POINT }: WrittenTable,
  geometry: readonly string[],
): string[] {
  const name = view === undefined ? 'places' : 'behind';
  const into = names ?? columns.map((sql) => sql.split(' ')[0] ?? '');
  const shapes = geometry.map(() => point);
  const targets = ['fid', ...geometry.map(() => 'geom'), ...into];
  return [
    `CREATE TABLE ${name} (${['fid INTEGER PRIMARY KEY', ...geometry, ...columns].join(', ')})${isStrict ? ' STRICT' : ''}`,
    ...rows.map(
      (row, index) =>
        `INSERT INTO ${name} (${targets.join(', ')}) VALUES (${[String(index + 1), ...shapes, ...row].join(', ')})`,
    ),
    ...(view === undefined ? [] : [`CREATE VIEW places AS ${view}`]),
  ];
}
