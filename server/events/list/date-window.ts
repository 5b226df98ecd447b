import { type ParsedTime, parseTime } from '../../lib/time/parse-time.js';
import { type TimeZone, toWallClock } from '../../lib/time/time-zone.js';
import {
  addDays,
  addMonths,
  endOfDay,
  formatWallClock,
  startOfDay,
  type WallClock,
} from '../../lib/time/wall-clock.js';

/** The date filters of an event list, in the order in which links show them. */
export const DATE_FILTERS = [
  'start_date',
  'end_date',
  'starts_before',
  'starts_after',
  'ends_before',
  'ends_after',
  'runs_after',
  'runs_before',
] as const;

export type DateFilter = (typeof DATE_FILTERS)[number];

/** Date filters of a request, as text. */
export type DateFilters = Readonly<Partial<Record<DateFilter, string | undefined>>> & {
  readonly strict_dates?: boolean | undefined;
};

/**
 * Clock by which a list filters and sorts its events: UTC on sites in UTC, and otherwise the wall clock of
 * each event's own zone. All-day events count by their dates on both.
 */
export type ListClock = 'utc' | 'wall';

export interface DateWindow {
  /** `starts_…`, `ends_…` and, for an event with a length, `runs_after` exclude their bound; the others include it. */
  readonly bounds: Readonly<Partial<Record<DateFilter, WallClock>>>;
}

export interface DateWindowContext {
  readonly siteZone: TimeZone;
  readonly nowMs: number;
}

export function listClockOf(siteZone: TimeZone): ListClock {
  return siteZone.isUtc ? 'utc' : 'wall';
}

/** Time of an event that each filter compares with its bound, and the operator. */
export const COMPARISONS: Readonly<Record<DateFilter, readonly ['start' | 'end', '<' | '<=' | '>' | '>=']>> =
  {
    start_date: ['start', '>='],
    end_date: ['end', '<='],
    starts_before: ['start', '<'],
    starts_after: ['start', '>'],
    ends_before: ['end', '<'],
    ends_after: ['end', '>'],
    runs_after: ['end', '>='],
    runs_before: ['start', '<='],
  };

const DEFAULT_MONTHS_AHEAD = 24;

/** Dates that a list covers, and the faults of the filters that name them. */
export interface ResolvedDateWindow {
  readonly window: DateWindow;
  /** True if an exact time was kept without `strict_dates`. */
  readonly isExact: boolean;
  /** Filters that are not a date and time. */
  readonly faults: readonly DateFilter[];
}

/**
 * Resolves the dates that a list covers. Without `strict_dates` the bounds are widened to days: `start_date` and
 * `runs_after` to the start of their day, all others to 23:59:59 of theirs; moments relative to now are kept, except in
 * `start_date` and `end_date`. The defaults of these two apply unless another filter is given.
 */
export function resolveDateWindow(filters: DateFilters, context: DateWindowContext): ResolvedDateWindow {
  const faults: DateFilter[] = [];
  const bounds: Partial<Record<DateFilter, WallClock>> = {};
  let isExact = false;
  for (const name of DATE_FILTERS) {
    const text = filters[name];
    if (text === undefined) continue;
    const time = parseTime(text, { zone: context.siteZone, nowMs: context.nowMs });
    if (time === undefined) {
      faults.push(name);
      continue;
    }
    const isMoment = time.isMoment === true && !namesDay(name);
    isExact ||= isMoment;
    bounds[name] = resolveBound(name, time, filters.strict_dates === true || isMoment, context.siteZone);
  }
  const hasOthers = DATE_FILTERS.some((name) => !namesDay(name) && filters[name] !== undefined);
  const defaults = hasOthers ? {} : defaultBounds(context);
  return { window: { bounds: { ...defaults, ...bounds } }, isExact, faults };
}

/** True for the two filters whose values are dates unless `strict_dates` is given. */
function namesDay(name: DateFilter): boolean {
  return name === 'start_date' || name === 'end_date';
}

/** Lists the bounds as the links of a list write them: in the order of `DATE_FILTERS`, resolved, on the site's clock. */
export function describeBounds({ bounds }: DateWindow): [DateFilter, string][] {
  return DATE_FILTERS.flatMap((name) => {
    const bound = bounds[name];
    return bound === undefined ? [] : [[name, formatWallClock(bound)] as [DateFilter, string]];
  });
}

/**
 * Latest start of the events that end within the window, so that an index by start skips all others. A clock that is set
 * back during an event may show an earlier time at its end, by less than two days.
 */
export function latestStart({ bounds }: DateWindow): WallClock | undefined {
  const ends = [bounds.end_date, bounds.ends_before].filter((bound) => bound !== undefined);
  return ends.length === 0 ? undefined : addDays(Math.min(...ends), 2);
}

/**
 * Default window: from the day of "yesterday 23:59 UTC" on the site's clock, which includes events that still run west of
 * the site, to the end of today in two years.
 */
function defaultBounds({ siteZone, nowMs }: DateWindowContext): DateWindow['bounds'] {
  const lastMinuteOfYesterday = startOfDay(nowMs) - 60_000;
  return {
    start_date: startOfDay(toWallClock(lastMinuteOfYesterday, siteZone)),
    end_date: endOfDay(addMonths(startOfDay(nowMs), DEFAULT_MONTHS_AHEAD)),
  };
}

function resolveBound(name: DateFilter, time: ParsedTime, isExact: boolean, siteZone: TimeZone): WallClock {
  // An instant counts with its UTC day; only an exact time is converted to the site's clock.
  if (isExact) return time.kind === 'wall' ? time.wall : toWallClock(time.epochMs, siteZone);
  const wall = time.kind === 'wall' ? time.wall : time.epochMs;
  return name === 'start_date' || name === 'runs_after' ? startOfDay(wall) : endOfDay(wall);
}
