import { expect } from 'chai';
import type { Databases } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type As,
  bound,
  type Catalogue,
  detailsOf,
  inside,
  openCatalogue,
  paramsOf,
  type Wire,
} from '../support/catalogue.js';

forEachDatabase('filters of a list of events', (open) => {
  let databases: Databases;
  let catalogue: Catalogue;
  before(async () => {
    databases = await open();
    catalogue = await openCatalogue(databases);
  });
  after(() => catalogue.stop());
  const { get, put, remove, event, venue, organizer, category, tag } = bound(() => catalogue);

  const titles = async (query: string, as?: As): Promise<string[]> => {
    const { status, body } = await get(`/events?${query}`, as);
    expect(status, JSON.stringify(body)).to.equal(200);
    return (body['events'] as Wire[]).map(({ title }) => String(title));
  };
  const refused = async (query: string, as?: As): Promise<[number, string[]]> => {
    const { status, body } = await get(`/events?${query}`, as);
    return [status, Object.keys(paramsOf(body))];
  };
  const idOf = ({ id }: Wire): string => String(id);
  const on = (day: string): Wire => ({ start_date: `${day} 10:00`, end_date: `${day} 12:00` });

  describe('categories and tags', () => {
    let art: Wire;
    before(async () => {
      art = await category('Fine Art');
      const painting = await category('Painting', { parent: art['id'] });
      await category('Nobody here');
      await category('Food, drink');
      const [free, late] = [await tag('Free entry'), await tag('Late')];
      await event({ title: 'Gallery', ...on('2027-01-01'), categories: [art['id']], tags: [free['id']] });
      await event({
        title: 'Brushes',
        ...on('2027-01-02'),
        categories: [painting['id']],
        tags: [late['id']],
      });
      await event({ title: 'Supper', ...on('2027-01-03'), categories: ['Food, drink'] });
    });

    it('filters by slug, id or name of terms in any list form, matching any of several', async () => {
      const art2 = idOf(art);
      for (const query of [
        'categories=fine-art',
        `categories=${art2}`,
        'categories=Fine+Art',
        'categories[]=fine-art',
        `categories=nobody-here,${art2}`,
        `categories[]=nobody-here&categories[]=${art2}`,
      ]) {
        expect(await titles(query), query).to.deep.equal(['Gallery', 'Brushes']);
      }
      expect(await titles('tags=free-entry,late')).to.deep.equal(['Gallery', 'Brushes']);
      expect(await titles('tags[]=Late')).to.deep.equal(['Brushes']);
    });

    it('includes descendants of a category, and no ancestors', async () => {
      expect(await titles('categories=painting')).to.deep.equal(['Brushes']);
    });

    it('combines category and tag filters', async () => {
      expect(await titles('categories=fine-art&tags=late')).to.deep.equal(['Brushes']);
      expect(await titles('categories=painting&tags=free-entry')).to.deep.equal([]);
    });

    it('finds nothing for unused terms, and refuses unknown ones', async () => {
      expect(await titles('categories=nobody-here')).to.deep.equal([]);
      for (const name of ['categories', 'tags']) {
        for (const value of ['', 'no-such-thing', 'fine-art,no-such-thing', '99999']) {
          expect(await refused(`${name}=${value}`), value).to.deep.equal([400, [name]]);
        }
      }
    });

    it('repeats term filters in links as they were given, commas included', async () => {
      const path = '/events?categories[]=Food,+drink&categories[]=fine-art&per_page=2';
      const { body } = await get(path);
      expect(body['total']).to.equal(3);
      const next = String(body['next_rest_url']);
      expect(next).to.contain('categories%5B%5D=Food%2C+drink&categories%5B%5D=fine-art');
      const page = await get(next.slice(next.indexOf('/v1/') + 3));
      expect((page.body['events'] as Wire[]).map(({ title }) => title)).to.deep.equal(['Supper']);
    });
  });

  describe('organizer', () => {
    it('accepts only ids of organizers, and finds nothing for unused and trashed ones', async () => {
      const [choir, band] = [await organizer(), await organizer({ organizer: 'B' })];
      const two = [choir['id'], band['id']];
      await event({ title: 'Duet', ...on('2027-02-01'), organizer: two });
      await event({ title: 'Solo', ...on('2027-02-02'), organizer: [band['id']] });
      expect(await titles(`organizer=${idOf(choir)}`)).to.deep.equal(['Duet']);
      expect(await titles(`organizer[]=${idOf(choir)}&organizer[]=${idOf(band)}`)).to.deep.equal([
        'Duet',
        'Solo',
      ]);
      const other = await organizer({ organizer: 'Nobody' });
      expect(await titles(`organizer=${idOf(other)}`)).to.deep.equal([]);
      await remove(`/organizers/${idOf(band)}`);
      expect(await titles(`organizer=${idOf(band)}`)).to.deep.equal([]);
      const hall = await venue({ venue: 'Wrong kind' });
      for (const value of ['', '99999', 'abc', `${idOf(choir)},${idOf(hall)}`]) {
        expect(await refused(`organizer=${value}`), value).to.deep.equal([400, ['organizer']]);
      }
    });
  });

  describe('venue and organizer', () => {
    for (const kind of ['venue', 'organizer'] as const) {
      it(`reveals the events of a ${kind} only to callers who may read it`, async () => {
        const make = (status: string): Promise<Wire> =>
          (kind === 'venue' ? venue : organizer)({ [kind]: `A ${status} ${kind}`, status }, 'author');
        const [open, draft, secret] = [await make('publish'), await make('draft'), await make('private')];
        const names = [open, draft, secret].map((record) => `At a ${String(record['status'])} ${kind}`);
        for (const [index, record] of [open, draft, secret].entries()) {
          const day = `2027-06-0${String(index + 1)}`;
          await event({ title: names[index], ...on(day), [kind]: record['id'] });
        }
        const all = [open, draft, secret].map(idOf).join(',');
        // In turns, so that each could be given what was kept for the one before.
        for (const as of [
          'editor',
          'nobody',
          'author',
          'subscriber',
          'other author',
          'editor',
          'nobody',
        ] as const) {
          const mayRead = as === 'editor' || as === 'author';
          expect(await titles(`${kind}=${all}`, as), as).to.deep.equal(mayRead ? names : names.slice(0, 1));
          for (const [index, hidden] of [draft, secret].entries()) {
            expect(await titles(`${kind}=${idOf(hidden)}`, as), as).to.deep.equal(
              mayRead ? names.slice(index + 1, index + 2) : [],
            );
          }
        }
        await put(`/${kind}s/${idOf(draft)}`, { status: 'publish' });
        expect(await titles(`${kind}=${idOf(draft)}`)).to.deep.equal(names.slice(1, 2));
        await put(`/${kind}s/${idOf(draft)}`, { status: 'private' });
        expect(await titles(`${kind}=${idOf(draft)}`)).to.deep.equal([]);
        expect(await refused(`${kind}=${all},99999`)).to.deep.equal([400, [kind]]);
      });
    }
  });

  describe('post_parent', () => {
    it('finds the direct parts of an event by its id', async () => {
      const series = await event({ title: 'Series', ...on('2027-03-01') });
      const part = await event({ title: 'Part', ...on('2027-03-02'), post_parent: series['id'] });
      await event({ title: 'Part of part', ...on('2027-03-03'), post_parent: part['id'] });
      expect(await titles(`post_parent=${idOf(series)}`)).to.deep.equal(['Part']);
      expect(await titles(`post_parent=${idOf(part)}`)).to.deep.equal(['Part of part']);
      const hall = await venue({ venue: 'No event' });
      for (const value of ['0', '', 'abc', '99999', idOf(hall)]) {
        expect(await refused(`post_parent=${value}`), value).to.deep.equal([400, ['post_parent']]);
      }
    });
  });

  describe('post_parent of an event that is not public', () => {
    it('reveals the parts of an event only to callers who may read it', async () => {
      const series = await event(
        { title: 'Secret series', ...on('2027-03-11'), status: 'private' },
        'author',
      );
      await event({ title: 'Known part', ...on('2027-03-12'), post_parent: series['id'] });
      const query = `post_parent=${idOf(series)}`;
      // In turns, so that each could be given what was kept for the one before.
      for (const as of ['editor', 'nobody', 'author', 'subscriber', 'other author', 'nobody'] as const) {
        const mayRead = as === 'editor' || as === 'author';
        expect(await titles(query, as), as).to.deep.equal(mayRead ? ['Known part'] : []);
      }
      await put(`/events/${idOf(series)}`, { status: 'publish' });
      expect(await titles(query)).to.deep.equal(['Known part']);
      await put(`/events/${idOf(series)}`, { status: 'draft' });
      expect(await titles(query)).to.deep.equal([]);
      await put(`/events/${idOf(series)}`, { status: 'publish' });
      await remove(`/events/${idOf(series)}`);
      for (const as of ['nobody', 'editor', 'other author', 'author'] as const) {
        const mayRead = as === 'editor' || as === 'author';
        expect(await titles(query, as), `in the trash, ${as}`).to.deep.equal(mayRead ? ['Known part'] : []);
      }
    });

    it('reveals no hidden parts by counts, page numbers or calendar files', async () => {
      const series = await event({ title: 'Hidden series', ...on('2027-03-21'), status: 'private' });
      for (const day of ['22', '23'])
        await event({ title: `Part ${day}`, ...on(`2027-03-${day}`), post_parent: series['id'] });
      const query = `post_parent=${idOf(series)}&per_page=1`;
      for (const [as, total] of [
        ['editor', 2],
        ['nobody', 0],
      ] as const) {
        const { body, headers } = await get(`/events?${query}`, as);
        expect([body['total'], body['total_pages'], Number(headers['x-tec-total'])], as).to.deep.equal([
          ...[total, total, total],
        ]);
        const file = await catalogue.send('GET', `/events.ics?${query}`, undefined, as);
        expect(file.rawPayload.toString().match(/BEGIN:VEVENT/g) ?? [], as).to.have.length(total);
        expect(Number(file.headers['x-tec-total']), as).to.equal(total);
      }
    });
  });

  describe('ticketed', () => {
    it('refuses ticketed=true by name, and ignores false', async () => {
      const { status, body } = await get('/events?ticketed=true');
      expect([status, body['code']]).to.deep.equal([400, 'rest_invalid_param']);
      expect(detailsOf(body)).to.have.nested.property('ticketed.code', 'event-tickets-not-active');
      expect(detailsOf(body)).to.have.nested.property('ticketed.data.status', 400);
      expect(inside(detailsOf(body), 'ticketed')['message']).to.match(/tickets/);
      expect(await titles('ticketed=false&slug=gallery')).to.deep.equal(['Gallery']);
      expect(await refused('ticketed=maybe')).to.deep.equal([400, ['ticketed']]);
    });
  });

  describe('slug, author and modified_after', () => {
    it('finds events by slugs in any spelling', async () => {
      await event({ title: 'Été à Paris', ...on('2027-04-01') });
      expect(await titles('slug=ete-a-paris,gallery')).to.deep.equal(['Gallery', 'Été à Paris']);
      expect(await titles('slug=ÉTÉ-à-paris')).to.deep.equal(['Été à Paris']);
      expect(await titles('slug=no-such-slug')).to.deep.equal([]);
      await event({ title: 'Nameless', ...on('2027-04-01'), status: 'draft' });
      expect(await titles('slug=!', 'editor')).to.deep.equal([]);
    });

    it('finds events by authors', async () => {
      const { author, editor } = catalogue.ids;
      await event({ title: 'Handmade', ...on('2027-04-02') }, 'author');
      expect(await titles(`author=${String(author)}`)).to.deep.equal(['Handmade']);
      expect(await titles(`author=${String(author)},${String(editor)}&slug=handmade,gallery`)).to.deep.equal([
        ...['Gallery', 'Handmade'],
      ]);
      expect(await titles('author=99999,99999999999')).to.deep.equal([]);
      expect(await refused('author=me')).to.deep.equal([400, ['author']]);
    });

    it('finds events created or changed after a moment, whatever their date', async () => {
      const since = (time: string): Promise<string[]> =>
        titles(`slug=old,planned,touched&status=publish,future&modified_after=${time}`, 'editor');
      catalogue.setNow('2026-09-03T10:00:00Z');
      await event({ title: 'Old', ...on('2027-04-03'), date: '2020-01-01 12:00:00' });
      const changed = await event({ title: 'Touched', ...on('2027-04-04'), date: '2020-01-01 12:00:00' });
      await event({ title: 'Planned', ...on('2027-04-05'), date: '2027-02-01 12:00:00' });
      catalogue.setNow('2026-09-03T12:00:00Z');
      await put(`/events/${idOf(changed)}`, { cost: '5' });
      // 10:00 UTC is 6:00 in New York.
      expect(await since('2026-09-03+05:59:59')).to.deep.equal(['Old', 'Touched', 'Planned']);
      expect(await since('2026-09-03T09:59:59Z')).to.have.length(3);
      expect(await since('2026-09-03+06:00:00')).to.deep.equal(['Touched']);
      expect(await since('2026-09-03T12:00:00Z')).to.deep.equal([]);
      expect(await refused('modified_after=soonish')).to.deep.equal([400, ['modified_after']]);
    });

    it('uses the date of events without a known creation time', async () => {
      const made = await event({ title: 'Ancient', ...on('2027-04-06'), date: '2020-01-01 12:00:00' });
      const row = { id: made['id'] };
      await databases.events.write((trx) => trx('events').where(row).update({ created_at: null }));
      expect(await titles('slug=ancient&modified_after=2020-01-01T16:59:59Z')).to.deep.equal(['Ancient']);
      expect(await titles('slug=ancient&modified_after=2020-01-01T17:00:00Z')).to.deep.equal([]);
    });
  });

  describe('protected fields', () => {
    it('matches hidden properties only for callers who may see them', async () => {
      const hall = await venue({ venue: 'Secret Hall' });
      const club = await organizer({ organizer: 'Secret Club' });
      const guarded = await event(
        {
          title: 'Guarded',
          ...on('2027-05-01'),
          password: 'tulip',
          featured: true,
          venue: hall['id'],
          organizer: club['id'],
        },
        'author',
      );
      await event({ title: 'Open', ...on('2027-05-02'), categories: ['Secret'], tags: ['Hush'] });
      await put(`/events/${idOf(guarded)}`, { categories: ['Secret'], tags: ['Hush'] });
      for (const query of [
        `venue=${idOf(hall)}`,
        `organizer=${idOf(club)}`,
        'categories=secret&slug=guarded',
        'tags=hush&slug=guarded',
        'featured=true&slug=guarded',
        'geoloc=false&slug=guarded',
      ]) {
        for (const as of ['nobody', 'subscriber', 'contributor', 'other author'] as const) {
          expect(await titles(query, as), `${query} ${as}`).to.deep.equal([]);
          expect(await titles(`${query}&password=rose`, as), query).to.deep.equal([]);
          expect(await titles(`${query}&password=tulip`, as), query).to.deep.equal(['Guarded']);
        }
        for (const as of ['author', 'editor'] as const) {
          expect(await titles(query, as), `${query} ${as}`).to.deep.equal(['Guarded']);
        }
      }
      expect(await titles('slug=guarded&featured=false')).to.deep.equal([]);
      expect(await titles('start_date=2027-05-01&end_date=2027-05-02')).to.deep.equal(['Guarded', 'Open']);
      // A user who may not write has no right to their own event either.
      await put(`/events/${idOf(guarded)}`, { author: catalogue.ids.subscriber });
      expect(await titles('featured=true&slug=guarded', 'subscriber')).to.deep.equal([]);
    });
  });
});
