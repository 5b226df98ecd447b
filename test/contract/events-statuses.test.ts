import { expect } from 'chai';
import { forEachDatabase } from '../support/databases/databases.js';
import { CONTRACTS, neverReached, tellReached } from './contract-client.js';
import { EventsCalls } from './events-calls.js';
import { DRIVERS } from './events-drivers.js';
import { type EventsWorld, openEventsWorld } from './event-fixtures.js';
import { typeFaultsOf } from './reply-types.js';

const CONTRACTS_OF_EVENTS = [...CONTRACTS.values()].filter(({ document }) => document === 'events');
const STATUSES = [...new Set(CONTRACTS_OF_EVENTS.flatMap(({ replies }) => [...replies.keys()]))].sort();

forEachDatabase('each reply of the events document', (open, kind) => {
  let world: EventsWorld;
  let calls: EventsCalls;

  before(async () => {
    world = await openEventsWorld(open);
    calls = new EventsCalls(world);
  });
  after(() => world.close());

  for (const status of STATUSES) {
    it(`returns each documented reply with ${status}, as the document describes it`, async function () {
      // All operations at once; and a wrong password takes its time.
      this.timeout(300_000);
      const driver = DRIVERS[status];
      const faults: string[] = [];
      for (const contract of CONTRACTS_OF_EVENTS) {
        if (driver === undefined || !contract.replies.has(status)) continue;
        try {
          const reply = await driver(contract, calls, world);
          if (reply.status !== status)
            faults.push(
              `${contract.operationId}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`,
            );
        } catch (error) {
          faults.push(error instanceof Error ? error.message : String(error));
        }
      }
      expect(faults).to.deep.equal([]);
    });
  }

  it('reaches every status of every operation of the events document', () => {
    tellReached('events', world.seen);
    expect(neverReached('events', world.seen)).to.deep.equal([]);
  });

  // The shape of a reply does not depend on the database, and compiling takes its time.
  if (kind === 'sqlite') {
    it('matches replies of the catalogue with the types of the SDK', async () => {
      const replies = [...world.seen.values()].filter((reply) => reply !== undefined);
      expect(replies.length).to.be.above(STATUSES.length);
      expect(await typeFaultsOf('events', replies)).to.deep.equal([]);
    });
  }
});
