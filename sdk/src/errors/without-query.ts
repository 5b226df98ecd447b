/** An address up to its query. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
