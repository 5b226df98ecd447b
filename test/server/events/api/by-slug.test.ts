import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type As, bound, type Catalogue, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

const EVERYONE: readonly As[] = ['nobody', 'subscriber', 'contributor', 'author', 'editor', 'administrator'];
const KINDS = [
  { kind: 'event', list: 'events', name: 'title' },
  { kind: 'venue', list: 'venues', name: 'venue' },
  { kind: 'organizer', list: 'organizers', name: 'organizer' },
] as const;

forEachDatabase('records by slug, and in the trash', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { call, get, put, remove, event } = bound(() => catalogue);

  for (const { kind, list, name } of KINDS) {
    const other = kind === 'venue' ? 'organizer' : 'venue';
    const make = (title: string, fields: Wire = {}, as?: As): Promise<Wire> =>
      catalogue[kind]({ [name]: title, ...fields }, as);
    const bySlug = (slug: unknown): string => `/${list}/by-slug/${String(slug)}`;
    const byId = ({ id }: Wire): string => `/${list}/${String(id)}`;

    describe(list, () => {
      it('reads, updates by every method and deletes a record by slug as by id', async () => {
        const made = await make('A Slug');
        expect((await get(bySlug('a-slug'))).body).to.deep.equal((await get(byId(made))).body);
        for (const method of ['POST', 'PUT', 'PATCH']) {
          const { status, body } = await call(method, bySlug('A-SLUG'), { [name]: method }, 'editor');
          expect([status, body['id'], body[name], body['slug']], method).to.deep.equal([
            ...[200, made['id'], method, 'a-slug'],
          ]);
        }
        const { status, body } = await remove(bySlug('a-slug'));
        expect([status, body['id'], body['status']]).to.deep.equal([200, made['id'], 'trash']);
      });

      it('refuses an unknown slug by name', async () => {
        const { slug } = await catalogue[other]({ [other]: `Only a ${other} for ${kind}` });
        for (const unknown of ['nowhere', String(slug), '%00', '0', 'x'.repeat(300)]) {
          for (const [method, as] of [
            ['GET', 'nobody'],
            ['DELETE', 'nobody'],
            ['DELETE', 'editor'],
          ] as const) {
            const { status, body } = await call(method, bySlug(unknown), undefined, as);
            expect([status, body['code']], `${method} ${unknown}`).to.deep.equal([400, 'rest_invalid_param']);
            expect(Object.keys(paramsOf(body))).to.deep.equal(['slug']);
          }
        }
        const writers = kind === 'event' ? [401, 403, 404, 404, 404, 404] : [400, 400, 400, 400, 400, 400];
        for (const unknown of ['nowhere', String(slug)]) {
          const seen = [];
          for (const as of EVERYONE) seen.push((await call('PUT', bySlug(unknown), {}, as)).status);
          expect(seen, unknown).to.deep.equal(writers);
        }
        for (const method of ['GET', 'PUT', 'DELETE']) {
          const { status, body } = await call(
            method,
            bySlug(''),
            method === 'PUT' ? {} : undefined,
            'editor',
          );
          expect([status, body['code']], method).to.deep.equal([404, 'rest_no_route']);
        }
      });

      it('finds no record without a slug', async () => {
        const { slug } = await make('Waiting', { status: 'pending' });
        expect(slug).to.equal(kind === 'event' ? '' : undefined);
        for (const nothing of ['%21', '-', '%20'])
          expect((await get(bySlug(nothing), 'editor')).status, nothing).to.equal(400);
      });

      it('finds the published one of several drafts that share a slug', async () => {
        const fields = kind === 'event' ? { slug: 'shared' } : {};
        const draft = await make('Shared', { ...fields, status: 'draft' });
        const shown = await make('Shared!', fields);
        expect([draft['slug'], shown['slug']]).to.deep.equal(['shared', 'shared']);
        expect((await get(bySlug('shared'), 'editor')).body['id']).to.equal(shown['id']);
        await remove(byId(shown));
        expect((await get(bySlug('shared'), 'editor')).body['id']).to.equal(draft['id']);
      });

      it('grants updates and deletions by slug with the same rights as by id', async () => {
        const made = await make('Held', {}, 'author');
        const seen: Record<string, number[]> = {};
        for (const as of [...EVERYONE, 'other author', 'other contributor'] as const) {
          seen[as] = [];
          if (as === 'editor' || as === 'administrator' || as === 'author') continue;
          for (const method of ['PUT', 'DELETE']) {
            const body = method === 'PUT' ? { description: 'Taken' } : undefined;
            seen[as].push((await call(method, bySlug('held'), body, as)).status);
          }
        }
        expect(seen).to.deep.include({
          nobody: [401, 401],
          subscriber: [403, 403],
          contributor: [403, 403],
          'other author': [403, 403],
          'other contributor': [403, 403],
        });
        expect((await get(byId(made))).body).to.include({ status: 'publish' });
        expect((await call('DELETE', bySlug('held'), undefined, 'author')).status).to.equal(200);
      });

      it('opens a protected record by slug with its password', async () => {
        await make('Locked', { password: 'tulip', description: 'Inside' });
        expect((await get(`${bySlug('locked')}?password=tulip`)).body['description']).to.equal(
          '<p>Inside</p>',
        );
        const closed = await get(`${bySlug('locked')}?password=rose`);
        if (kind === 'event') expect(closed.body['code']).to.equal('event-password-protected');
        else expect(closed.body['description']).to.equal('');
      });

      it('finds a record in the trash only by its new slug, does not read it and deletes it once', async () => {
        const made = await make('Thrown', {}, 'author');
        expect((await remove(`${byId(made)}?password=x&force=true`)).body).to.include({
          id: made['id'],
          status: 'trash',
          slug: 'thrown__trashed',
        });
        for (const as of [...EVERYONE, 'other author'] as const) {
          for (const address of [byId(made), bySlug('thrown__trashed')]) {
            const { status, body } = await get(address, as);
            if (kind === 'event') {
              expect([status, body['code']], `${as} ${address}`).to.deep.equal([
                403,
                'event-no-longer-available',
              ]);
              continue;
            }
            const mayRead = ['author', 'editor', 'administrator'].includes(as);
            expect(status, `${as} ${address}`).to.equal(mayRead ? 200 : 403);
            expect(body['code']).to.equal(mayRead ? undefined : `${kind}-not-accessible`);
          }
        }
        for (const address of [byId(made), bySlug('thrown__trashed')]) {
          for (const [as, wanted] of [
            ['nobody', 401],
            ['subscriber', 403],
            ['contributor', 403],
            ['other author', 403],
            ['author', 410],
          ] as const)
            expect((await remove(address, as)).status, `${as} ${address}`).to.equal(wanted);
          const { status, body } = await remove(address);
          expect([status, body['code']], address).to.deep.equal([410, `${kind}-is-in-trash`]);
        }
        for (const method of ['GET', 'DELETE']) {
          expect((await call(method, bySlug('thrown'), undefined, 'editor')).status, method).to.equal(400);
        }
        expect(await make('Thrown')).to.include({ slug: 'thrown' });
        const back = await put(bySlug('thrown__trashed'), { status: 'publish' });
        expect(back.body).to.include({ id: made['id'], status: 'publish', slug: 'thrown-2' });
      });

      it('leaves trashed records out of all lists except that of the trash', async () => {
        const made = await make(`Listed no more ${kind}`);
        const total = async (query: string, as?: As): Promise<unknown> =>
          (await get(`/${list}?search=listed+no+more&${query}`, as)).body['total'];
        expect(await total('')).to.equal(1);
        await remove(byId(made));
        expect([
          await total(''),
          await total('', 'editor'),
          await total('status=trash', 'editor'),
        ]).to.deep.equal([...[0, 0, 1]]);
      });
    });
  }

  it('gives an event without a slug only the trash suffix as its slug', async () => {
    const { id } = await event({ status: 'draft' });
    const { body } = await remove(`/events/${String(id)}`);
    expect(body).to.include({ slug: '__trashed', status: 'trash' });
  });

  it('updates the event of the path, whatever slug the body has', async () => {
    const [one, two] = [await event({ slug: 'address-one' }), await event({ slug: 'address-two' })];
    const { status, body } = await put('/events/by-slug/address-one', { slug: 'address-two', cost: '5' });
    expect([status, body['id'], body['slug']]).to.deep.equal([200, one['id'], 'address-two-2']);
    expect((await get(`/events/${String(two['id'])}`)).body).to.include({ slug: 'address-two', cost: '' });
  });
});
