import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue } from '../support/catalogue.js';
import { EVENT_KEYS } from '../support/event-keys.js';

forEachDatabase('reading events over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, event, venue } = bound(() => catalogue);

  it('adds JSON-LD to an event and its venue', async () => {
    const made = await event({
      title: 'A & B',
      description: '<p>Long</p>',
      cost: '$12',
      venue: { venue: 'Pier' },
    });
    const { body } = await get(`/events/${String(made['id'])}`);
    expect(body).to.have.all.keys(...EVENT_KEYS, 'json_ld');
    expect(body['venue']).to.include.keys('json_ld');
    const url = 'https://calendar.example.org/event/a-b/';
    expect(body['json_ld']).to.deep.equal({
      ...{
        '@context': 'http://schema.org',
        '@type': 'Event',
        name: 'A &#038; B',
        description: 'Long',
        url,
      },
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      startDate: '2027-05-14T18:00:00-04:00',
      endDate: '2027-05-14T21:00:00-04:00',
      location: {
        ...{ '@type': 'Place', name: 'Pier', description: '', url: '' },
        ...{ address: { '@type': 'PostalAddress' }, telephone: '', sameAs: '' },
      },
      offers: {
        ...{ '@type': 'Offer', price: '12', priceCurrency: 'USD', url, category: 'primary' },
        ...{ availability: 'inStock', validFrom: '2026-09-02T00:00:00-04:00' },
      },
      performer: 'Organization',
    });
  });

  it("gives the publication day in JSON-LD on the site's clock", async () => {
    const { id } = await event({ title: 'Late News', cost: '5', date: '2026-08-31 22:30:00' });
    const { body } = await get(`/events/${String(id)}`);
    expect(body['json_ld']).to.have.nested.property('offers.validFrom', '2026-08-31T00:00:00-04:00');
  });

  it('gives the UTC offset of the event in JSON-LD, including minutes', async () => {
    for (const [timezone, offset] of [
      ['America/St_Johns', '-02:30'],
      ['UTC-9:30', '-09:30'],
      ['Asia/Kathmandu', '+05:45'],
      ['UTC', '+00:00'],
    ] as const) {
      const { id } = await event({ timezone });
      const { body } = await get(`/events/${String(id)}`);
      expect(body['json_ld'], timezone).to.include({
        startDate: `2027-05-14T18:00:00${offset}`,
        endDate: `2027-05-14T21:00:00${offset}`,
      });
    }
  });

  it('distinguishes unknown ids, ids of other kinds and malformed ids', async () => {
    const { id } = await venue({ venue: 'Not an Event' });
    const seen = [];
    for (const path of ['9999', '0', String(id), '9'.repeat(30), 'abc', '-1', '+1', '1.0', '1%20', '1.5']) {
      const { status, body } = await get(`/events/${path}`);
      seen.push([path === String(id) ? 'venue' : path, status, body['code']]);
    }
    expect(seen).to.deep.equal([
      ['9999', 404, 'rest-event-not-found'],
      ['0', 404, 'rest-event-not-found'],
      ['venue', 400, 'rest-invalid-event-id'],
      ['9'.repeat(30), 404, 'rest-event-not-found'],
      ['abc', 404, 'rest_no_route'],
      ['-1', 404, 'rest_no_route'],
      ['+1', 404, 'rest_no_route'],
      ['1.0', 404, 'rest_no_route'],
      ['1%20', 404, 'rest_no_route'],
      ['1.5', 404, 'rest_no_route'],
    ]);
  });
});
