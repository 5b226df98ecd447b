import { expect } from 'chai';
import { readRule, RuleError } from '../../../../../server/events/calendar/read/recurrence-rule.js';

describe('readRule', () => {
  it('reads each part, in any case, with blanks and empty parts between', () => {
    const text =
      ' freq=yearly; Interval = 2 ;;COUNT=3;byMonth=2,1,2;BYWEEKNO=-1;BYYEARDAY=7;BYMONTHDAY=31;BYDAY=-1SU,mo;' +
      'BYHOUR=23;BYMINUTE=59;BYSECOND=60,1;BYSETPOS=-2;WKST=SU; ';
    expect(readRule(text)).to.deep.equal({
      frequency: 'YEARLY',
      interval: 2,
      count: 3,
      until: undefined,
      months: [1, 2],
      weeks: [-1],
      yearDays: [7],
      monthDays: [31],
      days: [
        { weekday: 0, position: -1 },
        { weekday: 1, position: 0 },
      ],
      hours: [23],
      minutes: [59],
      seconds: [1, 59],
      positions: [-2],
      weekStart: 0,
    });
  });

  it('defaults to weeks from Monday and no end', () => {
    const plain = readRule('FREQ=WEEKLY');
    expect(plain).to.include({ interval: 1, count: undefined, until: undefined, weekStart: 1 });
    expect(readRule('FREQ=WEEKLY;WKST=??')).to.include({ weekStart: 0 });
    expect(readRule('FREQ=DAILY;UNTIL=20270514').until).to.have.property('kind', 'date');
  });

  it('refuses numbers out of bounds', () => {
    for (const [name, taken, refused] of [
      ['INTERVAL', [1, 100_000], [0, -1, 100_001, '2.5']],
      ['COUNT', [1, 1_000_000], [0, 1_000_001, '1.5', 'x', '']],
      ['BYMONTH', [1, 12], [0, 13, -1, '1.5']],
      ['BYWEEKNO', [1, 53, -53], [0, 54, -54]],
      ['BYYEARDAY', [1, 366, -366], [0, 367, -367]],
      ['BYMONTHDAY', [1, 31, -31, '+5'], [0, 32, -32]],
      ['BYHOUR', [0, 23], [24, -1]],
      ['BYMINUTE', [0, 59], [60, -1]],
      ['BYSECOND', [0, 60], [61, -1]],
      ['BYSETPOS', [1, 366, -366], [0, 367, -367, 'x']],
      ['BYDAY', ['MO', '53MO', '-53SU', '+1TU'], ['54MO', '-54MO', 'XX', '5', '100MO', 'MOX']],
    ] as const) {
      for (const value of taken) {
        expect(() => readRule(`FREQ=YEARLY;${name}=${value}`), `${name} ${value}`).to.not.throw();
      }
      for (const value of refused) {
        expect(() => readRule(`FREQ=YEARLY;${name}=${value}`), `${name} ${value}`).to.throw(
          RuleError,
          `has an impossible ${name}`,
        );
      }
    }
  });

  it('refuses lists of more than a thousand items', () => {
    const rule = (count: number): string => `FREQ=DAILY;BYHOUR=${Array<number>(count).fill(7).join()}`;
    expect(readRule(rule(1000)).hours).to.deep.equal([7]);
    expect(() => readRule(rule(1001))).to.throw(RuleError, 'has a list that is too long');
  });

  it('refuses a rule without a known frequency', () => {
    for (const text of ['', 'COUNT=2', 'FREQ=', 'FREQ=SOMETIMES', 'XFREQ=DAILY']) {
      expect(() => readRule(text), text).to.throw(RuleError, 'has no frequency');
    }
  });
});
