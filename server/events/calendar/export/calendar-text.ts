import type { TimeZone } from '../../../lib/time/time-zone.js';
import type { CalendarEvent } from './calendar-event.js';
import { contentLine, escapeText } from './content-line.js';
import { eventComponent } from './event-component.js';
import { zoneId } from './time-text.js';
import { timeZoneComponent } from './time-zone-component.js';
import { readUtcText } from './utc-text.js';

export const CALENDAR_TYPE = 'text/calendar';

interface ZoneRange {
  readonly zone: TimeZone;
  earliestMs: number;
  latestMs: number;
}

/** Builds a calendar from events and the time zones that they need. */
export class CalendarWriter {
  readonly #components: string[] = [];
  readonly #zones = new Map<string, ZoneRange>();
  readonly #name: string;

  /** @param name - title of the calendar in calendar programs. */
  constructor(name: string) {
    this.#name = name;
  }

  add(event: CalendarEvent): void {
    if (!event.isAllDay) this.#noteZone(event);
    this.#components.push(eventComponent(event));
  }

  /** Returns the calendar in the format of RFC 5545, zones before events. */
  toString(): string {
    return [
      contentLine('BEGIN', 'VCALENDAR'),
      contentLine('VERSION', '2.0'),
      contentLine('PRODID', '-//Fairground//Events catalogue//EN'),
      contentLine('CALSCALE', 'GREGORIAN'),
      contentLine('X-WR-CALNAME', escapeText(this.#name)),
      ...[...this.#zones.values()].map(({ zone, earliestMs, latestMs }) =>
        timeZoneComponent(zone, earliestMs, latestMs),
      ),
      ...this.#components,
      contentLine('END', 'VCALENDAR'),
    ].join('');
  }

  #noteZone({ zone, times: { start, end }, recurrenceId }: CalendarEvent): void {
    const id = zoneId(zone);
    if (id === undefined) return;
    const moments = [start.epochMs, end.epochMs, readUtcText(recurrenceId) ?? start.epochMs];
    const range = this.#zones.get(id) ?? { zone, earliestMs: Infinity, latestMs: -Infinity };
    range.earliestMs = Math.min(range.earliestMs, ...moments);
    range.latestMs = Math.max(range.latestMs, ...moments);
    this.#zones.set(id, range);
  }
}
