import { expect } from 'chai';
import fc from 'fast-check';
import { readHex } from '../../../../../../server/features/append/convert/values/hex-bytes.js';

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer): DataView =>
  new DataView(buffer, byteOffset, byteLength);

function read(digits: string, count: number, start = 0): Buffer | undefined {
  // Among other bytes, and not at the start of its memory.
  const source = Buffer.from(`xyz${digits}`, 'latin1');
  const target = Buffer.alloc(count + 1, 0xaa);
  const isRead = readHex(viewOf(source), 3 + start, viewOf(target), count);
  expect(target[count]).to.equal(0xaa);
  return isRead ? target.subarray(0, count) : undefined;
}

describe('readHex', () => {
  it('reads all bytes, in capitals and small letters, at any position', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), fc.nat(3), (bytes, isUpper, start) => {
        const hex = Buffer.from(bytes).toString('hex');
        const digits = 'f'.repeat(start) + (isUpper ? hex.toUpperCase() : hex);
        expect(read(digits, bytes.length, start)).to.deep.equal(Buffer.from(bytes));
      }),
    );
  });

  it('detects invalid digits at both positions of each pair', () => {
    const digits = '00ffA7019C';
    for (let place = 0; place < digits.length; place += 1) {
      for (let code = 0; code < 256; code += 1) {
        const character = String.fromCharCode(code);
        const text = digits.slice(0, place) + character + digits.slice(place + 1);
        expect(read(text, 5) !== undefined, `${String(code)} at ${String(place)}`).to.equal(
          /[0-9a-f]/i.test(character),
        );
      }
    }
  });
});
