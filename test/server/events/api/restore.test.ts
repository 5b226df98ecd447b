import { expect } from 'chai';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type As, bound, type Catalogue, openCatalogue, type Wire } from '../support/catalogue.js';

const KINDS = [
  { kind: 'event', list: 'events', name: 'title', unknown: 404 },
  { kind: 'venue', list: 'venues', name: 'venue', unknown: 400 },
  { kind: 'organizer', list: 'organizers', name: 'organizer', unknown: 400 },
] as const;

forEachDatabase('taking records out of the trash', (open) => {
  let catalogue: Catalogue;
  let events: Database;
  let counter = 0;
  before(async () => {
    const databases = await open();
    ({ events } = databases);
    catalogue = await openCatalogue(databases);
  });
  after(() => catalogue.stop());
  const { get, post, put, remove } = bound(() => catalogue);

  for (const { kind, list, name, unknown } of KINDS) {
    const make = (fields: Wire = {}): Promise<Wire> => {
      counter += 1;
      return catalogue[kind]({ [name]: `Record ${String(counter)}`, ...fields });
    };
    const pathOf = ({ id }: Wire): string => `/${list}/${String(id)}`;
    const restore = (record: Wire, as: As = 'editor') => post(`${pathOf(record)}/restore`, undefined, as);

    describe(list, () => {
      for (const status of ['publish', 'draft', 'pending', 'private'] as const) {
        it(`restores the status ${status}, the slug and all else`, async () => {
          const made = await make({ status, description: 'Kept', password: 'tulip' });
          const { body: trashed } = await remove(pathOf(made));
          expect(trashed['status']).to.equal('trash');
          const { status: code, body } = await restore(made);
          expect([code, body['status'], body['slug'], body['url']]).to.deep.equal([
            ...[200, made['status'], made['slug'], made['url']],
          ]);
          expect(body).to.deep.include({ description: made['description'], date: made['date'] });
          const [open] = (await get(`/${list}?include=${String(made['id'])}`, 'editor')).body[list] as Wire[];
          expect(open?.['description'], 'the password is kept').to.equal('');
        });
      }

      it('restores status and slug of a record that an update trashed', async () => {
        for (const status of ['publish', 'draft', 'private'] as const) {
          const made = await make({ status });
          await put(pathOf(made), { status: 'trash' });
          expect((await restore(made)).body).to.include({ status, slug: made['slug'], url: made['url'] });
        }
      });

      it('restores a scheduled record as published after its time, and as scheduled before', async () => {
        const due = await make({ date_utc: '2026-10-01 00:00:00' });
        const later = await make({ date_utc: '2027-10-01 00:00:00' });
        await remove(pathOf(due));
        await remove(pathOf(later));
        catalogue.setNow('2026-11-01T00:00:00Z');
        const seen = [(await restore(due)).body, (await restore(later)).body];
        expect(seen.map(({ status }) => status)).to.deep.equal(['publish', 'future']);
        // Whoever asks for what was modified since wants to hear of it.
        for (const body of seen) expect(body['modified_utc']).to.equal('2026-11-01 00:00:00');
      });

      it('keeps the date that a draft was given, also when it is published then', async () => {
        const made = await make({ status: 'draft', date_utc: '2026-01-01 00:00:00' });
        await remove(pathOf(made));
        await restore(made);
        const { body } = await put(pathOf(made), { status: 'publish' });
        expect(body['date_utc']).to.equal('2026-01-01 00:00:00');
      });

      it('restores a record as scheduled that got a later date in the trash', async () => {
        const made = await make();
        await remove(pathOf(made));
        const { body: moved } = await put(pathOf(made), { date_utc: '2027-10-01 00:00:00' });
        expect(moved['status']).to.equal('trash');
        expect((await restore(made)).body).to.include({
          status: 'future',
          date_utc: '2027-10-01 00:00:00',
        });
      });

      it('numbers the slug when another has it by now', async () => {
        const made = await make();
        await remove(pathOf(made));
        const other = await make({ [name]: made[name] });
        const slug = String(made['slug']);
        expect((await restore(made)).body['slug']).to.equal(`${slug}-2`);
        // Those in the trash, too, have one of their own each.
        const third = await make({ [name]: made[name], description: 'Another' });
        expect(third['slug']).to.equal(`${slug}-3`);
        expect((await remove(pathOf(other))).body['slug']).to.equal(`${slug}__trashed`);
        const again = await make({ [name]: made[name], description: 'The last' });
        expect(again['slug']).to.equal(slug);
        expect((await remove(pathOf(again))).body['slug']).to.equal(`${slug}__trashed-2`);
        expect((await restore(again)).body['slug']).to.equal(slug);
      });

      it('shows like putting it there in the time of the last change, not in the date', async () => {
        const made = await make();
        const seen: unknown[] = [];
        for (const change of [() => remove(pathOf(made)), () => restore(made)]) {
          catalogue.setNow(`2026-11-02T0${String(seen.length)}:00:00Z`);
          const { body } = await change();
          seen.push(body['modified_utc']);
          expect(body['date']).to.equal(made['date']);
        }
        expect(seen).to.deep.equal(['2026-11-02 00:00:00', '2026-11-02 01:00:00']);
      });

      it('restores a slug that leaves no room for the trash suffix', async () => {
        const slug = 'long-'.repeat(40).slice(0, -1);
        const made = await make({ [name]: slug });
        expect(made['slug']).to.equal(slug).and.to.have.lengthOf(199);
        const marked = (await remove(pathOf(made))).body['slug'];
        expect(marked)
          .to.match(/^long-.*__trashed$/)
          .and.to.have.lengthOf(200);
        await put(pathOf(made), { description: 'Changed in the trash' });
        expect((await restore(made)).body['slug']).to.equal(slug);
        await remove(pathOf(made));
        expect((await put(pathOf(made), { status: 'draft' })).body['slug']).to.equal(slug);
      });

      it('restores a slug of a record that an earlier version trashed', async () => {
        const made = await make();
        await put(pathOf(made), { [name]: 'Another name' });
        await remove(pathOf(made));
        await events.write((trx) =>
          trx(list).where('id', Number(made['id'])).update({ slug_before_trash: null }),
        );
        expect((await restore(made)).body['slug']).to.equal(made['slug']);
      });

      it('keeps a slug that only looks like a trashed one', async () => {
        const made = await make({ [name]: `Looks ${kind}__trashed` });
        const slug = `looks-${kind}__trashed`;
        expect(made['slug']).to.equal(slug);
        expect((await put(pathOf(made), { description: 'Changed' })).body['slug']).to.equal(slug);
        expect((await remove(pathOf(made))).body['slug']).to.equal(`${slug}__trashed`);
        expect((await restore(made)).body['slug']).to.equal(slug);
      });

      it('answers 409 where there is nothing to restore', async () => {
        const made = await make();
        const { status, body } = await restore(made);
        expect([status, body['code']]).to.deep.equal([409, `${kind}-is-not-in-trash`]);
        await remove(pathOf(made));
        await restore(made);
        expect((await restore(made)).status).to.equal(409);
      });

      it('answers an unknown id as an update does', async () => {
        for (const as of ['editor', 'subscriber', 'nobody'] as const) {
          const { status } = await post(`/${list}/9999/restore`, undefined, as);
          expect(status, as).to.equal((await put(`/${list}/9999`, {}, as)).status);
          if (as === 'editor') expect(status).to.equal(unknown);
        }
        const other = await (kind === 'venue' ? catalogue.organizer() : catalogue.venue());
        expect((await post(`/${list}/${String(other['id'])}/restore`, undefined)).status).to.equal(400);
      });

      it('requires the rights of an update to restore a record', async () => {
        for (const [owner, status, as, wanted] of [
          ['contributor', 'private', 'contributor', 200],
          ['contributor', 'publish', 'contributor', 403],
          ['author', 'publish', 'author', 200],
          ['other author', 'private', 'author', 403],
          ['author', 'publish', 'administrator', 200],
          ['author', 'publish', 'subscriber', 403],
          ['author', 'publish', 'nobody', 401],
        ] as const) {
          const made = await make({ status, author: catalogue.ids[owner] });
          await remove(pathOf(made));
          expect((await restore(made, as)).status, `${as}: ${status} of ${owner}`).to.equal(wanted);
        }
      });

      it('keeps a record in the trash on an update without a status, and restores it with one', async () => {
        const made = await make();
        await remove(pathOf(made));
        const kept = await put(pathOf(made), { [name]: 'Changed in the trash', status: 'trash' });
        expect(kept.body).to.include({ status: 'trash', slug: `${String(made['slug'])}__trashed` });
        expect((await put(pathOf(made), { description: 'x' })).body['status']).to.equal('trash');
        expect((await put(pathOf(made), { status: 'draft' })).body).to.include({
          status: 'draft',
          slug: made['slug'],
          [name]: 'Changed in the trash',
        });
        expect((await restore(made)).status).to.equal(409);
      });

      it('leaves a draft without a slug without one', async () => {
        // Venues and organizers have no slug only while they wait for review.
        const made = await make({ status: kind === 'event' ? 'draft' : 'pending' });
        const none = kind === 'event' ? '' : undefined;
        expect(made['slug']).to.equal(none);
        expect((await remove(pathOf(made))).body['slug']).to.match(/^__trashed/);
        expect((await restore(made)).body['slug']).to.equal(none);
      });
    });
  }
});
