import { layerInfoFields } from './column-info.js';
import type { Refuse } from './members.js';

/** Roles of address columns, as geocoding services name them. */
const ADDRESS_ROLES = [
  'SingleLine',
  'Address',
  'Address2',
  'Address3',
  'Neighborhood',
  'City',
  'Subregion',
  'Region',
  'Postal',
  'PostalExt',
  'CountryCode',
] as const;

export type AddressRole = (typeof ADDRESS_ROLES)[number];

/** Address columns, and further input for geocoders. Headers are in the spelling of the request. */
export interface AddressInfo {
  /** Role → header; empty if there is a template. */
  readonly roles: Readonly<Partial<Record<AddressRole, string>>>;
  /** Text with `{header}` as placeholder of each cell. */
  readonly template?: string;
  /** ISO code of the country, if all addresses are in one. */
  readonly sourceCountry?: string;
  /** Country for rows whose own country column is blank. */
  readonly countryHint?: string;
}

// Alternative names of the roles, in lower case and with only letters and digits.
const OTHER_NAMES: Readonly<Record<string, AddressRole>> = {
  singlelineinput: 'SingleLine',
  fulladdress: 'SingleLine',
  keyfield: 'SingleLine',
  street: 'Address',
  addressorplace: 'Address',
  streetaddress: 'Address',
  county: 'Subregion',
  district: 'Neighborhood',
  state: 'Region',
  province: 'Region',
  zip: 'Postal',
  zipcode: 'Postal',
  postalcode: 'Postal',
  postcode: 'Postal',
  zip4: 'PostalExt',
  country: 'CountryCode',
};

/**
 * Reads `addressTemplate`, else `addressFields` in either direction, else the notes of analyze in
 * `layerInfo.fields`.
 */
export function readAddressInfo(
  json: Readonly<Record<string, unknown>>,
  refuse: Refuse,
): AddressInfo | undefined {
  const template = json['addressTemplate'];
  if (template !== undefined && template !== null && template !== '') {
    if (typeof template === 'string' && templateHeaders(template).length > 0) {
      return { roles: {}, template, ...readCountry(json, {}) };
    }
    refuse('addressTemplate', 'must be text with headers in braces, such as {Street}, {City}');
    return undefined;
  }
  const fields = json['addressFields'];
  const roles =
    fields === undefined || fields === null || fields === ''
      ? rolesOfLayerInfo(json['layerInfo'])
      : readRoles(fields, refuse);
  if (roles === undefined) return undefined;
  if (Object.keys(roles).length > 0) return { roles, ...readCountry(json, roles) };
  refuse('addressFields', 'or addressTemplate must be given with locationType address');
  return undefined;
}

/** Reads the country. A hint applies only if the rows do not name a country. */
function readCountry(
  json: Readonly<Record<string, unknown>>,
  roles: Roles,
): Pick<AddressInfo, 'sourceCountry' | 'countryHint'> {
  const [country, hint] = [json['sourceCountry'], json['sourceCountryHint']];
  if (isFilled(country)) return { sourceCountry: country };
  if (!isFilled(hint)) return {};
  return roles.CountryCode === undefined ? { sourceCountry: hint } : { countryHint: hint };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Returns the headers in a template, in order. */
export function templateHeaders(template: string): string[] {
  return Array.from(template.matchAll(/\{([^{}]+)\}/g), ([, header = '']) => header.trim()).filter(
    (header) => header !== '',
  );
}

type Roles = Partial<Record<AddressRole, string>>;

function readRoles(fields: unknown, refuse: Refuse): Roles | undefined {
  const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  const entries = isObject ? Object.entries(fields) : [];
  const pairs = entries.flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' && value !== '' ? [[key, value] as const] : [],
  );
  if (pairs.length === 0 || pairs.length < entries.filter(([, value]) => Boolean(value)).length) {
    refuse('addressFields', 'must be an object of headers by role, such as {"City": "town"}');
    return undefined;
  }
  // Some clients send header → role. The side that resembles roles more is taken as the roles.
  const score = (side: 0 | 1): number => pairs.reduce((sum, pair) => sum + roleLikeness(pair[side]), 0);
  const side = score(1) > score(0) ? 1 : 0;
  const roles: Roles = {};
  const faults: [string, string][] = [];
  for (const pair of pairs) {
    const role = toRole(pair[side]);
    const header = pair[side === 0 ? 1 : 0];
    if (role === undefined) faults.push([pair[0], `must be one of ${ADDRESS_ROLES.join(', ')}`]);
    else if (roles[role] !== undefined) faults.push([pair[0], `must not name ${role} a second time`]);
    else roles[role] = header;
  }
  for (const [name, reason] of faults) refuse(`addressFields.${name}`, reason);
  return faults.length > 0 ? undefined : roles;
}

/** Returns 2 for the exact name of a role, 1 for an alternative one. */
function roleLikeness(text: string): number {
  if (ADDRESS_ROLES.some((role) => role.toLowerCase() === text.trim().toLowerCase())) return 2;
  return toRole(text) === undefined ? 0 : 1;
}

function toRole(text: string): AddressRole | undefined {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return ADDRESS_ROLES.find((role) => role.toLowerCase() === plain) ?? OTHER_NAMES[plain];
}

function rolesOfLayerInfo(layerInfo: unknown): Roles {
  const roles: Roles = {};
  for (const { alias, locationType } of layerInfoFields(layerInfo)) {
    const role = toRole(locationType);
    if (role !== undefined) roles[role] ??= alias;
  }
  return roles;
}
