import type { CalendarDetails, CalendarEvent } from './calendar-event.js';
import { contentLine, escapeText } from './content-line.js';
import { describeRichText } from './html-to-text.js';
import { formatDate, formatUtc, momentText } from './time-text.js';
import { readUtcText } from './utc-text.js';

const DAY_MS = 86_400_000;

/** VEVENT of an event; RFC 5545, section 3.6.1, with IMAGE of RFC 7986. */
export function eventComponent(event: CalendarEvent): string {
  const { details } = event;
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', escapeText(event.uid)),
    recurrenceLine(event),
    contentLine('SEQUENCE', String(event.sequence)),
    // Without a METHOD, DTSTAMP and LAST-MODIFIED both mean the last change of the event.
    contentLine('DTSTAMP', formatUtc(event.modifiedAt)),
    contentLine('LAST-MODIFIED', formatUtc(event.modifiedAt)),
    // An event that is scheduled for publication already exists.
    contentLine('CREATED', formatUtc(Math.min(event.publishedAt, event.modifiedAt))),
    timeLines(event),
    textLine('SUMMARY', event.title),
    contentLine('STATUS', event.status),
    event.isPrivate ? contentLine('CLASS', 'PRIVATE') : '',
    details === undefined ? '' : detailLines(details),
    contentLine('END', 'VEVENT'),
  ].join('');
}

function timeLines({ times: { start, end }, zone, isAllDay }: CalendarEvent): string {
  if (isAllDay) {
    // DTEND of an all-day event is the day after its last one.
    return [
      contentLine('DTSTART', formatDate(start.wall), { VALUE: 'DATE' }),
      contentLine('DTEND', formatDate(end.wall + DAY_MS), { VALUE: 'DATE' }),
    ].join('');
  }
  const line = (name: string, epochMs: number): string => {
    const { value, tzid } = momentText(epochMs, zone);
    return contentLine(name, value, { TZID: tzid });
  };
  const isInstant = start.epochMs === end.epochMs;
  // DTEND must be after DTSTART; an event without a duration omits it.
  return line('DTSTART', start.epochMs) + (isInstant ? '' : line('DTEND', end.epochMs));
}

/** Formats RECURRENCE-ID like DTSTART: a date, or a time in the event's zone. */
function recurrenceLine({ recurrenceId, zone, isAllDay }: CalendarEvent): string {
  if (recurrenceId === '') return '';
  const epochMs = readUtcText(recurrenceId);
  if (epochMs === undefined) return contentLine('RECURRENCE-ID', recurrenceId, { VALUE: 'DATE' });
  if (isAllDay) return contentLine('RECURRENCE-ID', recurrenceId);
  const { value, tzid } = momentText(epochMs, zone);
  return contentLine('RECURRENCE-ID', value, { TZID: tzid });
}

function detailLines(details: CalendarDetails): string {
  const { text, html } = describeRichText(details.description);
  const { position, organizer, image } = details;
  return [
    textLine('DESCRIPTION', text),
    html === undefined ? '' : contentLine('X-ALT-DESC', escapeText(html), { FMTTYPE: 'text/html' }),
    textLine('LOCATION', details.location),
    position && contentLine('GEO', `${String(position.latitude)};${String(position.longitude)}`),
    organizer && organizerLine(organizer),
    details.categories.length > 0 && contentLine('CATEGORIES', details.categories.map(escapeText).join(',')),
    details.url !== '' && contentLine('URL', details.url, { VALUE: 'URI' }),
    image && contentLine('ATTACH', image.url, { FMTTYPE: image.mediaType }),
    image && contentLine('IMAGE', image.url, { VALUE: 'URI', DISPLAY: 'BADGE', FMTTYPE: image.mediaType }),
  ]
    .filter((line) => typeof line === 'string')
    .join('');
}

/** Formats an organizer as an address with a name; without an e-mail address it gets a placeholder. */
function organizerLine({ name, email }: { name: string; email: string }): string {
  const hasAddress = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(email);
  return contentLine('ORGANIZER', hasAddress ? `mailto:${email}` : 'invalid:nomail', { CN: name });
}

function textLine(name: string, text: string): string {
  return text === '' ? '' : contentLine(name, escapeText(text));
}
