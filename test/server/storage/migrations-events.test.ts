import { expect } from 'chai';
import type { Knex } from 'knex';
import { venueRepository } from '../../../server/events/venues/venue-repository.js';
import { up as dropVenueCountries } from '../../../server/storage/migrations/events/20261122000800_drop_venue_countries.js';
import { readSearch } from '../../../server/events/text/search.js';
import { up as bindEventChanges } from '../../../server/storage/migrations/events/20261122194000_bind_event_changes.js';
import { up as foldSearchTexts } from '../../../server/storage/migrations/events/20261128180100_fold_search_texts.js';
import { up as keyEventTimes } from '../../../server/storage/migrations/events/20261128190000_key_event_times.js';
import { forEachDatabase } from '../../support/databases/databases.js';
import { insertEvents } from '../events/support/event-rows.js';

const COUNTRY = 'Iceland';

forEachDatabase('drop_venue_countries', (open) => {
  it('finds venues that were stored before by their country no longer, and by all else still', async () => {
    const { events } = await open();
    const filter = { caller: undefined, statuses: ['publish'] } as const;
    const idsOf = async (word: string): Promise<number[]> => {
      const page = { offset: 0, limit: 10 };
      const { records } = await venueRepository.list(events.knex, { ...filter, search: [word] }, page);
      return records.map(({ id }) => id);
    };
    const { id } = await events.write((trx) => insertAsBefore(trx));
    expect(await idsOf('iceland')).to.deep.equal([id]);
    await events.write((trx) => dropVenueCountries(trx));
    expect(await idsOf('iceland')).to.deep.equal([]);
    expect(await idsOf('reykjavik')).to.deep.equal([id]);
    expect(await idsOf('harpa')).to.deep.equal([id]);
  });
});

forEachDatabase('key_event_times', (open) => {
  it('adds instants to stored events, and dates to all-day ones', async () => {
    const { events } = await open();
    const times = {
      start: { wall: Date.UTC(2027, 9, 15), epochMs: Date.UTC(2027, 9, 14, 22) },
      end: { wall: Date.UTC(2027, 9, 15, 23, 59, 59), epochMs: Date.UTC(2027, 9, 15, 21, 59, 59) },
    };
    const zone = 'Europe/Paris';
    const sketches = [
      { times, zone, isAllDay: true },
      { times, zone },
    ];
    const ids = await insertEvents(events, sketches);
    await events.write(async (trx) => {
      await dropKeys(trx);
      await keyEventTimes(trx, events.dialect);
    });
    const rows = await events.knex('events').whereIn('id', ids).orderBy('id').select('start_key', 'end_key');
    expect(rows).to.deep.equal([
      { start_key: times.start.wall, end_key: times.end.wall },
      { start_key: times.start.epochMs, end_key: times.end.epochMs },
    ]);
    const shown = await events.knex('map_public_events').whereIn('objectid', ids).select('objectid');
    expect(shown).to.have.length(2);
  });
});

/** Takes away what the migration makes, as far as it touches it. */
async function dropKeys(trx: Knex.Transaction): Promise<void> {
  for (const scope of ['public', 'all']) await trx.raw(`DROP VIEW map_${scope}_events`);
  await trx.raw('DROP INDEX events_listed_utc');
  // Knex would make the whole table again on SQLite.
  for (const name of ['start_key', 'end_key']) await trx.raw(`ALTER TABLE events DROP COLUMN ${name}`);
  for (const scope of ['public', 'all'])
    await trx.raw(`CREATE VIEW map_${scope}_events AS SELECT id AS objectid FROM events`);
}

forEachDatabase('bind_event_changes', (open) => {
  it('logs changes by a session with another search path, even with older functions', async () => {
    const { events } = await open();
    if (events.dialect.kind !== 'postgis') return;
    await events.write(async (trx) => {
      for (const table of TABLES) await trx.raw(`ALTER FUNCTION event_changes_${table}() RESET search_path`);
      await bindEventChanges(trx, events.dialect);
      await trx.raw('SET LOCAL search_path TO public');
      for (const table of TABLES) await trx(`events.${table}`).delete();
    });
  });
});

