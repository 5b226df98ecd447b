import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  bound,
  type Catalogue,
  inside,
  openCatalogue,
  paramsOf,
  SITE,
  type Wire,
} from '../support/catalogue.js';

const ROOT = `${SITE}/cal/events/v1`;

/** Both kinds, which differ in nothing that is said here. */
const KINDS = [
  { list: 'categories', taxonomy: 'tribe_events_cat', page: '/events/category', extra: { parent: 0 } },
  { list: 'tags', taxonomy: 'post_tag', page: '/tag', extra: {} },
] as const;

forEachDatabase('terms over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { call, get, post, put, remove, event, category, tag } = bound(() => catalogue);

  for (const { list, taxonomy, page, extra } of KINDS) {
    describe(`of ${list}`, () => {
      const make = list === 'categories' ? category : tag;

      it('creates a term and returns its address', async () => {
        const answer = await post(`/${list}`, {
          name: ' Rock <i>&</i> "Roll" ',
          description: 'Loud, <b>fast</b><script>x()</script><h1> & old</h1>',
        });
        const { id } = answer.body;
        expect(answer.status).to.equal(201);
        expect(answer.headers['location']).to.equal(`${ROOT}/${list}/${String(id)}`);
        expect(answer.body).to.deep.equal({
          id,
          count: 0,
          description: 'Loud, <b>fast</b> &amp; old',
          url: `${SITE}${page}/rock-roll/`,
          name: 'Rock &amp; "Roll"',
          slug: 'rock-roll',
          taxonomy,
          ...extra,
          meta: [],
          urls: { self: `${ROOT}/${list}/${String(id)}`, collection: `${ROOT}/${list}` },
        });
        expect((await get(`/${list}/${String(id)}`)).body).to.deep.equal(answer.body);
      });

      it('requires a text as the name of a term', async () => {
        expect((await post(`/${list}`, {})).body).to.deep.include({ code: 'rest_missing_callback_param' });
        for (const [field, value] of [
          ['name', ''],
          ['name', '<br>'],
          ['name', 5],
          ['name', 'x'.repeat(201)],
          ['description', 5],
          ['description', '<b>'.repeat(5001)],
          ['slug', ''],
          ['slug', 5],
        ] as const) {
          const { status, body } = await post(`/${list}`, { name: 'Fine', [field]: value });
          expect(status, `${field} ${String(value).slice(0, 20)}`).to.equal(400);
          expect(body['code']).to.equal('rest_invalid_param');
          expect(Object.keys(paramsOf(body))).to.deep.equal([field]);
        }
      });

      it('reports all faults in a term at once', async () => {
        const { body } = await call('PUT', `/${list}/999999`, { name: '', slug: 7 });
        expect(Object.keys(paramsOf(body)).sort()).to.deep.equal(['id', 'name', 'slug']);
      });

      it('refuses a second term of one name in any case, unless with its own slug', async () => {
        const first = await make('Open Air');
        for (const same of [{ name: 'open AIR' }, { name: 'Open Air', slug: 'open-air' }]) {
          const { status, body } = await post(`/${list}`, same);
          expect(status).to.equal(400);
          expect(body['code']).to.equal('term_exists');
          expect(inside(body, 'data')).to.deep.equal({ status: 400, term_id: first['id'] });
        }
        await make('Under the sky');
        const taken = await post(`/${list}`, { name: 'Open Air', slug: 'under-the-sky' });
        expect(taken.body['code']).to.equal('term_exists');
        const { body } = await post(`/${list}`, { name: 'Open Air', slug: 'Open Air Two' });
        expect(body).to.include({ name: 'Open Air', slug: 'open-air-two' });
      });

      it('adds a number to a slug that is taken', async () => {
        await make('Garden');
        expect(await make('Garden!')).to.include({ slug: 'garden-2' });
        expect(await make('Garden?')).to.include({ slug: 'garden-3' });
        expect(await make('Yard', { slug: 'GARDEN' })).to.include({ slug: 'garden-4' });
      });

      it('limits slugs to two hundred characters, their number included', async () => {
        const slug = 'x'.repeat(250);
        for (const wanted of ['x'.repeat(200), `${'x'.repeat(198)}-2`, `${'x'.repeat(198)}-3`]) {
          expect(await make(`Long ${wanted.slice(-2)}`, { slug })).to.include({ slug: wanted });
        }
      });

      it('adds a number to a percent-encoded slug of maximum length', async () => {
        // Each letter takes nine characters, and goes as a whole to make place for the number.
        const cut = `a${'%e6%9d%b1'.repeat(21)}`;
        for (const [index, wanted] of [`${cut}%e6%9d%b1`, `${cut}-2`, `${cut}-3`, `${cut}-4`].entries()) {
          const fields = { slug: `a${'東'.repeat(22)}` };
          expect(await make(`East ${String(index)}`, fields)).to.include({ slug: wanted });
        }
      });

      it('escapes slugs of other scripts, and uses the id for a name without letters', async () => {
        const hall = await make('東京 Hall');
        expect(hall).to.include({ name: '東京 Hall', slug: '%e6%9d%b1%e4%ba%ac-hall' });
        const { id, slug } = await make('!!!');
        expect(slug).to.equal(String(id));
      });

      it('adds a number to an id slug that another term has', async () => {
        const { id } = await make('Before the other');
        await make('The other', { slug: String(Number(id) + 2) });
        const odd = await make('???');
        expect(odd['slug']).to.equal(`${String(odd['id'])}-2`);
        expect((await get(`/${list}/${String(odd['id'])}`)).body).to.deep.equal(odd);
      });

      it('creates different terms for names that differ in accents', async () => {
        expect(await make('Rosé')).to.include({ slug: 'rose' });
        expect(await make('Rose')).to.include({ name: 'Rose', slug: 'rose-2' });
      });

      for (const method of ['POST', 'PUT', 'PATCH']) {
        it(`changes a term by ${method}, and keeps what is not sent`, async () => {
          const before = await make(`Sports ${method}`, { description: 'Games' });
          const path = `/${list}/${String(before['id'])}`;
          const renamed = await call(method, path, { name: `Games ${method}` }, 'editor');
          expect(renamed.status).to.equal(200);
          expect(renamed.body).to.deep.equal({ ...before, name: `Games ${method}` });
          const moved = await call(method, path, { slug: `Moved ${method}`, description: '' }, 'editor');
          const slug = `moved-${method.toLowerCase()}`;
          const url = `${SITE}${page}/${slug}/`;
          expect(moved.body).to.deep.equal({ ...renamed.body, slug, url, description: '' });
          expect((await get(path)).body).to.deep.equal(moved.body);
          expect((await call(method, path, {}, 'editor')).body).to.deep.equal(moved.body);
        });
      }

      it('accepts the body of a term as it was read', async () => {
        const before = await make('This & <that', { description: 'Is <em>1 &lt; 2</em>? & "more"' });
        const { status, body } = await put(`/${list}/${String(before['id'])}`, before);
        expect(status).to.equal(200);
        expect(body).to.deep.equal(before);
      });

      it('keeps all concurrent changes of a term', async () => {
        for (let round = 0; round < 5; round += 1) {
          const { id } = await make(`Busy ${String(round)}`);
          const fields = {
            name: `Named ${String(round)}`,
            description: 'Told',
            slug: `sorted-${String(round)}`,
          };
          await Promise.all(
            Object.entries(fields).map(([name, value]) => put(`/${list}/${String(id)}`, { [name]: value })),
          );
          expect((await get(`/${list}/${String(id)}`)).body).to.include(fields);
        }
      });

      it('keeps the slug of a term if the new one has no letters', async () => {
        const { id } = await make('Lettered');
        const { status, body } = await put(`/${list}/${String(id)}`, { slug: '!!!' });
        expect([status, body['slug']]).to.deep.equal([200, 'lettered']);
      });

      it('finds a term by its current name', async () => {
        const { id } = await make('Named before', { slug: `renamed-of-${list}` });
        await put(`/${list}/${String(id)}`, { name: 'Named since' });
        const since = await event({ [list]: ['named SINCE'] });
        expect((since[list] as Wire[]).map((term) => term['id'])).to.deep.equal([id]);
        const before = await event({ [list]: ['Named before'] });
        expect((before[list] as Wire[])[0]).to.include({ name: 'Named before', slug: 'named-before' });
      });

      it('removes markup from a term on update, too', async () => {
        const { id } = await make('Changed with markup');
        const sent = { name: 'Ch<b>anged</b>', description: '<b>So</b><script>x()</script>' };
        const { body } = await put(`/${list}/${String(id)}`, sent);
        expect(body).to.include({ name: 'Changed', description: '<b>So</b>' });
      });

      it('lets a term take the name of another, but not its slug', async () => {
        await make('First');
        const { id } = await make('Second');
        const path = `/${list}/${String(id)}`;
        expect((await put(path, { name: 'First' })).body).to.include({ name: 'First', slug: 'second' });
        const { status, body } = await put(path, { slug: 'first' });
        expect(status).to.equal(400);
        expect(body['code']).to.equal('duplicate_term_slug');
        expect((await put(path, { slug: 'second' })).status).to.equal(200);
      });

      it('deletes a term permanently, also from its events', async () => {
        const made = await make('Short-lived');
        const { id } = await event({ [list]: [made['id']] });
        const path = `/${list}/${String(made['id'])}`;
        const { status, body } = await remove(path);
        expect(status).to.equal(200);
        expect(body).to.deep.equal({ ...made, count: 1 });
        for (const method of ['GET', 'DELETE', 'PUT']) {
          const again = await call(method, path, method === 'PUT' ? {} : undefined, 'editor');
          expect(again.status, method).to.equal(400);
          expect(again.body['code']).to.equal('rest_invalid_param');
          expect(Object.keys(paramsOf(again.body))).to.deep.equal(['id']);
        }
        expect((await get(`/events/${String(id)}`)).body[list]).to.deep.equal([]);
        // Its name and slug are free again, its id is not.
        const next = await make('Short-lived');
        expect(next).to.include({ slug: 'short-lived' });
        expect(next['id']).to.be.above(Number(made['id']));
      });

      it('accepts only numeric ids of terms of the same kind', async () => {
        const other = list === 'categories' ? await tag('A tag') : await category('A category');
        for (const id of [other['id'], 0, 999_999_999_999]) {
          const { status, body } = await get(`/${list}/${String(id)}`);
          expect(status, String(id)).to.equal(400);
          expect(Object.keys(paramsOf(body))).to.deep.equal(['id']);
        }
        for (const id of ['walks', '-1', '1.5']) {
          const { status, body } = await get(`/${list}/${id}`);
          expect([status, body['code']], id).to.deep.equal([404, 'rest_no_route']);
        }
      });

      it('refuses the id of a missing term before rights and other faults', async () => {
        for (const as of ['nobody', 'editor'] as const) {
          for (const answer of [
            await get(`/${list}/999999`, as),
            await remove(`/${list}/999999`, as),
            await put(`/${list}/999999`, { description: 'x' }, as),
          ]) {
            expect([answer.status, answer.body['code']], as).to.deep.equal([400, 'rest_invalid_param']);
            expect(paramsOf(answer.body)).to.have.all.keys('id');
          }
        }
        const { status, body } = await put(`/${list}/999999`, { name: '<i></i>' });
        expect([status, Object.keys(paramsOf(body)).sort()]).to.deep.equal([400, ['id', 'name']]);
      });

      it('creates one term for a repeated Idempotency-Key', async () => {
        const again = { 'idempotency-key': `terms-${list}` };
        const first = await call('POST', `/${list}`, { name: 'Only once' }, 'editor', again);
        const second = await call('POST', `/${list}`, { name: 'Only once' }, 'editor', again);
        expect(second.status).to.equal(201);
        expect(second.body).to.deep.equal(first.body);
      });
    });
  }

  it('lists categories and tags separately', async () => {
    await category('A category of the list');
    await tag('A tag of the list');
    for (const { list, taxonomy } of KINDS) {
      const { body } = await get(`/${list}?hide_empty=false&per_page=50`);
      const found = new Set((body[list] as Wire[]).map((term) => term['taxonomy']));
      expect([...found]).to.deep.equal([taxonomy]);
    }
  });

  it('allows the same slug for a category and a tag', async () => {
    await category('Shared name');
    expect(await tag('Shared name')).to.include({ slug: 'shared-name' });
    const { id } = await tag('Another name');
    await category('Shared slug');
    const { status, body } = await put(`/tags/${String(id)}`, { slug: 'shared-slug' });
    expect([status, body['slug']]).to.deep.equal([200, 'shared-slug']);
  });

  it('refuses a parent for tags', async () => {
    const { id } = await tag('Without parents');
    for (const answer of [
      await post('/tags', { name: 'Orphan', parent: id }),
      await put(`/tags/${String(id)}`, { parent: id }),
      // Nor is it said whether there is such a parent.
      await post('/tags', { name: 'Orphan', parent: 999_999 }),
    ]) {
      expect(answer.status).to.equal(400);
      expect(answer.body['code']).to.equal('rest_taxonomy_not_hierarchical');
    }
  });

  it('creates and changes terms by forms and query parameters, too', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const { body } = await call('POST', '/categories', 'name=By+form&description=One', 'editor', form);
    expect(body).to.include({ name: 'By form', description: 'One' });
    const path = `/categories/${String(body['id'])}?description=Two`;
    expect((await call('PUT', path, undefined, 'editor')).body).to.include({ description: 'Two' });
  });
});
