import { expect } from 'chai';
import {
  askOgrInfo,
  type GdalSource,
} from '../../../../../../server/features/append/formats/gdal/gdal-source.js';
import { type GdalStandIn, standInForGdal } from '../../../../../support/files/gdal-stand-in.js';
import { openCsvSources } from './csv-sources.js';

const { signal } = new AbortController();

describe('askOgrInfo', () => {
  let ogrinfo: GdalStandIn;
  const { place, remove } = openCsvSources();

  before(async () => {
    ogrinfo = await standInForGdal('ogrinfo');
  });
  after(() => ogrinfo.remove());
  afterEach(() => remove());

  /** Asks ogrinfo, and counts how often it was started for that. */
  async function ask(source: GdalSource, ...args: string[]): Promise<{ text: string; starts: number }> {
    const before = await ogrinfo.countStarts();
    const { text } = await askOgrInfo(source, [...args, source.dataset], signal);
    return { text, starts: (await ogrinfo.countStarts()) - before };
  }

  it('reuses the answer of ogrinfo to the same question on the same bytes', async () => {
    const first = await ask(await place('asked,once\n1,2\n'), '-al');
    expect(first.text).to.contain('asked: String').and.contain('once (String) = 2');
    expect(await ask(await place('asked,once\n1,2\n'), '-al')).to.deep.equal({ text: first.text, starts: 0 });
  });

  it('starts it for other bytes, another question, and other settings', async () => {
    const source = await place('one,two\n1,2\n');
    await ask(source, '-al');
    const others: readonly (readonly [GdalSource, string])[] = [
      [await place('one,two\n3,4\n'), '-al'],
      [source, '-so'],
      [await place('one,two\n1,2\n', { dataset: 'other.csv' }), '-al'],
      [await place('one,two\n1,2\n', { environment: { SHAPE_ENCODING: 'UTF-8' } }), '-al'],
    ];
    for (const [other, arg] of others) expect(await ask(other, arg)).to.include({ starts: 1 });
  });

  it('starts it again after errors, but not after warnings', async () => {
    for (const [word, starts] of [
      ['ERROR', 1],
      ['Warning', 0],
    ] as const) {
      const complaining = await standInForGdal('ogrinfo', () => `echo '${word} 1: so it goes' >&2`);
      try {
        const content = `asked,${word}\n1,2\n`;
        expect(await ask(await place(content), '-al')).to.include({ starts: 1 });
        expect(await ask(await place(content), '-al')).to.include({ starts });
      } finally {
        await complaining.remove();
      }
    }
  });
});
