import { type ParsedTime, parseTime } from './parse-time.js';
import { type TimeZone, toWallClock } from './time-zone.js';
import { addMonths, endOfDay, formatWallClock, startOfDay, type WallClock } from './wall-clock.js';

/** The date filters of an event list, in the order in which links show them. */
export const DATE_FILTERS = [
  'start_date',
  'end_date',
  'starts_before',
  'starts_after',
  'ends_before',
  'ends_after',
] as const;

export type DateFilter = (typeof DATE_FILTERS)[number];

/** What was asked for. */
export type DateWishes = Readonly<Partial<Record<DateFilter, string | undefined>>> & {
  readonly strict_dates?: boolean | undefined;
};

export interface DateWindow {
  /**
   * Which of an event's clocks the bounds are compared with: its UTC instants on a site that runs on UTC, the
   * wall clock of its own zone on all others.
   */
  readonly clock: 'utc' | 'wall';
  /** `start_date` and `end_date` include their bound, the four relative ones exclude it. */
  readonly bounds: Readonly<Partial<Record<DateFilter, WallClock>>>;
}

export interface DateWindowContext {
  readonly siteZone: TimeZone;
  readonly nowMs: number;
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
  };

const DEFAULT_MONTHS_AHEAD = 24;

/**
 * The dates that a list covers. Without `strict_dates` the bounds are widened to days: `start_date` to the
 * begin of its day, all others to 23:59:59 of theirs. The defaults of `start_date` and `end_date` hold unless a
 * relative filter is given.
 *
 * Filters that are no time are named in `faults`.
 */
export function resolveDateWindow(
  wishes: DateWishes,
  context: DateWindowContext,
): { window: DateWindow; faults: DateFilter[] } {
  const faults: DateFilter[] = [];
  const bounds: Partial<Record<DateFilter, WallClock>> = {};
  for (const name of DATE_FILTERS) {
    const text = wishes[name];
    if (text === undefined) continue;
    const time = parseTime(text, { zone: context.siteZone, nowMs: context.nowMs });
    if (time === undefined) faults.push(name);
    else bounds[name] = resolveBound(name, time, wishes.strict_dates === true, context.siteZone);
  }
  const isRelative = DATE_FILTERS.slice(2).some((name) => wishes[name] !== undefined);
  const defaults = isRelative ? {} : defaultBounds(context);
  return {
    window: { clock: context.siteZone.isUtc ? 'utc' : 'wall', bounds: { ...defaults, ...bounds } },
    faults,
  };
}

/** The bounds as the links of a list write them: in the order of `DATE_FILTERS`, resolved, on the site's clock. */
export function describeBounds({ bounds }: DateWindow): [DateFilter, string][] {
  return DATE_FILTERS.flatMap((name) => {
    const bound = bounds[name];
    return bound === undefined ? [] : [[name, formatWallClock(bound)] as [DateFilter, string]];
  });
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

function resolveBound(name: DateFilter, time: ParsedTime, isStrict: boolean, siteZone: TimeZone): WallClock {
  // An instant counts with its UTC day; only the exact time is turned to the site's clock.
  if (isStrict) return time.kind === 'wall' ? time.wall : toWallClock(time.epochMs, siteZone);
  const wall = time.kind === 'wall' ? time.wall : time.epochMs;
  return name === 'start_date' ? startOfDay(wall) : endOfDay(wall);
}
