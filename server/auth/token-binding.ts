/** Property that a request must have in addition to the token, so that a leaked token is of less use elsewhere. */
export interface TokenBinding {
  readonly kind: 'referer' | 'address';
  readonly value: string;
}

/** Origin of a request. */
export interface RequestOrigin {
  readonly referer: string | undefined;
  readonly address: string;
}

/**
 * True if a request from `origin` may use a token with this binding. Addresses must be equal, and referers must have
 * the same origin; a bound word that is not a URL must be a prefix of the referer. A request without a referer
 * passes: clients outside browsers bind tokens to referers that they do not send, and the header is easy to forge.
 */
export function allowsOrigin(binding: TokenBinding | undefined, origin: RequestOrigin): boolean {
  if (binding === undefined) return true;
  if (binding.kind === 'address') return binding.value === origin.address;
  const { referer } = origin;
  if (referer === undefined || referer === '') return true;
  const bound = originOf(binding.value);
  // `https://a.example` is also a prefix of `https://a.example.evil.net`.
  return bound === undefined ? referer.startsWith(binding.value) : originOf(referer) === bound;
}

/** Returns the origin of a URL; `undefined` for other text. */
function originOf(text: string): string | undefined {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}
