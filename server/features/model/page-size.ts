/** More than this is given in pages, whatever a client asks for. */
const MAX_PAGE_SIZE = 100;

/** How many entries of a list are given at once to who asks for `num`. */
export function pageSizeFor(num: number): number {
  return Math.min(num, MAX_PAGE_SIZE);
}
