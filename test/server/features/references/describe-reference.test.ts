import { expect } from 'chai';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../../server/lib/errors.js';
import { GdalGoneError } from '../../../../server/gdal/gdal-error.js';
import { describeReference } from '../../../../server/features/references/describe-reference.js';
import { standInForGdal } from '../../../support/files/gdal-stand-in.js';
import { rejectionOf } from '../../../support/rejection.js';
import { transverseMercator } from '../../../support/databases/references.js';

const { signal } = new AbortController();

describe('describeReference', () => {
  it('refuses lookups when too many wait', async () => {
    const asked = Array.from({ length: 20 }, (_, index) =>
      describeReference({ wkt: transverseMercator(index + 0.5) }, { signal }),
    );
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).to.have.length(4);
    for (const { reason } of refused) expect(reason).to.be.instanceOf(AppError);
    expect(await describeReference({ wkt: transverseMercator(19.5) }, { signal })).to.include({
      text: transverseMercator(19.5),
    });
  }).timeout(300_000);

  it('gives up a lookup that hangs, and answers the next caller', async () => {
    const standIn = await standInForGdal('gdalsrsinfo', () => 'exec sleep 600');
    try {
      const hanging = describeReference({ wkt: transverseMercator(60.5) }, { timeoutMs: 500, signal });
      expect(await rejectionOf(hanging)).to.be.instanceOf(GdalGoneError);
    } finally {
      await standIn.remove();
    }
    expect(await describeReference({ wkt: transverseMercator(60.5) }, { signal })).to.include({
      text: transverseMercator(60.5),
    });
  });

  it('lets a caller leave a lookup at once, and answers the others by it', async () => {
    const standIn = await standInForGdal(
      'gdalsrsinfo',
      (folder) => `until [ -e '${folder}/go' ]; do sleep 0.05; done`,
    );
    try {
      const leaving = new AbortController();
      const reference = { wkt: transverseMercator(61.5) };
      const first = describeReference(reference, { signal: leaving.signal });
      const second = describeReference(reference, { signal });
      const behind = describeReference({ wkt: transverseMercator(62.5) }, { signal: leaving.signal });
      const reason = new Error('gone');
      leaving.abort(reason);
      for (const gone of [first, behind]) expect(await rejectionOf(gone)).to.equal(reason);
      const late = describeReference({ wkt: transverseMercator(63.5) }, { signal: leaving.signal });
      expect(await rejectionOf(late)).to.equal(reason);
      await writeFile(join(standIn.folder, 'go'), '');
      expect(await second).to.include({ text: transverseMercator(61.5) });
      expect(await describeReference({ wkt: transverseMercator(62.5) }, { signal })).to.include({
        text: transverseMercator(62.5),
      });
      expect(await describeReference(reference, { signal })).to.equal(await second);
      expect(await standIn.countStarts()).to.equal(2);
    } finally {
      await standIn.remove();
    }
  });
});
