import { AppError } from '../../lib/errors.js';
import type { operations } from '../../generated/events/types.js';
import type { Handlers, RequestContext } from '../../api/handlers.js';
import { readOnce } from '../records/create-once.js';
import type { EventDeps } from './event-deps.js';
import type { CatalogueEvent } from './event.js';
import { type EventBody, presentEvent } from './event-body.js';
import type { EventFields } from './event-changes.js';
import { type EmbeddedEvent, EventCreations } from './event-creations.js';
import { embedsOf } from './event-embeds.js';
import { findEmbedsOfEvents } from './event-embeds-repository.js';
import { listEvents } from './event-list-handler.js';
import { readEvent } from './event-read-handler.js';
import { dropMaskedEventFields } from './event-maskings.js';
import { type ChangeHeaders, readPrecondition, requireRevision } from '../records/precondition.js';
import { derivePasswordKeys, unlockEditable } from '../records/record-password.js';
import type { RecordKey } from '../records/record-key.js';
import { resolveEvent, unknownEvent } from './resolve-event.js';
import { requireEditor, requireWriter } from '../records/rights.js';
import { dropEchoedFields } from './drop-echoed-fields.js';
import { withImages } from '../linked/with-images.js';
import { changeEvent, contextOf, restoreEvent, trashEvent } from './write-event.js';

/** Operations of the document that are about events. */
export type EventOperation = Exclude<Extract<keyof operations, `${string}Event${string}`>, `export${string}`>;

interface ChangeRequest {
  readonly path: RecordKey;
  readonly headers: ChangeHeaders;
}

interface OneReply {
  readonly status: 200;
  readonly body: EventBody;
  readonly revision: number;
}

/** The operations on events. */
export function createEventHandlers(deps: EventDeps): Handlers<Pick<operations, EventOperation>> {
  const { database, siteZone, siteCurrency } = deps;

  const creations = new EventCreations(database);

  function present({ event, embeds }: EmbeddedEvent, context: RequestContext): EventBody {
    const { publicUrl, principal: caller } = context;
    const unlocks = unlockEditable(caller);
    const presentation = { publicUrl, siteZone, siteCurrency, caller, unlocks, withJsonLd: false };
    return presentEvent(event, embeds, presentation);
  }

  async function show(event: CatalogueEvent, context: RequestContext): Promise<EventBody> {
    const embeds = embedsOf(await findEmbedsOfEvents(database.knex, [event]), event);
    return present({ event, embeds }, context);
  }

  async function reply(event: CatalogueEvent, context: RequestContext): Promise<OneReply> {
    return { status: 200, body: await show(event, context), revision: event.revision };
  }

  async function update(
    { path: address, parameters: fields, headers }: ChangeRequest & { readonly parameters: EventFields },
    context: RequestContext,
  ): Promise<OneReply> {
    const caller = requireWriter(context.principal);
    const event = await resolveEvent(database, address).catch((error: unknown) => {
      // In an update, an unknown slug in the path is a missing record, not an invalid parameter.
      if ('slug' in address && error instanceof AppError) throw unknownEvent();
      throw error;
    });
    const expected = readPrecondition(headers);
    requireEditor(caller, event);
    requireRevision(expected, event.revision);
    const unmasked = await dropMaskedEventFields(event, fields, () => show(event, context));
    const changed = await withImages(
      deps,
      dropEchoedFields(event, unmasked, context.publicUrl),
      { caller, request: context },
      (wanted) => changeEvent(deps, event.id, wanted, caller, expected),
    );
    return reply(changed, context);
  }

  async function remove(
    { path: address, headers }: ChangeRequest,
    context: RequestContext,
  ): Promise<OneReply> {
    // An unknown slug is a refused parameter and comes before rights; an unknown id comes after.
    const bySlug = 'slug' in address ? await resolveEvent(database, address) : undefined;
    const caller = requireWriter(context.principal);
    const { id } = bySlug ?? (await resolveEvent(database, address));
    return reply(await trashEvent(deps, id, caller, readPrecondition(headers)), context);
  }

  async function restore(
    { path: address, headers }: ChangeRequest,
    context: RequestContext,
  ): Promise<OneReply> {
    const caller = requireWriter(context.principal);
    const { id } = await resolveEvent(database, address);
    return reply(await restoreEvent(deps, id, caller, readPrecondition(headers)), context);
  }

  return {
    listEvents: (request, context) => listEvents(deps, request, context),
    async createEvent({ parameters, headers }, context) {
      const caller = requireWriter(context.principal);
      const once = await readOnce(headers['idempotency-key'], {
        userId: caller.userId,
        operation: 'createEvent',
        sent: parameters,
        nowMs: deps.clock(),
      });
      const passwordKeys = await derivePasswordKeys(parameters);
      const created = await withImages(deps, parameters, { caller, request: context, once }, (fields) =>
        creations.create({ fields, context: { ...contextOf(deps, caller), passwordKeys } }, once),
      );
      return { status: 201, body: present(created, context), revision: created.event.revision };
    },
    readEvent: ({ path, parameters }, context) => readEvent(deps, path, parameters, context),
    readEventBySlug: ({ path, parameters }, context) => readEvent(deps, path, parameters, context),
    updateEvent: update,
    updateEventByPost: update,
    updateEventByPut: update,
    updateEventBySlug: update,
    updateEventBySlugByPost: update,
    updateEventBySlugByPut: update,
    deleteEvent: remove,
    deleteEventBySlug: remove,
    restoreEvent: restore,
  };
}
