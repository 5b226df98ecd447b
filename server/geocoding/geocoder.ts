/**
 * One address to look for: in parts, or as one line. Parts are free text as it came; absent and blank parts say
 * nothing.
 */
export interface Address {
  readonly singleLine?: string;
  /** House number and street, or the name of a building. */
  readonly address?: string;
  readonly neighborhood?: string;
  readonly city?: string;
  /** A county or district. */
  readonly subregion?: string;
  /** A state or province. */
  readonly region?: string;
  readonly postal?: string;
  readonly postalExt?: string;
  /** A code of ISO 3166-1 or a country's name. */
  readonly countryCode?: string;
}

/** The parts of an address, from the finest to the coarsest. */
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

/** How fine a match is, from the finest to the coarsest. */
export const MATCH_TYPES = ['address', 'place', 'street', 'postcode', 'city', 'region', 'country'] as const;

export type MatchType = (typeof MATCH_TYPES)[number];

/** Somewhere that an address may be. */
export interface Candidate {
  /** Degrees of WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
  /** From 0 to 100: how well what was found is what was looked for. */
  readonly score: number;
  readonly matchedAddress: string;
  readonly matchType: MatchType;
  /** Further attributes, by the provider's own names. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** Answer of a provider for one address: candidates, the best first, or the reason why it refused the address. */
export type Answer =
  | {
      readonly kind: 'found';
      readonly candidates: readonly Candidate[];
      /** Why there may be no better one. */
      readonly note?: string;
    }
  | { readonly kind: 'refused'; readonly reason: string };

export interface GeocodeOptions {
  readonly signal: AbortSignal;
  /** ISO 3166-1 alpha-2 codes, upper case: only there. Empty for everywhere. */
  readonly countries: readonly string[];
}

/** Finds out where addresses are. Made once per process; loads and connects when it is first asked. */
export interface Geocoder {
  /** Tells it from others in the ledger and the cache, such as `nominatim:nominatim.example.org`. */
  readonly name: string;
  /** Whose data the answers are, in the words that their licence wants to be seen. */
  readonly attribution: string;
  /** Asks another server: answers are worth remembering. */
  readonly isRemote: boolean;
  /** How many addresses it takes at once. @throws {GeocodeError} when the provider does not answer. */
  findBatchSize(signal: AbortSignal): Promise<number>;
  /**
   * As many answers as addresses, in their order.
   *
   * @throws {GeocodeError} when the provider cannot be used; the reason of the signal when that aborts.
   */
  geocode(addresses: readonly Address[], options: GeocodeOptions): Promise<Answer[]>;
}

/** Why addresses could not be looked for at all. */
export type GeocodeFault =
  /** No answer, or one that makes no sense, although it was asked several times. */
  | 'unavailable'
  /** The provider wants other credentials, or none of our requests. */
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
