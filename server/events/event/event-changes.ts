import { AppError, type Fault } from '../../lib/errors.js';
import type { components } from '../../generated/events/types.js';
import { type CostInput, describeCost, readCost } from '../price/cost.js';
import { readCurrency } from '../price/currency.js';
import type { EventContent } from './event.js';
import { type EventTimes, resolveEventTimes } from '../records/event-time.js';
import { invalidField } from '../records/fault.js';
import { toSafeText } from '../text/html.js';
import { type ParsedTime, parseTime } from '../../lib/time/parse-time.js';
import { findOtherCurrency } from '../price/price-range.js';
import { applyRecordFields, type ChangeContext } from '../records/record-changes.js';
import { findTimeZone } from '../../lib/time/time-zone.js';
import { readWebsite } from '../text/website.js';

/** Fields of an event that a request may send. */
export type EventFields = components['schemas']['EventUpdate'];

/**
 * Applies checked `fields` to `current`, or to a new event; omitted fields are kept. Slug and venues are chosen
 * separately in the database.
 */
export function applyEventFields(
  current: EventContent | undefined,
  fields: EventFields,
  context: ChangeContext,
): Omit<EventContent, 'slug'> {
  const timeZone = readTimeZone(fields.timezone) ?? current?.timeZone ?? context.siteZone.name;
  const isAllDay = fields.all_day ?? current?.isAllDay ?? false;
  const prices = applyCost(current, fields.cost, context);
  // Not spread: V8 is slow to build objects with a spread.
  return Object.assign(applyRecordFields(current, fields.title, fields, context), {
    times: applyTimes(current, fields, { ...context, timeZone, isAllDay }),
    timeZone,
    isAllDay,
    prices,
    currency: applyCurrency(current?.currency, fields.currency_code, prices),
    website: fields.website === undefined ? current?.website : readWebsite(fields.website),
    showMap: fields.show_map ?? current?.showMap ?? false,
    showMapLink: fields.show_map_link ?? current?.showMapLink ?? false,
    isHiddenFromListings: fields.hide_from_listings ?? current?.isHiddenFromListings ?? false,
    isSticky: fields.sticky ?? current?.isSticky ?? false,
    isFeatured: fields.featured ?? current?.isFeatured ?? false,
    parentId: applyParent(current, fields.post_parent),
    origin: current?.origin,
  });

  function readTimeZone(name: string | undefined): string | undefined {
    // Empty means the site's zone, not the one that the event has.
    return name === undefined ? undefined : name.trim() || context.siteZone.name;
  }
}

function applyTimes(
  current: EventContent | undefined,
  fields: EventFields,
  context: ChangeContext & { readonly timeZone: string; readonly isAllDay: boolean },
): EventTimes {
  const { timeZone, isAllDay, nowMs, siteZone } = context;
  const isMoved = fields.start_date !== undefined || fields.end_date !== undefined;
  const isSameClock = timeZone === current?.timeZone && isAllDay === current.isAllDay;
  if (current !== undefined && isSameClock && !isMoved) return current.times;
  const zone = findTimeZone(timeZone) ?? siteZone;
  const keep = (end: 'start' | 'end'): ParsedTime | undefined => {
    if (current === undefined) return undefined;
    const { wall, epochMs } = current.times[end];
    // In another zone the event keeps its local time; an ambiguous hour keeps its occurrence.
    return timeZone === current.timeZone ? { kind: 'instant', epochMs } : { kind: 'wall', wall };
  };
  const read = (end: 'start' | 'end', text: string | number | undefined): ParsedTime | undefined => {
    const sent = text === undefined ? undefined : parseTime(text, { zone, nowMs });
    // A time sent back as it was shown is no change, even in an ambiguous hour.
    const isShown = sent?.kind === 'wall' && sent.wall === current?.times[end].wall;
    return sent === undefined || isShown ? keep(end) : sent;
  };
  const start = read('start', fields.start_date);
  const end = read('end', fields.end_date);
  if (start === undefined || end === undefined)
    throw new Error('an event without start or end passed the checks');
  return resolveEventTimes(start, end, zone, isAllDay);
}

function applyParent(current: EventContent | undefined, id: EventFields['post_parent']): number | undefined {
  if (id === undefined) return current?.parentId;
  return id === null || id === 0 ? undefined : id;
}

function applyCost(
  current: EventContent | undefined,
  cost: EventFields['cost'],
  { siteCurrency: site }: ChangeContext,
): readonly string[] {
  if (cost === undefined) return current?.prices ?? [];
  if (cost === null) return [];
  // Shown text, which may be longer than the typed one.
  if (current !== undefined && cost === describeCost(current.prices, { own: current.currency, site }).text)
    return current.prices;
  return readPrices(cost);
}

/** Returns the prices of a request in storage form. */
export function readPrices(cost: CostInput): string[] {
  return readCost(cost)
    .map(toSafeText)
    .filter((price) => price !== '');
}

/** @throws {AppError} when the prices name another currency than the one that is sent. */
function applyCurrency(
  current: string | undefined,
  sent: string | null | undefined,
  prices: readonly string[],
): string | undefined {
  if (sent === undefined) {
    // New prices that name a currency override the stored one.
    const isOther = current !== undefined && findOtherCurrency(prices, current) !== undefined;
    return isOther ? undefined : current;
  }
  const currency = readCurrency(sent ?? '');
  const faults = currency === undefined ? [] : findCurrencyFaults(currency, prices);
  if (faults.length === 0) return currency;
  throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
}

/** Returns the fault of a currency that differs from the one named in the prices. */
export function findCurrencyFaults(currency: string, prices: readonly string[]): Fault[] {
  const other = findOtherCurrency(prices, currency);
  return other === undefined
    ? []
    : [invalidField('currency_code', `must be ${other}, which the price names`)];
}
