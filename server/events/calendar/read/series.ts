import { addMonths } from '../../../lib/time/wall-clock.js';
import { formatDate, formatUtc } from '../export/time-text.js';
import { type Budget, BudgetError, expandRule } from './expand-rule.js';
import type { Incoming, Start } from './incoming.js';
import type { Notice } from './notice.js';
import { endWall, wallAt } from './read-start.js';
import type { RecurrenceRule } from './recurrence-rule.js';
import type { Duration } from './values.js';
import { toInstantOf } from '../../../lib/time/time-zone.js';

/** Occurrences are made up to this many months ahead. */
export const MONTHS_AHEAD = 24;
/** Occurrences of one series that become events: the next ones, then the latest that are over. */
const MAX_OCCURRENCES = 500;
/** Steps that one series may take of those that the file has. */
const MAX_STEPS = 200_000;
/** Occurrences that are looked at to choose from: as many days as in eighty years. */
const MAX_LOOKED_AT = 30_000;

/** One time that a record takes place. */
export interface Occurrence {
  /** In the form of `CalendarOrigin`. */
  readonly recurrenceId: string;
  readonly start: Start;
  readonly duration: Duration;
}

export interface Series {
  /** In order of their starts. */
  readonly occurrences: readonly Occurrence[];
  /** Those that are part of the series, whether they become events or not. */
  readonly ids: ReadonlySet<string>;
  /** The first of `ids` on each day, by date. */
  readonly days: ReadonlyMap<string, string>;
  /** True if `ids` is complete up to the end of the expansion: all other occurrences are cancelled. */
  readonly isComplete: boolean;
  readonly notices: readonly Notice[];
}

/** Names an occurrence by its start: a date, or a time in UTC. */
export function recurrenceIdOf(start: Start): string {
  return start.isAllDay ? formatDate(start.wall) : formatUtc(start.epochMs);
}

/** The times at which a record takes place; one, without an id, for what does not recur. */
export function expandSeries(record: Incoming, nowMs: number, fileBudget: Budget): Series {
  const { start, duration, recurrence } = record;
  if (recurrence === undefined) {
    return {
      occurrences: [{ recurrenceId: '', start, duration }],
      ids: new Set(['']),
      days: new Map(),
      isComplete: true,
      notices: [],
    };
  }
  const notices: Notice[] = [];
  const budget = { steps: Math.min(MAX_STEPS, fileBudget.steps) };
  const given = budget.steps;
  const all = new Map<string, Occurrence>();
  const add = (at: Start, length: Duration): void => {
    all.set(recurrenceIdOf(at), { recurrenceId: recurrenceIdOf(at), start: at, duration: length });
  };
  const horizon = wallAt(start, addMonths(nowMs, MONTHS_AHEAD));
  add(start, duration);
  let isComplete = true;
  try {
    for (const rule of recurrence.rules) {
      for (const wall of expandRule(rule, start.wall, endOf(rule, start, horizon), budget)) {
        if (all.size >= MAX_LOOKED_AT) throw new BudgetError('the rule has too many occurrences');
        add(moveTo(start, wall), duration);
      }
    }
  } catch (error) {
    if (!(error instanceof BudgetError)) throw error;
    isComplete = false;
    notices.push({ field: 'RRULE', reason: 'repeats too often: not all occurrences were looked at' });
  }
  fileBudget.steps -= given - budget.steps;
  for (const { start: at, duration: length } of recurrence.dates)
    if (at.wall <= Math.max(horizon, start.wall)) add(at, length ?? duration);
  removeExceptions(all, recurrence.exceptions);
  const chosen = choose([...all.values()], nowMs);
  if (chosen.length < all.size) {
    const counts = `${String(chosen.length)} of ${String(all.size)}`;
    notices.push({ field: 'RRULE', reason: `has many occurrences: ${counts} became events` });
  }
  return { occurrences: chosen, ids: new Set(all.keys()), days: findDays(all), isComplete, notices };
}

/** Finds the id of the occurrence that a record replaces; by day, if only one of the two has a time. */
export function findReplaced(replaces: Start, { ids, days }: Pick<Series, 'ids' | 'days'>): string {
  const id = recurrenceIdOf(replaces);
  const onDay = days.get(formatDate(replaces.wall));
  if (ids.has(id) || onDay === undefined) return id;
  return onDay.includes('T') === id.includes('T') ? id : onDay;
}

/** The last start that a rule may give, on the clock of the series. */
function endOf({ until }: RecurrenceRule, start: Start, horizon: number): number {
  if (until === undefined) return horizon;
  if (until.kind === 'utc') return Math.min(horizon, wallAt(start, until.epochMs));
  // A date means its whole day.
  return Math.min(
    horizon,
    until.kind === 'date'
      ? endWall({ isAllDay: true, wall: until.wall }, { days: 1, ms: -1000 })
      : until.wall,
  );
}

function moveTo(start: Start, wall: number): Start {
  if (start.isAllDay) return { isAllDay: true, wall };
  return { ...start, wall, epochMs: toInstantOf(wall, start.zone.clock) };
}

/** Some programs leave out the time of an exception, or tell one where there is none. */
function removeExceptions(all: Map<string, Occurrence>, exceptions: readonly Start[]): void {
  const series = { ids: new Set(all.keys()), days: findDays(all) };
  for (const exception of exceptions) all.delete(findReplaced(exception, series));
}

function findDays(all: ReadonlyMap<string, Occurrence>): Map<string, string> {
  const days = new Map<string, string>();
  for (const [id, { start }] of all) {
    const day = formatDate(start.wall);
    if (!days.has(day)) days.set(day, id);
  }
  return days;
}

function choose(all: readonly Occurrence[], nowMs: number): Occurrence[] {
  const sorted = all.toSorted((a, b) => a.start.wall - b.start.wall);
  const firstAhead = sorted.findIndex(
    ({ start, duration }) => endWall(start, duration) >= wallAt(start, nowMs),
  );
  const over = firstAhead === -1 ? sorted.length : firstAhead;
  const ahead = sorted.slice(over, over + MAX_OCCURRENCES);
  const left = MAX_OCCURRENCES - ahead.length;
  return [...(left > 0 ? sorted.slice(0, over).slice(-left) : []), ...ahead];
}
