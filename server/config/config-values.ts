import { isAbsolute, resolve } from 'node:path';
import { readCurrency } from '../events/price/currency.js';
import { findTimeZone } from '../lib/time/time-zone.js';
import { parseS3Location } from './s3-location.js';

/** Error of a setting whose text is invalid. The readers below throw it and `loadConfig` collects it. */
export class ValueFault extends Error {
  override readonly name = 'ValueFault';
}

/** Converts the text of a setting to its value, or throws a `ValueFault` that says what is expected. */
export type Reader<T> = (text: string) => T;

/** Word that disables a limit. */
const OFF = 'off';

/** Reads an integer from `min` to `max`. */
export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Reader<number> {
  const wanted = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new ValueFault(`must be a whole number ${wanted}`);
    return value;
  };
}

/** Accepts `off` in addition to the values of `read`; it returns `undefined`. */
export function orOff<T>(read: Reader<T>): Reader<T | undefined> {
  return (text) => {
    if (text === OFF) return undefined;
    try {
      return read(text);
    } catch (error) {
      throw error instanceof ValueFault ? new ValueFault(`${error.message}, or ${OFF}`) : error;
    }
  };
}

/** Accepts an unset or empty setting in addition to the values of `read`; it returns `undefined`. */
export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (text) => (text === '' ? undefined : read(text));
}

const BYTE_UNITS: Readonly<Record<string, number>> = {
  '': 1,
  B: 1,
  kB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KiB: 2 ** 10,
  MiB: 2 ** 20,
  GiB: 2 ** 30,
};

/** Reads a number of bytes, such as `500kB`, `10MB` or `2GiB`. */
export const bytes: Reader<number> = (text) => {
  const [, digits, unit = ''] = /^(\d+) ?([A-Za-z]*)$/.exec(text) ?? [];
  const factor = BYTE_UNITS[unit];
  const value = Number(digits) * (factor ?? Number.NaN);
  if (!Number.isSafeInteger(value) || value === 0)
    throw new ValueFault('must be a size such as 500kB, 10MB or 2GiB');
  return value;
};

/** Reads one of a few words. */
export function word<const W extends string>(...words: readonly W[]): Reader<W> {
  return (text) => {
    const found = words.find((candidate) => candidate === text);
    if (found === undefined) throw new ValueFault(`must be one of ${words.join(', ')}`);
    return found;
  };
}

/** Reads `on` or `off`. */
export const onOrOff: Reader<boolean> = (text) => word('on', 'off')(text) === 'on';

/**
 * Reads a name of the IANA time zone database, such as `Europe/Rome`, or a fixed offset, such as `UTC+5:30` or
 * `+05:30`.
 */
export const timeZone: Reader<string> = (text) => {
  // Return early, because the engine would load its data on languages and zones, which most commands do not need.
  if (text === 'UTC') return text;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?([0-5]\d)$/.exec(text) ?? [];
  if (sign !== undefined && findTimeZone(text) !== undefined)
    return `UTC${sign}${String(Number(hours))}${minutes === '00' ? '' : `:${String(minutes)}`}`;
  if (/^utc ?[+-]/i.test(text) && findTimeZone(text) !== undefined)
    return text.toUpperCase().replace(' ', '');
  try {
    // Newer engines accept `+02:00`, older ones do not.
    if (/^[A-Za-z]/.test(text))
      return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    // Reported below.
  }
  throw new ValueFault('must be an IANA time zone such as Europe/Rome, or an offset such as UTC+2');
};

/** Reads an ISO 4217 code, in any case. */
export const currency: Reader<string> = (text) => {
  const code = readCurrency(text);
  if (code === undefined) throw new ValueFault('must be a code of ISO 4217 such as EUR');
  return code;
};

/** Reads an absolute HTTP address without query; a trailing slash is dropped. */
export const webAddress: Reader<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (url === undefined || !isPlain || !['http:', 'https:'].includes(url.protocol)) {
    throw new ValueFault('must be an address such as https://maps.example.org');
  }
  return url.href.replace(/\/+$/, '');
};

/** Reads the web address of a file, which may have a query, such as one with a key. */
export const fileAddress: Reader<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.hash === '' && url.username === '' && url.password === '';
  if (url === undefined || !isPlain || !['http:', 'https:'].includes(url.protocol)) {
    throw new ValueFault('must be an address such as https://maps.example.org/style.json');
  }
  return url.href;
};

