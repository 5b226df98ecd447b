import { expect } from 'chai';
import { forEachDatabase } from '../../support/databases.js';
import { bound, type Catalogue, inside, openCatalogue, paramsOf } from './catalogue.js';

const MEETING = { title: 'Town Meeting', start_date: '2027-08-10 10:00:00', end_date: '2027-08-10 12:00:00' };

forEachDatabase('events over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, post, put, event, venue } = bound(() => catalogue);

  describe('with a venue', () => {
    it('links one by any form of its id', async () => {
      const { id } = await venue({ venue: 'Linked Hall' });
      for (const link of [
        id,
        String(id),
        [id],
        [String(id)],
        { id },
        [{ id }],
        `${String(id)},${String(id)}`,
      ]) {
        const body = await event({ venue: link });
        expect(body['venue'], JSON.stringify(link)).to.include({ id, venue: 'Linked Hall' });
      }
    });

    it('creates one, and finds it the next time', async () => {
      const first = await event({ venue: { venue: 'North Pier', city: 'Portsmouth' } });
      const second = await event({ venue: [{ venue: 'north pier' }] });
      expect(first['venue']).to.include({ venue: 'North Pier', city: 'Portsmouth', slug: 'north-pier' });
      expect(second['venue']).to.deep.equal(first['venue']);
    });

    it('keeps the venue when nothing is sent, and takes it away when it is empty', async () => {
      const body = await event({ venue: { venue: 'Coming and Going' } });
      const path = `/events/${String(body['id'])}`;
      expect((await put(path, { title: 'Same place' })).body['venue']).to.include({
        venue: 'Coming and Going',
      });
      for (const empty of ['', [], 0, null]) {
        await put(path, { venue: inside(body, 'venue')['id'] });
        expect((await put(path, { venue: empty })).body['venue'], JSON.stringify(empty)).to.deep.equal([]);
      }
    });

    it('refuses ids of other kinds, plain text and a venue without a name', async () => {
      const { id } = await event();
      for (const link of [
        id,
        'Town Hall',
        { city: 'Dover' },
        { venue: '' },
        { venue: 'X', website: 'x' },
        [1e12],
      ]) {
        const { status, body } = await post('/events', { ...MEETING, venue: link });
        expect(status, JSON.stringify(link)).to.equal(400);
        const names = Object.keys(paramsOf(body));
        expect(names, JSON.stringify(link)).to.deep.equal(['venue']);
      }
    });

    it('creates nothing when the event is refused', async () => {
      const before = (await get('/venues')).body['total'];
      await post('/events', { ...MEETING, timezone: 'Mars/Base', venue: { venue: 'Never' } });
      expect((await get('/venues')).body['total']).to.equal(before);
    });
  });
});
