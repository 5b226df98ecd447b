import { expect } from 'chai';
import { applyTerms } from '../../../server/events/apply-terms.js';
import type { TermLinks } from '../../../server/events/term-link.js';
import type { Database } from '../../../server/storage/database.js';
import { forEachDatabase } from '../../support/databases.js';
import { rejectionOf } from '../../support/rejection.js';
import { bound, type Catalogue, openCatalogue, type Wire } from './catalogue.js';

forEachDatabase('applyTerms', (open) => {
  let catalogue: Catalogue;
  let database: Database;
  const { get, put, remove, event, tag } = bound(() => catalogue);
  before(async () => {
    const databases = await open();
    database = databases.events;
    catalogue = await openCatalogue(databases);
  });
  after(() => catalogue.stop());

  const apply = ({ id }: Wire, links: TermLinks, role: 'contributor' | 'author' | 'editor'): Promise<void> =>
    database.write((trx) =>
      applyTerms(trx, {
        event: { id: Number(id), status: 'publish' },
        statusBefore: 'publish',
        links,
        caller: { userId: catalogue.ids[role], name: role, role },
      }),
    );

  it('creates nothing for a caller who may not, even when nobody has checked', async () => {
    const made = await event();
    for (const [role, field] of [
      ['contributor', 'tags'],
      ['contributor', 'categories'],
      ['author', 'tags'],
    ] as const) {
      const error = await rejectionOf(apply(made, { [field]: ['Unheard of'] }, role));
      expect(error, role).to.include({ code: 'request.invalid' });
      expect(error).to.have.nested.property('faults[0].field', field);
    }
    expect((await get('/categories?hide_empty=false&search=unheard')).body['total']).to.equal(0);
    expect((await get('/tags?hide_empty=false&search=unheard')).body['total']).to.equal(0);
    await apply(made, { tags: ['Unheard of'] }, 'editor');
    expect((await get('/tags?search=unheard')).body['total']).to.equal(1);
  });

  it('asks the database for nothing when there is nothing to do', async () => {
    const made = await event({ tags: ['Settled'] });
    let statements: readonly string[] = [];
    await database.write(async (trx) => {
      const seen: string[] = [];
      trx.on('query', ({ sql }: { sql: string }) => seen.push(sql));
      const caller = { userId: catalogue.ids.editor, name: 'editor', role: 'editor' } as const;
      const id = Number(made['id']);
      await applyTerms(trx, { event: { id, status: 'publish' }, statusBefore: 'publish', links: {}, caller });
      await applyTerms(trx, { event: { id, status: 'draft' }, statusBefore: undefined, links: {}, caller });
      await applyTerms(trx, { event: { id, status: 'publish' }, statusBefore: undefined, links: {}, caller });
      statements = [...seen];
    });
    expect(statements).to.deep.equal([]);
  });

  it('leaves out a term that is deleted at the same time', async () => {
    const made = await event();
    for (let round = 0; round < 8; round += 1) {
      const { id } = await tag(`Passing ${String(round)}`);
      const kept = await tag(`Staying ${String(round)}`);
      const path = `/events/${String(made['id'])}`;
      const [deleted, changed] = await Promise.all([
        remove(`/tags/${String(id)}`),
        put(path, { tags: [id, kept['id']] }),
      ]);
      expect([deleted.status, changed.status]).to.deep.equal([200, 200]);
      const { body } = await get(path);
      expect((body['tags'] as Wire[]).map((term) => term['id'])).to.deep.equal([kept['id']]);
    }
  });
});
