import { expect } from 'chai';
import { readCatalogueVersion } from '../../../../server/events/changes/catalogue-version-repository.js';
import { writeRecord } from '../../../../server/events/records/write-record.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';

forEachDatabase('the version of the catalogue', (open) => {
  let events: Database;

  before(async () => {
    ({ events } = await open());
  });

  it('differs after each change', async () => {
    const seen = [await readCatalogueVersion(events.knex)];
    for (let change = 0; change < 40; change += 1) {
      await writeRecord(events, () => Promise.resolve());
      seen.push(await readCatalogueVersion(events.knex));
    }
    expect(new Set(seen).size).to.equal(seen.length);
  });

  it('keeps the version of the catalogue after a failed change', async () => {
    const before = await readCatalogueVersion(events.knex);
    const failed = await writeRecord(events, () => Promise.reject(new Error('no'))).catch(() => 'failed');
    expect(failed).to.equal('failed');
    expect(await readCatalogueVersion(events.knex)).to.equal(before);
  });
});
