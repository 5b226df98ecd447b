import { isDeepStrictEqual } from 'node:util';

/** Compares what came out with what should have, and remembers what was wrong. */
export class Checks {
  readonly #wrong: string[] = [];

  /** One line for each comparison that failed. */
  get wrong(): readonly string[] {
    return this.#wrong;
  }

  equal(what: string, actual: unknown, expected: unknown): void {
    if (isDeepStrictEqual(actual, expected)) return;
    this.#wrong.push(`${what}: ${JSON.stringify(actual)}, but it should be ${JSON.stringify(expected)}`);
  }
}
