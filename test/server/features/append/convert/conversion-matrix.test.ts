import { expect } from 'chai';
import { makeConverter } from '../../../../../server/features/append/convert/values/column-values.js';
import { UTC_ZONE } from '../../../../../server/features/append/convert/dates/time-zones.js';
import { Refusal } from '../../../../../server/features/append/report/report.js';
import type { Field, FieldType } from '../../../../../server/features/model/layer.js';

/** Values as sources hand them out: a name for each, and the value in its source's own form. */
const SOURCES = {
  'a whole number': 7,
  'a fraction': 7.5,
  'a whole number written as a fraction': '7.0',
  'a number beyond 16 bits': 40_000,
  'a number beyond 32 bits': 3_000_000_000,
  'a number beyond 53 bits': 9_007_199_254_740_993,
  'an integer beyond 53 bits, as text': '9007199254740993',
  'an integer beyond 64 bits, as text': '9223372036854775808',
  'a number beyond a single': 1e39,
  'text of a number beyond a double': '1e999',
  'text of an exponent': '1e3',
  'text of a number, with blanks': ' 7 ',
  'text of a tiny fraction': '7.00000000000000000001',
  'text of nothing': '',
  'text of blanks': '  ',
  'text of no number': 'seven',
  'text NULL': '<Null>',
  'text NaN': 'NaN',
  NaN: NaN,
  infinity: Infinity,
  'text of infinity': '-Infinity',
  true: true,
  false: false,
  'a day': '2026-02-28',
  'a day and midnight': '2026-02-28T00:00:00',
  'a time of a day': '2026-02-28T10:20:30',
  'a time with an offset': '2026-02-28T10:20:30+02:00',
  'an impossible day': '2026-02-30',
  'a year before any calendar': '0000-01-01',
  'a time alone': '10:20:30',
  'a time beyond midnight': '25:00',
  'epoch milliseconds': 1_772_236_800_000,
  'epoch milliseconds before 1900': -3_000_000_000_000,
  'epoch milliseconds beyond the year 9999': 300_000_000_000_000,
  'a GUID in braces': '{2F4D1C3A-0000-4000-8000-00000000000A}',
  'a GUID': '2f4d1c3a-0000-4000-8000-00000000000a',
  'an object': { a: 1 },
  null: null,
  'nothing at all': undefined,
} as const;

type SourceName = keyof typeof SOURCES;

const NO_NUMBER: Partial<Record<SourceName, unknown>> = Object.fromEntries(
  [
    ...['text of no number', 'text NULL', 'a day', 'a day and midnight', 'a time of a day', 'a time alone'],
    ...['a time with an offset', 'an impossible day', 'a year before any calendar', 'a time beyond midnight'],
    ...['a GUID in braces', 'a GUID', 'an object'],
  ].map((name) => [name, '!invalid_number']),
);
const EMPTY: Partial<Record<SourceName, unknown>> = {
  'text of nothing': null,
  'text of blanks': null,
  null: null,
  'nothing at all': null,
};
const NUMERIC: Partial<Record<SourceName, unknown>> = {
  ...NO_NUMBER,
  ...EMPTY,
  'text NaN': null,
  NaN: null,
  ...Object.fromEntries(['infinity', 'text of infinity'].map((name) => [name, '!out_of_range'])),
  true: 1,
  false: 0,
  'a whole number': 7,
  'text of a number, with blanks': 7,
  'text of an exponent': 1000,
  'a whole number written as a fraction': 7,
};
const FRACTIONS: Partial<Record<SourceName, unknown>> = {
  'a fraction': '!invalid_number',
  'text of a tiny fraction': '!invalid_number',
};
/** Values that no integer of 32 bits holds. */
const LARGE = [
  ...['a number beyond 32 bits', 'a number beyond 53 bits', 'an integer beyond 53 bits, as text'],
  ...['an integer beyond 64 bits, as text', 'a number beyond a single', 'text of a number beyond a double'],
  ...['epoch milliseconds', 'epoch milliseconds before 1900', 'epoch milliseconds beyond the year 9999'],
] as const;
const allOf = (names: readonly string[], outcome: unknown): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, outcome]));

