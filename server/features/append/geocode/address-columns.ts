import { readCountryCodes } from '../../../geocoding/country-codes.js';
import type { Address } from '../../../geocoding/geocoder.js';
import type { AddressInfo, AddressRole } from '../source-info/source-info.js';
import { columnIndex, requireColumns } from '../source/column-names.js';
import { templateHeaders } from '../source-info/address-info.js';
import type { SourceTable } from '../source/source-format.js';

/** Reads the address from the attributes of a row; `undefined` if all its cells are blank. */
export interface AddressColumns {
  /** Names of the table fields that are read. */
  readonly fields: readonly string[];
  read(attributes: Readonly<Record<string, unknown>>): Address | undefined;
}

/** Parts of an address by role. Several roles make up one part, in this order. */
const PARTS: Readonly<Record<keyof Address, readonly AddressRole[]>> = {
  singleLine: ['SingleLine'],
  address: ['Address', 'Address2', 'Address3'],
  neighborhood: ['Neighborhood'],
  city: ['City'],
  subregion: ['Subregion'],
  region: ['Region'],
  postal: ['Postal'],
  postalExt: ['PostalExt'],
  countryCode: ['CountryCode'],
};

/** Finds the columns of an address. @throws {JobError} if the table lacks a named column. */
export function findAddressColumns(
  table: Pick<SourceTable, 'fields' | 'fieldAliases'>,
  info: AddressInfo,
): AddressColumns {
  const columns = table.fields ?? [];
  const names = { columns, aliases: table.fieldAliases ?? new Map<string, string>() };
  requireColumns(
    names,
    info.template === undefined ? Object.values(info.roles) : templateHeaders(info.template),
  );
  const find = (header: string): string => columns[columnIndex(names, header)] ?? header;
  return info.template === undefined ? inParts(info, find) : byTemplate(info.template, find);
}

function inParts({ roles, countryHint }: AddressInfo, find: (header: string) => string): AddressColumns {
  // Only a single country can be the default of a row.
  const [hint, ...others] = readCountryCodes(countryHint);
  const parts = Object.entries(PARTS).flatMap(([part, partRoles]) => {
    const fields = partRoles.flatMap((role) => {
      const header = roles[role];
      return header === undefined ? [] : [find(header)];
    });
    return fields.length === 0 ? [] : [{ part: part as keyof Address, fields }];
  });
  return {
    fields: parts.flatMap(({ fields }) => fields),
    read(attributes) {
      const filled = parts.flatMap(({ part, fields }) => {
        const text = joinFilled(fields.map((field) => toText(attributes[field])));
        return text === '' ? [] : [[part, text] as const];
      });
      if (filled.length === 0) return undefined;
      if (hint !== undefined && others.length === 0 && !filled.some(([part]) => part === 'countryCode'))
        filled.push(['countryCode', hint]);
      const address: Address = Object.fromEntries(filled);
      // With a single-line address, the other parts only narrow down its location.
      if (address.singleLine === undefined) return address;
      return { singleLine: joinFilled(filled.map(([, text]) => text)) };
    },
  };
}

function byTemplate(template: string, find: (header: string) => string): AddressColumns {
  const fieldOf = new Map(templateHeaders(template).map((header) => [header, find(header)]));
  return {
    fields: [...fieldOf.values()],
    read(attributes) {
      const texts = new Map([...fieldOf].map(([header, field]) => [header, toText(attributes[field])]));
      if (joinFilled([...texts.values()]) === '') return undefined;
      const line = template.replace(/\{([^{}]+)\}/g, (_, header: string) => texts.get(header.trim()) ?? '');
      return { singleLine: joinFilled(line.split(',')) };
    },
  };
}

function joinFilled(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ');
}

/** A cell of a sheet may be a number, such as a postcode. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}