forEachDatabase('fold_search_texts', (open) => {
  it('folds stored texts of all kinds, however many there are', async () => {
    const { events } = await open();
    const moment = { wall: 0, epochMs: 0 };
    const times = { start: moment, end: moment };
    const titles = Array.from({ length: 250 }, (_, number) => `Jo\u2019s quiz ${String(number)}`);
    const ids = await insertEvents(
      events,
      titles.map((title) => ({ title, description: '<p>Tom &amp; <b>A</b>nn</p>', zone: 'UTC', times })),
    );
    const [locked = 0] = ids;
    const venue = await events.write((trx) => insertAsBefore(trx));
    await events.write(async (trx) => {
      await trx('events').where({ id: locked }).update({ password: 'hash' });
      await trx('events').update({ search_text: 'jo\u2019s quiz\n tom & a nn \n' });
      await trx('venues')
        .where({ id: venue.id })
        .update({ title: 'O\u2019Neill\u2013s', description: '<p>A&amp;B</p>' });
      await trx('venue_texts').where({ venue_id: venue.id }).update({ content: 'old' });
      await trx('venue_texts').insert({ venue_id: venue.id, field: 'description', content: ' a&b ' });
      await trx.raw('ALTER TABLE terms DROP COLUMN search_text');
      const term = { taxonomy: 'post_tag', slug: 'caf\u00e9', description: '', count: 0 };
      await trx('terms').insert({ ...term, name: 'Caf\u00e9\u2019s', name_key: 'cafe\u2019s' });
      await foldSearchTexts(trx);
    });
    const find = async (text: string): Promise<number[]> => {
      const { sql, bindings } = events.dialect.containsAll(SEARCHED, readSearch(text).wanted);
      return events.knex('events').whereRaw(sql, bindings).orderBy('id').pluck<number[]>('id');
    };
    expect(await find("jo's quiz")).to.deep.equal(ids);
    expect(await find("jo's quiz 249")).to.deep.equal(ids.slice(-1));
    expect(await find('tom & ann')).to.deep.equal(ids.slice(1));
    const texts = await events.knex('venue_texts').where({ venue_id: venue.id }).select('field', 'content');
    expect(Object.fromEntries(texts.map(({ field, content }) => [field, content]))).to.deep.equal({
      name: "o'neill-s",
      city: 'reykjavik',
      description: 'a&b',
      country: 'iceland',
    });
    expect(await events.knex('terms').pluck('search_text')).to.deep.equal(["cafe's\ncafe"]);
  });
});

const SEARCHED = { table: 'events', rowId: 'id', column: 'search_text' };
const TABLES = ['event_terms', 'event_organizers', 'event_venues', 'events'];

/** A venue with the texts that it had before. */
async function insertAsBefore(trx: Knex.Transaction): Promise<{ readonly id: number }> {
  const contact = {
    address: '',
    city: 'Reykjavik',
    country: COUNTRY,
    province: '',
    state: '',
    zip: '',
    phone: '',
    website: '',
    stateprovince: '',
  };
  const venue = await venueRepository.insert(trx, () =>
    Promise.resolve({
      authorId: 1,
      status: 'publish',
      statusBeforeTrash: undefined,
      slug: 'harpa',
      slugBeforeTrash: undefined,
      title: 'Harpa',
      description: '',
      excerpt: '',
      publishedAt: 0,
      hasChosenDate: false,
      createdAt: 0,
      modifiedAt: undefined,
      passwordHash: undefined,
      imageId: undefined,
      place: undefined,
      isGeocoded: false,
      geocodeAt: undefined,
      showMap: true,
      showMapLink: true,
      contact,
    }),
  );
  const row = { venue_id: venue.id, field: 'country', content: COUNTRY.toLowerCase() };
  await trx('venue_texts').insert(row);
  return venue;
}
