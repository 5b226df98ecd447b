import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { openImporter, recordsOf } from '../calendar/imports.js';
import { ics, vevent } from '../calendar/sample-lines.js';
import { type Catalogue, inside, openCatalogue, paramsOf } from '../support/catalogue.js';

forEachDatabase('texts that databases refuse, over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());

  it('refuses paths with control characters or unpaired surrogates', async () => {
    const day = { start_date: '2027-05-14', end_date: '2027-05-15' };
    for (const website of [
      'http://a.example/\u0000',
      'http://a.example/\u007fb',
      'http://a.example/\ud800',
    ]) {
      for (const [path, body] of [
        ['/events', { title: 'Odd', ...day, website }],
        ['/venues', { venue: 'Odd', website }],
        ['/organizers', { organizer: 'Odd', website }],
      ] as const) {
        const answer = await catalogue.post(path, body);
        expect(answer.status, JSON.stringify(body)).to.equal(400);
        expect(paramsOf(answer.body)).to.have.all.keys('website');
      }
    }
  });

  it('accepts long names, and finds them again', async () => {
    // At random, so that they cannot be packed.
    const name = `Hall ${randomBytes(6000).toString('hex')}`;
    for (const [path, field] of [
      ['/venues', 'venue'],
      ['/organizers', 'organizer'],
    ] as const) {
      const first = await catalogue.post(path, { [field]: name });
      expect(first.status).to.equal(201);
      expect(first.body[field]).to.equal(name);
      const again = await catalogue.post(path, { [field]: name.toUpperCase() });
      expect(again.body['id']).to.equal(first.body['id']);
      const other = await catalogue.post(path, { [field]: `${name}x` });
      expect(other.body['id']).not.to.equal(first.body['id']);
    }
  });

  it('refuses a lone zero as a name', async () => {
    const named = { '/venues': 'venue', '/organizers': 'organizer', '/categories': 'name', '/tags': 'name' };
    for (const [path, field] of Object.entries(named)) {
      const { status, body } = await catalogue.post(path, { [field]: '0' });
      expect([path, status]).to.deep.equal([path, 400]);
      expect(paramsOf(body)).to.have.all.keys(field);
    }
    expect((await catalogue.post('/venues', { venue: '00' })).status).to.equal(201);
  });

  it('refuses texts of more than 5,000 tags in any field before other checks', async () => {
    const day = { start_date: '2027-05-14', end_date: '2027-05-15' };
    const event = { title: 'Deep', ...day };
    const deep = '<i>'.repeat(5001);
    for (const [path, fields, field] of [
      ['/events', { ...event, title: deep, timezone: 'Mars/Base' }, 'title'],
      ['/events', { ...event, description: deep }, 'description'],
      ['/events', { ...event, cost: ['5', deep] }, 'cost'],
      ['/events', { ...event, venue: { venue: 'Hall', description: deep } }, 'venue'],
      ['/events', { ...event, organizer: [{ organizer: deep }] }, 'organizer'],
      ['/venues', { venue: 'Hall', address: deep, website: 'none' }, 'address'],
      ['/organizers', { organizer: 'Club', email: deep, website: 'none' }, 'email'],
      ['/categories', { name: 'Deep', description: deep, parent: 999_999 }, 'description'],
      ['/tags', { name: 'Deep', description: deep.toUpperCase() }, 'description'],
    ] as const) {
      const { status, body } = await catalogue.post(path, fields);
      expect([path, status, Object.keys(paramsOf(body))]).to.deep.equal([path, 400, [field]]);
      expect(paramsOf(body)[field], path).to.contain('must not have more than 5000 tags');
    }
    const flat = await catalogue.post('/tags', { name: 'Flat', description: '<br>'.repeat(5000) });
    expect(flat.status).to.equal(201);
  });

  it('refuses all texts above their length limit at once', async () => {
    const [line, text] = ['x'.repeat(100_001), 'x'.repeat(2_000_001)];
    const zone = { timezone: 'x'.repeat(201) };
    const times = { start_date: ' '.repeat(1001), end_date: ' '.repeat(1001), date: ' '.repeat(1001) };
    const lines = (...names: readonly string[]): object =>
      Object.fromEntries(names.map((name) => [name, line]));
    const texts = { description: text, excerpt: text };
    const address = ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'stateprovince'];
    for (const [path, fields] of [
      ['/events', { ...lines('title', 'slug', 'website'), ...zone, ...times, ...texts, cost: text }],
      ['/venues', { ...lines('venue', 'website', ...address), description: text }],
      ['/organizers', { ...lines('organizer', 'website', 'phone', 'email'), description: text }],
      ['/categories', { ...lines('slug', 'name'), description: text }],
      ['/tags', { ...lines('slug', 'name'), description: text }],
    ] as const) {
      const { status, body } = await catalogue.post(path, fields);
      expect([path, status]).to.deep.equal([path, 400]);
      expect(paramsOf(body)).to.have.all.keys(...Object.keys(fields));
      for (const reason of Object.values(paramsOf(body))) {
        expect(reason).to.match(/ length must be less than or equal to \d+ characters long\.$/);
      }
    }
    const event = { title: 'Long', start_date: '2027-05-14', end_date: '2027-05-15' };
    for (const [fields, reason] of [
      [{ cost: ['5', text] }, 'cost[1] length must be less than or equal to 2000000 characters long.'],
      [
        { cost: Array<number>(1001).fill(5) },
        'cost must contain less than or equal to 1000 items, not 1001.',
      ],
      [
        { venue: { venue: line } },
        'venue.venue length must be less than or equal to 100000 characters long.',
      ],
      [
        { organizer: Array<number>(101).fill(5) },
        'organizer must contain less than or equal to 100 items, not 101.',
      ],
      [{ tags: ['x'.repeat(201)] }, 'tags[0] length must be less than or equal to 200 characters long.'],
      [{ tags: Array<number>(501).fill(5) }, 'tags must contain less than or equal to 500 items, not 501.'],
    ] as const) {
      const { status, body } = await catalogue.post('/events', { ...event, ...fields });
      expect([status, paramsOf(body)]).to.deep.equal([400, { [String(Object.keys(fields)[0])]: reason }]);
    }
  });

  it('accepts texts of the maximum length', async () => {
    const [line, text] = ['x'.repeat(100_000), 'x'.repeat(2_000_000)];
    const times = { start_date: `2027-05-14${' '.repeat(990)}`, end_date: '2027-05-15' };
    const cost = Array.from({ length: 1000 }, (_, price) => price);
    const event = await catalogue.event({ ...times, title: line, description: text, excerpt: text, cost });
    expect(event['description'] === `<p>${text}</p>`).to.equal(true);
    expect(event).to.include({ title: line, start_date: '2027-05-14 00:00:00', cost: 'Free – $999' });
    const venue = await catalogue.venue({ venue: line, address: line, description: text });
    expect(venue['address'] === line).to.equal(true);
  });

  it('shows a price that is not a number as words', async () => {
    expect(await catalogue.event({ cost: true })).to.include({ cost: 'true' });
    const form = Buffer.from('title=Free&start_date=2027-05-14&end_date=2027-05-15&cost=true');
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const { statusCode, rawPayload } = await catalogue.send('POST', '/events', form, 'editor', type);
    expect(statusCode).to.equal(201);
    expect(JSON.parse(rawPayload.toString())).to.include({ cost: 'true' });
  });

  it('shows a price of one long word, but not in JSON-LD', async () => {
    // With the square of its length that would be hours.
    const word = 'x'.repeat(1_000_000);
    const { id } = await catalogue.event({ cost: word });
    const { body } = await catalogue.get(`/events/${String(id)}`);
    expect(body['cost'] === word).to.equal(true);
    expect(inside(inside(body, 'json_ld'), 'offers')).not.to.have.any.keys('price', 'priceCurrency');
  });

  it('accepts every empty value for website and image', async () => {
    const address = 'https://walks.example.org/';
    const kinds = [
      ['/events', await catalogue.event()],
      ['/venues', await catalogue.venue()],
      ['/organizers', await catalogue.organizer()],
    ] as const;
    for (const [path, { id }] of kinds) {
      for (const nothing of ['', '0', 0, [], null]) {
        expect((await catalogue.put(`${path}/${String(id)}`, { website: address })).body).to.include({
          website: address,
        });
        const fields = { website: nothing, image: nothing };
        const { status, body } = await catalogue.put(`${path}/${String(id)}`, fields);
        expect([path, nothing, status]).to.deep.equal([path, nothing, 200]);
        expect([body['website'] ?? '', body['image'] ?? false]).to.deep.equal(['', false]);
      }
      for (const wrong of [5, ['a'], {}, true]) {
        const { status, body } = await catalogue.put(`${path}/${String(id)}`, { website: wrong });
        expect([path, wrong, status]).to.deep.equal([path, wrong, 400]);
        expect(paramsOf(body)).to.have.all.keys('website');
      }
    }
  });

  it('ignores control characters in calendars', async () => {
    const importer = await openImporter(await open());
    try {
      const file = ics(
        vevent(
          'UID:odd\u0000@x',
          'SUMMARY:Evening\u0007 Walk',
          'LOCATION:Hall\u0000',
          'CATEGORIES:Night\u0000',
        ),
        vevent('UID:plain@x'),
      );
      const records = recordsOf(await importer.import(file));
      expect(records.map(({ uid, action }) => [uid, action])).to.deep.equal([
        ['odd@x', 'created'],
        ['plain@x', 'created'],
      ]);
    } finally {
      await importer.catalogue.stop();
    }
  });
});
