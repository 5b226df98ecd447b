import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

const MEETING = { title: 'Town Meeting', start_date: '2027-08-10 10:00:00', end_date: '2027-08-10 12:00:00' };
const EMPTY = ['', [], 0, null];

forEachDatabase('linked records of events', (open) => {
  let catalogue: Catalogue;
  let counter = 0;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, post, put, remove, event, venue, organizer } = bound(() => catalogue);
  const eventPath = ({ id }: Wire): string => `/events/${String(id)}`;

  /** Names, or `(hidden)`, of the linked records of an event. */
  const namesOf = (body: Wire, kind: 'venue' | 'organizer'): unknown[] =>
    ([body[kind]].flat() as Wire[]).map((record) => record[kind]);

  for (const kind of ['venue', 'organizer'] as const) {
    const list = `${kind}s`;
    const make = async (name?: string): Promise<Wire> => {
      counter += 1;
      return catalogue[kind]({ [kind]: name ?? `Number ${String(counter)}` });
    };
    const link = async (value: unknown): Promise<Wire> => event({ [kind]: value });

    describe(list, () => {
      it('links records by any form of their id', async () => {
        const { id, [kind]: name } = await make();
        for (const value of [
          ...[id, String(id), ` ${String(id)} `, `${String(id)},${String(id)}`, { id }, { id: String(id) }],
          ...[[id], [String(id)], [{ id }], [{ id }, id], { id, [kind]: 'Another name' }],
        ]) {
          expect(namesOf(await link(value), kind), JSON.stringify(value)).to.deep.equal([name]);
        }
      });

      it('links records by the fields of a form', async () => {
        const { id, [kind]: name } = await make();
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        for (const [field, wanted] of [
          [`${kind}=${String(id)}`, name],
          [`${kind}[]=${String(id)}`, name],
          [`${kind}[id]=${String(id)}`, name],
          [`${kind}[${kind}]=From+a+form`, 'From a form'],
          [`${kind}[id]=&${kind}[${kind}]=With+an+empty+id`, 'With an empty id'],
          [`${kind}[id]=0&${kind}[${kind}]=With+a+zero`, 'With a zero'],
        ] as const) {
          const text = `${new URLSearchParams(MEETING).toString()}&${field}`;
          const { status, body } = await catalogue.call('POST', '/events', text, 'editor', form);
          expect(status, field).to.equal(201);
          expect(namesOf(body, kind), field).to.deep.equal([wanted]);
        }
      });

      it('links records by JSON text and by a repeated name', async () => {
        const made = [await make(), await make()];
        const [one, two] = made.map(({ id }) => String(id)) as [string, string];
        const names = made.map((record) => record[kind]).slice(0, kind === 'venue' ? 1 : 2);
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        const path = eventPath(await event());
        for (const [field, wanted] of [
          [`${kind}=[${one},${two}]`, names],
          [`${kind}=["${one}", "${two}"]`, names],
          [`${kind}=${one}&${kind}=${two}`, names],
          [`${kind}=${one},${two}`, names],
          [`${kind}=[{"id":${one}},{"id":"${two}"}]`, names],
          [`${kind}={"id":${one}}&${kind}={"id":${two}}`, names],
          [`${kind}={"id":${one}}`, names.slice(0, 1)],
          [`${kind}={"${kind}":"By JSON, in a ${kind}","phone":"1"}`, [`By JSON, in a ${kind}`]],
          [`${kind}=[]`, []],
        ] as const) {
          for (const answer of [
            await catalogue.call('PUT', path, encodeURI(field), 'editor', form),
            await catalogue.call('PUT', `${path}?${encodeURI(field)}`, undefined, 'editor'),
          ]) {
            expect([answer.status, namesOf(answer.body, kind)], field).to.deep.equal([200, wanted]);
          }
        }
        for (const text of ['[9999]', '{"id":9999}', '{"phone":"5"}', `{"id":${one}`, '"x"', 'true']) {
          const { status, body } = await catalogue.call(
            'PUT',
            path,
            encodeURI(`${kind}=${text}`),
            'editor',
            form,
          );
          expect([status, Object.keys(paramsOf(body))], text).to.deep.equal([400, [kind]]);
        }
      });

      it('creates a record beside an empty id, also in an update', async () => {
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        const path = eventPath(await event());
        for (const [index, id] of ['', '0', 0, null].entries()) {
          const name = `Beside ${kind} ${String(index)}`;
          const made = await post('/events', { ...MEETING, [kind]: { id, [kind]: name } });
          expect([made.status, namesOf(made.body, kind)], JSON.stringify(id)).to.deep.equal([201, [name]]);
          const other = `Changed ${name}`;
          const sent =
            index < 2
              ? new URLSearchParams({ [`${kind}[id]`]: String(id), [`${kind}[${kind}]`]: other }).toString()
              : { [kind]: { id, [kind]: other } };
          const changed = await catalogue.call('PUT', path, sent, 'editor', index < 2 ? form : {});
          expect([changed.status, namesOf(changed.body, kind)]).to.deep.equal([200, [other]]);
        }
      });

      it('creates a record by its fields, and finds it the next time', async () => {
        const first = await link({ [kind]: 'North Pier', phone: '1' });
        const second = await link([{ [kind]: 'north pier', phone: '2' }]);
        const [made, found] = [[first[kind]].flat()[0], [second[kind]].flat()[0]] as [Wire, Wire];
        expect(made).to.include({ [kind]: 'North Pier', phone: '1', slug: 'north-pier' });
        expect(found).to.include({ id: made['id'], phone: '2' });
      });

      it('creates a record once for concurrent requests', async () => {
        const bodies = await Promise.all(
          Array.from({ length: 8 }, (_nothing, index) =>
            event({ title: `At once ${String(index)}`, [kind]: { [kind]: 'Once' } }, 'contributor'),
          ),
        );
        const ids = bodies.map((body) => ([body[kind]].flat()[0] as Wire)['id']);
        expect(new Set(ids).size).to.equal(1);
      });

      it('gives a created record the status that its creator may give', async () => {
        const bodies = [
          await event({ [kind]: { [kind]: 'Of a contributor' } }, 'contributor'),
          await event({ [kind]: { [kind]: 'Of an author' } }, 'author'),
          await event({ [kind]: { [kind]: 'Of an editor', status: 'private' } }),
        ];
        const statuses = bodies.map((body) => ([body[kind]].flat()[0] as Wire)['status']);
        expect(statuses).to.deep.equal(['draft', 'publish', 'private']);
      });

      it('keeps links that are not sent, and removes them with empty values', async () => {
        const { id, [kind]: name } = await make();
        const body = await link(id);
        const { body: renamed } = await put(eventPath(body), { title: 'Same place' });
        expect(namesOf(renamed, kind)).to.deep.equal([name]);
        for (const empty of EMPTY) {
          await put(eventPath(body), { [kind]: id });
          expect((await put(eventPath(body), { [kind]: empty })).body[kind]).to.deep.equal([]);
        }
      });

      it('refuses links to other kinds of records, and records without a name', async () => {
        const { id } = await event();
        const other = await (kind === 'venue' ? organizer() : venue());
        const gone = await make();
        await remove(`/${list}/${String(gone['id'])}`);
        const own = await catalogue[kind]({ [kind]: 'Own but gone' }, 'author');
        await remove(`/${list}/${String(own['id'])}`);
        const hidden = await catalogue[kind]({ [kind]: 'Hidden', status: 'private' });
        const changed = eventPath(await event({}, 'author'));
        for (const value of [
          ...[id, other['id'], gone['id'], own['id'], hidden['id'], 9999, 1e12, -1, 1.5, 'Town Hall', '15,x'],
          ...[{ id }, [id], { id: 9999 }, { phone: '5' }, { [kind]: '' }, { [kind]: '<b></b>' }],
          ...[{ [kind]: 'X', website: 'x' }, { [kind]: 'X', phone: 5 }, [{ [kind]: 'X', status: 'trash' }]],
          ...[[[1]], true, [true], Array.from({ length: 101 }, () => 1)],
        ]) {
          for (const { status, body } of [
            await post('/events', { ...MEETING, [kind]: value }, 'author'),
            await put(changed, { [kind]: value }, 'author'),
          ]) {
            expect([status, body['code']], JSON.stringify(value)).to.deep.equal([400, 'rest_invalid_param']);
            expect(Object.keys(paramsOf(body)), JSON.stringify(value)).to.deep.equal([kind]);
          }
        }
        const { body } = await put(changed, { [kind]: other['id'], website: 'x' }, 'author');
        expect(Object.keys(paramsOf(body)).sort()).to.deep.equal([kind, 'website'].sort());
      });

      it('accepts a hundred links and no more', async () => {
        const { id, [kind]: name } = await make();
        const body = await link(Array.from({ length: 100 }, () => id));
        expect(namesOf(body, kind)).to.deep.equal([name]);
        const tooMany = Array.from({ length: 101 }, () => id);
        // Items may be lists themselves.
        for (const sent of [tooMany, tooMany.join(','), [tooMany.slice(1).join(','), id]]) {
          expect((await post('/events', { ...MEETING, [kind]: sent })).status).to.equal(400);
        }
      });

      it('creates no linked record when the event is refused', async () => {
        const before = (await get(`/${list}`)).body['total'];
        await post('/events', { ...MEETING, timezone: 'Mars/Base', [kind]: { [kind]: 'Never' } });
        await post('/events', { ...MEETING, author: 1, [kind]: { [kind]: 'Never' } }, 'author');
        expect((await get(`/${list}`)).body['total']).to.equal(before);
      });

      it('leaves out linked records that the caller may not read, also in JSON-LD', async () => {
        const { id } = await catalogue[kind]({ [kind]: 'Only for editors', status: 'draft' });
        const body = await link(id);
        const { body: read } = await get(eventPath(body));
        expect(read[kind]).to.deep.equal([]);
        expect(JSON.stringify(read)).to.not.contain('Only for editors');
        const { body: listed } = await get(`/events?include=${String(body['id'])}`);
        expect((listed['events'] as Wire[])[0]?.[kind]).to.deep.equal([]);
        expect(namesOf((await get(eventPath(body), 'editor')).body, kind)).to.deep.equal([
          'Only for editors',
        ]);
      });

      it('keeps hidden links when the caller sends a body back or replaces the visible ones', async () => {
        const { id: hidden } = await catalogue[kind]({ [kind]: 'Unseen', status: 'private' });
        const { id: seen } = await make('Seen');
        const { id } = await event({ title: 'Of an author' }, 'author');
        const path = `/events/${String(id)}`;
        await put(path, { [kind]: hidden });
        const { body: read } = await get(path, 'author');
        expect(read[kind]).to.deep.equal([]);
        expect((await put(path, read, 'author')).status).to.equal(200);
        expect(namesOf((await get(path, 'editor')).body, kind)).to.deep.equal(['Unseen']);
        const { body } = await put(path, { [kind]: [seen] }, 'author');
        expect(namesOf(body, kind)).to.deep.equal(['Seen']);
        const all = kind === 'venue' ? ['Seen'] : ['Seen', 'Unseen'];
        expect(namesOf((await get(path, 'editor')).body, kind)).to.deep.equal(all);
        expect((await put(path, { [kind]: [] }, 'author')).body[kind]).to.deep.equal([]);
        const left = kind === 'venue' ? [] : ['Unseen'];
        expect(namesOf((await get(path, 'editor')).body, kind)).to.deep.equal(left);
        expect((await put(path, { [kind]: [] })).body[kind]).to.deep.equal([]);
      });

      it('unlinks a trashed record from all events, and no other record', async () => {
        const [first, second] = [await make(), await make()];
        const events = [];
        for (let count = 0; count < 12; count += 1) events.push(await link([first['id']]));
        const kept = await link(kind === 'venue' ? second['id'] : [first['id'], second['id']]);
        await remove(`/${list}/${String(first['id'])}`);
        for (const body of events)
          expect((await get(eventPath(body), 'editor')).body[kind]).to.deep.equal([]);
        expect(namesOf((await get(eventPath(kept))).body, kind)).to.deep.equal([second[kind]]);
        await post(`/${list}/${String(first['id'])}/restore`, {});
        expect((await get(eventPath(events[0] ?? {}))).body[kind]).to.deep.equal([]);
        await put(`/${list}/${String(second['id'])}`, { status: 'trash' });
        expect((await get(eventPath(kept), 'editor')).body[kind], 'by an update').to.deep.equal([]);
      });

      it('accepts the body of an event as it was read', async () => {
        const body = await link([(await make())['id']]);
        const { body: read } = await get(eventPath(body));
        const { status, body: sent } = await put(eventPath(body), read);
        expect([status, namesOf(sent, kind)]).to.deep.equal([200, namesOf(read, kind)]);
        const { body: none } = await put(eventPath(body), { ...read, [kind]: [] });
        expect((await put(eventPath(body), none)).status).to.equal(200);
      });
    });
  }

  it('keeps only the first of several venues', async () => {
    const [first, second] = [await venue({ venue: 'First' }), await venue({ venue: 'Second' })];
    for (const value of [
      [first['id'], second['id']],
      `${String(first['id'])},${String(second['id'])}`,
      [{ id: first['id'] }, { venue: 'Never made' }],
    ]) {
      expect(namesOf(await event({ venue: value }), 'venue')).to.deep.equal(['First']);
    }
    expect((await get('/venues?search=never')).body['total']).to.equal(0);
  });

  it('creates a venue with every field as createVenue does', async () => {
    const fields = { address: '4 Quay Road', city: 'Dover', description: 'A hall', zip: '03820', phone: '5' };
    const loose = {
      show_map: 'no',
      show_map_link: 'Yes',
      date: '2026-01-01',
      author: String(catalogue.ids.author),
    };
    const body = await event({ venue: [{ venue: 'All fields', ...fields, ...loose }] });
    expect(body['venue']).to.include({
      ...fields,
      description: '<p>A hall</p>',
      show_map: false,
      show_map_link: true,
      date: '2026-01-01 00:00:00',
      author: String(catalogue.ids.author),
    });
    const strict = await event({ venue: { venue: 'Strict', show_map: false, show_map_link: true } });
    expect(strict['venue']).to.include({ show_map: false, show_map_link: true });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const text = `${new URLSearchParams(MEETING).toString()}&venue[venue]=Of+a+form&venue[show_map]=off`;
    const { body: sent } = await catalogue.call('POST', '/events', text, 'editor', form);
    expect(sent['venue']).to.include({ venue: 'Of a form', show_map: false, show_map_link: true });
  });

  it('keeps organizers in the order named, each once, existing and new ones mixed', async () => {
    const [first, second] = [await organizer({ organizer: 'One' }), await organizer({ organizer: 'Two' })];
    const [one, two] = [first['id'], second['id']];
    for (const [value, names] of [
      [
        [two, one],
        ['Two', 'One'],
      ],
      [`${String(two)}, ${String(one)}`, ['Two', 'One']],
      [
        [two, { organizer: 'Three' }, { id: one }, 'x'.slice(1)],
        ['Two', 'Three', 'One'],
      ],
      [
        [one, two, one, { organizer: 'two' }],
        ['One', 'Two'],
      ],
      [{ organizer: 'Alone' }, ['Alone']],
    ] as const) {
      const body = await event({ organizer: value });
      expect(namesOf(body, 'organizer'), JSON.stringify(value)).to.deep.equal(names);
      const { body: listed } = await get(`/events?include=${String(body['id'])}`);
      expect(namesOf((listed['events'] as Wire[])[0] ?? {}, 'organizer')).to.deep.equal(names);
    }
  });

  it('shows an organizer named twice with the fields of the second', async () => {
    const { id } = await organizer({ organizer: 'Twice' });
    const body = await event({ organizer: [id, { organizer: 'Twice', phone: '5' }] });
    expect(body['organizer']).to.have.lengthOf(1);
    expect((body['organizer'] as Wire[])[0]).to.include({ id, phone: '5' });
  });

  it('updates records of two events concurrently without a deadlock', async () => {
    const organizers = (first: string, second: string, phone: string): unknown => [
      { organizer: first, phone },
      { organizer: second, phone },
    ];
    await event({ organizer: organizers('Left', 'Right', '0') });
    const seen = await Promise.all(
      Array.from({ length: 6 }, (_nothing, turn) =>
        event({
          title: `Turn ${String(turn)}`,
          organizer:
            turn % 2 === 0
              ? organizers('Left', 'Right', String(turn))
              : organizers('Right', 'Left', String(turn)),
        }),
      ),
    );
    expect(seen.map((body) => namesOf(body, 'organizer').length)).to.deep.equal([2, 2, 2, 2, 2, 2]);
  });

  it('requires a readable parent event, and clears it with 0 and null', async () => {
    const parent = await event({ title: 'Festival' });
    const hidden = await event({ title: 'Plan', status: 'draft' });
    const child = await event({ title: 'Concert', post_parent: parent['id'] });
    const children = async (): Promise<unknown> =>
      (await get(`/events?post_parent=${String(parent['id'])}`)).body['total'];
    expect(await children()).to.equal(1);
    await put(eventPath(child), { title: 'Still a part' });
    expect(await children()).to.equal(1);
    for (const empty of [0, null]) {
      await put(eventPath(child), { post_parent: parent['id'] });
      expect((await put(eventPath(child), { post_parent: empty })).status, String(empty)).to.equal(200);
      expect(await children(), String(empty)).to.equal(0);
    }
    for (const wrong of [9999, (await venue())['id'], hidden['id'], 1e12, 'x']) {
      const { status, body } = await post('/events', { ...MEETING, post_parent: wrong }, 'author');
      expect([status, Object.keys(paramsOf(body))], String(wrong)).to.deep.equal([400, ['post_parent']]);
    }
    const gone = await event({ title: 'Called off' });
    await remove(eventPath(gone));
    const trashed = await post('/events', { ...MEETING, post_parent: gone['id'] });
    expect([trashed.status, Object.keys(paramsOf(trashed.body))]).to.deep.equal([400, ['post_parent']]);
    const own = await put(eventPath(child), { post_parent: child['id'] });
    expect([own.status, Object.keys(paramsOf(own.body))]).to.deep.equal([400, ['post_parent']]);
  });
});
