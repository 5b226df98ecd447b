import { AppError } from '../errors.js';
import type { Transaction } from '../storage/database.js';
import type { CatalogueEvent } from './event.js';
import type { EventFields } from './event-changes.js';
import type { LinkedRecords } from './event-embeds-repository.js';
import { invalid } from './fault.js';
import type { LinkedContent } from './linked-record.js';
import type { EventLinks, LinkedEvent, LinkedRepository } from './linked-record-repository.js';
import { type LinkedWish, readLinkedWishes } from './linked-wish.js';
import { organizerRepository } from './organizer-repository.js';
import type { Stored } from './record.js';
import type { ChangeContext, RecordFields } from './record-changes.js';
import { canEditOthers, canRead, isLinkable } from './rights.js';
import { venueRepository } from './venue-repository.js';
import type { LinkedWriter } from './write-linked-record.js';
import { organizerWriter } from './write-organizer.js';
import { venueWriter } from './write-venue.js';

/** An event that was stored, and what a request says of its venue and organizers. */
export interface LinksChange extends Pick<LinkedEvent, 'isNew'> {
  readonly event: CatalogueEvent;
  readonly fields: Pick<EventFields, 'venue' | 'organizer'>;
  readonly context: ChangeContext;
}

/**
 * Links events to what the fields name, which were checked, and creates what is not there yet.
 *
 * @returns what the fields name.
 * @throws {AppError} when a record has gone since the checks, and when the caller may not create one as it is sent.
 */
export async function applyLinks(
  trx: Transaction,
  ...changes: readonly LinksChange[]
): Promise<LinkedRecords> {
  // An event happens at one venue.
  const venues = await linkRecords(trx, venueRepository, venueWriter, changes, 1);
  const organizers = await linkRecords(trx, organizerRepository, organizerWriter, changes);
  return { venues, organizers };
}

/** The event as its links know it. */
export function asLinked({ id, times }: CatalogueEvent): LinkedEvent {
  return { id, startAt: times.start.epochMs };
}

async function linkRecords<Content extends LinkedContent, Fields extends RecordFields>(
  trx: Transaction,
  repository: LinkedRepository<Content>,
  writer: LinkedWriter<Content, Fields>,
  changes: readonly LinksChange[],
  atMost?: number,
): Promise<Map<number, (Content & Stored)[]>> {
  const wanted = changes.flatMap((change) => {
    const wishes = readLinkedWishes<Fields>(repository.kind, change.fields[repository.kind]);
    return wishes === undefined || wishes === 'malformed'
      ? []
      : [{ ...change, wishes: wishes.slice(0, atMost) }];
  });
  const known = await repository.findForLink(trx, namedIds(wanted.flatMap(({ wishes }) => wishes)));
  const records = new Map(known);
  const links: EventLinks[] = [];
  for (const { event, context, isNew = false, wishes } of wanted) {
    const ids = new Set<number>();
    for (const wish of wishes) {
      const record =
        wish.kind === 'id'
          ? requireLinkable(repository, wish.id, known.get(wish.id), context)
          : await writer.createIn(trx, wish.fields, context);
      ids.add(record.id);
      // One that was found by its name may have been changed.
      if (wish.kind === 'new') records.set(record.id, record);
    }
    const hidden = isNew ? [] : await findHiddenLinks(trx, event, repository, context);
    links.push({
      event: { ...asLinked(event), isNew },
      ids: [...ids, ...hidden].slice(0, atMost),
    });
  }
  await repository.link(trx, links);
  return new Map(links.map(({ event, ids }) => [event.id, ids.flatMap((id) => records.get(id) ?? [])]));
}

function namedIds<Fields>(wishes: readonly LinkedWish<Fields>[]): number[] {
  return [...new Set(wishes.flatMap((wish) => (wish.kind === 'id' ? [wish.id] : [])))];
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
function requireLinkable<Content extends LinkedContent>(
  { kind }: LinkedRepository<Content>,
  id: number,
  record: (Content & Stored) | undefined,
  { caller }: ChangeContext,
): Content & Stored {
  if (record !== undefined && isLinkable(caller, record)) return record;
  const faults = [invalid(kind, `has an id that is no ${kind}'s: ${String(id)}`)];
  throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
}
