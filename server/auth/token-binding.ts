/** Property that a request must have beside the token, so that a leaked token is of less use elsewhere. */
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
 * True if a request from `origin` may use a token with this binding.
 *
 * An address must be equal. A referer must name the same origin as the bound one, to which browsers cut the header
 * down; where a client has bound a word that is no address, it must begin with that. A request without a referer
 * passes: clients outside of browsers bind a token to a referer that they then do not send, and whoever forges
 * requests can forge the header too.
 */
export function allowsOrigin(binding: TokenBinding | undefined, origin: RequestOrigin): boolean {
  if (binding === undefined) return true;
  if (binding.kind === 'address') return binding.value === origin.address;
  const { referer } = origin;
  if (referer === undefined || referer === '') return true;
  const bound = originOf(binding.value);
  // `https://a.example` begins like `https://a.example.evil.net`, too.
  return bound === undefined ? referer.startsWith(binding.value) : originOf(referer) === bound;
}

/** Returns the origin of a web address; `undefined` for other texts. */
function originOf(text: string): string | undefined {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}
