import type { Principal } from '../access/principal.js';
import { AppError } from '../errors.js';
import type { Transaction } from '../storage/database.js';
import {
  changeRecordIn,
  type RecordStore,
  requireOwnAuthor,
  restoreRecordIn,
  trashRecordIn,
} from './change-record.js';
import { applyTerms } from './apply-terms.js';
import { chooseSlug } from './choose-slug.js';
import { createOnce, type Once } from './create-once.js';
import type { WriteDeps } from './deps.js';
import type { CalendarOrigin, CatalogueEvent, EventContent } from './event.js';
import { applyEventFields, type EventFields } from './event-changes.js';
import { findEvent, findEventForChange, insertEvent, updateEvent } from './event-repository.js';
import { requireNoCircle } from './event-tree.js';
import { invalid } from './fault.js';
import type { LinkedContent } from './linked-record.js';
import type { LinkedEvent, LinkedRepository } from './linked-record-repository.js';
import { readLinkedWishes } from './linked-wish.js';
import { organizerRepository } from './organizer-repository.js';
import type { Precondition } from './precondition.js';
import type { ChangeContext, RecordFields } from './record-changes.js';
import { unknownEvent } from './resolve.js';
import { canEditOthers, canRead, isLinkable } from './rights.js';
import { makeSlug } from './slug.js';
import { venueRepository } from './venue-repository.js';
import type { LinkedWriter } from './write-linked-record.js';
import { organizerWriter } from './write-organizer.js';
import { writeRecord } from './write-record.js';
import { venueWriter } from './write-venue.js';

const eventStore: RecordStore<EventContent> = {
  kind: 'event',
  table: 'events',
  findForChange: findEventForChange,
  update: updateEvent,
  release: () => Promise.resolve(),
  unknown: unknownEvent,
};

/** Creates an event and, where its fields say so, venue and organizers. The fields were checked. */
export function createEvent(
  deps: WriteDeps,
  fields: EventFields,
  caller: Principal,
  once?: Once,
): Promise<CatalogueEvent> {
  const context = contextOf(deps, caller);
  return writeRecord(deps.database, (trx) =>
    createOnce(
      trx,
      once,
      () => createEventIn(trx, fields, context),
      (id) => findEvent(trx, Number(id)),
    ),
  );
}

/** The same inside of another change, such as an import; `origin` is what it is called where it comes from. */
export async function createEventIn(
  trx: Transaction,
  fields: EventFields,
  context: ChangeContext,
  origin?: CalendarOrigin,
): Promise<CatalogueEvent> {
  const { caller } = context;
  requireOwnAuthor(fields.author, undefined, caller);
  const content = { ...applyEventFields(undefined, fields, context), origin };
  const event = await insertEvent(trx, async (id) => ({
    ...content,
    slug: await chooseSlug(trx, 'events', { ...content, id }, makeSlug(fields.slug ?? '')),
  }));
  await applyLinks(trx, event, fields, { ...context, isNew: true });
  await applyTerms(trx, { event, statusBefore: undefined, links: fields, caller });
  return event;
}

/** Changes an event; a status restores it from the trash. The fields were checked. */
export function changeEvent(
  deps: WriteDeps,
  id: number,
  fields: EventFields,
  caller: Principal,
  expected?: Precondition,
): Promise<CatalogueEvent> {
  const context = { ...contextOf(deps, caller), expected };
  return writeRecord(deps.database, (trx) => changeEventIn(trx, id, fields, context));
}

/** The same inside of another change; an `origin` takes the place of the one that the event has. */
export async function changeEventIn(
  trx: Transaction,
  id: number,
  fields: EventFields,
  context: ChangeContext,
  origin?: CalendarOrigin,
): Promise<CatalogueEvent> {
  let before: EventContent | undefined;
  const change = {
    author: fields.author,
    slug: fields.slug === undefined ? undefined : makeSlug(fields.slug),
    apply: (current: EventContent) => {
      before = current;
      const content = applyEventFields(current, fields, context);
      return { ...content, slug: current.slug, origin: origin ?? current.origin };
    },
  };
  const event = await changeRecordIn(trx, eventStore, id, change, context);
  if (event.parentId !== undefined && event.parentId !== before?.parentId) {
    await requireNoCircle(trx, id, event.parentId);
  }
  if (event.times.start.epochMs !== before?.times.start.epochMs) await rescheduleLinks(trx, event);
  await applyLinks(trx, event, fields, context);
  await applyTerms(trx, { event, statusBefore: before?.status, links: fields, caller: context.caller });
  return event;
}

