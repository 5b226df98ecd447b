import { expect } from 'chai';
import { makeConverter } from '../../../../../../server/features/append/convert/values/column-values.js';
import { openZone, UTC_ZONE } from '../../../../../../server/features/append/convert/dates/time-zones.js';
import { Refusal } from '../../../../../../server/features/append/report/report.js';
import type { Field, FieldType } from '../../../../../../server/features/model/layer.js';

function fieldOf(type: string, length?: number): Field {
  const base = {
    name: 'f',
    column: 'f',
    alias: 'f',
    nullable: true,
    editable: true,
    domain: null,
    defaultValue: null,
  };
  return { ...base, type: `esriFieldType${type}` as FieldType, ...(length !== undefined && { length }) };
}

/** The converted value, or the code of the refusal after `!`. */
function convert(
  type: string,
  value: unknown,
  { length, zone = UTC_ZONE }: { length?: number; zone?: typeof UTC_ZONE } = {},
): unknown {
  const converted = makeConverter(fieldOf(type, length), zone)(value);
  return converted instanceof Refusal ? `!${converted.code}` : converted;
}

const CASES: Record<string, [unknown, unknown][]> = {
  SmallInteger: [
    [5, 5],
    ['-32768', -32768],
    [32768, '!out_of_range'],
    ['7.0', 7],
    [7.5, '!invalid_number'],
    [true, 1],
    ['', null],
    ['abc', '!invalid_number'],
    [{}, '!invalid_number'],
  ],
  Integer: [
    [2147483647, 2147483647],
    ['2147483648', '!out_of_range'],
    [' 12 ', 12],
    ['1e3', 1000],
    ['0x10', '!invalid_number'],
    ['1,5', '!invalid_number'],
    [null, null],
    [undefined, null],
  ],
  BigInteger: [
    [9007199254740991, 9007199254740991],
    [9007199254740993, '!out_of_range'],
    ['9007199254740993', '9007199254740993'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['9223372036854775808', '!out_of_range'],
    ['1.5', '!invalid_number'],
  ],
  Single: [
    [1.1, 1.1],
    [1 / 3, 0.33333334],
    [16_777_217, 16_777_216],
    [-8_343_494_656, -8_343_494_700],
    [3.4028234e38, 3.4028235e38],
    [1e-45, 1e-45],
    ['1e39', '!out_of_range'],
    [1e-50, 0],
    ['NaN', null],
  ],
  Double: [
    [1.5, 1.5],
    ['1e3', 1000],
    ['.5', 0.5],
    ['1e999', '!out_of_range'],
    ['Infinity', '!out_of_range'],
    [-Infinity, '!out_of_range'],
    [NaN, null],
    ['12abc', '!invalid_number'],
    [false, 0],
  ],
  GUID: [
    ['{2F4D1C3A-0000-4000-8000-00000000000A}', '2f4d1c3a-0000-4000-8000-00000000000a'],
    ['2f4d1c3a-0000-4000-8000-00000000000a', '2f4d1c3a-0000-4000-8000-00000000000a'],
    ['2f4d1c3a', '!invalid_guid'],
    [5, '!invalid_guid'],
    [' ', null],
  ],
  OID: [
    [7, 7],
    ['7', 7],
    [7.0, 7],
    [0, '!invalid_key'],
    [-1, '!invalid_key'],
    ['abc', '!invalid_key'],
    [1.5, '!invalid_key'],
  ],
  Date: [
    [0, '1970-01-01T00:00:00.000Z'],
    [1511229600000, '2017-11-21T02:00:00.000Z'],
    ['2026-02-30', '!invalid_date'],
    ['yesterday', '!invalid_date'],
    [1e18, '!out_of_range'],
    ['', null],
    [true, '!invalid_date'],
  ],
  DateOnly: [
    ['2026-02-28', '2026-02-28'],
    ['2026-02-28T00:00:00', '2026-02-28'],
    ['2026-02-28T10:00', '!invalid_date'],
    ['02/28/2026', '2026-02-28'],
    [1709164800000, '2024-02-29'],
    ['x', '!invalid_date'],
  ],
  TimeOnly: [
    ['7:05', '07:05:00'],
    ['23:59:59.5', '23:59:59.500'],
    ['11:30 PM', '23:30:00'],
    ['24:00', '!invalid_date'],
    [5, '!invalid_date'],
  ],
  TimestampOffset: [
    ['2026-01-02T03:04:05+05:30', '2026-01-02T03:04:05.000+05:30'],
    ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000+00:00'],
    [0, '1970-01-01T00:00:00.000+00:00'],
    ['soon', '!invalid_date'],
  ],
  String: [
    ['a', 'a'],
    [12, '12'],
    [1e21, '1e+21'],
    [123456789012345680000, '123456789012345683968'],
    [0.1, '0.1'],
    [true, 'true'],
    ['<Null>', '<Null>'],
    [{ a: 1 }, '{"a":1}'],
    ['a\0b', '!invalid_text'],
    ['a\ud800', '!invalid_text'],
    ['😀', '😀'],
  ],
};

describe('makeConverter', () => {
  for (const [type, cases] of Object.entries(CASES)) {
    for (const [value, expected] of cases) {
      it(`turns ${JSON.stringify(value)} into ${JSON.stringify(expected)} for a field of ${type}`, () => {
        expect(convert(type, value)).to.deep.equal(expected);
      });
    }
  }

  it('refuses lists that are nested without end as text', () => {
    const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)) as unknown;
    const convert = makeConverter(fieldOf('String'), UTC_ZONE);
    expect(convert(deep)).to.include({ code: 'invalid_text' });
    expect(convert([[1], { a: null }])).to.equal('[[1],{"a":null}]');
  });

  it('counts the length of text in code points, and never cuts', () => {
    expect(convert('String', '😀😀', { length: 2 })).to.equal('😀😀');
    expect(convert('String', 'abc', { length: 2 })).to.equal('!too_long');
    expect(convert('String', '😀😀😀', { length: 2 })).to.equal('!too_long');
    expect(convert('String', '😀😀a', { length: 2 })).to.equal('!too_long');
    expect(convert('String', '😀a', { length: 2 })).to.equal('😀a');
  });

  it('reads dates without an offset in the zone of the source, and others by their offset', () => {
    const zone = openZone('America/New_York', true);
    expect(convert('Date', '2026-07-01 12:00', { zone })).to.equal('2026-07-01T16:00:00.000Z');
    expect(convert('Date', '2026-07-01T12:00:00Z', { zone })).to.equal('2026-07-01T12:00:00.000Z');
    expect(convert('Date', 0, { zone })).to.equal('1970-01-01T00:00:00.000Z');
    expect(convert('TimestampOffset', '2026-07-01 12:00', { zone })).to.equal(
      '2026-07-01T12:00:00.000-04:00',
    );
  });
});
