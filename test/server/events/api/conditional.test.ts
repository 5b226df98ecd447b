import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type Answer, type As, bound, type Catalogue, NOW, openCatalogue } from '../support/catalogue.js';

const DAY = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };

/** Records that can be changed: their path, first fields and changed fields. */
const KINDS: [kind: string, path: string, first: object, change: object][] = [
  ['event', '/events', { title: 'Walk', ...DAY }, { title: 'Run' }],
  ['venue', '/venues', { venue: 'Hall' }, { city: 'Graz' }],
  ['organizer', '/organizers', { organizer: 'Club' }, { phone: '5' }],
  ['category', '/categories', { name: 'Music' }, { description: 'Loud.' }],
  ['tag', '/tags', { name: 'Free' }, { description: 'No fee.' }],
];

forEachDatabase('conditional requests', (open) => {
  let catalogue: Catalogue;
  const { get, call, event, venue, category, post } = bound(() => catalogue);
  let made = 0;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());

  const tagOf = ({ headers }: Answer): string => String(headers['etag']);
  const change = (path: string, body: object | undefined, tag: string, method = 'PATCH', as: As = 'editor') =>
    call(method, path, body, as, { 'if-match': tag });

  describe('for reading', () => {
    it('sends a record again only when it has changed', async () => {
      const { id } = await event();
      const path = `/events/${String(id)}`;
      const tag = tagOf(await get(path));
      expect(tag).to.match(/^"1-[0-9a-f]+"$/);
      const same = await call('GET', path, undefined, 'nobody', { 'if-none-match': tag });
      expect([same.status, same.body, tagOf(same)]).to.deep.equal([304, {}, tag]);
      const compressed = tag.replace(/"$/, '-gzip"');
      for (const known of [`W/${tag}`, compressed, `W/${compressed}`, `"x",W/${compressed}`]) {
        const headers = { 'if-none-match': known, 'accept-encoding': 'gzip' };
        expect((await call('GET', path, undefined, 'nobody', headers)).status, known).to.equal(304);
      }
      await call('PATCH', path, { title: 'Changed' }, 'editor');
      const changed = await call('GET', path, undefined, 'nobody', { 'if-none-match': tag });
      expect(changed.status).to.equal(200);
      expect(tagOf(changed)).to.match(/^"2-/);
    });

    it('sends an event again when its venue has changed', async () => {
      const { id: venueId } = await venue({ venue: `Hall ${(made += 1)}` });
      const { id } = await event({ venue: venueId });
      const tag = tagOf(await get(`/events/${String(id)}`));
      await call('PATCH', `/venues/${String(venueId)}`, { city: 'Graz' }, 'editor');
      const again = await call('GET', `/events/${String(id)}`, undefined, 'nobody', { 'if-none-match': tag });
      expect(again.status).to.equal(200);
      expect(tagOf(again)).to.match(/^"1-/).and.not.to.equal(tag);
    });

    it('sends the index again only on a new day, which has another window', async () => {
      const ask = (known: string) => call('GET', '', undefined, 'nobody', { 'if-none-match': known });
      try {
        const first = await get('');
        const tag = tagOf(first);
        expect(tag).to.match(/^W\/"[0-9a-f]+"$/);
        catalogue.setNow('2026-09-02T23:59:59Z');
        const later = await get('');
        expect(tagOf(later)).to.equal(tag);
        expect(later.body).to.not.deep.equal(first.body);
        for (const known of [tag, `"x", ${tag}`, '*']) expect((await ask(known)).status, known).to.equal(304);
        catalogue.setNow('2026-09-03T00:00:00Z');
        const next = await ask(tag);
        expect(next.status).to.equal(200);
        expect(tagOf(next)).to.not.equal(tag);
      } finally {
        catalogue.setNow(NOW);
      }
    });

    it('sends a list again only when it has changed', async () => {
      for (const [, list, first] of KINDS) {
        const path = `${list}?hide_empty=false`;
        const tag = tagOf(await get(path));
        expect(tag).to.match(/^"[0-9a-f]+"$/);
        const ask = () => call('GET', path, undefined, 'nobody', { 'if-none-match': tag });
        expect((await ask()).status, list).to.equal(304);
        const named = Object.fromEntries(
          Object.entries(first).map(([name, value]) => [name, name.endsWith('date') ? value : `New ${list}`]),
        );
        expect((await post(list, named)).status).to.equal(201);
        expect((await ask()).status, list).to.equal(200);
      }
    });

    it('shows a caller with more rights another version', async () => {
      await event({ status: 'draft' });
      const tag = tagOf(await get('/events'));
      const { status, headers } = await call('GET', '/events', undefined, 'editor', { 'if-none-match': tag });
      expect(status).to.equal(200);
      expect(headers['cache-control']).to.contain('no-store');
    });
  });

  for (const [kind, list, first, changes] of KINDS) {
    describe(`for a change of a ${kind}`, () => {
      const create = async (): Promise<string> => {
        const numbered = Object.entries(first).map(([name, value], index) => [
          name,
          index === 0 ? `${String(value)} ${(made += 1)}` : (value as unknown),
        ]);
        const { status, body } = await post(list, Object.fromEntries(numbered));
        expect(status, JSON.stringify(body)).to.equal(201);
        return `${list}/${String(body['id'])}`;
      };

      it('changes a record that is unchanged since it was read, and returns the new ETag', async () => {
        const path = await create();
        const changed = await change(path, changes, tagOf(await get(path)));
        expect(changed.status, JSON.stringify(changed.body)).to.equal(200);
        expect((await change(path, { ...first }, tagOf(changed))).status).to.equal(200);
      });

      it('refuses to change a record that has changed since it was read', async () => {
        const path = await create();
        const tag = tagOf(await get(path));
        await call('PATCH', path, changes, 'editor');
        const before = (await get(path)).body;
        for (const method of ['PUT', 'PATCH', 'POST', 'DELETE']) {
          const { status, body } = await change(path, method === 'DELETE' ? undefined : first, tag, method);
          expect([status, body['code']], method).to.deep.equal([412, 'rest_precondition_failed']);
        }
        expect((await get(path)).body).to.deep.equal(before);
      });

      it('accepts a star for any version, and any of several tags', async () => {
        const path = await create();
        const tag = tagOf(await get(path));
        expect((await change(path, first, `"9-x", ${tag}`)).status).to.equal(200);
        expect((await change(path, changes, '*')).status).to.equal(200);
      });

      it('accepts neither weak nor malformed tags', async () => {
        const path = await create();
        const tag = tagOf(await get(path));
        for (const other of [`W/${tag}`, tag.replaceAll('"', ''), 'x', '"abc"']) {
          expect((await change(path, changes, other)).status, other).to.equal(412);
        }
      });

      it('reports missing rights and unknown records before a version conflict', async () => {
        const path = await create();
        expect((await change(path, changes, '"9-x"', 'PATCH', 'nobody')).status).to.equal(401);
        for (const as of ['subscriber', 'other contributor'] as const) {
          expect((await change(path, changes, '"9-x"', 'PATCH', as)).status, as).to.equal(403);
        }
        expect((await change(`${list}/999999`, changes, '*')).status).to.be.oneOf([400, 404]);
      });
    });
  }

  for (const [kind, list, first] of KINDS.slice(0, 3)) {
    it(`restores a ${kind} only if it is unchanged since its deletion`, async () => {
      const { id } = (await post(list, first)).body;
      const path = `${list}/${String(id)}`;
      const read = tagOf(await get(path, 'editor'));
      const tag = tagOf(await call('DELETE', path, undefined, 'editor'));
      expect(tag)
        .to.match(/^"\d+-[0-9a-f]+"$/)
        .and.not.to.equal(read);
      const restore = `${path}/restore`;
      expect((await change(restore, undefined, read, 'POST')).status).to.equal(412);
      expect((await change(path, undefined, read, 'DELETE')).status, 'in the trash').to.equal(410);
      expect((await change(restore, undefined, tag, 'POST')).status).to.equal(200);
      expect((await change(restore, undefined, tag, 'POST')).status, 'not in the trash').to.equal(409);
    });
  }

  it('detects that a category was moved', async () => {
    const [walks, outdoors] = [await category('Walks apart'), await category('Outdoors apart')];
    const path = `/categories/${String(walks['id'])}`;
    const tag = tagOf(await get(path));
    await call('PATCH', path, { parent: outdoors['id'] }, 'editor');
    expect((await change(path, { description: 'By foot' }, tag)).status).to.equal(412);
  });

  for (const [kind, list, first, field] of [
    ['event', '/events', { title: 'Race', ...DAY }, 'title'],
    ['venue', '/venues', { venue: 'Race' }, 'phone'],
    ['organizer', '/organizers', { organizer: 'Race' }, 'phone'],
    ['category', '/categories', { name: 'Race' }, 'description'],
    ['tag', '/tags', { name: 'Race' }, 'description'],
  ] as const) {
    it(`lets one of several concurrent writers of the same version of a ${kind} succeed`, async () => {
      const path = `${list}/${String((await post(list, first)).body['id'])}`;
      const tag = tagOf(await get(path));
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_nothing, index) => change(path, { [field]: `Writer ${index}` }, tag)),
      );
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 412, 412, 412, 412, 412]);
    });
  }
});
