import { expect } from 'chai';
import fc from 'fast-check';
import {
  INSTANT_LENGTH,
  isDecimalCell,
  readDecimalCell,
  readWholeCell,
  writeInstantCell,
} from '../../../../../server/features/append/convert/cell-text.js';
import { makeConverter } from '../../../../../server/features/append/convert/column-values.js';
import { openZone, UTC_ZONE } from '../../../../../server/features/append/convert/time-zones.js';
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

  it('takes no instant that the converter would not take for the same', () => {
    const dates = fc.oneof(
      fc
        .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      fc
        .tuple(
          fc.constantFrom('2024-02-29', '2024/02/28', '2024-02/28', '2024-13-01', '0099-01-01', '2023-06-07'),
          fc.constantFrom('T', ' ', 't', '  '),
          fc.constantFrom('00:00:00', '23:59:59', '24:00:00', '12:60:00', '9:00:00', '12:00'),
          fc.constantFrom('', '.5', '.123', '.123456', '.999999', '.1234567', '.', ',5'),
          fc.constantFrom('', 'Z', 'z', '+00', '+02:00', ' '),
        )
        .map((parts) => parts.join('')),
    );
    const elsewhere = openZone('America/Los_Angeles', true);
    fc.assert(
      fc.property(dates, fc.boolean(), (text, isUtc) => {
        const target = new Uint8Array(INSTANT_LENGTH);
        const isWritten = inText(text, (bytes, start, end) =>
          writeInstantCell(bytes, start, end, { target, isUtc }),
        );
        if (!isWritten) return;
        const zone = isUtc ? UTC_ZONE : elsewhere;
        expect(Buffer.from(target).toString()).to.equal(convert('esriFieldTypeDate', text, zone));
      }),
      { numRuns: 5000 },
    );
  });

  it('takes the instants that programs write', () => {
    for (const text of ['2024-05-06T07:08:09.123Z', '2024-05-06 07:08:09', '2024/05/06 07:08:09.5']) {
      const target = new Uint8Array(INSTANT_LENGTH);
      const isWritten = inText(text, (bytes, start, end) =>
        writeInstantCell(bytes, start, end, { target, isUtc: true }),
      );
      expect(isWritten, text).to.equal(true);
    }
  });
});
