import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { findNamedLinks } from '../../../../server/events/event/apply-links.js';
import type { WriteDeps } from '../../../../server/events/records/deps.js';
import { EventCreations } from '../../../../server/events/event/event-creations.js';
import { findTimeZone } from '../../../../server/lib/time/time-zone.js';
import { contextOf } from '../../../../server/events/event/write-event.js';
import { venueWriter } from '../../../../server/events/venues/write-venue.js';
import { AppError } from '../../../../server/lib/errors.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

const FIELDS = { title: 'Late', start_date: '2027-05-14', end_date: '2027-05-14' };

forEachDatabase('createEvent', (open) => {
  let databases: TestDatabases;
  before(async () => {
    databases = await open();
  });

  const caller = { userId: 1, name: 'ed', role: 'editor' } as const;
  const siteZone = findTimeZone('UTC');
  if (siteZone === undefined) throw new Error('UTC is no zone');
  const depsOf = ({ events }: TestDatabases): WriteDeps => ({ database: events, siteZone, clock: Date.now });

  it('refuses a venue that went into the trash after the checks', async () => {
    const deps = depsOf(databases);
    const venue = await venueWriter.create(deps, { venue: 'Gone Hall' }, caller);
    await venueWriter.trash(deps, venue.id, caller);
    const creations = new EventCreations(databases.events);
    const error = await rejectionOf(
      creations.create({ fields: { ...FIELDS, venue: venue.id }, context: contextOf(deps, caller) }),
    );
    expect(error).to.be.instanceOf(AppError);
    expect((error as AppError).faults.map(({ field }) => field)).to.deep.equal(['venue']);
    expect(await databases.events.knex('events')).to.deep.equal([]);
  });

  it('keeps a venue out of the trash from when it was found until the event is stored', async () => {
    const deps = depsOf(databases);
    const { id } = await venueWriter.create(deps, { venue: 'Held Hall' }, caller);
    let trashed: Promise<unknown> | undefined;
    await deps.database.write(async (trx) => {
      await findNamedLinks(trx, [{ fields: { venue: id }, context: contextOf(deps, caller) }]);
      trashed = venueWriter.trash(deps, id, caller);
      // Time enough for it, if nothing held it up.
      await setTimeout(200);
      expect(await trx('venues').where({ id }).select('status')).to.deep.equal([{ status: 'publish' }]);
    });
    await trashed;
    expect(await deps.database.knex('venues').where({ id }).select('status')).to.deep.equal([
      { status: 'trash' },
    ]);
  });
});
