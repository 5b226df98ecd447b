import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { expect } from 'chai';
import { programArguments } from '../../../../support/typescript.js';
import { makeXlsx } from '../formats/excel/make-xlsx.js';
import { type GdalFiles, openGdalFiles } from './gdal-files.js';
import type { MemoryAnswer, MemoryQuestion } from './memory-probe.js';

const FEW = 8000;
const TIMES = 8;
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
  /** A process that does nothing else: collecting garbage goes through all of its memory. */
  let probe: ChildProcess;
  let ended: Promise<never>;
  const written = new Map<string, Promise<string>>();

  before(async () => {
    files = await openGdalFiles();
    const program = programArguments('test/server/features/append/source/memory-probe.ts');
    probe = spawn(process.execPath, ['--expose-gc', ...program], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    ended = once(probe, 'exit').then(() => Promise.reject(new Error('the probe has ended')));
    ended.catch(() => undefined);
  });
  after(async () => {
    probe.kill();
    await files.remove();
  });

  function write(format: string, rows: number): Promise<string> {
    const name = `${format} ${String(rows)}`;
    const path = written.get(name) ?? writeNew(format, rows);
    written.set(name, path);
    return path;
  }

  async function writeNew(format: string, rows: number): Promise<string> {
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
      // The reader keeps the latest of its texts, up to more than there are here.
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

  async function ask(format: string, rows: number, keeps = false): Promise<MemoryAnswer> {
    const question: MemoryQuestion = { format, path: await write(format, rows), rows, keeps };
    const answered = once(probe, 'message');
    probe.send(question);
    const [answer] = (await Promise.race([answered, ended])) as [MemoryAnswer];
    expect(answer.count).to.be.within(rows, rows + 1);
    return answer;
  }

  for (const format of [...Object.keys(WRITERS), 'excel', ...Object.keys(DRIVERS)]) {
    it(`needs the same memory for ${String(TIMES)} times as many rows of ${format}`, async () => {
      const few = await ask(format, FEW);
      const many = await ask(format, FEW * TIMES);
      expect(many.most - few.most).to.be.lessThan(MAX_GROWTH);
    }).timeout(60_000);
  }

  it('detects memory that grows', async () => {
    const few = await ask('csv', FEW, true);
    const many = await ask('csv', FEW * TIMES, true);
    expect(many.most - few.most).to.be.greaterThan(1.5 * MAX_GROWTH);
    expect(many.kept).to.equal(FEW * TIMES);
  }).timeout(60_000);
});
