import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  bound,
  type Catalogue,
  detailsOf,
  inside,
  openCatalogue,
  paramsOf,
  type Wire,
} from '../support/catalogue.js';

const DAY = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };
const FLAGS = ['all_day', 'show_map', 'show_map_link', 'hide_from_listings', 'sticky', 'featured'] as const;
const allFlags = (value: unknown): Wire => Object.fromEntries(FLAGS.map((name) => [name, value]));

forEachDatabase('fields of events', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { call, get, post, put, event } = bound(() => catalogue);
  const path = ({ id }: Wire): string => `/events/${String(id)}`;
  const faultsOf = async (fields: Wire): Promise<[status: number, names: string[]]> => {
    const { status, body } = await post('/events', { title: 'Refused', ...DAY, ...fields });
    return [status, status === 400 ? Object.keys(paramsOf(body)) : []];
  };

  describe('that are yes or no', () => {
    for (const [value, shown] of [
      ...[true, 'true', 1, '1'].map((yes) => [yes, true] as const),
      ...[false, 'false', 0, '0'].map((no) => [no, false] as const),
    ]) {
      it(`reads the boolean ${JSON.stringify(value)} as ${String(shown)}, in JSON and in forms`, async () => {
        expect(await event(allFlags(value))).to.include(allFlags(shown));
        const form = new URLSearchParams({ title: 'Form', ...DAY });
        for (const name of FLAGS) form.set(name, String(value));
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        const sent = await call('POST', '/events', form.toString(), 'editor', type);
        expect(sent.body).to.include(allFlags(shown));
      });
    }

    for (const value of ['yes', 'on', 2, '2', '', [true], {}]) {
      it(`refuses the boolean ${JSON.stringify(value)} by type`, async () => {
        const { status, body } = await post('/events', { title: 'Refused', ...DAY, ...allFlags(value) });
        expect(status).to.equal(400);
        expect(detailsOf(body)).to.have.all.keys(...FLAGS);
        for (const name of FLAGS) expect(inside(detailsOf(body), name)['code']).to.equal('rest_invalid_type');
      });
    }

    it('keeps omitted booleans, and changes each separately', async () => {
      const made = await event(allFlags(true));
      expect((await put(path(made), { title: 'Renamed' })).body).to.include(allFlags(true));
      expect((await put(path(made), allFlags(null))).body).to.include(allFlags(true));
      for (const name of FLAGS) {
        const { body } = await put(path(made), { [name]: false });
        expect(body, name).to.include({ ...allFlags(true), [name]: false });
        // One that took the place of another would show only now.
        expect((await put(path(made), { [name]: true })).body, name).to.include(allFlags(true));
      }
    });
  });

  describe('that are text', () => {
    it('accepts only text in text fields, and requires some in the title', async () => {
      for (const name of ['title', 'description', 'excerpt', 'slug', 'status', 'timezone']) {
        for (const value of [5, ['a'], { a: 1 }, true]) {
          expect(await faultsOf({ [name]: value }), `${name} ${JSON.stringify(value)}`).to.deep.equal([
            400,
            [name],
          ]);
        }
      }
      const made = await event();
      for (const title of ['', ' ', '<b></b>', '0']) {
        expect(await faultsOf({ title }), title).to.deep.equal([400, ['title']]);
        expect((await put(path(made), { title })).status, title).to.equal(400);
      }
    });

    it('keeps title, description and excerpt separate', async () => {
      const made = await event({ description: 'Only long' });
      expect(made).to.include({ excerpt: '', description: '<p>Only long</p>' });
      expect(await event({ excerpt: 'Only short' })).to.include({ description: '' });
    });

    it('removes scripts from texts of every role, and keeps text that only looks like markup', async () => {
      const sent = { title: 'A<script>x()</script>B', description: '<script>x()</script>[gallery ids="1"]' };
      for (const as of ['administrator', 'editor', 'contributor'] as const) {
        const made = await event({ ...sent, excerpt: '<em onclick="x()">E</em>' }, as);
        expect(made, as).to.include({ title: 'AB', excerpt: '<p><em>E</em></p>' });
        expect(made['description'], as).to.match(/^<p>\[gallery ids=.*1.*\]<\/p>$/);
      }
    });
  });

  it('removes the same markup in updates as in new events', async () => {
    const made = await event({ description: 'Plain', excerpt: 'Plain', cost: '5' });
    const { body } = await put(path(made), {
      title: 'A<script>x()</script>B',
      description: '<script>x()</script><b>Bold</b>',
      excerpt: '<em onclick="x()">E</em>',
      cost: 'Pay <b>what</b> you want',
    });
    expect(body).to.include({
      title: 'AB',
      description: '<p><b>Bold</b></p>',
      excerpt: '<p><em>E</em></p>',
      cost: 'Pay what you want',
    });
  });

  describe('author', () => {
    it('sets the author to the caller unless the id of another user is sent', async () => {
      expect((await event({}, 'author'))['author']).to.equal(String(catalogue.ids.author));
      const other = catalogue.ids['other author'];
      for (const author of [other, String(other)]) {
        expect((await event({ author }))['author'], JSON.stringify(author)).to.equal(String(other));
      }
      for (const author of ['', '0', 0, -1, 9999, 'editor', 1.5]) {
        expect(await faultsOf({ author }), JSON.stringify(author)).to.deep.equal([400, ['author']]);
      }
    });
  });

  describe('website', () => {
    for (const website of ['http://a.example/', 'https://a.example/?a=1#b', 'ftp://files.example/x']) {
      it(`accepts the website ${website}`, async () => {
        const made = await event({ website });
        expect(made['website']).to.equal(website);
        expect((await get(path(made))).body['website']).to.equal(website);
      });
    }

    for (const website of [
      ...['foo', 'a.example', '//a.example/', 'javascript:alert(1)', 'mailto:a@b.c', 5],
      ...['javascript://a.example/%0aalert(1)', 'file:///etc/passwd'],
    ]) {
      it(`refuses the website ${JSON.stringify(website)}`, async () => {
        expect(await faultsOf({ website })).to.deep.equal([400, ['website']]);
      });
    }

    it('trims the website', async () => {
      expect(await event({ website: ' https://a.example/ ' })).to.include({ website: 'https://a.example/' });
      expect(await event({ website: '  ' })).to.include({ website: '' });
    });

    it('shows the page of the event as its website before one is set, and nothing after it is removed', async () => {
      const made = await event({ title: 'Paged' });
      expect(made['website']).to.equal(made['url']);
      for (const empty of ['', null]) {
        await put(path(made), { website: 'https://a.example/' });
        expect((await put(path(made), { website: empty })).body['website'], String(empty)).to.equal('');
        expect((await get(path(made))).body['website'], String(empty)).to.equal('');
      }
    });
  });

  describe('cost', () => {
    for (const [sent, cost, values] of [
      [10, '$10', ['10']],
      ['10', '$10', ['10']],
      [['10'], '$10', ['10']],
      ['0', 'Free', ['0']],
      [0, 'Free', ['0']],
      [['$10', '20€'], '$10, 20€', ['10', '20']],
      ['Pay <b>what</b> you want', 'Pay what you want', ['pay-what-you-want']],
      [['$10', '<b></b>'], '$10', ['10']],
    ] as const) {
      it(`shows the cost ${JSON.stringify(sent)} as ${cost}`, async () => {
        const made = await event({ cost: sent });
        expect([made['cost'], inside(made, 'cost_details')['values']]).to.deep.equal([cost, values]);
      });
    }

    it('clears the cost with empty values', async () => {
      const made = await event({ cost: '$5' });
      for (const empty of ['', [], null, '<b></b>']) {
        await put(path(made), { cost: '$5' });
        const { body } = await put(path(made), { cost: empty });
        expect([body['cost'], inside(body, 'cost_details')['values']]).to.deep.equal(['', []]);
      }
    });
  });

  describe('slug', () => {
    it('normalizes a slug, and keeps it when the title changes', async () => {
      const made = await event({ title: 'First title', slug: 'Über Uns!' });
      expect(made['slug']).to.equal('uber-uns');
      expect((await put(path(made), { title: 'Second title' })).body['slug']).to.equal('uber-uns');
    });

    it('makes the slug from the title again when it is emptied', async () => {
      const made = await event({ title: 'Emptied slug', slug: 'other' });
      const { status, body } = await put(path(made), { slug: '' });
      expect([status, body['slug']]).to.deep.equal([200, 'emptied-slug']);
    });
  });

  it('ignores fields that are sent as null', async () => {
    const names = ['title', 'description', 'excerpt', 'slug', 'status', 'author', 'timezone', 'date'];
    names.push('date_utc', 'start_date', 'end_date');
    const made = await event({ description: 'Kept', excerpt: 'Kept', status: 'private' });
    const { status, body } = await put(path(made), Object.fromEntries(names.map((name) => [name, null])));
    expect([status, body]).to.deep.equal([200, made]);
  });

  it('shows in a draft the time of its changes and no publication time', async () => {
    const made = await event({ status: 'draft' });
    catalogue.setNow('2026-09-02T15:00:00Z');
    const { body } = await put(path(made), { title: 'Changed draft' });
    catalogue.setNow('2026-09-02T14:00:00Z');
    expect(body).to.include({
      modified: '2026-09-02 11:00:00',
      modified_utc: '2026-09-02 15:00:00',
      date_utc: '0000-00-00 00:00:00',
    });
  });

  it('keeps the publication date on update, and derives the status from a new one', async () => {
    const made = await event();
    const later = await put(path(made), { date: '2027-01-01 09:00' });
    expect(later.body).to.include({ status: 'future', date_utc: '2027-01-01 14:00:00' });
    expect((await put(path(made), { title: 'Still waiting' })).body).to.include({
      status: 'future',
      date_utc: '2027-01-01 14:00:00',
    });
    const back = await put(path(made), { date_utc: '2026-01-01 09:00' });
    expect(back.body).to.include({ status: 'publish', date: '2026-01-01 04:00:00' });
  });

  it('prefers date_utc to date, and keeps the date that a draft was given', async () => {
    const both = await event({ date: '2026-01-01 00:00', date_utc: '2026-02-01 00:00' });
    expect(both).to.include({ date: '2026-01-31 19:00:00', date_utc: '2026-02-01 00:00:00' });
    const draft = await event({ status: 'draft', date: '2026-12-01 09:00' });
    expect(draft).to.include({ date: '2026-12-01 09:00:00', date_utc: '0000-00-00 00:00:00' });
    const { body } = await put(path(draft), { status: 'publish' });
    expect(body).to.include({ status: 'future', date_utc: '2026-12-01 14:00:00' });
  });

  it('accepts a timestamp as publication date, and ignores one of zeros', async () => {
    const wanted = { date: '2025-12-31 19:00:00', date_utc: '2026-01-01 00:00:00', status: 'publish' };
    for (const name of ['date', 'date_utc']) {
      for (const time of [1767225600, '1767225600']) expect(await event({ [name]: time })).to.include(wanted);
    }
    const zero = '0000-00-00 00:00:00';
    const made = await event({ date: zero, date_utc: zero });
    expect(made).to.include({ date: '2026-09-02 10:00:00', status: 'publish' });
    expect((await put(path(made), { date: zero })).body).to.include({ date: '2026-09-02 10:00:00' });
    for (const name of ['start_date', 'end_date']) {
      expect(await faultsOf({ [name]: zero }), name).to.deep.equal([400, [name]]);
    }
  });

  it('applies date and date_utc of a body sent back only where they are changed', async () => {
    const made = await event({ date: '2026-01-01 00:00' });
    const read = { date: made['date'], date_utc: made['date_utc'] };
    const winter = { date: '2026-02-01 00:00:00', date_utc: '2026-02-01 05:00:00' };
    expect((await put(path(made), { ...read, date: winter.date })).body).to.include(winter);
    const spring = { date: '2026-03-01 00:00:00', date_utc: '2026-03-01 05:00:00' };
    expect((await put(path(made), { ...winter, date_utc: spring.date_utc })).body).to.include(spring);
    expect((await put(path(made), { ...spring, date: 1767225600 })).body).to.include({
      date_utc: '2026-01-01 00:00:00',
    });
    // Half past one was shown twice in that night.
    const second = { date: '2025-11-02 01:30:00', date_utc: '2025-11-02 06:30:00' };
    await put(path(made), { date_utc: second.date_utc });
    for (const sent of [second, { date: second.date }, { date: '2025-11-02T06:30:00Z' }]) {
      expect((await put(path(made), sent)).body, JSON.stringify(sent)).to.include(second);
    }
    expect((await put(path(made), { date_utc: '2025-11-02 05:30:00' })).body).to.include({
      date: '2025-11-02 01:30:00',
      date_utc: '2025-11-02 05:30:00',
    });
  });

  it('keeps the date of a draft in the trash', async () => {
    const made = await event({ status: 'draft' });
    catalogue.setNow('2026-09-02T15:00:00Z');
    const trashed = await put(path(made), { status: 'trash' });
    catalogue.setNow('2026-09-02T14:00:00Z');
    expect(trashed.body).to.include({ status: 'trash', date: made['date'] });
  });

  it('keeps all-day times when one end moves, and their hours when all_day ends', async () => {
    const made = await event({ start_date: '2027-05-14', end_date: '2027-05-16', all_day: true });
    const days = { start_date: '2027-05-14 00:00:00', end_date: '2027-05-20 23:59:59' };
    const moved = await put(path(made), { end_date: '2027-05-20 10:00' });
    expect(moved.body).to.include({ ...days, all_day: true, utc_end_date: '2027-05-21 03:59:59' });
    expect((await put(path(made), { all_day: false })).body).to.include({ ...days, all_day: false });
  });

  it('shows organizers in the order in which they were last sent', async () => {
    const ids: unknown[] = [];
    for (const name of ['One', 'Two', 'Three'])
      ids.push((await catalogue.organizer({ organizer: name }))['id']);
    const made = await event({ organizer: ids });
    for (const order of [ids.toReversed(), [ids[1], ids[0], ids[2]], [ids[2]]]) {
      await put(path(made), { organizer: order });
      const { body } = await get(path(made));
      expect((body['organizer'] as Wire[]).map(({ id }) => id)).to.deep.equal(order);
    }
  });
});