const GUID = '2f4d1c3a-0000-4000-8000-00000000000a';
const GUIDS = {
  ...allOf(Object.keys(SOURCES), '!invalid_guid'),
  ...EMPTY,
  'a GUID in braces': GUID,
  'a GUID': GUID,
};
const MIDNIGHT = '2026-02-28T00:00:00.000Z';
const DATES: Partial<Record<SourceName, unknown>> = {
  ...allOf(Object.keys(SOURCES), '!invalid_date'),
  ...EMPTY,
  'a whole number': '1970-01-01T00:00:00.007Z',
  'a fraction': '1970-01-01T00:00:00.007Z',
  'a number beyond 16 bits': '1970-01-01T00:00:40.000Z',
  'a number beyond 32 bits': '1970-02-04T17:20:00.000Z',
  ...allOf(['a number beyond 53 bits', 'a number beyond a single', 'NaN', 'infinity'], '!out_of_range'),
  'a day': MIDNIGHT,
  'a day and midnight': MIDNIGHT,
  'epoch milliseconds': MIDNIGHT,
  'a time of a day': '2026-02-28T10:20:30.000Z',
  'a time with an offset': '2026-02-28T08:20:30.000Z',
  'a year before any calendar': '!out_of_range',
  'epoch milliseconds before 1900': '1874-12-07T18:40:00.000Z',
  'epoch milliseconds beyond the year 9999': '!out_of_range',
};
const withOffset = (instant: unknown): unknown =>
  typeof instant === 'string' && instant.endsWith('Z') ? instant.replace('Z', '+00:00') : instant;

