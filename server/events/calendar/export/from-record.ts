import type { CatalogueEvent } from '../../event/event.js';
import type { EventEmbeds } from '../../event/event-embeds.js';
import { unescapeHtml } from '../../text/html.js';
import { imageFileUrl, imageOf } from '../../images/image-body.js';
import { pageUrl } from '../../records/links.js';
import { changedAt } from '../../records/record.js';
import type { Presentation } from '../../records/record-body.js';
import { canRead } from '../../records/rights.js';
import { isUnfinished, type Status } from '../../records/status.js';
import { findTimeZone } from '../../../lib/time/time-zone.js';
import type { Venue } from '../../venues/venue.js';
import type { CalendarDetails, CalendarEvent } from './calendar-event.js';
import type { EventImport } from '../event-import-repository.js';

export type CalendarPresentation = Pick<Presentation, 'publicUrl' | 'siteZone' | 'caller' | 'unlocks'>;

/** Converts an event for the caller. Without the password of a protected event, only title and times are included. */
export function toCalendarEvent(
  event: CatalogueEvent,
  embeds: EventEmbeds,
  known: EventImport | undefined,
  presentation: CalendarPresentation,
): CalendarEvent {
  const { publicUrl, siteZone, unlocks } = presentation;
  const { origin, publishedAt } = event;
  // Changes made here since the import increment the calendar's sequence number.
  const changes = known === undefined ? event.revision - 1 : event.revision - known.revision;
  return {
    uid: origin?.uid ?? ownUid(event.id, publicUrl),
    recurrenceId: origin?.recurrenceId ?? '',
    sequence: (origin?.sequence ?? 0) + changes,
    publishedAt,
    modifiedAt: changedAt(event),
    times: event.times,
    zone: findTimeZone(event.timeZone) ?? siteZone,
    isAllDay: event.isAllDay,
    title: event.title,
    status: describeStatus(event.status),
    isPrivate: event.status === 'private',
    details: unlocks(event) ? describeDetails(event, embeds, presentation) : undefined,
  };
}

/** Returns the UID of an event created here: permanent, and unique among sites. */
function ownUid(id: number, publicUrl: string): string {
  return `${String(id)}@${siteOf(publicUrl)}`;
}

/** Returns the event id in a UID of this site; `undefined` for UIDs of other sites. */
export function readOwnUid(uid: string, publicUrl: string): number | undefined {
  const [, digits, site] = /^(\d{1,10})@(.*)$/.exec(uid) ?? [];
  return digits !== undefined && site === siteOf(publicUrl) ? Number(digits) : undefined;
}

function siteOf(publicUrl: string): string {
  return publicUrl.replace(/^[a-z]+:\/\//i, '').toLowerCase();
}

function describeStatus(status: Status): CalendarEvent['status'] {
  if (status === 'trash') return 'CANCELLED';
  return isUnfinished(status) ? 'TENTATIVE' : 'CONFIRMED';
}

function describeDetails(
  event: CatalogueEvent,
  { venues, organizers, terms, images }: EventEmbeds,
  { publicUrl, caller, unlocks }: CalendarPresentation,
): CalendarDetails {
  const venue = venues.find((candidate) => canRead(caller, candidate));
  const organizer = organizers.find((candidate) => canRead(caller, candidate));
  const isOpen = venue !== undefined && unlocks(venue);
  const website = event.website ?? '';
  const image = imageOf(event, images);
  const categories = terms.filter(({ taxonomy }) => taxonomy === 'tribe_events_cat');
  return {
    description: event.description,
    // A password hides all of a venue but its name.
    location: venue === undefined ? '' : isOpen ? describeLocation(venue) : venue.title,
    position: isOpen ? venue.place : undefined,
    organizer: organizer && {
      name: organizer.title,
      email: unlocks(organizer) ? organizer.contact.email : '',
    },
    categories: categories.map(({ name }) => name),
    url: website === '' ? pageUrl(publicUrl, 'event', event) : website,
    image: image && {
      url: imageFileUrl(image, image.original, publicUrl),
      mediaType: image.mediaType,
    },
  };
}

/** Returns name and address on one line, as in a postal address. */
export function describeLocation({ title, contact }: Pick<Venue, 'title' | 'contact'>): string {
  return [title, describeAddress(contact)].filter((part) => part !== '').join(', ');
}

/** Returns the address on one line, as plain text. */
export function describeAddress({ address, city, stateprovince, zip, country }: Venue['contact']): string {
  const region = [stateprovince, zip].filter((part) => part !== '').join(' ');
  return [address, city, region, country]
    .map(unescapeHtml)
    .filter((part) => part !== '')
    .join(', ');
}
