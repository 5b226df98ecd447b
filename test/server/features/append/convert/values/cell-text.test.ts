import { expect } from 'chai';
import fc from 'fast-check';
import { readDecimalCell } from '../../../../../../server/features/append/convert/values/cell-text.js';
import { makeConverter } from '../../../../../../server/features/append/convert/values/column-values.js';
import { UTC_ZONE } from '../../../../../../server/features/append/convert/dates/time-zones.js';
import type { Field } from '../../../../../../server/features/model/layer.js';

const BEFORE = 'x,';

/** The cell among others, as it stands in a source. */
function inText<T>(text: string, read: (bytes: Buffer, start: number, end: number) => T): T {
  const bytes = Buffer.from(`${BEFORE}${text},9`);
  return read(bytes, BEFORE.length, bytes.length - 2);
}

const convert = (type: string, text: string, zone = UTC_ZONE): unknown =>
  makeConverter({ type, name: 'f' } as unknown as Field, zone)(text);

const characters = (alphabet: string) =>
  fc.array(fc.constantFrom(...Array.from(alphabet)), { maxLength: 12 }).map((parts) => parts.join(''));

const numbers = fc.oneof(
  fc.double().map(String),
  fc.integer().map(String),
  fc.maxSafeInteger().map(String),
  characters('0123456789.-+eE '),
  fc.constantFrom('-0', '-0.0', '00', '1e400', '-1e-400', '1e99', '1.', '.5', '', '-', '1e', 'NaN', '1,5'),
);

const DECIMAL = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,2})?$/;

describe('text of cells', () => {
  it('accepts only numbers that the converter reads alike', () => {
    fc.assert(
      fc.property(numbers, (text) => {
        const number = inText(text, readDecimalCell);
        expect(Number.isNaN(number)).to.equal(!DECIMAL.test(text) || Object.is(Number(text), -0));
        if (!Number.isNaN(number)) expect(convert('esriFieldTypeDouble', text)).to.equal(number);
        expect(Object.is(number, -0)).to.equal(false);
      }),
      { numRuns: 5000 },
    );
  });

  it('accepts numbers in the notations of common programs', () => {
    for (const text of ['0', '0.1', '-104.65646545545123', '12345678901234567890', '5.62345e+04', '1E-7']) {
      expect(inText(text, readDecimalCell)).to.equal(Number(text));
    }
  });

  it('rounds numbers of many digits as every reader does, halves among them', () => {
    const halves = ['9007199254740993', '9007199254740995', '900719925474099.3', '4503599627370497.5'];
    for (const text of [...halves, ...halves.map((half) => `${half.padEnd(17, '.0')}00000000001`)]) {
      expect(inText(text, readDecimalCell), text).to.equal(Number(text));
    }
    const digits = (minLength: number) =>
      fc
        .array(fc.constantFrom(...Array.from('0123456789')), { minLength, maxLength: 24 })
        .map((some) => some.join(''));
    const decimals = fc
      .tuple(digits(1), digits(10))
      .map(([whole, fraction]) => `${whole}.${fraction}`.slice(0, 36));
    const anyNumber = fc.tuple(decimals, fc.integer({ min: -30, max: 30 }), fc.constantFrom('', 'e'));
    fc.assert(
      fc.property(anyNumber, ([text, exponent, letter]) => {
        const number = letter === '' ? text : `${text}e${String(exponent)}`;
        expect(inText(number, readDecimalCell), number).to.equal(Number(number));
      }),
      { numRuns: 10_000 },
    );
  });
});
