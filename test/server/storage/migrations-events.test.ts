import { expect } from 'chai';
import type { Knex } from 'knex';
import { venueRepository } from '../../../server/events/venue-repository.js';
import { up as dropVenueCountries } from '../../../server/storage/migrations/events/20261122000800_drop_venue_countries.js';
import { up as bindEventChanges } from '../../../server/storage/migrations/events/20261122194000_bind_event_changes.js';
import { forEachDatabase } from '../../support/databases.js';

const COUNTRY = 'Iceland';

forEachDatabase('drop_venue_countries', (open) => {
  it('finds venues that were stored before by their country no longer, and by all else still', async () => {
    const { events } = await open();
    const filter = { caller: undefined, nowMs: 0, statuses: ['publish'] } as const;
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

forEachDatabase('bind_event_changes', (open) => {
  it('takes down what is written by who looks for tables elsewhere, with the functions of before', async () => {
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
