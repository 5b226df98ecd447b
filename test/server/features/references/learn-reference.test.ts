import { expect } from 'chai';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../../server/errors.js';
import { GdalGoneError } from '../../../../server/features/append/sources/gdal/gdal-error.js';
import { describeReference } from '../../../../server/features/references/describe-reference.js';
import { learnReference } from '../../../../server/features/references/learn-reference.js';
import { forEachDatabase } from '../../../support/databases.js';
import { standInForGdal } from '../../../support/gdal-stand-in.js';
import { rejectionOf } from '../../../support/rejection.js';

const { signal } = new AbortController();

const wkt = (meridian: number): string =>
  'PROJCS["Here",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],' +
  'UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],' +
  `PARAMETER["central_meridian",${String(meridian)}],PARAMETER["scale_factor",1],PARAMETER["false_easting",0],` +
  'PARAMETER["false_northing",0],UNIT["metre",1]]';

forEachDatabase('learnReference', (open) => {
  it('gives words a number of their own, once, though many ask at the same moment', async () => {
    const { features } = await open();
    const asked = Array.from({ length: 6 }, (_, index) =>
      learnReference(features, { wkt: wkt(index % 2) }, { signal }),
    );
    const numbers = await Promise.all(asked);
    expect(new Set(numbers).size).to.equal(2);
    expect(numbers.every((number) => (number ?? 0) >= 910_000 && (number ?? 0) < 990_000)).to.equal(true);
  });

  it('learns no more words than it may', async () => {
    const { features } = await open();
    expect(await learnReference(features, { wkt: wkt(3) }, { maxCustom: 1, signal })).to.equal(910_000);
    expect(await learnReference(features, { wkt: wkt(4) }, { maxCustom: 1, signal })).to.equal(undefined);
    expect(await learnReference(features, { wkt: wkt(3) }, { maxCustom: 1, signal })).to.equal(910_000);
    expect(await learnReference(features, { wkt: wkt(4) }, { signal })).to.equal(910_001);
  });

  it('learns numbers of Esri under themselves, and none that PROJ does not know', async () => {
    const { features } = await open();
    expect(await learnReference(features, { wkid: 104_905 }, { signal })).to.equal(104_905);
    expect(await learnReference(features, { wkid: 102_100, latestWkid: 3857 }, { signal })).to.equal(3857);
    expect(await learnReference(features, { wkid: 199_999 }, { signal })).to.equal(undefined);
  });
});

describe('describeReference', () => {
  it('refuses to keep very many waiting', async () => {
    const asked = Array.from({ length: 20 }, (_, index) =>
      describeReference({ wkt: wkt(index + 0.5) }, { signal }),
    );
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).to.have.length(4);
    for (const { reason } of refused) expect(reason).to.be.instanceOf(AppError);
    expect(await describeReference({ wkt: wkt(19.5) }, { signal })).to.include({ text: wkt(19.5) });
  }).timeout(300_000);

  it('gives up a look that hangs, and answers whoever asks next', async () => {
    const standIn = await standInForGdal('gdalsrsinfo', () => 'exec sleep 600');
    try {
      const hanging = describeReference({ wkt: wkt(60.5) }, { timeoutMs: 500, signal });
      expect(await rejectionOf(hanging)).to.be.instanceOf(GdalGoneError);
    } finally {
      await standIn.remove();
    }
    expect(await describeReference({ wkt: wkt(60.5) }, { signal })).to.include({ text: wkt(60.5) });
  });

  it('lets whoever goes away leave at once, and answers the others by the same look', async () => {
    const standIn = await standInForGdal(
      'gdalsrsinfo',
      (folder) => `until [ -e '${folder}/go' ]; do sleep 0.05; done`,
    );
    try {
      const leaving = new AbortController();
      const reference = { wkt: wkt(61.5) };
      const first = describeReference(reference, { signal: leaving.signal });
      const second = describeReference(reference, { signal });
      const behind = describeReference({ wkt: wkt(62.5) }, { signal: leaving.signal });
      const reason = new Error('gone');
      leaving.abort(reason);
      for (const gone of [first, behind]) expect(await rejectionOf(gone)).to.equal(reason);
      const late = describeReference({ wkt: wkt(63.5) }, { signal: leaving.signal });
      expect(await rejectionOf(late)).to.equal(reason);
      await writeFile(join(standIn.folder, 'go'), '');
      expect(await second).to.include({ text: wkt(61.5) });
      expect(await describeReference({ wkt: wkt(62.5) }, { signal })).to.include({ text: wkt(62.5) });
      expect(await describeReference(reference, { signal })).to.equal(await second);
      expect(await standIn.countStarts()).to.equal(2);
    } finally {
      await standIn.remove();
    }
  });
});
