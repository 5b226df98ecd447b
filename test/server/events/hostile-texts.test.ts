import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { forEachDatabase } from '../../support/databases.js';
import { openImporter, recordsOf } from './calendar/imports.js';
import { ics, vevent } from './calendar/sample-lines.js';
import { type Catalogue, inside, openCatalogue, paramsOf } from './catalogue.js';

forEachDatabase('texts that no database likes, over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());

  it('refuses addresses with control characters or halves of characters', async () => {
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

  it('takes names of any length, and knows them again', async () => {
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

  it('takes a lone zero for no name', async () => {
    const named = { '/venues': 'venue', '/organizers': 'organizer', '/categories': 'name', '/tags': 'name' };
    for (const [path, field] of Object.entries(named)) {
      const { status, body } = await catalogue.post(path, { [field]: '0' });
      expect([path, status]).to.deep.equal([path, 400]);
      expect(paramsOf(body)).to.have.all.keys(field);
    }
    expect((await catalogue.post('/venues', { venue: '00' })).status).to.equal(201);
  });

  it('refuses texts of more than 5,000 tags before anything else is read, whatever they are in', async () => {
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

  it('shows a price that is none as words', async () => {
    expect(await catalogue.event({ cost: true })).to.include({ cost: 'true' });
    const form = Buffer.from('title=Free&start_date=2027-05-14&end_date=2027-05-15&cost=true');
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const { statusCode, rawPayload } = await catalogue.send('POST', '/events', form, 'editor', type);
    expect(statusCode).to.equal(201);
    expect(JSON.parse(rawPayload.toString())).to.include({ cost: 'true' });
  });

  it('shows a price that is one long word, to search engines, too', async () => {
    // With the square of its length that would be hours.
    const word = 'x'.repeat(1_000_000);
    const { id } = await catalogue.event({ cost: word });
    const { body } = await catalogue.get(`/events/${String(id)}`);
    expect(body['cost'] === word).to.equal(true);
    expect(inside(inside(body, 'json_ld'), 'offers')['price'] === word).to.equal(true);
  });

  it('takes every kind of nothing for no website and no image', async () => {
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

  it('reads calendars past control characters', async () => {
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
