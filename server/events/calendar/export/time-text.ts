import { type TimeZone, toInstantOf } from '../../../lib/time/time-zone.js';
import { formatWallClock, type WallClock } from '../../../lib/time/wall-clock.js';

/** `20260514`, a value of the type DATE. */
export function formatDate(wall: WallClock): string {
  return formatWallClock(wall).slice(0, 10).replaceAll('-', '');
}

/** `20260514T180000`, a value of the type DATE-TIME in whatever zone its parameters name. */
export function formatLocal(wall: WallClock): string {
  return formatWallClock(wall).replaceAll(/[-:]/g, '').replace(' ', 'T');
}

/** `20260514T220000Z`. */
export function formatUtc(epochMs: number): string {
  return `${formatLocal(epochMs)}Z`;
}

/** `+0200`; seconds only where there are any, as before the railways. */
export function formatOffset(offsetMs: number): string {
  const seconds = Math.abs(Math.round(offsetMs / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (seconds % 60 !== 0) parts.push(seconds % 60);
  return `${offsetMs < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join('')}`;
}

// Regions by name in any case, so that one zone is not written as two; only clients' own spellings can fill it.
const spellings = new Map<string, string>();
const MAX_SPELLINGS = 2000;

/**
 * The zone's name as a TZID; `undefined` for UTC, which iCalendar writes without one. Offsets are written
 * without a colon, which some readers take for the end of the parameter: `+0200`, `UTC+5.5`.
 */
export function zoneId({ name, isUtc }: TimeZone): string | undefined {
  if (isUtc || /^(?:etc\/)?(?:utc|zulu|z)$/i.test(name)) return undefined;
  const utcForm = /^utc ?([+-])(\d{1,2}):(\d\d)$/i.exec(name);
  if (utcForm !== null) {
    const [, sign = '', hours = '', minutes = ''] = utcForm;
    const fraction = Math.round((Number(minutes) / 60) * 100);
    return `UTC${sign}${hours}${fraction === 0 ? '' : String(fraction / 100).slice(1)}`;
  }
  return spellRegion(name) ?? name.replaceAll(/[:\s]/g, '');
}

/** A region as the tz database spells it; `undefined` for what is none, or goes by another name there. */
function spellRegion(name: string): string | undefined {
  if (/^(?:[cemw]et|est5edt|cst6cdt|mst7mdt|pst8pdt)$/i.test(name)) return name.toUpperCase();
  if (!/^[a-z_+-]+\/[\w/+-]+$/i.test(name)) return undefined;
  const known = spellings.get(name);
  if (known !== undefined) return known;
  const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
  if (timeZone.toLowerCase() !== name.toLowerCase()) return undefined;
  if (spellings.size >= MAX_SPELLINGS) spellings.clear();
  spellings.set(name, timeZone);
  return timeZone;
}

/**
 * A moment of an event as a property's value and TZID. In UTC where the zone's clocks show the hour for the
 * second time, which local time cannot tell.
 */
export function momentText(epochMs: number, zone: TimeZone): { value: string; tzid: string | undefined } {
  const wall = epochMs + zone.offsetAt(epochMs);
  const tzid = zoneId(zone);
  if (tzid === undefined || toInstantOf(wall, zone) !== epochMs)
    return { value: formatUtc(epochMs), tzid: undefined };
  return { value: formatLocal(wall), tzid };
}
