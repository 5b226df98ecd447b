import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import type { Wire } from '../../support/catalogue.js';
import { type Importer, openImporter, recordsOf } from '../imports.js';
import { ics, vevent } from '../sample-lines.js';

forEachDatabase('names of categories in a calendar', (open) => {
  let importer: Importer;
  before(async () => {
    importer = await openImporter(await open());
  });
  after(() => importer.catalogue.stop());

  it('creates separate categories for names that share a slug', async () => {
    const known = await importer.catalogue.category('C++');
    const sent = ['C', 'C++', 'C#', 'R&B', 'R/B'];
    const file = ics(
      vevent('UID:names-1', `CATEGORIES:${sent.join(',')}`),
      vevent('UID:names-2', 'CATEGORIES:c#'),
    );
    const records = recordsOf(await importer.import(file));
    expect(records.map(({ action, faults }) => [action, faults])).to.deep.equal([
      ['created', []],
      ['created', []],
    ]);
    const [first = [], second = []] = await Promise.all(
      records.map(async ({ id }) => {
        const { body } = await importer.catalogue.get(`/events/${String(id)}`);
        return body['categories'] as Wire[];
      }),
    );
    expect(first.map(({ name }) => String(name).replaceAll('&amp;', '&'))).to.have.members(sent);
    expect(first.map(({ id }) => id)).to.include(known['id']);
    expect(second.map(({ id }) => id)).to.deep.equal([first.find(({ name }) => name === 'C#')?.['id']]);
  });
});
