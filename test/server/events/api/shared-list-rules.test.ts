import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue, paramsOf, SITE, type Wire } from '../support/catalogue.js';

const LISTS = ['events', 'venues', 'organizers', 'categories', 'tags'] as const;

forEachDatabase('rules of all lists', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
    for (let number = 1; number <= 12; number += 1) {
      await catalogue.event({
        title: `Number ${String(number)}`,
        venue: { venue: `Venue ${String(number)}` },
        organizer: { organizer: `Organizer ${String(number)}` },
        categories: [`Category ${String(number)}`],
        tags: [`Tag ${String(number)}`],
      });
    }
  });
  after(() => catalogue.stop());
  const { get, call } = bound(() => catalogue);

  for (const list of LISTS) {
    describe(list, () => {
      const idsOf = (body: Wire): unknown[] => (body[list] as Wire[]).map(({ id }) => id);

      it('returns lists in pages of ten, with totals and at most two links', async () => {
        const first = await get(`/${list}`);
        expect(first.body).to.have.all.keys(list, 'rest_url', 'next_rest_url', 'total', 'total_pages');
        expect(first.body).to.include({ total: 12, total_pages: 2 });
        expect(first.headers).to.include({ 'x-tec-total': '12', 'x-tec-totalpages': '2' });
        expect(first.headers).to.not.have.any.keys('x-wp-total', 'x-wp-totalpages', 'location');
        expect(String(first.body['rest_url'])).to.satisfy((url: string) =>
          url.startsWith(`${SITE}/cal/events/v1/${list}/?page=1&per_page=10`),
        );
        expect(idsOf(first.body)).to.have.length(10);
        const second = await get(`/${list}?page=2`);
        expect(second.body).to.have.all.keys(list, 'rest_url', 'previous_rest_url', 'total', 'total_pages');
        expect(new Set([...idsOf(first.body), ...idsOf(second.body)]).size).to.equal(12);
        expect(new URL(String(second.body['previous_rest_url'])).searchParams.has('page')).to.equal(false);
        expect(String(first.body['next_rest_url'])).to.match(/[?&]page=2$/);
      });

      it('returns the same list with a slash at the end, in capitals and for HEAD', async () => {
        const { body, headers } = await get(`/${list}`);
        expect((await get(`/${list}/`)).body).to.deep.equal(body);
        expect((await get(`/${list.toUpperCase()}`)).body).to.deep.equal(body);
        const head = await call('HEAD', `/${list}`);
        expect([head.status, head.headers['x-tec-total'], head.headers['x-tec-totalpages']]).to.deep.equal([
          ...[200, headers['x-tec-total'], headers['x-tec-totalpages']],
        ]);
      });

      it('accepts pages from 1 and up to 50 items on a page', async () => {
        for (const name of ['page', 'per_page']) {
          for (const value of ['0', '-1', '1.5', 'foo', '', '1e99', 'true']) {
            const { status, body } = await get(`/${list}?${name}=${value}`);
            expect([status, body['code']], `${name}=${value}`).to.deep.equal([400, 'rest_invalid_param']);
            expect(Object.keys(paramsOf(body))).to.deep.equal([name]);
          }
        }
        for (const perPage of ['51', '100', '9999']) {
          const { body } = await get(`/${list}?per_page=${perPage}`);
          expect(idsOf(body)).to.have.length(12);
          expect(new URL(String(body['rest_url'])).searchParams.get('per_page')).to.equal('50');
        }
        expect(idsOf((await get(`/${list}?per_page=5.0&page=2.0`)).body)).to.have.length(5);
      });

      it('links all pages of a list in both directions', async () => {
        const seen: unknown[] = [];
        let body = (await get(`/${list}?per_page=5`)).body;
        const follow = async (link: unknown): Promise<Wire> =>
          (await get(String(link).slice(`${SITE}/cal/events/v1`.length))).body;
        const pages = [idsOf(body)];
        while (body['next_rest_url'] !== undefined) {
          body = await follow(body['next_rest_url']);
          pages.push(idsOf(body));
        }
        seen.push(...pages.flat());
        expect(pages.map(({ length }) => length)).to.deep.equal([5, 5, 2]);
        expect(new Set(seen).size).to.equal(12);
        for (const ids of pages.slice(0, -1).toReversed()) {
          body = await follow(body['previous_rest_url']);
          expect(idsOf(body)).to.deep.equal(ids);
        }
        expect(body).to.not.have.property('previous_rest_url');
      });

      it('ends a list after its last page', async () => {
        // The last page is full in the second.
        for (const query of ['page=3', 'per_page=6&page=3']) {
          const { status, body } = await get(`/${list}?${query}`);
          if (list === 'categories' || list === 'tags') {
            expect([status, body[list], body['total']], query).to.deep.equal([200, [], 12]);
          } else {
            const code = `${list.slice(0, -1)}-archive-page-not-found`;
            expect([status, body['code'], body['data']], query).to.deep.equal([404, code, { status: 404 }]);
          }
        }
      });

      it('searches a list for one text, which may be given once', async () => {
        for (const query of ['search=', 'search[]=a', 'search[]=a&search[]=b', 'search[a]=b']) {
          const { status, body } = await get(`/${list}?${query}`);
          expect([status, body['code']], query).to.deep.equal([400, 'rest_invalid_param']);
        }
      });

      it('lists each item as a single reading returns it, but for json_ld', async () => {
        const { body } = await get(`/${list}?per_page=50`);
        for (const item of body[list] as Wire[]) {
          const read = await get(`/${list}/${String(item['id'])}`);
          expect(read.status).to.equal(200);
          const plain: unknown = JSON.parse(
            JSON.stringify(read.body, (name, value: unknown) => (name === 'json_ld' ? undefined : value)),
          );
          expect(plain).to.deep.equal(item);
        }
      });
    });
  }
});
