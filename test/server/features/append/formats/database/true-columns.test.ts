import { expect } from 'chai';
import { loadConfig } from '../../../../../../server/config/config.js';
import { type AnalyzedTable, analyzeTable } from '../../../../../../server/features/analyze/analyze-table.js';
import { gpkg } from '../../../../../../server/features/append/formats/gpkg.js';
import type { SourceTable } from '../../../../../../server/features/append/source/source-format.js';
import { sqlite } from '../../../../../../server/features/append/formats/sqlite.js';
import { startBuiltChildren } from '../../../../../support/servers/built-children.js';
import { fileSource, type GdalFiles, openGdalFiles } from '../../source/gdal-files.js';
import { readAll } from '../../source/source-file.js';
import { runSqlite } from '../../source/sqlite-file.js';
import { DECLARED, POINT, WITHOUT_SHAPE, writeDatabases, type WrittenTable } from './database-tables.js';

const { signal } = new AbortController();

describe('columns of databases', () => {
  let files: GdalFiles;
  let startAsBefore: () => void;
  const opened: SourceTable[] = [];

  before(async () => {
    startAsBefore = startBuiltChildren();
    files = await openGdalFiles();
    await files.writeBasePackage();
  });
  after(async () => {
    startAsBefore();
    await files.remove();
  });
  afterEach(async () => {
    for (const table of opened.splice(0)) await table.close?.();
  });

  async function describeFile(name: string): Promise<SourceTable> {
    const format = name.endsWith('.gpkg') ? gpkg : sqlite;
    const options = { sourceInfo: {}, tableName: 'places', signal };
    const table = await format.describe(await fileSource(files.path(name)), options);
    opened.push(table);
    return table;
  }

  async function analyze(name: string): Promise<AnalyzedTable> {
    return analyzeTable(await fileSource(files.path(name)), {
      format: name.endsWith('.gpkg') ? gpkg : sqlite,
      ...{ sourceInfo: {}, tableName: 'places', locationType: undefined, hasGeocoder: false },
      ...{ settings: loadConfig({}), signal },
    });
  }

  /** Reads all three files of a table, which must give the same. */
  async function readAlike(table: WrittenTable): Promise<{
    readonly types: Record<string, string>;
    readonly rows: readonly Readonly<Record<string, unknown>>[];
  }> {
    const names = await writeDatabases(files, table);
    const [first, ...others] = await Promise.all(
      names.map(async (name) => {
        const described = await describeFile(name);
        const rows = await readAll(described);
        return {
          types: Object.fromEntries(
            (described.columns ?? []).map(({ name: column, type }) => [column, type]),
          ),
          rows: rows.map(({ attributes }) => attributes),
        };
      }),
    );
    if (first === undefined) throw new Error('there are no files');
    for (const other of others) expect(other).to.deep.equal(first);
    return first;
  }

  it('reads columns of any declared type alike from small files, large files and SQLite', async () => {
    const columns = DECLARED.map(({ declared }, index) => `c${String(index)} ${declared}`);
    const values = DECLARED.map(({ sql }) => sql);
    const { types, rows } = await readAlike({
      columns,
      rows: [values.map(() => 'NULL'), values],
    });
    for (const [index, { declared, type, value }] of DECLARED.entries()) {
      expect(types[`c${String(index)}`], declared).to.equal(type);
      expect(rows[0]?.[`c${String(index)}`], declared).to.equal(null);
      expect(rows[1]?.[`c${String(index)}`], declared).to.equal(value);
    }
  });

  it('derives the fields of an analyzed source from the declared types of its columns', async () => {
    const columns = [
      ...['stamp TIMESTAMPTZ', 'clock TIME', 'price DECIMAL(10,3)', 'id_ BIGINT', 'code NVARCHAR(20)'],
      ...['yes BOOL', 'loose', 'digits', 'many NUMERIC(12)', 'stand REAL(3,4)'],
    ];
    const row = ['NULL', 'NULL', 'NULL', 'NULL', 'NULL', 'NULL', "'a'", '7', 'NULL', 'NULL'];
    for (const name of await writeDatabases(files, { columns, rows: [row] })) {
      const analyzed = await analyze(name);
      expect(
        analyzed.columns.map(({ header, type, length }) => [
          header,
          type.slice('esriFieldType'.length),
          length,
        ]),
        name,
      ).to.deep.equal([
        ['stamp', 'Date', undefined],
        ['clock', 'TimeOnly', undefined],
        ['price', 'Double', undefined],
        ['id_', 'BigInteger', undefined],
        ['code', 'String', 20],
        ['yes', 'SmallInteger', undefined],
        ['loose', 'String', 4000],
        ['digits', 'BigInteger', undefined],
        ['many', 'BigInteger', undefined],
        ['stand', 'Double', undefined],
      ]);
    }
  });

  it('reads each value by its own storage class', async () => {
    const { types, rows } = await readAlike({
      columns: ['whole BIGINT', 'words TEXT', 'any_ ANY', 'late', 'price NUMERIC(10,2)', 'stamp DATETIME'],
      rows: [
        ['1', "'a'", 'NULL', 'NULL', '1', "'2024-01-02T03:04:05Z'"],
        ["'many'", "x'00ff'", '0.1 + 0.2', "x'41'", "'dear'", '7'],
        ['2.5', "'a' || char(0) || 'b'", "'b'", "'text'", 'NULL', "x'00'"],
        ["x'37'", "char(9, 31) || 'X'", "x'00'", '0.1 + 0.2', '9007199254740993', '0.5'],
        ["'x' || char(0) || '7'", "''", '9007199254740993', '7', '0.1', 'NULL'],
      ],
    });
    expect(types).to.include({ any_: 'text', late: 'text', price: 'double' });
    expect(rows.map(({ fid: _, ...attributes }) => attributes)).to.deep.equal([
      { whole: 1, words: 'a', any_: null, late: null, price: 1, stamp: '2024-01-02T03:04:05Z' },
      {
        ...{ whole: 'many', words: Buffer.from([0, 0xff]), any_: 0.1 + 0.2 },
        ...{ late: Buffer.from('A'), price: 'dear', stamp: '7' },
      },
      { whole: 2.5, words: 'a\0b', any_: 'b', late: 'text', price: null, stamp: Buffer.from([0]) },
      {
        ...{ whole: Buffer.from('7'), words: '\t\u001fX', any_: Buffer.from([0]) },
        ...{ late: 0.1 + 0.2, price: '9007199254740993', stamp: 0.5 },
      },
      {
        ...{ whole: Buffer.from('x\x007'), words: '', any_: '9007199254740993' },
        ...{ late: '7', price: 0.1, stamp: null },
      },
    ]);
  });

  it('reads generated columns and strict tables', async () => {
    const worked = await readAlike({
      columns: [
        'name TEXT',
        'loud VARCHAR(9) GENERATED ALWAYS AS (upper(name)) VIRTUAL',
        'twice BIGINT GENERATED ALWAYS AS (2 * length(name)) STORED',
      ],
      names: ['name'],
      rows: [["'a'"], ["'bc'"]],
    });
    expect(worked.rows.map(({ loud, twice }) => [loud, twice])).to.deep.equal([
      ['A', 2],
      ['BC', 4],
    ]);
    const strict = await readAlike({
      columns: ['whole INT', 'any_ ANY', 'words TEXT', 'bytes BLOB'],
      rows: [['1', "'007'", "'a'", "x'00'"]],
      isStrict: true,
    });
    expect(strict.rows).to.deep.equal([{ fid: 1, whole: 1, any_: '007', words: 'a' }]);
  });

  it('treats columns that hold only bytes as binary, whatever their declared type', async () => {
    const columns = ['plain', 'raw VARBINARY(20)', 'shape BLOB', 'name TEXT'];
    for (const name of await writeDatabases(files, { columns, rows: [["x'00'", "x'00'", 'NULL', "'a'"]] })) {
      const { fields, binaryFields } = await describeFile(name);
      expect({ fields, binaryFields }, name).to.deep.equal({
        fields: ['fid', 'name'],
        binaryFields: ['plain', 'raw', 'shape'],
      });
    }
  });

  it('names further geometry columns of a GeoPackage that are left out', async () => {
    const table = { columns: ['name TEXT', 'centre POINT', 'rest POLYGON', 'words MULTIPOINT'] };
    const rows = [["'a'", POINT, 'NULL', "'POINT (1 2)'"]];
    for (const name of await writeDatabases(files, { ...table, rows })) {
      const { fields, warnings } = await describeFile(name);
      expect(fields, name).to.deep.equal(['fid', 'name', 'words']);
      expect(warnings?.join('\n'), name).to.match(
        /^centre of the source holds geometries and was left out: /,
      );
    }
  });

  it('names further geometry columns of SpatiaLite that are left out', async () => {
    await files.ogr2ogr(
      '-f',
      'SQLite',
      'two.sqlite',
      'one.geojson',
      '-nln',
      'places',
      '-dsco',
      'SPATIALITE=YES',
    );
    await files.ogrinfo(
      'two.sqlite',
      '-sql',
      "SELECT AddGeometryColumn('places', 'second', 4326, 'POINT', 'XY')",
    );
    expect((await describeFile('two.sqlite')).warnings).to.deep.equal([
      'second of the source holds geometries and was left out: only those of GEOMETRY are read.',
    ]);
  });

  it('derives z and m of an analyzed source from its rows', async () => {
    const pointZ = "x'47500001e610000001e9030000000000000000f03f00000000000000400000000000000840'";
    const make = async (geom: string): Promise<AnalyzedTable> => {
      await writeDatabases(files, { columns: ['name TEXT'], rows: [["'a'"], ["'b'"]] });
      await runSqlite(files.path('small.gpkg'), `UPDATE places SET geom = ${geom} WHERE fid = 2`);
      return analyze('small.gpkg');
    };
    expect(await make(POINT)).to.include({ hasZ: false, hasM: false });
    expect(await make(pointZ)).to.include({ hasZ: true, hasM: false });
    expect(await make(pointZ.replace('e9030000', 'd1070000'))).to.include({ hasZ: false, hasM: true });
  });

  it('reads all columns of a view', async () => {
    const [small = ''] = await writeDatabases(files, {
      columns: ['stamp TIMESTAMP', 'price DECIMAL(5,2)'],
      rows: [["'2024-01-02'", '1.5']],
      shape: WITHOUT_SHAPE,
      view: 'SELECT fid, stamp, price * 2 AS price, 1 AS one FROM behind',
    });
    const [row] = await readAll(await describeFile(small));
    expect(row?.attributes).to.deep.include({ stamp: '2024-01-02', price: 3, one: 1 });
  });
});
