import { Refusal } from '../../report/report.js';
import { isStorable, isStoredForm, readMoment, readTimeOfDay, toInstant } from './dates.js';
import type { Zone } from './time-zones.js';

const notDate = new Refusal('invalid_date', 'must be a date');
const dateOutOfRange = new Refusal('out_of_range', 'must be a date between the years 1 and 9999');

/** Instant, as ISO 8601 in UTC. */
export function toDate(value: unknown, zone: Zone): string | null | Refusal {
  if (typeof value === 'string' && isStoredForm(value)) return value;
  if (typeof value === 'string' && value.trim() === '') return null;
  const instant = readInstant(value, zone);
  if (instant === undefined) return notDate;
  return isStorable(instant) ? new Date(instant).toISOString() : dateOutOfRange;
}

function readInstant(value: unknown, zone: Zone): number | undefined {
  // Numbers are epoch milliseconds in UTC, regardless of the source's zone.
  if (typeof value === 'number') return Math.trunc(value);
  if (typeof value !== 'string') return undefined;
  const moment = readMoment(value);
  return moment && toInstant(moment, zone);
}

const notDateOnly = new Refusal('invalid_date', 'must be a date without a time');

/** Date, as ISO 8601. */
export function toDateOnly(value: unknown): string | null | Refusal {
  if (typeof value === 'string' && value.trim() === '') return null;
  const moment = typeof value === 'string' ? readMoment(value) : undefined;
  const wallClockMs = typeof value === 'number' ? value : moment?.wallClockMs;
  if (wallClockMs === undefined) return notDateOnly;
  if (!isStorable(wallClockMs)) return dateOutOfRange;
  const [day, time] = new Date(wallClockMs).toISOString().split('T');
  return time === '00:00:00.000Z' && day !== undefined ? day : notDateOnly;
}

const notTime = new Refusal('invalid_date', 'must be a time of day');

/** Time of day, as ISO 8601. */
export function toTimeOnly(value: unknown): string | null | Refusal {
  if (typeof value !== 'string') return notTime;
  if (value.trim() === '') return null;
  const milliseconds = readTimeOfDay(value);
  if (milliseconds === undefined) return notTime;
  const text = new Date(milliseconds).toISOString().slice(11, 23);
  return text.endsWith('.000') ? text.slice(0, 8) : text;
}

/** Instant with the offset that the source states. */
export function toTimestampOffset(value: unknown, zone: Zone): string | null | Refusal {
  if (typeof value === 'string' && value.trim() === '') return null;
  const moment = typeof value === 'string' ? readMoment(value) : undefined;
  if (typeof value !== 'number' && moment === undefined) return notDate;
  const instant = moment === undefined ? Math.trunc(value as number) : toInstant(moment, zone);
  const offsetMs = moment === undefined ? 0 : moment.wallClockMs - instant;
  if (!isStorable(instant) || !isStorable(instant + offsetMs)) return dateOutOfRange;
  return new Date(instant + offsetMs).toISOString().slice(0, 23) + formatOffset(offsetMs);
}

function formatOffset(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  const pad = (number: number): string => String(number).padStart(2, '0');
  return `${offsetMs < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
