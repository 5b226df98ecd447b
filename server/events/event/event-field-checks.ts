import type { Fault } from '../../lib/errors.js';
import { findTimeZone } from '../../lib/time/time-zone.js';
import { findImageFaults } from '../images/image-field.js';
import type { LinkedKind } from '../linked/linked-record.js';
import { type LinkedReference, readLinkedReferences } from '../linked/linked-reference.js';
import { findOrganizerFaults } from '../organizers/organizer-field-checks.js';
import { readCurrency } from '../price/currency.js';
import { invalidField } from '../records/fault.js';
import {
  type FieldCheckContext,
  findRecordFaults,
  findTagFaults,
  findTextFault,
  findTimeFaults,
  findWebsiteFault,
} from '../records/field-checks.js';
import { findNamedRecord } from '../records/named-record-repository.js';
import { MAX_ID } from '../records/record.js';
import { canRead, isLinkable } from '../records/rights.js';
import { findTermLinkFaults } from '../terms/term-link-checks.js';
import { findVenueFaults } from '../venues/venue-field-checks.js';
import { type EventFields, findCurrencyFaults, readPrices } from './event-changes.js';
import { findEvent } from './event-repository.js';

const MAX_LINKS = 100;

export interface EventCheckContext extends FieldCheckContext {
  /** Accepts `0` as the title: calendars may name an event so, and an update must be able to send it back. */
  readonly takesZero?: boolean;
}

/** Finds all faults in the fields of an event that the OpenAPI document cannot express. */
export async function findEventFaults(fields: EventFields, context: EventCheckContext): Promise<Fault[]> {
  const unreadable = findTagFaults(fields);
  if (unreadable.length > 0) return unreadable;
  const lookedUp = await Promise.all([
    findRecordFaults(fields, context),
    findImageFaults(fields.image, context),
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

function findZoneFault(name: string | undefined): Fault[] {
  if (typeof name !== 'string' || name.trim() === '' || findTimeZone(name.trim()) !== undefined) return [];
  return [invalidField('timezone', 'must be a time zone')];
}

function findCodeFaults(
  { currency_code: code, cost }: EventFields,
  { isCreate }: FieldCheckContext,
): Fault[] {
  if (typeof code !== 'string' || code.trim() === '') return [];
  const currency = readCurrency(code);
  if (currency === undefined)
    return [invalidField('currency_code', 'must be a code of ISO 4217, such as EUR')];
  // The price of an update may be the shown one, with a sign that no client typed.
  if (!isCreate || cost === undefined || cost === null) return [];
  return findCurrencyFaults(currency, readPrices(cost));
}

async function findLinkFaults(
  kind: LinkedKind,
  link: unknown,
  findFaults: (fields: object, context: FieldCheckContext) => Promise<Fault[]>,
  context: FieldCheckContext,
): Promise<Fault[]> {
  const references = readLinkedReferences<object>(kind, link);
  if (references === undefined) return [];
  if (references === 'malformed') return [invalidField(kind, describeWanted(kind))];
  if (references.length > MAX_LINKS)
    return [invalidField(kind, `must not have more than ${String(MAX_LINKS)} items`)];
  const findReasons = async (reference: LinkedReference<object>): Promise<string[]> => {
    if (reference.kind === 'new') {
      const faults = await findFaults(reference.fields, { ...context, isCreate: true });
      return faults.map(({ field, reason }) => `${field} ${reason}`);
    }
    if (await isLinkableId(kind, reference.id, context)) return [];
    return [`must name an existing ${kind}: ${String(reference.id)} was not found`];
  };
  const reasons = (await Promise.all(references.map(findReasons))).flat();
  return reasons.length === 0 ? [] : [invalidField(kind, reasons.join('; '))];
}

function describeWanted(kind: LinkedKind): string {
  const one = kind === 'venue' ? 'a venue' : 'an organizer';
  return `must be the id of ${one}, or the fields of one with its name in \`${kind}\``;
}

async function isLinkableId(
  kind: LinkedKind,
  id: number,
  { database, caller }: FieldCheckContext,
): Promise<boolean> {
  const named = await findNamedRecord(database.knex, id);
  return named?.kind === kind && named.owned !== undefined && isLinkable(caller, named.owned);
}

async function findParentFault(
  id: number | null | undefined,
  { database, caller }: FieldCheckContext,
): Promise<Fault[]> {
  if (id === undefined || id === null || id === 0) return [];
  const parent = id <= MAX_ID ? await findEvent(database.knex, id) : undefined;
  const isFound = parent !== undefined && parent.status !== 'trash' && canRead(caller, parent);
  return isFound ? [] : [invalidField('post_parent', 'must be the id of an event')];
}
