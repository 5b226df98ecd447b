import { expect } from 'chai';
import { ReplyReader } from '../../../../scripts/bench/load/reply-reader.js';

const REPLY = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';

describe('ReplyReader', () => {
  it('detects the end of a reply, wherever it was cut', () => {
    for (let cut = 1; cut < REPLY.length; cut += 1) {
      const reader = new ReplyReader();
      for (let round = 0; round < 2; round += 1) {
        expect(reader.take(Buffer.from(REPLY.slice(0, cut))), `cut at ${cut}`).to.be.false;
        expect(reader.take(Buffer.from(REPLY.slice(cut))), `cut at ${cut}`).to.be.true;
      }
    }
  });

  it('reads a reply in one piece', () => {
    expect(new ReplyReader().take(Buffer.from(REPLY))).to.be.true;
  });

  it('refuses a failure, and a reply without a length', () => {
    const failure = Buffer.from('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n');
    expect(() => new ReplyReader().take(failure)).to.throw('503');
    const endless = Buffer.from('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
    expect(() => new ReplyReader().take(endless)).to.throw('length');
  });
});
