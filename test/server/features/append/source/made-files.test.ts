import { expect } from 'chai';
import { type GdalStandIn, standInForGdal } from '../../../../support/files/gdal-stand-in.js';
import { type GdalFiles, openGdalFiles } from './gdal-files.js';

describe('files that GDAL makes for tests', () => {
  let ogr2ogr: GdalStandIn;
  const folders: GdalFiles[] = [];

  before(async () => {
    ogr2ogr = await standInForGdal('ogr2ogr');
  });
  after(async () => {
    await ogr2ogr.remove();
    for (const folder of folders) await folder.remove();
  });

  async function make(content: string): Promise<{ folder: GdalFiles; starts: number }> {
    const folder = await openGdalFiles();
    folders.push(folder);
    const before = await ogr2ogr.countStarts();
    await folder.write('things.csv', content);
    await folder.ogr2ogr('-f', 'OpenFileGDB', 'made.gdb', 'things.csv');
    return { folder, starts: (await ogr2ogr.countStarts()) - before };
  }

  it('makes a file once per run, with a copy for each folder', async () => {
    const first = await make('made,once\n1,2\n');
    const second = await make('made,once\n1,2\n');
    expect(second.starts).to.equal(0);
    const whole = await first.folder.entries('made.gdb');
    expect(whole).to.have.length.above(10);
    expect(await second.folder.entries('made.gdb')).to.deep.equal(whole);
    await second.folder.write('made.gdb/gdb', 'changed');
    const third = await make('made,once\n1,2\n');
    expect(await third.folder.entries('made.gdb')).to.deep.equal(whole);
  });

  it('makes a file again if its input differs', async () => {
    await make('made,anew\n1,2\n');
    expect(await make('made,anew\n3,4\n')).to.include({ starts: 1 });
  });
});
