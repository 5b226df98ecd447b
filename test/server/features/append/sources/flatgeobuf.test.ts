import { expect } from 'chai';
import { flatgeobuf } from '../../../../../server/features/append/sources/flatgeobuf.js';
import type { SourceTable } from '../../../../../server/features/append/sources/source-format.js';
import { fileSource, type GdalFiles, openGdalFiles, refusalOf } from './gdal-files.js';
import { readAll } from './source-file.js';

const { signal } = new AbortController();

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

  it('reads its one table, whatever name is given', async () => {
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

  it('refuses what is damaged or something else', async () => {
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
