import { expect } from 'chai';
import { checkMemory } from '../../../server/doctor/check-memory.js';

const GIB = 2 ** 30;
const SETTINGS = { readerMemoryBytes: GIB, readerRequestMemoryBytes: 2 * GIB, jobConcurrency: 3 };

describe('checkMemory', () => {
  it('finds enough where readers of requests and of jobs have room beside each other', () => {
    expect(checkMemory(SETTINGS, 8 * GIB)).to.deep.equal({
      subject: 'memory',
      verdict: 'ok',
      seen: 'readers of sources may take 2.1 GB for requests and 6.4 GB for jobs at most, of 8.6 GB',
    });
  });

  it('warns if processes may take more memory than exists', () => {
    const { verdict, mend } = checkMemory(SETTINGS, 8 * GIB - 1);
    expect(verdict).to.equal('warn');
    expect(mend).to.contain('FAIRGROUND_READER_REQUEST_MEMORY');
  });

  it('reads the memory of this machine', () => {
    expect(checkMemory(SETTINGS).seen).to.match(/, of \d+\.\d GB$/);
  });
});
