import type { Users } from '../../auth/users.js';
import type { Fault } from '../../lib/errors.js';
import type { RequestContext } from '../../api/handlers.js';
import type { Database } from '../../storage/database/database.js';
import { readCurrency } from '../price/currency.js';
import { type EventFields, findCurrencyFaults, readPrices } from './event-changes.js';
import { invalid } from '../records/fault.js';
import { findEvent } from './event-repository.js';
import { toPlainText } from '../text/html.js';
import { findImageFaults } from '../images/image-field.js';
import type { LinkedKind } from '../linked/linked-record.js';
import { type LinkedWish, readLinkedWishes } from '../linked/linked-wish.js';
import { findNamedRecord } from '../records/named-record-repository.js';
import type { OrganizerFields } from '../organizers/organizer-changes.js';
import { fitsEveryZone, parseTime } from '../../lib/time/parse-time.js';
import { findPlaceFaults } from '../places/place-fields.js';
import { MAX_ID } from '../records/record.js';
import { isZeroDate, type RecordFields } from '../records/record-changes.js';
import { canRead, type Caller, isLinkable } from '../records/rights.js';
import { findTermLinkFaults } from '../terms/term-link-checks.js';
import { findTimeZone, type TimeZone } from '../../lib/time/time-zone.js';
import type { VenueFields } from '../venues/venue-changes.js';
import { isWebsite, readWebsite } from '../text/website.js';

const MAX_TAGS = 5000;
const MAX_LINKS = 100;

/** What the checks look things up in. */
export interface CheckContext extends Pick<RequestContext, 'publicUrl'> {
  readonly database: Database;
  readonly users: Pick<Users, 'findById'>;
  readonly siteZone: TimeZone;
  readonly nowMs: number;
  readonly caller: Caller;
  /** `trash` is a status that only a record that exists can get. */
  readonly isCreate: boolean;
  /** Whether the event may be called by a lone zero: a calendar may, and what is called so keeps its name. */
  readonly takesZero?: boolean;
}

/** What the document cannot say about the fields of an event: everything wrong with them at once. */
export async function findEventFaults(fields: EventFields, context: CheckContext): Promise<Fault[]> {
  const unreadable = findTagFaults(fields);
  if (unreadable.length > 0) return unreadable;
  const lookedUp = await Promise.all([
    findRecordFaults(fields, context),
    findLinkFaults('venue', fields.venue, findVenueFaults, context),
    findLinkFaults('organizer', fields.organizer, findOrganizerFaults, context),
    findTermLinkFaults(fields, context),
    findParentFault(fields.post_parent, context),
  ]);
  return [
    ...findTextFault('title', fields.title, context.takesZero),
    ...findTimeFaults({ start_date: fields.start_date, end_date: fields.end_date }, context),
    ...findZoneFault(fields.timezone),
    ...findWebsiteFault(fields.website),
    ...findCodeFaults(fields, context),
    ...lookedUp.flat(),
  ];
}

/** What the document cannot say about the fields of a venue: everything wrong with them at once. */
export async function findVenueFaults(fields: VenueFields, context: CheckContext): Promise<Fault[]> {
  const unreadable = findTagFaults(fields);
  if (unreadable.length > 0) return unreadable;
  return [
    ...findTextFault('venue', fields.venue),
    ...findWebsiteFault(fields.website),
    ...findPlaceFaults(fields, context),
    ...(await findRecordFaults(fields, context)),
  ];
}

/** What the document cannot say about the fields of an organizer: everything wrong with them at once. */
export async function findOrganizerFaults(fields: OrganizerFields, context: CheckContext): Promise<Fault[]> {
  const unreadable = findTagFaults(fields);
  if (unreadable.length > 0) return unreadable;
  return [
    ...findTextFault('organizer', fields.organizer),
    ...findWebsiteFault(fields.website),
    ...(await findRecordFaults(fields, context)),
  ];
}

async function findRecordFaults(fields: RecordFields, context: CheckContext): Promise<Fault[]> {
  const faults = findTimeFaults({ date: fields.date, date_utc: fields.date_utc }, context);
  if (fields.status === 'trash' && context.isCreate) faults.push(invalid('status', 'is not for new records'));
  if (fields.author !== undefined && !(await isUser(fields.author, context))) {
    faults.push(invalid('author', 'is not the id of a user'));
  }
  faults.push(...(await findImageFaults(fields.image, context)));
  return faults;
}

