import type { Users } from '../access/users.js';
import type { Fault } from '../errors.js';
import type { Database } from '../storage/database.js';
import type { EventFields } from './event-changes.js';
import { toPlainText } from './html.js';
import { fitsEveryZone, parseTime } from './parse-time.js';
import { MAX_ID } from './record.js';
import { isZeroDate, type RecordFields } from './record-changes.js';
import { type Caller, isLinkable } from './rights.js';
import { findTimeZone, type TimeZone } from './time-zone.js';
import type { VenueFields } from './venue-changes.js';
import { readVenueLink } from './venue-link.js';
import { findVenue } from './venue-repository.js';
import { isWebsite, readWebsite } from './website.js';

const MAX_TAGS = 5000;

/** What the checks look things up in. */
export interface CheckContext {
  readonly database: Database;
  readonly users: Pick<Users, 'findById'>;
  readonly siteZone: TimeZone;
  readonly nowMs: number;
  readonly caller: Caller;
  /** `trash` is a status that only a record that exists can get. */
  readonly isCreate: boolean;
}

/** What the document cannot say about the fields of an event: everything wrong with them at once. */
export async function findEventFaults(fields: EventFields, context: CheckContext): Promise<Fault[]> {
  const unreadable = findTagFaults(fields);
  if (unreadable.length > 0) return unreadable;
  return [
    ...findTextFault('title', fields.title),
    ...findTimeFaults({ start_date: fields.start_date, end_date: fields.end_date }, context),
    ...findZoneFault(fields.timezone),
    ...findWebsiteFault(fields.website),
    ...(await findRecordFaults(fields, context)),
    ...(await findVenueLinkFaults(fields.venue, context)),
  ];
}

/** What the document cannot say about the fields of a venue: everything wrong with them at once. */
export async function findVenueFaults(fields: VenueFields, context: CheckContext): Promise<Fault[]> {
  const unreadable = findTagFaults(fields);
  if (unreadable.length > 0) return unreadable;
  return [
    ...findTextFault('venue', fields.venue),
    ...findWebsiteFault(fields.website),
    ...(await findRecordFaults(fields, context)),
  ];
}

export function invalid(field: string, reason: string): Fault {
  return { field, reason, kind: 'invalid' };
}

async function findRecordFaults(fields: RecordFields, context: CheckContext): Promise<Fault[]> {
  const faults = findTimeFaults({ date: fields.date, date_utc: fields.date_utc }, context);
  if (fields.status === 'trash' && context.isCreate) faults.push(invalid('status', 'is not for new records'));
  if (fields.author !== undefined && !(await isUser(fields.author, context))) {
    faults.push(invalid('author', 'is not the id of a user'));
  }
  return faults;
}

async function isUser(id: number, { users }: CheckContext): Promise<boolean> {
  return id <= MAX_ID && (await users.findById(id)) !== undefined;
}

/**
 * Texts that must not even be looked at: taking markup apart takes time with the square of how deep it is nested,
 * and a body of open tags alone would keep the server from everything else for hours.
 */
function findTagFaults(fields: object): Fault[] {
  const hasTooMany = (text: unknown): boolean =>
    typeof text === 'string' && (text.match(/<[a-z]/gi)?.length ?? 0) > MAX_TAGS;
  return Object.entries(fields)
    .filter(([, value]) => [value].flat().some(hasTooMany))
    .map(([field]) => invalid(field, `must not have more than ${String(MAX_TAGS)} tags`));
}

function findTextFault(field: string, text: string | undefined): Fault[] {
  if (typeof text !== 'string') return [];
  return toPlainText(text) === '' ? [invalid(field, 'must have some text')] : [];
}

function findTimeFaults(
  times: Readonly<Record<string, string | number | undefined>>,
  { siteZone, nowMs }: CheckContext,
): Fault[] {
  return Object.entries(times).flatMap(([field, text]) => {
    if (text === undefined) return [];
    if ((field === 'date' || field === 'date_utc') && isZeroDate(text)) return [];
    const time = parseTime(text, { zone: siteZone, nowMs });
    return time !== undefined && fitsEveryZone(time) ? [] : [invalid(field, 'is not a date and time')];
  });
}

function findZoneFault(name: string | undefined): Fault[] {
  if (typeof name !== 'string' || name.trim() === '' || findTimeZone(name.trim()) !== undefined) return [];
  return [invalid('timezone', 'is not a time zone')];
}

function findWebsiteFault(text: string | null | undefined): Fault[] {
  if (typeof text !== 'string' || text.trim() === '' || isWebsite(readWebsite(text))) return [];
  return [invalid('website', 'must be an http, https or ftp address')];
}

async function findVenueLinkFaults(link: EventFields['venue'], context: CheckContext): Promise<Fault[]> {
  const wishes = readVenueLink(link);
  if (wishes === undefined) return [];
  if (wishes === 'malformed')
    return [invalid('venue', 'must be the id of a venue, or its fields with a name')];
  const reasons: string[] = [];
  for (const wish of wishes) {
    if (wish.kind === 'new') {
      const faults = await findVenueFaults(wish.fields, { ...context, isCreate: true });
      reasons.push(...faults.map(({ field, reason }) => `${field} ${reason}`));
    } else if (!(await isLinkableId(wish.id, context))) {
      reasons.push(`${String(wish.id)} is not the id of a venue`);
    }
  }
  return reasons.length === 0 ? [] : [invalid('venue', reasons.join('; '))];
}

async function isLinkableId(id: number, { database, caller }: CheckContext): Promise<boolean> {
  if (id > MAX_ID) return false;
  const venue = await findVenue(database.knex, id);
  return venue !== undefined && isLinkable(caller, venue);
}
