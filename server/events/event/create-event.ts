import type { Transaction } from '../../storage/database/database.js';
import { runInTransactionOrder } from '../../storage/sql/run-in-transaction-order.js';
import { findNamedLinks, linkEvents } from './apply-links.js';
import { findNamedTerms, linkTermsOf } from '../terms/apply-terms.js';
import { requireOwnAuthor } from '../records/change-record.js';
import { chooseSlugs } from '../records/choose-slug.js';
import type { CalendarOrigin, CatalogueEvent, EventContent } from './event.js';
import { applyEventFields, type EventFields } from './event-changes.js';
import type { KnownEventLinks } from './event-embeds-repository.js';
import { insertEvents } from './event-repository.js';
import { zip } from '../../lib/zip.js';
import type { ChangeContext } from '../records/record-changes.js';
import { insertRecords } from '../records/record-repository.js';
import { makeSlug } from '../text/slug.js';

/** An event that is asked for. Its fields were checked. */
export interface EventCreation {
  readonly fields: EventFields;
  readonly context: ChangeContext;
  /** Identity of the event in the calendar that it comes from. */
  readonly origin?: CalendarOrigin;
}

/** Creation with the event that its fields make. */
export interface PreparedEvent extends EventCreation {
  readonly content: Omit<EventContent, 'slug'>;
}

/**
 * Prepares everything that needs no transaction.
 *
 * @throws {AppError} when it cannot be created in any case.
 */
export function prepareEvent({ fields, context, origin }: EventCreation): PreparedEvent {
  requireOwnAuthor(fields.author, context.caller);
  const content = Object.assign(applyEventFields(undefined, fields, context), { origin });
  return { fields, context, content };
}

/** Creates an event, with its venue and organizers if requested, within another change. */
export async function createEventIn(trx: Transaction, creation: EventCreation): Promise<CatalogueEvent> {
  const {
    events: [event],
  } = await createEventsIn(trx, [prepareEvent(creation)]);
  if (event === undefined) throw new Error('the event that was created is not there');
  return event;
}

/**
 * Creates events in their order, with as many statements as one event takes.
 *
 * @returns also the records that they are linked to.
 * @throws {AppError} when one of them cannot be created; the transaction must not be committed then.
 */
export async function createEventsIn(
  trx: Transaction,
  creations: readonly PreparedEvent[],
): Promise<{ readonly events: readonly CatalogueEvent[]; readonly linked: KnownEventLinks }> {
  const wantedSlugs = creations.map(({ content, fields }) => ({
    record: content,
    wanted: makeSlug(fields.slug ?? ''),
  }));
  const newIds = insertRecords(trx, 'event', creations.length);
  const [ids, slugs, named] = await runInTransactionOrder(trx, [
    () => newIds,
    () => chooseSlugs(trx, 'events', wantedSlugs, newIds),
    () => findNamedLinks(trx, creations),
  ]);
  const events = zip(zip(creations, ids), slugs).map(([[{ content }, id], slug]) => ({
    id,
    slug,
    revision: 1,
    ...content,
  }));
  const [, terms] = await runInTransactionOrder(trx, [
    () => insertEvents(trx, events),
    () =>
      findNamedTerms(
        trx,
        zip(events, creations).map(
          ([
            event,
            {
              fields: links,
              context: { caller },
            },
          ]) => ({
            event,
            statusBefore: undefined,
            links,
            caller,
          }),
        ),
      ),
  ]);
  const changes = zip(events, creations).map(([event, creation]) => ({ event, isNew: true, ...creation }));
  const [linked, termsOf] = await runInTransactionOrder(trx, [
    () => linkEvents(trx, changes, named),
    () => linkTermsOf(trx, terms),
  ]);
  return { events, linked: { ...linked, terms: termsOf } };
}
