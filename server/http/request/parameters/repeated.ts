/**
 * The values of a parameter that was sent several times under a plain name (`a=1&a=2`), which is a list where one
 * is expected, and else its last value. The lists of JSON and of `a[]=1` are never anything but lists.
 */
export class Repeated extends Array<unknown> {}

/** A value where one is expected. */
export function lastOf(value: unknown): unknown {
  return value instanceof Repeated ? value.at(-1) : value;
}
