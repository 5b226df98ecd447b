import type { Address } from '../../geocoder.js';
import { readList, readMember, readNumber, readText } from '../../json-values.js';

/** Description of a GeocodeServer. */
export interface ServiceInfo {
  readonly batchSize: number;
  /** True if it supports batches. */
  readonly isBatchable: boolean;
  /** Supported parts of addresses, with its field name for each. */
  readonly fields: Readonly<Partial<Record<keyof Address, string>>>;
}

/** Field names of the parts; most locators use the first. */
const FIELD_NAMES: Readonly<Record<keyof Address, readonly string[]>> = {
  singleLine: ['SingleLine', 'Single Line Input', 'SingleKey'],
  address: ['Address', 'Street', 'Street or Intersection'],
  neighborhood: ['Neighborhood'],
  city: ['City'],
  subregion: ['Subregion'],
  region: ['Region', 'State'],
  postal: ['Postal', 'ZIP', 'Zone'],
  postalExt: ['PostalExt'],
  countryCode: ['CountryCode', 'Country'],
};

const PARTS = Object.keys(FIELD_NAMES) as (keyof Address)[];
const DEFAULT_BATCH = 100;
const LARGEST_BATCH = 1_000;

/** Reads the root resource of a GeocodeServer. */
export function readServiceInfo(json: unknown): ServiceInfo {
  const properties = readMember(json, 'locatorProperties');
  const largest = readNumber(readMember(properties, 'MaxBatchSize')) ?? LARGEST_BATCH;
  const suggested =
    readNumber(readMember(properties, 'SuggestedBatchSize')) ?? Math.min(DEFAULT_BATCH, largest);
  const offered = readList(readMember(json, 'addressFields')).map((field) =>
    readText(readMember(field, 'name')),
  );
  const single = readText(readMember(readMember(json, 'singleLineAddressField'), 'name'));
  const capabilities = readText(readMember(json, 'capabilities'))
    .toLowerCase()
    .split(/\s*,\s*/);
  const fields: Partial<Record<keyof Address, string>> = {};
  for (const part of PARTS) {
    const name = FIELD_NAMES[part].find((wanted) =>
      offered.some((field) => field.toLowerCase() === wanted.toLowerCase()),
    );
    if (name !== undefined) fields[part] = name;
  }
  if (single !== '') fields.singleLine = single;
  return {
    batchSize: Math.max(1, Math.min(suggested, largest, LARGEST_BATCH)),
    // Servers before 10.6.1 list no capabilities.
    isBatchable: capabilities.includes('') || capabilities.includes('geocode'),
    fields,
  };
}

/**
 * Converts an address to the service's fields: one line if it has no fields for the parts, or as a street if it accepts
 * no line.
 */
export function toServiceFields(
  address: Address,
  { fields }: ServiceInfo,
  line: string,
): Record<string, string> {
  const inParts = PARTS.flatMap((part) => {
    const name = fields[part];
    const value = address[part];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  const given = PARTS.filter((part) => address[part] !== undefined).length;
  if (inParts.length === given || (fields.singleLine === undefined && inParts.length > 0)) {
    return Object.fromEntries(inParts);
  }
  return { [fields.singleLine ?? fields.address ?? 'SingleLine']: line };
}
