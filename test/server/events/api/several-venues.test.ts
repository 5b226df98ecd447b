import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { bound, type Catalogue, inside, openCatalogue, type Wire } from '../support/catalogue.js';

/** Events have one venue, but an extension may have stored more. */
forEachDatabase('an event with several venues', (open) => {
  let databases: TestDatabases;
  let catalogue: Catalogue;
  let path: string;
  before(async () => {
    databases = await open();
    catalogue = await openCatalogue(databases);
    const first = await catalogue.venue({ venue: 'North Pier', city: 'Portsmouth' });
    const hidden = await catalogue.venue({ venue: 'Hidden Pier', status: 'private' });
    const second = await catalogue.venue({ venue: 'South Pier' });
    const { id } = await catalogue.event({ venue: first['id'] });
    path = `/events/${String(id)}`;
    for (const [index, venue] of [hidden, second].entries()) {
      await databases.events.write((trx) =>
        trx('event_venues').insert({
          event_id: id,
          venue_id: venue['id'],
          position: index + 1,
          start_at: 1_810_000_000_000,
        }),
      );
    }
  });
  after(() => catalogue.stop());
  const { get, put } = bound(() => catalogue);
  const namesOf = (body: Wire): unknown => (body['venue'] as Wire[]).map(({ venue }) => venue);

  it('lists the venues that the caller may read, in their order', async () => {
    expect(namesOf((await get(path)).body)).to.deep.equal(['North Pier', 'South Pier']);
    expect(namesOf((await get(path, 'editor')).body)).to.deep.equal([
      ...['North Pier', 'Hidden Pier', 'South Pier'],
    ]);
    const [listed = {}] = (await get('/events')).body['events'] as Wire[];
    expect(namesOf(listed)).to.deep.equal(['North Pier', 'South Pier']);
  });

  it('names the first venue to search engines and calendars', async () => {
    const { body } = await get(path);
    expect(inside(inside(body, 'json_ld'), 'location')).to.include({ name: 'North Pier' });
    const { rawPayload } = await catalogue.send('GET', `${path}.ics`);
    expect(rawPayload.toString()).to.include('LOCATION:North Pier\\, Portsmouth\r\n');
  });

  it('finds an event by each of its venues', async () => {
    for (const name of ['north', 'south']) {
      const [venue = {}] = (await get(`/venues?search=${name}`)).body['venues'] as Wire[];
      expect((await get(`/events?venue=${String(venue['id'])}`)).body['total'], name).to.equal(1);
    }
  });

  it('keeps all venues while other fields change, and the first of a list that is sent', async () => {
    expect(namesOf((await put(path, { title: 'Later' })).body)).to.have.lengthOf(3);
    const { body } = await get(path);
    const sent = await put(path, { venue: body['venue'] });
    expect(inside(sent.body, 'venue')).to.include({ venue: 'North Pier' });
  });
});