/** Every kind of field with what becomes of every value: what is stored, or the reason of the refusal after `!`. */
const MATRIX: Record<string, Record<string, unknown>> = {
  SmallInteger: {
    ...NUMERIC,
    ...FRACTIONS,
    ...allOf(LARGE, '!out_of_range'),
    'a number beyond 16 bits': '!out_of_range',
  },
  Integer: { ...NUMERIC, ...FRACTIONS, ...allOf(LARGE, '!out_of_range'), 'a number beyond 16 bits': 40_000 },
  BigInteger: {
    ...NUMERIC,
    ...FRACTIONS,
    'text of a number, with blanks': '7',
    'text of an exponent': '1000',
    'a whole number written as a fraction': '7',
    ...allOf(LARGE, '!out_of_range'),
    'a number beyond 16 bits': 40_000,
    'a number beyond 32 bits': 3_000_000_000,
    'an integer beyond 53 bits, as text': '9007199254740993',
    'epoch milliseconds': 1_772_236_800_000,
    'epoch milliseconds before 1900': -3_000_000_000_000,
    'epoch milliseconds beyond the year 9999': 300_000_000_000_000,
  },
  Single: {
    ...NUMERIC,
    'a fraction': 7.5,
    'text of a tiny fraction': 7,
    'a number beyond 16 bits': 40_000,
    'a number beyond 32 bits': 3_000_000_000,
    ...allOf(['a number beyond 53 bits', 'an integer beyond 53 bits, as text'], 9_007_199_000_000_000),
    'an integer beyond 64 bits, as text': 9_223_372_000_000_000_000,
    ...allOf(['a number beyond a single', 'text of a number beyond a double'], '!out_of_range'),
    'epoch milliseconds': 1_772_236_800_000,
    'epoch milliseconds before 1900': -3_000_000_000_000,
    'epoch milliseconds beyond the year 9999': 300_000_000_000_000,
  },
  Double: {
    ...NUMERIC,
    'a fraction': 7.5,
    'text of a tiny fraction': 7,
    'a number beyond 16 bits': 40_000,
    'a number beyond 32 bits': 3_000_000_000,
    ...allOf(['a number beyond 53 bits', 'an integer beyond 53 bits, as text'], 9_007_199_254_740_992),
    'an integer beyond 64 bits, as text': 9_223_372_036_854_775_808,
    'a number beyond a single': 1e39,
    'text of a number beyond a double': '!out_of_range',
    'epoch milliseconds': 1_772_236_800_000,
    'epoch milliseconds before 1900': -3_000_000_000_000,
    'epoch milliseconds beyond the year 9999': 300_000_000_000_000,
  },
  // An empty cell of a table is null before it comes here; empty text of a JSON source is text.
  String: {
    ...Object.fromEntries(Object.entries(SOURCES).map(([name, value]) => [name, value ?? null])),
    'a whole number': '7',
    'a fraction': '7.5',
    true: 'true',
    false: 'false',
    'an object': '{"a":1}',
    'a number beyond 16 bits': '40000',
    'a number beyond 32 bits': '3000000000',
    'a number beyond 53 bits': '9007199254740992',
    'a number beyond a single': '1e+39',
    NaN: 'NaN',
    infinity: '!out_of_range',
    'epoch milliseconds': '1772236800000',
    'epoch milliseconds before 1900': '-3000000000000',
    'epoch milliseconds beyond the year 9999': '300000000000000',
  },
  Date: DATES,
  DateOnly: {
    ...DATES,
    ...allOf(
      ['a whole number', 'a fraction', 'a number beyond 16 bits', 'a number beyond 32 bits'],
      '!invalid_date',
    ),
    ...allOf(['a time of a day', 'a time with an offset', 'epoch milliseconds before 1900'], '!invalid_date'),
    ...allOf(['a day', 'a day and midnight', 'epoch milliseconds'], '2026-02-28'),
  },
  TimeOnly: { ...allOf(Object.keys(SOURCES), '!invalid_date'), ...EMPTY, 'a time alone': '10:20:30' },
  TimestampOffset: {
    ...Object.fromEntries(Object.entries(DATES).map(([name, instant]) => [name, withOffset(instant)])),
    'a time with an offset': '2026-02-28T10:20:30.000+02:00',
  },
  GUID: GUIDS,
  GlobalID: GUIDS,
  OID: {
    ...allOf(Object.keys(SOURCES), '!invalid_key'),
    ...EMPTY,
    'text NaN': null,
    NaN: null,
    true: 1,
    ...allOf(['a whole number', 'a whole number written as a fraction', 'text of a number, with blanks'], 7),
    'text of an exponent': 1000,
    'a number beyond 16 bits': 40_000,
    'a number beyond 32 bits': 3_000_000_000,
    'epoch milliseconds': 1_772_236_800_000,
    'epoch milliseconds beyond the year 9999': 300_000_000_000_000,
  },
};

const BASE = {
  name: 'f',
  column: 'f',
  alias: 'f',
  nullable: true,
  editable: true,
  domain: null,
  defaultValue: null,
};

describe('conversion of every kind of value into every kind of field', () => {
  for (const [type, outcomes] of Object.entries(MATRIX)) {
    const field: Field = { ...BASE, type: `esriFieldType${type}` as FieldType };
    const convert = makeConverter(field, UTC_ZONE);

    it(`covers every value for ${type}`, () => {
      expect(outcomes).to.have.all.keys(Object.keys(SOURCES));
    });
    for (const [name, value] of Object.entries(SOURCES)) {
      const outcome = outcomes[name];
      const result =
        typeof outcome === 'string' && outcome.startsWith('!')
          ? `refuses as ${outcome.slice(1)}`
          : `makes ${JSON.stringify(outcome)}`;
      it(`${result} for ${type} of ${name}`, () => {
        const converted = convert(value);
        if (converted instanceof Refusal) {
          expect(`!${converted.code}`).to.equal(outcome);
          expect(converted.description).not.to.equal('');
        } else {
          expect(converted).to.equal(outcome);
        }
      });
    }
  }
});
