import { type Notice, type Property, readProperty } from './property.js';

/** VEVENT of a file, as unread properties. */
export interface RawEvent {
  /** Index among the events of the file, from 0. */
  readonly index: number;
  /** Index of its calendar in the file, from 0. */
  readonly calendar: number;
  /** METHOD of that calendar, upper-case. */
  readonly method: string | undefined;
  readonly properties: readonly Property[];
  /** Properties that were left out, with reasons. */
  readonly notices: readonly Notice[];
  /** Reason why the record cannot be read; `undefined` if it can. */
  readonly fault: string | undefined;
}

/** STANDARD or DAYLIGHT of a VTIMEZONE. */
export type RawObservance = readonly Property[];

export interface RawZone {
  readonly id: string;
  readonly properties: readonly Property[];
  readonly observances: readonly RawObservance[];
}

/** VCALENDAR of a file; a TZID refers to a zone of its own calendar first. */
export interface RawCalendar {
  /** X-WR-TIMEZONE: zone of times without a TZID. */
  readonly defaultZone: string | undefined;
  readonly zones: readonly RawZone[];
}

/** Calendars, zones and events of a file. */
export interface RawFile {
  readonly calendars: readonly RawCalendar[];
  readonly events: readonly RawEvent[];
  /** True if the file has more than `MAX_EVENTS`, and the rest was left out. */
  readonly isCut: boolean;
}

/** Maximum number of events of one file. */
export const MAX_EVENTS = 10_000;
/** Maximum number of different zones of one file. */
const MAX_ZONES = 500;
const MAX_OBSERVANCES = 200;
/** Maximum number of properties kept of one component. */
const MAX_PROPERTIES = 1000;
/** Maximum length of one property value in characters. */
const MAX_VALUE_LENGTH = 200_000;

type Kind = 'VCALENDAR' | 'VTIMEZONE' | 'OBSERVANCE' | 'VEVENT';

/** Properties that are kept of each kind of component; all others are ignored. */
const KEPT_PROPERTIES: Readonly<Record<Kind, ReadonlySet<string>>> = {
  VCALENDAR: new Set(['METHOD', 'X-WR-TIMEZONE']),
  VTIMEZONE: new Set(['TZID', 'X-LIC-LOCATION']),
  OBSERVANCE: new Set(['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE', 'RDATE']),
  VEVENT: new Set([
    ...['UID', 'RECURRENCE-ID', 'SEQUENCE', 'DTSTAMP', 'LAST-MODIFIED', 'STATUS', 'CLASS'],
    ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'EXRULE'],
    ...['SUMMARY', 'DESCRIPTION', 'X-ALT-DESC', 'LOCATION', 'GEO', 'ORGANIZER', 'CATEGORIES', 'URL'],
    ...['X-MICROSOFT-CDO-ALLDAYEVENT', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT'],
  ]),
};
/** Properties without which an event can be imported. */
const OPTIONAL_PROPERTIES: ReadonlySet<string> = new Set([
  ...['DESCRIPTION', 'X-ALT-DESC', 'LOCATION', 'GEO', 'ORGANIZER', 'CATEGORIES', 'URL'],
]);

/** Component whose END has not been read yet. */
interface OpenComponent {
  readonly kind: Kind;
  readonly properties: Property[];
  readonly observances: RawObservance[];
  readonly notices: Notice[];
  fault: string | undefined;
}

/**
 * Splits a file into calendars, zones and events; `undefined` if it has no VCALENDAR. Time and memory are linear in the
 * size of the file: other and misplaced components are skipped without recursion, and every list is limited.
 */
