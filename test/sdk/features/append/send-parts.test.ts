import { expect } from 'chai';
import {
  MAX_PARTS,
  partBytesOf,
  sendParts,
  sliceBlob,
} from '../../../../sdk/src/features/append/send-parts.js';
import { startDeadline } from '../../../../sdk/src/transport/deadline.js';
import { rejectionOf } from '../../../support/rejection.js';

describe('the parts of a file', () => {
  it('cuts a file into parts of 8 MB, and larger ones where they would be too many', () => {
    expect(partBytesOf(0)).to.equal(8_000_000);
    expect(partBytesOf(MAX_PARTS * 8_000_000)).to.equal(8_000_000);
    for (const size of [MAX_PARTS * 8_000_000 + 1, 123_456_789_012])
      expect(Math.ceil(size / partBytesOf(size))).to.be.at.most(MAX_PARTS);
  });

  it('stops all parts when one fails', async () => {
    const reason = new Error('No room.');
    const deadline = startDeadline({}, Infinity);
    const ended: number[] = [];
    const send = (number: number): Promise<void> => {
      if (number === 3) return Promise.reject(reason);
      return new Promise((_, reject) => {
        deadline.signal.addEventListener('abort', () => {
          ended.push(number);
          reject(reason);
        });
      });
    };
    const parts = sliceBlob(new Blob(['abcdef']), 1);
    const sending = sendParts({ parts, size: 6, send, onUpload: undefined }, {}, deadline);
    expect(await rejectionOf(sending)).to.equal(reason);
    expect(ended).to.deep.equal([1, 2]);
    expect(deadline.signal.reason).to.equal(reason);
  });
});
