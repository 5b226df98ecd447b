import type { Transaction } from '../storage/database.js';
import { applyLinks } from './apply-links.js';
import { applyTerms } from './apply-terms.js';
import { requireOwnAuthor } from './change-record.js';
import { chooseSlugs } from './choose-slug.js';
import type { CalendarOrigin, CatalogueEvent } from './event.js';
import { applyEventFields, type EventFields } from './event-changes.js';
import type { LinkedRecords } from './event-embeds-repository.js';
import { insertEvents } from './event-repository.js';
import { pair } from './pair.js';
import type { ChangeContext } from './record-changes.js';
import { insertRecords } from './record-repository.js';
import { makeSlug } from './slug.js';

/** An event that is asked for. Its fields were checked. */
export interface EventCreation {
  readonly fields: EventFields;
  readonly context: ChangeContext;
  /** What it is called where it comes from. */
  readonly origin?: CalendarOrigin;
}

/** Creates an event and, where its fields say so, venue and organizers, inside of another change. */
export async function createEventIn(trx: Transaction, creation: EventCreation): Promise<CatalogueEvent> {
  const {
    events: [event],
  } = await createEventsIn(trx, [creation]);
  if (event === undefined) throw new Error('the event that was created is not there');
  return event;
}

/**
 * Creates events in their order, with as many statements as one takes.
 *
 * @returns also the records that they are linked to.
 * @throws {AppError} when one of them cannot be; the transaction must not be committed then.
 */
export async function createEventsIn(
  trx: Transaction,
  creations: readonly EventCreation[],
): Promise<{ readonly events: readonly CatalogueEvent[]; readonly linked: LinkedRecords }> {
  for (const { fields, context } of creations) requireOwnAuthor(fields.author, undefined, context.caller);
  const contents = creations.map(({ fields, context, origin }) => ({
    ...applyEventFields(undefined, fields, context),
    origin,
  }));
  const records = pair(contents, await insertRecords(trx, 'event', creations.length)).map(
    ([content, id]) => ({ ...content, id }),
  );
  const wishes = pair(records, creations).map(([record, { fields }]) => ({
    record,
    wanted: makeSlug(fields.slug ?? ''),
  }));
  const slugs = await chooseSlugs(trx, 'events', wishes);
  const events = await insertEvents(
    trx,
    pair(records, slugs).map(([record, slug]) => ({ ...record, slug })),
  );
  const changes = pair(events, creations).map(([event, { fields, context }]) => ({ event, fields, context }));
  const linked = await applyLinks(trx, ...changes.map((change) => ({ ...change, isNew: true })));
  await applyTerms(
    trx,
    ...changes.map(({ event, fields: links, context: { caller } }) => ({
      event,
      statusBefore: undefined,
      links,
      caller,
    })),
  );
  return { events, linked };
}
