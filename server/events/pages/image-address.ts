/** Returns the path of an address of this server, so that a page loads it from the host that it came from. */
export function pathOfUrl(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}
