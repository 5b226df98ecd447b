import { expect } from 'chai';
import { startBuiltChildren } from '../../../../support/servers/built-children.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';
import { FILLER, writePackage } from '../formats/geopackage/package-file.js';
import { runSqlite } from '../source/sqlite-file.js';
import { writeZip } from '../source/zip-writer.js';

/** A GeoPackage's geometry in degrees, without a box. */
const packaged = (wkb: string): string => `x'47500001e6100000${wkb}'`;

const [ONE, TWO] = ['000000000000f03f', '0000000000000040'];
const POINT = `0101000000${ONE}${TWO}`;
const ZERO = '0000000000000000';
const CIRCLE = `010a00000001000000010800000003000000${ZERO}${ZERO}${ONE}${ONE}${ZERO}${ZERO}`;
const LINE = `010200000002000000${ONE}${ONE}${TWO}${TWO}`;

/** The names of rows, and what stands as the geometry of each. */
type Rows = Readonly<Record<string, string>>;

const UNREADABLE = 'has a geometry that cannot be read';

const PACKAGES: readonly { title: string; kind: string; rows: Rows; refused: Rows }[] = [
  {
    title: 'geometries of other types, and some that cannot be read',
    kind: 'POINT',
    rows: {
      plain: packaged(POINT),
      line: packaged(LINE),
      multipoint: packaged(`010400000001000000${POINT}`),
      empty: "x''",
      cut: packaged(POINT.slice(0, -8)),
      garbage: "x'0102030405060708'",
      unknown: packaged(`0163000000${ONE}${TWO}`),
      collection: packaged(`010700000001000000${POINT}`),
      none: 'NULL',
      number: packaged(`0101000000000000000000f87f${TWO}`),
      last: packaged(POINT),
    },
    refused: {
      line: 'geometry_type',
      multipoint: 'geometry_type',
      empty: UNREADABLE,
      cut: UNREADABLE,
      garbage: UNREADABLE,
      unknown: UNREADABLE,
      collection: 'geometry_type',
      number: 'invalid_geometry',
    },
  },
  {
    title: 'the first row of another type',
    kind: 'POINT',
    rows: { line: packaged(LINE), plain: packaged(POINT) },
    refused: { line: 'geometry_type' },
  },
  {
    title: 'a curve and one that cannot be read',
    kind: 'LINESTRING',
    rows: {
      curve: packaged(`010800000003000000${ZERO}${ZERO}${ONE}${ONE}${TWO}${ZERO}`),
      cut: packaged(LINE.slice(0, -8)),
    },
    refused: { cut: UNREADABLE },
  },
  {
    title: 'curves, a point and one that cannot be read',
    kind: 'CURVEPOLYGON',
    rows: {
      curve: packaged(CIRCLE),
      point: packaged(POINT),
      cut: packaged(CIRCLE.slice(0, -8)),
      polygon: packaged(`01030000000100000004000000${ZERO}${ZERO}${ONE}${TWO}${TWO}${ZERO}${ZERO}${ZERO}`),
      none: 'NULL',
    },
    refused: { point: 'geometry_type', cut: UNREADABLE },
  },
  {
    title: 'nothing but the last row that cannot be read',
    kind: 'POINT',
    rows: { plain: packaged(POINT), other: packaged(POINT), empty: "x''" },
    refused: { empty: UNREADABLE },
  },
];

const LAYERS: Readonly<Record<string, string>> = {
  POINT: 'esriGeometryPoint',
  LINESTRING: 'esriGeometryPolyline',
  CURVEPOLYGON: 'esriGeometryPolygon',
};

