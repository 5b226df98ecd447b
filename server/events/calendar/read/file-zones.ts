import { WINDOWS_ZONES } from '../../../windows-zones.js';
import { findTimeZone, type TimeZone, toWallClock } from '../../time-zone.js';
import { addDays, makeWallClock, type WallClock } from '../../wall-clock.js';
import { type Budget, expandRule } from './expand-rule.js';
import { findProperty, type RawObservance, type RawZone } from './read-file.js';
import { readRule, type RecurrenceRule, RuleError } from './recurrence-rule.js';
import { readOffset, readTime } from './values.js';

/** A zone that times of a file are in. */
export interface FileZone {
  readonly clock: TimeZone;
  /** What to call it where an event happens: a name that `findTimeZone` knows. */
  nameAt(epochMs: number): string;
}

/** A change of offset, as a VTIMEZONE tells it. */
interface Onset {
  readonly epochMs: number;
  readonly offsetMs: number;
}

const LARGEST_OFFSET_MS = 14 * 3_600_000;
/** What a file's own rules are followed to; later times have the last offset. */
const LAST_ONSET = makeWallClock(2100, 1, 1);
const WINDOWS_BY_NAME = new Map(
  Object.entries(WINDOWS_ZONES).map(([name, zone]) => [name.toLowerCase(), zone]),
);

/** Finds the zones that a file's TZIDs mean. */
export class FileZones {
  readonly #components: ReadonlyMap<string, RawZone>;
  readonly #budget: Budget;
  readonly #found = new Map<string, FileZone | undefined>();

  constructor(components: readonly RawZone[], budget: Budget) {
    this.#components = new Map(components.map((component) => [component.id, component]));
    this.#budget = budget;
  }

  /**
   * By the name of a region or of a zone of Windows, however it is wrapped; else by the offsets that the file's
   * own VTIMEZONE tells. `undefined` when nobody knows the zone.
   *
   * @throws {BudgetError}
   */
  find(id: string): FileZone | undefined {
    if (!this.#found.has(id)) this.#found.set(id, this.#search(id));
    return this.#found.get(id);
  }

  #search(id: string): FileZone | undefined {
    const component = this.#components.get(id);
    const location = component && findProperty(component.properties, 'X-LIC-LOCATION')?.value;
    const named = findRegion(id) ?? (location === undefined ? undefined : findRegion(location));
    if (named !== undefined) return { clock: named, nameAt: () => named.name };
    const told = component && this.#readComponent(component);
    const short = findTimeZone(id);
    if (told === undefined) return short && { clock: short, nameAt: () => short.name };
    return { clock: told, nameAt: (at) => nameOffset(told.offsetAt(at), at, short) };
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

/** A region, an offset such as `UTC+2`, or UTC; no abbreviation, which may mean another zone in a file. */
function findRegion(id: string): TimeZone | undefined {
  const name = id.trim().replace(/^"|"$/g, '');
  const windows = WINDOWS_BY_NAME.get(name.toLowerCase());
  // UTC and offsets from it are names of Windows, too.
  if (windows !== undefined && !/^utc/i.test(name)) return findTimeZone(windows);
  // Unlike CST or EST, a region or an offset is more than five letters.
  if (!/^[a-z]{1,5}$/i.test(name) || /^(?:utc|gmt|z)$/i.test(name)) {
    const zone = findTimeZone(name);
    if (zone !== undefined) return zone;
  }
  // `/Europe/Berlin`, `/mozilla.org/20050126_1/Europe/Berlin`
  const segments = name.split('/').filter((segment) => segment !== '');
  for (const length of [3, 2]) {
    if (segments.length < length) continue;
    const zone = findTimeZone(segments.slice(-length).join('/'));
    if (zone !== undefined) return zone;
  }
  return undefined;
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

/** What comes once is told before; a rule that cannot be read tells of nothing more. */
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
