/** What a request must show beside the token, so that a token that leaked is of less use elsewhere. */
export interface TokenBinding {
  readonly kind: 'referer' | 'address';
  readonly value: string;
}

/** Where a request comes from. */
export interface RequestOrigin {
  readonly referer: string | undefined;
  readonly address: string;
}

/**
 * Whether a request from `origin` may use a token bound like this.
 *
 * An address must be equal. A referer must begin with the bound one, or name the same origin, since browsers
 * cut the header down to it. A request without a referer passes: clients outside of browsers bind a token to a
 * referer that they then do not send, and whoever forges requests can forge the header too.
 */
export function admits(binding: TokenBinding | undefined, origin: RequestOrigin): boolean {
  if (binding === undefined) return true;
  if (binding.kind === 'address') return binding.value === origin.address;
  const { referer } = origin;
  if (referer === undefined || referer === '' || referer.startsWith(binding.value)) return true;
  if (!URL.canParse(referer) || !URL.canParse(binding.value)) return false;
  return new URL(referer).origin === new URL(binding.value).origin;
}
