import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { findFormat } from '../../../../../server/features/append/sources/registry.js';
import type { SourceRow } from '../../../../../server/features/append/sources/source-format.js';
import { makeXlsx } from './excel/make-xlsx.js';
import { fileSource, type GdalFiles, openGdalFiles } from './gdal-files.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is in use, less what only waits to be collected: bytes. */
async function liveBytes(): Promise<number> {
  collectGarbage();
  // Memory outside of the heap is given back in the background, after its owners were collected.
  await setTimeout(5);
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const FEW = 8000;
const TIMES = 8;
/** Few, as each goes through all the memory of the process that runs the tests. */
const SAMPLES = 3;
const TEXTS = 2000;
/** About half of what the rows take that come on top. */
const MAX_GROWTH = 8_000_000;

const textOf = (row: number): string => `row ${String(row)} of many with a text of some length`;

const WRITERS: Readonly<
  Record<string, { readonly head: string; readonly row: (row: number) => string; readonly tail: string }>
> = {
  csv: {
    head: 'code,label,x,y',
    row: (row) => `\n${String(row)},${textOf(row)},${String(row % 170)},${String(row % 80)}`,
    tail: '\n',
  },
  geojson: {
    head: '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":null}',
    row: (row) =>
      `,{"type":"Feature","properties":{"code":${String(row)},"label":"${textOf(row)}"},"geometry":{"type":"Point","coordinates":[${String(row % 170)},1]}}`,
    tail: ']}',
  },
  featureCollection: {
    head: '{"layers":[{"featureSet":{"features":[{"attributes":{}}',
    row: (row) =>
      `,{"attributes":{"code":${String(row)},"label":"${textOf(row)}"},"geometry":{"x":${String(row % 170)},"y":1}}`,
    tail: ']}}]}',
  },
  jsonl: {
    head: '{"type":"Feature","properties":{},"geometry":null}',
    row: (row) =>
      `\n{"type":"Feature","properties":{"code":${String(row)},"label":"${textOf(row)}"},"geometry":null}`,
    tail: '\n',
  },
};

/** Formats that GDAL writes: a file, or a folder for a zip. */
const DRIVERS: Readonly<
  Record<string, { readonly name: string; readonly suffix: string; readonly prefix?: string }>
> = {
  gpkg: { name: 'GPKG', suffix: '.gpkg' },
  sqlite: { name: 'SQLite', suffix: '.sqlite' },
  flatgeobuf: { name: 'FlatGeobuf', suffix: '.fgb' },
  shapefile: { name: 'ESRI Shapefile', suffix: '_shapes' },
  filegdb: { name: 'OpenFileGDB', suffix: '_places.gdb', prefix: 'places.gdb/' },
};

describe('memory of readers', () => {
  let files: GdalFiles;

  before(async () => {
    files = await openGdalFiles();
  });
  after(() => files.remove());

  async function write(format: string, rows: number): Promise<string> {
    const name = `${String(rows)}.${format}`;
    const driver = DRIVERS[format];
    if (driver !== undefined) {
      await write('csv', rows);
      const points = ['-oo', 'X_POSSIBLE_NAMES=x', '-oo', 'Y_POSSIBLE_NAMES=y', '-a_srs', 'EPSG:4326'];
      const folder = `${String(rows)}${driver.suffix}`;
      await files.ogr2ogr('-f', driver.name, folder, `${String(rows)}.csv`, ...points);
      if (driver.suffix.startsWith('.')) return files.path(folder);
      await files.write(name, await files.zip(folder, driver.prefix));
      return files.path(name);
    }
    if (format === 'excel') {
      // Of its texts it keeps the latest, up to more than these are.
      const strings = Array.from({ length: TEXTS }, (_, row) => `<t>${textOf(row)}</t>`);
      const cells = Array.from(
        { length: rows },
        (_, row) => `<row><c><v>${String(row)}</v></c><c t="s"><v>${String(row % TEXTS)}</v></c></row>`,
      );
      const data = `<row><c t="str"><v>code</v></c><c t="str"><v>label</v></c></row>${cells.join('')}`;
      await files.write(name, makeXlsx({ sheets: [{ name: 'S', data }], strings }));
      return files.path(name);
    }
    const { head = '', row = textOf, tail = '' } = WRITERS[format] ?? {};
    const stream = createWriteStream(files.path(name));
    stream.write(head);
    for (let number = 0; number < rows; number += 1) {
      if (!stream.write(row(number))) await once(stream, 'drain');
    }
    stream.end(tail);
    await once(stream, 'finish');
    return files.path(name);
  }

  /** The most that is in use beyond what was before, at some points of a reading. */
  async function peak(
    format: string,
    rows: number,
    keep?: (rows: readonly SourceRow[]) => void,
  ): Promise<number> {
    const file = await fileSource(await write(format, rows));
    const { signal } = new AbortController();
    const before = await liveBytes();
    const table = await findFormat(format)?.describe(file, { sourceInfo: {}, tableName: undefined, signal });
    if (table === undefined) throw new Error(`no format ${format}`);
    let most = 0;
    let count = 0;
    let next = 0;
    try {
      const options = { signal, keepsBigIntegers: false, wantedFields: new Set<string>() };
      for await (const batch of table.read(options)) {
        count += batch.rows.length;
        keep?.(batch.rows);
        if (count < next) continue;
        most = Math.max(most, (await liveBytes()) - before);
        next += rows / SAMPLES;
      }
      most = Math.max(most, (await liveBytes()) - before);
    } finally {
      await table.close?.();
    }
    expect(count).to.be.within(rows, rows + 1);
    return most;
  }

  for (const format of [...Object.keys(WRITERS), 'excel', ...Object.keys(DRIVERS)]) {
    it(`is the same for ${String(TIMES)} times as many rows of ${format}`, async () => {
      const few = await peak(format, FEW);
      const many = await peak(format, FEW * TIMES);
      expect(many - few).to.be.lessThan(MAX_GROWTH);
    }).timeout(60_000);
  }

  it('would be seen to grow', async () => {
    const kept: SourceRow[] = [];
    const few = await peak('csv', FEW, (rows) => kept.push(...rows));
    kept.length = 0;
    const many = await peak('csv', FEW * TIMES, (rows) => kept.push(...rows));
    expect(many - few).to.be.greaterThan(1.5 * MAX_GROWTH);
    expect(kept).to.have.length(FEW * TIMES);
  }).timeout(60_000);
});
