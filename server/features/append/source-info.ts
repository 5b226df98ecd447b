import type { Fault } from '../../errors.js';
import type { SpatialReference } from '../layer.js';
import { isKnownTimeZone } from './convert/time-zones.js';
import { sridOf } from './project/spatial-reference.js';

/** In which zone dates without an offset are written. */
export interface TimeReference {
  /** An IANA or Windows zone name. */
  readonly timeZone: string;
  /** False: the zone's standard offset holds all year. */
  readonly respectsDaylightSaving: boolean;
}

/** What append reads of `appendSourceInfo`; plain JSON. */
export interface SourceInfo {
  readonly locationType?: 'coordinates' | 'none';
  readonly latitudeFieldName?: string;
  readonly longitudeFieldName?: string;
  /** One character. */
  readonly columnDelimiter?: string;
  /** One character. */
  readonly qualifier?: string;
  readonly columnNames?: readonly string[];
  readonly sourceSpatialReference?: SpatialReference;
  readonly timeReference?: TimeReference;
  /** Header of the source → name that `layerInfo.fields` gives it. */
  readonly renamedFields?: Readonly<Record<string, string>>;
}

const DELIMITERS: Readonly<Record<string, string>> = {
  ...{ comma: ',', semicolon: ';', tab: '\t', '\\t': '\t', pipe: '|', space: ' ' },
  ...{ ',': ',', ';': ';', '\t': '\t', '|': '|', ' ': ' ' },
};

/**
 * Takes from `appendSourceInfo` what append needs. Clients send back whole what `analyze` gave them, so
 * members that mean nothing here are passed over; members that do are checked, and every fault is named.
 */
export function readSourceInfo(json: Readonly<Record<string, unknown>>): {
  info: SourceInfo;
  faults: Fault[];
} {
  const faults: Fault[] = [];
  const refuse: Refuse = (member, reason) => {
    faults.push({ field: `appendSourceInfo.${member}`, reason, kind: 'invalid' });
  };
  const text = (member: string): string | undefined => {
    const value = json[member];
    if (value === undefined || value === null || value === '') return undefined;
    if (typeof value === 'string') return value;
    refuse(member, 'must be text');
    return undefined;
  };

  const latitudeFieldName = text('latitudeFieldName');
  const longitudeFieldName = text('longitudeFieldName');
  if ((latitudeFieldName === undefined) !== (longitudeFieldName === undefined)) {
    const absent = latitudeFieldName === undefined ? 'latitudeFieldName' : 'longitudeFieldName';
    refuse(absent, 'is needed beside its counterpart');
  }
  const locationType = readLocationType(text('locationType'), latitudeFieldName !== undefined, refuse);
  if (text('coordinateFieldName') !== undefined) {
    refuse('coordinateFieldName', 'is not supported; give latitudeFieldName and longitudeFieldName');
  }
  const delimiter = text('columnDelimiter');
  const columnDelimiter = delimiter === undefined ? undefined : DELIMITERS[delimiter.toLowerCase()];
  if (delimiter !== undefined && columnDelimiter === undefined) {
    refuse('columnDelimiter', 'must be comma, semicolon, tab, pipe or space, or its character');
  }
  const qualifier = text('qualifier');
  if (qualifier !== undefined && qualifier.length !== 1) refuse('qualifier', 'must be one character');

  const sourceSpatialReference = readSpatialReference(json['sourceSR'], refuse);
  const timeReference = readTimeReference(json['dateFieldsTimeReference'], refuse);
  const columnNames = readColumnNames(json['columnNames'], refuse);
  const info: SourceInfo = {
    ...(locationType && { locationType }),
    ...(latitudeFieldName !== undefined && { latitudeFieldName }),
    ...(longitudeFieldName !== undefined && { longitudeFieldName }),
    ...(columnDelimiter !== undefined && { columnDelimiter }),
    ...(qualifier !== undefined && { qualifier }),
    ...(columnNames && { columnNames }),
    ...(sourceSpatialReference && { sourceSpatialReference }),
    ...(timeReference && { timeReference }),
    renamedFields: readRenames(json['layerInfo']),
  };
  return { info, faults };
}

