import type { Address } from '../../geocoder.js';
import { readList, readMember, readNumber, readText } from '../../json-values.js';

/** Description that a GeocodeServer gives of itself. */
export interface ServiceInfo {
  readonly batchSize: number;
  /** True if it geocodes tables. */
  readonly isBatchable: boolean;
  /** Parts of addresses that it knows, by its own name for each. */
  readonly fields: Readonly<Partial<Record<keyof Address, string>>>;
}

/** Names of the parts, the first of which is what most locators use. */
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
 * The address by the service's names. One that has no field for the parts is given them as a line, and one that
 * takes no line has it as a street.
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
