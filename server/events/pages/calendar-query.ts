import type { PageView } from '../../api/pages.js';
import type { Fault } from '../../lib/errors.js';
import { addDays, addMonths, startOfDay, type WallClock } from '../../lib/time/wall-clock.js';
import { invalidField } from '../records/fault.js';
import { formatDay } from './date-words.js';
import { calendarHref } from './page-deps.js';
import { sentText } from './sent-text.js';

export const VIEWS = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** Filters of the calendar, under the names that the interface has for them. */
export interface CalendarFilters {
  readonly categories: readonly string[] | undefined;
  readonly tags: readonly string[] | undefined;
  readonly venue: readonly number[] | undefined;
  readonly organizer: readonly number[] | undefined;
  readonly featured: boolean | undefined;
  readonly search: string | undefined;
}

/** Query of the calendar's page. */
export interface CalendarQuery {
  readonly view: CalendarView;
  /** Midnight of the day on the site's clock. */
  readonly day: WallClock;
  /** Page of the list, from 1. */
  readonly page: number;
  readonly filters: CalendarFilters;
  readonly faults: readonly Fault[];
}

/** Days from which and to which a view goes, both included. */
export interface DayRange {
  readonly first: WallClock;
  readonly last: WallClock;
}

type Sent = Readonly<Record<string, unknown>>;

/** Reads the query. A value that is not accepted is reported, and its default is used. */
export function readCalendarQuery(sent: Sent, today: WallClock): CalendarQuery {
  const faults: Fault[] = [];
  /** Reads a parameter; one that is absent or refused has its default. */
  function read<Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    standard: Value,
    reason: string,
  ): Value {
    const text = sentText(sent, name);
    const value = text === '' ? standard : parse(text);
    if (value === undefined && text !== '') faults.push(invalidField(name, reason));
    return value ?? standard;
  }
  const filters = {
    categories: read('categories', readList, undefined, 'must be slugs'),
    tags: read('tags', readList, undefined, 'must be slugs'),
    venue: read('venue', readIds, undefined, 'must be ids'),
    organizer: read('organizer', readIds, undefined, 'must be ids'),
    featured: read('featured', readFlag, undefined, 'must be 1 or 0'),
    search: sentText(sent, 'search') || undefined,
  };
  return {
    view: read('view', readView, 'month', `must be one of ${VIEWS.join(', ')}`),
    day: read('date', readDay, today, 'must be a date such as 2027-05-14'),
    page: read('page', readNumber, 1, 'must be a number from 1'),
    filters,
    faults,
  };
}

function readView(text: string): CalendarView | undefined {
  return VIEWS.find((name) => name === text);
}

function readNumber(text: string): number | undefined {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

function readList(text: string): readonly string[] | undefined {
  const values = text.split(',').map((part) => part.trim());
  return values.includes('') ? undefined : values;
}

function readIds(text: string): readonly number[] | undefined {
  const values = readList(text);
  return values?.every((value) => /^[1-9]\d{0,14}$/.test(value)) === true ? values.map(Number) : undefined;
}

function readFlag(text: string): boolean | undefined {
  if (/^(?:1|true|on)$/i.test(text)) return true;
  return /^(?:0|false)$/i.test(text) ? false : undefined;
}

/** Parses a day that exists; the years leave room for the days around it. */
function readDay(text: string): WallClock | undefined {
  if (!/^[1-8]\d{3}-\d\d-\d\d$/.test(text)) return undefined;
  const wall = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(wall) && formatDay(wall) === text ? wall : undefined;
}

/** Returns the Monday of the day's week. */
export function startOfWeek(day: WallClock): WallClock {
  return addDays(startOfDay(day), -((new Date(day).getUTCDay() + 6) % 7));
}

export function startOfMonth(day: WallClock): WallClock {
  return addDays(startOfDay(day), 1 - new Date(day).getUTCDate());
}

/** Returns the days that a month or a week shows; weeks are whole and begin on Monday. */
export function rangeOf({ view, day }: Pick<CalendarQuery, 'view' | 'day'>): DayRange {
  if (view === 'week') return { first: startOfWeek(day), last: addDays(startOfWeek(day), 6) };
  const monthStart = startOfMonth(day);
  const monthEnd = addDays(addMonths(monthStart, 1), -1);
  return { first: startOfWeek(monthStart), last: addDays(startOfWeek(monthEnd), 6) };
}

/** Returns the day that a step back or forward leads to: a week, or a month with the same day if it has one. */
export function stepFrom({ view, day }: Pick<CalendarQuery, 'view' | 'day'>, step: 1 | -1): WallClock {
  if (view === 'week') return addDays(day, step * 7);
  const month = addMonths(startOfMonth(day), step);
  const lastDay = new Date(addDays(addMonths(month, 1), -1)).getUTCDate();
  return addDays(month, Math.min(new Date(day).getUTCDate(), lastDay) - 1);
}

/** Returns the filters as query parameters of the page and of the interface. */
export function describeFilters(filters: CalendarFilters): [name: string, value: string][] {
  const { featured, ...others } = filters;
  const pairs = Object.entries(others).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return featured === undefined ? pairs : [...pairs, ['featured', featured ? '1' : '0']];
}

/** Returns the address of the calendar with another view, day or page. */
export function hrefOf(
  view: Pick<PageView, 'publicUrl'>,
  query: CalendarQuery,
  changes: Partial<Pick<CalendarQuery, 'view' | 'day' | 'page'>>,
): string {
  const { view: name, day, page } = { ...query, page: 1, ...changes };
  const parameters = new URLSearchParams([
    ['view', name],
    ['date', formatDay(day)],
    ...describeFilters(query.filters),
  ]);
  if (page > 1) parameters.set('page', String(page));
  return `${calendarHref(view)}?${parameters.toString()}`;
}