const SHAPES: Readonly<Record<string, RegExp>> = {
  POINT: /^POINT\(1 2\)$/,
  LINESTRING: /^MULTILINESTRING\(.{400,}\)$/,
  CURVEPOLYGON: /^MULTIPOLYGON\(/,
};

forEachDatabase('an append of a source with odd geometries', (open) => {
  let databases: TestDatabases;
  let files: GdalFiles;
  let startAsBefore: () => void;
  const fixtures: AppendFixture[] = [];

  before(async () => {
    startAsBefore = startBuiltChildren();
    databases = await open();
    files = await openGdalFiles();
    await files.writeBasePackage();
  });
  afterEach(() => Promise.all(fixtures.splice(0).map((fixture) => fixture.close())));
  after(async () => {
    startAsBefore();
    await files.remove();
  });

  async function append(content: Buffer, appendUploadFormat: string, more: object = {}, layer: object = {}) {
    const fixture = await openAppendFixture(databases, {
      geometryType: 'esriGeometryPoint',
      fields: [field('name', 'String', { length: 20 })],
      ...layer,
    });
    fixtures.push(fixture);
    const status = await fixture.append({
      ...{ appendUploadId: await fixture.upload(content), appendUploadFormat, rollbackOnFailure: false },
      ...more,
    });
    return { status, rows: await fixture.rows() };
  }

  async function makePackage(kind: string, rows: Rows, more: readonly string[] = []): Promise<Buffer> {
    const values = Object.entries(rows).map(([name, geometry]) => `('${name}', ${geometry})`);
    await writePackage(files, 'odd.gpkg', 'base.gpkg', [
      ...more,
      `CREATE TABLE odd (fid INTEGER PRIMARY KEY NOT NULL, geom ${kind}, name TEXT)`,
      `INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES ('odd', 'features', 'odd', 4326)`,
      `INSERT INTO gpkg_geometry_columns VALUES ('odd', 'geom', '${kind}', 4326, 0, 0)`,
      `INSERT INTO odd (name, geom) VALUES ${values.join(', ')}`,
    ]);
    return files.read('odd.gpkg');
  }

  const ofOdd = { sourceTableName: 'odd' };

  /** Each refused row by its number, with its code and description. */
  function expectRefused(
    { errors }: Awaited<ReturnType<AppendFixture['append']>>,
    rows: Rows,
    refused: Rows,
  ): void {
    const names = Object.keys(rows);
    expect(errors.map(({ sourceRow }) => names[sourceRow - 1])).to.deep.equal(Object.keys(refused));
    for (const [index, reason] of Object.values(refused).entries())
      expect(`${errors[index]?.code ?? ''} ${errors[index]?.description ?? ''}`).to.contain(reason);
  }

  for (const { title, kind, rows, refused } of PACKAGES) {
    for (const [size, more] of [
      ['small', []],
      ['large', [FILLER]],
    ] as const) {
      it(`appends the other rows of a ${size} GeoPackage with ${title}`, async () => {
        const layer = { geometryType: LAYERS[kind] };
        const content = await makePackage(kind, rows, more);
        const { status, rows: stored } = await append(content, 'gpkg', ofOdd, layer);
        const good = Object.keys(rows).filter((name) => !(name in refused));
        expect(status).to.include({ status: 'Completed', recordCount: Object.keys(rows).length });
        expectRefused(status, rows, refused);
        expect(stored.map(({ name }) => name)).to.deep.equal(good);
        for (const { name, wkt } of stored)
          expect(String(wkt), String(name)).to.match(name === 'none' ? /^null$/ : (SHAPES[kind] ?? /^$/));
      });
    }
  }

  it('stores a point as a multipoint with one point', async () => {
    const rows = { several: packaged(`010400000001000000${POINT}`), one: packaged(POINT) };
    const content = await makePackage('MULTIPOINT', rows);
    const layer = { geometryType: 'esriGeometryMultipoint' };
    const { status, rows: stored } = await append(content, 'gpkg', ofOdd, layer);
    expect(status).to.include({ status: 'Completed', insertCount: 2, errorCount: 0 });
    expect(new Set(stored.map(({ wkt }) => wkt))).to.have.property('size', 1);
  });

  it('fails for one odd row with rollbackOnFailure, and names the row', async () => {
    const rows = { plain: packaged(POINT), cut: packaged(POINT.slice(0, -8)) };
    const { status, rows: stored } = await append(await makePackage('POINT', rows), 'gpkg', {
      ...ofOdd,
      rollbackOnFailure: true,
    });
    expect(status).to.include({ status: 'Failed', errorCount: 1 });
    expect(status.messages.map(({ description }) => description).join('\n')).to.match(
      /Record 2: row: has a geometry that cannot be read/,
    );
    expect(stored).to.deep.equal([]);
  });

  for (const [title, more] of [
    ['an upsert', { upsert: true, upsertMatchingField: 'name' }],
    ['a dry run', { dryRun: true }],
    ['a filtered append', { appendSourceFilter: "name <> 'other'" }],
  ] as const) {
    it(`refuses only the bad row of ${title}`, async () => {
      const rows = { plain: packaged(POINT), cut: packaged(POINT.slice(0, -8)), last: packaged(POINT) };
      const layer = { indexes: [{ name: 'by_name', fields: 'name', isUnique: true }] };
      const { status } = await append(await makePackage('POINT', rows), 'gpkg', { ...ofOdd, ...more }, layer);
      expect(status).to.include({ status: 'Completed', insertCount: 2, errorCount: 1 });
      expectRefused(status, rows, { cut: UNREADABLE });
    });
  }

  it('refuses only the bad row if geometries are projected', async () => {
    const rows = { plain: packaged(POINT), cut: packaged(POINT.slice(0, -8)), line: packaged(LINE) };
    const layer = { spatialReference: { wkid: 25832 }, extent: undefined };
    const content = await makePackage('POINT', rows);
    const { status } = await append(content, 'gpkg', ofOdd, layer);
    expect(status).to.include({ status: 'Completed', insertCount: 1, errorCount: 2 });
    expectRefused(status, rows, { cut: UNREADABLE, line: 'geometry_type' });
  });

  const POINTS = ['a', 'b', 'c', 'd'].map((name, index) => `${name},"POINT(${String(index)} 2)"`);
  const AREAS = ['a', 'b', 'c', 'd'].map((name) => `${name},"POLYGON((0 0,1 1,1 0,0 0))"`);
  const OPEN = ['-oo', 'GEOM_POSSIBLE_NAMES=geom', '-oo', 'KEEP_GEOM_COLUMNS=NO', '-a_srs', 'EPSG:4326'];

  async function convert(lines: readonly string[], type: string, ...args: readonly string[]): Promise<void> {
    await files.write('rows.csv', ['name,geom', ...lines, ''].join('\n'));
    await files.ogr2ogr(...args, 'rows.csv', ...OPEN, '-nln', 'odd', '-nlt', type);
  }

  for (const [title, creation] of [
    ['SpatiaLite', ['-f', 'SQLite', '-dsco', 'SPATIALITE=YES', '-lco', 'SPATIAL_INDEX=NO']],
    ['SQLite with well-known binary', ['-f', 'SQLite']],
  ] as const) {
    for (const [what, geometry] of [
      ['empty', "x''"],
      ['garbage', "x'0102030405'"],
      ['text', "'POINT(1 2)'"],
      ['a number', '7'],
    ] as const) {
      it(`refuses only the row of ${title} whose geometry is ${what}`, async () => {
        const file = `${title} ${what}.sqlite`;
        await convert(POINTS, 'POINT', ...creation, file);
        await runSqlite(
          files.path(file),
          'DROP TRIGGER IF EXISTS ggu_odd_geom',
          `UPDATE odd SET geom = ${geometry} WHERE name = 'b'`,
        );
        const { status, rows } = await append(await files.read(file), 'sqlite', ofOdd);
        expect(status).to.include({ status: 'Completed', insertCount: 3, errorCount: 1 });
        expectRefused(status, { a: '', b: '', c: '', d: '' }, { b: UNREADABLE });
        expect(rows.map(({ name }) => name)).to.deep.equal(['a', 'c', 'd']);
      });
    }
  }

  const polygons = { geometryType: 'esriGeometryPolygon' };

  for (const [title, offset, value] of [
    ['more parts than there are', 36, 9999],
    ['a type that there is not', 0, 77],
    ['the type of a line', 0, 3],
  ] as const) {
    it(`refuses only the row of a shapefile that has ${title}`, async () => {
      await convert(AREAS, 'POLYGON', '-f', 'ESRI Shapefile', `shapes-${String(offset)}-${String(value)}`);
      const entries = await files.entries(`shapes-${String(offset)}-${String(value)}`);
      const shapes = entries.find(({ name }) => name.endsWith('.shp'))?.content as Buffer;
      const index = entries.find(({ name }) => name.endsWith('.shx'))?.content as Buffer;
      shapes.writeUInt32LE(value, index.readUInt32BE(108) * 2 + 8 + offset);
      const { status, rows } = await append(writeZip(entries), 'shapefile', {}, polygons);
      expect(status).to.include({ status: 'Completed', insertCount: 3, errorCount: 1 });
      expect(status.errors.map(({ sourceRow }) => sourceRow)).to.deep.equal([2]);
      expect(rows.map(({ name }) => name)).to.deep.equal(['a', 'c', 'd']);
    });
  }

  for (const [title, offset, byte] of [
    ['a type that there is not', 2, 0x63],
    ['more vertices than there are', 3, 0xff],
  ] as const) {
    it(`refuses only the row of a file geodatabase that has ${title}`, async () => {
      const name = `odd${String(byte)}.gdb`;
      await convert(AREAS, 'POLYGON', '-f', 'OpenFileGDB', name);
      const entries = await files.entries(name, `${name}/`);
      damageRow(entries, offset, byte);
      const { status, rows } = await append(writeZip(entries), 'filegdb', ofOdd, polygons);
      expect(status).to.include({ status: 'Completed', insertCount: 3, errorCount: 1 });
      expectRefused(status, { a: '', b: '', c: '', d: '' }, { b: UNREADABLE });
      expect(rows.map(({ name: own }) => own)).to.deep.equal(['a', 'c', 'd']);
    });
  }

  /** Overwrites a byte of the second row of the only table of four rows, counted from the flags before its values. */
  function damageRow(entries: Awaited<ReturnType<GdalFiles['entries']>>, offset: number, byte: number): void {
    for (const { name, content } of entries) {
      const rows = entries.find((entry) => entry.name === name.replace(/\.gdbtablx$/, '.gdbtable'))?.content;
      if (!name.endsWith('.gdbtablx') || !(content instanceof Buffer) || content.readUInt32LE(8) !== 4)
        continue;
      const size = content.readUInt32LE(12);
      (rows as Buffer)[content.readUIntLE(16 + size, size) + 4 + offset] = byte;
      return;
    }
    throw new Error('the table is not there');
  }

  it('names the row behind which a damaged FlatGeobuf ends', async () => {
    await convert(AREAS, 'POLYGON', '-f', 'FlatGeobuf', 'odd.fgb', '-lco', 'SPATIAL_INDEX=NO');
    const content = await files.read('odd.fgb');
    const first = 12 + content.readUInt32LE(8);
    content.writeUInt32LE(0xffffff, first + 4 + content.readUInt32LE(first) + 4);
    const { status, rows } = await append(content, 'flatgeobuf', {}, polygons);
    expect(status.status).to.equal('Failed');
    expect(status.statusMessage).to.match(/after row 1/);
    expect(rows).to.deep.equal([]);
  });
});
