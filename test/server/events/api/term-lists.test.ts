import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type Answer,
  bound,
  type Catalogue,
  openCatalogue,
  paramsOf,
  SITE,
  type Wire,
} from '../support/catalogue.js';

const ROOT = `${SITE}/cal/events/v1`;
const KINDS = ['categories', 'tags'] as const;

forEachDatabase('lists of terms', (open) => {
  for (const list of KINDS) {
    describe(`of ${list}`, () => {
      let catalogue: Catalogue;
      const { get, put, event, category, tag } = bound(() => catalogue);
      const make = list === 'categories' ? category : tag;
      const ids: Record<string, number> = {};
      let eventId = 0;
      let draftId = 0;
      // In another order than any that is asked for.
      before(async () => {
        catalogue = await openCatalogue(await open());
        for (const [name, fields] of [
          ['walks', { description: 'm' }],
          ['Zoo', { slug: 'animals' }],
          ['Ärger', { description: 'z' }],
          ['arts & crafts', { description: 'a' }],
          ['Empty', {}],
        ] as const) {
          ids[name] = Number((await make(name, fields))['id']);
        }
        const first = await event({ [list]: [ids['walks'], ids['Zoo'], ids['Ärger']] });
        eventId = Number(first['id']);
        await event({ [list]: [ids['walks'], ids['arts & crafts']] });
        await event({ [list]: [ids['walks'], ids['Ärger']] });
        const draft = await event({ [list]: [ids['Zoo'], ids['Empty']], status: 'draft' });
        draftId = Number(draft['id']);
      });
      after(() => catalogue.stop());

      const namesOf = ({ body }: Answer): unknown[] => (body[list] as Wire[]).map(({ name }) => name);
      const names = async (query: string): Promise<unknown[]> => namesOf(await get(`/${list}?${query}`));
      const faults = async (query: string): Promise<string[]> => {
        const { status, body } = await get(`/${list}?${query}`);
        expect(status, query).to.equal(400);
        expect(body['code'], query).to.equal('rest_invalid_param');
        return Object.keys(paramsOf(body));
      };

      it('lists terms of published events, by name in any case, for everyone', async () => {
        const answer = await get(`/${list}`);
        expect(namesOf(answer)).to.deep.equal(['Ärger', 'arts &amp; crafts', 'walks', 'Zoo']);
        expect(answer.body['total']).to.equal(4);
        const counts = (answer.body[list] as Wire[]).map(({ count }) => count);
        expect(counts).to.deep.equal([2, 1, 3, 1]);
        expect((await get(`/${list}/`)).body).to.deep.equal(answer.body);
        const single = await get(`/${list}/${String(ids['walks'])}`);
        expect((answer.body[list] as Wire[])[2]).to.deep.equal(single.body);
      });

      it('lists empty terms on request', async () => {
        for (const value of ['false', '0'])
          expect(await names(`hide_empty=${value}`))
            .to.include('Empty')
            .and.have.length(5);
        for (const value of ['true', '1']) expect(await names(`hide_empty=${value}`)).to.have.length(4);
        for (const value of ['yes', '2', ''])
          expect(await faults(`hide_empty=${value}`)).to.deep.equal(['hide_empty']);
      });

      it('searches names and slugs of terms', async () => {
        expect(await names('search=AR')).to.deep.equal(['Ärger', 'arts &amp; crafts']);
        expect(await names('search=animal')).to.deep.equal(['Zoo']);
        expect(await names('search=ÄRG')).to.deep.equal(['Ärger']);
        expect(await names('search=ts%20%26')).to.deep.equal(['arts &amp; crafts']);
        for (const nothing of ['%25', '_', 'nowhere'])
          expect(await names(`search=${nothing}`)).to.deep.equal([]);
        for (const empty of ['', '%20']) expect(await faults(`search=${empty}`)).to.deep.equal(['search']);
      });

      it('includes and excludes terms by id, never by slug or name', async () => {
        const [walks, zoo] = [String(ids['walks']), String(ids['Zoo'])];
        expect(await names(`include=${walks},${zoo}`)).to.deep.equal(['walks', 'Zoo']);
        expect(await names(`include[]=${walks}&include[]=animals`)).to.deep.equal(['walks']);
        expect(await names('include=walks,Zoo')).to.deep.equal([]);
        expect(await names(`exclude=${walks},${zoo}`)).to.deep.equal(['Ärger', 'arts &amp; crafts']);
        expect(await names('exclude=walks')).to.have.length(4);
        expect(await names(`include=${String(ids['Empty'])}`)).to.deep.equal([]);
        for (const name of ['include', 'exclude']) {
          for (const value of ['999999', 'nowhere', '', `${walks},0`, `${walks},99999999999`])
            expect(await faults(`${name}=${value}`)).to.deep.equal([name]);
        }
      });

      it('lists the terms of an event', async () => {
        const id = String(eventId);
        for (const query of [`event=${id}`, `post=${id}`, `event=${id}&post=${String(draftId)}`])
          expect(await names(query), query).to.deep.equal(['Ärger', 'walks', 'Zoo']);
        const { id: venueId } = await catalogue.venue();
        for (const name of ['event', 'post']) {
          for (const value of ['', '0', 'abc', '999999', '99999999999', String(venueId)])
            expect(await faults(`${name}=${value}`), value).to.deep.equal([name]);
        }
      });

      it('hides the terms of an event that the caller may not see', async () => {
        const query = `/${list}?event=${String(draftId)}&hide_empty=false`;
        expect(namesOf(await get(query))).to.deep.equal([]);
        expect(namesOf(await get(query, 'author'))).to.deep.equal([]);
        expect(namesOf(await get(query, 'editor'))).to.deep.equal(['Empty', 'Zoo']);
        const { id } = await event({ [list]: [ids['Zoo']], password: 'sesame' });
        expect(await names(`event=${String(id)}`)).to.deep.equal([]);
        expect(namesOf(await get(`/${list}?event=${String(id)}`, 'author'))).to.deep.equal([]);
        expect(namesOf(await get(`/${list}?event=${String(id)}`, 'editor'))).to.deep.equal(['Zoo']);
        await put(`/events/${String(id)}`, { [list]: [] });
      });

      it('lists the term of a slug', async () => {
        expect(await names('slug=animals')).to.deep.equal(['Zoo']);
        expect(await names('slug=%C3%84rger')).to.deep.equal(['Ärger']);
        expect(await names('slug=Zoo')).to.deep.equal([]);
        expect(await names('slug=animal')).to.deep.equal([]);
        expect(await faults('slug=')).to.deep.equal(['slug']);
      });

      it('sorts terms by the requested order', async () => {
        const order = `include=${['Zoo', 'walks', 'arts & crafts'].map((name) => ids[name]).join(',')}`;
        const all = ['Ärger', 'arts &amp; crafts', 'walks', 'Zoo'];
        for (const [query, wanted] of [
          ['orderby=name', all],
          ['orderby=name&order=desc', all.toReversed()],
          ['order=asc', all],
          ['order=ASC', all],
          ['orderby=NAME&order=DESC', all.toReversed()],
          ['orderby=id', ['walks', 'Zoo', 'Ärger', 'arts &amp; crafts']],
          ['orderby=id&order=desc', ['arts &amp; crafts', 'Ärger', 'Zoo', 'walks']],
          ['orderby=slug', ['Zoo', 'Ärger', 'arts &amp; crafts', 'walks']],
          ['orderby=description', ['Zoo', 'arts &amp; crafts', 'walks', 'Ärger']],
          ['orderby=count&order=desc', ['walks', 'Ärger', 'Zoo', 'arts &amp; crafts']],
          ['orderby=term_group', ['walks', 'Zoo', 'Ärger', 'arts &amp; crafts']],
          ['orderby=include', all],
          [`orderby=include&${order}`, ['Zoo', 'walks', 'arts &amp; crafts']],
          [`orderby=include&order=desc&${order}`, ['arts &amp; crafts', 'walks', 'Zoo']],
        ] as const) {
          expect(await names(query), query).to.deep.equal(wanted);
        }
        for (const name of ['order', 'orderby'])
          for (const value of ['', 'anything', 'constructor'])
            expect(await faults(`${name}=${value}`)).to.deep.equal([name]);
      });

      it('returns terms in pages, with totals in headers and links that keep every filter', async () => {
        const filters = `hide_empty=false&search=a&orderby=id&order=desc&exclude=${String(ids['Zoo'])}`;
        const { body, headers } = await get(`/${list}?${filters}&per_page=1&page=2`);
        expect(body[list]).to.have.length(1);
        expect(body).to.include({ total: 3, total_pages: 3 });
        expect(headers).to.include({ 'x-tec-total': '3', 'x-tec-totalpages': '3' });
        const base = `${ROOT}/${list}/`;
        const given = [...new URLSearchParams(filters).entries()];
        for (const [name, page] of [
          ['rest_url', '2'],
          ['next_rest_url', '3'],
          ['previous_rest_url', null],
        ] as const) {
          const url = new URL(String(body[name]));
          expect(`${url.origin}${url.pathname}`).to.equal(base);
          expect(url.searchParams.get('page')).to.equal(page);
          expect([...url.searchParams.entries()]).to.deep.include.members([...given, ['per_page', '1']]);
        }
        const next = await get(String(body['next_rest_url']).slice(ROOT.length));
        expect(namesOf(next)).to.deep.equal(['walks']);
        expect(next.body).to.not.have.property('next_rest_url');
      });

      it('omits default parameters from links of term lists', async () => {
        const { body } = await get(`/${list}?hide_empty=1&orderby=name&order=asc&per_page=1`);
        expect(body['rest_url']).to.equal(`${ROOT}/${list}/?page=1&per_page=1`);
        expect(body['next_rest_url']).to.equal(`${ROOT}/${list}/?per_page=1&page=2`);
      });

      it('percent-encodes the links of term lists', async () => {
        const { body } = await get(`/${list}?search=ts%20%26`);
        expect(body['rest_url']).to.match(/search=ts(?:\+|%20)%26(?:&|$)/);
      });

      it('returns no terms after the last page', async () => {
        const { status, body, headers } = await get(`/${list}?per_page=3&page=7`);
        expect(status).to.equal(200);
        expect(body).to.deep.include({ [list]: [], total: 4, total_pages: 2 });
        expect(headers).to.include({ 'x-tec-total': '4', 'x-tec-totalpages': '2' });
        expect(String(body['previous_rest_url'])).to.match(/[?&]page=6$/);
        expect(body).to.not.have.property('next_rest_url');
      });

      it('returns no terms if nothing matches', async () => {
        const { status, body, headers } = await get(`/${list}?search=nowhere`);
        expect(status).to.equal(200);
        expect(body).to.deep.include({ [list]: [], total: 0, total_pages: 0 });
        expect(headers).to.include({ 'x-tec-total': '0', 'x-tec-totalpages': '0' });
        expect(body).to.not.have.any.keys('next_rest_url', 'previous_rest_url');
      });

      it('limits pages of terms to 50, and refuses invalid page sizes', async () => {
        const { body } = await get(`/${list}?per_page=100`);
        expect(String(body['rest_url'])).to.include('per_page=50');
        expect(await names('per_page=2.0')).to.have.length(2);
        for (const name of ['page', 'per_page']) {
          for (const value of ['0', '-1', '1.5', 'foo', ''])
            expect(await faults(`${name}=${value}`)).to.deep.equal([name]);
        }
      });

      it('reports all faults in parameters of term lists at once', async () => {
        expect(await faults('page=0&search=&include=nowhere&event=0')).to.have.members([
          'page',
          'search',
          'include',
          'event',
        ]);
      });
    });
  }

  describe('below a category', () => {
    let catalogue: Catalogue;
    const { get, category, tag } = bound(() => catalogue);
    before(async () => {
      catalogue = await openCatalogue(await open());
    });
    after(() => catalogue.stop());

    it('lists only the children of a category', async () => {
      const above = await category('Above');
      const child = await category('Child', { parent: above['id'] });
      await category('Grandchild', { parent: child['id'] });
      const { body } = await get(`/categories?hide_empty=false&parent=${String(above['id'])}`);
      expect(body['categories']).to.deep.equal([child]);
      expect(String(body['rest_url'])).to.include(`parent=${String(above['id'])}`);
    });

    it('refuses a parent that is not a category', async () => {
      const { id } = await tag('No category');
      for (const parent of ['', '0', 'foo', '999999', String(id)]) {
        const { status, body } = await get(`/categories?parent=${parent}`);
        expect(status, parent).to.equal(400);
        expect(Object.keys(paramsOf(body))).to.deep.equal(['parent']);
      }
    });

    it('has no parent parameter for tags', async () => {
      await tag('Any');
      expect((await get('/tags?hide_empty=false&parent=0')).body['total']).to.be.above(0);
    });
  });
});
