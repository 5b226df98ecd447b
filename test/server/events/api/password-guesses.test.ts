import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue } from '../support/catalogue.js';

const LIMIT = 5;
const TULIP = { password: 'tulip' };

forEachDatabase('wrong passwords of records', (open) => {
  let catalogue: Catalogue;
  beforeEach(async () => {
    catalogue = await openCatalogue(await open(), 'UTC', {
      FAIRGROUND_SIGN_IN_FAILURES_PER_USER: String(LIMIT),
      FAIRGROUND_SIGN_IN_FAILURES_PER_ADDRESS: String(3 * LIMIT),
    });
  });
  afterEach(() => catalogue.stop());
  const { get, event, venue, organizer } = bound(() => catalogue);

  const makers = {
    events: () => event({ title: 'Closed', description: 'secret', ...TULIP }),
    venues: () => venue({ venue: 'Closed', description: 'secret', ...TULIP }),
    organizers: () => organizer({ organizer: 'Closed', description: 'secret', ...TULIP }),
  };

  for (const [list, make] of Object.entries(makers)) {
    it(`refuses each password for one of the ${list} after ${String(LIMIT)} wrong ones`, async () => {
      const path = `/${list}/${String((await make())['id'])}`;
      for (let guess = 0; guess < LIMIT; guess += 1) {
        const { body } = await get(`${path}?password=${String(guess)}`);
        expect(JSON.stringify(body)).not.to.contain('secret');
      }
      const { status, headers, body } = await get(`${path}?password=tulip`);
      expect(status).to.equal(429);
      expect(headers['retry-after']).to.match(/^\d+$/);
      expect(body).to.include({ code: 'rest_rate_limited' });
      // Other records, and readers without a password, are served on.
      const other = `/${list}/${String((await make())['id'])}?password=tulip`;
      if (list === 'events') expect((await get(other)).status).to.equal(200);
      expect((await get(`/${list}?per_page=1`)).status).to.equal(200);
    });
  }

  it('refuses each password in lists and feeds after the limit of an address', async () => {
    await event({ title: 'Closed', description: 'secret', ...TULIP });
    const guesses = ['/events', '/events.ics', '/events?featured=true'];
    for (let guess = 0; guess < 3 * LIMIT; guess += 1) {
      const path = guesses[guess % guesses.length] ?? '';
      const reply = await catalogue.send(
        'GET',
        `${path}${path.includes('?') ? '&' : '?'}password=x`,
        undefined,
      );
      expect(reply.statusCode).to.equal(200);
    }
    expect((await get('/events?password=tulip')).status).to.equal(429);
  });

  it('does not count requests with the right password as guesses', async () => {
    const { id } = await event({ title: 'Closed', description: 'secret', ...TULIP });
    for (let time = 0; time < 4 * LIMIT; time += 1) {
      const { status } = await get(`/events/${String(id)}?password=tulip`);
      expect(status).to.equal(200);
      const { body } = await get('/events?password=tulip');
      expect(JSON.stringify(body['events'])).to.contain('secret');
    }
  });

  it('does not count passwords for records that need none', async () => {
    const { id } = await event({ title: 'Open' });
    for (let time = 0; time < 4 * LIMIT; time += 1)
      expect((await get(`/events/${String(id)}?password=x`)).status).to.equal(200);
  });
});
