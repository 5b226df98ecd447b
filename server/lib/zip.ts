/** Each with what stands at its place in the other list. @throws {Error} when one list is longer. */
export function zip<One, Other>(ones: readonly One[], others: readonly Other[]): (readonly [One, Other])[] {
  if (ones.length !== others.length) {
    throw new Error(`${String(ones.length)} cannot be paired with ${String(others.length)}`);
  }
  return ones.map((one, index) => [one, others[index] as Other]);
}
