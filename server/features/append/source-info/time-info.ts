import { isKnownTimeZone } from '../convert/dates/time-zones.js';
import type { Refuse } from './members.js';

/** Time zone of dates without an offset. */
export interface TimeReference {
  /** IANA or Windows name of the zone. */
  readonly timeZone: string;
  /** False if the standard offset of the zone applies all year. */
  readonly respectsDaylightSaving: boolean;
}

const MEMBER = 'dateFieldsTimeReference';

export function readTimeReference(value: unknown, refuse: Refuse): TimeReference | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'object') {
    refuse(MEMBER, 'must be an object with timeZone');
    return undefined;
  }
  const members = value as Record<string, unknown>;
  const zone = present(members['timeZone']) ?? present(members['timeZoneIANA']);
  if (zone === undefined) return undefined;
  if (typeof zone !== 'string' || !isKnownTimeZone(zone)) {
    refuse(`${MEMBER}.timeZone`, 'must be the IANA or Windows name of a time zone');
    return undefined;
  }
  // Clients use both spellings; daylight saving applies unless it is switched off.
  const respects = members['respectDaylightSaving'] ?? members['respectsDaylightSaving'];
  return { timeZone: zone, respectsDaylightSaving: !isOff(respects) };
}

function present(value: unknown): unknown {
  return value === undefined || value === null || value === '' ? undefined : value;
}

function isOff(value: unknown): boolean {
  return value === false || value === 0 || (typeof value === 'string' && /^(?:false|0)$/i.test(value));
}
