import { readdir } from 'node:fs/promises';
import { expect } from 'chai';
import { shapefile } from '../../../../../../server/features/append/formats/shapefile.js';
import type { SourceTable } from '../../../../../../server/features/append/source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../../../server/config/source-settings.js';
import { fileSource, type GdalFiles, openGdalFiles, refusalOf } from '../../source/gdal-files.js';
import { readAll } from '../../source/source-file.js';
import { damageIn, type ZippedFile, writeZip } from '../../source/zip-writer.js';

const { signal } = new AbortController();

const ROWS = 2000;
const LOCAL_FILE = Buffer.from('PK\x03\x04');
/** Offsets in a local header: of the checksum, and of the name. */
const [CHECKSUM_AT, NAME_AT] = [14, 30] as const;

/** Beside the zip: what tells GDAL which of its files are read, and the header of the table that it is given. */
const READ_IN_PLACE = ['header.bin', 'source.dbf', 'source.prj', 'source.shp', 'source.shx', 'source.zip'];

describe('shapefile in its zip', () => {
  let files: GdalFiles;
  let rows: ZippedFile[];
  let names: string[];
  const opened: SourceTable[] = [];

  before(async () => {
    files = await openGdalFiles();
    names = Array.from({ length: ROWS }, (_, index) => `${String(index)} ${Math.sqrt(index).toString(36)}`);
    const lines = names.map((name, index) => `"${name}",${String(index / 100)},${String(-index / 100)}`);
    await files.write('rows.csv', `name,x,y\n${lines.join('\n')}\n`);
    const places = ['-oo', 'X_POSSIBLE_NAMES=x', '-oo', 'Y_POSSIBLE_NAMES=y', '-a_srs', 'EPSG:4326'];
    await files.ogr2ogr('-f', 'ESRI Shapefile', 'rows', 'rows.csv', ...places, '-lco', 'ENCODING=UTF-8');
    rows = await files.entries('rows');
  });

  after(() => files.remove());
  afterEach(async () => {
    for (const table of opened.splice(0)) await table.close?.();
  });

  /** Opens the zip, and lists what is in our folder then. */
  async function open(zip: Buffer): Promise<{ readonly table: SourceTable; readonly placed: string[] }> {
    await files.write('source.zip', zip);
    const parent = files.path('private');
    const settings = { ...DEFAULT_SOURCE_SETTINGS, sourceFolder: parent };
    const file = await fileSource(files.path('source.zip'));
    const table = await shapefile.describe(file, { sourceInfo: {}, tableName: undefined, signal, settings });
    opened.push(table);
    const [folder = ''] = await readdir(parent);
    return { table, placed: (await readdir(`${parent}/${folder}`)).sort() };
  }

  const renamed = (rename: (name: string) => string): ZippedFile[] =>
    rows.map(({ name, ...file }) => ({ name: rename(name), ...file }));
  const changed = (extension: string, edit: (content: Buffer) => Buffer): ZippedFile[] =>
    rows.map(({ name, content }) => ({
      name,
      content: name.endsWith(extension) ? edit(Buffer.from(content)) : content,
    }));
  const without = (extension: string): ZippedFile[] => rows.filter(({ name }) => !name.endsWith(extension));

  const namesIn = async (table: SourceTable): Promise<unknown[]> =>
    (await readAll(table)).map(({ attributes }) => attributes['name']);

  const IN_PLACE: readonly (readonly [title: string, rename: (name: string) => string])[] = [
    ['at its root', (name) => name],
    ['in folders, one of them called as a zip', (name) => `data of 2024/a.zip/${name}`],
    ['in large letters', (name) => name.toUpperCase()],
    ['with extensions in letters of both cases', (name) => name.replace(/\.(.)/, (dot) => dot.toUpperCase())],
    ['with a table called otherwise', (name) => (name === 'rows.dbf' ? 'ROWS.dbf' : name)],
  ];
  for (const [title, rename] of IN_PLACE) {
    it(`reads a shapefile in its zip: ${title}`, async () => {
      const { table, placed } = await open(writeZip(renamed(rename)));
      expect(placed).to.deep.equal(READ_IN_PLACE);
      expect(table.spatialReference).to.deep.equal({ wkid: 4326 });
      expect(await namesIn(table)).to.deep.equal(names);
      // Once more, as a job does that was begun anew.
      expect(await namesIn(table)).to.deep.equal(names);
    });
  }

  it('reads a shapefile in its zip without its deleted records', async () => {
    const deleted = [0, 700, 701, ROWS - 1];
    const zip = writeZip(
      changed('.dbf', (bytes) => {
        const [start, size] = [bytes.readUInt16LE(8), bytes.readUInt16LE(10)];
        for (const row of deleted) bytes.write('*', start + row * size);
        return bytes;
      }),
    );
    const { table, placed } = await open(zip);
    expect(placed).to.deep.equal(READ_IN_PLACE);
    expect(await namesIn(table)).to.deep.equal(names.filter((_, index) => !deleted.includes(index)));
  });

  /** The index has the places of two shapes the other way round. */
  const swapped = (bytes: Buffer): Buffer => {
    const [fourth, fifth] = [100 + 4 * 8, 100 + 5 * 8];
    const place = bytes.readUInt32BE(fourth);
    bytes.writeUInt32BE(bytes.readUInt32BE(fifth), fourth);
    bytes.writeUInt32BE(place, fifth);
    return bytes;
  };
  const UNPACKED: readonly (readonly [title: string, zipped: () => readonly ZippedFile[]])[] = [
    ['a name that is not plain', () => renamed((name) => name.replace('rows', 'r{ø}w'))],
    ['no index of shapes', () => without('.shx')],
    ['shapes in another order than their index', () => changed('.shx', swapped)],
  ];
  for (const [title, zipped] of UNPACKED) {
    it(`unpacks a shapefile for ${title}`, async () => {
      const { table, placed } = await open(writeZip(zipped()));
      expect(placed).to.include('source.dbf').and.not.to.include('source.zip');
      expect(await namesIn(table)).to.deep.equal(names);
    });
  }

  const BESIDE: readonly (readonly [title: string, zipped: () => readonly ZippedFile[]])[] = [
    ['nothing names what its text is in', () => without('.cpg')],
    ['an index of another program is beside it', () => [...rows, { name: 'rows.ind', content: 'x' }]],
  ];
  for (const [title, zipped] of BESIDE) {
    it(`reads a shapefile in its zip where ${title}`, async () => {
      const { table, placed } = await open(writeZip(zipped()));
      expect(placed).to.deep.equal(READ_IN_PLACE);
      expect(await namesIn(table)).to.deep.equal(names);
    });
  }

  it('unpacks a shapefile if GDAL cannot read its zip', async () => {
    const zip = writeZip(rows);
    for (let at = zip.indexOf(LOCAL_FILE); at >= 0; at = zip.indexOf(LOCAL_FILE, at + 1))
      if (zip.toString('latin1', at + NAME_AT, at + NAME_AT + 8) === 'rows.shp')
        zip.writeUInt32LE(1, at + CHECKSUM_AT);
    const { table, placed } = await open(zip);
    expect(placed).to.include('source.dbf').and.not.to.include('source.zip');
    expect(await namesIn(table)).to.deep.equal(names);
  });

  it('refuses a shapefile whose zip is damaged after its start', async () => {
    const zip = writeZip(rows);
    for (const extension of ['dbf', 'shp']) {
      const reading = open(damageIn(zip, `rows.${extension}`, 0.5)).then(({ table }) => readAll(table));
      expect((await refusalOf(reading)).message, extension).to.match(
        /^The source could not be read as shapefile: the zip is damaged or incomplete \(/,
      );
    }
  });

  it('refuses a shapefile whose table is shorter than the zip states', async () => {
    const [dbf] = rows.filter(({ name }) => name.endsWith('.dbf'));
    const whole = Buffer.from(dbf?.content ?? '');
    const cut = changed('.dbf', (bytes) => bytes.subarray(0, bytes.length / 2));
    const zip = writeZip(
      cut.map((file) => (file.name.endsWith('.dbf') ? { ...file, claimedBytes: whole.length } : file)),
    );
    const reading = open(zip).then(({ table }) => readAll(table));
    expect((await refusalOf(reading)).message).to.contain('the zip is damaged or incomplete');
  });
});
