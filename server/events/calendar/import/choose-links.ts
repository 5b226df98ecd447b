import type { Transaction } from '../../../storage/database/database.js';
import type { CatalogueEvent } from '../../event/event.js';
import type { EventFields } from '../../event/event-changes.js';
import { organizerRepository } from '../../organizers/organizer-repository.js';
import type { ChangeContext } from '../../records/record-changes.js';
import { venueRepository } from '../../venues/venue-repository.js';
import { organizerWriter } from '../../organizers/write-organizer.js';
import { venueWriter } from '../../venues/write-venue.js';
import type { Notice } from '../read/property.js';
import { chooseOrganizer } from './choose-organizer.js';
import { chooseVenue, isNamedBy } from './choose-venue.js';
import { type ContentByUid, type PendingLink, prepareLink } from './linked-choice.js';
import { isSame } from './to-fields.js';
import type { Version } from './version.js';

/** Existing event, and the last version that a calendar gave for it. */
interface Earlier {
  readonly event: CatalogueEvent;
  readonly version: Version;
}

type Links = Pick<EventFields, 'venue' | 'organizer'>;

/** Venue and organizer chosen for an event; a field is absent if the event keeps its own. */
export interface PendingLinks {
  /** The fields as a client would send them, to be checked. */
  readonly preview: Links;
  /** Creates or completes venue and organizer. */
  readonly save: () => Promise<{ readonly fields: Links; readonly notices: readonly Notice[] }>;
}

const VENUES = { repository: venueRepository, writer: venueWriter };
const ORGANIZERS = { repository: organizerRepository, writer: organizerWriter };

/** Chooses the venue and the organizer of an event, if the calendar has changed them. */
export async function chooseLinks(
  trx: Transaction,
  version: Version,
  earlier: Earlier | undefined,
  context: ChangeContext & { readonly contentByUid: ContentByUid },
): Promise<PendingLinks> {
  const venue = await prepareVenue(trx, version, earlier, context);
  const organizer = await prepareOrganizer(trx, version, earlier, context);
  return {
    preview: {
      ...(venue && { venue: venue.preview as EventFields['venue'] }),
      ...(organizer && { organizer: organizer.preview as EventFields['organizer'] }),
    },
    async save() {
      const place = await venue?.save();
      const host = await organizer?.save();
      return {
        fields: {
          ...(place && { venue: [...place.ids] }),
          ...(host && { organizer: [...host.ids] }),
        },
        notices: [...(place?.notices ?? []), ...(host?.notices ?? [])],
      };
    },
  };
}

async function prepareVenue(
  trx: Transaction,
  { location, position }: Version,
  earlier: Earlier | undefined,
  context: ChangeContext & { readonly contentByUid: ContentByUid },
): Promise<PendingLink | undefined> {
  const isRenamed = earlier === undefined || !isSame(earlier.version.location, location);
  const isMoved = position !== null && !isSame(earlier?.version.position, position);
  if (!isRenamed && !isMoved) return undefined;
  const current =
    earlier && (await venueRepository.findOfEvents(trx, [earlier.event.id])).get(earlier.event.id)?.[0];
  // The event has another venue, which a user chose in the catalogue.
  if (!isRenamed && (current === undefined || !isNamedBy(current, location))) return undefined;
  const reference = {
    location,
    position,
    positionBefore: earlier?.version.position ?? null,
    currentId: current?.id,
  };
  const choiceContext = { ...context, eventId: earlier?.event.id };
  return prepareLink(trx, VENUES, () => chooseVenue(trx, reference, choiceContext), context);
}

async function prepareOrganizer(
  trx: Transaction,
  { organizer }: Version,
  earlier: Earlier | undefined,
  context: ChangeContext & { readonly contentByUid: ContentByUid },
): Promise<PendingLink | undefined> {
  if (earlier !== undefined && isSame(earlier.version.organizer, organizer)) return undefined;
  const current =
    earlier && (await organizerRepository.findOfEvents(trx, [earlier.event.id])).get(earlier.event.id);
  const reference = {
    organizer,
    organizerBefore: earlier?.version.organizer ?? null,
    currentIds: (current ?? []).map(({ id }) => id),
  };
  const choiceContext = { ...context, eventId: earlier?.event.id };
  return prepareLink(trx, ORGANIZERS, () => chooseOrganizer(trx, reference, choiceContext), context);
}
