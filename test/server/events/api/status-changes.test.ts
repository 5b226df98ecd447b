import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  bound,
  type Catalogue,
  NOW,
  openCatalogue,
  paramsOf,
  SITE,
  type Wire,
} from '../support/catalogue.js';

const STATUSES = ['publish', 'future', 'draft', 'pending', 'private', 'trash'] as const;
const DAY = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };
const PAST = { date_utc: '2026-01-01 00:00:00' };
const LATER = { date_utc: '2030-01-01 00:00:00' };
const KINDS = [
  { kind: 'event', list: 'events', name: 'title', type: 'tribe_events' },
  { kind: 'venue', list: 'venues', name: 'venue', type: 'tribe_venue' },
  { kind: 'organizer', list: 'organizers', name: 'organizer', type: 'tribe_organizer' },
] as const;

forEachDatabase('status', (open) => {
  let catalogue: Catalogue;
  let counter = 0;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, post, put } = bound(() => catalogue);

  for (const { kind, list, name, type } of KINDS) {
    const next = (): string => `Status ${kind} ${String((counter += 1))}`;
    const make = (fields: Wire): Promise<Wire> => catalogue[kind]({ [name]: next(), ...fields });
    const path = ({ id }: Wire): string => `/${list}/${String(id)}`;

    describe(`of ${list}`, () => {
      for (const from of STATUSES) {
        it(`changes the status from ${from} to any other, which decides what is shown`, async () => {
          for (const to of STATUSES) {
            const made = await make(
              from === 'future' ? LATER : { ...PAST, status: from === 'trash' ? 'publish' : from },
            );
            if (from === 'trash') await put(path(made), { status: 'trash' });
            const fields = to === 'future' ? LATER : to === 'publish' ? PAST : {};
            const { status, body } = await put(path(made), { status: to, ...fields });
            expect([status, body['status']], to).to.deep.equal([200, to]);
            const query = `${SITE}/?post_type=${type}&p=${String(made['id'])}`;
            const isPage = to === 'publish' || to === 'private';
            expect(body['url'], to).to.equal(isPage ? `${SITE}/${kind}/${String(body['slug'])}/` : query);
            const isUndated = to === 'draft' || to === 'pending';
            expect(body['date_utc'] === '0000-00-00 00:00:00', to).to.equal(isUndated);
            const seen = await get(path(made));
            expect(seen.status, to).to.equal(to === 'publish' ? 200 : 403);
            const listed = await get(`/${list}?include=${String(made['id'])}`);
            expect(listed.body['total'], to).to.equal(to === 'publish' ? 1 : 0);
          }
        });
      }

      it('makes the status publish or future by the date of publication', async () => {
        for (const [fields, wanted] of [
          [{ status: 'publish', ...LATER }, 'future'],
          [{ status: 'future', ...PAST }, 'publish'],
          [{ status: 'future' }, 'publish'],
          [LATER, 'future'],
          [PAST, 'publish'],
          [{ status: 'private', ...LATER }, 'private'],
          [{ status: 'draft', ...LATER }, 'draft'],
        ] as const) {
          expect((await make(fields))['status'], JSON.stringify(fields)).to.equal(wanted);
          const made = await make({ ...PAST, status: 'private' });
          const sent = { status: 'publish', ...fields };
          expect((await put(path(made), sent)).body['status'], JSON.stringify(sent)).to.equal(wanted);
        }
      });

      it('keeps the date on a change of status, except from draft or pending', async () => {
        for (const [from, stays] of [
          ['publish', true],
          ['private', true],
          ['trash', true],
          ['draft', false],
          ['pending', false],
        ] as const) {
          const made = await make({ status: from === 'trash' ? 'publish' : from });
          if (from === 'trash') await put(path(made), { status: 'trash' });
          for (const [index, to] of ['private', 'publish'].entries()) {
            catalogue.setNow(`2026-09-03T1${String(index)}:00:00Z`);
            const { body } = await put(path(made), { status: to });
            const first = stays ? '2026-09-02 14:00:00' : '2026-09-03 10:00:00';
            expect(body['date_utc'], `${from} to ${to}`).to.equal(first);
          }
          catalogue.setNow(NOW);
        }
      });

      it('makes an event pending if a contributor publishes it', async () => {
        for (const [fields, wanted] of [
          [{}, 'draft'],
          [{ status: 'publish' }, 'pending'],
          [{ status: 'future', ...LATER }, 'pending'],
          [{ status: 'publish', ...LATER }, 'pending'],
          [{ status: 'private' }, 'pending'],
          [{ status: 'pending' }, 'pending'],
          [{ status: 'draft' }, 'draft'],
        ] as const) {
          const answer = await post(`/${list}`, { [name]: next(), ...DAY, ...fields }, 'contributor');
          expect([answer.status, answer.body['status']], JSON.stringify(fields)).to.deep.equal([201, wanted]);
          const other = await post(`/${list}`, { [name]: next(), ...DAY }, 'contributor');
          const changed = await put(path(other.body), fields, 'contributor');
          expect([changed.status, changed.body['status']], JSON.stringify(fields)).to.deep.equal([
            200,
            wanted,
          ]);
        }
      });

      it('keeps an event private if its contributor changes what an editor made private', async () => {
        const { body: made } = await post(`/${list}`, { [name]: next(), ...DAY }, 'contributor');
        await put(path(made), { status: 'private' });
        const { status, body } = await put(path(made), { [name]: next() }, 'contributor');
        expect([status, body['status']]).to.deep.equal([200, 'private']);
      });

      it('refuses a status that does not exist', async () => {
        const made = await make({});
        for (const status of [
          'auto-draft',
          'inherit',
          'request-pending',
          'Publish',
          'any',
          '',
          1,
          ['draft'],
        ]) {
          for (const answer of [
            await post(`/${list}`, { [name]: next(), ...DAY, status }),
            await put(path(made), { status }),
          ]) {
            expect(answer.status, JSON.stringify(status)).to.equal(400);
            expect(Object.keys(paramsOf(answer.body))).to.deep.equal(['status']);
          }
        }
        expect((await post(`/${list}`, { [name]: next(), ...DAY, status: 'trash' })).status).to.equal(400);
      });
    });
  }
});
