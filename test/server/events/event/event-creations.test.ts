import { expect } from 'chai';
import { setTimeout } from 'node:timers/promises';
import type { EventCreation } from '../../../../server/events/event/create-event.js';
import type { WriteDeps } from '../../../../server/events/records/deps.js';
import { embedsOf } from '../../../../server/events/event/event-embeds.js';
import { findEmbedsOfEvents } from '../../../../server/events/event/event-embeds-repository.js';
import type { EventFields } from '../../../../server/events/event/event-changes.js';
import { type EmbeddedEvent, EventCreations } from '../../../../server/events/event/event-creations.js';
import { findTimeZone } from '../../../../server/lib/time/time-zone.js';
import { contextOf } from '../../../../server/events/event/write-event.js';
import { organizerWriter } from '../../../../server/events/organizers/write-organizer.js';
import { venueWriter } from '../../../../server/events/venues/write-venue.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

const FIELDS = { title: 'Walk', start_date: '2027-05-14', end_date: '2027-05-14' };
const ED = { userId: 1, name: 'ed', role: 'editor' } as const;
const CON = { userId: 2, name: 'con', role: 'contributor' } as const;

forEachDatabase('EventCreations', (open) => {
  let database: Database;
  let deps: WriteDeps;
  let creations: EventCreations;
  let transactions: number;
  before(async () => {
    const { events } = await open();
    const write: Database['write'] = (work, options) => {
      transactions += 1;
      return events.write(work, options);
    };
    database = { name: events.name, knex: events.knex, dialect: events.dialect, write };
    const siteZone = findTimeZone('UTC');
    if (siteZone === undefined) throw new Error('UTC is no zone');
    deps = { database, siteZone, clock: Date.now };
  });
  beforeEach(() => {
    transactions = 0;
    creations = new EventCreations(database);
  });

  const wish = (fields: Partial<EventFields> = {}, caller: typeof ED | typeof CON = ED): EventCreation => ({
    fields: { ...FIELDS, ...fields },
    context: contextOf(deps, caller),
  });
  const create = (...wishes: readonly Partial<EventFields>[]): Promise<EmbeddedEvent[]> =>
    Promise.all(wishes.map((fields) => creations.create(wish(fields))));
  const slugsOf = (created: readonly EmbeddedEvent[]): string[] => created.map(({ event }) => event.slug);
  const countEvents = async (): Promise<number> => (await database.knex('events').select('id')).length;

  it('creates concurrent events in one transaction, each as if alone', async () => {
    const created = await create({ title: 'Dance' }, { title: 'Quiz', status: 'draft' }, { title: 'Fair' });
    expect(transactions).to.equal(1);
    expect(created.map(({ event }) => [event.title, event.status])).to.deep.equal([
      ['Dance', 'publish'],
      ['Quiz', 'draft'],
      ['Fair', 'publish'],
    ]);
    expect(new Set(created.map(({ event }) => event.id)).size).to.equal(3);
  });

  it('gives each event of one title its own slug, beside existing ones', async () => {
    await create({ slug: 'hike' }, { slug: 'hike-3' });
    const created = await create({ title: 'Hike' }, { title: 'Hike' }, { slug: 'hike-2' }, { title: 'Hike' });
    expect(slugsOf(created)).to.deep.equal(['hike-2', 'hike-4', 'hike-2-2', 'hike-5']);
    expect(slugsOf(await create({ title: 'New' }, { title: 'New' }))).to.deep.equal(['new', 'new-2']);
    const drafts = await create({ slug: 'new', status: 'draft' }, { slug: 'new', status: 'draft' });
    expect(slugsOf(drafts)).to.deep.equal(['new', 'new']);
    const long = 'ä'.repeat(60);
    const cut = slugsOf(await create({ title: long }, { title: long }, { title: long }));
    expect(new Set([...cut, ...slugsOf(await create({ title: long }))]).size).to.equal(4);
    expect(transactions).to.equal(6);
  });

  it('returns the linked records of each created event as they are read', async () => {
    const [hall, barn] = [
      await venueWriter.create(deps, { venue: 'Hall' }, ED),
      await venueWriter.create(deps, { venue: 'Barn' }, ED),
    ];
    const club = await organizerWriter.create(deps, { organizer: 'Club' }, ED);
    const created = await create(
      { venue: hall.id, organizer: [{ organizer: 'Team' }, club.id], tags: ['Wet', 'Cold'] },
      { venue: { venue: 'Tent' }, organizer: [{ organizer: 'Team' }], tags: ['Cold'] },
      { venue: [{ venue: 'Tent' }, barn.id], tags: ['Cold'], status: 'draft' },
      // The databases sort by bytes, which JavaScript does not.
      { categories: ['\u{1d4b3}', '\ufb00', 'Z'] },
      {},
    );
    const events = created.map(({ event }) => event);
    const stored = await findEmbedsOfEvents(database.knex, events);
    expect(created.map(({ embeds }) => embeds)).to.deep.equal(events.map((event) => embedsOf(stored, event)));
    const names = created.map(({ embeds: { venues, organizers, terms } }) => [
      ...[...venues, ...organizers].map(({ title }) => title),
      ...terms.map(({ name, count }) => `${name} ${String(count)}`),
    ]);
    expect(names).to.deep.equal([
      ['Hall', 'Team', 'Club', 'Cold 2', 'Wet 1'],
      ['Tent', 'Team', 'Cold 2'],
      ['Tent', 'Cold 2'],
      ['Z 1', '\ufb00 1', '\u{1d4b3} 1'],
      [],
    ]);
    expect(await database.knex('venues').where({ title: 'Tent' })).to.have.length(1);
    expect(await database.knex('organizers').where({ title: 'Team' })).to.have.length(1);
  });

  it('creates the other events of a batch when one fails', async () => {
    const gone = await venueWriter.create(deps, { venue: 'Gone' }, ED);
    await venueWriter.trash(deps, gone.id, ED);
    const before = await countEvents();
    const alone = create({ title: 'Before', tags: ['Counted'] });
    const lost = rejectionOf(create({ title: 'Lost', venue: gone.id, tags: ['Counted'] }));
    const foreign = rejectionOf(creations.create(wish({ author: 1 }, CON)));
    const after = create({ title: 'After', tags: ['Counted'] });
    expect(slugsOf([...(await alone), ...(await after)])).to.deep.equal(['before', 'after']);
    expect(await lost).to.include({ code: 'request.invalid' });
    expect(await foreign).to.include({ code: 'access.forbidden' });
    expect((await countEvents()) - before).to.equal(2);
    const counted: unknown = await database.knex('terms').where({ slug: 'counted' }).first('count');
    expect(counted).to.deep.equal({ count: 2 });
  });

  it('creates later and surplus events in further transactions', async () => {
    const before = await countEvents();
    await create(...Array.from({ length: 120 }, (_none, index) => ({ title: `Crowd of ${String(index)}` })));
    expect(transactions).to.equal(3);
    await create({ title: 'Late' });
    expect(transactions).to.equal(4);
    expect((await countEvents()) - before).to.equal(121);
  });

  it('batches events that arrive while others are created', async () => {
    let letGo = (): void => undefined;
    const mayEnd = new Promise<void>((resolve) => (letGo = resolve));
    let tellBegun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => (tellBegun = resolve));
    const slow = new EventCreations({
      ...database,
      write: (work, options) =>
        database.write(async (trx) => {
          const result = await work(trx);
          tellBegun();
          await mayEnd;
          return result;
        }, options),
    });
    const created = [slow.create(wish({ title: 'Early' }))];
    await hasBegun;
    for (const title of ['Midday', 'Evening']) {
      created.push(slow.create(wish({ title })));
      // Enough for a transaction to begin, were it not for the one that runs.
      await setTimeout(50);
    }
    letGo();
    expect(slugsOf(await Promise.all(created))).to.deep.equal(['early', 'midday', 'evening']);
    expect(transactions).to.equal(2);
  });

  it('creates nothing twice after a commit of unknown outcome', async () => {
    const before = await countEvents();
    const cut = new EventCreations({
      ...database,
      async write(work, options) {
        await database.write(work, options);
        throw new Error('cut off');
      },
    });
    const answers = ['One', 'Other'].map((title) => rejectionOf(cut.create(wish({ title }))));
    for (const answer of answers) expect(await answer).to.match(/cut off/);
    expect((await countEvents()) - before).to.equal(2);
  });

  it('continues after the database could not be reached', async () => {
    let isAway = true;
    const flaky = new EventCreations({
      ...database,
      write: (work, options) => (isAway ? Promise.reject(new Error('away')) : database.write(work, options)),
    });
    expect(await rejectionOf(flaky.create(wish()))).to.match(/away/);
    isAway = false;
    const back = [wish({ title: 'Back' }), wish({ title: 'Back' })];
    expect(slugsOf(await Promise.all(back.map((creation) => flaky.create(creation))))).to.deep.equal([
      ...['back', 'back-2'],
    ]);
    expect(transactions).to.equal(1);
  });
});
