import { expect } from 'chai';
import fc from 'fast-check';
import {
  isDecimalCell,
  readDecimalCell,
  readWholeCell,
} from '../../../../../server/features/append/convert/cell-text.js';
import { makeConverter } from '../../../../../server/features/append/convert/column-values.js';
import { UTC_ZONE } from '../../../../../server/features/append/convert/time-zones.js';
import type { Field } from '../../../../../server/features/layer.js';

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

describe('text of cells', () => {
  it('takes no whole number that the converter would not take for the same', () => {
    fc.assert(
      fc.property(numbers, (text) => {
        const number = inText(text, (bytes, start, end) => readWholeCell(bytes, start, end, 9));
        if (Number.isNaN(number)) return;
        expect(convert('esriFieldTypeInteger', text)).to.equal(number);
        expect(String(number)).to.equal(text);
      }),
      { numRuns: 2000 },
    );
    for (const text of ['0', '7', '-7', '999999999']) {
      expect(inText(text, (bytes, start, end) => readWholeCell(bytes, start, end, 9))).to.equal(Number(text));
    }
  });

  it('takes no decimal number that the converter would not take for the same', () => {
    fc.assert(
      fc.property(numbers, (text) => {
        const number = inText(text, readDecimalCell);
        expect(Number.isNaN(number)).to.equal(!inText(text, isDecimalCell));
        if (!Number.isNaN(number)) expect(convert('esriFieldTypeDouble', text)).to.equal(number);
        expect(Object.is(number, -0)).to.equal(false);
      }),
      { numRuns: 5000 },
    );
  });

  it('takes the numbers that programs write', () => {
    for (const text of ['0', '0.1', '-104.65646545545123', '12345678901234567890', '5.62345e+04', '1E-7']) {
      expect(inText(text, readDecimalCell)).to.equal(Number(text));
    }
  });
});
