import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import { createPublisher } from '../../../../server/events/publication/publisher.js';
import { recountTerms } from '../../../../server/events/terms/term-link-repository.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { silentLog } from '../../../support/servers/jobs.js';
import { bound, type Catalogue, openCatalogue, type Wire } from '../support/catalogue.js';

const LISTS = ['categories', 'tags'] as const;
type List = (typeof LISTS)[number];

/** State of an event as last read: its status, which decides if it counts, and the ids of its terms. */
interface Known {
  readonly id: number;
  status: unknown;
  readonly terms: Record<List, Set<number>>;
}

/** The fields that a change sends; none for those that it does not. */
type Fields = Partial<Record<List, readonly number[]> & { readonly status: string }>;

/** One write. Numbers choose among what is there at that time, and among names of terms. */
type Write =
  | { readonly kind: 'create'; readonly status: string; readonly terms: Record<List, readonly number[]> }
  | { readonly kind: 'change'; readonly event: number; readonly fields: Fields }
  | { readonly kind: 'trash'; readonly event: number }
  | { readonly kind: 'restore'; readonly event: number }
  | { readonly kind: 'delete term'; readonly list: List; readonly term: number };

const status = fc.constantFrom('publish', 'draft', 'pending', 'private', 'future');
const someTerms = fc.array(fc.nat(5), { maxLength: 4 });
const place = fc.nat(7);
const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({
    kind: fc.constant('create' as const),
    status,
    terms: fc.record({ categories: someTerms, tags: someTerms }),
  }),
  fc.record({
    kind: fc.constant('change' as const),
    event: place,
    fields: fc.record(
      { status: fc.oneof(status, fc.constant('trash')), categories: someTerms, tags: someTerms },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant('trash' as const), event: place }),
  fc.record({ kind: fc.constant('restore' as const), event: place }),
  fc.record({ kind: fc.constant('delete term' as const), list: fc.constantFrom(...LISTS), term: place }),
);

forEachDatabase('counts of terms', (open) => {
  let catalogue: Catalogue;
  let database: Database;
  const { get, put, post, remove, event, tag } = bound(() => catalogue);
  before(async () => {
    const databases = await open();
    database = databases.events;
    catalogue = await openCatalogue(databases);
  });
  after(() => catalogue.stop());

  const read = async (list: List): Promise<Wire[]> =>
    (await get(`/${list}?hide_empty=false&per_page=50`)).body[list] as Wire[];
  /** Names, so that a deleted term comes back as a new one. */
  const namesOf = (list: List, numbers: readonly number[]): string[] =>
    numbers.map((number) => `Term ${number} of ${list}`);
  const learn = (body: Wire): Known => ({
    id: Number(body['id']),
    status: body['status'],
    terms: { categories: idsIn(body, 'categories'), tags: idsIn(body, 'tags') },
  });

  it('counts published events of a term after any writes', async function () {
    this.timeout(300_000);
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 5, maxLength: 25 }), async (writes) => {
        const known = await clear();
        for (const one of writes) await apply(one, known);
        await check(known);
      }),
      { numRuns: 15 },
    );
  });

  /** Takes the terms of earlier runs out of everything. */
  async function clear(): Promise<Known[]> {
    for (const list of LISTS) {
      for (const term of await read(list)) await remove(`/${list}/${String(term['id'])}`);
    }
    return [];
  }

  async function apply(one: Write, known: Known[]): Promise<void> {
    if (one.kind === 'create') {
      const { categories, tags } = one.terms;
      const terms = { categories: namesOf('categories', categories), tags: namesOf('tags', tags) };
      const date = one.status === 'future' ? { date: '2030-01-01' } : {};
      known.push(learn(await event({ ...terms, ...date, status: one.status })));
      return;
    }
    if (one.kind === 'delete term') {
      const terms = await read(one.list);
      const id = Number(terms[one.term % Math.max(terms.length, 1)]?.['id'] ?? 0);
      if (id === 0) return;
      await remove(`/${one.list}/${String(id)}`);
      for (const { terms: having } of known) having[one.list].delete(id);
      return;
    }
    const target = known[one.event % Math.max(known.length, 1)];
    if (target === undefined) return;
    const path = `/events/${String(target.id)}`;
    const answer =
      one.kind === 'trash'
        ? await remove(path)
        : one.kind === 'restore'
          ? await post(`${path}/restore`, {})
          : await put(path, toFields(one.fields));
    // Events in the trash cannot be put there again, and only those can be restored.
    if (answer.status === 200) known[known.indexOf(target)] = learn(answer.body);
    else expect([409, 410]).to.include(answer.status);
  }

  function toFields({ status: wanted, categories, tags }: Fields): Wire {
    return {
      ...(wanted !== undefined && { status: wanted }),
      ...(categories !== undefined && { categories: namesOf('categories', categories) }),
      ...(tags !== undefined && { tags: namesOf('tags', tags) }),
    };
  }

  async function check(known: readonly Known[]): Promise<void> {
    for (const list of LISTS) {
      for (const { id, count } of await read(list)) {
        const counted = known.filter((one) => one.status === 'publish' && one.terms[list].has(Number(id)));
        expect(count, `${list} ${String(id)}`).to.equal(counted.length);
      }
    }
  }

  it('counts hidden and protected events of a term, too', async () => {
    const { id } = await event({ tags: ['Seldom seen'], hide_from_listings: true });
    const locked = await event({ tags: ['Seldom seen'], password: 'tulip' });
    const seldom = (await read('tags')).find(({ slug }) => slug === 'seldom-seen');
    expect(seldom?.['count']).to.equal(2);
    await remove(`/events/${String(id)}`);
    await remove(`/events/${String(locked['id'])}`);
  });

  it('restores the counts of terms by a recount', async () => {
    const { id } = await event({ tags: ['Miscounted'], categories: ['Miscounted, too'] });
    await event({ tags: ['Miscounted'], status: 'draft' });
    const before = [await read('categories'), await read('tags')];
    await database.write((trx) => trx('terms').update({ count: 99 }));
    await database.write(recountTerms);
    expect([await read('categories'), await read('tags')]).to.deep.equal(before);
    await remove(`/events/${String(id)}`);
  });

  it('increases the counts of terms when scheduled events are published', async () => {
    const soon = await tag('Soon');
    const later = await tag('Later');
    await event({ tags: ['Soon', 'Later'], date: '2026-09-03 10:00' });
    await event({ tags: ['Soon'], date: '2026-09-03 10:00' });
    await event({ tags: ['Later'], date: '2031-01-01 10:00' });
    const countOf = async ({ id }: Wire): Promise<unknown> =>
      (await get(`/tags/${String(id)}`)).body['count'];
    expect([await countOf(soon), await countOf(later)]).to.deep.equal([0, 0]);
    const clock = (): number => Date.parse('2026-09-04T00:00:00Z');
    const publisher = createPublisher({ database, log: silentLog, clock });
    publisher.start();
    while ((await countOf(soon)) === 0) await setImmediate();
    await publisher.stop();
    expect([await countOf(soon), await countOf(later)]).to.deep.equal([2, 1]);
  });
});

function idsIn(body: Wire, list: List): Set<number> {
  return new Set((body[list] as Wire[]).map(({ id }) => Number(id)));
}