/** Reads a host name or address to listen on. */
export const hostName: Reader<string> = (text) => {
  if (!/^[\w.:-]+$/.test(text)) throw new ValueFault('must be a host name or address such as 127.0.0.1');
  return text;
};

/** Reads servers as `host:port`, separated by commas or spaces; an IPv6 address is in brackets. */
export const servers: Reader<readonly string[]> = (text) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((server) => {
      const { host = '', port = '' } =
        /^(?<host>[\w.-]+|\[[\da-f:.]+\]):(?<port>\d{1,5})$/.exec(server)?.groups ?? {};
      if (host === '' || Number(port) < 1 || Number(port) > 65_535 || !URL.canParse(`http://${host}/`)) {
        throw new ValueFault('must be servers such as files.example.org:443 or 127.0.0.1:9000, by commas');
      }
      return `${new URL(`http://${host}/`).hostname}:${String(Number(port))}`;
    });

/** Reads web origins separated by commas, as browsers send them; `*` means all. */
export const origins: Reader<readonly string[]> = (text) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => {
      if (origin === '*') return origin;
      // Apps have their own schemes, for which `URL` returns no origin.
      if (!/^[a-z][a-z\d+.-]*:\/\/[^/?#@]+\/?$/.test(origin) || !URL.canParse(origin))
        throw new ValueFault('must be origins such as https://maps.example.org, by commas, or *');
      return /^https?:/.test(origin) ? new URL(origin).origin : origin.replace(/\/$/, '');
    });

/** Reads file extensions separated by commas, with or without dot, in any case; `*` means all. */
export const extensions: Reader<readonly string[]> = (text) => {
  const names = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((name) => name.replace(/^\./, ''));
  if (names.length === 0 || names.some((name) => name !== '*' && !/^[a-z0-9_-]+$/.test(name)))
    throw new ValueFault('must be extensions such as csv, zip, or *');
  return names;
};

/** Reads a path; a relative one starts at the working directory. */
export const path: Reader<string> = (text) => {
  if (text === '' || text.includes('\0')) throw new ValueFault('must be a path');
  return isAbsolute(text) ? text : resolve(text);
};

/** Reads a number from `min`, with at most six decimals. */
export function decimal(min: number): Reader<number> {
  return (text) => {
    if (!/^\d+(\.\d{1,6})?$/.test(text) || Number(text) < min) {
      throw new ValueFault(`must be a number of at least ${min}, such as 4 or 0.5`);
    }
    return Number(text);
  };
}

/** Geocoding provider and its address. */
export type GeocoderChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'embedded' }
  | { readonly kind: 'arcgis'; readonly url: string }
  | { readonly kind: 'nominatim'; readonly url: string };

/** Reads `none`, `embedded`, `arcgis:<address of a GeocodeServer>` or `nominatim:<address>`. */
export const geocoder: Reader<GeocoderChoice> = (text) => {
  if (text === 'none' || text === 'embedded') return { kind: text };
  const [, kind, address = ''] = /^(arcgis|nominatim):(https?:.+)$/.exec(text) ?? [];
  if (kind === 'nominatim') return { kind, url: webAddress(address) };
  if (kind === 'arcgis' && /\/GeocodeServer\/?$/.test(address)) return { kind, url: webAddress(address) };
  throw new ValueFault(
    'must be none, embedded, arcgis:https://…/GeocodeServer or nominatim:https://nominatim.example.org',
  );
};

/** Reads text for an HTTP header. */
export const headerText: Reader<string> = (text) => {
  if (!/^[\x20-\x7e]{1,200}$/.test(text))
    throw new ValueFault('must be plain text of at most 200 characters');
  return text;
};

/** Reads `sqlite:<folder>`, whose folder becomes absolute, or a `postgres://` address. */
export const databaseUrl: Reader<string> = (text) => {
  if (text.startsWith('sqlite:') && text.length > 'sqlite:'.length)
    return `sqlite:${path(text.slice('sqlite:'.length))}`;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new ValueFault('must be sqlite:<folder> or postgres://<user>:<password>@<host>:<port>/<database>');
};

/** Reads `file:<folder>`, whose folder becomes absolute, or `s3://<bucket>/<prefix>`. */
export const blobStore: Reader<string> = (text) => {
  if (text.startsWith('file:') && text.length > 'file:'.length)
    return `file:${path(text.slice('file:'.length))}`;
  if (parseS3Location(text) !== undefined) return text;
  throw new ValueFault('must be file:<folder> or s3://<bucket>/<prefix>');
};
