import { expect } from 'chai';
import { decodeCalendar } from '../../../../../server/events/calendar/read/decode.js';

describe('decodeCalendar', () => {
  it('reads a file that is no UTF-8 as windows-1252, with its signs between ASCII and Latin-1', () => {
    const bytes = Buffer.of(0x35, 0x20, 0x80, 0x92, 0x9f, 0x20, 0xe9);
    expect(decodeCalendar(bytes)).to.equal('5 €’Ÿ é');
  });

  it('keeps a mark for each byte that windows-1252 gives no meaning', () => {
    const bytes = Buffer.of(0x41, 0x81, 0x8d, 0x8f, 0x90, 0x9d, 0xe9);
    expect(decodeCalendar(bytes)).to.equal(`A${'\uFFFD'.repeat(5)}é`);
  });
});
