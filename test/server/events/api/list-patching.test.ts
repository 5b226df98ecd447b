import { expect } from 'chai';
import fc from 'fast-check';
import { readCatalogueVersion } from '../../../../server/events/changes/catalogue-version-repository.js';
import { pruneEventChanges } from '../../../../server/events/changes/event-change-repository.js';
import type { EventFilter } from '../../../../server/events/list/event-filter.js';
import { EventLists } from '../../../../server/events/list/event-lists.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type Catalogue, openCatalogue, type Wire } from '../support/catalogue.js';

/** Events that are there before, each with all that there is to link them to. */
const FIRST = 8;
const STEPS = 40;
const WORDS = ['walk', 'talk', 'of the', 'night', 'Õ', '50 %'];

/** Fields that an event is changed to, or created with. */
const fields = fc.record(
  {
    start_date: fc
      .integer({ min: 1, max: 28 })
      .map((day) => `2026-10-${String(day).padStart(2, '0')} 10:00:00`),
    title: fc
      .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
      .map((words) => words.join(' ')),
    status: fc.constantFrom('publish', 'publish', 'draft', 'private'),
    featured: fc.boolean(),
    hide_from_listings: fc.boolean(),
    password: fc.constantFrom('', '', 'tulip'),
    venue: fc.nat(1),
    organizer: fc.subarray([0, 1]),
    categories: fc.subarray([0, 1]),
    tags: fc.subarray([0]),
  },
  { requiredKeys: [] },
);
const step = fc.record({
  /** Which event, among those that there are; beyond them a new one. */
  event: fc.nat(12),
  kind: fc.constantFrom(
    ...['write', 'write', 'write', 'write', 'trash', 'restore'],
    ...['venue', 'organizer', 'category'],
  ),
  fields,
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

forEachDatabase('patched lists of events', (open) => {
  let catalogue: Catalogue;
  let database: Database;
  let asked: string[];
  const linked: Record<'venue' | 'organizer' | 'categories' | 'tags', number[]> = {
    venue: [],
    organizer: [],
    categories: [],
    tags: [],
  };
  const gone: Record<'venue' | 'organizer' | 'categories', number[]> = {
    venue: [],
    organizer: [],
    categories: [],
  };
  before(async () => {
    const databases = await open();
    database = databases.events;
    catalogue = await openCatalogue(databases);
    const idOf = ({ id }: Wire): number => Number(id);
    // Another database has others.
    for (const ids of [...Object.values(linked), ...Object.values(gone)]) ids.length = 0;
    for (const name of ['One', 'Two']) {
      linked.venue.push(idOf(await catalogue.venue({ venue: name })));
      linked.organizer.push(idOf(await catalogue.organizer({ organizer: name })));
      linked.categories.push(idOf(await catalogue.category(name)));
    }
    linked.tags.push(idOf(await catalogue.tag('tag')));
    database.knex.on('query', ({ sql }: { sql: string }) => asked.push(sql));
  });
  beforeEach(() => {
    asked = [];
  });
  after(() => catalogue.stop());

  const order = async (lists: EventLists, filter: Partial<EventFilter>): Promise<number[]> => {
    const version = await readCatalogueVersion(database.knex);
    const whole = {
      caller: undefined,
      clock: 'wall',
      statuses: ['publish'],
      orderBy: 'start',
      isDescending: false,
    } as const;
    return [...(await lists.order(version, { ...whole, ...filter }))];
  };
  const filters = (): Partial<EventFilter>[] => {
    const [venue = 0, other = 0] = linked.venue;
    const editor = { userId: catalogue.ids.editor, role: 'editor', name: 'e' } as const;
    const search = (wanted: string[], unwanted: string[] = []): EventFilter['search'] => ({
      wanted,
      unwanted,
    });
    const october = (day: number): number => Date.UTC(2026, 9, day);
    return [
      {},
      { isDescending: true },
      { dates: { bounds: { start_date: october(5), end_date: october(20) } } },
      { clock: 'utc', dates: { bounds: { start_date: october(5), end_date: october(20) } } },
      { caller: editor, statuses: ['publish', 'draft', 'private'] },
      ...(['end', 'date', 'modified', 'title', 'id'] as const).flatMap((orderBy) => [
        { orderBy },
        { orderBy, isDescending: true },
      ]),
      { isFeatured: true },
      { search: search(['walk']) },
      { search: search(['walk', 'of'], ['ta']), isDescending: true },
      { search: search([], ['night']) },
      { search: search(['50 %']) },
      { venueIds: [venue] },
      { venueIds: [other], search: search(['walk']) },
      { organizerIds: linked.organizer },
      ...linked.organizer.map((id) => ({ organizerIds: [id] })),
      ...linked.categories.map((id) => ({ categoryIds: [id] })),
      ...[other, ...gone.venue].map((id) => ({ venueIds: [id] })),
      ...gone.organizer.map((id) => ({ organizerIds: [id] })),
      ...gone.categories.map((id) => ({ categoryIds: [id] })),
      { categoryIds: linked.categories, tagIds: linked.tags },
    ];
  };

  it('returns what the database holds, whatever is written', async () => {
    const events: number[] = [];
    const pick = (name: keyof typeof linked, index: number): number => linked[name][index] ?? 0;
    const bodyOf = ({ venue, organizer, categories, tags, ...own }: Step['fields']): Wire => ({
      ...own,
      ...(venue !== undefined && { venue: pick('venue', venue) }),
      ...(organizer && { organizer: organizer.map((index) => pick('organizer', index)) }),
      ...(categories && { categories: categories.map((index) => pick('categories', index)) }),
      ...(tags && { tags: tags.map((index) => pick('tags', index)) }),
    });
    /** One that events may be linked to still, in favour of another one. */
    async function remove(
      route: string,
      kind: 'venue' | 'organizer' | 'categories',
      add: () => Promise<Wire>,
    ): Promise<void> {
      const { status } = await catalogue.remove(`${route}/${String(pick(kind, 1))}`, 'editor');
      expect(status).to.equal(200);
      gone[kind].push(pick(kind, 1));
      linked[kind][1] = Number((await add())['id']);
    }
    async function take({ event, kind, fields: sent }: Step): Promise<void> {
      const id = events[event];
      if (kind === 'venue' || kind === 'organizer') {
        await remove(`/${kind}s`, kind, () => catalogue[kind]({ [kind]: 'Another' }));
      } else if (kind === 'category') {
        await remove('/categories', 'categories', () =>
          catalogue.category(`Another ${String(gone.categories.length)}`),
        );
      } else if (id === undefined) events.push(Number((await catalogue.event(bodyOf(sent)))['id']));
      else if (kind === 'trash') await catalogue.remove(`/events/${String(id)}`, 'editor');
      else if (kind === 'restore') await catalogue.post(`/events/${String(id)}/restore`, undefined);
      else await catalogue.post(`/events/${String(id)}`, bodyOf(sent));
    }
    for (let count = 0; count < FIRST; count += 1) {
      const index = count % 2;
      const links = { venue: index, organizer: [index], categories: [index], tags: [0] };
      events.push(Number((await catalogue.event(bodyOf({ title: 'Walk', ...links })))['id']));
    }
    const kept = [0, 1000].map((few) => ({ few, lists: new EventLists(database, 10_000_000, few) }));
    let listed = 0;
    for (const one of fc.sample(step, { numRuns: STEPS, seed: 9 })) {
      await take(one);
      for (const filter of filters()) {
        const expected = await order(new EventLists(database, 0), filter);
        listed += expected.length;
        for (const { few, lists } of kept) {
          expect(await order(lists, filter), JSON.stringify({ one, filter, few })).to.deep.equal(expected);
        }
      }
    }
    expect(listed).to.be.greaterThan(STEPS * 10);
  });

  it('patches a cached list after a change without reading all events', async () => {
    const lists = new EventLists(database, 10_000_000, 0);
    const search = { wanted: ['walk'], unwanted: [] };
    await order(lists, { search });
    await catalogue.event({ title: 'One more walk', start_date: '2026-10-02 10:00:00' });
    asked = [];
    expect(await order(lists, { search })).to.have.length.greaterThan(0);
    const lookedUp = asked.filter((sql) => /from [`"]events[`"]/.test(sql));
    expect(lookedUp).to.have.length(2);
    for (const sql of lookedUp) expect(sql).to.match(/[`"]events[`"]\.[`"]id[`"] in \(/);
    asked = [];
    await order(lists, { search });
    expect(asked.filter((sql) => sql.includes('string_agg'))).to.deep.equal([]);
  });

  it('leaves changed events out of a list of other ids', async () => {
    const lists = new EventLists(database, 10_000_000, 0);
    const [one, other] = [await catalogue.event({ title: 'Named' }), await catalogue.event()];
    const ids = [Number(one['id'])];
    expect(await order(lists, { ids })).to.deep.equal(ids);
    await catalogue.put(`/events/${String(other['id'])}`, { title: 'Not named' });
    expect(await order(lists, { ids })).to.deep.equal(ids);
  });

  it('uses the current positions of venues for cached lists', async () => {
    const lists = new EventLists(database, 10_000_000, 0);
    const venue = await catalogue.venue({ venue: 'Ship', geo_lat: 50, geo_lng: 50 });
    const { id } = await catalogue.event({ title: 'On board', venue: Number(venue['id']) });
    const place = {
      dialect: database.dialect,
      within: { centre: { latitude: 50, longitude: 50 }, radiusKm: 1 },
    };
    expect(await order(lists, { place })).to.deep.equal([Number(id)]);
    await catalogue.put(`/venues/${String(venue['id'])}`, { geo_lat: 40 });
    expect(await order(lists, { place })).to.deep.equal([]);
  });

  it('reads a list again after too many changes, or if they are no longer known', async () => {
    const lists = new EventLists(database, 10_000_000, 0);
    await order(lists, {});
    for (let count = 1; count <= 2; count += 1)
      await catalogue.event({ title: `Forgotten ${String(count)}` });
    await pruneEventChanges(database, 0);
    expect(await order(lists, {})).to.deep.equal(await order(new EventLists(database, 0), {}));
    const ids = await database.knex('events').pluck<number[]>('id').limit(1);
    await database.write(async (trx) => {
      for (let count = 0; count < 501; count += 1)
        await trx('events').whereIn('id', ids).increment('revision', 1);
      await trx('events').update({ hide_from_listings: true });
      await trx('catalogue_changes').where('slot', 0).increment('changes', 1);
    });
    expect(await order(lists, {})).to.deep.equal([]);
  });
});
