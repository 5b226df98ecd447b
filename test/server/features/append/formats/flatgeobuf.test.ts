import { expect } from 'chai';
import { flatgeobuf } from '../../../../../server/features/append/formats/flatgeobuf.js';
import type { SourceTable } from '../../../../../server/features/append/source/source-format.js';
import { fileSource, type GdalFiles, openGdalFiles, refusalOf } from '../source/gdal-files.js';
import { readAll } from '../source/source-file.js';

const { signal } = new AbortController();

/** A feature with a list of columns, all of which are the same bytes. */
function featureOfOneColumn(count: number, nameLength: number): Buffer {
  const words: number[] = [];
  const at = (): number => words.length * 4;
  // The members of the feature: no geometry, no properties, columns 4 bytes behind its start.
  words.push(16, 10 | (8 << 16), 0, 4, 12, 4, count);
  const list = at();
  const column = list + 4 * count + 8;
  for (let index = 0; index < count; index += 1) words.push(column - list - 4 * index);
  // The members of a column: its name.
  words.push(6 | (8 << 16), 4, 8, 4, nameLength);
  const body = Buffer.from(Uint32Array.from(words).buffer);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length + nameLength);
  return Buffer.concat([size, body, Buffer.alloc(nameLength, 'x')]);
}

describe('flatgeobuf', () => {
  let files: GdalFiles;

  before(async () => {
    files = await openGdalFiles();
    await files.write(
      'lines.geojson',
      '{"type":"Feature","properties":{"name":"a","flag":true,"big":9007199254740993,"real":0.30000000000000004},"geometry":{"type":"LineString","coordinates":[[1,2,3],[4,5,6]]}}',
    );
    await files.ogr2ogr('lines.fgb', 'lines.geojson');
  });

  after(() => files.remove());

  const describeFile = async (name: string): Promise<SourceTable> =>
    flatgeobuf.describe(await fileSource(files.path(name)), { sourceInfo: {}, tableName: 'any', signal });

  it('reads its single table under any name', async () => {
    const table = await describeFile('lines.fgb');
    expect(table.geometry).to.deep.equal({ type: 'esriGeometryPolyline', hasZ: true, hasM: false });
    const [row] = await readAll(table);
    await table.close?.();
    expect(row?.attributes).to.deep.equal({
      name: 'a',
      flag: true,
      big: '9007199254740993',
      real: 0.30000000000000004,
    });
    expect(Buffer.from(row?.geometry as Uint8Array).readDoubleLE(18 + 16)).to.equal(3);
  });

  it('returns invalid dates and times as text, and rows of such a column unchanged', async () => {
    const features = Array.from({ length: 3000 }, (_, row) =>
      JSON.stringify({
        type: 'Feature',
        properties: { row, at: '2026-02-28T10:20:30Z', note: `note ${String(row)}` },
        geometry: { type: 'Point', coordinates: [row % 90, 1] },
      }),
    );
    await files.write('times.geojson', `{"type":"FeatureCollection","features":[${features.join(',')}]}`);
    for (const index of ['YES', 'NO']) {
      const name = `times-${index}.fgb`;
      await files.ogr2ogr(name, 'times.geojson', '-nln', 'times', '-lco', `SPATIAL_INDEX=${index}`);
      const bytes = await files.read(name);
      const usual = await describeFile(name);
      const plain = await readAll(usual);
      await usual.close?.();
      const odd = ['10:20:30', 'yesterday at noon', '0000-00-00T10:20:30Z', '2026-02-30T10:20:30Z'];
      const at = plain.map(({ attributes }) => attributes['at']);
      let place = 0;
      for (const [count, text] of odd.entries()) {
        for (let skipped = 0; skipped < 500; skipped += 1)
          place = bytes.indexOf('2026-02-28T10:20:30Z', place + 1);
        bytes.write(text.padEnd(20), place);
        // A time of day as GDAL writes it.
        at[count * 500 + 499] = text.startsWith('0000') ? '10:20:30Z' : text.padEnd(20);
      }
      await files.write('odd.fgb', bytes);
      const table = await describeFile('odd.fgb');
      const rows = await readAll(table);
      const few = await readAll(table, { neededFields: new Set(['note']) });
      await table.close?.();
      expect(rows.map(({ attributes }) => attributes['at'])).to.deep.equal(at);
      expect(rows.map(({ attributes }) => attributes['note'])).to.deep.equal(
        plain.map(({ attributes }) => attributes['note']),
      );
      expect(few.map(({ attributes }) => Object.keys(attributes))).to.deep.equal(few.map(() => ['note']));
    }
  });

  it('refuses a feature whose many columns share one long name', async () => {
    await files.write(
      'one.geojson',
      '{"type":"Feature","properties":{"at":"2026-02-28T10:20:30Z"},"geometry":{"type":"Point","coordinates":[1,2]}}',
    );
    await files.ogr2ogr('one.fgb', 'one.geojson', '-lco', 'SPATIAL_INDEX=NO');
    const bytes = await files.read('one.fgb');
    const header = bytes.subarray(0, 12 + bytes.readUInt32LE(8));
    for (const [count, reason] of [
      [1000, 'share a name'],
      [100_000, 'too long'],
    ] as const) {
      await files.write('shared.fgb', Buffer.concat([header, featureOfOneColumn(count, 100_000)]));
      const failure = await refusalOf(describeFile('shared.fgb'));
      expect(failure).to.include({ code: 'append.source_unreadable', retryable: false });
      expect(failure.message).to.include(reason);
    }
  });

  it('refuses damaged files and other formats', async () => {
    const bytes = await files.read('lines.fgb');
    await files.write('cut.fgb', bytes.subarray(0, bytes.length - 30));
    await files.write('noise.fgb', Buffer.concat([bytes.subarray(0, 12), Buffer.alloc(5000, 0xee)]));
    await files.write('other.fgb', 'no such file');
    for (const name of ['cut.fgb', 'noise.fgb', 'other.fgb']) {
      const failure = await refusalOf(describeFile(name).then((table) => readAll(table)));
      expect(failure, name).to.include({ code: 'append.source_unreadable', retryable: false });
    }
  });
});
