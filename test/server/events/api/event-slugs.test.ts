import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue, paramsOf } from '../support/catalogue.js';

forEachDatabase('slugs of events over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, put, event, venue } = bound(() => catalogue);

  it('numbers a slug that another event has', async () => {
    await venue({ venue: 'Twice' });
    const slugs = [];
    for (let i = 0; i < 12; i += 1) slugs.push((await event({ title: 'Twice' }))['slug']);
    const numbers = Array.from({ length: 11 }, (_nothing, index) => index + 2);
    expect(slugs).to.deep.equal(['twice', ...numbers.map((number) => `twice-${String(number)}`)]);
  });

  it('numbers slugs that leave no room for a number', async () => {
    const slugs = [];
    for (let i = 0; i < 12; i += 1) slugs.push((await event({ title: 'x'.repeat(200) }))['slug']);
    const numbers = Array.from({ length: 11 }, (_nothing, index) => `-${String(index + 2)}`);
    const wanted = ['', ...numbers].map((number) => 'x'.repeat(200 - number.length) + number);
    expect(slugs).to.deep.equal(wanted);
  });

  it('numbers the slugs of events that are created at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 100 }, () => event({ title: 'At Once' })));
    expect(new Set(made.map(({ slug }) => slug)).size).to.equal(100);
    expect(await event({ title: 'At Once' })).to.include({ slug: 'at-once-101' });
  });

  it('numbers a slug of maximum length', async () => {
    for (const slug of ['y'.repeat(200), `${'y'.repeat(198)}-2`, `${'y'.repeat(198)}-3`]) {
      expect(await event({ slug: 'y'.repeat(250) })).to.include({ slug });
    }
  });

  it('gives an event without letters its id as slug, and a draft on publication', async () => {
    const body = await event({ title: '!!!' });
    expect(body['slug']).to.equal(String(body['id']));
    const draft = await event({ title: '???', status: 'draft' });
    expect(draft['slug']).to.equal('');
    const published = await put(`/events/${String(draft['id'])}`, { status: 'publish' });
    expect(published.body['slug']).to.equal(String(draft['id']));
  });

  it('numbers a slug that an unpublished event has', async () => {
    for (const [slug, fields] of [
      ['held-private', { status: 'private' }],
      ['held-future', { date: '2030-01-01' }],
    ] as const) {
      expect(await event({ slug, ...fields })).to.include({ slug });
      expect((await event({ slug }))['slug']).to.equal(`${slug}-2`);
    }
  });

  it('finds a slug in any spelling of it', async () => {
    const { id } = await event({ title: '東京 Walk' });
    for (const slug of ['東京-walk', '%E6%9D%B1%E4%BA%AC-Walk', '%25e6%259d%25b1%25e4%25ba%25ac-walk']) {
      expect((await get(`/events/by-slug/${slug}`)).body['id'], slug).to.equal(id);
    }
  });

  it('refuses an unknown slug, and one of another kind, as an invalid value', async () => {
    const { slug } = await venue({ venue: 'Only a Venue' });
    for (const path of [`/events/by-slug/nowhere`, `/events/by-slug/${String(slug)}`]) {
      const { status, body } = await get(path);
      expect([status, body['code'], Object.keys(paramsOf(body))]).to.deep.equal([
        ...[400, 'rest_invalid_param', ['slug']],
      ]);
    }
  });

  it('uses the slug in the body as the new slug', async () => {
    await event({ slug: 'other-one' });
    const { id } = await event({ slug: 'this-one' });
    const { body } = await put('/events/by-slug/this-one', { slug: 'other-one' });
    expect([body['id'], body['slug']]).to.deep.equal([id, 'other-one-2']);
  });

  it('gives a draft its slug and its date when it is published', async () => {
    const { id } = await event({ title: 'Ready Now', status: 'draft' });
    catalogue.setNow('2026-09-04T14:00:00Z');
    const { body } = await put(`/events/${String(id)}`, { status: 'publish' });
    catalogue.setNow('2026-09-02T14:00:00Z');
    expect(body).to.include({ status: 'publish', slug: 'ready-now', date_utc: '2026-09-04 14:00:00' });
  });

  it('makes the slug of an unpublished event unique only on publication', async () => {
    for (const status of ['draft', 'pending']) {
      const slug = `shared-${status}`;
      const waiting = await event({ slug, status });
      const shown = await event({ slug });
      expect([waiting['slug'], shown['slug']], status).to.deep.equal([slug, slug]);
      const path = `/events/${String(waiting['id'])}`;
      const sent = { slug: slug.toUpperCase(), excerpt: 'Soon' };
      expect((await put(path, sent)).body['slug'], status).to.equal(slug);
      expect((await put(path, { status: 'publish' })).body['slug'], status).to.equal(`${slug}-2`);
    }
  });
});
