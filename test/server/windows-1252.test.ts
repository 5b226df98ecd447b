import { expect } from 'chai';
import { decodeCalendar } from '../../server/events/calendar/read/decode.js';
import { decodeWindows1252 } from '../../server/windows-1252.js';

/** With a byte before them, as views of larger buffers have. */
const bytesOf = (...bytes: number[]): Buffer => Buffer.of(0, ...bytes).subarray(1);

describe('decodeWindows1252', () => {
  it('knows the characters between ASCII and Latin-1, and marks bytes without a meaning', () => {
    expect(decodeWindows1252(bytesOf(0x41, 0x80, 0x92, 0x9f, 0xa0, 0xe9))).to.equal('A€’Ÿ\u00A0é');
    expect(decodeWindows1252(bytesOf(0x81, 0x8d, 0x8f, 0x90, 0x9d))).to.equal('\uFFFD'.repeat(5));
  });

  it('agrees with the decoder of the platform where that decodes in pieces', () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const expected = new TextDecoder('windows-1252').decode(bytes, { stream: true });
    const defined = decodeWindows1252(bytes).replaceAll('\uFFFD', '');
    expect(defined).to.equal(expected.replaceAll(/[\u0081\u008d\u008f\u0090\u009d]/g, ''));
  });

  it('keeps the signs of calendar files that are no UTF-8', () => {
    expect(decodeCalendar(bytesOf(0x35, 0x20, 0x80, 0x20, 0xe9))).to.equal('5 € é');
  });
});
