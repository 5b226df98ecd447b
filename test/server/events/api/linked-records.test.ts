import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  bound,
  type Catalogue,
  NOW,
  openCatalogue,
  paramsOf,
  type Wire,
  without,
} from '../support/catalogue.js';

for (const kind of ['venue', 'organizer'] as const) {
  const list = `${kind}s`;

  forEachDatabase(`${list} as linked records`, (open) => {
    let catalogue: Catalogue;
    before(async () => {
      catalogue = await openCatalogue(await open());
    });
    afterEach(() => {
      catalogue.setNow(NOW);
    });
    after(() => catalogue.stop());
    const { get, put, remove, event } = bound(() => catalogue);
    const path = ({ id }: Wire): string => `/${list}/${String(id)}`;
    const make = (name: string, fields: Wire = {}): Promise<Wire> =>
      catalogue[kind]({ [kind]: name, ...fields });

    describe('creating', () => {
      it('accepts forms and the query as well as JSON', async () => {
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        const posted = await catalogue.call('POST', `/${list}`, `${kind}=Form&phone=5`, 'editor', form);
        expect(posted.body).to.include({ [kind]: 'Form', phone: '5' });
        const queried = await catalogue.call('POST', `/${list}?${kind}=Query&phone=6`, undefined, 'editor');
        expect(queried.body).to.include({ [kind]: 'Query', phone: '6' });
      });

      it('makes slugs unique among records of one kind, not among all', async () => {
        await (kind === 'venue'
          ? catalogue.organizer({ organizer: 'Same Name' })
          : catalogue.venue({ venue: 'Same Name' }));
        await event({ title: 'Same Name' });
        const [first, second] = [await make('Same Name'), await make('Same, Name')];
        expect([first['slug'], second['slug']]).to.deep.equal(['same-name', 'same-name-2']);
      });

      it('gives a draft its slug at once, and a pending record none', async () => {
        expect(await make('Draft', { status: 'draft' })).to.include({ slug: 'draft' });
        const pending = await catalogue[kind]({ [kind]: 'Pending', status: 'publish' }, 'contributor');
        expect(pending).to.include({ status: 'pending' }).and.not.include.keys('slug');
        expect(pending['url']).to.equal(
          `https://calendar.example.org/?post_type=tribe_${kind}&p=${String(pending['id'])}`,
        );
      });

      it('gives a record without letters its id as slug, a draft, too', async () => {
        for (const status of ['publish', 'draft'] as const) {
          const made = await make(status === 'draft' ? '???' : '!!!', { status });
          expect(made['slug'], status).to.equal(String(made['id']));
          expect((await put(path(made), { status: 'publish' })).body['slug']).to.equal(String(made['id']));
        }
        const pending = await make('...', { status: 'pending' });
        expect(pending).to.not.have.property('slug');
        const { body } = await put(path(pending), { status: 'publish' });
        expect(body['slug']).to.equal(String(pending['id']));
      });

      it('finds a record by its current name, and the oldest of several', async () => {
        const made = await make('Called Before');
        await put(path(made), { [kind]: 'Called Now' });
        expect((await make('called now'))['id']).to.equal(made['id']);
        const other = await make('Called Before');
        expect(other['id']).to.not.equal(made['id']);
        await put(path(other), { [kind]: 'Called Now' });
        expect((await make('Called Now'))['id']).to.equal(made['id']);
      });

      it('creates one record for concurrent requests, even if slugs do not distinguish them', async () => {
        for (const status of ['publish', 'draft', 'pending']) {
          const asked = Array.from({ length: 8 }, () => make(`Rush for ${status}`, { status }));
          const made = await Promise.all(asked);
          expect(new Set(made.map(({ id }) => id)).size, status).to.equal(1);
        }
      });

      it('makes a slug unique only when the record is published', async () => {
        const shown = await make('Twin');
        const draft = await make('Twin', { description: 'Another.', status: 'draft' });
        expect([shown['slug'], draft['slug']]).to.deep.equal(['twin', 'twin']);
        expect((await put(path(draft), { phone: '1' })).body['slug']).to.equal('twin');
        expect((await put(path(draft), { status: 'publish' })).body['slug']).to.equal('twin-2');
      });

      it('ignores trashed records and those that the caller may not read when it looks for a name', async () => {
        const gone = await make('Gone');
        await remove(path(gone));
        expect((await make('Gone'))['id']).to.not.equal(gone['id']);
        const secret = await make('Secret', { status: 'private' });
        const own = await catalogue[kind]({ [kind]: 'Secret' }, 'author');
        expect(own['id']).to.not.equal(secret['id']);
      });

      it('distinguishes names that differ only after hundreds of characters', async () => {
        const [one, other] = [await make(`${'x'.repeat(500)}1`), await make(`${'x'.repeat(500)}2`)];
        expect(one['id']).to.not.equal(other['id']);
        expect((await make(`${'X'.repeat(500)}2`))['id']).to.equal(other['id']);
      });

      it('changes nothing of the same one where the caller may not change it', async () => {
        const made = await make('Kept', { phone: '1' });
        const found = await catalogue[kind]({ [kind]: 'kept', phone: '666' }, 'contributor');
        expect(found).to.deep.equal(made);
      });

      it('changes nothing of the same one where nothing that is sent differs', async () => {
        const fields = { website: 'https://same.example/', phone: '1', description: 'Known.' };
        const made = await make('Unchanged', fields);
        const { etag } = (await get(path(made))).headers;
        catalogue.setNow('2026-09-05T14:00:00Z');
        for (const sent of [fields, {}]) {
          expect(await make('unchanged', sent)).to.deep.equal(made);
          await event({ [kind]: { [kind]: 'Unchanged', ...sent } });
          expect((await get(path(made))).headers['etag'], JSON.stringify(sent)).to.equal(etag);
        }
        expect(await make('unchanged', { phone: '2' })).to.include({ modified: '2026-09-05 10:00:00' });
        expect((await get(path(made))).headers['etag']).to.not.equal(etag);
      });
    });

    describe('reading', () => {
      it('refuses an id or slug of another kind, by any method', async () => {
        const { id } = await event({ title: 'Something else' });
        const other = await (kind === 'venue' ? catalogue.organizer() : catalogue.venue());
        for (const [address, name] of [
          ['9999', 'id'],
          ['0', 'id'],
          ['99999999999', 'id'],
          [String(id), 'id'],
          [String(other['id']), 'id'],
          ['by-slug/nowhere', 'slug'],
          ['by-slug/something-else', 'slug'],
          [`by-slug/${String(other['slug'])}`, 'slug'],
        ] as const) {
          for (const [method, as] of [
            ['GET', 'nobody'],
            ['PUT', 'editor'],
            ['PUT', 'nobody'],
            ['DELETE', 'nobody'],
          ] as const) {
            const body = method === 'PUT' ? { phone: 'X' } : undefined;
            const answer = await catalogue.call(method, `/${list}/${address}`, body, as);
            const seen = [answer.status, answer.body['code'], Object.keys(paramsOf(answer.body))];
            expect(seen, `${method} ${address}`).to.deep.equal([400, 'rest_invalid_param', [name]]);
          }
        }
        for (const [address, name] of [
          ['9999', 'id'],
          ['by-slug/nowhere', 'slug'],
        ] as const) {
          const answer = await catalogue.put(`/${list}/${address}`, { website: 'none' });
          expect(Object.keys(paramsOf(answer.body)), 'beside other faults').to.have.members([
            name,
            'website',
          ]);
        }
        for (const address of ['abc', '-1', '1.5', 'by-slug/']) {
          const answer = await get(`/${list}/${address}`);
          expect([answer.status, answer.body['code']], address).to.deep.equal([404, 'rest_no_route']);
        }
      });

      it('finds a slug of another script however it is escaped', async () => {
        const made = await make('東京 Club');
        expect(made['slug']).to.equal('%e6%9d%b1%e4%ba%ac-club');
        for (const slug of ['%E6%9D%B1%E4%BA%AC-Club', encodeURIComponent(String(made['slug']))]) {
          expect((await get(`/${list}/by-slug/${slug}`)).body['id'], slug).to.equal(made['id']);
        }
      });
    });

    describe('updating', () => {
      it('keeps fields that are not sent, the slug included, by any method and address', async () => {
        const made = await make('Steady', { description: 'Old', phone: '5', website: 'https://s.example/' });
        for (const address of [path(made), `/${list}/by-slug/steady`]) {
          for (const method of ['POST', 'PUT', 'PATCH']) {
            const name = `${method} ${address}`;
            const { status, body } = await catalogue.call(method, address, { [kind]: name }, 'editor');
            expect([status, body], name).to.deep.equal([200, { ...made, [kind]: name }]);
          }
        }
        const { body } = await put(path(made), {});
        expect(without(body, kind)).to.deep.equal(without(made, kind));
      });

      it('ignores null but in the website, and refuses an empty name', async () => {
        const made = await make('Nulled', { description: 'Old', phone: '5', website: 'https://s.example/' });
        const nulls = {
          [kind]: null,
          description: null,
          phone: null,
          status: null,
          author: null,
          date: null,
        };
        expect((await put(path(made), nulls)).body).to.deep.equal(made);
        expect((await put(path(made), { website: null })).body).to.deep.equal(without(made, 'website'));
        const { status, body } = await put(path(made), { [kind]: '' });
        expect([status, Object.keys(paramsOf(body))]).to.deep.equal([400, [kind]]);
      });

      it('keeps all concurrent changes of a record', async () => {
        for (let round = 0; round < 5; round += 1) {
          const made = await make(`Busy ${String(round)}`);
          const plain = { [kind]: `Busier ${String(round)}`, phone: '5', website: 'https://example.org/' };
          const changes = Object.entries({ ...plain, description: 'Changed' });
          await Promise.all(changes.map(([name, value]) => put(path(made), { [name]: value })));
          const { body } = await get(path(made));
          expect(body).to.include({ ...plain, description: '<p>Changed</p>' });
        }
      });

      it('lets an update give two records the same name', async () => {
        const [first, second] = [await make('Twin'), await make('Other twin')];
        const { status, body } = await put(path(second), { [kind]: 'Twin' });
        expect([status, body[kind], body['id']]).to.deep.equal([200, 'Twin', second['id']]);
        expect(first['id']).to.not.equal(second['id']);
      });

      it('finds a record among many of its name quickly, however long its description is', async () => {
        for (let number = 0; number < 30; number += 1) {
          await make('Branch', { description: `Number ${String(number)}` });
        }
        const description = '<b>long</b>'.repeat(5000) + '&amp;'.repeat(200_000);
        const start = process.cpuUsage();
        const made = await make('Branch', { description });
        const { user } = process.cpuUsage(start);
        // With one look at the description for each of its name it takes several seconds.
        expect(user / 1e6).to.be.below(2);
        expect((await make('Branch', { description }))['id']).to.equal(made['id']);
      });

      it('dates a draft when it is published, and keeps that date', async () => {
        const made = await make('Dated', { status: 'draft' });
        const zero = '0000-00-00 00:00:00';
        expect(made).to.include({ date_utc: zero, modified_utc: zero });
        catalogue.setNow('2026-09-02T15:00:00Z');
        const published = await put(path(made), { status: 'publish' });
        expect(published.body).to.include({ status: 'publish', date: '2026-09-02 11:00:00', slug: 'dated' });
        catalogue.setNow('2026-09-02T16:00:00Z');
        const changed = await put(path(made), { phone: '1' });
        expect(changed.body).to.include({ date: '2026-09-02 11:00:00', modified: '2026-09-02 12:00:00' });
        const later = await put(path(made), { date: '2027-01-01' });
        expect(later.body).to.include({ status: 'future' });
        expect((await get(path(made))).body['code']).to.equal(`${kind}-not-accessible`);
      });

      it('shows in the events that have it', async () => {
        const made = await make('Renamed');
        const { id } = await event({ [kind]: made['id'] });
        await put(`/${list}/by-slug/renamed`, { [kind]: 'New Name' });
        const [embedded] = [(await get(`/events/${String(id)}`)).body[kind]].flat() as Wire[];
        expect(embedded).to.include({ id: made['id'], [kind]: 'New Name', slug: 'renamed' });
      });
    });

    it('moves a deleted record to the trash, once, and frees the slug', async () => {
      const made = await make('Closing');
      const { status, body } = await remove(`${path(made)}?force=true`);
      expect([status, body['status'], body['slug']]).to.deep.equal([200, 'trash', 'closing__trashed']);
      expect(body['url']).to.equal(
        `https://calendar.example.org/?post_type=tribe_${kind}&p=${String(made['id'])}`,
      );
      for (const address of [path(made), `/${list}/by-slug/closing__trashed`]) {
        const again = await remove(address);
        expect([again.status, again.body['code']]).to.deep.equal([410, `${kind}-is-in-trash`]);
        expect((await get(address, 'editor')).status).to.equal(200);
        const refused = await get(address);
        expect([refused.status, refused.body['code']]).to.deep.equal([403, `${kind}-not-accessible`]);
      }
      expect((await remove(`/${list}/by-slug/closing`)).status).to.equal(400);
      expect(await make('Closing')).to.include({ slug: 'closing' });
    });
  });
}
