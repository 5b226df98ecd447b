import { addMonths } from '../../../lib/time/wall-clock.js';
import { formatDate, formatUtc } from '../export/time-text.js';
import { type Budget, BudgetError, expandRule } from './expand-rule.js';
import type { IncomingRecord, Start } from './incoming-record.js';
import type { Notice } from './property.js';
import { endWall, wallAt } from './read-start.js';
import type { RecurrenceRule } from './recurrence-rule.js';
import type { Duration } from './values.js';
import { toInstantOf } from '../../../lib/time/time-zone.js';

/** Number of months ahead for which occurrences become events. */
export const MONTHS_AHEAD = 24;
/** Maximum number of occurrences of one series that become events: the next ones first, then the latest past ones. */
const MAX_OCCURRENCES = 500;
/** Maximum number of steps that one series takes from the budget of its file. */
const MAX_STEPS = 200_000;
/** Maximum number of occurrences to choose from: about as many as the days of eighty years. */
const MAX_LOOKED_AT = 30_000;

/** One occurrence of a record. */
export interface Occurrence {
  /** RECURRENCE-ID in the form of `CalendarOrigin`. */
  readonly recurrenceId: string;
  readonly start: Start;
  readonly duration: Duration;
}

export interface Series {
  /** Occurrences that become events, ordered by start. */
  readonly occurrences: readonly Occurrence[];
  /** Ids of all occurrences found, including those that do not become events. */
  readonly ids: ReadonlySet<string>;
  /** First of `ids` on each day, by date. */
  readonly days: ReadonlyMap<string, string>;
  /** True if `ids` is complete up to the end of the expansion, so that all other occurrences are cancelled. */
  readonly isComplete: boolean;
  readonly notices: readonly Notice[];
}

/** Returns the id of an occurrence: its start as a date, or as a time in UTC. */
export function recurrenceIdOf(start: Start): string {
  return start.isAllDay ? formatDate(start.wall) : formatUtc(start.epochMs);
}

/** Expands a record to its occurrences; a record that does not recur has one, with an empty id. */
export function expandSeries(record: IncomingRecord, nowMs: number, fileBudget: Budget): Series {
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
    notices.push({ field: 'RRULE', reason: 'repeats too often; only some occurrences were read' });
  }
  fileBudget.steps -= given - budget.steps;
  for (const { start: at, duration: length } of recurrence.dates)
    if (at.wall <= Math.max(horizon, start.wall)) add(at, length ?? duration);
  removeExceptions(all, recurrence.exceptions);
  const chosen = chooseOccurrences([...all.values()], nowMs);
  if (chosen.length < all.size) {
    const counts = `${String(chosen.length)} of ${String(all.size)}`;
    notices.push({ field: 'RRULE', reason: `has many occurrences; only ${counts} became events` });
  }
  return { occurrences: chosen, ids: new Set(all.keys()), days: findDays(all), isComplete, notices };
}

/** Finds the id of the occurrence that a record replaces. If only one of the two has a time, the day decides. */
export function findReplaced(replaces: Start, { ids, days }: Pick<Series, 'ids' | 'days'>): string {
  const id = recurrenceIdOf(replaces);
  const onDay = days.get(formatDate(replaces.wall));
  if (ids.has(id) || onDay === undefined) return id;
  return onDay.includes('T') === id.includes('T') ? id : onDay;
}

/** Returns the last start of a rule, on the clock of the series. */
function endOf({ until }: RecurrenceRule, start: Start, horizon: number): number {
  if (until === undefined) return horizon;
  if (until.kind === 'utc') return Math.min(horizon, wallAt(start, until.epochMs));
  // A date includes its whole day.
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

/** Removes the exceptions. Some programs write a date for a time, or a time for a date. */
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

function chooseOccurrences(all: readonly Occurrence[], nowMs: number): Occurrence[] {
  const sorted = all.toSorted((a, b) => a.start.wall - b.start.wall);
  const firstAhead = sorted.findIndex(
    ({ start, duration }) => endWall(start, duration) >= wallAt(start, nowMs),
  );
  const over = firstAhead === -1 ? sorted.length : firstAhead;
  const ahead = sorted.slice(over, over + MAX_OCCURRENCES);
  const left = MAX_OCCURRENCES - ahead.length;
  return [...(left > 0 ? sorted.slice(0, over).slice(-left) : []), ...ahead];
}