export function readCalendarFile(text: string): RawFile | undefined {
  const stack: OpenComponent[] = [];
  // Depth of nested components that are skipped.
  let ignoredDepth = 0;
  const events: RawEvent[] = [];
  const calendars: RawCalendar[] = [];
  const knownZones = new Map<string, RawZone>();
  let zones: RawZone[] = [];
  let components = 0;
  let isCut = false;

  function begin(name: string): void {
    // The END of the previous event is missing.
    if (ignoredDepth === 0 && name === 'VEVENT' && stack.at(-1)?.kind === 'VEVENT') closeLast('is cut off');
    const kind = ignoredDepth === 0 ? kindOf(name, stack.at(-1)?.kind) : undefined;
    if (kind === undefined) {
      ignoredDepth += 1;
      return;
    }
    components += 1;
    stack.push({ kind, properties: [], observances: [], notices: [], fault: undefined });
  }

  function end(name: string): void {
    if (name === 'VCALENDAR') {
      ignoredDepth = 0;
      while (stack.length > 1) closeLast('is cut off');
    }
    if (ignoredDepth > 0) ignoredDepth -= 1;
    else closeLast();
  }

  function closeLast(fault?: string): void {
    const component = stack.pop();
    if (component !== undefined) close({ ...component, fault: component.fault ?? fault });
  }

  function close({ kind, properties, observances, notices, fault }: OpenComponent): void {
    const parent = stack.at(-1);
    if (kind === 'OBSERVANCE' && parent !== undefined) {
      if (parent.observances.length < MAX_OBSERVANCES) parent.observances.push(properties);
    } else if (kind === 'VTIMEZONE') {
      const id = valueOf(properties, 'TZID');
      if (id !== undefined) keepZone({ id, properties, observances });
    } else if (kind === 'VEVENT') {
      const method = valueOf(parent?.properties ?? [], 'METHOD')?.toUpperCase();
      if (events.length < MAX_EVENTS)
        events.push({
          index: events.length,
          calendar: calendars.length,
          method,
          properties,
          notices,
          fault,
        });
      else isCut = true;
    } else if (kind === 'VCALENDAR') {
      calendars.push({ defaultZone: valueOf(properties, 'X-WR-TIMEZONE'), zones });
      zones = [];
    }
  }

  /** Keeps one copy of a zone that several calendars repeat. */
  function keepZone(zone: RawZone): void {
    const key = JSON.stringify(zone);
    const known = knownZones.get(key);
    if (known === undefined && knownZones.size >= MAX_ZONES) return;
    if (known === undefined) knownZones.set(key, zone);
    zones.push(known ?? zone);
  }

  function keep(property: Property): void {
    const component = stack.at(-1);
    if (component === undefined || !KEPT_PROPERTIES[component.kind].has(property.name)) return;
    const encoding = findEncoding(property);
    if (encoding !== undefined) leaveOut(component, property.name, encoding);
    else if (component.properties.length >= MAX_PROPERTIES) component.fault = 'has too many properties';
    else if (property.value.length > MAX_VALUE_LENGTH)
      component.fault = `has a ${property.name} that is too long`;
    else component.properties.push(property);
  }

  function leaveOut(component: OpenComponent, field: string, encoding: string): void {
    const reason = `in ${encoding.slice(0, 50)} that cannot be decoded`;
    if (OPTIONAL_PROPERTIES.has(field))
      component.notices.push({ field, reason: `is ${reason} and was left out` });
    else component.fault ??= `has a ${field} ${reason}`;
  }

  for (const line of linesOf(text)) {
    const word = /^(BEGIN|END):(.*)/i.exec(line);
    if (word !== null) {
      const name = word[2]?.trim().toUpperCase() ?? '';
      if (word[1]?.toUpperCase() === 'BEGIN') begin(name);
      else end(name);
    } else if (ignoredDepth === 0) {
      const property = readProperty(line);
      if (property !== undefined) keep(property);
    }
  }
  while (stack.length > 0) closeLast('is cut off');
  // Components are only counted inside a VCALENDAR.
  return components > 0 ? { calendars, events, isCut } : undefined;
}

/** Finds the first property of a name. */
export function findProperty(properties: readonly Property[], name: string): Property | undefined {
  return properties.find((property) => property.name === name);
}

/** Returns the encoding or CHARSET that `extractEncodedValues` could not decode. */
function findEncoding({ parameters }: Property): string | undefined {
  return parameters.get('ENCODING') ?? parameters.get('CHARSET');
}

function valueOf(properties: readonly Property[], name: string): string | undefined {
  const value = findProperty(properties, name)?.value.trim();
  return value === '' ? undefined : value;
}

function kindOf(name: string, parent: Kind | undefined): Kind | undefined {
  if (name === 'VCALENDAR') return parent === undefined ? name : undefined;
  if (name === 'VTIMEZONE' || name === 'VEVENT') return parent === 'VCALENDAR' ? name : undefined;
  return (name === 'STANDARD' || name === 'DAYLIGHT') && parent === 'VTIMEZONE' ? 'OBSERVANCE' : undefined;
}

function* linesOf(text: string): Generator<string> {
  let position = 0;
  while (position < text.length) {
    const found = text.indexOf('\n', position);
    const next = found === -1 ? text.length : found;
    yield text.slice(position, text[next - 1] === '\r' ? next - 1 : next);
    position = next + 1;
  }
}
