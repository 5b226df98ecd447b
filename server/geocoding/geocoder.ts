/** Address to geocode: in parts, or as one line. Parts are free text; absent and blank parts mean nothing. */
export interface Address {
  readonly singleLine?: string;
  /** House number and street, or the name of a building. */
  readonly address?: string;
  readonly neighborhood?: string;
  readonly city?: string;
  /** County or district. */
  readonly subregion?: string;
  /** State or province. */
  readonly region?: string;
  readonly postal?: string;
  readonly postalExt?: string;
  /** ISO 3166-1 code or a country's name. */
  readonly countryCode?: string;
}

/** Parts of an address, from the finest to the coarsest. */
export const ADDRESS_PARTS = [
  'address',
  'neighborhood',
  'city',
  'subregion',
  'region',
  'postal',
  'postalExt',
  'countryCode',
] as const satisfies readonly (keyof Address)[];

/** Types of match, from the finest to the coarsest. */
export const MATCH_TYPES = ['address', 'place', 'street', 'postcode', 'city', 'region', 'country'] as const;

export type MatchType = (typeof MATCH_TYPES)[number];

/** Possible location of an address. */
export interface Candidate {
  /** Longitude in degrees of WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
  /** Match score from 0 to 100. */
  readonly score: number;
  readonly matchedAddress: string;
  readonly matchType: MatchType;
  /** Further attributes, by the provider's names. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** Provider's answer for one address: candidates, the best first, or the reason why it refused the address. */
export type Answer =
  | {
      readonly kind: 'found';
      readonly candidates: readonly Candidate[];
      /** Reason why there may be no better candidate. */
      readonly note?: string;
    }
  | { readonly kind: 'refused'; readonly reason: string };

export interface GeocodeOptions {
  readonly signal: AbortSignal;
  /** Upper-case ISO 3166-1 alpha-2 codes of the countries to search. Empty for all. */
  readonly countries: readonly string[];
}

/** Geocoding provider. There is one per process; it loads data and connects at the first request. */
export interface Geocoder {
  /** Name in the ledger and the cache, such as `nominatim:nominatim.example.org`. */
  readonly name: string;
  /** Attribution that the licence of the data requires. */
  readonly attribution: string;
  /** True if it sends requests to another server, so that answers are worth caching. */
  readonly isRemote: boolean;
  /** Returns the maximum number of addresses per request. @throws {GeocodeError} when the provider does not respond. */
  findBatchSize(signal: AbortSignal): Promise<number>;
  /**
   * Returns one answer per address, in their order.
   *
   * @throws {GeocodeError} when the provider is not usable; the reason of the signal when it aborts.
   */
  geocode(addresses: readonly Address[], options: GeocodeOptions): Promise<Answer[]>;
}

/** Reason why addresses could not be geocoded at all. */
export type GeocodeFault =
  /** No response, or an invalid one, after several attempts. */
  | 'unavailable'
  /** The provider rejects the credentials, or all requests of this server. */
  | 'refused'
  /** The user's budget is used up. */
  | 'over_budget';

export class GeocodeError extends Error {
  override readonly name = 'GeocodeError';
  readonly fault: GeocodeFault;

  constructor(fault: GeocodeFault, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.fault = fault;
  }
}
