import { expect } from 'chai';
import { findClockNames, formatOffset } from '../../../../server/lib/time/zone-names.js';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.parse('2027-01-15T12:00:00Z');

describe('findClockNames', () => {
  it('knows every zone with an alphabetic abbreviation', () => {
    const spelled = Intl.supportedValuesOf('timeZone').filter((zone) => {
      const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
      const short = format.formatToParts(NOW_MS).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      // Intl says GMT of every clock that is at it, also where nobody calls it so, as at Troll.
      return /^[A-Z]+$/.test(short) && short !== 'GMT';
    });
    expect(spelled.length).to.be.greaterThan(50);
    for (const zone of spelled) {
      const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
      const offset = /GMT(?:([+-]\d+):)?/.exec(format.format(NOW_MS))?.[1] ?? '0';
      expect(findClockNames(zone)(NOW_MS, Number(offset) * HOUR_MS), zone).to.match(/^[A-Z]+$/);
    }
  });

  it('uses the first known name of a time zone', () => {
    expect(findClockNames('Nowhere/At_All', 'Europe/Rome')(NOW_MS, HOUR_MS)).to.equal('CET');
    expect(findClockNames('Etc/GMT', 'UTC')(NOW_MS, 0)).to.equal('GMT');
  });

  it('names zones without an abbreviation by their digits', () => {
    expect(findClockNames('Nowhere/At_All')(NOW_MS, 5.5 * HOUR_MS)).to.equal('+0530');
    expect(findClockNames('Europe/Rome')(NOW_MS, -3 * HOUR_MS)).to.equal('-03');
  });
});

describe('formatOffset', () => {
  for (const [hours, text] of [
    [0, '+00'],
    [-3, '-03'],
    [5.75, '+0545'],
    [-0.5, '-0030'],
  ] as const) {
    it(`writes ${hours} hours as ${text}`, () => expect(formatOffset(hours * HOUR_MS)).to.equal(text));
  }
});
