import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, inside, openCatalogue, type Wire, without } from '../support/catalogue.js';
import { encode, picture } from '../support/pictures.js';
import { upload } from '../support/uploads.js';

forEachDatabase('a masked body sent back', (open) => {
  let catalogue: Catalogue;
  let image: unknown;
  before(async () => {
    catalogue = await openCatalogue(await open());
    const bytes = await encode(picture(20, 10), 'png');
    image = (await upload(catalogue, '/images', { name: 'score.png', bytes })).body['id'];
  });
  after(() => catalogue.stop());
  const { get, put, event, venue, organizer } = bound(() => catalogue);
  const password = 'tulip';

  const rich = (): Promise<Wire> =>
    event({
      title: 'Rehearsal',
      description: 'Score',
      excerpt: 'Quiet',
      cost: '$10',
      password,
      image,
      all_day: true,
      website: 'https://choir.example.org/',
      show_map: true,
      sticky: true,
      featured: true,
      categories: ['Hush'],
      tags: ['Whisper'],
      venue: { venue: 'Hall' },
      organizer: { organizer: 'Choir' },
    });
  const hall = (): Promise<Wire> =>
    venue({ venue: 'Hall', description: 'Mind', address: '4 Quay', zip: '03801', show_map: false, password });
  const choir = (): Promise<Wire> =>
    organizer({
      organizer: 'Choir',
      description: 'Mind',
      phone: '1',
      email: 'a@choir.example.org',
      password,
    });

  /** Reads a record as a list shows it to an editor. */
  const listed = async (list: string, { id }: Wire): Promise<Wire> => {
    const { body } = await get(`/${list}?include=${String(id)}`, 'editor');
    return (body[list] as Wire[])[0] ?? {};
  };
  const whole = async (list: string, { id }: Wire): Promise<Wire> =>
    without(
      (await get(`/${list}/${String(id)}?context=edit`, 'editor')).body,
      ...['modified', 'modified_utc', 'json_ld'],
    );

  for (const [list, make, change] of [
    ['events', rich, { title: 'Dress rehearsal' }],
    ['venues', hall, { venue: 'Great Hall' }],
    ['organizers', choir, { organizer: 'Great Choir' }],
  ] as const) {
    it(`clears no masked field of ${list}, and changes the others`, async () => {
      const made = await make();
      const before = await whole(list, made);
      const masked = await listed(list, made);
      expect(masked).to.include({ description: '' });
      const { status } = await put(`/${list}/${String(made['id'])}`, { ...masked, ...change });
      expect(status).to.equal(200);
      expect(await whole(list, made)).to.deep.equal({ ...before, ...change });
      expect((await listed(list, made))['description']).to.equal('');
    });
  }

  for (const [list, make, changes] of [
    [
      'events',
      rich,
      {
        description: '<p>Bring a score</p>',
        excerpt: '<p>Loud</p>',
        cost: '$20',
        website: 'https://other.example.org/',
        all_day: false,
        featured: false,
        hide_from_listings: true,
      },
    ],
    [
      'venues',
      hall,
      {
        description: '<p>Mind the gap</p>',
        address: '5 Quay',
        zip: '03802',
        show_map: true,
        show_map_link: false,
        city: 'Dover',
      },
    ],
    ['organizers', choir, { description: '<p>Mind the gap</p>', phone: '2', email: 'b@choir.example.org' }],
  ] as const) {
    for (const [field, value] of Object.entries<unknown>(changes)) {
      it(`clears nothing else of ${list} where ${field} is changed`, async () => {
        const made = await make();
        const before = await whole(list, made);
        expect(before[field]).to.not.equal(value);
        const { status } = await put(`/${list}/${String(made['id'])}`, {
          ...(await listed(list, made)),
          [field]: value,
        });
        expect(status).to.equal(200);
        const expected: Wire = { ...before, [field]: value };
        const after = await whole(list, made);
        // `cost_details`, the price in parts, follows from the change.
        expect(without(after, 'cost_details')).to.deep.equal(without(expected, 'cost_details'));
      });
    }
  }

  it('clears no terms, venue or organizer of events where others are named', async () => {
    const made = await rich();
    const path = `/events/${String(made['id'])}`;
    const { categories: before, venue: place } = await whole('events', made);
    const masked = await listed('events', made);
    await put(path, { ...masked, tags: ['Loud'], organizer: [{ organizer: 'Band' }] });
    const { categories, tags, organizer: people, ...rest } = await whole('events', made);
    expect(categories).to.deep.equal(before);
    expect([tags, people].map((list) => (list as Wire[]).length)).to.deep.equal([1, 1]);
    expect(inside({ tags }, 'tags')).to.have.nested.property('[0].name', 'Loud');
    expect(inside({ people }, 'people')).to.have.nested.property('[0].organizer', 'Band');
    expect(rest).to.deep.include({ venue: place, cost: '$10', featured: true });
    await put(path, { ...masked, categories: ['Loud'], venue: { venue: 'Yard' } });
    const after = await whole('events', made);
    expect(inside(after, 'categories')).to.have.nested.property('[0].name', 'Loud');
    expect(inside(after, 'venue')).to.include({ venue: 'Yard' });
    expect([after['tags'], after['organizer']]).to.deep.equal([tags, people]);
  });

  it('clears empty fields of a body that was read whole, even without a flag', async () => {
    for (const [list, made] of [
      ['events', await rich()],
      ['venues', await hall()],
    ] as const) {
      const path = `/${list}/${String(made['id'])}`;
      await put(path, { ...without(await whole(list, made), 'show_map'), description: '' });
      expect((await whole(list, made))['description'] ?? '', list).to.equal('');
    }
  });

  it('clears single fields, and empty fields of a body that was read whole', async () => {
    for (const [list, made] of [
      ['events', await rich()],
      ['venues', await hall()],
      ['organizers', await choir()],
    ] as const) {
      const path = `/${list}/${String(made['id'])}`;
      const rest = without(await whole(list, made), 'description');
      expect((await put(path, { description: '' })).status, list).to.equal(200);
      const cleared = await whole(list, made);
      expect(cleared).to.deep.equal(list === 'events' ? { ...rest, description: '' } : rest);
      await put(path, { description: 'Again' });
      await put(path, { ...(await whole(list, made)), description: '' });
      expect(await whole(list, made), list).to.deep.equal(cleared);
    }
  });

  it('clears empty fields of a body that lacks any of the keys that a mask shows', async () => {
    for (const [list, make, keys] of [
      [
        'events',
        rich,
        [
          ...['author', 'status', 'date', 'title', 'start_date', 'end_date', 'excerpt', 'image', 'cost'],
          ...['website', 'categories', 'tags', 'venue', 'organizer'],
        ],
      ],
      ['venues', hall, ['author', 'status', 'date', 'venue', 'address', 'zip']],
      ['organizers', choir, ['author', 'status', 'date', 'organizer', 'phone', 'email']],
    ] as const) {
      for (const key of keys) {
        const made = await make();
        const masked = await listed(list, made);
        expect(masked).to.include.all.keys(...keys);
        const { status } = await put(`/${list}/${String(made['id'])}`, without(masked, key));
        expect(status).to.equal(200);
        expect((await whole(list, made))['description'] ?? '', `${list} without ${key}`).to.equal('');
      }
    }
  });

  it('clears nothing of a record that has little to hide', async () => {
    const made = await event({ title: 'Bare', description: 'Score', password });
    await put(`/events/${String(made['id'])}`, await listed('events', made));
    expect((await whole('events', made))['description']).to.equal('<p>Score</p>');
  });

  it('clears the only thing that a record has, and all of one without a password', async () => {
    const guarded = await organizer({ organizer: 'One', phone: '1', password });
    await put(`/organizers/${String(guarded['id'])}`, { phone: '' });
    expect(await whole('organizers', guarded)).to.not.have.any.keys('phone');
    const open = await organizer({ organizer: 'Other', phone: '1' });
    await put(`/organizers/${String(open['id'])}`, { ...open, phone: '' });
    expect(await whole('organizers', open)).to.not.have.any.keys('phone');
  });

  it('clears all of an event that is sent whole, flags and all', async () => {
    const made = await rich();
    const path = `/events/${String(made['id'])}`;
    const empty = { description: '', excerpt: '', cost: '', website: '', image: false };
    const none = { categories: [], tags: [], venue: [], organizer: [] };
    await put(path, { ...(await whole('events', made)), ...empty, ...none });
    expect(await whole('events', made)).to.deep.include({ ...empty, ...none, featured: true });
  });

  it('clears all of a venue that is sent whole, flags and all', async () => {
    const made = await hall();
    const empty = { description: '', address: '', zip: '' };
    await put(`/venues/${String(made['id'])}`, { ...(await whole('venues', made)), ...empty });
    const after = await whole('venues', made);
    expect(after).to.include({ show_map: false }).and.not.include.any.keys(Object.keys(empty));
  });

  it('leaves the body of a record without a password unchanged', async () => {
    const made = await rich();
    const masked = await listed('events', made);
    const path = `/events/${String(made['id'])}`;
    await put(path, { password: '' });
    await put(path, masked);
    const after = await whole('events', made);
    expect(after).to.deep.include({ description: '', cost: '', venue: [], organizer: [], featured: true });
    expect(inside(after, 'cost_details')['values']).to.deep.equal([]);
  });
});