/** Moves an event to the trash. @throws {AppError} 410 when it is there already. */
export function trashEvent(
  deps: WriteDeps,
  id: number,
  caller: Principal,
  expected?: Precondition,
): Promise<CatalogueEvent> {
  const context = { ...contextOf(deps, caller), expected };
  return writeRecord(deps.database, (trx) => trashEventIn(trx, id, context));
}

/** The same inside of another change. */
export async function trashEventIn(
  trx: Transaction,
  id: number,
  context: ChangeContext,
): Promise<CatalogueEvent> {
  const event = await trashRecordIn(trx, eventStore, id, context);
  const { caller } = context;
  await applyTerms(trx, { event, statusBefore: event.statusBeforeTrash, links: {}, caller });
  return event;
}

/** Takes an event out of the trash. @throws {AppError} 409 when it is not there. */
export function restoreEvent(
  deps: WriteDeps,
  id: number,
  caller: Principal,
  expected?: Precondition,
): Promise<CatalogueEvent> {
  const context = { ...contextOf(deps, caller), expected };
  return writeRecord(deps.database, async (trx) => {
    const event = await restoreRecordIn(trx, eventStore, id, context);
    await applyTerms(trx, { event, statusBefore: 'trash', links: {}, caller });
    return event;
  });
}

function contextOf({ clock, siteZone }: WriteDeps, caller: Principal): ChangeContext {
  return { caller, nowMs: clock(), siteZone };
}

type LinkContext = ChangeContext & Pick<LinkedEvent, 'isNew'>;

/** Links an event that was stored to what its fields name. */
async function applyLinks(
  trx: Transaction,
  event: CatalogueEvent,
  fields: EventFields,
  context: LinkContext,
): Promise<void> {
  // An event happens at one venue.
  await linkRecords(trx, event, venueRepository, venueWriter, { link: fields.venue, atMost: 1 }, context);
  await linkRecords(trx, event, organizerRepository, organizerWriter, { link: fields.organizer }, context);
}

async function rescheduleLinks(trx: Transaction, event: CatalogueEvent): Promise<void> {
  await venueRepository.reschedule(trx, asLinked(event));
  await organizerRepository.reschedule(trx, asLinked(event));
}

function asLinked({ id, times }: CatalogueEvent): LinkedEvent {
  return { id, startAt: times.start.epochMs };
}

async function linkRecords<Content extends LinkedContent, Fields extends RecordFields>(
  trx: Transaction,
  event: CatalogueEvent,
  repository: LinkedRepository<Content>,
  writer: LinkedWriter<Content, Fields>,
  { link, atMost }: { readonly link: unknown; readonly atMost?: number },
  context: LinkContext,
): Promise<void> {
  const wishes = readLinkedWishes<Fields>(repository.kind, link);
  if (wishes === undefined || wishes === 'malformed') return;
  const ids = new Set<number>();
  for (const wish of wishes.slice(0, atMost)) {
    const { id } =
      wish.kind === 'id'
        ? await requireLinkable(trx, repository, wish.id, context)
        : await writer.createIn(trx, wish.fields, context);
    ids.add(id);
  }
  const { isNew = false } = context;
  const hidden = isNew ? [] : await findHiddenLinks(trx, event, repository, context);
  await repository.link(trx, { ...asLinked(event), isNew }, [...ids, ...hidden].slice(0, atMost));
}

/**
 * Links that the caller may not see, and so cannot mean to take away: a body that was read and is sent back has
 * not got them.
 */
async function findHiddenLinks<Content extends LinkedContent>(
  trx: Transaction,
  { id }: CatalogueEvent,
  { findOfEvents }: LinkedRepository<Content>,
  { caller }: ChangeContext,
): Promise<number[]> {
  if (canEditOthers(caller)) return [];
  const linked = (await findOfEvents(trx, [id])).get(id) ?? [];
  return linked.filter((record) => !canRead(caller, record)).map((record) => record.id);
}

/** The checks saw the record, but it may have gone since. */
async function requireLinkable<Content extends LinkedContent>(
  trx: Transaction,
  { kind, findForLink }: LinkedRepository<Content>,
  id: number,
  { caller }: ChangeContext,
): Promise<{ readonly id: number }> {
  const record = await findForLink(trx, id);
  if (record !== undefined && isLinkable(caller, record)) return record;
  throw refused(kind, `has an id that is no ${kind}'s: ${String(id)}`);
}

function refused(field: string, reason: string): AppError {
  const faults = [invalid(field, reason)];
  return new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
}
