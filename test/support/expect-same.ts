import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';

/** As `deep.equal`, which for thousands of rows takes many times as long and is asked only where they differ. */
export function expectSame(actual: unknown, expected: unknown, message?: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  expect(actual, message).to.deep.equal(expected);
  expect.fail(`${message ?? ''}: what looks the same is not of the same kind`);
}