type Refuse = (member: string, reason: string) => void;

function readLocationType(
  text: string | undefined,
  hasCoordinates: boolean,
  refuse: Refuse,
): SourceInfo['locationType'] {
  switch (text?.toLowerCase()) {
    case undefined:
      return undefined;
    case 'coordinates':
      if (!hasCoordinates) refuse('latitudeFieldName', 'is needed with locationType coordinates');
      return 'coordinates';
    case 'none':
      return 'none';
    // What analyze says when it cannot tell; the named columns decide then.
    case 'unknown':
      return undefined;
    case 'address':
      refuse('locationType', 'is address, but no geocoder is configured');
      return undefined;
    case 'lookup':
      refuse('locationType', 'is lookup, which is not supported');
      return undefined;
    default:
      refuse('locationType', 'must be coordinates or none');
      return undefined;
  }
}

function readSpatialReference(value: unknown, refuse: Refuse): SpatialReference | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const reference = typeof value === 'number' || typeof value === 'string' ? { wkid: Number(value) } : value;
  const found = asSpatialReference(reference);
  if (found === undefined) refuse('sourceSR', 'must be {"wkid": number} or {"wkt": text}');
  return found;
}

/** A spatial reference as it stands in JSON; `undefined` when it is none. */
export function asSpatialReference(value: unknown): SpatialReference | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { wkid, latestWkid, wkt, wkt2 } = value as Record<string, unknown>;
  const text = typeof wkt === 'string' && wkt !== '' ? wkt : wkt2;
  const reference: SpatialReference = {
    ...(Number.isInteger(wkid) && { wkid: wkid as number }),
    ...(Number.isInteger(latestWkid) && { latestWkid: latestWkid as number }),
    ...(typeof text === 'string' && text !== '' && { wkt: text }),
  };
  return sridOf(reference) === undefined && reference.wkt === undefined ? undefined : reference;
}

function readTimeReference(value: unknown, refuse: Refuse): TimeReference | undefined {
  if (value === undefined || value === null) return undefined;
  const member = 'dateFieldsTimeReference';
  if (typeof value !== 'object') {
    refuse(member, 'must be an object with timeZone');
    return undefined;
  }
  const { timeZone, timeZoneIANA, respectDaylightSaving, respectsDaylightSaving } = value as Record<
    string,
    unknown
  >;
  const zone = timeZone ?? timeZoneIANA;
  if (zone === undefined || zone === null || zone === '') return undefined;
  if (typeof zone !== 'string' || !isKnownTimeZone(zone)) {
    refuse(`${member}.timeZone`, 'is not a zone known by its IANA or Windows name');
    return undefined;
  }
  // Both spellings are about; daylight saving counts unless it is switched off.
  const respects = respectDaylightSaving ?? respectsDaylightSaving;
  return { timeZone: zone, respectsDaylightSaving: respects !== false && respects !== 'false' };
}

function readColumnNames(value: unknown, refuse: Refuse): string[] | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const names: unknown[] | undefined =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : undefined;
  if (!names?.every((name) => typeof name === 'string')) {
    refuse('columnNames', 'must be a list of names');
    return undefined;
  }
  return names.length === 0 ? undefined : names.map((name) => name.trim());
}

function readRenames(layerInfo: unknown): Record<string, string> {
  const fields: unknown = (layerInfo as { fields?: unknown } | undefined)?.fields;
  const renames: Record<string, string> = {};
  if (!Array.isArray(fields)) return renames;
  for (const field of fields as unknown[]) {
    const { name, alias } = (field ?? {}) as { name?: unknown; alias?: unknown };
    if (typeof name === 'string' && typeof alias === 'string' && name !== alias && alias !== '__proto__') {
      renames[alias] = name;
    }
  }
  return renames;
}
