/** Returns an address without its query. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
