import fc from 'fast-check';

/**
 * The very values that a property would be tried with, for those whose cases share what is dear. They depend on the seed,
 * as those of a property do.
 */
export function drawCases<T>(arbitrary: fc.Arbitrary<T>, numRuns: number): readonly T[] {
  const drawn: T[] = [];
  fc.assert(
    fc.property(arbitrary, (value) => void drawn.push(value)),
    { numRuns },
  );
  return drawn;
}
