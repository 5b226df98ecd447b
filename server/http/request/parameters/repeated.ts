/**
 * Values of a parameter that was sent several times under a plain name (`a=1&a=2`). It is read as a list where one is
 * expected, else as its last value; lists of JSON and of `a[]=1` are always lists.
 */
export class Repeated extends Array<unknown> {}

/** Returns the single value where one is expected. */
export function lastOf(value: unknown): unknown {
  return value instanceof Repeated ? value.at(-1) : value;
}
