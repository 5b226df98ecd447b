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

/** What was asked for. */
export type DateWishes = Readonly<Partial<Record<DateFilter, string | undefined>>> & {
  readonly strict_dates?: boolean | undefined;
};

/**
 * Clock of an event that a list is filtered and sorted by: its instants on a site in UTC, the wall clock of its own
 * zone on all other sites. Whole days count by their dates on both.
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

/** What each filter compares with its bound, and how. */
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

/**
 * The dates that a list covers. Without `strict_dates` the bounds are widened to days: `start_date` and
 * `runs_after` to the begin of their day, all others to 23:59:59 of theirs; only moments counted from now stay, but in
 * `start_date` and `end_date`. The defaults of these two hold unless another filter is given.
 *
 * `faults` names filters that are no time; `isExact` tells that a moment stayed without `strict_dates`.
 */
export function resolveDateWindow(
  wishes: DateWishes,
  context: DateWindowContext,
): { window: DateWindow; isExact: boolean; faults: DateFilter[] } {
  const faults: DateFilter[] = [];
  const bounds: Partial<Record<DateFilter, WallClock>> = {};
  let isExact = false;
  for (const name of DATE_FILTERS) {
    const text = wishes[name];
    if (text === undefined) continue;
    const time = parseTime(text, { zone: context.siteZone, nowMs: context.nowMs });
    if (time === undefined) {
      faults.push(name);
      continue;
    }
    const isMoment = time.isMoment === true && !namesDay(name);
    isExact ||= isMoment;
    bounds[name] = resolveBound(name, time, wishes.strict_dates === true || isMoment, context.siteZone);
  }
  const hasOthers = DATE_FILTERS.some((name) => !namesDay(name) && wishes[name] !== undefined);
  const defaults = hasOthers ? {} : defaultBounds(context);
  return { window: { bounds: { ...defaults, ...bounds } }, isExact, faults };
}

/** True for the two filters whose values are dates unless `strict_dates` is given. */
function namesDay(name: DateFilter): boolean {
  return name === 'start_date' || name === 'end_date';
}

/** The bounds as the links of a list write them: in the order of `DATE_FILTERS`, resolved, on the site's clock. */
export function describeBounds({ bounds }: DateWindow): [DateFilter, string][] {
  return DATE_FILTERS.flatMap((name) => {
    const bound = bounds[name];
    return bound === undefined ? [] : [[name, formatWallClock(bound)] as [DateFilter, string]];
  });
}

/**
 * Latest start of the events that end within the window: an index by start passes over all others. A clock that is put
 * back during an event may show less at its end, though never by two days.
 */
export function latestStart({ bounds }: DateWindow): WallClock | undefined {
  const ends = [bounds.end_date, bounds.ends_before].filter((bound) => bound !== undefined);
  return ends.length === 0 ? undefined : addDays(Math.min(...ends), 2);
}

/**
 * The day of "yesterday 23:59 UTC" on the site's clock, so that an event that is still running somewhere west
 * of the site is in; up to the end of today in two years.
 */
function defaultBounds({ siteZone, nowMs }: DateWindowContext): DateWindow['bounds'] {
  const lastMinuteOfYesterday = startOfDay(nowMs) - 60_000;
  return {
    start_date: startOfDay(toWallClock(lastMinuteOfYesterday, siteZone)),
    end_date: endOfDay(addMonths(startOfDay(nowMs), DEFAULT_MONTHS_AHEAD)),
  };
}

function resolveBound(name: DateFilter, time: ParsedTime, isExact: boolean, siteZone: TimeZone): WallClock {
  // An instant counts with its UTC day; only the exact time is turned to the site's clock.
  if (isExact) return time.kind === 'wall' ? time.wall : toWallClock(time.epochMs, siteZone);
  const wall = time.kind === 'wall' ? time.wall : time.epochMs;
  return name === 'start_date' || name === 'runs_after' ? startOfDay(wall) : endOfDay(wall);
}
