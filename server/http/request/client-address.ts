/**
 * The address of whoever asks.
 *
 * Each proxy adds to the end of `X-Forwarded-For` the address that it was called from. So with `trustedProxies`
 * of ours in front, that many entries from the end are true, and all before them are the caller's own claim.
 */
export function clientAddress(
  remote: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return remote;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const claimed = hops[Math.max(0, hops.length - trustedProxies)];
  return claimed === undefined || claimed === '' ? remote : claimed;
}
