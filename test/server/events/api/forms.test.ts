import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type Answer,
  bound,
  type Catalogue,
  inside,
  openCatalogue,
  paramsOf,
  type Wire,
} from '../support/catalogue.js';

const DAY = { title: 'Fair', start_date: '2027-09-13', end_date: '2027-09-13' };
const FORM = 'application/x-www-form-urlencoded';
type Pairs = readonly (readonly [name: string, value: string])[];

/** The ways in which names and values are sent. */
const WAYS = ['query', 'form', 'multipart'] as const;

/** Each list of records, what a new one needs, and a field that an update may change. */
const RECORDS: readonly (readonly [
  list: string,
  fields: Readonly<Record<string, string>>,
  changed: string,
])[] = [
  ['events', DAY, 'excerpt'],
  ['venues', { venue: 'Hall' }, 'city'],
  ['organizers', { organizer: 'Club' }, 'phone'],
  ['categories', { name: 'Walks' }, 'description'],
  ['tags', { name: 'Free' }, 'description'],
];

forEachDatabase('forms', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { call, get, put, event, venue, organizer, category, tag } = bound(() => catalogue);

  async function submit(
    way: (typeof WAYS)[number],
    method: string,
    path: string,
    pairs: Pairs,
  ): Promise<Answer> {
    const text = new URLSearchParams(
      pairs.map(([name, value]): [string, string] => [name, value]),
    ).toString();
    if (way === 'query') return call(method, `${path}?${text}`, undefined, 'editor');
    if (way === 'form') return call(method, path, text, 'editor', { 'content-type': FORM });
    const form = new FormData();
    for (const [name, value] of pairs) form.append(name, value);
    return submitParts(method, path, form);
  }

  async function submitParts(method: string, path: string, form: FormData): Promise<Answer> {
    const { headers, body } = await encode(form);
    const reply = await catalogue.send(method, path, body, 'editor', headers);
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: JSON.parse(reply.rawPayload.toString()) as Wire,
    };
  }

  async function encode(form: FormData): Promise<{ headers: Record<string, string>; body: Buffer }> {
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    return { headers: { 'content-type': type }, body: Buffer.from(await encoded.arrayBuffer()) };
  }

  const namesOf = (body: Wire, list: string, key: string): unknown[] =>
    [body[list]].flat().map((item) => (item as Wire)[key]);

  for (const [list, fields, changed] of RECORDS) {
    it(`reads multipart forms that create and update ${list}, by POST, PUT and PATCH`, async () => {
      const made = await submit('multipart', 'POST', `/${list}`, Object.entries(fields));
      expect(made.status, JSON.stringify(made.body)).to.equal(201);
      const paths = [`/${list}/${String(made.body['id'])}`];
      if (typeof made.body['slug'] === 'string' && !['categories', 'tags'].includes(list))
        paths.push(`/${list}/by-slug/${made.body['slug']}`);
      for (const path of paths) {
        for (const method of ['POST', 'PUT', 'PATCH']) {
          const { status, body } = await submit('multipart', method, path, [[changed, `Æ ${method}`]]);
          expect([status, String(body[changed]).includes(`Æ ${method}`)], path).to.deep.equal([200, true]);
        }
      }
    });
  }

  for (const way of WAYS) {
    describe(`in ${way}`, () => {
      it('reads several new organizers from brackets with and without numbers', async () => {
        for (const pairs of [
          [
            ['organizer[][organizer]', 'Ann'],
            ['organizer[][organizer]', 'Bob'],
          ],
          [
            ['organizer[0][organizer]', 'Ann'],
            ['organizer[1][organizer]', 'Bob'],
          ],
          [
            ['organizer[1764351000123][organizer]', 'Bob'],
            ['organizer[3][organizer]', 'Ann'],
          ],
          [['organizer', '[{"organizer":"Ann"},{"organizer":"Bob"}]']],
        ] as const) {
          const { status, body } = await submit(way, 'POST', '/events', [...Object.entries(DAY), ...pairs]);
          expect(status, JSON.stringify(body)).to.equal(201);
          expect(namesOf(body, 'organizer', 'organizer'), JSON.stringify(pairs)).to.deep.equal([
            'Ann',
            'Bob',
          ]);
        }
      });

      it('reads ids and new organizers in one list, with all fields', async () => {
        const { id } = await organizer({ organizer: `Known by ${way}` });
        const { body } = await submit(way, 'POST', '/events', [
          ...Object.entries(DAY),
          ['organizer[]', String(id)],
          ['organizer[1][organizer]', `New by ${way}`],
          ['organizer[1][phone]', '555'],
          ['organizer[][id]', String(id)],
        ]);
        expect(namesOf(body, 'organizer', 'organizer')).to.deep.equal([`Known by ${way}`, `New by ${way}`]);
        expect((body['organizer'] as Wire[])[1]).to.include({ phone: '555' });
      });

      it('reads a venue as an object, or as the first of a list', async () => {
        for (const name of ['venue[venue]', 'venue[0][venue]', 'venue[][venue]', 'venue[5][venue]']) {
          const pairs = [...Object.entries(DAY), [name, `Hall by ${way}`]] as const;
          const { status, body } = await submit(way, 'POST', '/events', pairs);
          expect([status, inside(body, 'venue')['venue']], name).to.deep.equal([201, `Hall by ${way}`]);
        }
      });

      it('reads terms from every form of a list', async () => {
        const [a, b] = [await category(`A of ${way}`), await category(`B of ${way}`)];
        const [one, two] = [String(a['id']), String(b['id'])];
        for (const pairs of [
          [
            ['categories[]', one],
            ['categories[]', two],
          ],
          [
            ['categories[0]', one],
            ['categories[7]', two],
          ],
          [
            ['categories[][id]', one],
            ['categories[][id]', two],
          ],
          [
            ['categories', one],
            ['categories', two],
          ],
          [['categories', `${one}, ${two}`]],
          [['categories', `[${one},${two}]`]],
        ] as const) {
          const { body } = await submit(way, 'POST', '/events', [...Object.entries(DAY), ...pairs]);
          expect(namesOf(body, 'categories', 'id'), JSON.stringify(pairs)).to.deep.equal([a['id'], b['id']]);
        }
      });

      it('reads booleans in any case, and refuses other values', async () => {
        for (const [value, wanted] of [
          ['True', true],
          ['TRUE', true],
          ['true', true],
          ['1', true],
          ['False', false],
          ['FALSE', false],
          ['0', false],
        ] as const) {
          const flags = ['all_day', 'featured', 'sticky', 'show_map', 'show_map_link'] as const;
          const pairs = flags.map((name) => [name, value] as const);
          const { status, body } = await submit(way, 'POST', '/events', [...Object.entries(DAY), ...pairs]);
          expect(status, value).to.equal(201);
          for (const name of flags) expect(body[name], `${name}=${value}`).to.equal(wanted);
        }
        for (const value of ['yes', 'on', 'maybe', '2', '']) {
          const answer = await submit(way, 'POST', '/events', [...Object.entries(DAY), ['featured', value]]);
          expect([answer.status, paramsOf(answer.body)], value).to.deep.equal([
            400,
            { featured: 'featured must be a boolean.' },
          ]);
        }
      });

      it('reads checkbox words for the flags of venues, and refuses others', async () => {
        for (const [value, wanted] of [
          ['on', true],
          ['Yes', true],
          ['off', false],
          ['NO', false],
          ['', false],
        ] as const) {
          const pairs = [
            ['venue[venue]', `Map ${way}${value}`],
            ['venue[show_map]', value],
          ] as const;
          const { body } = await submit(way, 'POST', '/events', [...Object.entries(DAY), ...pairs]);
          expect(inside(body, 'venue')['show_map'], value).to.equal(wanted);
        }
        const wrong = await submit(way, 'POST', '/venues', [
          ['venue', 'Hall'],
          ['show_map', 'maybe'],
        ]);
        expect([wrong.status, Object.keys(paramsOf(wrong.body))]).to.deep.equal([400, ['show_map']]);
      });
    });
  }

  it('refuses a list item without a name, and gives its position', async () => {
    const { status, body } = await submit('form', 'POST', '/events', [
      ...Object.entries(DAY),
      ['organizer[][organizer]', 'Ann'],
      ['organizer[][email]', 'ann@example.org'],
    ]);
    expect([status, Object.keys(paramsOf(body))]).to.deep.equal([400, ['organizer']]);
  });

  it('reads JSON in which PHP wrote a list with gaps as an object', async () => {
    const [hall, club, label] = [await venue(), await organizer(), await tag('Gapped')];
    const made = await event({
      venue: { 2: hall['id'] },
      organizer: { 1: club['id'], 3: { organizer: 'Another' } },
      tags: { 4: label['id'], 5: 'Wide' },
      cost: { 0: '10', 2: '20' },
    });
    expect(inside(made, 'venue')['id']).to.equal(hall['id']);
    expect(namesOf(made, 'organizer', 'organizer')).to.deep.equal([club['organizer'], 'Another']);
    expect(namesOf(made, 'tags', 'name')).to.deep.equal(['Gapped', 'Wide']);
    expect(inside(made, 'cost_details')['values']).to.deep.equal(['10', '20']);
    const { body } = await put(`/events/${String(made['id'])}`, { tags: { 9: label['id'] } });
    expect(namesOf(body, 'tags', 'name')).to.deep.equal(['Gapped']);
  });

  it('reads list filters in the same forms as terms and flags', async () => {
    const label = await tag('Filtered');
    const { id } = await event({ title: 'Filtered', tags: [label['id']], featured: true });
    for (const query of [
      'tags[0]=filtered&featured=True',
      'tags[7]=filtered&featured=TRUE',
      'tags[]=filtered&strict_dates=True',
      `include[]=${String(id)}&hide_empty=False`,
      'tags=filtered&featured=False&featured=1',
    ]) {
      const { status, body } = await get(`/events?${query}`);
      expect([status, namesOf(body, 'events', 'id')], query).to.deep.equal([200, [id]]);
    }
    expect((await get('/events?tags=filtered&featured=False')).body['events']).to.deep.equal([]);
  });

  it('refuses unknown parameter values in every list', async () => {
    for (const [path, query, wanted] of [
      ['/events', 'featured=maybe', 'featured must be a boolean.'],
      ['/events', 'strict_dates=maybe', 'strict_dates must be a boolean.'],
      ['/events', 'context=change', 'context must be one of view, embed, edit.'],
      ['/events.ics', 'order=random', 'order must be one of asc, desc.'],
      ['/venues', 'has_events=bogus', 'has_events must be a boolean.'],
      ['/organizers', 'only_with_upcoming=bogus', 'only_with_upcoming must be a boolean.'],
      ['/organizers', 'orderby=start', 'orderby must be one of date, modified, name, id.'],
      ['/tags', 'hide_empty=maybe', 'hide_empty must be a boolean.'],
      ['/categories', 'order=up', 'order must be one of asc, desc.'],
    ] as const) {
      const { status, body } = await get(`${path}?${query}`);
      const [name = ''] = query.split('=');
      expect([status, paramsOf(body)], query).to.deep.equal([400, { [name]: wanted }]);
    }
  });

  it('refuses an unexpected file, and ignores an empty file input', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(DAY)) form.append(name, value);
    form.append('image', new Blob([]), '');
    expect((await submitParts('POST', '/events', form)).status).to.equal(201);
    form.set('image', new File(['x'], 'x.png', { type: 'image/png' }));
    const { status, body } = await submitParts('POST', '/events', form);
    expect([status, paramsOf(body)]).to.deep.equal([
      400,
      { image: 'image must not be a file: this operation accepts no files.' },
    ]);
  });

  it('refuses bodies of an unsupported type or charset by name, and writes nothing', async () => {
    const types = 'application/json or application/x-www-form-urlencoded or multipart/form-data';
    for (const [type, named] of [
      ['text/plain;charset=UTF-8', 'of type text/plain'],
      ['application/xml', 'of type application/xml'],
      ['application/json-patch+json', 'of type application/json-patch+json'],
      ['', 'without a media type'],
    ] as const) {
      for (const [list, fields] of RECORDS) {
        const headers = { 'content-type': type };
        const answer = await call('POST', `/${list}`, JSON.stringify(fields), 'editor', headers);
        expect([answer.status, answer.body]).to.deep.equal([
          415,
          {
            code: 'rest_unsupported_media_type',
            message: `A body ${named} is not supported; send ${types}.`,
            data: { status: 415 },
          },
        ]);
      }
    }
    const made = await event();
    const path = `/events/${String(made['id'])}`;
    const changed = await call('PUT', path, 'title=Lost', 'editor', { 'content-type': 'text/plain' });
    expect([changed.status, (await get(path)).body['title']]).to.deep.equal([415, made['title']]);
    const odd = await call('POST', '/events', 'title=A', 'editor', {
      'content-type': `${FORM}; charset=Big5`,
    });
    expect([odd.status, odd.body['message']]).to.deep.equal([
      415,
      'A body in the charset Big5 is not supported; send UTF-8.',
    ]);
    const latin = Buffer.from('title=Caf%E9+\xe9&start_date=2027-01-01&end_date=2027-01-01', 'latin1');
    const headers = { 'content-type': `${FORM}; charset=ISO-8859-1` };
    const read = await catalogue.send('POST', '/events', latin, 'editor', headers);
    expect(JSON.parse(read.rawPayload.toString())).to.include({ title: 'Café é' });
  });

  it('names the supported type when images or calendars are sent otherwise', async () => {
    for (const path of ['/images', '/import/ics']) {
      const { status, body } = await call('POST', path, '{}', 'editor');
      expect([status, body['message']]).to.deep.equal([
        415,
        'A body of type application/json is not supported; send multipart/form-data.',
      ]);
    }
  });
});
