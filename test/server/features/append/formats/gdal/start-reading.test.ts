import { expect } from 'chai';
import type { GdalSource } from '../../../../../../server/features/append/formats/gdal/gdal-source.js';
import { startReading } from '../../../../../../server/features/append/formats/gdal/start-reading.js';
import { type GdalStandIn, standInForGdal } from '../../../../../support/files/gdal-stand-in.js';
import { openCsvSources } from './csv-sources.js';

const { signal } = new AbortController();
const AS_DUMP = ['-f', 'PGDump', '/vsistdout/', 'source.csv', '-lco', 'CREATE_TABLE=NO'];

/** Rows enough for more than is remembered, of a source that is small enough. */
const MANY = `read,all\n${'1,and written with each of them\n'.repeat(5000)}`;

describe('startReading', () => {
  let ogr2ogr: GdalStandIn;
  const { place, remove } = openCsvSources();

  before(async () => {
    ogr2ogr = await standInForGdal('ogr2ogr');
  });
  after(() => ogr2ogr.remove());
  afterEach(() => remove());

  interface Read {
    readonly text: string;
    /** How often the program was started for it. */
    readonly starts: number;
  }

  async function read(
    source: GdalSource,
    args: readonly string[] = AS_DUMP,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Read> {
    const before = await ogr2ogr.countStarts();
    const { child, output } = await startReading(source, args, 'PGDUMP', environment, signal);
    const chunks: Buffer[] = [];
    for await (const chunk of output) chunks.push(Buffer.from(chunk));
    await child.ended;
    child.stop();
    return {
      text: Buffer.concat(chunks).toString(),
      starts: (await ogr2ogr.countStarts()) - before,
    };
  }

  it('reuses the output of ogr2ogr for the same rows of the same bytes', async () => {
    const first = await read(await place('read,once\n1,2\n'));
    expect(first.text).to.match(/^COPY .*"read", "once".*\n1\t2\n/m);
    expect(first.starts).to.equal(1);
    for (let again = 0; again < 2; again += 1)
      expect(await read(await place('read,once\n1,2\n'))).to.deep.equal({ text: first.text, starts: 0 });
  });

  it('starts it for other bytes, other rows and other settings', async () => {
    const source = await place('one,two\n1,2\n');
    await read(source);
    expect(await read(await place('one,two\n3,4\n'))).to.include({ starts: 1 });
    expect(await read(source, [...AS_DUMP, '-limit', '1'])).to.include({ starts: 1 });
    expect(await read(source, AS_DUMP, { OGR_CSV_MAX_LINE_SIZE: '-1' })).to.include({ starts: 1 });
    const more = { environment: { SHAPE_ENCODING: 'UTF-8' } };
    expect(await read(await place('one,two\n1,2\n', more))).to.include({ starts: 1 });
    expect(await read(source)).to.include({ starts: 0 });
  });

  it('starts it again after all that it complained of, and after it was given up', async () => {
    for (const word of ['ERROR', 'Warning']) {
      const complaining = await standInForGdal('ogr2ogr', () => `echo '${word} 1: so it goes' >&2`);
      try {
        for (let again = 0; again < 2; again += 1)
          expect(await read(await place(`read,${word}\n1,2\n`))).to.include({ starts: 1 });
      } finally {
        await complaining.remove();
      }
    }
    const { child, output } = await startReading(
      await place('given,up\n1,2\n'),
      AS_DUMP,
      'PGDUMP',
      {},
      signal,
    );
    await output.next();
    await output.return(undefined);
    child.stop();
    expect(await read(await place('given,up\n1,2\n'))).to.include({ starts: 1 });
  });

  it('keeps no long output', async () => {
    const [first, again] = [await read(await place(MANY)), await read(await place(MANY))];
    expect(first.text.length).to.be.above(2 ** 17);
    expect(again).to.deep.equal({ text: first.text, starts: 1 });
  });
});
