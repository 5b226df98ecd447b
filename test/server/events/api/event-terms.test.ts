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
const MEETING = { title: 'Town Meeting', start_date: '2027-08-10 10:00:00', end_date: '2027-08-10 12:00:00' };

const KINDS = [
  { list: 'categories', taxonomy: 'tribe_events_cat' },
  { list: 'tags', taxonomy: 'post_tag' },
] as const;

forEachDatabase('terms of events', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { call, get, post, put, remove, event, category, tag } = bound(() => catalogue);

  const namesIn = (body: Wire, list: string): unknown[] => (body[list] as Wire[]).map(({ name }) => name);

  for (const { list, taxonomy } of KINDS) {
    describe(list, () => {
      const make = list === 'categories' ? category : tag;
      const countOf = async ({ id }: Wire): Promise<unknown> =>
        (await get(`/${list}/${String(id)}`)).body['count'];
      let counter = 0;
      const makeNew = (): Promise<Wire> => {
        counter += 1;
        return make(`Term ${String(counter)} of ${list}`);
      };

      it('embeds terms of an event in a shape of their own', async () => {
        const made = await make('Food & Drink', { description: 'Both' });
        const { id } = made;
        const body = await event({ [list]: [id] });
        const embedded = {
          name: 'Food &amp; Drink',
          slug: 'food-drink',
          term_group: 0,
          term_taxonomy_id: id,
          taxonomy,
          description: 'Both',
          parent: 0,
          count: 1,
          filter: 'raw',
          id,
          urls: { self: `${ROOT}/${list}/${String(id)}`, collection: `${ROOT}/${list}` },
        };
        expect(body[list]).to.deep.equal([embedded]);
        expect((await get(`/events/${String(body['id'])}`)).body[list]).to.deep.equal([embedded]);
        const listed = (await get(`/events?include=${String(body['id'])}`)).body['events'];
        expect((listed as Wire[])[0]![list]).to.deep.equal([embedded]);
      });

      it('links terms in every form', async () => {
        const { id, slug } = await make('Café Evenings');
        const { id: other } = await make('Another');
        for (const [link, wanted] of [
          [id, ['Café Evenings']],
          [String(id), ['Café Evenings']],
          [[id], ['Café Evenings']],
          [
            [String(id), other],
            ['Another', 'Café Evenings'],
          ],
          [`${String(id)}, another`, ['Another', 'Café Evenings']],
          [{ id }, ['Café Evenings']],
          [
            [{ id }, { id: String(other), name: 'ignored' }],
            ['Another', 'Café Evenings'],
          ],
          [slug, ['Café Evenings']],
          [['Café Evenings'], ['Café Evenings']],
          [['cafe EVENINGS'], ['Café Evenings']],
          [['<b>Another</b>', other, 'another'], ['Another']],
        ] as const) {
          const body = await event({ [list]: link });
          expect(namesIn(body, list), JSON.stringify(link)).to.deep.equal(wanted);
        }
      });

      it('prefers the slug as written to the name when it looks up a term', async () => {
        const bySlug = await make('Something else', { slug: `winter-${list}` });
        const byName = await make(`Winter ${list}`, { slug: `cold-${list}` });
        const namesake = await make(`winter-${list}`, { slug: `third-${list}` });
        for (const [sent, wanted] of [
          [`winter-${list}`, bySlug],
          [`Winter ${list}`, byName],
          [`WINTER-${list}`, namesake],
        ] as const) {
          const body = await event({ [list]: [sent] });
          expect((body[list] as Wire[])[0]!['id'], sent).to.equal(wanted['id']);
        }
      });

      it('chooses among terms of one name the closest spelling, and then the oldest', async () => {
        const plain = await make('Creme Brulee', { slug: `plain-${list}` });
        const accented = await make('Crème Brûlée', { slug: `accented-${list}` });
        const again = await make('Crème brulee', { slug: `again-${list}` });
        for (const [name, wanted] of [
          ['creme BRULEE', plain],
          ['CRÈME brûlée', accented],
          ['Crème Brulee', again],
          ['Cremé Brulee', plain],
        ] as const) {
          const body = await event({ [list]: [name] });
          expect(
            (body[list] as Wire[]).map(({ id }) => id),
            name,
          ).to.deep.equal([wanted['id']]);
        }
      });

      it('ignores numbers that are not ids of terms', async () => {
        const other = list === 'categories' ? await tag('Elsewhere') : await category('Elsewhere');
        const made = await makeNew();
        const numbers = [999_999, made['id'], '888888', 2 ** 40, '99999999999999999999', other['id'], 0];
        const body = await event({ [list]: numbers });
        expect(namesIn(body, list)).to.deep.equal([made['name']]);
      });

      it('ignores term names without a word, and reads text inside markup', async () => {
        const made = await makeNew();
        const texts = ['<b></b>', ' ', '<i>987654321</i>', `<b>${String(made['id'])}</b>`];
        expect(namesIn(await event({ [list]: texts }), list)).to.deep.equal([made['name']]);
      });

      it('looks up digits as an id, else a slug, else a name, and ignores unknown ones', async () => {
        const plain = await makeNew();
        const id = String(plain['id']);
        // Named like the id of another.
        const namesake = await make(id, { slug: `year-${id}` });
        await make(`With the id of ${list} for a slug`, { slug: id });
        const bySlug = await make(`Jubilee of ${list}`, { slug: '240573335' });
        const byName = await make('240573335', { slug: `number-of-${list}` });
        const year = await make('2027', { slug: `this-year-of-${list}` });
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        for (const [sent, wanted] of [
          [[id], plain],
          [[`year-${id}`], namesake],
          [['240573335'], bySlug],
          [[byName['id']], byName],
          [['2027'], year],
          [['2027', '987654321', '9'.repeat(20)], year],
        ] as const) {
          const { id: eventId } = await event();
          const path = `/events/${String(eventId)}`;
          const answers = [
            await put(path, { [list]: sent }),
            await put(path, { [list]: sent.join(',') }),
            await call(
              'PUT',
              path,
              new URLSearchParams({ [list]: sent.join(',') }).toString(),
              'editor',
              form,
            ),
            await call('PUT', `${path}?${list}=${sent.join(',')}`, undefined, 'editor'),
          ];
          for (const { status, body } of answers) {
            expect(status, sent.join()).to.equal(200);
            expect((body[list] as Wire[]).map((term) => term['id'])).to.deep.equal([wanted['id']]);
          }
          // Numbers are ids and nothing else.
          const { body } = await put(path, { [list]: [240573335, 2027] });
          expect(body[list]).to.deep.equal([]);
        }
        const { status, body } = await post('/events', { ...MEETING, [list]: ['2028'] }, 'contributor');
        expect([status, body[list]]).to.deep.equal([201, []]);
        expect((await get(`/${list}?hide_empty=false&search=2028`)).body['total']).to.equal(0);
      });

      it('creates terms by name', async () => {
        const body = await event({ [list]: ['Brand new', 'brand NEW', 'Newer & bolder'] });
        expect((body[list] as Wire[]).map(({ name, slug }) => [name, slug])).to.deep.equal([
          ['Brand new', 'brand-new'],
          ['Newer &amp; bolder', 'newer-bolder'],
        ]);
        const again = await event({ [list]: 'newer & BOLDER' });
        expect(again[list]).to.deep.equal([{ ...(body[list] as Wire[])[1], count: 2 }]);
      });

      it('creates no terms when the event is refused', async () => {
        const { status } = await post('/events', { ...MEETING, timezone: 'Mars/Base', [list]: ['Never'] });
        expect(status).to.equal(400);
        expect((await get(`/${list}?hide_empty=false&slug=never`)).body['total']).to.equal(0);
      });

      it('refuses values that name no term', async () => {
        for (const link of [
          [{ name: 'No id' }],
          { name: 'No id' },
          [{ id: 0 }],
          [true],
          [['x']],
          ['x'.repeat(201)],
          new Array<string>(501).fill('x'),
        ]) {
          const { status, body } = await post('/events', { ...MEETING, [list]: link });
          expect(status, JSON.stringify(link)).to.equal(400);
          expect(body['code']).to.equal('rest_invalid_param');
          expect(Object.keys(paramsOf(body))).to.deep.equal([list]);
        }
      });

      it('keeps terms that are not sent, replaces sent ones, and removes them with empty values', async () => {
        const [one, two] = [await makeNew(), await makeNew()];
        const { id } = await event({ [list]: [one['id']] });
        const path = `/events/${String(id)}`;
        expect(namesIn((await put(path, { title: 'Same terms' })).body, list)).to.deep.equal([one['name']]);
        expect(namesIn((await put(path, { [list]: [two['id']] })).body, list)).to.deep.equal([two['name']]);
        for (const empty of ['', [], null, 0, '0', [''], ' , ']) {
          await put(path, { [list]: [one['id'], two['id']] });
          const { body } = await put(path, { [list]: empty });
          expect(body[list], JSON.stringify(empty)).to.deep.equal([]);
        }
        expect([await countOf(one), await countOf(two)]).to.deep.equal([0, 0]);
      });

      it('keeps terms when a whole event is sent back', async () => {
        const made = await makeNew();
        const { id } = await event({ [list]: [made['id']] });
        const { body: read } = await get(`/events/${String(id)}`, 'editor');
        const { status, body } = await put(`/events/${String(id)}`, read);
        expect(status).to.equal(200);
        expect(body[list]).to.deep.equal(read[list]);
      });

      it('links terms by forms', async () => {
        const made = await makeNew();
        const form = new URLSearchParams({ ...MEETING });
        form.append(`${list}[]`, String(made['id']));
        form.append(`${list}[]`, 'By form, with a comma');
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        const { body } = await call('POST', '/events', form.toString(), 'editor', type);
        expect(namesIn(body, list)).to.deep.equal(['By form, with a comma', made['name']]);
      });

      it('counts published events of terms', async () => {
        const made = await makeNew();
        const steps: unknown[] = [];
        const note = async (): Promise<void> => void steps.push(await countOf(made));
        const { id } = await event({ [list]: [made['id']], status: 'draft' });
        const path = `/events/${String(id)}`;
        await note();
        for (const fields of [
          { status: 'publish' },
          { title: 'Still published' },
          { [list]: [made['id'], made['name']] },
          { status: 'private' },
          { status: 'publish' },
          { status: 'pending' },
          { date: '2030-01-01', status: 'publish' },
          { date: '2020-01-01' },
          { status: 'trash' },
          { status: 'publish' },
        ]) {
          await put(path, fields);
          await note();
        }
        expect(steps).to.deep.equal([0, 1, 1, 1, 0, 1, 0, 0, 1, 0, 1]);
        await remove(path);
        await note();
        await post(`${path}/restore`, {});
        await note();
        await event({ [list]: made['slug'] });
        await note();
        await put(path, { [list]: [] });
        await note();
        expect(steps.slice(11)).to.deep.equal([0, 1, 2, 1]);
      });

      it('counts an event once when concurrent requests change it', async () => {
        const terms = [await makeNew(), await makeNew(), await makeNew()];
        const events = [await event(), await event(), await event()];
        const changes = events.flatMap(({ id }) =>
          terms.flatMap((term, index) => [
            put(`/events/${String(id)}`, { [list]: [term['id'], terms[(index + 1) % 3]!['id']] }),
            put(`/events/${String(id)}`, { status: index === 1 ? 'draft' : 'publish' }),
          ]),
        );
        for (const { status } of await Promise.all(changes)) expect(status).to.equal(200);
        for (const term of terms) {
          const { body } = await get(`/events?include=${events.map(({ id }) => String(id)).join(',')}`);
          const having = (body['events'] as Wire[]).filter((one) =>
            namesIn(one, list).includes(term['name']),
          );
          expect(await countOf(term)).to.equal(having.length);
        }
      });

      it('creates a term once for concurrent requests', async () => {
        const answers = await Promise.all(
          [1, 2, 3, 4, 5].map((number) =>
            post('/events', { ...MEETING, [list]: number % 2 === 0 ? ['Crowd', 'Rush'] : ['Rush', 'Crowd'] }),
          ),
        );
        for (const { status, body } of answers) {
          expect(status).to.equal(201);
          expect(namesIn(body, list)).to.deep.equal(['Crowd', 'Rush']);
        }
        expect((await get(`/${list}?search=crowd`)).body[list]).to.have.length(1);
      });
    });
  }

  it('shows the parent of a category within an event', async () => {
    const { id: parent } = await category('Upper');
    const { id } = await category('Lower', { parent });
    const body = await event({ categories: [id] });
    const [embedded] = body['categories'] as [Wire];
    expect(embedded).to.include({ parent });
    expect(inside(embedded, 'urls')['up']).to.equal(`${ROOT}/categories/${String(parent)}`);
  });

  it('changes terms of one taxonomy without those of the other', async () => {
    const { id } = await event({ categories: ['Indoors'], tags: ['Loud', 'Late'] });
    const path = `/events/${String(id)}`;
    for (const [sent, categories, tags] of [
      [{ categories: ['Outdoors'] }, ['Outdoors'], ['Late', 'Loud']],
      [{ tags: ['Late'] }, ['Outdoors'], ['Late']],
      [{ categories: [] }, [], ['Late']],
      [{ categories: ['Indoors'] }, ['Indoors'], ['Late']],
      [{ tags: [] }, ['Indoors'], []],
    ] as const) {
      await put(path, sent);
      const { body } = await get(path);
      expect([namesIn(body, 'categories'), namesIn(body, 'tags')], JSON.stringify(sent)).to.deep.equal([
        categories,
        tags,
      ]);
    }
  });

  it('shows terms in the order of their names', async () => {
    const body = await event({ tags: ['zebra', 'Älpler', 'Monkey'] });
    expect(namesIn(body, 'tags')).to.deep.equal(['Älpler', 'Monkey', 'zebra']);
    // Whatever came first into the catalogue or into the event.
    const late = [await tag('Yak'), await tag('ibex'), await tag('Älpaca')].map(({ id }) => id);
    const { id } = await event({ tags: late });
    expect(namesIn((await get(`/events/${String(id)}`)).body, 'tags')).to.deep.equal([
      'Älpaca',
      'ibex',
      'Yak',
    ]);
  });
});
