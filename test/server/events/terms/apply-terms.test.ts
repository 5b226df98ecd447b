import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { applyTerms, findNamedTerms, linkTermsOf } from '../../../../server/events/terms/apply-terms.js';
import type { TermLinks } from '../../../../server/events/terms/term-link.js';
import { writeRecord } from '../../../../server/events/records/write-record.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';
import { bound, type Catalogue, openCatalogue, type Wire } from '../support/catalogue.js';

// Rounds enough that in some of them one writer commits between any two statements of another.
const ROUNDS = 50;

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

  it('creates no term for a caller without the right, even without an earlier check', async () => {
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

  it('queries nothing when there is nothing to do', async () => {
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

  it('uses a term that another request creates at the same moment', async () => {
    const ids = [await event(), await event(), await event()].map(({ id }) => Number(id));
    const caller = { userId: catalogue.ids.editor, name: 'editor', role: 'editor' } as const;
    for (let round = 0; round < ROUNDS; round += 1) {
      const links = { tags: [`Moment ${String(round)}`] };
      const applyTo = (id: number): Promise<void> =>
        writeRecord(database, (trx) =>
          applyTerms(trx, { event: { id, status: 'publish' }, statusBefore: 'publish', links, caller }),
        );
      await Promise.all(ids.map(applyTo));
    }
    for (const id of ids) {
      const { body } = await get(`/events/${String(id)}`);
      expect((body['tags'] as Wire[]).map(({ name }) => name)).to.deep.equal([
        `Moment ${String(ROUNDS - 1)}`,
      ]);
    }
    expect((await get('/tags?hide_empty=false&search=moment')).body['total']).to.equal(ROUNDS);
  });

  it('leaves each of several events its own terms', async () => {
    const events = [await event({ tags: ['Red'] }), await event({ tags: ['Blue'] })];
    const ids = events.map(({ id }) => Number(id));
    const caller = { userId: catalogue.ids.editor, name: 'editor', role: 'editor' } as const;
    const terms = await database.write(async (trx) => {
      const changes = ids.map((id) => ({
        ...{ event: { id, status: 'publish' as const }, statusBefore: 'publish' as const, caller },
        links: { categories: ['Painted'] },
      }));
      return linkTermsOf(trx, await findNamedTerms(trx, changes));
    });
    const namesOf = (id: number): unknown => terms.get(id)?.map(({ name, count }) => [name, count]);
    expect(ids.map(namesOf)).to.deep.equal([
      [
        ['Painted', 2],
        ['Red', 1],
      ],
      [
        ['Blue', 1],
        ['Painted', 2],
      ],
    ]);
  });

  it('locks the terms that it found until they are linked', async () => {
    const made = await event();
    const { id: term } = await tag('Held');
    const caller = { userId: catalogue.ids.editor, name: 'editor', role: 'editor' } as const;
    let deletion: Promise<{ status: number }> | undefined;
    await database.write(async (trx) => {
      const id = Number(made['id']);
      const change = { event: { id, status: 'publish' }, statusBefore: 'publish', caller } as const;
      const named = await findNamedTerms(trx, [{ ...change, links: { tags: [Number(term)] } }]);
      deletion = remove(`/tags/${String(term)}`);
      // Time enough for it, if nothing held it up.
      await setTimeout(200);
      await linkTermsOf(trx, named);
    });
    expect((await deletion)?.status).to.equal(200);
    expect((await get(`/events/${String(made['id'])}`)).body['tags']).to.deep.equal([]);
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
