import { findWindowsZone } from '../../../lib/time/windows-zones.js';
import { findTimeZone, type TimeZone, toWallClock } from '../../../lib/time/time-zone.js';
import { addDays, makeWallClock, type WallClock } from '../../../lib/time/wall-clock.js';
import { type Budget, expandRule } from './expand-rule.js';
import { findProperty, type RawCalendar, type RawObservance, type RawZone } from './read-file.js';
import { readRule, type RecurrenceRule, RuleError } from './recurrence-rule.js';
import { readOffset, readText, readTime } from './values.js';

/** Time zone of times in a file. */
export interface FileZone {
  readonly clock: TimeZone;
  /** Returns the zone's name at an instant, as `findTimeZone` knows it. */
  nameAt(epochMs: number): string;
}

/** Change of the UTC offset that a VTIMEZONE defines. */
interface Onset {
  readonly epochMs: number;
  readonly offsetMs: number;
}

const LARGEST_OFFSET_MS = 14 * 3_600_000;
/** End of the expansion of a VTIMEZONE's rules; later times have the last offset. */
const LAST_ONSET = makeWallClock(2100, 1, 1);

/** Finder of the zones that the TZIDs of one calendar name. */
export interface ZoneFinder {
  /**
   * Finds a zone by its TZID; `undefined` if it is unknown. A region or a Windows zone wins over the VTIMEZONE of the
   * same name, whose rules are often out of date. Any other name, such as GMT or CET, means the VTIMEZONE of its own
   * calendar (RFC 5545, section 3.2.19), then one of another calendar in the file.
   *
   * @throws {BudgetError}
   */
  find(id: string): FileZone | undefined;
}

/** Zones of the calendars in a file. */
export class FileZones {
  readonly #calendars: readonly Pick<RawCalendar, 'zones'>[];
  readonly #all: ReadonlyMap<string, RawZone>;
  readonly #budget: Budget;
  readonly #read = new Map<RawZone, TimeZone | undefined>();

  constructor(calendars: readonly Pick<RawCalendar, 'zones'>[], budget: Budget) {
    this.#calendars = calendars;
    this.#all = byId(calendars.flatMap(({ zones }) => zones));
    this.#budget = budget;
  }

