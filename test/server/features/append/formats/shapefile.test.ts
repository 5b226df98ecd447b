import { expect } from 'chai';
import { shapefile } from '../../../../../server/features/append/formats/shapefile.js';
import type { SourceRow, SourceTable } from '../../../../../server/features/append/source/source-format.js';
import { fileSource, type GdalFiles, openGdalFiles, refusalOf } from '../source/gdal-files.js';
import { readAll } from '../source/source-file.js';
import { type ZippedFile, writeZip } from '../source/zip-writer.js';

const { signal } = new AbortController();

const feature = (properties: object, geometry: object | null): string =>
  JSON.stringify({ type: 'Feature', properties, geometry });
const collection = (...features: string[]): string =>
  `{"type":"FeatureCollection","features":[${features.join(',')}]}`;
const point = (x: number, y: number): object => ({ type: 'Point', coordinates: [x, y] });

describe('shapefile', () => {
  let files: GdalFiles;
  let points: ZippedFile[];
  const opened: SourceTable[] = [];

  before(async () => {
    files = await openGdalFiles();
    await files.write(
      'points.geojson',
      collection(
        feature({ name: 'Ærø', whole: 1, real: 325.45364746594976, day: '2024-02-29' }, point(10.5, 55)),
        feature({ name: null, whole: null, real: null, day: null }, null),
      ),
    );
    await files.ogr2ogr('-f', 'ESRI Shapefile', 'points', 'points.geojson', '-lco', 'ENCODING=UTF-8');
    points = await files.entries('points');
  });

  after(() => files.remove());
  afterEach(async () => {
    for (const table of opened.splice(0)) await table.close?.();
  });

  async function describeZip(zipped: readonly ZippedFile[], tableName?: string): Promise<SourceTable> {
    await files.write('source.zip', writeZip(zipped));
    const file = await fileSource(files.path('source.zip'));
    const table = await shapefile.describe(file, { sourceInfo: {}, tableName, signal });
    opened.push(table);
    return table;
  }

  async function readZip(zipped: readonly ZippedFile[], tableName?: string): Promise<SourceRow[]> {
    return readAll(await describeZip(zipped, tableName));
  }

  const reasonOf = async (zipped: readonly ZippedFile[], tableName?: string): Promise<string> =>
    (await refusalOf(readZip(zipped, tableName))).message.replace(
      'The source could not be read as shapefile: ',
      '',
    );

  const without = (...extensions: string[]): ZippedFile[] =>
    points.filter(({ name }) => !extensions.some((extension) => name.endsWith(extension)));
  const change = (extension: string, edit: (content: Buffer) => Buffer): ZippedFile[] =>
    points.map(({ name, content }) => ({
      name,
      content: name.endsWith(extension) ? edit(Buffer.from(content)) : content,
    }));

  it('reads its rows, dates without zone, numbers to the last digit', async () => {
    const table = await describeZip(points);
    expect(table.spatialReference).to.deep.equal({ wkid: 4326 });
    const rows = await readAll(table);
    // A double has fewer digits than the cell: the field that takes it decides what becomes of them.
    expect(rows.map(({ attributes }) => attributes)).to.deep.equal([
      { name: 'Ærø', whole: 1, real: '325.453647465949757', day: '2024-02-29' },
      { name: null, whole: null, real: null, day: null },
    ]);
    expect(Buffer.from(rows[0]?.geometry as Uint8Array).readDoubleLE(5)).to.equal(10.5);
    expect(rows[1]?.geometry).to.equal(null);
  });

  describe('whose columns have odd names', () => {
    let count = 0;

    async function describeNamed(
      rows: readonly object[],
      places: readonly (object | null)[],
    ): Promise<SourceTable> {
      const features = rows.map((properties, index) => feature(properties, places[index] ?? null));
      const name = `named-${String(++count)}`;
      await files.write(`${name}.geojson`, collection(...features));
      await files.ogr2ogr('-f', 'ESRI Shapefile', name, `${name}.geojson`);
      return describeZip(await files.entries(name));
    }

    it('reads columns of a shapefile with odd names', async () => {
      const names = ['mid\\dle', 'quo"te', 'back\\"q', "apo'st", 'c0', 'select', 'a.b'];
      const row = Object.fromEntries(names.map((name, index) => [name, index]));
      const table = await describeNamed([row], [point(1, 2)]);
      expect(table.fields).to.deep.equal(names);
      expect(table.warnings).to.deep.equal([]);
      expect((await readAll(table)).map(({ attributes }) => attributes)).to.deep.equal([row]);
    });

    it('reads columns whose names GDAL does not support', async () => {
      const row = { name: 'first', 'ends\\': 1, '\\': 2 };
      const table = await describeNamed([row], [point(1, 2)]);
      expect(table.fields).to.deep.equal(Object.keys(row));
      expect(table.warnings).to.deep.equal([]);
      expect((await readAll(table)).map(({ attributes }) => attributes)).to.deep.equal([row]);
    });

    it("reads each row once if a column has GDAL's name for row ids", async () => {
      const rows = [0, 7, 1, 3].map((FID, index) => ({ name: String(index), FID }));
      const table = await describeNamed(rows, [point(0, 0), null, point(2, 0), point(3, 0)]);
      expect((await readAll(table)).map(({ attributes }) => attributes)).to.deep.equal(rows);
    });
  });

  for (const [kind, single, several] of [
    [
      'LineString',
      [
        [0, 0],
        [0, 1],
      ],
      [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [2, 2],
          [2, 3],
        ],
      ],
    ],
    [
      'Polygon',
      [
        [
          [0, 0],
          [0, 1],
          [1, 1],
          [0, 0],
        ],
      ],
      [
        [
          [
            [0, 0],
            [0, 1],
            [1, 1],
            [0, 0],
          ],
        ],
        [
          [
            [5, 5],
            [5, 6],
            [6, 6],
            [5, 5],
          ],
        ],
      ],
    ],
  ] as const) {
    it(`reads each ${kind} with all of its parts, in both orders`, async () => {
      const one = feature({ n: 1 }, { type: kind, coordinates: single });
      const more = feature({ n: 2 }, { type: `Multi${kind}`, coordinates: several });
      await files.write(`${kind}.geojson`, collection(one, more, one));
      await files.ogr2ogr('-f', 'ESRI Shapefile', kind, `${kind}.geojson`);
      const table = await describeZip(await files.entries(kind));
      const rows = await readAll(table);
      const parts = rows.map(({ geometry }) => Buffer.from(geometry as Uint8Array).readUInt32LE(5));
      expect(parts).to.deep.equal([1, 2, 1]);
    });
  }

  it('keeps numbers in exponent form, as ArcGIS writes them', async () => {
    await files.write('small.geojson', collection(feature({ real: 0.5 }, point(1, 2))));
    await files.ogr2ogr('-f', 'ESRI Shapefile', 'small', 'small.geojson');
    const small = (await files.entries('small')).map(({ name, content }) => {
      const bytes = Buffer.from(content);
      if (!name.endsWith('.dbf')) return { name, content };
      // A field of type F with 11 decimals: 1 byte for the mark of deletion, then the number.
      bytes.write('F', 43);
      bytes.writeUInt8(11, 49);
      bytes.write(' 1.23456789012e-020'.padStart(24), bytes.readUInt16LE(8) + 1);
      return { name, content: bytes };
    });
    expect((await readZip(small))[0]?.attributes['real']).to.equal(1.23456789012e-20);
  });

  it('finds its files in a folder, in any case', async () => {
    const odd = points.map(({ name, content }, index) => ({
      name: `Some Folder/${index % 2 === 0 ? name.toUpperCase() : name}`,
      content,
    }));
    expect(await readZip(odd)).to.have.length(2);
  });

  it('asks for one of several shapefiles, and accepts tables without shapes', async () => {
    const second = points.map(({ name, content }) => ({ name: name.replace('points', 'b/Others'), content }));
    const third = points.map(({ name, content }) => ({ name: name.replace('points', 'c/others'), content }));
    const table = points
      .filter(({ name }) => name.endsWith('.dbf'))
      .map(({ content }) => ({ name: 'Lone.DBF', content }));
    expect(await reasonOf([...points, ...second])).to.equal(
      'The source has several tables: points, Others. Give sourceTableName.',
    );
    expect(await readZip([...points, ...second], 'OTHERS')).to.have.length(2);
    expect(await reasonOf([...points, ...second, ...third], 'x')).to.contain('points, b/Others, c/others');
    const lone = await describeZip([...points, ...table], 'lone');
    expect(lone.geometry).to.equal(null);
    expect((await readAll(lone))[0]?.attributes).to.include({ name: 'Ærø' });
  });

  it('reads no spatial reference without .prj, and rebuilds a missing .shx', async () => {
    expect((await describeZip(without('.prj'))).spatialReference).to.equal(undefined);
    expect(await readZip(without('.shx'))).to.have.length(2);
    for (const blank of ['', ' \r\n', '\0\0']) {
      const described = await describeZip(change('.prj', () => Buffer.from(blank)));
      expect(described.spatialReference, JSON.stringify(blank)).to.equal(undefined);
    }
  });

  it('refuses a shapefile whose .prj cannot be understood', async () => {
    for (const text of ['garbage', 'EPSG:99999999', 'PROJCS["half'])
      expect(await reasonOf(change('.prj', () => Buffer.from(text))), text).to.equal(
        'points.prj does not state a known spatial reference; correct it, or remove it if the coordinates are in the spatial ' +
          'reference of the layer',
      );
  });

  it('ignores deleted records', async () => {
    const rows = await readZip(
      change('.dbf', (bytes) => {
        bytes.write('*', bytes.readUInt16LE(8));
        return bytes;
      }),
    );
    expect(rows.map(({ attributes }) => attributes['name'])).to.deep.equal([null]);
  });

  const ENCODINGS: readonly (readonly [
    title: string,
    cpg: string | undefined,
    languageId: number,
    bytes: number[],
    text: string,
  ])[] = [
    ['.cpg 1252', '1252', 0, [0xc6, 0x72, 0xf8], 'Ærø'],
    ['.cpg ISO-8859-2', 'ISO-8859-2', 0, [0xb1, 0x62], 'ąb'],
    ['.cpg Big5', 'BIG5', 0, [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
    ['.cpg UTF-8, whatever the header says', 'UTF-8', 0x57, [0xc3, 0x86], 'Æ'],
    ['the header: code page 866', undefined, 0x26, [0x8f, 0xe0], 'Пр'],
    ['the header: code page 437', undefined, 0x01, [0x91], 'æ'],
    ['nothing, and bytes that are UTF-8', undefined, 0x57, [0xc3, 0x86], 'Æ'],
    ['nothing, and bytes that are not', undefined, 0, [0x80, 0xc6], '€Æ'],
    ['a .cpg that is blank', ' \r\n', 0, [0xc6], 'Æ'],
  ];
  describe('of one row', () => {
    let lone: ZippedFile[];

    before(async () => {
      // Rows have a geometry: without one, the file would be read twice.
      await files.write('lone.geojson', collection(feature({ name: 'Ærø' }, point(10.5, 55))));
      await files.ogr2ogr('-f', 'ESRI Shapefile', 'lone', 'lone.geojson', '-lco', 'ENCODING=UTF-8');
      lone = await files.entries('lone');
    });

    for (const [title, cpg, languageId, text, expected] of ENCODINGS) {
      it(`reads text by ${title}`, async () => {
        const zipped = lone.flatMap(({ name, content }) => {
          if (name.endsWith('.cpg')) return [];
          if (!name.endsWith('.dbf')) return [{ name, content }];
          const bytes = Buffer.from(content);
          const start = bytes.readUInt16LE(8) + 1;
          bytes.fill(' ', start, start + 80);
          Buffer.from(text).copy(bytes, start);
          bytes.writeUInt8(languageId, 29);
          return [{ name, content: bytes }];
        });
        const page = cpg === undefined ? [] : [{ name: 'lone.cpg', content: cpg }];
        expect((await readZip([...zipped, ...page]))[0]?.attributes['name']).to.equal(expected);
      });
    }
  });

  it('refuses only rows whose text does not decode', async () => {
    const rows = await readZip(
      change('.dbf', (bytes) => {
        bytes.write('\xE6\xF8', bytes.readUInt16LE(8) + 1, 'latin1');
        return bytes;
      }),
    );
    expect(rows.map(({ refusal }) => refusal?.code)).to.deep.equal(['invalid_text', undefined]);
  });

  it('reads z and m, and multipatches whole', async () => {
    await files.write('shapes.csv', 'id,wkt\n1,"LINESTRING ZM (1 2 3 4,5 6 7 8)"\n');
    const from = ['-oo', 'GEOM_POSSIBLE_NAMES=wkt', '-oo', 'KEEP_GEOM_COLUMNS=NO'];
    await files.ogr2ogr('-f', 'ESRI Shapefile', 'zm', 'shapes.csv', ...from);
    const lines = await describeZip(await files.entries('zm'));
    expect(lines.geometry).to.deep.equal({ type: 'esriGeometryPolyline', hasZ: true, hasM: true });
    const line = Buffer.from((await readAll(lines))[0]?.geometry as Uint8Array);
    expect([0, 1, 2, 3].map((index) => line.readDoubleLE(18 + 8 * index))).to.deep.equal([1, 2, 3, 4]);
    await files.write(
      'patch.csv',
      'id,wkt\n1,"TIN Z (((0 0 0,1 0 0,0 1 5,0 0 0)),((1 0 0,1 1 2,0 1 5,1 0 0)))"\n',
    );
    await files.ogr2ogr('-f', 'ESRI Shapefile', 'patch', 'patch.csv', ...from, '-lco', 'SHPT=MULTIPATCH');
    const patches = await describeZip(await files.entries('patch'));
    expect(patches.geometry).to.deep.equal({ type: 'esriGeometryMultiPatch', hasZ: true, hasM: false });
    const tin = Buffer.from((await readAll(patches))[0]?.geometry as Uint8Array);
    expect([tin.readUInt32LE(1), tin.readUInt32LE(5), tin.readUInt32LE(10)]).to.deep.equal([1016, 2, 1017]);
  });

  it('refuses missing, truncated and absurd files', async () => {
    expect(await reasonOf(without('.dbf'))).to.equal('points.dbf is missing from the zip');
    expect(await reasonOf(without('.shp', '.dbf'))).to.match(
      /^the zip holds no \.shp file; it holds points\./,
    );
    const cut = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length - 20);
    expect(await reasonOf(change('.shp', cut))).to.equal('points.shp is incomplete');
    expect(await reasonOf(change('.dbf', cut))).to.equal('points.dbf is incomplete');
    const huge = (at: number, value: number) => (bytes: Buffer) => {
      bytes.writeUInt16LE(value, at);
      return bytes;
    };
    expect(await reasonOf(change('.dbf', huge(8, 65_535)))).to.equal('points.dbf is not a dBase table');
    expect(await reasonOf(change('.dbf', huge(10, 65_535)))).to.equal('points.dbf is incomplete');
    const more = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(8)]);
    expect(await reasonOf(change('.shx', more))).to.equal('points has 3 shapes and 2 records');
    expect(await reasonOf(change('.shp', () => Buffer.from('no shapes')))).to.equal(
      'points.shp is not a shapefile',
    );
    const prj = change('.prj', () => Buffer.alloc(10e6, 'GEOGCS["'));
    expect(await reasonOf(prj)).to.equal('points.prj is larger than such a file can be');
    const [shp] = points.filter(({ name }) => name.endsWith('.shp'));
    await files.write('bare.shp', shp?.content ?? '');
    const bare = await refusalOf(
      shapefile.describe(await fileSource(files.path('bare.shp')), {
        sourceInfo: {},
        tableName: undefined,
        signal,
      }),
    );
    expect(bare.message).to.contain('it looks like a bare .shp');
  });

  it('refuses only the row whose shape is longer than its record', async () => {
    await files.write('line.csv', 'id,wkt\n1,"LINESTRING (1 2,3 4)"\n2,"LINESTRING (5 6,7 8)"\n');
    await files.ogr2ogr('-f', 'ESRI Shapefile', 'line', 'line.csv', '-oo', 'GEOM_POSSIBLE_NAMES=wkt');
    for (const [at, count] of [
      [100 + 8 + 36, 50_000_000],
      [100 + 8 + 36, 2],
      [100 + 8 + 40, 1_000_000],
      [100 + 8 + 40, 0xffffffff],
    ] as const) {
      const broken = (await files.entries('line')).map(({ name, content }) => {
        const bytes = Buffer.from(content);
        if (name.endsWith('.shp')) bytes.writeUInt32LE(count, at);
        return { name, content: bytes };
      });
      const rows = await readZip(broken);
      expect(rows.map(({ refusal }) => refusal?.code)).to.deep.equal(['invalid_geometry', undefined]);
      expect(rows[0]?.refusal?.description).to.match(
        /^has a geometry that cannot be read: Corrupted \.shp file/,
      );
    }
  });
});
