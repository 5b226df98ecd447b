import { type ParsedTime, parseTime } from './parse-time.js';
import { type TimeZone, toWallClock } from './time-zone.js';
import { addDays, addMonths, endOfDay, formatWallClock, startOfDay, type WallClock } from './wall-clock.js';

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

export interface DateWindow {
  /**
   * Which of an event's clocks the bounds are compared with: its UTC instants on a site that runs on UTC, the
   * wall clock of its own zone on all others.
   */
  readonly clock: 'utc' | 'wall';
  /** `starts_…` and `ends_…` exclude their bound, the others include it. */
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
    runs_after: ['end', '>='],
    runs_before: ['start', '<='],
  };

const DEFAULT_MONTHS_AHEAD = 24;

/**
 * The dates that a list covers. Without `strict_dates` the bounds are widened to days: `start_date` and
 * `runs_after` to the begin of their day, all others to 23:59:59 of theirs. The defaults of `start_date` and
 * `end_date` hold unless another filter is given.
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
  const hasOthers = DATE_FILTERS.slice(2).some((name) => wishes[name] !== undefined);
  const defaults = hasOthers ? {} : defaultBounds(context);
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
 * Wall clocks between which every event of the window starts, as far as the bounds tell: an index by start can
 * then pass over all others. Clocks of no zone are a day off UTC, nor two of them two days apart.
 */
export function coveredStarts({ clock, bounds }: DateWindow): { from?: WallClock; to?: WallClock } {
  const slack = clock === 'utc' ? 1 : 0;
  const from: WallClock[] = [];
  const to: WallClock[] = [];
  for (const name of DATE_FILTERS) {
    const bound = bounds[name];
    if (bound === undefined) continue;
    const [moment, operator] = COMPARISONS[name];
    if (operator.startsWith('<')) to.push(addDays(bound, moment === 'end' ? slack + 2 : slack));
    else if (moment === 'start') from.push(addDays(bound, -slack));
  }
  return {
    ...(from.length > 0 && { from: Math.max(...from) }),
    ...(to.length > 0 && { to: Math.min(...to) }),
  };
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
  return name === 'start_date' || name === 'runs_after' ? startOfDay(wall) : endOfDay(wall);
}
