import { expect } from 'chai';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { BudgetError, expandRule } from '../../../../../server/events/calendar/read/expand-rule.js';
import { readRule, RuleError } from '../../../../../server/events/calendar/read/recurrence-rule.js';
import { formatWallClock } from '../../../../../server/events/wall-clock.js';
import { parseWallClock } from '../../parse-wall-clock.js';

/** Starts as `YYYY-MM-DD HH:MM`, and only the day where the hour is 09:00. */
function starts(
  rule: string,
  start = '1997-09-02 09:00:00',
  limit = 60,
  until = '2050-01-01 00:00:00',
): string[] {
  const found: string[] = [];
  for (const wall of expandRule(readRule(rule), parseWallClock(start), parseWallClock(until), {
    steps: 1e6,
  })) {
    found.push(
      formatWallClock(wall)
        .slice(0, 16)
        .replace(/ 09:00$/, ''),
    );
    if (found.length === limit) break;
  }
  return found;
}

const list = (text: string): string[] => text.split(/,\s*/);

describe('recurrence rule', () => {
  // From RFC 5545, section 3.8.5.3; all begin on 1997-09-02 at 9 unless they say otherwise.
  const EXAMPLES: readonly [rule: string, starts: string, start?: string][] = [
    ['FREQ=DAILY;COUNT=3', '1997-09-02, 1997-09-03, 1997-09-04'],
    ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02, 1997-09-12, 1997-09-22, 1997-10-02, 1997-10-12'],
    ['FREQ=WEEKLY;UNTIL=19970923T000000Z', '1997-09-02, 1997-09-09, 1997-09-16'],
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
      '1997-09-02, 1997-09-04, 1997-09-16, 1997-09-18, 1997-09-30, 1997-10-02, 1997-10-14, 1997-10-16',
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      '1997-08-05, 1997-08-10, 1997-08-19, 1997-08-24',
      '1997-08-05',
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      '1997-08-05, 1997-08-17, 1997-08-19, 1997-08-31',
      '1997-08-05',
    ],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=1FR', '1997-09-05, 1997-10-03, 1997-11-07', '1997-09-05'],
    [
      'FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU',
      '1997-09-07, 1997-09-28, 1997-11-02, 1997-11-30',
      '1997-09-07',
    ],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=-2MO', '1997-09-22, 1997-10-20, 1997-11-17', '1997-09-22'],
    ['FREQ=MONTHLY;COUNT=4;BYMONTHDAY=-3', '1997-09-28, 1997-10-29, 1997-11-28, 1997-12-29', '1997-09-28'],
    [
      'FREQ=MONTHLY;COUNT=5;BYMONTHDAY=1,-1',
      '1997-09-30, 1997-10-01, 1997-10-31, 1997-11-01, 1997-11-30',
      '1997-09-30',
    ],
    ['FREQ=YEARLY;COUNT=4;BYMONTH=6,7', '1997-06-10, 1997-07-10, 1998-06-10, 1998-07-10', '1997-06-10'],
    [
      'FREQ=YEARLY;INTERVAL=3;COUNT=4;BYYEARDAY=1,100,200',
      '1997-01-01, 1997-04-10, 1997-07-19, 2000-01-01',
      '1997-01-01',
    ],
    ['FREQ=YEARLY;BYDAY=20MO;COUNT=3', '1997-05-19, 1998-05-18, 1999-05-17', '1997-05-19'],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3', '1997-05-12, 1998-05-11, 1999-05-17', '1997-05-12'],
    ['FREQ=YEARLY;BYWEEKNO=53;COUNT=3', '1998-12-31, 2004-12-30, 2009-12-31', '1998-12-31'],
    [
      'FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=4',
      '1997-03-13, 1997-03-20, 1997-03-27, 1998-03-05',
      '1997-03-13',
    ],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3', '1998-02-13, 1998-03-13, 1998-11-13', '1998-02-13'],
    [
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3',
      '1996-11-05, 2000-11-07, 2004-11-02',
      '1996-11-05',
    ],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04, 1997-10-07, 1997-11-06', '1997-09-04'],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=4',
      '1997-09-29, 1997-10-30, 1997-11-27, 1997-12-30',
      '1997-09-29',
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
      '2007-01-15, 2007-01-30, 2007-02-15, 2007-03-15, 2007-03-30',
      '2007-01-15',
    ],
    ['FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z', '1997-09-02, 1997-09-02 12:00, 1997-09-02 15:00'],
    ['FREQ=MINUTELY;INTERVAL=90;COUNT=4', '1997-09-02, 1997-09-02 10:30, 1997-09-02 12:00, 1997-09-02 13:30'],
    [
      'FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,20;COUNT=5',
      '1997-09-02, 1997-09-02 09:20, 1997-09-02 10:00, 1997-09-02 10:20, 1997-09-03',
    ],
    ['FREQ=HOURLY;BYDAY=WE;BYHOUR=9;COUNT=3', '1997-09-03, 1997-09-10, 1997-09-17', '1997-09-03'],
    // Days that most years or months do not have.
    ['FREQ=YEARLY;COUNT=3', '2020-02-29, 2024-02-29, 2028-02-29', '2020-02-29'],
    ['FREQ=MONTHLY;COUNT=3', '2026-01-31, 2026-03-31, 2026-05-31', '2026-01-31'],
  ];
  for (const [rule, expected, start] of EXAMPLES) {
    it(`says ${rule} right`, () => {
      const until = /UNTIL=(\d{4})(\d\d)(\d\d)T(\d\d)/.exec(rule);
      const end = until === null ? undefined : `${until[1]}-${until[2]}-${until[3]} ${until[4]}:00:00`;
      expect(starts(rule, start && `${start} 09:00:00`, undefined, end)).to.deep.equal(list(expected));
    });
  }

  it('begins with the start, whether it fits the rule or not, and counts it', () => {
    expect(starts('FREQ=WEEKLY;BYDAY=MO;COUNT=3')).to.deep.equal(list('1997-09-02, 1997-09-08, 1997-09-15'));
  });

  it('goes through rules that never come true, and ends', () => {
    expect(starts('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).to.deep.equal(['1997-09-02']);
    expect(starts('FREQ=DAILY;BYMONTH=4;BYMONTHDAY=31')).to.deep.equal(['1997-09-02']);
  });

  it('gives up a rule that takes too many steps', () => {
    for (const rule of [
      'FREQ=SECONDLY',
      'FREQ=SECONDLY;BYMONTH=1;BYHOUR=3',
      'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;INTERVAL=1',
      `FREQ=YEARLY;BYHOUR=${Array.from({ length: 24 }, (_, hour) => hour).join()};BYMINUTE=${Array.from({ length: 60 }, (_, minute) => minute).join()};BYDAY=MO;BYSETPOS=-1`,
    ]) {
      const expansion = expandRule(readRule(rule), parseWallClock('2026-01-01 00:00:00'), Infinity, {
        steps: 10_000,
      });
      expect(() => [...expansion], rule).to.throw(BudgetError);
    }
  });

  it('refuses what is no rule', () => {
    for (const rule of [
      ...[
        '',
        'COUNT=3',
        'FREQ=FORTNIGHTLY',
        'FREQ=DAILY;COUNT=0',
        'FREQ=DAILY;INTERVAL=-1',
        'FREQ=DAILY;UNTIL=soon',
      ],
      ...['FREQ=DAILY;BYMONTH=13', 'FREQ=DAILY;BYDAY=XX', 'FREQ=DAILY;BYMONTHDAY=0', 'FREQ=DAILY;BYHOUR=24'],
      `FREQ=DAILY;BYMONTH=${'1,'.repeat(2000)}1`,
    ]) {
      expect(() => readRule(rule), rule.slice(0, 40)).to.throw(RuleError);
    }
  });

  it('gives the starts that another reader gives', () => {
    const some = <T>(items: readonly T[], max: number): fc.Arbitrary<T[]> =>
      fc.uniqueArray(fc.constantFrom(...items), { minLength: 1, maxLength: max });
    const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
    const part = (name: string, values: fc.Arbitrary<(string | number)[]>): fc.Arbitrary<string> =>
      values.map((list) => `;${name}=${list.join()}`);
    const none = fc.constant('');
    const rules = fc.oneof(
      fc.tuple(fc.constant('FREQ=DAILY'), fc.oneof(none, part('BYDAY', some(days, 4))), none),
      fc.tuple(
        fc.constant('FREQ=WEEKLY'),
        fc.oneof(none, part('BYDAY', some(days, 4))),
        fc.constantFrom(';WKST=SU', ';WKST=MO'),
      ),
      fc.tuple(
        fc.constant('FREQ=MONTHLY'),
        fc.oneof(
          none,
          part('BYMONTHDAY', some([1, 5, 15, 28, 30, -1, -3], 3)),
          part('BYDAY', some(['1MO', '2TU', '-1FR', '3SU'], 1)),
        ),
        none,
      ),
      fc.tuple(fc.constant('FREQ=YEARLY'), fc.oneof(none, part('BYMONTH', some([1, 2, 5, 9, 12], 2))), none),
    );
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 2000 }),
        (parts, interval, day) => {
          const rule = `${parts.join('')};INTERVAL=${interval}`;
          const start = parseWallClock('2024-01-01 09:00:00') + day * 86_400_000;
          // They go astray on days that not every month has.
          fc.pre(!rule.includes('BYMONTH=') || new Date(start).getUTCDate() < 29);
          const from = ICAL.Time.fromDateTimeString(formatWallClock(start).replace(' ', 'T'));
          const iterator = ICAL.Recur.fromString(rule).iterator(from);
          const theirs: string[] = [];
          while (theirs.length < 12 && !iterator.completed) {
            theirs.push(iterator.next().toString().replace('T', ' '));
          }
          const ours: string[] = [];
          for (const wall of expandRule(readRule(rule), start, parseWallClock('2200-01-01 00:00:00'), {
            steps: 1e6,
          })) {
            ours.push(formatWallClock(wall));
            if (ours.length === 13) break;
          }
          // They leave the start out where it does not fit the rule.
          expect((theirs[0] === ours[0] ? ours : ours.slice(1)).slice(0, 12), rule).to.deep.equal(theirs);
        },
      ),
      { numRuns: 500 },
    );
  });
});
