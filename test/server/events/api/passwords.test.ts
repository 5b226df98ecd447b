import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type As,
  bound,
  type Catalogue,
  inside,
  openCatalogue,
  paramsOf,
  type Wire,
  without,
} from '../support/catalogue.js';
import { MASKED_EVENT } from '../support/masked-event.js';

const READERS: readonly As[] = ['nobody', 'subscriber', 'author', 'editor', 'administrator'];
const KINDS = [
  { kind: 'event', list: 'events', name: 'title' },
  { kind: 'venue', list: 'venues', name: 'venue' },
  { kind: 'organizer', list: 'organizers', name: 'organizer' },
] as const;
const DAY = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };

forEachDatabase('records with a password', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, post, put, remove, event, venue, organizer } = bound(() => catalogue);
  const find = async (list: string, id: unknown, query = '', as?: As): Promise<Wire> => {
    const { body } = await get(`/${list}?include=${String(id)}${query}`, as);
    const [record] = body[list] as Wire[];
    if (record === undefined) throw new Error(`no ${String(id)} in ${list}`);
    return record;
  };

  describe('events', () => {
    const rich = {
      title: 'Closed Rehearsal',
      description: 'Bring the score',
      excerpt: 'Quiet please',
      cost: '$10',
      website: 'https://choir.example.org/',
      all_day: true,
      show_map: true,
      show_map_link: true,
      sticky: true,
      featured: true,
      password: 'tulip',
      venue: { venue: 'Choir Hall' },
      organizer: [{ organizer: 'The Choir' }],
    };
    let made: Wire;
    let path: string;
    before(async () => {
      made = await event(rich);
      path = `/events/${String(made['id'])}`;
    });

    it('returns protected events whole to those who create, update, delete or restore them', async () => {
      const { id } = await event({ ...rich, title: 'Answered' });
      const answers = [
        made,
        (await put(`/events/${String(id)}`, { cost: '$10' })).body,
        (await remove(`/events/${String(id)}`)).body,
        (await post(`/events/${String(id)}/restore`, {})).body,
      ];
      for (const body of answers) {
        expect(body).to.include({ description: '<p>Bring the score</p>', cost: '$10', featured: true });
        expect(body['venue']).to.include({ venue: 'Choir Hall' });
        expect(body).to.not.have.any.keys('json_ld', 'password');
      }
    });

    it('masks protected events in lists for everyone', async () => {
      for (const as of READERS) {
        const { body } = await get('/events?search=rehearsal', as);
        const [record] = body['events'] as Wire[];
        expect(record, as).to.deep.equal({ ...made, ...MASKED_EVENT });
      }
    });

    for (const address of ['id', 'slug'] as const) {
      it(`refuses a protected event by ${address} without the password, to everyone`, async () => {
        const base = address === 'id' ? path : '/events/by-slug/closed-rehearsal';
        for (const as of READERS) {
          for (const query of ['', '?password=rose', '?context=view']) {
            const { status, body } = await get(base + query, as);
            expect([status, body['code']], `${as} ${query}`).to.deep.equal([403, 'event-password-protected']);
          }
        }
        for (const as of ['nobody', 'subscriber', 'author'] as const) {
          const { status, body } = await get(`${base}?context=edit`, as);
          expect([status, body['code']], as).to.deep.equal([403, 'event-password-protected']);
        }
        const empty = await get(`${base}?password=`);
        expect([empty.status, empty.body['code']]).to.deep.equal([400, 'rest_invalid_param']);
        expect(Object.keys(paramsOf(empty.body))).to.deep.equal(['password']);
      });

      it(`returns a protected event by ${address} whole with the password or for editing, without json_ld`, async () => {
        const base = address === 'id' ? path : '/events/by-slug/closed-rehearsal';
        const { venue: hall, organizer: choir, ...rest } = made;
        for (const [query, as] of [
          ['?password=tulip', 'nobody'],
          ['?password=tulip', 'editor'],
          ['?context=edit', 'editor'],
          ['?context=edit', 'administrator'],
        ] as const) {
          const { status, body } = await get(base + query, as);
          expect(status, query).to.equal(200);
          expect(body).to.deep.include(rest).and.not.include.keys('json_ld');
          expect(body['venue']).to.include(comparable(hall));
          expect((body['organizer'] as Wire[])[0]).to.include(comparable((choir as Wire[])[0]));
        }
        for (const as of ['nobody', 'author', 'contributor'] as const) {
          expect((await get(`${base}?context=edit`, as)).status, as).to.equal(403);
        }
      });
    }

    it('lists protected events whole with the password or for editing', async () => {
      const id = made['id'];
      expect(await find('events', id, '&password=tulip')).to.deep.equal(made);
      expect(await find('events', id, '&context=edit', 'editor')).to.deep.equal(made);
      expect(await find('events', id, '&password=rose', 'editor')).to.deep.equal({
        ...made,
        ...MASKED_EVENT,
      });
      for (const as of ['nobody', 'subscriber', 'author'] as const) {
        expect(await find('events', id, '&context=edit', as), as).to.deep.equal({ ...made, ...MASKED_EVENT });
      }
      const empty = await get('/events?password=');
      expect(empty.status).to.equal(400);
    });

    it('distinguishes events that are not public from events that need a password', async () => {
      const { id } = await event({ title: 'Draft', status: 'draft', password: 'tulip' });
      for (const sent of ['', '?password=rose', '?password=tulip']) {
        const { body } = await get(`/events/${String(id)}${sent}`);
        expect(body['code'], sent).to.equal('event-not-accessible');
      }
    });

    it('reveals nothing protected by a search or a venue filter', async () => {
      expect((await get('/events?search=score')).body['total']).to.equal(0);
      expect((await get('/events?search=quiet')).body['total']).to.equal(0);
      expect((await get('/events?search=rehearsal')).body['total']).to.be.above(0);
      expect((await get(`/venues?event=${String(made['id'])}`)).body['total']).to.equal(0);
      expect((await get(`/venues?event=${String(made['id'])}`, 'editor')).body['total']).to.equal(1);
    });

    it('reveals venues and organizers of a protected event only to those who may change them', async () => {
      await event(
        {
          title: 'Behind doors',
          password: 'tulip',
          venue: { venue: 'Doors Hall' },
          organizer: { organizer: 'Doors Club' },
        },
        'author',
      );
      for (const list of ['venues', 'organizers']) {
        const total = async (filter: string, as: As): Promise<unknown> =>
          (await get(`/${list}?search=doors&${filter}`, as)).body['total'];
        for (const as of ['nobody', 'subscriber', 'contributor', 'other author'] as const) {
          expect(await total('has_events=1', as), as).to.equal(0);
          expect(await total('has_events=0', as), as).to.equal(1);
          expect(await total('only_with_upcoming=1', as), as).to.equal(0);
        }
        for (const as of ['author', 'editor', 'administrator'] as const) {
          expect(await total('has_events=1', as), as).to.equal(1);
          expect(await total('has_events=0', as), as).to.equal(0);
          expect(await total('only_with_upcoming=1', as), as).to.equal(1);
        }
      }
    });
  });

  for (const [kind, fields, hidden] of [
    [
      'venue',
      {
        description: 'By the water',
        address: '4 Quay Road',
        city: 'Portsmouth',
        state: 'NH',
        website: 'https://hall.example.org/',
        phone: '555 0142',
      },
      {
        description: '',
        address: '',
        city: '',
        state: '',
        stateprovince: '',
        website: '',
        phone: '',
        show_map: null,
        show_map_link: null,
      },
    ],
    [
      'organizer',
      { description: 'Sings', phone: '555 0143', email: 'choir@example.org', website: 'https://c.example/' },
      { description: '', phone: '', email: '', website: '' },
    ],
  ] as const) {
    const list = `${kind}s`;
    const make = (name: string): Promise<Wire> =>
      catalogue[kind]({ ...fields, [kind]: name, password: 'tulip' });

    describe(list, () => {
      let made: Wire;
      before(async () => {
        made = await make(`Secret ${kind}`);
      });

      it('masks all of a protected record but its name, by id, by slug, in lists and in events', async () => {
        const { id } = await event({ title: `At a secret ${kind}`, [kind]: made['id'] });
        const masked = { ...made, ...hidden };
        for (const as of READERS) {
          for (const address of [String(made['id']), `by-slug/secret-${kind}`]) {
            const { status, body } = await get(`/${list}/${address}`, as);
            expect([status, body], as).to.deep.equal([200, masked]);
          }
          expect(await find(list, made['id'], '', as)).to.deep.equal(masked);
          const { body } = await get(`/events/${String(id)}`, as);
          const embedded = [body[kind]].flat()[0];
          expect(embedded, as).to.deep.equal(masked);
          expect(inside(body, 'json_ld'), as).to.not.have.any.keys('location', 'organizer');
        }
      });

      it('returns a protected record whole with the password or for editing, without json_ld', async () => {
        const { id } = await event({ title: `At an open ${kind}`, [kind]: made['id'] });
        for (const [query, as] of [
          ['password=tulip', 'nobody'],
          ['context=edit', 'editor'],
        ] as const) {
          expect((await get(`/${list}/${String(made['id'])}?${query}`, as)).body).to.deep.equal(made);
          expect(await find(list, made['id'], `&${query}`, as)).to.deep.equal(made);
          const { body } = await get(`/events/${String(id)}?${query}`, as);
          expect([body[kind]].flat()[0]).to.deep.equal(made);
          expect(inside(body, 'json_ld')).to.not.have.any.keys('location', 'organizer');
        }
        for (const query of ['password=rose', 'context=edit']) {
          for (const as of ['nobody', 'subscriber', 'author'] as const) {
            const { body } = await get(`/${list}/${String(made['id'])}?${query}`, as);
            expect(body, `${query} ${as}`).to.deep.equal({ ...made, ...hidden });
          }
        }
        expect((await get(`/${list}/${String(made['id'])}?password=`)).status).to.equal(400);
      });

      it('returns a protected record whole to those who change or delete it', async () => {
        const other = await make(`Answered ${kind}`);
        const { body } = await put(`/${list}/${String(other['id'])}`, { phone: '1' });
        expect(body).to.deep.equal({ ...other, phone: '1' });
        expect((await remove(`/${list}/${String(other['id'])}`)).body).to.include({ phone: '1' });
        const { body: restored } = await post(`/${list}/${String(other['id'])}/restore`, {});
        expect(restored).to.include({ phone: '1' });
      });

      it('finds protected records by protected fields only for those who may change them', async () => {
        expect((await get(`/${list}?search=555&slug=secret-${kind}`)).body['total']).to.equal(0);
        expect((await get(`/${list}?search=555&slug=secret-${kind}`, 'editor')).body['total']).to.equal(1);
        expect((await get(`/${list}?search=secret`)).body['total']).to.equal(1);
      });

      it('finds a protected record by protected fields for its author while that user may write', async () => {
        const path = `/${list}/${String((await make(`Owned ${kind}`))['id'])}`;
        for (const [as, total] of [
          ['author', 1],
          ['subscriber', 0],
        ] as const) {
          await put(path, { author: catalogue.ids[as] });
          const { body } = await get(`/${list}?search=555&slug=owned-${kind}`, as);
          expect(body['total'], as).to.equal(total);
        }
      });

      it('creates a new record rather than using a protected one of another user', async () => {
        const { id } = await catalogue[kind]({ [kind]: `Secret ${kind}` }, 'contributor');
        expect(id).to.not.equal(made['id']);
        expect((await catalogue[kind]({ [kind]: `Secret ${kind}` }))['id']).to.equal(made['id']);
      });
    });
  }

  for (const { kind, list, name } of KINDS) {
    describe(`the password of ${list}`, () => {
      const make = (): Promise<Wire> =>
        catalogue[kind]({ [name]: `Set on ${kind} ${String(Math.random())}`, description: 'Hidden' });
      const isOpen = async ({ id }: Wire): Promise<boolean> =>
        (await find(list, id))['description'] === '<p>Hidden</p>';

      it('sets, changes, keeps and removes the password of a record by updates', async () => {
        const made = await make();
        const path = `/${list}/${String(made['id'])}`;
        const opens = async (password: string): Promise<boolean> =>
          (await find(list, made['id'], `&password=${password}`))['description'] === '<p>Hidden</p>';
        const seen = [];
        for (const change of [
          { password: 'tulip' },
          { [name]: 'Renamed' },
          { password: 'tulip' },
          { password: 'rose' },
          { password: '' },
          { password: 'tulip' },
          { password: null },
        ]) {
          expect((await put(path, change)).status, JSON.stringify(change)).to.equal(200);
          seen.push([await isOpen(made), await opens('tulip'), await opens('rose')]);
        }
        expect(seen).to.deep.equal([
          ...Array.from({ length: 3 }, () => [false, true, false]),
          [false, false, true],
          [true, true, true],
          [false, true, false],
          [true, true, true],
        ]);
      });

      it('accepts the password of a record from form and query, up to 255 characters', async () => {
        const made = await make();
        const path = `/${list}/${String(made['id'])}`;
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        await catalogue.call('PUT', path, 'password=tulip', 'editor', form);
        expect(await isOpen(made)).to.equal(false);
        await catalogue.call('PUT', `${path}?password=`, undefined, 'editor');
        expect(await isOpen(made)).to.equal(true);
        const { status, body } = await put(path, { password: 'x'.repeat(256) });
        expect(status).to.equal(400);
        expect(Object.keys(paramsOf(body))).to.deep.equal(['password']);
      });

      it('ignores a password for the record in a deletion', async () => {
        const made = await make();
        const path = `/${list}/${String(made['id'])}`;
        await put(path, { password: 'tulip' });
        expect((await remove(`${path}?password=rose`)).status).to.equal(200);
        await post(`${path}/restore`, {});
        expect(await find(list, made['id'], '&password=tulip')).to.include({ description: '<p>Hidden</p>' });
      });

      it('shows no password in links', async () => {
        await make();
        await make();
        const { body } = await get(`/${list}?per_page=1&password=tulip`, 'editor');
        expect(body).to.include.keys('rest_url', 'next_rest_url');
        expect(JSON.stringify(body)).to.not.contain('tulip');
      });
    });
  }

  it('creates venue and organizer of an event with their given passwords', async () => {
    const body = await event({
      venue: { venue: 'Inline', phone: '5', password: 'tulip' },
      organizer: [{ organizer: 'Inline', phone: '6', password: 'tulip' }],
    });
    const { body: read } = await get(`/events/${String(body['id'])}`);
    expect(read['venue']).to.include({ venue: 'Inline', phone: '' });
    expect((read['organizer'] as Wire[])[0]).to.include({ organizer: 'Inline', phone: '' });
  });

  it('needs the rights of an update', async () => {
    const { id } = await venue({ venue: 'Not mine' });
    const { id: other } = await organizer({ organizer: 'Not mine' });
    expect((await put(`/venues/${String(id)}`, { password: 'x' }, 'author')).status).to.equal(403);
    expect((await put(`/organizers/${String(other)}`, { password: 'x' }, 'nobody')).status).to.equal(401);
    const { status } = await post('/events', { title: 'X', ...DAY, password: 'x' }, 'subscriber');
    expect(status).to.equal(403);
  });
});

/** Returns the fields that both a read and a list show of an embedded record. */
function comparable(wire: unknown): Wire {
  return without(wire as Wire, 'global_id_lineage', 'json_ld');
}