  /** Returns the finder for the calendar at `index`; it caches the zones that it has looked up. */
  within(index: number): ZoneFinder {
    const own = byId(this.#calendars[index]?.zones ?? []);
    const found = new Map<string, FileZone | undefined>();
    return {
      find: (id) => {
        if (!found.has(id)) found.set(id, this.#search(id, own));
        return found.get(id);
      },
    };
  }

  #search(id: string, own: ReadonlyMap<string, RawZone>): FileZone | undefined {
    const named = findNamed(id);
    const component =
      own.get(trimQuotes(id)) ?? (named === undefined ? this.#all.get(trimQuotes(id)) : undefined);
    const location = component && findProperty(component.properties, 'X-LIC-LOCATION')?.value;
    const region = [named, location === undefined ? undefined : findNamed(location)].find(isRegion);
    if (region !== undefined) return { clock: region, nameAt: () => region.name };
    const defined = component && this.#readOnce(component);
    if (defined === undefined) return named && { clock: named, nameAt: () => named.name };
    return { clock: defined, nameAt: (at) => nameOffset(defined.offsetAt(at), at, named) };
  }

  #readOnce(component: RawZone): TimeZone | undefined {
    if (!this.#read.has(component)) this.#read.set(component, this.#readComponent(component));
    return this.#read.get(component);
  }

  #readComponent({ observances }: RawZone): TimeZone | undefined {
    const read = observances.map((observance) => readObservance(observance, this.#budget));
    const onsets = read.flatMap((part) => part?.onsets ?? []).sort((a, b) => a.epochMs - b.epochMs);
    const [first] = onsets;
    if (first === undefined) return undefined;
    const before = read.find((part) => part?.onsets.includes(first))?.fromMs ?? first.offsetMs;
    const offsetAt = (epochMs: number): number => findLast(onsets, epochMs)?.offsetMs ?? before;
    return { name: 'VTIMEZONE', isUtc: false, offsetAt, abbreviationAt: () => '' };
  }
}

function byId(components: readonly RawZone[]): ReadonlyMap<string, RawZone> {
  return new Map(components.map((component) => [trimQuotes(readText(component.id)), component]));
}

/** Finds a zone by its name alone, without a VTIMEZONE. */
function findNamed(id: string): TimeZone | undefined {
  const name = trimQuotes(id);
  const windows = findWindowsZone(name);
  // Windows also names UTC and its offsets, which `findTimeZone` reads.
  if (windows !== undefined && !/^utc/i.test(name)) return findTimeZone(windows);
  const zone = findTimeZone(name);
  if (zone !== undefined) return zone;
  // `/Europe/Berlin`, `/mozilla.org/20050126_1/Europe/Berlin`
  const segments = name.split('/').filter((segment) => segment !== '');
  for (const length of [3, 2]) {
    if (segments.length < length) continue;
    const inner = findTimeZone(segments.slice(-length).join('/'));
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** True if a zone is a region, such as Europe/Berlin; false for offsets, abbreviations and names like EST5EDT. */
function isRegion(zone: TimeZone | undefined): zone is TimeZone {
  return zone !== undefined && !/^(?:etc\/.*|[a-z]{1,5}|greenwich|universal|.*\d.*)$/i.test(zone.name);
}

function trimQuotes(id: string): string {
  return id.trim().replace(/^"|"$/g, '');
}

function readObservance(
  properties: RawObservance,
  budget: Budget,
): { onsets: Onset[]; fromMs: number } | undefined {
  const start = readTime(findProperty(properties, 'DTSTART')?.value ?? '');
  const fromMs = readOffset(findProperty(properties, 'TZOFFSETFROM')?.value ?? '');
  const toMs = readOffset(findProperty(properties, 'TZOFFSETTO')?.value ?? '');
  if (start?.kind !== 'local' || fromMs === undefined || toMs === undefined) return undefined;
  if (Math.abs(toMs) > LARGEST_OFFSET_MS) return undefined;
  const walls = [
    start.wall,
    ...readDates(properties),
    ...readRuleDates(properties, start.wall, fromMs, budget),
  ];
  return { onsets: walls.map((wall) => ({ epochMs: wall - fromMs, offsetMs: toMs })), fromMs };
}

function readDates(properties: RawObservance): WallClock[] {
  return properties
    .filter(({ name }) => name === 'RDATE')
    .flatMap(({ value }) => value.split(','))
    .flatMap((text) => {
      const time = readTime(text);
      return time?.kind === 'local' ? [time.wall] : [];
    });
}

/** Lists the starts of the RRULE; an invalid rule has none. */
function readRuleDates(
  properties: RawObservance,
  start: WallClock,
  fromMs: number,
  budget: Budget,
): WallClock[] {
  const text = findProperty(properties, 'RRULE')?.value;
  if (text === undefined) return [];
  try {
    const rule = readRule(text);
    return [...expandRule(rule, start, Math.min(lastOf(rule, fromMs), LAST_ONSET), budget)];
  } catch (error) {
    if (error instanceof RuleError) return [];
    throw error;
  }
}

/** Returns the last time at which a rule can occur, on the clock before the change. */
function lastOf({ until }: RecurrenceRule, fromMs: number): WallClock {
  if (until === undefined) return LAST_ONSET;
  if (until.kind === 'utc') return until.epochMs + fromMs;
  // A date includes its whole day.
  return until.kind === 'date' ? addDays(until.wall, 1) - 1 : until.wall;
}

function findLast(onsets: readonly Onset[], epochMs: number): Onset | undefined {
  let [low, high] = [0, onsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((onsets[middle]?.epochMs ?? Infinity) <= epochMs) low = middle + 1;
    else high = middle;
  }
  return onsets[low - 1];
}

/** Names an offset as a zone; the name that the file uses wins if it has that offset. */
function nameOffset(offsetMs: number, epochMs: number, short: TimeZone | undefined): string {
  if (short !== undefined && toWallClock(epochMs, short) === epochMs + offsetMs) return short.name;
  const minutes = Math.abs(Math.round(offsetMs / 60_000));
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `UTC${offsetMs < 0 ? '-' : '+'}${String(Math.floor(minutes / 60))}${rest}`;
}
