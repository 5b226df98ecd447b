import { expect } from 'chai';
import type { EventFilter } from '../../../../server/events/list/event-filter.js';
import { EventLists } from '../../../../server/events/list/event-lists.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue } from '../support/catalogue.js';

forEachDatabase('EventLists', (open) => {
  let catalogue: Catalogue;
  let database: Database;
  let events: Readonly<Record<'a' | 'b' | 'c' | 'd', number>>;
  let hall: number;
  let club: number;
  let art: number;
  before(async () => {
    const databases = await open();
    database = databases.events;
    catalogue = await openCatalogue(databases);
    const { venue, organizer, category, event } = bound(() => catalogue);
    [hall, club, art] = [await venue(), await organizer(), await category('Art')].map(({ id }) =>
      Number(id),
    ) as [...[number, number, number]];
    const make = async (title: string, fields: object): Promise<number> =>
      Number((await event({ title, ...fields }))['id']);
    events = {
      a: await make('Walk A', { venue: hall, organizer: club, categories: [art], featured: true }),
      b: await make('Walk B', { venue: hall, categories: [art] }),
      c: await make('Talk C', { venue: hall, organizer: club }),
      d: await make('Walk D', {
        venue: hall,
        organizer: club,
        categories: [art],
        password: 'tulip',
        featured: true,
      }),
    };
  });
  after(() => catalogue.stop());

  // The ways of a few and of many must give the same.
  for (const few of [0, 1000]) {
    it(`puts conditions together, with up to ${String(few)} events found one by one`, async () => {
      const lists = new EventLists(database, 1_000_000, few);
      const titles = async (filter: Partial<EventFilter>): Promise<string> => {
        const order = await lists.order(1, {
          caller: undefined,
          clock: 'wall',
          statuses: ['publish'],
          orderBy: 'title',
          isDescending: false,
          ...filter,
        });
        return [...order].map((id) => Object.entries(events).find(([, one]) => one === id)?.[0]).join('');
      };
      const { a, b, d } = events;
      const walk = { wanted: ['walk'], unwanted: [] };
      expect(await titles({})).to.equal('cabd');
      expect(await titles({ search: walk })).to.equal('abd');
      expect(await titles({ search: walk, isDescending: true })).to.equal('dba');
      expect(await titles({ search: { wanted: [], unwanted: ['walk'] } })).to.equal('c');
      expect(await titles({ venueIds: [hall] })).to.equal('cab');
      expect(await titles({ venueIds: [hall], organizerIds: [club] })).to.equal('ca');
      expect(await titles({ venueIds: [hall], categoryIds: [art], search: walk })).to.equal('ab');
      expect(await titles({ categoryIds: [art], tagIds: [art] })).to.equal('ab');
      expect(await titles({ categoryIds: [] })).to.equal('');
      expect(await titles({ venueIds: [hall], ids: [a, d] })).to.equal('a');
      expect(await titles({ venueIds: [hall], ids: [b, b] })).to.equal('b');
      expect(await titles({ venueIds: [hall], unlockedIds: [d] })).to.equal('cabd');
      expect(await titles({ isFeatured: true })).to.equal('a');
      expect(await titles({ isFeatured: true, unlockedIds: [d] })).to.equal('ad');
      expect(await titles({ isFeatured: true, venueIds: [hall], unlockedIds: [d] })).to.equal('ad');
      const editor = { userId: 99, role: 'editor', name: 'e' } as const;
      expect(await titles({ isFeatured: true, venueIds: [hall], caller: editor })).to.equal('ad');
      const author = { userId: catalogue.ids.editor, role: 'author', name: 'a' } as const;
      expect(await titles({ venueIds: [hall], caller: author })).to.equal('cabd');
      const other = { userId: 99, role: 'author', name: 'o' } as const;
      expect(await titles({ venueIds: [hall], caller: other })).to.equal('cab');
    });
  }
});
