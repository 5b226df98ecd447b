import { findWindowsZone } from '../../../lib/time/windows-zones.js';
import { findTimeZone, type TimeZone, toWallClock } from '../../../lib/time/time-zone.js';
import { addDays, makeWallClock, type WallClock } from '../../../lib/time/wall-clock.js';
import { type Budget, expandRule } from './expand-rule.js';
import { findProperty, type RawCalendar, type RawObservance, type RawZone } from './read-file.js';
import { readRule, type RecurrenceRule, RuleError } from './recurrence-rule.js';
import { readOffset, readText, readTime } from './values.js';

/** A zone that times of a file are in. */
export interface FileZone {
  readonly clock: TimeZone;
  /** Returns the zone's name for an event's place: a name that `findTimeZone` knows. */
  nameAt(epochMs: number): string;
}

/** A change of offset, as a VTIMEZONE tells it. */
interface Onset {
  readonly epochMs: number;
  readonly offsetMs: number;
}

const LARGEST_OFFSET_MS = 14 * 3_600_000;
/** Limit to which a file's own rules are expanded; later times have the last offset. */
const LAST_ONSET = makeWallClock(2100, 1, 1);

/** Finds the zones that TZIDs of one calendar mean. */
export interface ZoneFinder {
  /**
   * Finds a zone by the name of a region or of a zone of Windows, however it is wrapped: what files tell of these is
   * often out of date. All other names, such as GMT or CET, mean the calendar's own VTIMEZONE if there is one (RFC 5545,
   * section 3.2.19). A name that nothing else explains means the VTIMEZONE of another calendar in the file. `undefined`
   * when nobody knows the zone.
   *
   * @throws {BudgetError}
   */
  find(id: string): FileZone | undefined;
}

/** Zones of a file, which may hold several calendars. */
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

  /** Finder for the calendar at `index`; each zone is looked for once. */
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
    const component = own.get(tidy(id)) ?? (named === undefined ? this.#all.get(tidy(id)) : undefined);
    const location = component && findProperty(component.properties, 'X-LIC-LOCATION')?.value;
    const region = [named, location === undefined ? undefined : findNamed(location)].find(isRegion);
    if (region !== undefined) return { clock: region, nameAt: () => region.name };
    const told = component && this.#readOnce(component);
    if (told === undefined) return named && { clock: named, nameAt: () => named.name };
    return { clock: told, nameAt: (at) => nameOffset(told.offsetAt(at), at, named) };
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
  return new Map(components.map((component) => [tidy(readText(component.id)), component]));
}

/** The zone that a name means by itself. */
function findNamed(id: string): TimeZone | undefined {
  const name = tidy(id);
  const windows = findWindowsZone(name);
  // UTC and offsets from it are names of Windows, too.
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

/** True of a place on earth; not of offsets, of few letters, and of names that stand for an offset or a rule. */
function isRegion(zone: TimeZone | undefined): zone is TimeZone {
  return zone !== undefined && !/^(?:etc\/.*|[a-z]{1,5}|greenwich|universal|.*\d.*)$/i.test(zone.name);
}

function tidy(id: string): string {
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

/** Lists the dates of a rule after single ones; an invalid rule has no dates. */
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

/** The last moment at which a rule may come true, on the clock before the change. */
function lastOf({ until }: RecurrenceRule, fromMs: number): WallClock {
  if (until === undefined) return LAST_ONSET;
  if (until.kind === 'utc') return until.epochMs + fromMs;
  // A date means its whole day.
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

/** An offset as a zone: by the abbreviation that the file uses where that means the same. */
function nameOffset(offsetMs: number, epochMs: number, short: TimeZone | undefined): string {
  if (short !== undefined && toWallClock(epochMs, short) === epochMs + offsetMs) return short.name;
  const minutes = Math.abs(Math.round(offsetMs / 60_000));
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `UTC${offsetMs < 0 ? '-' : '+'}${String(Math.floor(minutes / 60))}${rest}`;
}
