import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, inside, openCatalogue } from '../support/catalogue.js';
import { EVENT_KEYS } from '../support/event-keys.js';

forEachDatabase('changing events over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { call, get, put, remove, event, venue } = bound(() => catalogue);

  describe('updating', () => {
    it('updates an event equally by POST, PUT and PATCH, by id and by slug', async () => {
      const { id, slug } = await event({ title: 'Methods' });
      for (const path of [`/events/${String(id)}`, `/events/by-slug/${String(slug)}`]) {
        for (const method of ['POST', 'PUT', 'PATCH']) {
          const { status, body } = await call(method, path, { title: `${method} was here` }, 'editor');
          expect([status, body['title'], body['id']]).to.deep.equal([200, `${method} was here`, id]);
          expect(body).to.have.all.keys(EVENT_KEYS);
        }
      }
    });

    it('keeps fields that are not sent in an update', async () => {
      const made = await event({
        ...{ description: 'd', excerpt: 'e', slug: 'kept', cost: '$5', website: 'https://example.org/' },
        ...{ timezone: 'Europe/Rome', show_map: true, sticky: true, featured: true, status: 'private' },
        ...{ date: '2026-01-01 09:00', venue: { venue: 'Kept Hall' } },
      });
      catalogue.setNow('2026-09-03T14:00:00Z');
      const { body } = await put(`/events/${String(made['id'])}`, { title: 'Moved' });
      catalogue.setNow('2026-09-02T14:00:00Z');
      expect(body).to.deep.equal({
        ...made,
        ...{ title: 'Moved', modified: '2026-09-03 10:00:00', modified_utc: '2026-09-03 14:00:00' },
      });
    });

    it('clears fields that are sent empty in an update', async () => {
      const { id } = await event({
        description: 'd',
        excerpt: 'e',
        cost: '$5',
        website: 'https://example.org/',
      });
      const empty = { description: '', excerpt: '', cost: '', website: '' };
      const { status, body } = await put(`/events/${String(id)}`, empty);
      expect(status).to.equal(200);
      expect(body).to.include(empty);
    });

    it('moves one end of an event alone, and the end with a start that passes it', async () => {
      const { id } = await event();
      const path = `/events/${String(id)}`;
      expect((await put(path, { end_date: '2027-05-14 20:00' })).body).to.include({
        ...{ start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 20:00:00' },
        ...{ utc_start_date: '2027-05-14 22:00:00', utc_end_date: '2027-05-15 00:00:00' },
      });
      expect((await put(path, { start_date: '2027-05-15 09:00' })).body).to.include({
        ...{ start_date: '2027-05-15 09:00:00', end_date: '2027-05-15 09:00:00' },
        utc_end_date: '2027-05-15 13:00:00',
      });
    });

    it('keeps the local time and changes the instant when only the zone changes', async () => {
      const { id } = await event();
      expect((await put(`/events/${String(id)}`, { timezone: 'asia/tokyo' })).body).to.include({
        ...{ start_date: '2027-05-14 18:00:00', utc_start_date: '2027-05-14 09:00:00' },
        ...{ timezone: 'asia/tokyo', timezone_abbr: 'JST' },
      });
    });

    it('extends stored times to whole days when an event becomes all-day', async () => {
      const { id } = await event();
      expect((await put(`/events/${String(id)}`, { all_day: true })).body).to.include({
        ...{ all_day: true, start_date: '2027-05-14 00:00:00', end_date: '2027-05-14 23:59:59' },
      });
    });

    it('changes nothing when a whole body is sent back', async () => {
      const made = await event({ title: 'Round & "Trip"', cost: '0-20', venue: { venue: 'Round Hall' } });
      const path = `/events/${String(made['id'])}`;
      const read = (await get(path)).body;
      const { status, body } = await put(path, read);
      expect(status).to.equal(200);
      expect(unescapeTypography(body['title'])).to.equal(unescapeTypography(read['title']));
      const same = [
        'slug',
        'start_date',
        'utc_end_date',
        'timezone',
        'cost',
        'status',
        'date_utc',
        'website',
      ];
      for (const key of same) expect(body[key], key).to.deep.equal(read[key]);
      expect(inside(body, 'venue')['id']).to.equal(inside(read, 'venue')['id']);
    });

    it('answers 404 for an unknown event by id and by slug, and another error for other kinds', async () => {
      for (const path of ['/events/9999', '/events/by-slug/nowhere']) {
        const { status, body } = await put(path, { title: 'X' });
        expect([status, body['code']]).to.deep.equal([404, 'rest-event-not-found']);
      }
      const path = `/events/${String((await venue({ venue: 'No Event Either' }))['id'])}`;
      for (const { status, body } of [await put(path, { title: 'X' }), await remove(path)]) {
        expect([status, body['code']]).to.deep.equal([400, 'rest-invalid-event-id']);
      }
    });
  });

  describe('deleting', () => {
    it('moves an event to the trash once', async () => {
      const made = await event({ title: 'Going' });
      const path = `/events/${String(made['id'])}`;
      const { status, body } = await remove(`${path}?force=true`);
      expect(status).to.equal(200);
      expect(body).to.deep.equal({
        ...made,
        ...{ status: 'trash', slug: 'going__trashed' },
        url: `https://calendar.example.org/?post_type=tribe_events&p=${String(made['id'])}`,
        website: `https://calendar.example.org/?post_type=tribe_events&amp;p=${String(made['id'])}`,
      });
      const seen = [await remove(path), await get(path, 'editor'), await remove('/events/by-slug/going')];
      expect(seen.map((answer) => [answer.status, answer.body['code']])).to.deep.equal([
        [410, 'event-is-in-trash'],
        [403, 'event-no-longer-available'],
        [400, 'rest_invalid_param'],
      ]);
      expect((await remove('/events/by-slug/going__trashed')).status).to.equal(410);
      expect((await event({ title: 'Going' }))['slug']).to.equal('going');
    });

    it('restores a trashed event under its old slug by an update with a status', async () => {
      const { id } = await event({ title: 'Coming Back' });
      const path = `/events/${String(id)}`;
      await remove(path);
      expect((await put(path, { title: 'Still gone' })).body).to.include({
        status: 'trash',
        title: 'Still gone',
      });
      expect((await put(path, { status: 'publish' })).body).to.include({
        status: 'publish',
        slug: 'coming-back',
      });
    });

    it('moves an event to the trash by an update to the status trash', async () => {
      const { id } = await event({ title: 'By Update' });
      const { body } = await put(`/events/${String(id)}`, { status: 'trash' });
      expect(body).to.include({ status: 'trash', slug: 'by-update__trashed' });
      expect((await remove(`/events/${String(id)}`)).status).to.equal(410);
    });

    it('answers a deletion with 404 for an unknown id and 400 for an unknown slug', async () => {
      expect((await remove('/events/9999')).body['code']).to.equal('rest-event-not-found');
      expect((await remove('/events/by-slug/nowhere')).body['code']).to.equal('rest_invalid_param');
    });
  });
});

/** As clients read a title: quotes are the same whether they came as entities or as characters. */
function unescapeTypography(title: unknown): string {
  return String(title).replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
