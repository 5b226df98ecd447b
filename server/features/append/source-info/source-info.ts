import type { Fault } from '../../../lib/errors.js';
import type { SpatialReference } from '../../model/layer.js';
import { type AddressInfo, readAddressInfo } from './address-info.js';
import { readColumnNames, readRenames } from './column-info.js';
import { type CoordinateColumn, type LocationType, readLocation } from './location-info.js';
import { readEncoding } from './encoding-info.js';
import { asMembers, type Refuse } from './members.js';
import { readSourceReference } from './reference-info.js';
import { readTimeReference, type TimeReference } from './time-info.js';

export type { AddressInfo, AddressRole } from './address-info.js';
export type { CoordinateColumn } from './location-info.js';
export { asSpatialReference, isUnclearReference } from './reference-info.js';
export { encodingMembers, encodingMisfit } from './encoding-info.js';
export type { TimeReference } from './time-info.js';

/** Members of `appendSourceInfo` that append reads; plain JSON. */
export interface SourceInfo {
  /** If absent: by columns if they are named, else none. */
  readonly locationType?: LocationType;
  readonly latitudeFieldName?: string;
  readonly longitudeFieldName?: string;
  /** Column with the whole position. */
  readonly coordinateColumn?: CoordinateColumn;
  /** Only with `locationType` `address`. */
  readonly address?: AddressInfo;
  /** True to keep rows without a readable or known location, without geometry, instead of refusing them. */
  readonly persistErrors?: boolean;
  /** One character. */
  readonly columnDelimiter?: string;
  /** One character. */
  readonly qualifier?: string;
  /** Encoding of text, by its name for `TextDecoder`; absent if the client names none. */
  readonly encoding?: string;
  readonly columnNames?: readonly string[];
  readonly sourceSpatialReference?: SpatialReference;
  readonly timeReference?: TimeReference;
  /** Header of the source → name that `layerInfo.fields` gives it. */
  readonly renamedFields?: Readonly<Record<string, string>>;
}

export interface SourceInfoOptions {
  /** True if a geocoder is configured; without one, `locationType` `address` is a fault. */
  readonly hasGeocoder?: boolean;
}

const DELIMITERS: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  '\\t': '\t',
  pipe: '|',
  space: ' ',
  ',': ',',
  ';': ';',
  '\t': '\t',
  '|': '|',
  ' ': ' ',
};

/**
 * Reads the members of `appendSourceInfo` that append needs. Clients return the complete result of
 * `analyze`, so unused members are ignored; used ones are checked, and all faults are reported.
 */
export function readSourceInfo(
  json: Readonly<Record<string, unknown>>,
  { hasGeocoder = false }: SourceInfoOptions = {},
): { info: SourceInfo; faults: Fault[] } {
  const faults: Fault[] = [];
  const refuse: Refuse = (member, reason) => {
    faults.push({ field: `appendSourceInfo.${member}`, reason, kind: 'invalid' });
  };
  const members = asMembers(json, refuse);
  const location = readLocation(members, refuse);
  const address = location.locationType === 'address' ? readAddress(json, hasGeocoder, refuse) : undefined;
  const columnDelimiter = readDelimiter(members.text('columnDelimiter'), refuse);
  const qualifier = members.text('qualifier');
  if (qualifier !== undefined && qualifier.length !== 1) refuse('qualifier', 'must be one character');
  const sourceSpatialReference = readSourceReference(json['sourceSR'], refuse);
  const timeReference = readTimeReference(json['dateFieldsTimeReference'], refuse);
  const encoding = readEncoding(json, refuse);
  const columnNames = readColumnNames(json['columnNames'], refuse);
  const info: SourceInfo = {
    ...location,
    ...(address && { address }),
    ...(members.flag('persistErrors') && { persistErrors: true }),
    ...(columnDelimiter !== undefined && { columnDelimiter }),
    ...(qualifier !== undefined && { qualifier }),
    ...(encoding !== undefined && { encoding }),
    ...(columnNames && { columnNames }),
    ...(sourceSpatialReference && { sourceSpatialReference }),
    ...(timeReference && { timeReference }),
    renamedFields: readRenames(json['layerInfo']),
  };
  return { info, faults };
}

function readAddress(
  json: Readonly<Record<string, unknown>>,
  hasGeocoder: boolean,
  refuse: Refuse,
): AddressInfo | undefined {
  if (!hasGeocoder) {
    refuse('locationType', 'must not be address: no geocoder is configured');
    return undefined;
  }
  return readAddressInfo(json, refuse);
}

function readDelimiter(text: string | undefined, refuse: Refuse): string | undefined {
  if (text === undefined) return undefined;
  const delimiter = DELIMITERS[text.toLowerCase()];
  if (delimiter === undefined) {
    refuse('columnDelimiter', 'must be comma, semicolon, tab, pipe or space, or its character');
  }
  return delimiter;
}
