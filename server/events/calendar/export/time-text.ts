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

/** Formats an offset such as `+0200`; seconds only if there are any, as in historic zones. */
export function formatOffset(offsetMs: number): string {
  const seconds = Math.abs(Math.round(offsetMs / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (seconds % 60 !== 0) parts.push(seconds % 60);
  return `${offsetMs < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join('')}`;
}

// Cache of region names in any case, so that a zone is written once; only spellings that clients sent can fill it.
const spellings = new Map<string, string>();
const MAX_SPELLINGS = 2000;

/**
 * Returns the zone's name as a TZID; `undefined` for UTC, which iCalendar writes without one. Offsets have no colon,
 * which some readers take for the end of the parameter: `+0200`, `UTC+5.5`.
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

/** Returns a region in the spelling of the tz database; `undefined` for an unknown name or an alias. */
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
 * Returns a moment as the value and TZID of a property. A local time that occurs twice is written in UTC at its
 * second occurrence, since local time cannot distinguish them.
 */
export function momentText(epochMs: number, zone: TimeZone): { value: string; tzid: string | undefined } {
  const wall = epochMs + zone.offsetAt(epochMs);
  const tzid = zoneId(zone);
  if (tzid === undefined || toInstantOf(wall, zone) !== epochMs)
    return { value: formatUtc(epochMs), tzid: undefined };
  return { value: formatLocal(wall), tzid };
}
