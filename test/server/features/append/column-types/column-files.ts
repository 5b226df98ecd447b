import type { GdalFiles } from '../source/gdal-files.js';
import { runSqlite } from '../source/sqlite-file.js';
import { makeXlsx } from '../formats/excel/make-xlsx.js';

/** Fields of GDAL's model, and a value for each. */
const FIELDS = [
  // So that no row is blank, which some formats cannot hold.
  ['line', 'type="Integer"', '1'],
  ['flag', 'type="Integer" subtype="Boolean"', '1'],
  ['small', 'type="Integer" subtype="Int16"', '7'],
  ['whole', 'type="Integer"', '40000'],
  ['big', 'type="Integer64"', '3000000000'],
  ['huge', 'type="Integer64"', '9007199254740993'],
  ['single', 'type="Real" subtype="Float32"', '0.1'],
  ['real', 'type="Real"', '7.5'],
  ['round', 'type="Real"', '7'],
  ['words', 'type="String" width="40"', 'seven'],
  ['digits', 'type="String"', '7'],
  ['day', 'type="Date"', '2026-02-28'],
  ['clock', 'type="Time"', '10:20:30'],
  ['moment', 'type="DateTime"', '2026-02-28T10:20:30Z'],
  ['ident', 'type="String" subtype="UUID"', '{2F4D1C3A-0000-4000-8000-00000000000A}'],
] as const;

/**
 * Puts a table into the folder, `things` of `things.vrt`, that GDAL writes as any format: a row of values, and one of
 * none. Behind it stand columns of bytes, which GDAL's reader of text does not give, in `things.sqlite`.
 */
export async function writeModel(files: GdalFiles): Promise<void> {
  const names = FIELDS.map(([name]) => name);
  const values = FIELDS.map(([, , value]) => value);
  await files.write(
    'things.csv',
    `${names.join(',')},x,y\n${values.join(',')},1,2\n2${','.repeat(names.length)}3,4\n`,
  );
  const fields = FIELDS.map(([name, type]) => `<Field name="${name}" src="${name}" ${type}/>`);
  await files.write(
    'things.vrt',
    `<OGRVRTDataSource><OGRVRTLayer name="things"><SrcDataSource relativeToVRT="1">things.csv</SrcDataSource>
     <OpenOptions><OOI key="EMPTY_STRING_AS_NULL">YES</OOI></OpenOptions>
     <GeometryType>wkbPoint</GeometryType><LayerSRS>EPSG:4326</LayerSRS>
     <GeometryField encoding="PointFromColumns" x="x" y="y"/>${fields.join('')}</OGRVRTLayer></OGRVRTDataSource>`,
  );
}

const OPEN = ['things.vrt', 'things'];
/** Else it could only be changed by who knows GeoPackage's functions. */
const UNINDEXED = ['-lco', 'SPATIAL_INDEX=NO'];

async function addColumns(
  files: GdalFiles,
  name: string,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  const names = Object.keys(columns);
  await runSqlite(
    files.path(name),
    ...names.map(
      (column) => `ALTER TABLE things ADD COLUMN ${column} ${(columns[column] ?? '').split('=')[0] ?? ''}`,
    ),
    ...names.map(
      (column) =>
        `UPDATE things SET ${column} = ${(columns[column] ?? '').split('=')[1] ?? ''} WHERE flag = 1`,
    ),
  );
}

/** A file of a format with the model's table, and the parameters that it takes beside it. */
export interface ColumnFile {
  readonly format: string;
  make(files: GdalFiles): Promise<Buffer | string>;
}

export const geopackage: ColumnFile = {
  format: 'gpkg',
  async make(files) {
    await files.ogr2ogr('things.gpkg', ...OPEN, ...UNINDEXED);
    await addColumns(files, 'things.gpkg', {
      tiny: 'TINYINT=7',
      int_: 'INT=40000',
      short_text: "TEXT(20)='seven'",
      bytes: "BLOB=X'00ff'",
    });
    return files.read('things.gpkg');
  },
};

export const sqlite: ColumnFile = {
  format: 'sqlite',
  async make(files) {
    await files.ogr2ogr('-f', 'SQLite', 'things.sqlite', ...OPEN);
    await addColumns(files, 'things.sqlite', {
      truth: 'BOOLEAN=1',
      tiny: 'TINYINT=7',
      number: 'NUMERIC=7.5',
      decimal: 'DECIMAL(10,2)=7.5',
      note: "TEXT='seven'",
      digital: "INTEGER='seven'",
      stamp: "DATETIME='2026-02-28T10:20:30'",
      untyped: '=7',
      bytes: "BLOB=X'00ff'",
      loose: "INTEGER=X'37'",
    });
    return files.read('things.sqlite');
  },
};

export const shapefile: ColumnFile = {
  format: 'shapefile',
  async make(files) {
    await files.ogr2ogr('-f', 'ESRI Shapefile', 'shapes', ...OPEN);
    return files.zip('shapes');
  },
};

