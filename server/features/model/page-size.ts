/** Maximum number of entries in a page, even if a client requests more. */
const MAX_PAGE_SIZE = 100;

/** Returns the number of entries in a page for a request of `num`. */
export function pageSizeFor(num: number): number {
  return Math.min(num, MAX_PAGE_SIZE);
}
