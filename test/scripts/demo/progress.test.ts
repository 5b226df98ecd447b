import { expect } from 'chai';
import { Progress } from '../../../scripts/demo/progress.js';

describe('Progress', () => {
  let now: number;
  let written: string;

  function start(isTTY: boolean): Progress {
    now = 0;
    written = '';
    return new Progress({ isTTY, write: (text) => (written += text) }, 'append', 2000, () => now);
  }

  it('draws a bar over the last one on a terminal', () => {
    const progress = start(true);
    now = 500;
    progress.update(1000);
    expect(written).to.equal(
      `\r\u001B[K  append ${'█'.repeat(14)}${'░'.repeat(14)} 50 % of 2,000, 2,000 features/s`,
    );
  });

  it('clears the bar at the end', () => {
    const progress = start(true);
    progress.end();
    expect(written).to.equal('\r\u001B[K');
  });

  it('writes plain lines elsewhere, once a second at most', () => {
    const progress = start(false);
    for (now = 0; now <= 2000; now += 250) progress.update(now);
    progress.end();
    expect(written).to.equal(
      '  append 50 % of 2,000, 1,000 features/s\n  append 100 % of 2,000, 1,000 features/s\n',
    );
  });

  it('does not go beyond the end of its bar', () => {
    const progress = start(true);
    now = 1000;
    progress.update(5000);
    expect(written).to.contain(`${'█'.repeat(28)} 100 % of 2,000`);
  });
});
