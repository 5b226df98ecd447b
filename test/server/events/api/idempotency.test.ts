import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type Answer, type As, bound, type Catalogue, openCatalogue } from '../support/catalogue.js';
import { encode, picture } from '../support/pictures.js';
import { upload } from '../support/uploads.js';

const DAY = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };

/** Records that can be created: their path, fields, and other fields that could be sent with the same key. */
const KINDS: [list: string, fields: object, others: object][] = [
  ['/events', { title: 'Walk', ...DAY }, { title: 'Run', ...DAY }],
  ['/venues', { venue: 'Hall' }, { venue: 'Barn' }],
  ['/organizers', { organizer: 'Club' }, { organizer: 'Band' }],
  ['/categories', { name: 'Music' }, { name: 'Dance' }],
  ['/tags', { name: 'Free' }, { name: 'Late' }],
];

forEachDatabase('Idempotency-Key', (open) => {
  let catalogue: Catalogue;
  const { get, call, remove, event, venue, category } = bound(() => catalogue);
  let keys = 0;
  const newKey = (): string => `key-${(keys += 1)}`;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());

  const create = (list: string, fields: object, key: string, as: As = 'editor'): Promise<Answer> =>
    call('POST', list, fields, as, { 'idempotency-key': key });
  const total = async (list: string): Promise<number> =>
    Number((await get(`${list}?hide_empty=false`)).headers['x-tec-total']);

  for (const [list, fields, others] of KINDS) {
    it(`creates one record in ${list} however often the request is repeated`, async () => {
      const [key, before] = [newKey(), await total(list)];
      const answers = await Promise.all(Array.from({ length: 5 }, () => create(list, fields, key)));
      answers.push(await create(list, fields, key));
      for (const { status, body } of answers) {
        expect(status, JSON.stringify(body)).to.equal(201);
        expect(body).to.deep.equal(answers[0]!.body);
      }
      expect(await total(list)).to.equal(before + 1);
    });

    it(`refuses a key in ${list} that was used for another request`, async () => {
      const key = newKey();
      expect((await create(list, others, key)).status).to.equal(201);
      const before = await total(list);
      const { status, body } = await create(list, { ...others, description: 'More.' }, key);
      expect([status, body['code']]).to.deep.equal([422, 'rest_idempotency_mismatch']);
      expect(await total(list)).to.equal(before);
    });
  }

  it('creates a record for each key, and for each request without one', async () => {
    const fields = { title: 'Again', ...DAY };
    const made = [
      await create('/events', fields, newKey()),
      await create('/events', fields, newKey()),
      await call('POST', '/events', fields, 'editor'),
    ];
    expect(new Set(made.map(({ body }) => body['id'])).size).to.equal(3);
  });

  it('separates the keys of callers', async () => {
    const [key, fields] = [newKey(), { title: 'Mine', ...DAY }];
    const mine = await create('/events', fields, key, 'author');
    const theirs = await create('/events', fields, key, 'other author');
    expect(theirs.status).to.equal(201);
    expect(theirs.body['id']).not.to.equal(mine.body['id']);
  });

  it('separates the keys of operations', async () => {
    const key = newKey();
    await create('/venues', { venue: 'One Hall' }, key);
    expect((await create('/organizers', { organizer: 'One Hall' }, key)).status).to.equal(422);
  });

  it('forgets the key of a refused request', async () => {
    const key = newKey();
    expect((await create('/events', { title: 'Late' }, key)).status).to.equal(400);
    expect((await create('/events', { title: 'Late', ...DAY }, key, 'subscriber')).status).to.equal(403);
    expect((await create('/events', { title: 'Late', ...DAY }, key)).status).to.equal(201);
  });

  it('returns the current record for a replay, and does not recreate a deleted one', async () => {
    const [key, fields] = [newKey(), { title: 'Short', ...DAY }];
    const { id } = (await create('/events', fields, key)).body;
    await remove(`/events/${String(id)}`);
    const again = await create('/events', fields, key);
    expect([again.status, again.body['id'], again.body['status']]).to.deep.equal([201, id, 'trash']);
    const term = newKey();
    const made = await create('/tags', { name: 'Gone' }, term);
    await remove(`/tags/${String(made.body['id'])}`);
    expect((await create('/tags', { name: 'Gone' }, term)).status).to.equal(422);
  });

  it('returns the record of a replay even if records that it names are gone', async () => {
    const bytes = await encode(picture(10, 10), 'png');
    const image = (await upload(catalogue, '/images', { name: 'a.png', bytes })).body;
    const hall = await venue({ venue: 'Passing Hall' });
    const whole = await event({ title: 'Festival' });
    const above = await category('Above');
    const requests: [list: string, fields: object, key: string][] = [
      ['/events', { title: 'Part', ...DAY, venue: hall['id'], post_parent: whole['id'] }, newKey()],
      ['/events', { title: 'Pictured', ...DAY, image: image['id'], password: 'tulip' }, newKey()],
      ['/venues', { venue: 'Pictured Hall', image: image['id'] }, newKey()],
      ['/organizers', { organizer: 'Pictured Club', image: image['id'] }, newKey()],
      ['/categories', { name: 'Below', parent: above['id'] }, newKey()],
    ];
    const made = [];
    for (const [list, fields, key] of requests) made.push(await create(list, fields, key));
    for (const [list, { id }] of [
      ['/images', image],
      ['/venues', hall],
      ['/events', whole],
      ['/categories', above],
    ] as const) {
      expect((await remove(`${list}/${String(id)}`)).status, list).to.equal(200);
    }
    for (const [index, [list, fields, key]] of requests.entries()) {
      const again = await create(list, fields, key);
      expect([again.status, again.body['id']], list).to.deep.equal([201, made[index]?.body['id']]);
      // Another request is refused as ever, with the key and without, and so is one of somebody else.
      const other = await create(list, { ...fields, description: 'Other' }, key);
      const others = [other, await create(list, fields, newKey()), await create(list, fields, key, 'author')];
      expect(
        others.map(({ status }) => status),
        list,
      ).to.deep.equal([400, 400, 400]);
    }
  });

  it('refuses a malformed key', async () => {
    for (const key of ['', 'two words', 'ü', 'a'.repeat(256)]) {
      const { status, body } = await create('/events', { title: 'Walk', ...DAY }, key);
      expect(status, key).to.equal(400);
      expect(body).to.have.nested.property('data.params.idempotency-key');
    }
    expect((await create('/events', { title: 'Walk', ...DAY }, 'a'.repeat(255))).status).to.equal(201);
  });
});
