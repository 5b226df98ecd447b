import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import fc from 'fast-check';
import { readFeatures } from '../../../../../../server/features/append/formats/feature-stream/feature-frames.js';
import { FeatureScanner } from '../../../../../../server/features/append/formats/feature-stream/feature-scanner.js';
import { streamColumn } from '../../../../../../server/features/append/formats/feature-stream/streamed-columns.js';
import { plainShapeOf } from '../../../../../../server/features/append/formats/geopackage/plain-wkb.js';
import { type GdalFiles, openGdalFiles } from '../../source/gdal-files.js';

const run = promisify(execFile);

const SHAPE = plainShapeOf({ type: 'esriGeometryPolygon', hasZ: false, hasM: false });

/** As many rows as are told, in pieces of this size. */
async function countRows(bytes: Buffer, size: number): Promise<number> {
  let scanner: FeatureScanner | undefined;
  for await (const part of readFeatures(piecesOf(bytes, size))) {
    if ('columnTypes' in part) {
      const [, ...types] = part.columnTypes;
      const name = {
        column: { name: 'name', type: 'text' },
        expressions: [],
        read: (text: string) => text,
      } as const;
      const column = streamColumn(name, types[0] ?? -1);
      if (column === undefined || SHAPE === undefined) return 0;
      scanner = new FeatureScanner([column], SHAPE, { first: 0, size: 4 });
    } else if (scanner !== undefined) {
      scanner.read(part);
      while (scanner.next()) scanner.toCells();
    }
  }
  return scanner?.count ?? 0;
}

async function* piecesOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) {
    await Promise.resolve();
    yield Buffer.from(bytes.subarray(at, at + size));
  }
}

describe('FeatureScanner', () => {
  const COUNT = 40;
  let files: GdalFiles;
  let stream: Buffer;

  before(async () => {
    files = await openGdalFiles();
    const features = Array.from({ length: COUNT }, (_, index) => {
      const ring = [
        [0, 0],
        [0, 9],
        [9, index],
        [0, 0],
      ];
      const coordinates = index % 2 === 0 ? [ring, ring] : [[ring], [ring, ring]];
      const type = index % 2 === 0 ? 'Polygon' : 'MultiPolygon';
      return { type: 'Feature', properties: { name: `é ${String(index)}` }, geometry: { type, coordinates } };
    });
    await files.write('rows.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
    const sql = 'SELECT FID AS "c0", "name" AS "c1" FROM "rows"';
    const args = [
      '-f',
      'FlatGeobuf',
      '/vsistdout/rows.fgb',
      files.path('rows.geojson'),
      '-dialect',
      'OGRSQL',
    ];
    const { stdout } = await run(
      'ogr2ogr',
      [...args, '-sql', sql, '-nlt', 'GEOMETRY', '-lco', 'SPATIAL_INDEX=NO'],
      { encoding: 'buffer' },
    );
    stream = stdout;
  });

  after(() => files.remove());

  it('finds all features in pieces of any size', async () => {
    for (const size of [1, 7, 100, 4096, stream.length]) {
      expect(await countRows(stream, size), String(size)).to.equal(COUNT);
    }
  });

  it('leaves a feature whose values extend into the next one', async () => {
    const bytes = Buffer.from(stream);
    const text = bytes.indexOf('é 7');
    // Before a text is its length, before that the number of its column; before these is the id.
    const lengthAt = text - 4 - 2 - 6 - 4;
    bytes.writeUInt32LE(bytes.readUInt32LE(lengthAt) + 400, lengthAt);
    bytes.writeUInt32LE(bytes.readUInt32LE(text - 4) + 400, text - 4);
    expect(await countRows(bytes, bytes.length)).to.equal(7);
  });

  it('stops with a RangeError, or after earlier rows, for any fault in the stream', async () => {
    const damage = fc.array(fc.tuple(fc.nat(stream.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(stream.length), async (changes, cut) => {
        const bytes = Buffer.from(stream);
        for (const [at, byte] of changes) bytes[at] = byte;
        const count = await countRows(cut % 3 === 0 ? bytes.subarray(0, cut) : bytes, 4096).catch(
          (error: unknown) => {
            expect(error).to.be.instanceOf(RangeError);
            return 0;
          },
        );
        expect(count).to.be.at.most(COUNT);
      }),
      { numRuns: 2000 },
    );
  });
});
