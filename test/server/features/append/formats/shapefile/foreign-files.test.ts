// @needs gdal
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import shpwrite from '@mapbox/shp-write';
import { expect } from 'chai';
import { shapefile } from '../../../../../../server/features/append/formats/shapefile.js';
import type { SourceRow } from '../../../../../../server/features/append/source/source-format.js';
import { describeSource, readAll } from '../../source/source-file.js';
import { writeZip } from '../../source/zip-writer.js';

// The samples of npm's parsedbf: tables that were exported by ArcGIS, and two made by hand.
const SAMPLES = join(
  dirname(createRequire(import.meta.url).resolve('parsedbf/package.json')),
  'test',
  'data',
);

async function readZip(zip: Buffer): Promise<SourceRow[]> {
  const table = await describeSource(shapefile, zip, { chunkBytes: 1000 });
  try {
    return await readAll(table);
  } finally {
    await table.close?.();
  }
}

const readSample = async (name: string, cpg?: string): Promise<SourceRow[]> => {
  const content = await readFile(join(SAMPLES, name));
  return readZip(
    writeZip([
      { name, content },
      ...(cpg === undefined ? [] : [{ name: name.replace('.dbf', '.cpg'), content: cpg }]),
    ]),
  );
};

describe('shapefiles of other programs', () => {
  it('reads all digits of numbers that ArcGIS writes', async () => {
    const { default: expected } = (await import(join(SAMPLES, 'watershed.js'))) as { default: unknown };
    const rows = await readSample('watershed.dbf');
    expect(rows.map(({ attributes }) => attributes)).to.deep.equal(expected);
  });

  it('reads field names of up to their full length', async () => {
    const text = await readFile(join(SAMPLES, 'watershed-11chars.dbf'), 'latin1');
    const names = Object.keys((await readSample('watershed-11chars.dbf'))[0]?.attributes ?? {});
    expect(names.some((name) => name.length >= 10 && text.includes(name))).to.be.true;
  });

  it('reads shapefiles in UTF-8 and in the stated code page', async () => {
    const utf = await readSample('utf.dbf');
    expect(Object.values(utf[0]?.attributes ?? {})[0]).to.equal('💩');
    const paged = await readSample('codepage.dbf', '1252');
    expect(paged).to.have.length(2);
  });

  it('reads a shapefile from a zip written in JavaScript', async () => {
    const zip = await shpwrite.zip<'nodebuffer'>(
      {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { name: 'Ærø', size: 1.5 },
            geometry: { type: 'Point', coordinates: [10.5, 55] },
          },
        ],
      },
      { outputType: 'nodebuffer', compression: 'DEFLATE', types: { point: 'places' } },
    );
    const [row] = await readZip(zip);
    expect(row?.attributes).to.deep.equal({ name: 'Ærø', size: 1.5 });
    expect(Buffer.from(row?.geometry as Uint8Array).readDoubleLE(5)).to.equal(10.5);
  });
});