export const geodatabase: ColumnFile = {
  format: 'filegdb',
  async make(files) {
    await files.ogr2ogr('bytes.gpkg', ...OPEN, ...UNINDEXED);
    await addColumns(files, 'bytes.gpkg', { bytes: "BLOB=X'00ff'" });
    await files.ogr2ogr('-f', 'OpenFileGDB', 'things.gdb', 'bytes.gpkg', 'things');
    return files.zip('things.gdb', 'things.gdb/');
  },
};

export const flatgeobuf: ColumnFile = {
  format: 'flatgeobuf',
  async make(files) {
    await files.ogr2ogr('things.fgb', ...OPEN, '-lco', 'SPATIAL_INDEX=NO');
    return files.read('things.fgb');
  },
};

export const geojson: ColumnFile = {
  format: 'geojson',
  async make(files) {
    await files.ogr2ogr('things.geojson', ...OPEN);
    return files.read('things.geojson');
  },
};

export const workbook: ColumnFile = {
  format: 'excel',
  async make(files) {
    await files.ogr2ogr('things.xlsx', ...OPEN);
    return files.read('things.xlsx');
  },
};

/** Cells that GDAL writes into no workbook: an error, a boolean, a formula and text in each of its forms. */
export const cells: ColumnFile = {
  format: 'excel',
  make() {
    const columns: readonly (readonly [name: string, cell: string])[] = [
      ['error', '<c t="e"><v>#N/A</v></c>'],
      ['truth', '<c t="b"><v>1</v></c>'],
      ['inline', '<c t="inlineStr"><is><t>seven</t></is></c>'],
      ['shared', '<c t="s"><v>0</v></c>'],
      ['formula', '<c t="str"><f>A1</f><v>seven</v></c>'],
      ['sum', '<c><f>3+4</f><v>7</v></c>'],
      ['date', '<c s="1"><v>46081</v></c>'],
      ['time', '<c s="2"><v>0.430902777777778</v></c>'],
      ['both', '<c s="3"><v>46081.430902777777778</v></c>'],
      ['iso', '<c t="d"><v>2026-02-28</v></c>'],
      ['number', '<c><v>7.5</v></c>'],
      ['general', '<c><v>46081</v></c>'],
    ];
    const header = columns.map(([name]) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('');
    const values = columns.map(([, cell]) => cell).join('');
    // A blank row is none.
    const empty = `${'<c/>'.repeat(columns.length)}<c><v>2</v></c>`;
    const data = `<row>${header}<c t="str"><v>line</v></c></row><row>${values}<c><v>1</v></c></row><row>${empty}</row>`;
    return Promise.resolve(
      makeXlsx({
        sheets: [{ name: 'Sheet1', data }],
        strings: ['<t>seven</t>'],
        formats: ['yyyy-mm-dd', 'hh:mm:ss', 'yyyy-mm-dd hh:mm:ss'],
      }),
    );
  },
};

/** Esri's own form, with each type of field that it knows. */
export const collection: ColumnFile = {
  format: 'featureCollection',
  make() {
    const fields: readonly (readonly [name: string, type: string, value: unknown])[] = [
      ['id', 'OID', 7],
      ['small', 'SmallInteger', 7],
      ['whole', 'Integer', 40_000],
      ['big', 'BigInteger', 3_000_000_000],
      ['single', 'Single', 0.1],
      ['real', 'Double', 7.5],
      ['words', 'String', 'seven'],
      ['digits', 'String', '7'],
      ['moment', 'Date', Date.parse('2026-02-28T10:20:30Z')],
      ['midnight', 'Date', Date.parse('2026-02-28T00:00:00Z')],
      ['day', 'DateOnly', '2026-02-28'],
      ['clock', 'TimeOnly', '10:20:30'],
      ['local', 'TimestampOffset', '2026-02-28T10:20:30-05:00'],
      ['ident', 'GUID', '{2F4D1C3A-0000-4000-8000-00000000000A}'],
      ['gid', 'GlobalID', '2f4d1c3a-0000-4000-8000-00000000000a'],
      ['xml', 'XML', '<a/>'],
    ];
    return Promise.resolve(
      JSON.stringify({
        fields: fields.map(([name, type]) => ({ name, type: `esriFieldType${type}` })),
        features: [
          { attributes: Object.fromEntries(fields.map(([name, , value]) => [name, value])) },
          { attributes: Object.fromEntries(fields.map(([name]) => [name, null])) },
        ],
      }),
    );
  },
};

/** All that JSON knows. */
export const values: ColumnFile = {
  format: 'geojson',
  make() {
    const properties = {
      truth: true,
      number: 7,
      fraction: 7.5,
      text: 'seven',
      digits: '7',
      day: '2026-02-28',
      local: '2026-02-28T10:20:30',
      utc: '2026-02-28T10:20:30Z',
      list: [1],
      inner: { a: 1 },
    };
    const nothing = Object.fromEntries(Object.keys(properties).map((name) => [name, null]));
    return Promise.resolve(
      JSON.stringify(
        [properties, nothing].map((one) => ({ type: 'Feature', properties: one, geometry: null })),
      ),
    );
  },
};

export const comma: ColumnFile = {
  format: 'csv',
  async make(files) {
    await files.ogr2ogr('-f', 'CSV', 'written.csv', ...OPEN);
    return files.read('written.csv');
  },
};
