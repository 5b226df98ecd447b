import { setImmediate } from 'node:timers/promises';
import type { operations } from '../../../generated/events/types.js';
import type { Checks, Handlers, OperationReply } from '../../../api/handlers.js';
import type { EventDeps } from '../../event/event-deps.js';
import type { CatalogueEvent } from '../../event/event.js';
import { embedsOf } from '../../event/event-embeds.js';
import { findEmbedsOfEvents } from '../../event/event-embeds-repository.js';
import { findEventListFaults } from '../../list/event-list-checks.js';
import { readEventFilter } from '../../list/event-list-parameters.js';
import { openEvent } from '../../event/event-read-handler.js';
import { findEventsById } from '../../event/event-repository.js';
import { withUnlocks } from '../../records/with-unlocks.js';
import { canRead } from '../../records/rights.js';
import { CALENDAR_TYPE, CalendarWriter } from './calendar-text.js';
import { findEventImports } from '../event-import-repository.js';
import { type CalendarPresentation, toCalendarEvent } from './from-record.js';

export type ExportOperation = 'exportEvents' | 'exportEvent';
type Reply = OperationReply<operations['exportEvents']>;

/** Maximum number of events in one file, bounded by what calendar programs can show and the server's memory. */
const MAX_EXPORTED = 5000;
/** Number of events that are looked up at a time; other requests are served in between. */
const CHUNK = 100;

/** Creates the handlers of operations that export calendars. */
export function createExportHandlers(deps: EventDeps): Handlers<Pick<operations, ExportOperation>> {
  const { database, lists, siteZone } = deps;

  async function write(
    writer: CalendarWriter,
    events: readonly CatalogueEvent[],
    presentation: CalendarPresentation,
  ): Promise<void> {
    const ids = events.map(({ id }) => id);
    const [embeds, imports] = await Promise.all([
      findEmbedsOfEvents(database.knex, events),
      findEventImports(database.knex, ids),
    ]);
    for (const event of events) {
      writer.add(toCalendarEvent(event, embedsOf(embeds, event), imports.get(event.id), presentation));
    }
  }

  return {
    exportEvents({ parameters }, context) {
      const { publicUrl, principal: caller, signal } = context;
      return withUnlocks(deps.guesses, parameters, context, async ({ unlocks, unlocksByPassword }) => {
        const version = await lists.versions.of(context);
        const filter = await readEventFilter(deps, parameters, context, unlocksByPassword);
        const order = await lists.order(version, filter);
        const writer = new CalendarWriter(new URL(publicUrl).host);
        for (let from = 0; from < Math.min(order.length, MAX_EXPORTED); from += CHUNK) {
          signal.throwIfAborted();
          const ids = [...order.subarray(from, Math.min(from + CHUNK, MAX_EXPORTED))];
          const found = await findEventsById(database.knex, ids);
          const events = new Map(found.map((event) => [event.id, event]));
          // Leaves out events that were deleted or hidden since the search.
          const ordered = ids.flatMap((id) => events.get(id) ?? []).filter((event) => canRead(caller, event));
          await write(writer, ordered, { publicUrl, siteZone, caller, unlocks });
          await setImmediate();
        }
        return reply(writer, 'events', { 'X-TEC-Total': String(order.length) });
      });
    },

    async exportEvent({ path, parameters }, context) {
      const { publicUrl, principal: caller } = context;
      const { event, unlocks } = await openEvent(deps, path, parameters, context);
      const writer = new CalendarWriter(event.title);
      await write(writer, [event], { publicUrl, siteZone, caller, unlocks });
      return reply(writer, `event-${String(event.id)}`);
    },
  };
}

/** Checks the parameters of exports beyond the OpenAPI document. */
export function createExportChecks(deps: EventDeps): Checks<Pick<operations, ExportOperation>> {
  return {
    exportEvents: ({ parameters }, context) => findEventListFaults(deps, parameters, context),
  };
}

function reply(writer: CalendarWriter, name: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status: 200,
    body: writer.toString(),
    mediaType: CALENDAR_TYPE,
    headers: { ...headers, 'content-disposition': `inline; filename="${name}.ics"` },
  };
}