async function isUser(id: number, { users }: CheckContext): Promise<boolean> {
  return id <= MAX_ID && (await users.findById(id)) !== undefined;
}

/**
 * Texts that must not even be looked at: taking markup apart takes time with the square of how deep it is nested,
 * and a body of open tags alone would keep the server from everything else for hours.
 */
export function findTagFaults(fields: object): Fault[] {
  const hasTooMany = (text: unknown): boolean =>
    typeof text === 'string' && (text.match(/<[a-z]/gi)?.length ?? 0) > MAX_TAGS;
  return Object.entries(fields)
    .filter(([, value]) => [value].flat().some(hasTooMany))
    .map(([field]) => invalid(field, `must not have more than ${String(MAX_TAGS)} tags`));
}

/** A lone zero is what clients of this interface know as an empty title. */
export function findTextFault(field: string, text: string | undefined, takesZero = false): Fault[] {
  if (typeof text !== 'string') return [];
  const plain = toPlainText(text);
  return plain === '' || (plain === '0' && !takesZero) ? [invalid(field, 'must have some text')] : [];
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

function findCodeFaults({ currency_code: code, cost }: EventFields, { isCreate }: CheckContext): Fault[] {
  if (typeof code !== 'string' || code.trim() === '') return [];
  const currency = readCurrency(code);
  if (currency === undefined) return [invalid('currency_code', 'must be a code of ISO 4217, such as EUR')];
  // The price of an update may be the one that was shown, with a sign that nobody typed.
  if (!isCreate || cost === undefined || cost === null) return [];
  return findCurrencyFaults(currency, readPrices(cost));
}

function findWebsiteFault(sent: unknown): Fault[] {
  const address = readWebsite(sent);
  if (address === '' || isWebsite(address)) return [];
  return [invalid('website', 'must be an http, https or ftp address')];
}

async function findLinkFaults(
  kind: LinkedKind,
  link: unknown,
  findFaults: (fields: object, context: CheckContext) => Promise<Fault[]>,
  context: CheckContext,
): Promise<Fault[]> {
  const wishes = readLinkedWishes<object>(kind, link);
  if (wishes === undefined) return [];
  if (wishes === 'malformed') return [invalid(kind, describeWanted(kind))];
  if (wishes.length > MAX_LINKS) return [invalid(kind, `must not have more than ${String(MAX_LINKS)} items`)];
  const findReasons = async (wish: LinkedWish<object>): Promise<string[]> => {
    if (wish.kind === 'new') {
      const faults = await findFaults(wish.fields, { ...context, isCreate: true });
      return faults.map(({ field, reason }) => `${field} ${reason}`);
    }
    if (await isLinkableId(kind, wish.id, context)) return [];
    return [`has an id that is no ${kind}'s: ${String(wish.id)}`];
  };
  const reasons = (await Promise.all(wishes.map(findReasons))).flat();
  return reasons.length === 0 ? [] : [invalid(kind, reasons.join('; '))];
}

function describeWanted(kind: LinkedKind): string {
  const one = kind === 'venue' ? 'a venue' : 'an organizer';
  return `must be the id of ${one}, or the fields of one with its name in \`${kind}\``;
}

async function isLinkableId(
  kind: LinkedKind,
  id: number,
  { database, caller }: CheckContext,
): Promise<boolean> {
  const named = await findNamedRecord(database.knex, id);
  return named?.kind === kind && named.owned !== undefined && isLinkable(caller, named.owned);
}

async function findParentFault(
  id: number | null | undefined,
  { database, caller }: CheckContext,
): Promise<Fault[]> {
  if (id === undefined || id === null || id === 0) return [];
  const parent = id <= MAX_ID ? await findEvent(database.knex, id) : undefined;
  const isFound = parent !== undefined && parent.status !== 'trash' && canRead(caller, parent);
  return isFound ? [] : [invalid('post_parent', 'is not the id of an event')];
}
