// @needs slow: random requests.
import { forEachDatabase } from '../support/databases/databases.js';
import { type EventsWorld, openEventsWorld } from './event-fixtures.js';
import { eventsTarget } from './fuzz/events-target.js';
import { describeFuzz } from './fuzz/describe-fuzz.js';

forEachDatabase('the events document with random values', (open) => {
  let world: EventsWorld;
  describeFuzz('events', async () => eventsTarget((world = await openEventsWorld(open))));
  after(() => world.close());
});
