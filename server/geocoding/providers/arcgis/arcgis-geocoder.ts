import { toSingleLine } from '../../address.js';
import { type Address, type Answer, type Candidate, GeocodeError, type Geocoder } from '../../geocoder.js';
import type { GeocodeOptions } from '../../geocoder.js';
import { createProviderClient, type ProviderAnswer, type ProviderRequest } from '../http/provider-client.js';
import { readList, readMember, readNumber, readText } from '../../json-values.js';
import { readCandidate } from './candidates.js';
import { readServiceInfo, type ServiceInfo, toServiceFields } from './service-info.js';

export interface ArcgisOptions {
  /** URL of the service, `…/GeocodeServer`. */
  readonly url: string;
  readonly token: string | undefined;
  readonly allow: readonly string[];
  readonly requestsPerSecond: number;
  readonly pauseMs?: number;
}

const REQUESTS_AT_ONCE = 4;
/** Error codes for a wrong, expired or missing token, or a missing right to use the service. */
const REFUSALS: ReadonlySet<number> = new Set([403, 498, 499]);

/**
 * Creates a client of an ArcGIS geocode service: `geocodeAddresses` for batches, `findAddressCandidates` for single
 * addresses.
 */
export function createArcgisGeocoder(options: ArcgisOptions): Geocoder {
  const { url, token, allow, requestsPerSecond, pauseMs } = options;
  const client = createProviderClient({
    allow,
    requestsPerSecond,
    requestsAtOnce: REQUESTS_AT_ONCE,
    ...(pauseMs !== undefined && { pauseMs }),
  });
  let known: ServiceInfo | undefined;

  async function ask(
    operation: string,
    parameters: Readonly<Record<string, string>>,
    { signal, isPost = false }: { readonly signal: AbortSignal; readonly isPost?: boolean },
  ): Promise<unknown> {
    const sent = new URLSearchParams({ f: 'json', ...parameters, ...(token !== undefined && { token }) });
    const address = new URL(`${url}${operation}`);
    if (!isPost) address.search = sent.toString();
    const request: ProviderRequest = { signal, isBusy, ...(isPost && { form: sent }) };
    return readAnswer(await client.ask(address, request));
  }

  /**
   * Loads the service's description. Concurrent first callers each send a request, because an abort would end a shared
   * one for all.
   */
  async function loadInfo(signal: AbortSignal): Promise<ServiceInfo> {
    known ??= readServiceInfo(await ask('', {}, { signal }));
    return known;
  }

  async function geocodeBatch(
    addresses: readonly Address[],
    info: ServiceInfo,
    { signal, countries }: GeocodeOptions,
  ): Promise<Answer[]> {
    const records = addresses.map((address, index) => ({
      attributes: { OBJECTID: index + 1, ...toServiceFields(address, info, toSingleLine(address)) },
    }));
    const parameters = {
      addresses: JSON.stringify({ records }),
      outSR: '4326',
      outFields: '*',
      ...(countries.length > 0 && { sourceCountry: countries.join(',') }),
    };
    const reply = await ask('/geocodeAddresses', parameters, { signal, isPost: true });
    const answers = new Map<number, Answer>();
    for (const location of readList(readMember(reply, 'locations'))) {
      // The results come in any order, and may be incomplete.
      const id = readNumber(readMember(readMember(location, 'attributes'), 'ResultID'));
      if (id !== undefined) answers.set(id, readLocation(location));
    }
    return addresses.map((_, index) => answers.get(index + 1) ?? { kind: 'found', candidates: [] });
  }

  async function geocodeOne(
    address: Address,
    info: ServiceInfo,
    { signal, countries }: GeocodeOptions,
  ): Promise<Answer> {
    const parameters = {
      ...toServiceFields(address, info, toSingleLine(address)),
      outSR: '4326',
      outFields: '*',
      maxLocations: '5',
      // The provider must know that answers are stored.
      forStorage: 'true',
      ...(countries.length > 0 && { sourceCountry: countries.join(',') }),
    };
    const reply = await ask('/findAddressCandidates', parameters, { signal });
    const candidates = readList(readMember(reply, 'candidates')).map(readCandidate);
    return { kind: 'found', candidates: byScore(candidates.filter((candidate) => candidate !== undefined)) };
  }

  return {
    name: `arcgis:${new URL(url).host}${new URL(url).pathname}`,
    attribution: `Geocoded by ${new URL(url).host}`,
    isRemote: true,
    findBatchSize: async (signal) => (await loadInfo(signal)).batchSize,
    async geocode(addresses, geocoding) {
      const info = await loadInfo(geocoding.signal);
      if (addresses.length > 1 && info.isBatchable) return geocodeBatch(addresses, info, geocoding);
      return Promise.all(addresses.map((address) => geocodeOne(address, info, geocoding)));
    },
  };
}

/** Reads an answer. Errors have status 200 and a property `error` in the JSON. */
function readAnswer({ status, json }: ProviderAnswer): unknown {
  const error = readMember(json, 'error');
  const code = error === undefined ? status : (readNumber(readMember(error, 'code')) ?? 500);
  if (error === undefined && status < 400) return json;
  const message = readText(readMember(error, 'message')) || `status ${String(status)}`;
  const fault = REFUSALS.has(code) ? 'refused' : 'unavailable';
  throw new GeocodeError(fault, `The geocoder says: ${message}`);
}

function isBusy(json: unknown): boolean {
  const code = readNumber(readMember(readMember(json, 'error'), 'code'));
  return code !== undefined && (code === 429 || code >= 500) && !REFUSALS.has(code) && code < 600;
}

/** Reads a location of a batch: status `U` means unmatched, `T` means tied with others. */
function readLocation(location: unknown): Answer {
  const candidate = readCandidate(location);
  if (candidate === undefined) return { kind: 'found', candidates: [] };
  const isTied = readText(readMember(readMember(location, 'attributes'), 'Status')) === 'T';
  const { attributes } = candidate;
  const told = isTied ? { ...candidate, attributes: { ...attributes, Status: 'T' } } : candidate;
  return { kind: 'found', candidates: [told] };
}

function byScore(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => b.score - a.score);
}
