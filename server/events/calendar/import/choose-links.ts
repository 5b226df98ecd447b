import type { Transaction } from '../../../storage/database/database.js';
import type { CatalogueEvent } from '../../event/event.js';
import type { EventFields } from '../../event/event-changes.js';
import { organizerRepository } from '../../organizers/organizer-repository.js';
import type { ChangeContext } from '../../records/record-changes.js';
import { venueRepository } from '../../venues/venue-repository.js';
import { organizerWriter } from '../../organizers/write-organizer.js';
import { venueWriter } from '../../venues/write-venue.js';
import type { Notice } from '../read/notice.js';
import { chooseOrganizer } from './choose-organizer.js';
import { chooseVenue, isNamedBy } from './choose-venue.js';
import { type FileWords, type PendingLink, prepareLink } from './linked-choice.js';
import { isSame } from './to-fields.js';
import type { Version } from './version.js';

/** An event that is there, and what the calendar said of it last. */
interface Earlier {
  readonly event: CatalogueEvent;
  readonly version: Version;
}

type Links = Pick<EventFields, 'venue' | 'organizer'>;

/** Venue and organizer of an event that were chosen; a field is absent where the event keeps what it has. */
export interface PendingLinks {
  /** The fields as a client would send them, to be checked. */
  readonly preview: Links;
  /** Creates and completes venue and organizer. */
  readonly settle: () => Promise<{ readonly fields: Links; readonly notices: readonly Notice[] }>;
}

const VENUES = { repository: venueRepository, writer: venueWriter };
const ORGANIZERS = { repository: organizerRepository, writer: organizerWriter };

/** Chooses the venue and the organizer of an event of this version, as far as the calendar has changed them. */
export async function chooseLinks(
  trx: Transaction,
  version: Version,
  earlier: Earlier | undefined,
  context: ChangeContext & { readonly words: FileWords },
): Promise<PendingLinks> {
  const venue = await prepareVenue(trx, version, earlier, context);
  const organizer = await prepareOrganizer(trx, version, earlier, context);
  return {
    preview: {
      ...(venue && { venue: venue.preview as EventFields['venue'] }),
      ...(organizer && { organizer: organizer.preview as EventFields['organizer'] }),
    },
    async settle() {
      const place = await venue?.settle();
      const host = await organizer?.settle();
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
  context: ChangeContext & { readonly words: FileWords },
): Promise<PendingLink | undefined> {
  const isRenamed = earlier === undefined || !isSame(earlier.version.location, location);
  const isMoved = position !== null && !isSame(earlier?.version.position, position);
  if (!isRenamed && !isMoved) return undefined;
  const current =
    earlier && (await venueRepository.findOfEvents(trx, [earlier.event.id])).get(earlier.event.id)?.[0];
  // With another venue, the event was moved here.
  if (!isRenamed && (current === undefined || !isNamedBy(current, location))) return undefined;
  const input = {
    location,
    position,
    positionBefore: earlier?.version.position ?? null,
    currentId: current?.id,
  };
  const choiceContext = { ...context, eventId: earlier?.event.id };
  return prepareLink(trx, VENUES, () => chooseVenue(trx, input, choiceContext), context);
}

async function prepareOrganizer(
  trx: Transaction,
  { organizer }: Version,
  earlier: Earlier | undefined,
  context: ChangeContext & { readonly words: FileWords },
): Promise<PendingLink | undefined> {
  if (earlier !== undefined && isSame(earlier.version.organizer, organizer)) return undefined;
  const current =
    earlier && (await organizerRepository.findOfEvents(trx, [earlier.event.id])).get(earlier.event.id);
  const input = {
    organizer,
    organizerBefore: earlier?.version.organizer ?? null,
    currentIds: (current ?? []).map(({ id }) => id),
  };
  const choiceContext = { ...context, eventId: earlier?.event.id };
  return prepareLink(trx, ORGANIZERS, () => chooseOrganizer(trx, input, choiceContext), context);
}
