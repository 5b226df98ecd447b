import { AppError } from '../../lib/errors.js';
import type { Transaction } from '../../storage/database/database.js';
import { runInTransactionOrder } from '../../storage/sql/run-in-transaction-order.js';
import type { CatalogueEvent } from './event.js';
import type { EventFields } from './event-changes.js';
import type { LinkedRecords } from './event-embeds-repository.js';
import { invalidField } from '../records/fault.js';
import type { LinkedContent, LinkedKind } from '../linked/linked-record.js';
import type { EventLinks, LinkedEvent, LinkedRepository } from '../linked/linked-record-repository.js';
import { type LinkedReference, readLinkedReferences } from '../linked/linked-reference.js';
import type { Organizer } from '../organizers/organizer.js';
import type { OrganizerFields } from '../organizers/organizer-changes.js';
import { organizerRepository } from '../organizers/organizer-repository.js';
import { zip } from '../../lib/zip.js';
import type { Stored } from '../records/record.js';
import type { ChangeContext, RecordFields } from '../records/record-changes.js';
import { canEditOthers, canRead, isLinkable } from '../records/rights.js';
import type { Venue } from '../venues/venue.js';
import type { VenueFields } from '../venues/venue-changes.js';
import { venueRepository } from '../venues/venue-repository.js';
import type { LinkedWriter } from '../linked/write-linked-record.js';
import { organizerWriter } from '../organizers/write-organizer.js';
import { venueWriter } from '../venues/write-venue.js';

/** Venue and organizers of an event, as a request names them. */
export interface LinksRequest {
  readonly fields: Pick<EventFields, 'venue' | 'organizer'>;
  readonly context: ChangeContext;
}

/** Stored event, and the venue and organizers that a request names for it. */
export interface LinksChange extends Pick<LinkedEvent, 'isNew'>, LinksRequest {
  readonly event: CatalogueEvent;
}

/** Records that requests name, in their order. */
export interface NamedLinks {
  readonly venues: NamedRecords<Venue>;
  readonly organizers: NamedRecords<Organizer>;
}

interface NamedRecords<Record> {
  /** `undefined` if a request does not name any. */
  readonly ids: readonly (readonly number[] | undefined)[];
  readonly records: ReadonlyMap<number, Record>;
}

/** Links an event to the records that the checked fields name, and creates missing ones. */
export async function applyLinks(trx: Transaction, change: LinksChange): Promise<void> {
  await linkEvents(trx, [change], await findNamedLinks(trx, [change]));
}

/**
 * Locks the venues and organizers that requests name until the transaction ends, and creates missing ones. An event
 * has one venue.
 *
 * @throws {AppError} when a record has gone since the checks, and when the caller may not create one as it is sent.
 */
export async function findNamedLinks(
  trx: Transaction,
  requests: readonly LinksRequest[],
): Promise<NamedLinks> {
  const venues = readReferences<VenueFields>('venue', requests, 1);
  const organizers = readReferences<OrganizerFields>('organizer', requests);
  const [knownVenues, knownOrganizers] = await runInTransactionOrder(trx, [
    () => venueRepository.findForLink(trx, namedIds(venues)),
    () => organizerRepository.findForLink(trx, namedIds(organizers)),
  ]);
  // Each of these may lock further records.
  return {
    venues: await createReferenced(trx, venueWriter, venues, knownVenues),
    organizers: await createReferenced(trx, organizerWriter, organizers, knownOrganizers),
  };
}

/**
 * Links events to the records named for them.
 *
 * @returns the records of each event.
 */
export async function linkEvents(
  trx: Transaction,
  changes: readonly LinksChange[],
  { venues, organizers }: NamedLinks,
): Promise<LinkedRecords> {
  const [ofVenues, ofOrganizers] = await runInTransactionOrder(trx, [
    () => linkRecords(trx, venueRepository, changes, venues, 1),
    () => linkRecords(trx, organizerRepository, changes, organizers),
  ]);
  return { venues: ofVenues, organizers: ofOrganizers };
}

/** The event as its links know it. */
export function asLinked({ id, times }: CatalogueEvent): LinkedEvent {
  return { id, startAt: times.start.epochMs };
}

/** Links of one request. */
interface ParsedLinksRequest<Fields> extends LinksRequest {
  readonly references: readonly LinkedReference<Fields>[] | undefined;
}

function readReferences<Fields>(
  kind: LinkedKind,
  requests: readonly LinksRequest[],
  atMost?: number,
): ParsedLinksRequest<Fields>[] {
  return requests.map((request) => {
    const references = readLinkedReferences<Fields>(kind, request.fields[kind]);
    return { ...request, references: references === 'malformed' ? undefined : references?.slice(0, atMost) };
  });
}

async function createReferenced<Content extends LinkedContent, Fields extends RecordFields>(
  trx: Transaction,
  writer: LinkedWriter<Content, Fields>,
  requests: readonly ParsedLinksRequest<Fields>[],
  known: ReadonlyMap<number, Content & Stored>,
): Promise<NamedRecords<Content & Stored>> {
  const records = new Map(known);
  const ids: (number[] | undefined)[] = [];
  for (const { references, context } of requests) {
    const named = references && new Set<number>();
    for (const reference of references ?? []) {
      const record =
        reference.kind === 'id'
          ? requireLinkable(writer, reference.id, known.get(reference.id), context)
          : await writer.createIn(trx, reference.fields, context);
      named?.add(record.id);
      // A record found by its name may have been changed.
      if (reference.kind === 'new') records.set(record.id, record);
    }
    ids.push(named && [...named]);
  }
  return { ids, records };
}

async function linkRecords<Content extends LinkedContent>(
  trx: Transaction,
  repository: LinkedRepository<Content>,
  changes: readonly LinksChange[],
  { ids, records }: NamedRecords<Content & Stored>,
  atMost?: number,
): Promise<Map<number, (Content & Stored)[]>> {
  const links: EventLinks[] = [];
  for (const [{ event, context, isNew = false }, named] of zip(changes, ids)) {
    if (named === undefined) continue;
    const hidden = isNew ? [] : await findHiddenLinks(trx, event, repository, context);
    links.push({ event: { ...asLinked(event), isNew }, ids: [...named, ...hidden].slice(0, atMost) });
  }
  await repository.link(trx, links);
  return new Map(links.map(({ event, ids: all }) => [event.id, all.flatMap((id) => records.get(id) ?? [])]));
}

function namedIds<Fields>(requests: readonly ParsedLinksRequest<Fields>[]): number[] {
  const references = requests.flatMap(({ references: ofOne = [] }) => ofOne);
  return [...new Set(references.flatMap((reference) => (reference.kind === 'id' ? [reference.id] : [])))];
}

/**
 * Finds links that the caller may not see and so cannot mean to remove: a body sent back after reading lacks them.
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

/** Repeats the check of a record, which may have gone since. */
function requireLinkable<Content extends LinkedContent>(
  { kind }: { readonly kind: LinkedKind },
  id: number,
  record: (Content & Stored) | undefined,
  { caller }: ChangeContext,
): Content & Stored {
  if (record !== undefined && isLinkable(caller, record)) return record;
  const faults = [invalidField(kind, `must name an existing ${kind}: ${String(id)} was not found`)];
  throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
}
