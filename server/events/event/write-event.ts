import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import type { Transaction } from '../../storage/database/database.js';
import { applyLinks, asLinked } from './apply-links.js';
import { applyTerms } from '../terms/apply-terms.js';
import {
  changeRecordIn,
  type RecordStore,
  restoreRecordIn,
  trashRecordIn,
} from '../records/change-record.js';
import type { WriteDeps } from '../records/deps.js';
import type { CalendarOrigin, CatalogueEvent, EventContent } from './event.js';
import { applyEventFields, type EventFields } from './event-changes.js';
import { findEventForChange, updateEvent } from './event-repository.js';
import { isAbove } from './event-tree-repository.js';
import { invalidField } from '../records/fault.js';
import { organizerRepository } from '../organizers/organizer-repository.js';
import type { Precondition } from '../records/precondition.js';
import type { ChangeContext } from '../records/record-changes.js';
import { derivePasswordKeys } from '../records/record-password.js';
import { unknownEvent } from './resolve-event.js';
import { makeSlug } from '../text/slug.js';
import { venueRepository } from '../venues/venue-repository.js';
import { writeRecord } from '../records/write-record.js';

const eventStore: RecordStore<EventContent> = {
  kind: 'event',
  table: 'events',
  findForChange: findEventForChange,
  update: updateEvent,
  release: () => Promise.resolve(),
  unknown: unknownEvent,
};

/** Changes an event; a status restores it from the trash. The fields were checked. */
export async function changeEvent(
  deps: WriteDeps,
  id: number,
  fields: EventFields,
  caller: Principal,
  expected?: Precondition,
): Promise<CatalogueEvent> {
  const context = { ...contextOf(deps, caller), expected, passwordKeys: await derivePasswordKeys(fields) };
  return writeRecord(deps.database, (trx) => changeEventIn(trx, id, fields, context));
}

/** Changes an event inside of another change; an `origin` replaces that of the event. */
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
  await applyLinks(trx, { event, fields, context });
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

/** Moves an event to the trash inside of another change. */
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

/** Restores an event from the trash. @throws {AppError} 409 when it is not there. */
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

/** Returns the context of a change that this caller makes now. */
export function contextOf({ clock, siteZone, siteCurrency }: WriteDeps, caller: Principal): ChangeContext {
  return { caller, nowMs: clock(), siteZone, siteCurrency };
}

async function rescheduleLinks(trx: Transaction, event: CatalogueEvent): Promise<void> {
  await venueRepository.reschedule(trx, asLinked(event));
  await organizerRepository.reschedule(trx, asLinked(event));
}

/** @throws {AppError} when the event would become its own ancestor. */
async function requireNoCircle(trx: Transaction, id: number, parentId: number): Promise<void> {
  if (!(await isAbove(trx, id, parentId))) return;
  const reason = parentId === id ? 'must not be the event itself' : 'must not be a part of the event itself';
  const faults = [invalidField('post_parent', reason)];
  throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
}
