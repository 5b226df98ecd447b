import { expect } from 'chai';
import type { WriteDeps } from '../../../server/events/deps.js';
import { EventCreations } from '../../../server/events/event-creations.js';
import { findTimeZone } from '../../../server/events/time-zone.js';
import { contextOf } from '../../../server/events/write-event.js';
import { venueWriter } from '../../../server/events/write-venue.js';
import { AppError } from '../../../server/errors.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases.js';
import { rejectionOf } from '../../support/rejection.js';

const FIELDS = { title: 'Late', start_date: '2027-05-14', end_date: '2027-05-14' };

forEachDatabase('createEvent', (open) => {
  let databases: TestDatabases;
  before(async () => {
    databases = await open();
  });

  it('refuses a venue that went into the trash after the checks', async () => {
    const siteZone = findTimeZone('UTC');
    if (siteZone === undefined) throw new Error('UTC is no zone');
    const deps: WriteDeps = { database: databases.events, siteZone, clock: Date.now };
    const caller = { userId: 1, name: 'ed', role: 'editor' } as const;
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
});
