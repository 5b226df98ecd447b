import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type As,
  bound,
  type Catalogue,
  NOW,
  openCatalogue,
  paramsOf,
  SITE,
  type Wire,
} from '../support/catalogue.js';

const PAST = { start_date: '2026-08-01 18:00:00', end_date: '2026-08-01 21:00:00' };

for (const kind of ['venue', 'organizer'] as const) {
  const list = `${kind}s`;

  forEachDatabase(`the list of ${list}`, (open) => {
    let catalogue: Catalogue;
    before(async () => {
      catalogue = await openCatalogue(await open());
    });
    after(() => catalogue.stop());
    const { get, put, remove, event } = bound(() => catalogue);
    const make = (name: string, fields: Wire = {}): Promise<Wire> =>
      catalogue[kind]({ [kind]: name, ...fields });
    const pathOf = ({ id }: Wire): string => `/${list}/${String(id)}`;
    const namesOf = async (query: string, as?: As): Promise<string[]> => {
      const { status, body } = await get(`/${list}?${query}`, as);
      expect(status, query).to.equal(200);
      const names = (body[list] as Wire[]).map((record) => String(record[kind]));
      expect(body['total'], query).to.equal(names.length);
      return names;
    };

    describe('by its events', () => {
      const has = (query: string, as?: As): Promise<string[]> => namesOf(`search=linked&${query}`, as);
      before(async () => {
        const ids: Record<string, unknown> = {};
        for (const name of [
          ...[
            'Unused',
            'Draft',
            'Pending',
            'Private',
            'Past',
            'Upcoming',
            'Hidden',
            'Gone',
            'Locked',
            'Later',
          ],
        ]) {
          ids[name] = (await make(`Linked ${name}`))['id'];
        }
        const at = (name: string, fields: Wire): Promise<Wire> => event({ ...fields, [kind]: ids[name] });
        await at('Draft', { status: 'draft' });
        await at('Pending', { status: 'pending' });
        await at('Private', { status: 'private' });
        await at('Past', PAST);
        await at('Upcoming', {});
        await at('Hidden', { hide_from_listings: true });
        await remove(`/events/${String((await at('Gone', {}))['id'])}`);
        await event({ password: 'tulip', [kind]: ids['Locked'] }, 'author');
        await at('Later', { date: '2030-01-01' });
        // A later one of many: not only the first page of events counts.
        for (let count = 0; count < 12; count += 1) await at('Past', PAST);
        await at('Past', { status: 'draft' });
      });

      for (const value of ['true', '1', 'Yes', 'on', 'y', 'Enable', 'enabled']) {
        it(`lists with has_events=${value} records with an event that is neither draft nor pending nor deleted`, async () => {
          const names = ['Later', 'Locked', 'Hidden', 'Upcoming', 'Past', 'Private'].map(
            (name) => `Linked ${name}`,
          );
          const open = names.filter((name) => name !== 'Linked Locked');
          expect(await has(`has_events=${value}`)).to.deep.equal(open);
          expect(await has(`has_events=${value}`, 'editor')).to.deep.equal(names);
        });
      }

      for (const value of ['False', '0', 'no', 'OFF', '']) {
        it(`lists with has_events=${value} all other records`, async () => {
          const names = ['Linked Gone', 'Linked Pending', 'Linked Draft', 'Linked Unused'];
          expect(await has(`has_events=${value}`)).to.deep.equal(['Linked Locked', ...names]);
          expect(await has(`has_events=${value}`, 'editor')).to.deep.equal(names);
        });
      }

      it('lists with only_with_upcoming records with a future event that the caller may list', async () => {
        const editors = ['Later', 'Locked', 'Upcoming', 'Past', 'Private', 'Pending', 'Draft'];
        expect(await has('only_with_upcoming=yes')).to.deep.equal(['Linked Upcoming']);
        const authors = ['Linked Locked', 'Linked Upcoming'];
        expect(await has('only_with_upcoming=1', 'author')).to.deep.equal(authors);
        expect(await has('only_with_upcoming=true', 'editor')).to.deep.equal(
          editors.map((name) => `Linked ${name}`),
        );
        expect(await has('only_with_upcoming=no')).to.have.lengthOf(10);
      });

      it('counts events that start now, and those that a contributor plans, as upcoming', async () => {
        const { id } = await make('Starting now', { date: '2020-01-01' });
        await event({ start_date: '2026-09-02 10:00:00', end_date: '2026-09-02 10:00:00', [kind]: id });
        expect(await namesOf('search=starting&only_with_upcoming=1')).to.deep.equal(['Starting now']);
        const { id: planned } = await make('Planned place', { date: '2020-01-01' });
        await event({ [kind]: planned }, 'contributor');
        const upcoming = 'search=planned&only_with_upcoming=1';
        expect(await namesOf(upcoming, 'contributor')).to.deep.equal(['Planned place']);
        expect(await namesOf(upcoming, 'other contributor')).to.deep.equal([]);
      });

      it('counts all-day events as upcoming by their date, whatever the zone', async () => {
        const { id } = await make('Dated place', { date: '2020-01-01' });
        const isUpcoming = async (day: string, timezone: string): Promise<boolean> => {
          const dates = { start_date: day, end_date: day, all_day: true, timezone, [kind]: id };
          const { id: eventId } = await event(dates);
          const names = await namesOf('search=dated&only_with_upcoming=1');
          await catalogue.remove(`/events/${String(eventId)}`);
          return names.includes('Dated place');
        };
        // It is 10:00 in New York, where the site is; in Kiritimati the next day has begun.
        expect(await isUpcoming('2026-09-03', 'Pacific/Kiritimati')).to.equal(true);
        expect(await isUpcoming('2026-09-02', 'Pacific/Kiritimati')).to.equal(false);
        catalogue.setNow('2026-09-02T06:00:00Z');
        // In Los Angeles the day has not begun yet.
        expect(await isUpcoming('2026-09-02', 'America/Los_Angeles')).to.equal(false);
        expect(await isUpcoming('2026-09-03', 'America/Los_Angeles')).to.equal(true);
        catalogue.setNow(NOW);
      });

      it('updates only_with_upcoming when an event is moved', async () => {
        const { id } = await make('Moved place', { date: '2020-01-01' });
        const moved = await event({ ...PAST, [kind]: id });
        const seen = [await namesOf('search=moved&only_with_upcoming=1')];
        for (const fields of [
          { start_date: '2027-08-01', end_date: '2027-08-02' },
          { start_date: '2026-08-01' },
        ]) {
          await put(`/events/${String(moved['id'])}`, fields);
          seen.push(await namesOf('search=moved&only_with_upcoming=1'));
        }
        expect(seen).to.deep.equal([[], ['Moved place'], []]);
      });

      it('lists the linked records of an event if the caller may see both', async () => {
        const hidden = await make('Of an event, hidden', { status: 'private' });
        const shown = await make('Of an event, shown');
        const links = kind === 'venue' ? [shown['id']] : [hidden['id'], shown['id']];
        const body = await event({ [kind]: links });
        const draft = await event({ [kind]: links, status: 'draft' });
        const query = `event=${String(body['id'])}`;
        expect(await namesOf(query)).to.deep.equal(['Of an event, shown']);
        expect(await namesOf(query, 'editor')).to.have.lengthOf(links.length);
        expect(await namesOf(`event=${String(draft['id'])}`)).to.deep.equal([]);
        expect(await namesOf(`event=${String(draft['id'])}`, 'editor')).to.have.lengthOf(links.length);
        for (const wrong of ['9999', String(shown['id']), '0', 'x', '']) {
          const { status, body: refused } = await get(`/${list}?event=${wrong}`);
          expect([status, Object.keys(paramsOf(refused))], wrong).to.deep.equal([400, ['event']]);
        }
      });
    });

    describe('sorted and narrowed', () => {
      let made: Wire[];
      before(async () => {
        catalogue.setNow('2026-09-03T10:00:00Z');
        made = [
          await make('Sorted b', { date: '2020-01-03' }),
          await make('sorted Á', { date: '2020-01-01' }),
          await make('Sorted c', { date: '2020-01-02', author: catalogue.ids.author }),
        ];
        catalogue.setNow('2026-09-03T12:00:00Z');
        await put(pathOf(made[1] ?? {}), { phone: '1' });
        catalogue.setNow('2026-09-03T12:00:01Z');
        await put(pathOf(made[0] ?? {}), { phone: '1' });
      });

      const [A, B, C] = ['sorted Á', 'Sorted b', 'Sorted c'];
      for (const [query, names] of [
        ['', [B, C, A]],
        ['order=asc', [A, C, B]],
        ['orderby=date&order=desc', [B, C, A]],
        ['orderby=name&order=asc', [A, B, C]],
        ['orderby=name', [C, B, A]],
        ['orderby=modified', [B, A, C]],
        ['orderby=modified&order=asc', [C, A, B]],
        ['orderby=NAME&order=ASC', [A, B, C]],
        ['orderby=id', [C, A, B]],
        ['orderby=id&order=asc', [B, A, C]],
        ['author=AUTHOR', [C]],
        ['author=AUTHOR,EDITOR', [B, C, A]],
        ['author=99999999999', []],
        ['slug=sorted-a', [A]],
        ['slug=Sorted+B,SORTED-C', [B, C]],
        ['slug=nowhere', []],
        // 12:00 UTC is 8:00 in New York.
        ['modified_after=2026-09-03+08:00:00', [B]],
        ['modified_after=2026-09-03T12:00:00Z', [B]],
        ['modified_after=2026-09-03+07:59:59', [B, A]],
        ['modified_after=1788436800', [B]],
        // Made at 10:00 UTC, with a date of 2020.
        ['modified_after=2026-09-03T09:59:59Z', [B, C, A]],
        ['modified_after=2026-09-03T10:00:00Z', [B, A]],
      ] as const) {
        it(`lists for "${query}" ${names.join(', ') || 'nothing'}`, async () => {
          const { author, editor } = catalogue.ids;
          const filled = query.replace('AUTHOR', String(author)).replace('EDITOR', String(editor));
          expect(await namesOf(`search=sorted&${filled}`)).to.deep.equal(names);
        });
      }

      it('combines include with the other filters', async () => {
        const ids = made.map(({ id }) => String(id));
        expect(await namesOf(`include=${ids.join(',')},9999,99999999999`)).to.deep.equal([B, C, A]);
        expect(
          await namesOf(`include[]=${ids[0] ?? ''}&include[]=${ids[1] ?? ''}&slug=sorted-b`),
        ).to.deep.equal([B]);
      });

      it('sorts records with equal keys by id in the same direction', async () => {
        const equal = [
          await make('Equal 1', { date: '2019-01-01' }),
          await make('Equal 2', { date: '2019-01-01' }),
        ];
        expect(equal).to.have.lengthOf(2);
        expect(await namesOf('search=equal')).to.deep.equal(['Equal 2', 'Equal 1']);
        expect(await namesOf('search=equal&order=asc')).to.deep.equal(['Equal 1', 'Equal 2']);
      });

      it('sorts records that were never changed by the date that they show', async () => {
        catalogue.setNow('2026-09-03T13:00:00Z');
        await make('Untouched 1', { date: '2021-01-01' });
        catalogue.setNow('2026-09-03T13:00:10Z');
        await make('Untouched 2', { date: '2020-01-01' });
        const query = 'search=untouched&orderby=modified';
        expect(await namesOf(query)).to.deep.equal(['Untouched 1', 'Untouched 2']);
        expect(await namesOf(`${query}&order=asc`)).to.deep.equal(['Untouched 2', 'Untouched 1']);
      });

      it('refuses invalid parameters, all at once', async () => {
        const { status, body } = await get(
          `/${list}?modified_after=noon-ish&author=x&include=0&slug=&status=foo&page=0`,
        );
        expect(status).to.equal(400);
        const names = ['modified_after', 'author', 'include', 'slug', 'status', 'page'];
        expect(paramsOf(body)).to.have.all.keys(names);
      });
    });

    describe('by status', () => {
      before(async () => {
        for (const status of ['publish', 'draft', 'pending', 'private'])
          await make(`Status ${status}`, { status });
        await make('Status future', { date: '2030-01-01' });
        await remove(pathOf(await make('Status trash')));
      });

      it('lets writers list every status, and other callers publish only', async () => {
        for (const [status, names] of [
          ['draft', ['Status draft']],
          ['publish,private', ['Status private', 'Status publish']],
          ['trash', ['Status trash']],
          ['future', ['Status future']],
        ] as const) {
          expect(await namesOf(`search=status&status=${status}`, 'editor'), status).to.deep.equal(names);
        }
        expect(await namesOf('search=status', 'editor')).to.have.lengthOf(5);
        expect(await namesOf('search=status&status=draft,pending', 'author')).to.deep.equal([]);
        expect(await namesOf('search=status&status=publish')).to.deep.equal(['Status publish']);
        for (const status of ['any', 'foo', '', 'publish,foo']) {
          const { status: code, body } = await get(`/${list}?status=${status}`, 'editor');
          expect([code, Object.keys(paramsOf(body))], status).to.deep.equal([400, ['status']]);
        }
      });
    });

    it('repeats every given filter in links, encoded, without defaults', async () => {
      await make('Paged é 1');
      await make('Paged é 2');
      const root = `${SITE}/cal/events/v1/${list}/`;
      const filters =
        'search=paged+%C3%A9&has_events=false&modified_after=2020-01-01+00%3A00%3A00' +
        `&author=${String(catalogue.ids.editor)}&status=publish&orderby=name&order=asc&context=edit`;
      const { body } = await get(`/${list}?per_page=1&only_with_upcoming=false&${filters}`);
      expect(body['rest_url']).to.equal(`${root}?page=1&per_page=1&${filters}`);
      expect(body['next_rest_url']).to.equal(`${root}?per_page=1&${filters}&page=2`);
      const next = await get(String(body['next_rest_url']).slice(`${SITE}/cal/events/v1`.length));
      expect(next.body['previous_rest_url']).to.equal(`${root}?per_page=1&${filters}`);
      expect(next.body).to.not.have.any.keys('next_rest_url');
    });

    it('repeats each filter in links in the form of the list', async () => {
      const paged = [await make('Alone 1'), await make('Alone 2')];
      const linked = await event({ [kind]: kind === 'venue' ? paged[0]?.['id'] : paged.map(({ id }) => id) });
      const both = paged.map(({ id }) => String(id)).join(',');
      const filters: [sent: string, repeated: string][] = [
        [`event=${String(linked['id'])}`, `event=${String(linked['id'])}`],
        ['has_events=yes', 'has_events=true'],
        ['only_with_upcoming=1', 'only_with_upcoming=true'],
        [`include=${both}`, `include=${encodeURIComponent(both)}`],
        ['slug=Alone+1,alone-2', 'slug=Alone+1%2Calone-2'],
        ['orderby=name', 'orderby=name'],
        ['order=ASC', 'order=asc'],
      ];
      if (kind === 'venue') {
        filters.push(['geoloc=0', 'geoloc=false']);
        filters.push(['geoloc_lat=1&geoloc_lng=2', 'geoloc_lat=1&geoloc_lng=2&geoloc_radius=25']);
      }
      for (const [sent, repeated] of filters) {
        const { status, body } = await get(`/${list}?${sent}`);
        expect(status, sent).to.equal(200);
        const shown = String(body['rest_url']).split('&').slice(2).join('&');
        expect(shown.replace('status=publish', '').replace(/^&|&$|(?<=&)&/g, ''), sent).to.equal(repeated);
      }
      const { body } = await get(`/${list}?orderby=date&order=desc&context=view&only_with_upcoming=0`);
      expect(body['rest_url']).to.match(/\/\?page=1&per_page=10&status=publish$/);
    });

    it('shows the effective status in links, and repeats a given one', async () => {
      const { body } = await get(`/${list}?per_page=1`, 'editor');
      expect(body['rest_url']).to.match(/\/\?page=1&per_page=1&status=any$/);
      expect(body['next_rest_url']).to.match(/\/\?per_page=1&page=2$/);
      const wanted = await get(`/${list}?per_page=1&status=publish,draft`, 'editor');
      expect(wanted.body['next_rest_url']).to.match(/\/\?per_page=1&status=publish%2Cdraft&page=2$/);
    });

    it('refuses a status from callers without write access, and a search without a word', async () => {
      for (const status of ['draft', 'publish,draft', 'trash']) {
        for (const as of ['nobody', 'subscriber'] as const) {
          const { status: code, body } = await get(`/${list}?status=${status}`, as);
          expect([code, Object.keys(paramsOf(body))], status).to.deep.equal([400, ['status']]);
        }
      }
      for (const search of ['', '+', '!?', '%22%22']) {
        const { status, body } = await get(`/${list}?search=${search}`);
        expect([status, Object.keys(paramsOf(body))], search).to.deep.equal([400, ['search']]);
      }
    });

    it('finds nothing by an empty slug, even if drafts have none', async () => {
      const waiting = await catalogue[kind]({ [kind]: 'Slugless', status: 'publish' }, 'contributor');
      expect(waiting).to.include({ status: 'pending' }).and.not.have.any.keys('slug');
      const { status, body } = await get(`/${list}?slug=!`, 'editor');
      expect([status, body['total']]).to.deep.equal([200, 0]);
    });

    it('answers a search without matches with no pages, and a page past the end with 404', async () => {
      const { status, headers, body } = await get(`/${list}?search=zzzz`);
      expect(status).to.equal(200);
      expect(body).to.deep.include({ [list]: [], total: 0, total_pages: 0 });
      expect(headers).to.include({ 'x-tec-total': '0', 'x-tec-totalpages': '0' });
      expect(body).to.not.have.any.keys('next_rest_url', 'previous_rest_url');
      const past = await get(`/${list}?search=zzzz&page=2`);
      expect([past.status, past.body['code']]).to.deep.equal([404, `${kind}-archive-page-not-found`]);
    });

    it('limits a page to 50 records', async () => {
      const { body } = await get(`/${list}?per_page=100`);
      expect(body['rest_url']).to.contain('per_page=50');
    });
  });
}
