import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type As, type Catalogue, openCatalogue, type Wire } from '../support/catalogue.js';

const EVERYONE: readonly As[] = ['nobody', 'subscriber', 'contributor', 'author', 'editor', 'administrator'];
const DAY = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };

/** Creating, reading, changing and deleting, for all kinds of records. */
const KINDS = [
  { kind: 'event', list: 'events', name: 'title', gone: 'event-not-accessible' },
  { kind: 'venue', list: 'venues', name: 'venue', gone: 'venue-not-accessible' },
  { kind: 'organizer', list: 'organizers', name: 'organizer', gone: 'organizer-not-accessible' },
] as const;

forEachDatabase('rights', (open) => {
  let catalogue: Catalogue;
  let counter = 0;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());

  for (const { kind, list, name, gone } of KINDS) {
    /** A new record of `owner` in `status`; made by an editor, who may give records away. */
    const make = async (owner: Exclude<As, 'nobody'>, status: string): Promise<Wire> => {
      counter += 1;
      const fields = {
        [name]: `Record ${counter}`,
        slug: `record-${counter}`,
        author: catalogue.ids[owner],
        status,
      };
      return catalogue[kind](fields);
    };
    const statusOf = async (method: string, path: string, as: As, body?: unknown): Promise<number> =>
      (await catalogue.call(method, path, body, as)).status;

    describe(`to ${list}`, () => {
      it('lets everyone read published records', async () => {
        const { id } = await make('author', 'publish');
        for (const as of EVERYONE)
          expect(await statusOf('GET', `/${list}/${String(id)}`, as), as).to.equal(200);
      });

      for (const status of ['draft', 'pending', 'private', 'future']) {
        it(`lets only author and editors read ${status} records, by id and by slug`, async () => {
          const date = status === 'future' ? { date: '2027-01-01' } : {};
          for (const owner of ['author', 'contributor'] as const) {
            const { id } = await make(owner, 'publish');
            const { body } = await catalogue.put(`/${list}/${String(id)}`, { status, ...date });
            const readers = [owner, 'editor', 'administrator'];
            for (const as of [...EVERYONE, 'other author', 'other contributor'] as const) {
              const wanted = readers.includes(as) ? 200 : 403;
              for (const address of [String(id), `by-slug/${String(body['slug'])}`]) {
                const answer = await catalogue.get(`/${list}/${address}`, as);
                expect(answer.status, `${as} ${address}`).to.equal(wanted);
                if (wanted === 403) expect(answer.body['code']).to.equal(gone);
              }
            }
          }
        });
      }

      it('lets each writer create records, with the statuses of their role', async () => {
        const seen = [];
        for (const as of EVERYONE) {
          for (const status of [undefined, 'publish', 'private', 'draft']) {
            counter += 1;
            const body = { [name]: `Created ${counter}`, ...DAY, status };
            const answer = await catalogue.post(`/${list}`, body, as);
            const code = answer.body['code'];
            seen.push([as, status ?? 'default', answer.status === 201 ? answer.body['status'] : code]);
            const refused = as === 'nobody' ? 401 : 403;
            expect(answer.status).to.equal(code === undefined ? 201 : refused);
          }
        }
        const publishers = ['author', 'editor', 'administrator'].flatMap((as) => [
          ...[
            [as, 'default', 'publish'],
            [as, 'publish', 'publish'],
            [as, 'private', 'private'],
            [as, 'draft', 'draft'],
          ],
        ]);
        const refused = ['nobody', 'subscriber'].flatMap((as) =>
          ['default', 'publish', 'private', 'draft'].map((status) => [as, status, 'rest_forbidden']),
        );
        expect(seen).to.deep.equal([
          ...refused,
          ...[
            ['contributor', 'default', 'draft'],
            ['contributor', 'publish', 'pending'],
          ],
          ...[
            ['contributor', 'private', 'pending'],
            ['contributor', 'draft', 'draft'],
          ],
          ...publishers,
        ]);
      });

      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        for (const address of ['id', 'slug']) {
          it(`allows ${method} by ${address} to editors and the author, except a contributor after publication`, async () => {
            const seen: Record<string, number> = {};
            for (const [what, owner, status, as] of [
              ['own draft', 'contributor', 'draft', 'contributor'],
              ['own pending', 'contributor', 'pending', 'contributor'],
              ['own private', 'contributor', 'private', 'contributor'],
              ['own scheduled', 'contributor', 'future', 'contributor'],
              ['own published', 'contributor', 'publish', 'contributor'],
              ['own scheduled', 'author', 'future', 'author'],
              ['own published', 'author', 'publish', 'author'],
              ["others' draft", 'author', 'private', 'contributor'],
              ["others'", 'editor', 'publish', 'author'],
              ["others'", 'other author', 'publish', 'author'],
              ["others'", 'author', 'publish', 'editor'],
              ["others'", 'author', 'publish', 'administrator'],
              ["others'", 'author', 'publish', 'subscriber'],
              ["others'", 'author', 'publish', 'nobody'],
            ] as const) {
              const { id, slug } = await make(owner, 'publish');
              const date = status === 'future' ? { date: '2027-01-01' } : {};
              await catalogue.put(`/${list}/${String(id)}`, { status, ...date });
              const path = `/${list}/${address === 'id' ? String(id) : `by-slug/${String(slug)}`}`;
              const body = method === 'DELETE' ? undefined : { description: 'changed' };
              seen[`${as}: ${what} of ${owner}`] = await statusOf(method, path, as, body);
            }
            expect(seen).to.deep.equal({
              'contributor: own draft of contributor': 200,
              'contributor: own pending of contributor': 200,
              'contributor: own private of contributor': 200,
              'contributor: own scheduled of contributor': 403,
              'contributor: own published of contributor': 403,
              'author: own scheduled of author': 200,
              'author: own published of author': 200,
              "contributor: others' draft of author": 403,
              "author: others' of editor": 403,
              "author: others' of other author": 403,
              "editor: others' of author": 200,
              "administrator: others' of author": 200,
              "subscriber: others' of author": 403,
              "nobody: others' of author": 401,
            });
          });
        }
      }

      it('sends a draft that its contributor publishes to review', async () => {
        const { id } = await make('contributor', 'private');
        const { body } = await catalogue.put(`/${list}/${String(id)}`, { status: 'publish' }, 'contributor');
        expect(body['status']).to.equal('pending');
      });

      it('lets only editors name another author', async () => {
        const { id } = await make('author', 'publish');
        const author = catalogue.ids['other author'];
        const path = `/${list}/${String(id)}`;
        expect((await catalogue.put(path, { author }, 'author')).status).to.equal(403);
        expect((await catalogue.put(path, { author: catalogue.ids.author }, 'author')).status).to.equal(200);
        expect((await catalogue.put(path, { author })).body['author']).to.equal(String(author));
        counter += 1;
        const fields = { [name]: `Given ${counter}`, ...DAY, author };
        expect((await catalogue.post(`/${list}`, fields, 'author')).status).to.equal(403);
        expect((await catalogue.post(`/${list}`, fields)).body['author']).to.equal(String(author));
      });

      it('lists what each caller may read', async () => {
        counter += 1;
        const word = `Listing${counter}`;
        for (const [owner, status] of [
          ['author', 'publish'],
          ['author', 'draft'],
          ['other author', 'private'],
          ['contributor', 'pending'],
          ['contributor', 'trash'],
        ] as const) {
          const { id } = await make(owner, 'private');
          await catalogue.put(`/${list}/${String(id)}`, { [name]: `${word} ${status}`, status });
        }
        const search = `search=${word.toLowerCase()}`;
        const seen: Record<string, string[]> = {};
        for (const as of [...EVERYONE, 'other author'] as const) {
          const { body } = await catalogue.get(`/${list}?${search}`, as);
          seen[as] = (body[list] as Wire[]).map(({ status }) => String(status)).sort();
          expect(body['total'], as).to.equal(seen[as].length);
        }
        const all = ['draft', 'pending', 'private', 'publish'];
        expect(seen).to.deep.equal({
          nobody: ['publish'],
          subscriber: ['publish'],
          contributor: ['pending', 'publish'],
          author: ['draft', 'publish'],
          'other author': ['private', 'publish'],
          editor: all,
          administrator: all,
        });
        const trash = await catalogue.get(`/${list}?${search}&status=trash,draft`, 'editor');
        expect(trash.body['total']).to.equal(2);
        expect((await catalogue.get(`/${list}?${search}`, 'editor')).body['rest_url']).to.contain(
          'status=any',
        );
      });

      for (const status of ['draft', 'publish,draft', 'trash', '']) {
        it(`refuses the status filter "${status}" to the public`, async () => {
          for (const as of ['nobody', 'subscriber'] as const) {
            const answer = await catalogue.get(`/${list}?status=${status}`, as);
            expect([answer.status, answer.body['code']]).to.deep.equal([400, 'rest_invalid_param']);
          }
          expect((await catalogue.get(`/${list}?status=publish`)).status).to.equal(200);
        });
      }

      it('reports an invalid value before a missing right', async () => {
        expect(
          await statusOf('POST', `/${list}`, 'nobody', { [name]: 'X', ...DAY, website: 'foo' }),
        ).to.equal(400);
        expect(await statusOf('POST', `/${list}`, 'nobody', {})).to.equal(400);
      });
    });
  }

  it('answers 404 for an unknown event to writers, and a missing right to all others', async () => {
    for (const method of ['PUT', 'DELETE']) {
      const body = method === 'PUT' ? {} : undefined;
      for (const id of ['9999', '0']) {
        const seen = [];
        for (const as of ['nobody', 'subscriber', 'contributor'] as const) {
          const answer = await catalogue.call(method, `/events/${id}`, body, as);
          seen.push([answer.status, answer.body['code']]);
        }
        expect(seen, `${method} ${id}`).to.deep.equal([
          [401, 'rest_forbidden'],
          [403, 'rest_forbidden'],
          [404, 'rest-event-not-found'],
        ]);
      }
    }
  });

  it('gives a subscriber no rights as a named author', async () => {
    const fields = { author: catalogue.ids.subscriber, status: 'draft' };
    for (const [list, { id }] of [
      ['events', await catalogue.event(fields)],
      ['venues', await catalogue.venue(fields)],
      ['organizers', await catalogue.organizer(fields)],
    ] as const) {
      const path = `/${list}/${String(id)}`;
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', { description: 'Mine' }],
        ['DELETE', undefined],
      ] as const) {
        const { status } = await catalogue.call(method, path, body, 'subscriber');
        expect(status, `${method} ${path}`).to.equal(403);
      }
      expect((await catalogue.get(`/${list}?include=${String(id)}`, 'subscriber')).body['total']).to.equal(0);
    }
    const { id } = await catalogue.event({
      ...fields,
      venue: (await catalogue.venue({ venue: 'Open Hall' }))['id'],
    });
    const found = await catalogue.get(`/venues?event=${String(id)}`, 'subscriber');
    expect([found.status, found.body['total']]).to.deep.equal([200, 0]);
  });

  it('hides the venue of an event that the caller may not read', async () => {
    const venue = await catalogue.venue({ venue: 'Hidden Hall', status: 'private' });
    const event = await catalogue.event({ venue: venue['id'] });
    const path = `/events/${String(event['id'])}`;
    expect((await catalogue.get(path)).body['venue']).to.deep.equal([]);
    expect((await catalogue.get(path, 'editor')).body['venue']).to.include({ id: venue['id'] });
    expect(
      (await catalogue.post('/events', { title: 'X', ...DAY, venue: venue['id'] }, 'author')).status,
    ).to.equal(400);
  });

  it('refuses wrong credentials even where none are needed', async () => {
    const basic = (text: string): Record<string, string> => ({
      authorization: `Basic ${Buffer.from(text).toString('base64')}`,
    });
    const wrong = await catalogue.call('GET', '/events', undefined, 'nobody', basic('editor:wrong'));
    expect([wrong.status, wrong.body['code']]).to.deep.equal([401, 'incorrect_password']);
    const unknown = await catalogue.call('GET', '/events', undefined, 'nobody', basic('who:wrong'));
    expect([unknown.status, unknown.body['code']]).to.deep.equal([401, 'invalid_username']);
  });
});
