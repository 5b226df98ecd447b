import type { Address, Answer, GeocodeOptions, Geocoder } from '../../geocoder.js';
import { GeocodeError } from '../../geocoder.js';
import { createProviderClient } from '../http/provider-client.js';
import { readList, readMember, readText } from '../../json-values.js';
import { readResult } from './results.js';

export interface NominatimOptions {
  /** URL of the server, without `/search`. */
  readonly url: string;
  /** E-mail or web address for the server's operator. */
  readonly contact: string | undefined;
  readonly version: string;
  readonly allow: readonly string[];
  readonly requestsPerSecond: number;
  readonly pauseMs?: number;
}

/** Number of addresses that are requested one by one before their answers are stored and accounted for. */
const BATCH_SIZE = 25;
const MAX_RESULTS = 5;

/** Parts of an address by the parameters of a structured search. */
const PARAMETERS: Readonly<Partial<Record<keyof Address, string>>> = {
  address: 'street',
  city: 'city',
  subregion: 'county',
  region: 'state',
  postal: 'postalcode',
  countryCode: 'country',
};

/**
 * Creates a client of a Nominatim server, which sends one address at a time and a contact, as the usage policy
 * requires.
 *
 * Addresses in parts use the structured search.
 */
export function createNominatimGeocoder(options: NominatimOptions): Geocoder {
  const { url, contact, version, allow, requestsPerSecond, pauseMs } = options;
  const client = createProviderClient({
    allow,
    requestsPerSecond,
    requestsAtOnce: 1,
    headers: { 'user-agent': `Fairground/${version}${contact === undefined ? '' : ` (${contact})`}` },
    ...(pauseMs !== undefined && { pauseMs }),
  });

  async function search(address: Address, { signal, countries }: GeocodeOptions): Promise<Answer> {
    const sent = new URL(`${url}/search`);
    const limits = { format: 'jsonv2', addressdetails: '1', limit: String(MAX_RESULTS) };
    const parameters = new URLSearchParams({ ...limits, ...toParameters(address) });
    if (countries.length > 0) parameters.set('countrycodes', countries.join(',').toLowerCase());
    sent.search = parameters.toString();
    const { status, json } = await client.ask(sent, { signal });
    if (status === 400 || status === 404) return { kind: 'refused', reason: reasonIn(json, status) };
    if (status >= 300) throw new GeocodeError('unavailable', `The geocoder says: ${reasonIn(json, status)}`);
    const candidates = readList(json).map((result) => readResult(result, address));
    const found = candidates.filter((candidate) => candidate !== undefined);
    return { kind: 'found', candidates: found.sort((a, b) => b.score - a.score) };
  }

  return {
    name: `nominatim:${new URL(url).host}`,
    attribution: 'Data © OpenStreetMap contributors, ODbL 1.0, searched with Nominatim',
    isRemote: true,
    findBatchSize: () => Promise.resolve(BATCH_SIZE),
    async geocode(addresses, geocoding) {
      const answers: Answer[] = [];
      for (const address of addresses) answers.push(await search(address, geocoding));
      return answers;
    },
  };
}

function toParameters(address: Address): Record<string, string> {
  if (address.singleLine !== undefined) return { q: address.singleLine };
  const entries = Object.entries(PARAMETERS).flatMap(([part, name]) => {
    const value = address[part as keyof Address];
    return value === undefined ? [] : [[name, value] as const];
  });
  const parameters: Record<string, string> = Object.fromEntries(entries);
  // There is no parameter for parts of a city.
  const { neighborhood } = address;
  if (neighborhood !== undefined && parameters['city'] === undefined) parameters['city'] = neighborhood;
  if (address.postalExt !== undefined && parameters['postalcode'] !== undefined) {
    parameters['postalcode'] += `-${address.postalExt}`;
  }
  return parameters;
}

/** Reads an error: `{error: {code, message}}`, or `{error: "…"}` in older versions. */
function reasonIn(json: unknown, status: number): string {
  const error = readMember(json, 'error');
  return readText(readMember(error, 'message')) || readText(error) || `status ${String(status)}`;
}
