import { AppError } from '../errors.js';
import type { operations } from '../generated/events/types.js';
import type { Handlers, RequestContext } from '../handlers.js';
import { readOnce } from './create-once.js';
import type { EventsDeps } from './deps.js';
import type { CatalogueEvent } from './event.js';
import { type EventBody, presentEvent } from './event-body.js';
import type { EventFields } from './event-changes.js';
import { embedsOf } from './event-embeds.js';
import { findEmbedsOfEvents } from './event-embeds-repository.js';
import { listEvents } from './event-list-handler.js';
import { readEvent } from './event-read-handler.js';
import { unlockEditable } from './record-password.js';
import { type Address, resolveEvent, unknownEvent } from './resolve.js';
import { requireWriter } from './rights.js';
import { withImageIds } from './with-image-ids.js';
import { changeEvent, createEvent, restoreEvent, trashEvent } from './write-event.js';

/** Operations of the document that are about events. */
export type EventOperation = Exclude<Extract<keyof operations, `${string}Event${string}`>, `export${string}`>;

/** The operations on events. */
export function createEventHandlers(deps: EventsDeps): Handlers<Pick<operations, EventOperation>> {
  const { database, siteZone } = deps;

  async function present(event: CatalogueEvent, context: RequestContext): Promise<EventBody> {
    const embeds = await findEmbedsOfEvents(database.knex, [event]);
    const { publicUrl, principal: caller } = context;
    const unlocks = unlockEditable(caller);
    const presentation = { publicUrl, siteZone, caller, unlocks, withJsonLd: false };
    return presentEvent(event, embedsOf(embeds, event), presentation);
  }

  async function update(
    address: Address,
    fields: EventFields,
    context: RequestContext,
  ): Promise<{ status: 200; body: EventBody }> {
    const caller = requireWriter(context.principal);
    const { id } = await resolveEvent(database, address).catch((error: unknown) => {
      // An update takes its slug for the place of a record rather than for a value to check.
      if ('slug' in address && error instanceof AppError) throw unknownEvent();
      throw error;
    });
    const event = await changeEvent(deps, id, await withImageIds(deps, fields, context.publicUrl), caller);
    return { status: 200, body: await present(event, context) };
  }

  async function remove(
    address: Address,
    context: RequestContext,
  ): Promise<{ status: 200; body: EventBody }> {
    // An unknown slug is a refused parameter and comes before rights; an unknown id comes after.
    const bySlug = 'slug' in address ? await resolveEvent(database, address) : undefined;
    const caller = requireWriter(context.principal);
    const { id } = bySlug ?? (await resolveEvent(database, address));
    return { status: 200, body: await present(await trashEvent(deps, id, caller), context) };
  }

  async function restore(
    address: Address,
    context: RequestContext,
  ): Promise<{ status: 200; body: EventBody }> {
    const caller = requireWriter(context.principal);
    const { id } = await resolveEvent(database, address);
    return { status: 200, body: await present(await restoreEvent(deps, id, caller), context) };
  }

  return {
    listEvents: (request, context) => listEvents(deps, request, context),
    async createEvent({ parameters, headers }, context) {
      const caller = requireWriter(context.principal);
      const once = readOnce(headers['idempotency-key'], {
        userId: caller.userId,
        operation: 'createEvent',
        sent: parameters,
        nowMs: deps.clock(),
      });
      const fields = await withImageIds(deps, parameters, context.publicUrl);
      const event = await createEvent(deps, fields, caller, once);
      return { status: 201, body: await present(event, context) };
    },
    readEvent: ({ path, parameters }, context) => readEvent(deps, path, parameters, context),
    readEventBySlug: ({ path, parameters }, context) => readEvent(deps, path, parameters, context),
    updateEvent: ({ path, parameters }, context) => update(path, parameters, context),
    updateEventByPost: ({ path, parameters }, context) => update(path, parameters, context),
    updateEventByPut: ({ path, parameters }, context) => update(path, parameters, context),
    updateEventBySlug: ({ path, parameters }, context) => update(path, parameters, context),
    updateEventBySlugByPost: ({ path, parameters }, context) => update(path, parameters, context),
    updateEventBySlugByPut: ({ path, parameters }, context) => update(path, parameters, context),
    deleteEvent: ({ path }, context) => remove(path, context),
    deleteEventBySlug: ({ path }, context) => remove(path, context),
    restoreEvent: ({ path }, context) => restore(path, context),
  };
}
