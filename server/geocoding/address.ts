import { hash } from 'node:crypto';
import { toStreamSafe } from '../lib/text/stream-safe.js';
import { type Address, ADDRESS_PARTS } from './geocoder.js';

/** Removes blank parts and redundant spaces from an address; returns `undefined` if nothing is left. */
export function tidyAddress(address: Address): Address | undefined {
  const entries = (['singleLine', ...ADDRESS_PARTS] as const).flatMap((part) => {
    const text = address[part]?.replace(/\s+/g, ' ').trim() ?? '';
    return text === '' ? [] : [[part, text] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Returns the address as one line, the finest part first. */
export function toSingleLine(address: Address): string {
  if (address.singleLine !== undefined) return address.singleLine;
  return ADDRESS_PARTS.map((part) => address[part])
    .filter((text) => text !== undefined)
    .join(', ');
}

/** Returns one key for all normalized addresses that mean the same in the same countries, whatever their case. */
export function addressKey(address: Address, countries: readonly string[]): string {
  const parts = (['singleLine', ...ADDRESS_PARTS] as const).map((part) =>
    toStreamSafe(address[part] ?? '')
      .normalize('NFC')
      .toLowerCase(),
  );
  return hash('sha1', JSON.stringify([parts, [...countries].sort()]), 'hex');
}
