/** Pairs items of two lists by position. @throws {Error} if the lengths differ. */
export function zip<One, Other>(ones: readonly One[], others: readonly Other[]): (readonly [One, Other])[] {
  if (ones.length !== others.length) {
    throw new Error(`${String(ones.length)} cannot be paired with ${String(others.length)}`);
  }
  return ones.map((one, index) => [one, others[index] as Other]);
}
