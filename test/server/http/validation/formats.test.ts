import { expect } from 'chai';
import { type FormatName, isOfFormat } from '../../../../server/http/validation/formats.js';

const EXAMPLES: Readonly<Record<FormatName, { good: readonly unknown[]; bad: readonly unknown[] }>> = {
  date: { good: ['2024-02-29'], bad: ['2026-02-29', '2026-2-1', '2026-13-01', ''] },
  'date-time': {
    good: ['2026-01-01T00:00:00Z', '2026-01-01t23:59:59.123+05:30', '1990-12-31T23:59:60Z'],
    bad: ['2026-01-01', '2026-01-01T00:00:00', '2026-02-30T00:00:00Z', '2026-01-01T25:00:00Z'],
  },
  email: { good: ['a.b+c@example.org'], bad: ['a@', '@b', 'a b@c', 'a@-b.org', `${'a'.repeat(250)}@b.org`] },
  int32: { good: [2 ** 31 - 1, -(2 ** 31)], bad: [2 ** 31, '5'] },
  uri: { good: ['https://example.org/a?b#c', 'urn:x:y'], bad: ['example.org', '/a', 'http://a b', ''] },
  uuid: {
    good: ['123E4567-e89b-12d3-a456-426614174000'],
    bad: ['{123e4567-e89b-12d3-a456-426614174000}', '123'],
  },
};

describe('formats', () => {
  for (const [name, { good, bad }] of Object.entries(EXAMPLES) as [
    FormatName,
    (typeof EXAMPLES)[FormatName],
  ][]) {
    it(`recognizes the format ${name}`, () => {
      for (const value of good) expect(isOfFormat(name, value), String(value)).to.equal(true);
      for (const value of bad) expect(isOfFormat(name, value), String(value)).to.equal(false);
    });
  }
});
