import type { TimeZone } from '../../../lib/time/time-zone.js';
import { makeWallClock, type WallClock } from '../../../lib/time/wall-clock.js';
import { contentLine, escapeText } from './content-line.js';
import { formatLocal, formatOffset, formatUtc, zoneId } from './time-text.js';
import { findTransitions, type Transition } from './zone-transitions.js';

/** Yearly changes of the same kind, on days that one rule describes. */
interface Run {
  readonly first: Transition;
  readonly last: Transition;
  readonly years: number;
  readonly rule: YearlyRule;
}

/** Day rule, such as the last Sunday of October. */
interface YearlyRule {
  /** From 1. */
  readonly month: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Possible positions of the weekday in its month, from the start (1 to 5) or the end (−1). */
  readonly positions: readonly number[];
  /** Milliseconds since midnight. */
  readonly timeOfDay: number;
}

const DAY_MS = 86_400_000;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
// Minimum span: a rule must repeat to be recognized, even if the events lie within a single year.
const LEAST_YEARS = 8;
// No zone changed before the first railway clocks; after the last year its rules continue.
const FIRST_CHANGES = 1840;
const LAST_CHANGES = 2100;
// Cache of zones and years, since feeds request the same few repeatedly.
const MAX_REMEMBERED = 500;
const remembered = new Map<string, string>();

/**
 * Returns the VTIMEZONE of a zone, correct for every instant of the range: yearly rules where the changes follow one,
 * single dates elsewhere. Empty for UTC.
 */
export function timeZoneComponent(zone: TimeZone, earliestMs: number, latestMs: number): string {
  const id = zoneId(zone);
  if (id === undefined) return '';
  const firstYear = Math.max(1, new Date(earliestMs).getUTCFullYear() - 1);
  const endOfRange = new Date(latestMs).getUTCFullYear() + 1;
  const lastYear = Math.min(Math.max(endOfRange, firstYear + LEAST_YEARS), LAST_CHANGES);
  const key = [zone.name, firstYear, lastYear].join('/');
  const component = remembered.get(key) ?? describeZone(zone, id, firstYear, lastYear);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(key, component);
  return component;
}

function describeZone(zone: TimeZone, id: string, firstYear: number, lastYear: number): string {
  const beginMs = makeWallClock(firstYear, 1, 1);
  const scanFromMs = makeWallClock(Math.max(firstYear, FIRST_CHANGES), 1, 1);
  const transitions = findTransitions(zone, scanFromMs, makeWallClock(lastYear + 1, 1, 1));
  const offset = zone.offsetAt(beginMs);
  // Offset before the first change.
  const beginning = { epochMs: beginMs - offset, fromMs: offset, toMs: offset };
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', escapeText(id)),
    observance(zone, beginning, transitions[0]?.toMs),
    ...findRuns(transitions).map((run) =>
      observance(zone, run.first, run.first.fromMs, ruleLine(run, lastYear)),
    ),
    contentLine('END', 'VTIMEZONE'),
  ].join('');
}

/**
 * Returns the kind of a period: it is daylight saving time if its clocks are ahead of the previous or the next
 * period.
 */
function observance(
  zone: TimeZone,
  { epochMs, fromMs, toMs }: Transition,
  otherMs: number | undefined,
  rule = '',
): string {
  const kind = otherMs !== undefined && toMs > otherMs ? 'DAYLIGHT' : 'STANDARD';
  return [
    contentLine('BEGIN', kind),
    contentLine('DTSTART', formatLocal(epochMs + fromMs)),
    contentLine('TZOFFSETFROM', formatOffset(fromMs)),
    contentLine('TZOFFSETTO', formatOffset(toMs)),
    contentLine('TZNAME', escapeText(zoneName(zone, epochMs))),
    rule,
    contentLine('END', kind),
  ].join('');
}

/** Returns the name of the zone's clocks; a name that is an offset is written as in the TZID. */
function zoneName(zone: TimeZone, epochMs: number): string {
  const abbreviation = zone.abbreviationAt(epochMs);
  return abbreviation === zone.name ? (zoneId(zone) ?? abbreviation) : abbreviation;
}

function ruleLine({ last, years, rule }: Run, lastYear: number): string {
  if (years === 1) return '';
  const [position = 1] = rule.positions;
  const day = `${String(position)}${WEEKDAYS[rule.weekday] ?? ''}`;
  const isEnded = new Date(last.epochMs + last.fromMs).getUTCFullYear() < lastYear;
  const until = isEnded ? `;UNTIL=${formatUtc(last.epochMs)}` : '';
  return contentLine('RRULE', `FREQ=YEARLY;BYMONTH=${String(rule.month)};BYDAY=${day}${until}`);
}

/** Groups the changes: each joins the run of last year's change of its kind if one rule describes both. */
function findRuns(transitions: readonly Transition[]): Run[] {
  const runs: Run[] = [];
  for (const transition of transitions) {
    const rule = describeDay(transition.epochMs + transition.fromMs);
    const index = runs.findIndex((run) => continues(run, transition, rule));
    const run = runs[index];
    if (run === undefined) {
      runs.push({ first: transition, last: transition, years: 1, rule });
    } else {
      const positions = run.rule.positions.filter((position) => rule.positions.includes(position));
      runs[index] = { ...run, last: transition, years: run.years + 1, rule: { ...rule, positions } };
    }
  }
  return runs;
}

function continues(run: Run, { epochMs, fromMs, toMs }: Transition, rule: YearlyRule): boolean {
  const year = (transition: { epochMs: number; fromMs: number }): number =>
    new Date(transition.epochMs + transition.fromMs).getUTCFullYear();
  return (
    run.last.fromMs === fromMs &&
    run.last.toMs === toMs &&
    year(run.last) + 1 === year({ epochMs, fromMs }) &&
    run.rule.month === rule.month &&
    run.rule.weekday === rule.weekday &&
    run.rule.timeOfDay === rule.timeOfDay &&
    run.rule.positions.some((position) => rule.positions.includes(position))
  );
}

/** Describes the day by rule, with the last position first, so that rules prefer "last Sunday" to "fourth Sunday". */
function describeDay(wall: WallClock): YearlyRule {
  const date = new Date(wall);
  const day = date.getUTCDate();
  const isLast = new Date(wall + 7 * DAY_MS).getUTCMonth() !== date.getUTCMonth();
  return {
    month: date.getUTCMonth() + 1,
    weekday: date.getUTCDay(),
    positions: [...(isLast ? [-1] : []), Math.ceil(day / 7)],
    timeOfDay: wall - Math.floor(wall / DAY_MS) * DAY_MS,
  };
}
