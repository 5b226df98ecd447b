import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import type { WallClock } from '../../lib/time/wall-clock.js';
import { toPlainText } from '../text/html.js';
import { formatTime } from './date-words.js';
import { calendarHref, type CalendarFrame, type Schemas } from './page-deps.js';
import type { PlacedEvent } from './place-on-days.js';

/** Statuses that a reader should know of: the public does not see such events. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  draft: 'Draft',
  pending: 'Pending',
  private: 'Private',
  future: 'Scheduled',
  trash: 'In the trash',
};

/** Renders the badges of an event. */
export function renderBadges({ status, featured }: Pick<Schemas['Event'], 'status' | 'featured'>): HtmlPart {
  const word = STATUS_WORDS[status];
  return [
    word !== undefined && html`<span class="badge hidden-status">${word}</span> `,
    featured === true && html`<span class="badge">Featured</span> `,
  ];
}

/** Renders an event as an entry of a day, with its time on the site's clock. */
export function renderEntry(frame: CalendarFrame, placed: PlacedEvent, day: WallClock): Html {
  const { event } = placed;
  const kinds = [
    'entry',
    event.featured === true && 'featured',
    event.status !== 'publish' && 'unpublished',
    placed.firstDay < day && 'continued',
    placed.lastDay > day && 'continues',
  ];
  return html`<a
    class="${kinds.filter((kind) => kind !== false).join(' ')}"
    href="${calendarHref(frame, `/event/${String(event.id)}`)}"
    ><span class="entry-time">${timeOn(placed, day)}</span>
    <span class="entry-title">${titleOf(event)}</span
    >${event.status !== 'publish' && html` <span class="entry-note">${STATUS_WORDS[event.status]}</span>`}</a
  >`;
}

/** Returns the title of an event as plain text. */
export function titleOf({ title }: Pick<Schemas['Event'], 'title'>): string {
  return toPlainText(title) || 'Untitled event';
}

/** Describes the part of a day in which an event runs. */
export function timeOn({ isAllDay, start, end, firstDay, lastDay }: PlacedEvent, day: WallClock): string {
  if (isAllDay) return 'All day';
  if (firstDay === day) return formatTime(start);
  return lastDay === day ? `until ${formatTime(end)}` : 'All day';
}

/** Returns the venue of an event, if it has one. */
export function venueOf({ venue }: Pick<Schemas['Event'], 'venue'>): Schemas['Venue'] | undefined {
  return Array.isArray(venue) ? venue[0] : venue;
}
